/**
 * `compile`: Problem → Diagram. First the hand automaton of each deck, then its diagram forward from every root that a draw of
 * roles leads to, then one backward pass for distinct deals and, where shuffles weigh, one for placements.
 */
import { FaultError } from '../fault.ts';
import type { Problem } from '../problem/problem.ts';
import { Attributes } from './attributes.ts';
import { type HandAutomaton, handAutomaton, type SeatKind } from './automaton.ts';
import { Budget, buildDeck } from './build.ts';
import type { DeckCount, RootedOrbit } from './deck.ts';
import { Diagram } from './diagram.ts';
import { fold } from './fold.ts';
import { type RoleOrbit, roleOrbits, type SeatGroup, seatGroups } from './roles.ts';

export interface CompileOptions {
  /** Memory for the diagram in MB; 1024 if not given. */
  readonly memory?: number;
  /** Keep seats of different roles, and seats bound by different facts, apart to the end, so that one can ask of each: for odds. */
  readonly separate?: boolean;
}

/** Compact states are 16 bits wide. */
const MOST_STATES = 65_535;

/** @throws FaultError of kind limit: `diagram-too-large`, `too-many-role-draws` */
export function compile(problem: Problem, options: CompileOptions = {}): Diagram {
  const budget = new Budget(options.memory ?? 1024);
  const groups = seatGroups(problem);
  const draws = roleOrbits(problem, groups);
  const decks: DeckCount[] = [];
  const roots: (readonly number[])[] = [];
  for (let deck = 0; deck < problem.decks.length; deck++) {
    const { count, nodes } = compileDeck(problem, deck, groups, draws, options.separate ?? false, budget);
    decks.push(count);
    roots.push(nodes);
  }
  const orbits: RootedOrbit[] = draws.map((draw, i) => ({ ...draw, roots: roots.map((nodes) => nodes[i]!) }));
  return new Diagram(problem, groups, orbits, decks);
}

function compileDeck(
  problem: Problem,
  deck: number,
  groups: readonly SeatGroup[],
  draws: readonly RoleOrbit[],
  separate: boolean,
  budget: Budget,
): { count: DeckCount; nodes: readonly number[] } {
  const spec = problem.decks[deck]!;
  const attributes = spec.attributes === null ? null : new Attributes(spec.attributes);
  const kinds: SeatKind[] = [];
  const kindByKey = new Map<string, number>();
  const kindOf = groups.map((group, g) =>
    problem.roles.map((_, role) => {
      if (!group.open[role]) return -1;
      const requirements = group.requirements[role]![deck]!;
      const label = separate ? g * problem.roles.length + role : 0;
      const key = `${spec.hand[role]};${requirements.join()};${label}`;
      let kind = kindByKey.get(key);
      if (kind === undefined) {
        kind = kinds.length;
        kinds.push({ role, requirements, label });
        kindByKey.set(key, kind);
      }
      return kind;
    }),
  );
  const automaton = handAutomaton(problem, deck, kinds, attributes);
  limitStates(automaton);
  const lists: number[][] = [];
  const listOf = draws.map((draw) => {
    const states = rootStates(draw, kindOf, automaton);
    if (states === null) return -1;
    return lists.push(states) - 1;
  });
  const { diagram, roots } = buildDeck(spec, problem.seats, automaton, lists, budget);
  const deals = fold(diagram, attributes, 'deals');
  const shuffles = spec.weights === 'shuffles' ? fold(diagram, attributes, 'shuffles') : deals;
  return {
    count: { diagram, attributes, kindOf, deals, shuffles },
    nodes: listOf.map((list) => (list < 0 ? -1 : roots[list]!)),
  };
}

/** The states of all seats under a draw of roles, ascending; null where some seat can have no hand. */
function rootStates(
  draw: RoleOrbit,
  kindOf: readonly (readonly number[])[],
  automaton: HandAutomaton,
): number[] | null {
  const states: number[] = [];
  for (let group = 0; group < draw.split.length; group++) {
    for (let role = 0; role < draw.split[group]!.length; role++) {
      const seats = draw.split[group]![role]!;
      if (seats === 0) continue;
      const state = automaton.roots[kindOf[group]![role]!]!;
      if (state < 0) return null;
      for (let i = 0; i < seats; i++) states.push(state);
    }
  }
  return states.sort((a, b) => a - b);
}

function limitStates(automaton: HandAutomaton): void {
  const states = automaton.layers.reduce((most, layer) => Math.max(most, layer.states), 0);
  if (states > MOST_STATES) {
    throw new FaultError({ kind: 'limit', code: 'too-many-hand-states', with: { states, limit: MOST_STATES } });
  }
}

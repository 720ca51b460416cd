/**
 * `compile`: Problem → Diagram. First the hand automaton of each deck, then its diagram forward from every root that a draw of
 * roles leads to. A backward pass for distinct deals, and where shuffles weigh another for placements, is made when its totals are first
 * asked for. `totals` says only how many deals there are: a deck without rules is counted without its diagram.
 */
import { FaultError } from '../fault.ts';
import type { Problem, ProblemDeck } from '../problem/problem.ts';
import { Attributes, type Measure } from './attributes.ts';
import { type HandAutomaton, handAutomaton, type SeatKind } from './automaton.ts';
import { Budget, buildDeck } from './build.ts';
import type { DeckDiagram } from './deck.ts';
import { Diagram } from './diagram.ts';
import { type DeckCount, fold, valueAbove } from './fold.ts';
import { fewHands, freeDeals, freeShuffles } from './free-deck.ts';
import { type RoleOrbit, roleOrbits, type SeatGroup, seatGroups } from './roles.ts';

export interface CompileOptions {
  /** Memory for the diagram in MB; 1024 if not given. */
  readonly memory?: number | undefined;
  /** Keep seats of different roles, and seats bound by different facts, apart to the end, so that one can ask of each: for odds. */
  readonly separate?: boolean;
}

/** Compact states are 16 bits wide. */
const MOST_STATES = 65_535;

/** @throws FaultError of kind limit: `diagram-too-large`, `too-many-role-draws` */
export function compile(problem: Problem, options: CompileOptions = {}): Diagram {
  const diagram = prepared(problem, options);
  // Whether there is memory enough shows here, not when a deal is asked for.
  for (const { build } of diagram.decks) build();
  return diagram;
}

/**
 * The number of legal deals and their total weight, each when it is asked for.
 * @throws FaultError of kind limit as `compile`, here or when asked; a deck without rules may be counted where it cannot be dealt
 */
export function totals(problem: Problem, options: CompileOptions = {}): Pick<Diagram, 'legal' | 'weight'> {
  return prepared(problem, options);
}

function prepared(problem: Problem, options: CompileOptions): Diagram {
  const budget = new Budget(options.memory ?? 1024);
  const groups = seatGroups(problem);
  const draws = roleOrbits(problem, groups);
  const decks = problem.decks.map((_, deck) =>
    compileDeck({ problem, deck, groups, draws, separate: options.separate ?? false, budget }),
  );
  return new Diagram(problem, groups, draws, decks);
}

interface DeckTask {
  readonly problem: Problem;
  readonly deck: number;
  readonly groups: readonly SeatGroup[];
  readonly draws: readonly RoleOrbit[];
  readonly separate: boolean;
  readonly budget: Budget;
}

function compileDeck(task: DeckTask): DeckCount {
  const { problem, deck, budget } = task;
  const spec = problem.decks[deck]!;
  const attributes = spec.attributes === null ? null : new Attributes(spec.attributes);
  const kinds = seatKinds(task);
  const build = once(() => buildDiagram(task, kinds, attributes));
  const foldAs = (measure: Measure) => once(() => fold(build().diagram, attributes, measure));
  const deals = foldAs('deals');
  const shuffles = spec.weights === 'shuffles' ? foldAs('shuffles') : deals;
  const plain = spec.cards.every(({ copies }) => copies === 1);
  const free =
    attributes === null &&
    problem.requirements.every((requirement) => requirement.deck !== deck) &&
    fewHands(new Array<number>(problem.seats).fill(Math.max(...spec.hand)));
  const known = new Map<string, bigint>();
  const freeTotal = (orbit: number, measure: Measure): bigint => {
    const hands = handSizes(task.draws[orbit]!, spec).sort((a, b) => a - b);
    if (plain || (measure === 'shuffles' && spec.weights === 'shuffles')) return freeShuffles(spec, hands);
    const key = hands.join();
    const total = known.get(key) ?? freeDeals(spec, hands, budget);
    known.set(key, total);
    return total;
  };
  return {
    build,
    get diagram() {
      return build().diagram;
    },
    get roots() {
      return build().roots;
    },
    attributes,
    kindOf: kinds.of,
    get deals() {
      return deals();
    },
    get shuffles() {
      return shuffles();
    },
    total(orbit, measure) {
      if (free) return freeTotal(orbit, measure);
      const root = build().roots[orbit]!;
      return root < 0 ? 0n : valueAbove(build().diagram, measure === 'deals' ? deals() : shuffles(), 0, root);
    },
  };
}

/** The kinds of seats to one deck, and the kind of each group in each role; -1 where the role is not open to it. */
function seatKinds({ problem, deck, groups, separate }: DeckTask): {
  readonly list: readonly SeatKind[];
  readonly of: readonly (readonly number[])[];
} {
  const list: SeatKind[] = [];
  const kindByKey = new Map<string, number>();
  const of = groups.map((group, g) =>
    problem.roles.map((_, role) => {
      if (!group.open[role]) return -1;
      const requirements = group.requirements[role]![deck]!;
      const label = separate ? g * problem.roles.length + role : 0;
      const key = `${problem.decks[deck]!.hand[role]};${requirements.join()};${label}`;
      let kind = kindByKey.get(key);
      if (kind === undefined) {
        kind = list.push({ role, requirements, label }) - 1;
        kindByKey.set(key, kind);
      }
      return kind;
    }),
  );
  return { list, of };
}

function buildDiagram(
  { problem, deck, draws, budget }: DeckTask,
  kinds: ReturnType<typeof seatKinds>,
  attributes: Attributes | null,
): { readonly diagram: DeckDiagram; readonly roots: readonly number[] } {
  const automaton = handAutomaton(problem, deck, kinds.list, attributes);
  limitStates(automaton);
  const lists: number[][] = [];
  const listOf = draws.map((draw) => {
    const states = rootStates(draw, kinds.of, automaton);
    return states === null ? -1 : lists.push(states) - 1;
  });
  const { diagram, roots } = buildDeck(problem.decks[deck]!, problem.seats, automaton, lists, budget);
  return { diagram, roots: listOf.map((list) => (list < 0 ? -1 : roots[list]!)) };
}

/** Hand sizes of all seats under a draw of roles. */
function handSizes({ split }: RoleOrbit, { hand }: ProblemDeck): number[] {
  return split.flatMap((row) => row.flatMap((seats, role) => new Array<number>(seats).fill(hand[role]!)));
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
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

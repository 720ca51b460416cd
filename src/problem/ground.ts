/**
 * Grounding: Ruleset × Selection → `Problem`. Amounts are settled, readings chosen, rules left out, names turned into indices, the
 * forms of the rules into formulas over bounds of one hand, pins into facts. Nothing after this stage knows a name.
 *
 *     Ruleset ──amounts──▶ roles, decks ──┬─ rules ──▶ requirements
 *     Selection ─────────────────────────┴─ pins ───▶ requirements, seatRoles
 */
import { fingerprint } from '../ruleset/fingerprint.ts';
import { withPool } from '../ruleset/pool.ts';
import type { Marking, Ruleset } from '../ruleset/ruleset.ts';
import { type Amounts, amounts } from './amounts.ts';
import { chosen } from './chosen.ts';
import { groundPins } from './ground-pins.ts';
import { groundRules } from './ground-rules.ts';
import type { Marks, Problem, ProblemDeck } from './problem.ts';
import type { Selection } from './selection.ts';

/**
 * `ruleset` without its pool put in (the selection carries it), `selection` normalised. Throws faults `negative-rest`, `pool-too-small`
 * and `rule-decks` (a rule that speaks of cards of two decks). A deck that does not fit, or roles that do not sum to the seats, are no
 * faults: such a problem has no legal deal.
 */
export function ground(ruleset: Ruleset, selection: Selection): Problem {
  const played = selection.pool === undefined ? ruleset : withPool(ruleset, selection.pool);
  const settled = amounts(played, selection.players, selection.set);
  const roles = settled.roles.filter((role) => role.count > 0);
  const decks = settled.decks.map((deck) => groundDeck(played, selection, { ...settled, roles }, deck));
  const base: Problem = {
    ruleset: { id: ruleset.id, fingerprint: fingerprint(ruleset) },
    selection,
    seats: settled.table.seats,
    roles,
    decks,
    requirements: [],
    seatRoles: [],
  };
  const pins = groundPins(played, base);
  return {
    ...base,
    requirements: [...groundRules(ruleset, played, base), ...pins.requirements],
    seatRoles: pins.seatRoles,
  };
}

function groundDeck(
  ruleset: Ruleset,
  selection: Selection,
  { table, roles }: Amounts,
  { deck, cards, stock }: Amounts['decks'][number],
): ProblemDeck {
  const sizes = table.hands.find((hands) => hands.deck === deck.id)?.sizes ?? [];
  const inPlay = cards.filter((card) => card.copies > 0);
  const marking = ruleset.marks.find((candidate) => candidate.deck === deck.id);
  return {
    id: deck.id,
    weights: selection.weights[deck.id] ?? deck.weights,
    cards: inPlay,
    hand: roles.map((role) => sizes.find((entry) => entry.role === role.id)?.size ?? 0),
    stock,
    marks: marking === undefined ? null : groundMarks(marking, selection, inPlay),
  };
}

function groundMarks(marking: Marking, selection: Selection, cards: ProblemDeck['cards']): Marks | null {
  const plan = chosen(marking.plan, selection.readings);
  if (plan.counts.length === 0) return null;
  const on = new Set<string>(plan.on);
  const ids = plan.counts.map(({ attribute }) => attribute);
  return {
    id: marking.id,
    on: cards.flatMap((card, index) => (on.has(card.id) ? [index] : [])),
    attributes: plan.counts.map(({ attribute, count }) => ({ id: attribute, count })),
    sets: plan.sets.map((set) => set.map((attribute) => ids.indexOf(attribute))),
  };
}

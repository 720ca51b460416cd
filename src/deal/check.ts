/**
 * The plain checker: every rule in force and every fact of the selection, evaluated directly on a given deal. It shares no code with
 * grounding or the engines, so that it can hold them to account. What the dealer prints has passed it.
 */
import type { Given } from '../problem/given.ts';
import type { Selection } from '../problem/selection.ts';
import type { Form } from '../ruleset/form.ts';
import type { AttributeId, CardId, DeckId, RoleId } from '../ruleset/ids.ts';
import { withPool } from '../ruleset/pool.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { blame } from './check/blame.ts';
import { checkCards } from './check/cards.ts';
import { evaluate } from './check/form.ts';
import { type CheckHand, checkHand } from './check/hand.ts';
import { checkMarks } from './check/marks.ts';
import { checkPins, pinnedFacts } from './check/pins.ts';
import { checkRoles } from './check/roles.ts';
import { type CheckTable, checkTable, reading } from './check/table.ts';

export interface Violation {
  readonly kind: 'rule' | 'fact';
  /** Clause number of a rule or of the marks, text of a pin; else `roles`, `hand`, `copies`. */
  readonly id: string;
  /** 1-based, ascending; empty where no seat is to blame (a card that nobody holds). */
  readonly seats: readonly number[];
  /** The cards that break it, or that are missing, a card once for each copy. */
  readonly cards: readonly CardId[];
  readonly detail: Detail;
}

/** What fills the sentence about a violation. */
export type Detail =
  /** The hand breaks the rule with `cards`. */
  | { readonly what: 'holds' }
  /** The hand does not hold what the rule asks for. */
  | { readonly what: 'lacks' }
  | { readonly what: 'pin' }
  | { readonly what: 'role-count'; readonly role: RoleId; readonly seats: number; readonly count: number }
  | { readonly what: 'role-absent'; readonly role: RoleId }
  | { readonly what: 'hand-size'; readonly deck: DeckId; readonly held: number; readonly size: number }
  | { readonly what: 'copies'; readonly deck: DeckId; readonly held: number; readonly copies: number }
  | { readonly what: 'not-in-play'; readonly deck: DeckId }
  | { readonly what: 'mark-count'; readonly attribute: AttributeId; readonly dealt: number; readonly count: number }
  | { readonly what: 'mark-set'; readonly attributes: readonly AttributeId[] };

/**
 * All violations, facts first, rules in the ruleset's order, each rule seat by seat; empty: legal, if the deal is complete. Of a deal
 * that is not complete only what is broken by itself is told: by the cards, roles and marks that are given, whatever the others are.
 * `ruleset` without its pool put in, `selection` normalised, `given.seats` the selection's players.
 */
export function check(ruleset: Ruleset, selection: Selection, given: Given): readonly Violation[] {
  return checker(ruleset, selection)(given);
}

/** The same for many deals of one selection: what does not depend on the deal is worked out once. */
export function checker(ruleset: Ruleset, selection: Selection): (given: Given) => readonly Violation[] {
  const played = selection.pool === undefined ? ruleset : withPool(ruleset, selection.pool);
  const table = checkTable(played, selection);
  const pins = pinnedFacts(played, selection);
  const rules = played.rules
    .filter(({ id }) => !selection.without.includes(id))
    .map(({ id, form }) => ({ id, form: reading(form, selection) }));
  return (given) => {
    const hands = given.roles.map((_, seat) =>
      openRoles(table, given, seat).map((role) => checkHand(given, seat, role)),
    );
    return [
      ...checkRoles(table, given),
      ...checkCards(table, given),
      ...checkMarks(table, given),
      ...checkPins(pins, table, given),
      ...rules.flatMap((rule) => checkRule(rule, table, hands)),
    ];
  };
}

function checkRule(
  rule: { readonly id: string; readonly form: Form },
  table: CheckTable,
  hands: readonly (readonly CheckHand[])[],
) {
  return hands.flatMap((open): readonly Violation[] => {
    // An open role breaks a rule only if every role would.
    const [first] = open;
    if (first === undefined || open.some((hand) => evaluate(rule.form, hand, table) !== 'no')) return [];
    const { cards, lacks } = blame(rule.form, first, table);
    return [{ kind: 'rule', id: rule.id, seats: [first.seat], cards, detail: { what: lacks ? 'lacks' : 'holds' } }];
  });
}

/** The roles that a seat (0-based) may have by what is given. */
function openRoles(table: CheckTable, given: Given, seat: number): readonly RoleId[] {
  const role = given.roles[seat] ?? null;
  return role === null ? [...table.roles].filter(([, count]) => count > 0).map(([id]) => id) : [role];
}

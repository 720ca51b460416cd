/**
 * The plain checker: every rule in force and every fact of the selection, evaluated directly on a given deal. It shares no code with
 * grounding or the engines, so that it can hold them to account. What the dealer prints has passed it.
 */
import type { PartialDeal } from '../problem/problem.ts';
import type { Selection } from '../problem/selection.ts';
import type { Form, Role, RoleId, Ruleset } from '../ruleset/model.ts';
import { withPool } from '../ruleset/pool.ts';
import { checkAttributes, checkCards, checkPins, checkRoles } from './facts.ts';
import { type Forms, formsOf, kept, type Test } from './form.ts';
import { type CheckHand, Counters } from './hand.ts';
import { passer } from './pass.ts';
import { checkTable, openRoles, reading } from './table.ts';
import type { Violation } from './violation.ts';

/**
 * All violations, facts first, rules in the ruleset's order, each rule seat by seat; empty: legal, if the deal is complete. Of a deal
 * that is not complete only what is broken by itself is told: by the cards, roles and attributes that are given, whatever the others are.
 * `ruleset` without its pool put in, `selection` normalised, `given.seats` the selection's players.
 */
export function check(ruleset: Ruleset, selection: Selection, given: PartialDeal): readonly Violation[] {
  return checker(ruleset, selection)(given);
}

/** A rule in force, with its test for hands of each role. */
interface CompiledRule {
  readonly id: string;
  readonly form: Form;
  readonly tests: ReadonlyMap<RoleId, Test>;
}

/** The same for many deals of one selection: what does not depend on the deal is worked out once, and a legal deal passes quickly. */
export function checker(ruleset: Ruleset, selection: Selection): (given: PartialDeal) => readonly Violation[] {
  const { passes, violations } = twoWays(ruleset, selection);
  return (given) => (passes(given) ? [] : violations(given));
}

/** `passes` never passes a deal of which `violations` tells anything; it may leave a legal deal to `violations`. */
export function twoWays(
  ruleset: Ruleset,
  selection: Selection,
): {
  readonly passes: (given: PartialDeal) => boolean;
  readonly violations: (given: PartialDeal) => readonly Violation[];
} {
  const played = selection.pool === undefined ? ruleset : withPool(ruleset, selection.pool);
  const table = checkTable(played, selection);
  const counters = new Counters(table);
  const forms = formsOf(table, counters);
  const roles = new Map(played.roles.map((role) => [role.id, role]));
  const rules = played.rules
    .filter(({ id }) => !selection.without.includes(id))
    .map(({ id, form: byReading }): CompiledRule => {
      const form = reading(byReading, selection);
      return { id, form, tests: new Map(played.roles.map((role) => [role.id, forms.test(form, role)])) };
    });
  const pass = passer(table, counters, (role) =>
    rules.map(({ tests }) => tests.get(role)!).filter((test) => test !== kept),
  );
  function pinsKept(given: PartialDeal): boolean {
    const found: Violation[] = [];
    checkPins(selection.pins, table, given, found);
    return found.length === 0;
  }
  function violations(given: PartialDeal): readonly Violation[] {
    const hands = given.roles.map((role, seat) =>
      openRoles(table, role).map((open) => counters.hand(given, seat, open)),
    );
    const found: Violation[] = [];
    checkRoles(table, given, found);
    checkCards(table, given, found);
    checkAttributes(table, given, found);
    checkPins(selection.pins, table, given, found);
    for (const rule of rules) {
      for (const open of hands) if (breaks(rule, open)) found.push(brokenRule(rule, open[0]!, forms, roles));
    }
    return found;
  }
  return { passes: (given) => pass(given) && pinsKept(given), violations };
}

/** A seat whose role is open breaks a rule only if it would in every role; one whose role is none of the ruleset's is told by itself. */
function breaks({ tests }: CompiledRule, open: readonly CheckHand[]): boolean {
  return open.length > 0 && open.every(({ role, counts }) => tests.get(role)?.(counts) === 'no');
}

function brokenRule(
  { id, form }: CompiledRule,
  hand: CheckHand,
  forms: Forms,
  roles: ReadonlyMap<RoleId, Role>,
): Violation {
  const { cards, lacks } = forms.blame(form, roles.get(hand.role)!, hand);
  return { kind: 'rule', id, seats: [hand.seat], cards, detail: { what: lacks ? 'lacks' : 'holds' } };
}

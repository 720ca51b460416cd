/**
 * The plain checker: every rule in force and every fact of the selection, evaluated directly on a given deal. It shares no code with
 * grounding or the engines, so that it can hold them to account. What the dealer prints has passed it.
 */

import type { CardsFact, Fact, FactCard } from '../problem/facts.ts';
import type { PartialCard, PartialDeal } from '../problem/problem.ts';
import type { Selection } from '../problem/selection.ts';
import type { AttributeId, CardId, DeckId, Form, Item, RoleId, Ruleset } from '../ruleset/model.ts';
import { withPool } from '../ruleset/pool.ts';
import {
  checkCards,
  checkMarks,
  counted,
  evaluate,
  sameItem,
  sides,
  singles,
  type Truth,
  timesNamed,
  within,
} from './form.ts';
import { type CheckHand, type CheckTable, checkHand, checkTable, countItem, itemCards, reading } from './table.ts';

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
export function check(ruleset: Ruleset, selection: Selection, given: PartialDeal): readonly Violation[] {
  return checker(ruleset, selection)(given);
}

/** The same for many deals of one selection: what does not depend on the deal is worked out once. */
export function checker(ruleset: Ruleset, selection: Selection): (given: PartialDeal) => readonly Violation[] {
  const played = selection.pool === undefined ? ruleset : withPool(ruleset, selection.pool);
  const table = checkTable(played, selection);
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
      ...checkPins(selection.pins, table, given),
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
function openRoles(table: CheckTable, given: PartialDeal, seat: number): readonly RoleId[] {
  const role = given.roles[seat] ?? null;
  return role === null ? [...table.roles].filter(([, count]) => count > 0).map(([id]) => id) : [role];
}

// What breaks a rule: the cards of the hand that are too many, or those that it lacks. Asked only where the rule is broken.

export interface Blame {
  /** A card once for each copy. Of what is lacking only cards are named: of a faction or an attribute any would do. */
  readonly cards: readonly CardId[];
  /** Whether something is missing, rather than too much. */
  readonly lacks: boolean;
}

/** `form` is broken by `hand`. */
export function blame(form: Form, hand: CheckHand, table: CheckTable): Blame {
  const held = (items: readonly Item[]) => too(items.flatMap((item) => [itemCards(table, hand, item)]));
  const beyond = (n: number) => (item: Item) => countItem(table, hand, item).least > n;
  switch (form.form) {
    case 'holds':
      return {
        lacks: true,
        cards: form.items.flatMap((item, index) => {
          if (item.kind !== 'card' || form.items.findIndex((other) => sameItem(item, other)) < index) return [];
          const missing = timesNamed(item, form.items) - countItem(table, hand, item).least;
          return Array<CardId>(Math.max(0, missing)).fill(item.card);
        }),
      };
    case 'never':
    case 'only':
      return held(form.items);
    case 'apart': {
      const there = form.items.filter(beyond(0));
      return held(there.filter((item) => there.some((other) => !sameItem(item, other))));
    }
    case 'single':
      return held(form.items.flatMap((item) => singles(item, table)).filter(beyond(1)));
    case 'at-most': {
      const [own = null] = sides(form.unsided, hand, table);
      return held(form.limits.flatMap(({ of, n }) => counted(of, own, form.limits, table).filter(beyond(n))));
    }
    case 'at-least': {
      const [own = null] = sides(form.unsided, hand, table);
      const short = form.limits.flatMap(({ of, n }) =>
        counted(of, own, form.limits, table).filter((item) => countItem(table, hand, item).most < n),
      );
      return { ...held(short), lacks: true };
    }
    case 'all': {
      const broken = form.parts.filter((part) => evaluate(part, hand, table) === 'no');
      const blames = broken.map((part) => blame(part, hand, table));
      return { cards: too(blames.map(({ cards }) => cards)).cards, lacks: blames.some(({ lacks }) => lacks) };
    }
    case 'any':
      return form.parts[0] === undefined ? { cards: [], lacks: false } : blame(form.parts[0], hand, table);
    case 'not':
      return {
        cards: [...new Set(too(named(form.part).map((item) => itemCards(table, hand, item))).cards)],
        lacks: false,
      };
  }
}

/** Cards of several lists that may overlap: each as often as the list that has most of it. */
function too(lists: readonly (readonly CardId[])[]): Blame {
  const cards = [...new Set(lists.flat())].flatMap((card) => {
    const times = Math.max(...lists.map((list) => list.filter((other) => other === card).length));
    return Array<CardId>(times).fill(card);
  });
  return { cards, lacks: false };
}

/** What a form speaks of by name. */
function named(form: Form): readonly Item[] {
  if ('parts' in form) return form.parts.flatMap(named);
  if ('part' in form) return named(form.part);
  if ('items' in form) return form.items;
  return form.limits.flatMap(({ of }) => (of.kind === 'own' || of.kind === 'other' ? [] : [of]));
}

// Facts that the selection pins: roles and cards of seats, and bans.

function checkPins(pins: Selection['pins'], table: CheckTable, given: PartialDeal): readonly Violation[] {
  return pins.flatMap(({ text: id, fact }): readonly Violation[] => {
    const truth =
      fact.kind === 'role' ? roleTruth(fact, given.roles[fact.seat - 1] ?? null) : cardsTruth(fact, table, given);
    if (truth !== 'no') return [];
    const cards = fact.kind === 'cards' ? fact.cards.map(({ card }) => card) : [];
    return [{ kind: 'fact', id, seats: [fact.seat], cards, detail: { what: 'pin' } }];
  });
}

function roleTruth({ role, ban }: Extract<Fact, { kind: 'role' }>, given: RoleId | null): Truth {
  if (given === null) return 'open';
  return (given === role) !== ban ? 'yes' : 'no';
}

function cardsTruth({ seat, cards, ban }: CardsFact, table: CheckTable, given: PartialDeal): Truth {
  const roles = given.roles[seat - 1] == null ? [...table.roles.keys()] : [given.roles[seat - 1]!];
  const hands = roles.map((role) => checkHand(given, seat - 1, role));
  const held = hands[0]?.cards ?? [];
  const known = given.marked || cards.every(({ attributes }) => attributes.length === 0);
  if (ban) {
    const [banned] = cards;
    if (known && held.some((card) => isOne(card, banned!))) return 'no';
    return 'open'; // never told as broken unless it is
  }
  const wanted = known ? cards : cards.map((card) => ({ ...card, attributes: [] }));
  const missing = leastMissing(held, wanted);
  const room = Math.max(0, ...hands.map((hand) => table.decks.reduce((sum, deck) => sum + hand.unknown(deck), 0)));
  return missing > room ? 'no' : 'open';
}

function isOne(held: PartialCard, wanted: FactCard): boolean {
  return held.card === wanted.card && wanted.attributes.every((attribute) => held.attributes.includes(attribute));
}

/** How many of the wanted cards cannot each have a held card of their own: what a largest matching leaves out. */
function leastMissing(held: readonly PartialCard[], wanted: readonly FactCard[]): number {
  const takenBy = new Map<number, number>();
  const place = (want: number, tried: Set<number>): boolean =>
    held.some((card, index) => {
      if (tried.has(index) || !isOne(card, wanted[want]!)) return false;
      tried.add(index);
      const other = takenBy.get(index);
      if (other !== undefined && !place(other, tried)) return false;
      takenBy.set(index, want);
      return true;
    });
  return wanted.filter((_, want) => !place(want, new Set())).length;
}

// Facts about roles: who sits at this table, and how many of each.

export function* checkRoles(table: CheckTable, given: PartialDeal): Generator<Violation> {
  for (const [seat, role] of given.roles.entries())
    if (role !== null && !table.roles.has(role))
      yield { kind: 'fact', id: 'roles', seats: [seat + 1], cards: [], detail: { what: 'role-absent', role } };
  const open = given.roles.filter((role) => role === null).length;
  for (const [role, count] of table.roles) {
    const seats = given.roles.flatMap((other, seat) => (other === role ? [seat + 1] : []));
    if (within(seats.length, seats.length + open, count, count) !== 'no') continue;
    yield {
      kind: 'fact',
      id: 'roles',
      seats,
      cards: [],
      detail: { what: 'role-count', role, seats: seats.length, count },
    };
  }
}

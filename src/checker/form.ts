/**
 * Direct evaluation of a rule's form on one hand, word by word as form.ts defines it. Nothing is grounded: what is counted is counted
 * in the hand.
 */

import type { PartialCard, PartialDeal, PartialHand } from '../problem/problem.ts';
import type { FactionId, Form, Item, Limit, LimitOf } from '../ruleset/model.ts';
import type { Violation } from './check.ts';
import { type CheckDeck, type CheckHand, type CheckTable, countItem } from './table.ts';

export function evaluate(form: Form, hand: CheckHand, table: CheckTable): Truth {
  if ('of' in form && form.of !== null && !form.of.includes(hand.role)) return 'yes';
  const least = (item: Item, n: number) => between(item, n, Number.POSITIVE_INFINITY, hand, table);
  const most = (item: Item, n: number) => between(item, 0, n, hand, table);
  switch (form.form) {
    case 'holds':
      return every(form.items, (item) => least(item, timesNamed(item, form.items)));
    case 'never':
      return every(form.items, (item) => most(item, 0));
    case 'only':
      return form.roles.includes(hand.role) ? 'yes' : every(form.items, (item) => most(item, 0));
    case 'apart':
      return every(form.items, (a, index) =>
        every(form.items.slice(index + 1), (b) => (sameItem(a, b) ? 'yes' : some([a, b], (item) => most(item, 0)))),
      );
    case 'single':
      return every(form.items, (item) => every(singles(item, table), (one) => most(one, 1)));
    case 'at-most':
      return some(sides(form.unsided, hand, table), (own) =>
        every(form.limits, ({ of, n }) => every(counted(of, own, form.limits, table), (item) => most(item, n))),
      );
    case 'at-least':
      return some(sides(form.unsided, hand, table), (own) =>
        every(form.limits, ({ of, n }) => {
          // `own` without an own faction counts nothing, which is less than one.
          if (of.kind === 'own' && own === null) return n > 0 ? 'no' : 'yes';
          return every(counted(of, own, form.limits, table), (item) => least(item, n));
        }),
      );
    case 'all':
      return every(form.parts, (part) => evaluate(part, hand, table));
    case 'any':
      return some(form.parts, (part) => evaluate(part, hand, table));
    case 'not':
      return opposite(evaluate(form.part, hand, table));
  }
}

/** The factions that may be taken as own in turn: one, null where there is none. */
export function sides(unsided: 'none' | 'any', { role }: CheckHand, table: CheckTable): readonly (FactionId | null)[] {
  const { own, mayOwn } = table.role(role);
  return own === null && unsided === 'any' && mayOwn.length > 0 ? mayOwn : [own];
}

/** The items that a limit counts, each on its own. */
export function counted(
  of: LimitOf,
  own: FactionId | null,
  limits: readonly Limit[],
  table: CheckTable,
): readonly Item[] {
  if (of.kind === 'own') return table.factions.filter(({ id }) => id === own).map(({ item }) => item);
  if (of.kind !== 'other') return [of];
  const named = (faction: FactionId) =>
    limits.some((limit) => limit.of.kind === 'faction' && limit.of.faction === faction);
  return table.factions.filter(({ id }) => id !== own && !named(id)).map(({ item }) => item);
}

/** A faction stands for each of its cards. */
export function singles(item: Item, table: CheckTable): readonly Item[] {
  return item.kind === 'faction' ? (table.factions.find(({ id }) => id === item.faction)?.cards ?? []) : [item];
}

export function timesNamed(item: Item, items: readonly Item[]): number {
  return items.filter((other) => sameItem(item, other)).length;
}

export function sameItem(a: Item, b: Item): boolean {
  if (a.kind === 'card') return b.kind === 'card' && a.card === b.card;
  if (a.kind === 'faction') return b.kind === 'faction' && a.faction === b.faction;
  return b.kind === 'attribute' && a.attribute === b.attribute;
}

function between(item: Item, min: number, max: number, hand: CheckHand, table: CheckTable): Truth {
  const { least, most } = countItem(table, hand, item);
  return within(least, most, min, max);
}

/** Three-valued truth: what a deal that is not complete leaves open is neither kept nor broken. */
export type Truth = 'yes' | 'no' | 'open';

export function every<T>(things: readonly T[], truth: (thing: T, index: number) => Truth): Truth {
  let found: Truth = 'yes';
  for (const [index, thing] of things.entries()) {
    const one = truth(thing, index);
    if (one === 'no') return 'no';
    if (one === 'open') found = 'open';
  }
  return found;
}

export function some<T>(things: readonly T[], truth: (thing: T, index: number) => Truth): Truth {
  return opposite(every(things, (thing, index) => opposite(truth(thing, index))));
}

export function opposite(truth: Truth): Truth {
  return truth === 'open' ? 'open' : truth === 'yes' ? 'no' : 'yes';
}

/** Whether a number that lies in `least..most` lies in `min..max`. */
export function within(least: number, most: number, min: number, max: number): Truth {
  if (most < min || least > max) return 'no';
  return least >= min && most <= max ? 'yes' : 'open';
}

// Facts about cards: what is in play, copies, sizes of hands.

export function* checkCards(table: CheckTable, given: PartialDeal): Generator<Violation> {
  for (const deck of table.decks) {
    const hands = handsOf(given, deck);
    yield* sizes(table, given, deck, hands);
    yield* copies(table, given, deck, hands);
  }
}

function handsOf(given: PartialDeal, deck: CheckDeck): readonly (PartialHand | null)[] {
  const found = given.hands.find((hands) => hands.deck === deck.id);
  return Array.from({ length: given.seats }, (_, seat) => found?.seats[seat] ?? null);
}

function* sizes(
  table: CheckTable,
  given: PartialDeal,
  deck: CheckDeck,
  hands: readonly (PartialHand | null)[],
): Generator<Violation> {
  for (const [seat, hand] of hands.entries()) {
    if (hand === null) continue;
    const held = hand.cards.length;
    const open = possibleSizes(table, given, deck, seat);
    const fits = (size: number) => (hand.complete ? held === size : held <= size);
    if (open.some(fits)) continue;
    const size = hand.complete ? (open[0] ?? 0) : Math.max(0, ...open);
    yield {
      kind: 'fact',
      id: 'hand',
      seats: [seat + 1],
      cards: [],
      detail: { what: 'hand-size', deck: deck.id, held, size },
    };
  }
}

function* copies(
  table: CheckTable,
  given: PartialDeal,
  deck: CheckDeck,
  hands: readonly (PartialHand | null)[],
): Generator<Violation> {
  const unknown = hands.map((hand, seat) =>
    hand?.complete
      ? 0
      : Math.max(0, ...possibleSizes(table, given, deck, seat).map((size) => size - (hand?.cards.length ?? 0))),
  );
  const room = unknown.reduce((total, n) => total + n, 0);
  for (const [card, number] of deck.copies) {
    const times = hands.map((hand) => hand?.cards.filter((other) => other.card === card).length ?? 0);
    const held = times.reduce((total, n) => total + n, 0);
    if (within(held, held + room, deck.stock ? 0 : number, number) !== 'no') continue;
    const seats = times.flatMap((n, seat) => (n > 0 ? [seat + 1] : []));
    const detail =
      number === 0
        ? ({ what: 'not-in-play', deck: deck.id } as const)
        : ({ what: 'copies', deck: deck.id, held, copies: number } as const);
    yield { kind: 'fact', id: 'copies', seats, cards: Array(Math.abs(held - number)).fill(card), detail };
  }
}

function possibleSizes(table: CheckTable, given: PartialDeal, deck: CheckDeck, seat: number): readonly number[] {
  const role = given.roles[seat] ?? null;
  // A role that does not sit here is told by itself; its hand may then have any size of the table.
  const known = role !== null && table.roles.has(role);
  return (known ? [role] : [...table.roles.keys()]).map((id) => deck.sizes.get(id) ?? 0);
}

// Facts about attributes: which sets a card may carry, and how many marks there are among the dealt cards.

interface Marked {
  readonly card: PartialCard;
  /** 1-based. */
  readonly seat: number;
}

export function* checkMarks(table: CheckTable, given: PartialDeal): Generator<Violation> {
  if (!given.marked) return;
  for (const deck of table.decks) {
    const hands = given.hands.find((entry) => entry.deck === deck.id)?.seats ?? [];
    const marked = hands.flatMap((hand, seat) => {
      const cards = hand?.cards.filter(({ attributes }) => attributes.length > 0) ?? [];
      return cards.map((card): Marked => ({ card, seat: seat + 1 }));
    });
    const known = hands.length === given.seats && hands.every((hand) => hand?.complete);
    yield* sets(deck, marked);
    yield* counts(deck, marked, known);
  }
}

function* sets({ marks }: CheckDeck, marked: readonly Marked[]): Generator<Violation> {
  for (const {
    card: { card, attributes },
    seat,
  } of marked) {
    const allowed = marks?.on.includes(card) && marks.sets.some((set) => same(set, attributes));
    if (!allowed)
      yield {
        kind: 'fact',
        id: marks?.rule ?? 'marks',
        seats: [seat],
        cards: [card],
        detail: { what: 'mark-set', attributes },
      };
  }
}

/** `known`: every hand is complete, so that a missing mark is missing. */
function* counts({ marks }: CheckDeck, marked: readonly Marked[], known: boolean): Generator<Violation> {
  for (const { attribute, count } of marks?.counts ?? []) {
    const carriers = marked.filter(({ card }) => card.attributes.includes(attribute));
    const dealt = carriers.length;
    if (dealt === count || (dealt < count && !known)) continue;
    const seats = [...new Set(carriers.map(({ seat }) => seat))];
    const cards = carriers.map(({ card }) => card.card);
    yield { kind: 'fact', id: marks!.rule, seats, cards, detail: { what: 'mark-count', attribute, dealt, count } };
  }
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((mark) => b.includes(mark)) && new Set(b).size === b.length;
}

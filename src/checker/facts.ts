/**
 * The facts of a table, held against a deal that may be incomplete: roles, hand sizes, copies, attributes, pins. What does not hold is
 * put into `found`.
 */
import type { CardsFact, Fact, FactCard } from '../problem/facts.ts';
import type { PartialCard, PartialDeal, PartialHand } from '../problem/problem.ts';
import type { Selection } from '../problem/selection.ts';
import type { CardId, RoleId } from '../ruleset/model.ts';
import { type Truth, within } from './form.ts';
import { unknownCards } from './hand.ts';
import { type CheckDeck, type CheckTable, openRoles } from './table.ts';
import { factBroken, type Violation } from './violation.ts';

/** Who sits at this table, and how many of each. */
export function checkRoles(table: CheckTable, given: PartialDeal, found: Violation[]): void {
  const held = new Map<RoleId | null, number>();
  given.roles.forEach((role, seat) => {
    held.set(role, (held.get(role) ?? 0) + 1);
    if (role === null || table.roles.has(role)) return;
    found.push(factBroken('roles', [seat + 1], [], { what: 'role-absent', role }));
  });
  const open = held.get(null) ?? 0;
  for (const [role, count] of table.roles) {
    const n = held.get(role) ?? 0;
    if (within(n, n + open, count, count) !== 'no') continue;
    const seats = given.roles.flatMap((other, seat) => (other === role ? [seat + 1] : []));
    found.push(factBroken('roles', seats, [], { what: 'role-count', role, seats: n, count }));
  }
}

/** What is in play, copies, sizes of hands. */
export function checkCards(table: CheckTable, given: PartialDeal, found: Violation[]): void {
  for (const deck of table.decks) {
    const hands = handsOf(given, deck);
    const sizes = given.roles.map((role) => possibleSizes(table, deck, role));
    checkSizes(deck, hands, sizes, found);
    checkCopies(deck, hands, sizes, found);
  }
}

function handsOf(given: PartialDeal, deck: CheckDeck): readonly (PartialHand | null)[] {
  const found = given.hands.find((hands) => hands.deck === deck.id);
  return Array.from({ length: given.seats }, (_, seat) => found?.seats[seat] ?? null);
}

/** A role that does not sit here is told by itself; its hand may then have any size of the table. */
function possibleSizes(table: CheckTable, deck: CheckDeck, role: RoleId | null): readonly number[] {
  if (role !== null && table.roles.has(role)) return [deck.sizes.get(role) ?? 0];
  return [...table.roles.keys()].map((id) => deck.sizes.get(id) ?? 0);
}

function checkSizes(
  deck: CheckDeck,
  hands: readonly (PartialHand | null)[],
  sizes: readonly (readonly number[])[],
  found: Violation[],
): void {
  hands.forEach((hand, seat) => {
    if (hand === null) return;
    const held = hand.cards.length;
    const possible = sizes[seat]!;
    if (possible.some((size) => (hand.complete ? held === size : held <= size))) return;
    const size = hand.complete ? (possible[0] ?? 0) : Math.max(0, ...possible);
    found.push(factBroken('hand', [seat + 1], [], { what: 'hand-size', deck: deck.id, held, size }));
  });
}

function checkCopies(
  deck: CheckDeck,
  hands: readonly (PartialHand | null)[],
  sizes: readonly (readonly number[])[],
  found: Violation[],
): void {
  const held = new Map<CardId, number>();
  let room = 0;
  hands.forEach((hand, seat) => {
    for (const { card } of hand?.cards ?? []) held.set(card, (held.get(card) ?? 0) + 1);
    if (!hand?.complete) room += Math.max(0, ...sizes[seat]!.map((size) => size - (hand?.cards.length ?? 0)));
  });
  for (const [card, number] of deck.copies) {
    const n = held.get(card) ?? 0;
    if (within(n, n + room, deck.stock ? 0 : number, number) !== 'no') continue;
    const seats = hands.flatMap((hand, seat) => (hand?.cards.some((other) => other.card === card) ? [seat + 1] : []));
    const detail =
      number === 0
        ? ({ what: 'not-in-play', deck: deck.id } as const)
        : ({ what: 'copies', deck: deck.id, held: n, copies: number } as const);
    found.push(factBroken('copies', seats, Array<CardId>(Math.abs(n - number)).fill(card), detail));
  }
}

interface Carrier {
  readonly card: PartialCard;
  /** 1-based. */
  readonly seat: number;
}

/** Which sets of attributes a card may carry, and how many of each attribute there are among the dealt cards. */
export function checkAttributes(table: CheckTable, given: PartialDeal, found: Violation[]): void {
  if (!given.marked) return;
  for (const deck of table.decks) {
    const hands = given.hands.find((entry) => entry.deck === deck.id)?.seats ?? [];
    const carriers: Carrier[] = [];
    hands.forEach((hand, seat) => {
      for (const card of hand?.cards ?? []) if (card.attributes.length > 0) carriers.push({ card, seat: seat + 1 });
    });
    const known = hands.length === given.seats && hands.every((hand) => hand?.complete);
    checkSets(deck, carriers, found);
    checkAmounts(deck, carriers, known, found);
  }
}

function checkSets({ attributes: plan }: CheckDeck, carriers: readonly Carrier[], found: Violation[]): void {
  for (const { card, seat } of carriers) {
    const { card: id, attributes } = card;
    if (plan?.on.includes(id) && plan.sets.some((set) => same(set, attributes))) continue;
    found.push(factBroken(plan?.rule ?? 'marks', [seat], [id], { what: 'mark-set', attributes }));
  }
}

/** `known`: every hand is complete, so that an attribute that is missing is missing. */
function checkAmounts(
  { attributes: plan }: CheckDeck,
  carriers: readonly Carrier[],
  known: boolean,
  found: Violation[],
): void {
  for (const { attribute, count } of plan?.counts ?? []) {
    const own = carriers.filter(({ card }) => card.attributes.includes(attribute));
    const dealt = own.length;
    if (dealt === count || (dealt < count && !known)) continue;
    const seats = [...new Set(own.map(({ seat }) => seat))];
    const cards = own.map(({ card }) => card.card);
    found.push(factBroken(plan!.rule, seats, cards, { what: 'mark-count', attribute, dealt, count }));
  }
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one)) && new Set(b).size === b.length;
}

/** Facts that the selection pins: roles and cards of seats, and bans. */
export function checkPins(pins: Selection['pins'], table: CheckTable, given: PartialDeal, found: Violation[]): void {
  for (const { text: id, fact } of pins) {
    const truth =
      fact.kind === 'role' ? roleTruth(fact, given.roles[fact.seat - 1] ?? null) : cardsTruth(fact, table, given);
    if (truth !== 'no') continue;
    const cards = fact.kind === 'cards' ? fact.cards.map(({ card }) => card) : [];
    found.push(factBroken(id, [fact.seat], cards, { what: 'pin' }));
  }
}

function roleTruth({ role, ban }: Extract<Fact, { kind: 'role' }>, given: RoleId | null): Truth {
  if (given === null) return 'open';
  return (given === role) !== ban ? 'yes' : 'no';
}

function cardsTruth({ seat, cards, ban }: CardsFact, table: CheckTable, given: PartialDeal): Truth {
  const held = given.hands.flatMap(({ seats }) => seats[seat - 1]?.cards ?? []);
  const known = given.marked || cards.every(({ attributes }) => attributes.length === 0);
  if (ban) {
    const [banned] = cards;
    if (known && held.some((card) => isOne(card, banned!))) return 'no';
    return 'open'; // never told as broken unless it is
  }
  const wanted = known ? cards : cards.map((card) => ({ ...card, attributes: [] }));
  const missing = leastMissing(held, wanted);
  const rooms = openRoles(table, given.roles[seat - 1]).map((role) =>
    table.decks.reduce((sum, deck) => sum + unknownCards(given, deck, seat - 1, role), 0),
  );
  return missing > Math.max(0, ...rooms) ? 'no' : 'open';
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

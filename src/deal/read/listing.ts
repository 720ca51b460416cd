/**
 * `Listing`: what a file says of seats, in the words of a ruleset, before it is known how many seats there are. All readers give one;
 * `seated` makes the `Given` of it.
 */
import { type Fault, FaultError, type Place } from '../../fault.ts';
import type { PartialDeal, PartialHand } from '../../problem/problem.ts';
import type { CardId, DeckId, RoleId, Ruleset } from '../../ruleset/model.ts';
import { fold } from '../../spelling.ts';
import { checkNames } from '../names.ts';
import type { ListedCard } from './card-list.ts';

export interface Listing {
  /** In the order of the file. */
  readonly seats: readonly ListedSeat[];
  /** Undealt cards by deck, where the file lists them (in any order). */
  readonly stock: ReadonlyMap<DeckId, readonly CardId[]>;
}

export interface ListedSeat {
  /** From 1; null where the file gives no numbers: then the order counts. */
  readonly seat: number | null;
  readonly name: string | null;
  readonly role: RoleId | null;
  /** A deck of which nothing is said is absent. */
  readonly hands: ReadonlyMap<DeckId, PartialHand>;
  readonly place: Place;
}

/**
 * How many seats a listing is about, where nothing else says so (contract: "Verdicts"): as many as it lists.
 * @throws FaultError `seats-unclear` where a seat number is higher, so that some seats are not listed
 */
export function listedSeats(listing: Listing): number {
  const highest = Math.max(0, ...listing.seats.map(({ seat }) => seat ?? 0));
  if (highest <= listing.seats.length) return listing.seats.length;
  throw new FaultError({ kind: 'bad', code: 'seats-unclear', with: { listed: listing.seats.length, highest } });
}

/**
 * The listing laid round a table of `seats` seats; seats that are not listed are unknown.
 * @throws FaultError `seat-twice`, `seat-range`, `seat-numbers` (some lines with a number and some without), `name-twice`
 */
export function seated(listing: Listing, ruleset: Pick<Ruleset, 'decks'>, seats: number): PartialDeal {
  const numbered = listing.seats.filter(({ seat }) => seat !== null).length;
  const faults: Fault[] = [];
  const at = new Map<number, ListedSeat>();
  listing.seats.forEach((listed, order) => {
    const seat = listed.seat ?? order + 1;
    const placed = { kind: 'bad', place: listed.place } as const;
    if (listed.seat === null && numbered > 0) faults.push({ ...placed, code: 'seat-numbers', with: {} });
    else if (seat < 1 || seat > seats) faults.push({ ...placed, code: 'seat-range', with: { seat, players: seats } });
    else if (at.has(seat)) faults.push({ ...placed, code: 'seat-twice', with: { seat } });
    else at.set(seat, listed);
  });
  if (faults.length > 0) throw new FaultError(...faults);
  const named = listing.seats.filter(({ name }) => name !== null);
  checkNames(
    named.map(({ name }) => name ?? ''),
    (position) => named[position]!.place,
  );
  const all = Array.from({ length: seats }, (_, seat) => at.get(seat + 1));
  return {
    seats,
    roles: all.map((listed) => listed?.role ?? null),
    hands: ruleset.decks.map(({ id }) => ({ deck: id, seats: all.map((listed) => listed?.hands.get(id) ?? null) })),
    marked: listing.seats.some(({ hands }) => [...hands.values()].some(hasMark)),
    names: all.map((listed) => listed?.name ?? null),
  };
}

function hasMark(hand: PartialHand): boolean {
  return hand.cards.some(({ attributes }) => attributes.length > 0);
}

// Undealt cards, where a list names them in a line of their own.

/** Whether a line speaks of undealt cards and of no seat: `剩余牌`, `剩余牌（武将）`, `stock`. */
export function isStock(label: string): boolean {
  return /^(剩余牌?|余牌|牌库|stock|undealt)([(（[【][^()（）]*[)）\]】])?$/u.test(fold(label));
}

/** Cards by deck. */
export function stockOf(cards: readonly ListedCard[]): ReadonlyMap<DeckId, readonly CardId[]> {
  const stock = new Map<DeckId, CardId[]>();
  for (const { deck, card } of cards) stock.set(deck, [...(stock.get(deck) ?? []), card]);
  return stock;
}

/**
 * What of a deal decides who knows what: whom a clause means, which cards of a hand play and in which order they lie, what the players
 * know of each other at the start, and the numbers of places round the table.
 */
import type { CardId, DeckId, Direction, RoleId, Ruleset, Text, Who } from '../../ruleset/model.ts';
import type { DealCard, DealSeat } from '../deal-file.ts';

/** What makes a seat one of those meant. Both empty: it is none of them. Each id once, in ruleset order. */
export interface Meant {
  readonly roles: readonly RoleId[];
  readonly cards: readonly CardId[];
}

/** Whom a `Who` of the ruleset means: seats of one of its roles, or whose playing cards include one of its cards. */
export function meant(ruleset: Ruleset, who: Who, seat: DealSeat): Meant {
  const held = new Set<CardId>(liveCards(ruleset, seat).map(({ card }) => card.card));
  const cards = ruleset.decks.flatMap((deck) => deck.cards.map((card) => card.id));
  return {
    roles: who.roles.includes(seat.role) ? [seat.role] : [],
    cards: cards.filter((card) => held.has(card) && who.cards.includes(card)),
  };
}

/** Whether the seat is one of those meant. */
export function isMeant(ruleset: Ruleset, who: Who, seat: DealSeat): boolean {
  const { roles, cards } = meant(ruleset, who, seat);
  return roles.length + cards.length > 0;
}

/** Whether a `Who` names nobody in particular; in a duty that means everybody. */
export function namesNobody(who: Who): boolean {
  return who.roles.length + who.cards.length === 0;
}

// What the players know of each other at the start (`knows`): the killers know the killers, and so on.

/** One thing that one seat knows from the start. */
export interface Known {
  readonly text: Text;
  /** Other seats (from 1), ascending; empty: nobody else. */
  readonly seats: readonly KnownSeat[];
}

export interface KnownSeat {
  readonly seat: number;
  /** As what the seat is known; null where it is known together with others and not which is which. */
  readonly as: Meant | null;
}

/** What `seat` knows, in the ruleset's order. A seat that no entry speaks to knows nothing; nobody learns of himself. */
export function knownTo(ruleset: Ruleset, seats: readonly DealSeat[], seat: DealSeat): readonly Known[] {
  return ruleset.presentation.knows
    .filter((entry) => isMeant(ruleset, entry.who, seat))
    .map((entry) => ({
      text: entry.text,
      seats: seats
        .filter((other) => other.seat !== seat.seat && isMeant(ruleset, entry.learns, other))
        .map((other) => ({ seat: other.seat, as: entry.together ? null : meant(ruleset, entry.learns, other) })),
    }));
}

// The cards of a seat that play. Where a ruleset has a judge, the judge's other cards are void: their holder neither learns
// anything by them nor is found by them (readings: 杀人 5.0).

/** One card of a hand and where it lies: `at` is its position (from 0) in the file's hand of that deck. */
export interface LiveCard {
  readonly deck: string;
  readonly at: number;
  readonly card: DealCard;
}

/** Every card of the seat that plays, decks in ruleset order, cards in the order of the file. */
export function liveCards(ruleset: Ruleset, seat: DealSeat): readonly LiveCard[] {
  const cards = handCards(ruleset, seat);
  const judge = ruleset.presentation.judge;
  return holdsJudge(ruleset, seat) ? cards.filter(({ card }) => card.card === judge) : cards;
}

/** Every card of the seat, void or not, decks in ruleset order. */
export function handCards(ruleset: Ruleset, seat: DealSeat): readonly LiveCard[] {
  return ruleset.decks.flatMap((deck) => (seat.hands[deck.id] ?? []).map((card, at) => ({ deck: deck.id, at, card })));
}

/** Whether this seat runs the game as the judge. */
export function holdsJudge(ruleset: Ruleset, seat: DealSeat): boolean {
  const judge = ruleset.presentation.judge;
  return judge !== null && handCards(ruleset, seat).some(({ card }) => card.card === judge);
}

/** The cards of a hand of `deck` in the order in which they lie: the drawn order where there is one, else the order of the file. */
export function cardsInOrder(seat: DealSeat, deck: DeckId): readonly DealCard[] {
  const hand = seat.hands[deck] ?? [];
  const order = seat.order?.[deck];
  return order === undefined ? hand : order.flatMap((at) => hand[at] ?? []);
}

// Places round the table (杀人 5.0): the cards of one deck lie face down in the order of each hand and are numbered from the seat
// after the judge on, the way the seats go; the judge's own cards get no number. The numbers depend on who is the judge and
// on the hand sizes alone, never on what else the hands hold.

export interface Places {
  readonly deck: DeckId;
  readonly direction: Direction;
  /** The judge's seat; null where nobody holds the judge's card: then the numbers begin at seat 1. */
  readonly judge: number | null;
  /** In seat order: the place numbers (from 1) of the seat's cards, in the order in which they lie; the judge's list is empty. */
  readonly seats: readonly { readonly seat: number; readonly numbers: readonly number[] }[];
}

/** Null where the game has no places. */
export function places(ruleset: Ruleset, seats: readonly DealSeat[]): Places | null {
  const rule = ruleset.presentation.places;
  if (rule === null) return null;
  const judge = seats.findIndex((seat) => holdsJudge(ruleset, seat));
  const start = judge < 0 ? 0 : judge + 1;
  const numbers = new Map<number, readonly number[]>();
  let next = 1;
  for (let step = 0; step < seats.length; step++) {
    const at = (start + step) % seats.length;
    const size = at === judge ? 0 : (seats[at]?.hands[rule.deck]?.length ?? 0);
    numbers.set(
      at,
      Array.from({ length: size }, (_, k) => next + k),
    );
    next += size;
  }
  return {
    deck: rule.deck,
    direction: rule.direction,
    judge: seats[judge]?.seat ?? null,
    seats: seats.map((seat, at) => ({ seat: seat.seat, numbers: numbers.get(at) ?? [] })),
  };
}

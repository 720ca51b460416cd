/**
 * Places round the table (杀人 5.0): the cards of one deck lie face down in the order of each hand and are numbered from the seat
 * after the judge on, the way the seats go; the judge's own cards get no number. The numbers depend on who is the judge and
 * on the hand sizes alone, never on what else the hands hold.
 */
import type { DeckId } from '../../ruleset/ids.ts';
import type { Direction, Ruleset } from '../../ruleset/ruleset.ts';
import type { DealSeat } from '../deal-file.ts';
import { holdsJudge } from './live.ts';

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
  const rule = ruleset.talk.places;
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

/** The cards of a hand of `deck` in the order in which they lie: the drawn order where there is one, else the order of the file. */
export function lying(seat: DealSeat, deck: DeckId) {
  const hand = seat.hands[deck] ?? [];
  const order = seat.order?.[deck];
  return order === undefined ? hand : order.flatMap((at) => hand[at] ?? []);
}

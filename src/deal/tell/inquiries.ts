/**
 * What the cards that investigate would be told about every seat, on the hands as dealt (v1 3.5.1, v2 3.4.1). A card with a
 * deceiving attribute makes the answer yes where no card that is asked for is held: a false positive.
 */
import type { CardId } from '../../ruleset/ids.ts';
import type { Ruleset, Text } from '../../ruleset/ruleset.ts';
import type { DealSeat } from '../deal-file.ts';
import { liveCards } from './live.ts';

export interface Inquiry {
  readonly name: Text;
  /** The cards that may ask. */
  readonly cards: readonly CardId[];
  /** One answer a seat, in seat order. */
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly seat: number;
  readonly yes: boolean;
  /** Yes, and only because of attributes. */
  readonly fooled: boolean;
}

export function inquiries(ruleset: Ruleset, seats: readonly DealSeat[]): readonly Inquiry[] {
  return ruleset.talk.inquiries.map(({ name, cards, asks, fooledBy }) => ({
    name,
    cards,
    answers: seats.map((seat) => {
      const held = liveCards(ruleset, seat);
      const truly = held.some(({ card }) => asks.includes(card.card));
      const marked = held.some(({ card }) => card.attributes.some((attribute) => fooledBy.includes(attribute)));
      return { seat: seat.seat, yes: truly || marked, fooled: marked && !truly };
    }),
  }));
}

/**
 * The cards of a seat that play. Where a ruleset has a judge, the judge's other cards are void: their holder is neither told
 * anything by them nor found by them (readings: 杀人 5.0).
 */
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { DealCard, DealSeat } from '../deal-file.ts';

/** One card of a hand and where it lies: `at` is its position (from 0) in the file's hand of that deck. */
export interface LiveCard {
  readonly deck: string;
  readonly at: number;
  readonly card: DealCard;
}

/** Every card of the seat that plays, decks in ruleset order, cards in the order of the file. */
export function liveCards(ruleset: Ruleset, seat: DealSeat): readonly LiveCard[] {
  const cards = handCards(ruleset, seat);
  const judge = ruleset.talk.judge;
  return holdsJudge(ruleset, seat) ? cards.filter(({ card }) => card.card === judge) : cards;
}

/** Every card of the seat, void or not, decks in ruleset order. */
export function handCards(ruleset: Ruleset, seat: DealSeat): readonly LiveCard[] {
  return ruleset.decks.flatMap((deck) => (seat.hands[deck.id] ?? []).map((card, at) => ({ deck: deck.id, at, card })));
}

/** Whether this seat runs the game as the judge. */
export function holdsJudge(ruleset: Ruleset, seat: DealSeat): boolean {
  const judge = ruleset.talk.judge;
  return judge !== null && handCards(ruleset, seat).some(({ card }) => card.card === judge);
}

/** The cards of a given deal against the cards in play: what is too many, what is missing. */
import type { Given } from '../problem/given.ts';
import type { Problem } from '../problem/problem.ts';
import type { CardId, DeckId } from '../ruleset/ids.ts';

export interface DeckDifference {
  readonly deck: DeckId;
  /** Copies beyond those in play, in the hands and listed as undealt; of a card that is not in play, all of them. In ruleset order, those not in play last. */
  readonly extra: readonly CardCopies[];
  /** Copies in play that no hand holds; where there is a stock none, unless the deal lists a stock without them. */
  readonly missing: readonly CardCopies[];
}

export interface CardCopies {
  readonly card: CardId;
  /** At least 1. */
  readonly copies: number;
}

/**
 * Every deck of the problem in its order.
 * @param stock what the deal lists as undealt, for some decks
 */
export function deckDifferences(
  problem: Problem,
  given: Given,
  stock: ReadonlyMap<DeckId, readonly CardId[]> = new Map(),
): readonly DeckDifference[] {
  return problem.decks.map((deck) => {
    const listed = stock.get(deck.id) ?? null;
    const hands = given.hands.find((hand) => hand.deck === deck.id)?.seats ?? [];
    const seen = new Map<CardId, number>(deck.cards.map(({ id }) => [id, 0]));
    const count = (card: CardId) => seen.set(card, (seen.get(card) ?? 0) + 1);
    for (const hand of hands) for (const { card } of hand?.cards ?? []) count(card);
    const held = new Map(seen);
    for (const card of listed ?? []) count(card);
    const inPlay = new Map(deck.cards.map(({ id, copies }) => [id, copies]));
    const beyond = (counted: typeof seen) =>
      [...counted].map(([card, copies]) => ({ card, copies: copies - (inPlay.get(card) ?? 0) }));
    return {
      deck: deck.id,
      extra: beyond(seen).filter(({ copies }) => copies > 0),
      missing:
        deck.stock && listed === null
          ? []
          : beyond(deck.stock ? seen : held).flatMap(({ card, copies }) =>
              copies < 0 ? [{ card, copies: -copies }] : [],
            ),
    };
  });
}

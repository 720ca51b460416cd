/** Hands may be in order while the undealt cards beside them are not: cards in both, or in neither. */
import type { Given } from '../problem/given.ts';
import type { Problem } from '../problem/problem.ts';
import type { CardId, DeckId } from '../ruleset/ids.ts';
import type { Violation } from './check.ts';
import { deckDifferences } from './deck-difference.ts';

/**
 * What is wrong with the cards that a deal lists as undealt. A card that is too many in the hands alone is left to `check`.
 * @param stock by deck; a deck that is not listed is not looked at
 */
export function checkStock(
  problem: Problem,
  given: Given,
  stock: ReadonlyMap<DeckId, readonly CardId[]>,
): readonly Violation[] {
  const differences = deckDifferences(problem, given, stock);
  return problem.decks.flatMap((deck, at) => {
    if (!stock.has(deck.id)) return [];
    const hands = given.hands.find((hand) => hand.deck === deck.id)?.seats ?? [];
    // Where there is no stock, what no hand holds is missing, listed or not: the hands themselves are too small then.
    const whole = deck.stock && hands.every((hand) => hand?.complete);
    const { extra, missing } = differences[at]!;
    const wrong = [...extra, ...(whole ? missing : []).map(({ card, copies }) => ({ card, copies: -copies }))];
    return wrong.flatMap(({ card, copies: by }): Violation[] => {
      const copies = deck.cards.find(({ id }) => id === card)?.copies ?? 0;
      const inHands = hands.reduce(
        (sum, hand) => sum + (hand?.cards.filter((each) => each.card === card).length ?? 0),
        0,
      );
      if (inHands > copies) return []; // the checker tells of it already
      const detail = { what: 'copies', deck: deck.id, held: copies + by, copies } as const;
      return [{ kind: 'fact', id: 'copies', seats: [], cards: new Array<CardId>(Math.abs(by)).fill(card), detail }];
    });
  });
}

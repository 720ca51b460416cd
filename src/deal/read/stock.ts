/** Undealt cards, where a list names them in a line of their own. */
import { wordKey } from '../../problem/vocabulary.ts';
import type { CardId, DeckId } from '../../ruleset/ids.ts';
import type { ListedCard } from './card-list.ts';

/** Whether a line speaks of undealt cards and of no seat: `剩余牌`, `剩余牌（武将）`, `stock`. */
export function isStock(label: string): boolean {
  return /^(剩余牌?|余牌|牌库|stock|undealt)([(（[【][^()（）]*[)）\]】])?$/u.test(wordKey(label));
}

/** Cards by deck. */
export function stockOf(cards: readonly ListedCard[]): ReadonlyMap<DeckId, readonly CardId[]> {
  const stock = new Map<DeckId, CardId[]>();
  for (const { deck, card } of cards) stock.set(deck, [...(stock.get(deck) ?? []), card]);
  return stock;
}

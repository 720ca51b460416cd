import type { CardId, DeckId } from '../ruleset/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { DealFile } from './deal-file.ts';

/**
 * A deal file without what is drawn beside the deal: the stock in ruleset order, hands without an order of their own. So two
 * files of one deal number are equal, which is what a list of all legal deals needs.
 */
export function inRulesetOrder(deal: DealFile, ruleset: Ruleset): DealFile {
  const place = new Map<CardId, number>(
    ruleset.decks.flatMap(({ cards }) => cards).map(({ id }, index) => [id, index]),
  );
  const { stock, seats, ...rest } = deal;
  return {
    ...rest,
    seats: seats.map(({ order: _, ...seat }) => seat),
    ...(stock && { stock: sorted(stock, (id) => place.get(id) ?? 0) }),
  };
}

function sorted(stock: NonNullable<DealFile['stock']>, place: (id: CardId) => number): NonNullable<DealFile['stock']> {
  const decks = Object.entries(stock).map(([deck, cards]) => [
    deck,
    [...cards].sort((a, b) => place(a.card) - place(b.card)),
  ]);
  return Object.fromEntries(decks) as Record<DeckId, (typeof stock)[DeckId]>; // as: keys of fromEntries lose their brand
}

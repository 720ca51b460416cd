/**
 * Default discard orders (v1 and v2 5.3, 6.2): used where a player sends none. An order lists the whole hand, the first to be
 * lost first; clause 6.2 says which card may be the last (底牌). Orders are uniform among those that the clause allows:
 * a uniform order of the physical cards under that condition is one, because every order of card kinds is as many physical ones.
 */
import type { CardId, FactionId } from '../../ruleset/ids.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { DealCard, DealSeat } from '../deal-file.ts';
import { type Draw, openSides, type Side } from './choice.ts';
import { liveCards } from './live.ts';

export interface DiscardOrder {
  /** For a chooser whose last card depends on his side: the side that this order is for. */
  readonly side: Side | null;
  /** The first to be lost first; the last is the 底牌. */
  readonly cards: readonly DealCard[];
  /** False where the hand has no card that may be last (a selection without the clause): then any order of the hand. */
  readonly allowed: boolean;
}

/** The orders of one seat: one, or one for each open side of a chooser; none where the game has no discard order. */
export function discardOrders(
  ruleset: Ruleset,
  players: number,
  seat: DealSeat,
  stream: Draw,
): readonly DiscardOrder[] {
  const rule = ruleset.talk.discard;
  if (rule === null) return [];
  const cards = liveCards(ruleset, seat).map(({ card }) => card);
  const open = rule.last === 'own' ? (openSides(ruleset, players, seat) ?? []) : [];
  const sides = open.length > 0 ? open : [null];
  return sides.map((side) => {
    const may = mayBeLast(ruleset, seat, side);
    const lasts = cards.flatMap((card, at) => (may(card.card) ? [at] : []));
    return { side, cards: drawOrder(cards, lasts, stream), allowed: lasts.length > 0 };
  });
}

/** Whether clause 6.2 lets a card of this seat be the last, a chooser having taken `side`. */
export function mayBeLast(ruleset: Ruleset, seat: DealSeat, side: Side | null): (card: CardId) => boolean {
  const last = ruleset.talk.discard?.last ?? [];
  if (last !== 'own') return (card) => last.includes(card);
  const faction = new Map(ruleset.decks.flatMap((deck) => deck.cards.map((card) => [card.id, card.faction])));
  const own: FactionId | null = side?.needs ?? ruleset.roles.find((role) => role.id === seat.role)?.own ?? null;
  return (card) => own !== null && faction.get(card) === own;
}

function drawOrder(cards: readonly DealCard[], lasts: readonly number[], stream: Draw): readonly DealCard[] {
  const at = lasts.length > 0 ? lasts[stream.below(lasts.length)] : undefined;
  const mixed = stream.shuffle(cards.filter((_, k) => k !== at));
  const last = at === undefined ? undefined : cards[at];
  return last === undefined ? mixed : [...mixed, last];
}

/**
 * The side that one role chooses after the deal (v1 and v2: 自选立场者): which sides a hand leaves open, and what holds if the
 * chooser stays silent. A silent side that is drawn comes from a stream of its own.
 */
import type { Stream } from '../../random/stream.ts';
import type { CardId, Choice, FactionId, Ruleset } from '../../ruleset/model.ts';
import type { DealCard, DealSeat } from '../deal-file.ts';
import { liveCards } from './knowledge.ts';

export type Side = Choice['sides'][number];

/** What defaults are drawn from: a `Stream`, or what a test puts in its place. */
export type Draw = Pick<Stream, 'below' | 'shuffle'>;

/** The chooser's sides at this table; null for a seat of any other role, or where the game has no choice. */
export function openSides(ruleset: Ruleset, players: number, seat: DealSeat): readonly Side[] | null {
  const choice = ruleset.presentation.choice;
  if (choice === null || choice.role !== seat.role) return null;
  const faction = new Map(ruleset.decks.flatMap((deck) => deck.cards.map((card) => [card.id, card.faction])));
  const held = new Set(liveCards(ruleset, seat).map(({ card }) => faction.get(card.card)));
  return choice.sides.filter((side) => side.seats.includes(players) && (side.needs === null || held.has(side.needs)));
}

export interface Default {
  readonly side: Side;
  /** Whether the side was drawn; otherwise the ruleset names it. */
  readonly drawn: boolean;
  /** The manner that goes with the side, always drawn; null where the side has none. */
  readonly manner: Side['manner'][number] | null;
}

/**
 * The side of a chooser who stays silent. Null where nothing is open to him, or where the ruleset names no default for the table.
 * A named side that is not open to this hand gives way to a draw among the open ones.
 */
export function silentSide(ruleset: Ruleset, players: number, open: readonly Side[], stream: Draw): Default | null {
  const rule = ruleset.presentation.choice?.silent.find((entry) => entry.seats === players);
  if (rule === undefined || open.length === 0) return null;
  const named = rule.side === 'drawn' ? undefined : open.find((side) => side.id === rule.side);
  const side = named ?? pick(open, stream);
  return { side, drawn: named === undefined, manner: side.manner.length === 0 ? null : pick(side.manner, stream) };
}

function pick<T>(items: readonly T[], stream: Draw): T {
  const item = items[stream.below(items.length)];
  if (item === undefined) throw new RangeError('a stream drew outside its range');
  return item;
}

// Default discard orders (v1 and v2 5.3, 6.2): used where a player sends none. An order lists the whole hand, the first to be
// lost first; clause 6.2 says which card may be the last (底牌). Orders are uniform among those that the clause allows:
// a uniform order of the physical cards under that condition is one, because every order of card kinds is as many physical ones.

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
  const rule = ruleset.presentation.discard;
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
  const last = ruleset.presentation.discard?.last ?? [];
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

/**
 * The side that one role chooses after the deal (v1 and v2: 自选立场者): which sides a hand leaves open, and what holds if the
 * chooser stays silent. A silent side that is drawn comes from a stream of its own.
 */
import type { Stream } from '../../random/stream.ts';
import type { Choice, Ruleset } from '../../ruleset/ruleset.ts';
import type { DealSeat } from '../deal-file.ts';
import { liveCards } from './live.ts';

export type Side = Choice['sides'][number];

/** What defaults are drawn from: a `Stream`, or what a test puts in its place. */
export type Draw = Pick<Stream, 'below' | 'shuffle'>;

/** The chooser's sides at this table; null for a seat of any other role, or where the game has no choice. */
export function openSides(ruleset: Ruleset, players: number, seat: DealSeat): readonly Side[] | null {
  const choice = ruleset.talk.choice;
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
  const rule = ruleset.talk.choice?.silent.find((entry) => entry.seats === players);
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

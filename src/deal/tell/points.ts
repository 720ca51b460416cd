/** Action points a night (v2 3.3): the table's base, and more for each copy held of some cards. */
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { DealSeat } from '../deal-file.ts';
import { liveCards } from './live.ts';

/** Points of this seat in its first night, with the hand as dealt; null where the game has none. */
export function nightlyPoints(ruleset: Ruleset, seat: DealSeat): number | null {
  const points = ruleset.talk.points;
  if (points === null) return null;
  const worth = new Map(points.each.map(({ card, points: each }) => [card, each]));
  return liveCards(ruleset, seat).reduce((sum, { card }) => sum + (worth.get(card.card) ?? 0), points.base);
}

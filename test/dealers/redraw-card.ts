/** "Random seat that still has room, redraw only the card that failed": legal deals, far from equally likely. */
import type { Dealt, Problem } from '../../src/problem/problem.ts';
import type { Stream } from '../../src/random/stream.ts';
import { dealtOf, drawnRoles, mayHold, physicalCards } from './partial-hand.ts';

/** One deck that fits its places, no attributes. Null where a card can go nowhere. */
export function redrawCardDeal(problem: Problem, random: Stream): Dealt | null {
  const roles = drawnRoles(problem, (items) => random.shuffle(items));
  const hands = roles.map((): number[] => []);
  for (const card of physicalCards(problem)) {
    const open = roles.flatMap((role, seat) => (mayHold(problem, role, [...hands[seat]!, card]) ? [seat] : []));
    if (open.length === 0) return null;
    hands[open[Number(random.below(open.length))]!]!.push(card);
  }
  return dealtOf(roles, hands);
}

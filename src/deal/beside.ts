/** What is drawn beside a deal, for a file that lacks it: one made by hand, or mended. */
import type { Ruleset } from '../ruleset/ruleset.ts';
import { firstCamp, pairingsOf } from './camps.ts';
import type { DealFile } from './deal-file.ts';
import { withOrder } from './to-file.ts';

/**
 * The deal with the order of its hands, the camp that acts first and the first round's pairing, where the game has such things; what
 * the file says already stays. The same deal always gets the same.
 */
export function withBeside(ruleset: Ruleset, deal: DealFile): DealFile {
  const { camps, order } = ruleset.talk;
  const ordered = deal.seats.every((seat) => order.every((deck) => seat.order?.[deck] !== undefined));
  const first = deal.first ?? (camps === null ? undefined : firstCamp(camps, deal));
  const pairings =
    deal.pairings ?? (camps?.pairing && first !== undefined ? pairingsOf(camps, first, deal.seats) : undefined);
  return {
    ...deal,
    seats: ordered ? deal.seats : withOrder(ruleset, deal, deal.seats),
    ...(first !== undefined && { first }),
    ...(pairings !== undefined && { pairings }),
  };
}

/** Two camps that fight in turn: who acts first in a deal, and the first round's pairing between the seats. */
import type { RoleId } from '../ruleset/ids.ts';
import type { Camps } from '../ruleset/ruleset.ts';
import type { DealFile } from './deal-file.ts';
import { type ExtraKey, extraStream } from './extra.ts';
import { pairings, type Side } from './pairing.ts';

/** The value of the parameter `first` that leaves it to chance. */
const DRAWN = 'drawn';

/** Id of the camp that acts first: the value of the ruleset's parameter, or drawn in a stream of its own. */
export function firstCamp(camps: Camps, deal: ExtraKey): string {
  const value = deal.selection.set[camps.first];
  if (value !== DRAWN) return String(value);
  return extraStream(deal, 'first').shuffle(camps.camps)[0]!.id; // a ruleset with camps has at least one
}

/**
 * The pairings of the first round (see `pairings`): attackers are the seats of the camp that acts first, defenders all others.
 * @param seats in seat order, all alive
 */
export function pairingsOf(
  camps: Camps,
  first: string,
  seats: readonly { readonly seat: number; readonly role: RoleId }[],
): NonNullable<DealFile['pairings']> {
  const attackers = camps.camps.find(({ id }) => id === first)?.roles ?? [];
  const ring = camps.direction === 'counterclockwise' ? seats : seats.toReversed();
  const sides = ring.map(({ role }): Side => (attackers.includes(role) ? 'attacker' : 'defender'));
  return pairings(sides).map((pairs) =>
    pairs
      .map(({ attacker, target }) => ({ attacker: ring[attacker]!.seat, target: ring[target]!.seat }))
      .sort((a, b) => a.attacker - b.attacker),
  );
}

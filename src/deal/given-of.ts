/** A complete deal as a `Given`, for the checker and the engines. */
import type { Given, GivenHand } from '../problem/given.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { DealFile } from './deal-file.ts';

/**
 * What a deal file says of its seats. Attributes count as given also where no card has one: a file is complete.
 * @param ruleset gives the order of the decks
 */
export function givenOf(ruleset: Pick<Ruleset, 'decks'>, file: Pick<DealFile, 'seats'>): Given {
  return {
    seats: file.seats.length,
    roles: file.seats.map(({ role }) => role),
    hands: ruleset.decks.map(({ id }) => ({
      deck: id,
      seats: file.seats.map(({ hands }): GivenHand => ({ cards: hands[id] ?? [], complete: true })),
    })),
    marked: true,
    names: file.seats.map(({ name }) => name),
  };
}

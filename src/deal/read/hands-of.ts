/** A list of cards as hands, deck by deck. */
import type { Place } from '../../fault.ts';
import type { GivenHand } from '../../problem/given.ts';
import type { DeckId } from '../../ruleset/ids.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { CardList } from './card-list.ts';

/**
 * Each deck of which the list names a card gets a hand. A `?` leaves every deck open: nobody can tell where the missing cards belong.
 * A list without anything says nothing.
 */
export function handsOf(
  { cards, open }: CardList,
  ruleset: Pick<Ruleset, 'decks'>,
  place: (offset: number) => Place,
): ReadonlyMap<DeckId, GivenHand> {
  const hands = new Map<DeckId, GivenHand>();
  for (const { id } of ruleset.decks) {
    const own = cards.filter(({ deck }) => deck === id);
    if (own.length === 0 && !(open && ruleset.decks.length === 1)) continue;
    hands.set(id, {
      cards: own.map(({ card, attributes, offset }) => ({ card, attributes, place: place(offset) })),
      complete: !open,
    });
  }
  return hands;
}

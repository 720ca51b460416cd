/** The lines for people in published files: no part of what is hashed, in the language of whoever writes them. */
import { lying } from '../deal/tell/places.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { RevealedDeal } from '../trust/reveal.ts';
import type { Lang } from './language.ts';
import { labelsOf, seatLabel } from './publish/labels.ts';
import { words } from './words/trust.ts';

/**
 * Each deal of a reveal, a seat a line.
 * @param ruleset with its pool put in
 */
export function revealProse(deals: readonly RevealedDeal[], ruleset: Ruleset, lang: Lang): readonly string[] {
  const labels = labelsOf(ruleset, lang);
  const turns = deals.flatMap(({ which, deal }) => {
    const names = deal.seats.map(({ name }) => name);
    const seats = deal.seats.map((seat) => {
      const cards = ruleset.decks.flatMap(({ id }) =>
        lying(seat, id).map(({ card, attributes }) =>
          [labels.card(card), ...attributes.map(labels.attribute)].join('*'),
        ),
      );
      const role = ruleset.roles.length > 1 ? labels.role(seat.role) : null;
      return words.revealSeat[lang](seatLabel(seat.seat, names), role, cards.join(' '));
    });
    return [`${words.revealTurn[which][lang]}:`, ...seats];
  });
  return [...words.revealProse[lang], ...turns];
}

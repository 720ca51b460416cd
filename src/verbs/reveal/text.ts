/** The lines for people in published files: no part of what is hashed, in the language of whoever writes them. */
import { cardsInOrder } from '../../deal/presentation/knowledge.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { namesOf, seatLabel } from '../../say/names.ts';
import { say } from '../../say/say.ts';
import { writeDocument } from '../../trust/document.ts';
import { REVEAL_FORMAT, type Revealed, type RevealedDeal, revealFields } from '../../trust/reveal.ts';

/**
 * What is published after the game, as one document.
 * @param ruleset with its pool put in
 */
export function revealText(revealed: Revealed, ruleset: Ruleset, lang: Lang): string {
  const fields = revealFields(revealed);
  return writeDocument({ format: REVEAL_FORMAT, fields }, revealProse(revealed.deals, ruleset, lang));
}

/**
 * Each deal of a reveal, a seat a line.
 * @param ruleset with its pool put in
 */
export function revealProse(deals: readonly RevealedDeal[], ruleset: Ruleset, lang: Lang): readonly string[] {
  const names = namesOf(ruleset, lang);
  const turns = deals.flatMap(({ which, deal }) => {
    const players = deal.seats.map(({ name }) => name);
    const seats = deal.seats.map((seat) => {
      const cards = ruleset.decks.flatMap(({ id }) =>
        cardsInOrder(seat, id).map(({ card, attributes }) =>
          [names.card(card), ...attributes.map(names.attribute)].join('*'),
        ),
      );
      const role = ruleset.roles.length > 1 ? names.role(seat.role) : null;
      return say[lang].trust.revealSeat(seatLabel(seat.seat, players), role, cards.join(' '));
    });
    return [`${say[lang].trust.revealTurn[which]}:`, ...seats];
  });
  return [...say[lang].trust.revealProse, ...turns];
}

/** The lines for people in published files: no part of what is hashed, in the language of whoever writes them. */
import { lying } from '../../deal/presentation/knowledge.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import { writeDocument } from '../../trust/document.ts';
import { REVEAL_FORMAT, type Revealed, type RevealedDeal, revealFields } from '../../trust/reveal.ts';
import { labelsOf, seatLabel } from '../publish/labels.ts';

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
      return say[lang].trust.revealSeat(seatLabel(seat.seat, names), role, cards.join(' '));
    });
    return [`${say[lang].trust.revealTurn[which]}:`, ...seats];
  });
  return [...say[lang].trust.revealProse, ...turns];
}

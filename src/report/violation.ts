/** What breaks a rule or a fact in a given deal, as one sentence. */
import type { Violation } from '../deal/check.ts';
import type { Given } from '../problem/given.ts';
import type { CardId, DeckId } from '../ruleset/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type Lang, listed } from './language.ts';
import { namesOf } from './names.ts';
import { words } from './words/violation.ts';

/** The JSON of a violation, contract: "Verdicts". */
export interface ViolationData {
  readonly kind: 'rule' | 'fact';
  readonly id: string;
  readonly seats: readonly number[];
  readonly cards: readonly CardId[];
  readonly message: string;
}

/** @param ruleset with its pool put in */
export function violationData(violation: Violation, given: Given, ruleset: Ruleset, lang: Lang): ViolationData {
  const { kind, id, seats, cards } = violation;
  return { kind, id, seats, cards, message: violationText(violation, given, ruleset, lang) };
}

/** One sentence without a full stop, with players' names where the deal has them. */
export function violationText(violation: Violation, given: Given, ruleset: Ruleset, lang: Lang): string {
  const { id, seats, cards, detail } = violation;
  const names = namesOf(ruleset, lang);
  const who = listed(
    seats.map((seat) => words.seat[lang](seat, given.names[seat - 1] ?? null)),
    lang,
  );
  const rule = () => {
    const text = ruleset.rules.find((each) => each.id === id)?.text[lang];
    return text === undefined ? id : words.rule[lang](id, text);
  };
  const deckName = (deck: DeckId) => (ruleset.decks.length > 1 ? names.deck(deck) : null);
  const all = cardsText(cards, ruleset, lang);
  const one = (deck: DeckId) => (cards[0] === undefined ? '' : names.card(deck, cards[0]));
  switch (detail.what) {
    case 'holds':
    case 'lacks':
      return words[detail.what][lang](who, rule(), all);
    case 'pin':
      return words.pin[lang](who, id);
    case 'role-count':
      return words.roleCount[lang](names.role(detail.role), detail.seats, detail.count, who);
    case 'role-absent':
      return words.roleAbsent[lang](who, names.role(detail.role));
    case 'hand-size':
      return words.handSize[lang](who, detail.held, detail.size, deckName(detail.deck));
    case 'copies':
      return detail.held > detail.copies
        ? words.tooMany[lang](one(detail.deck), detail.held, detail.copies, who)
        : words.tooFew[lang](one(detail.deck), detail.held, detail.copies);
    case 'not-in-play':
      return words.notInPlay[lang](who, one(detail.deck));
    case 'mark-count':
      return words.markCount[lang](names.attribute(detail.attribute), detail.dealt, detail.count, all);
    case 'mark-set':
      return words.markSet[lang](who, all, listed(detail.attributes.map(names.attribute), lang));
  }
}

/** A card once, with its copies, in the order of the list. */
export function cardsText(cards: readonly CardId[], ruleset: Ruleset, lang: Lang): string {
  const copies = new Map<CardId, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return listed(
    [...copies].map(([card, count]) => words.copiesOf[lang](nameOf(card, ruleset, lang), count)),
    lang,
  );
}

function nameOf(card: CardId, ruleset: Ruleset, lang: Lang): string {
  return ruleset.decks.flatMap((deck) => deck.cards).find(({ id }) => id === card)?.name[lang] ?? card;
}

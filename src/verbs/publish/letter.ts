/** One private message, made from what that one player may know. */
import type { Side } from '../../deal/presentation/defaults.ts';
import type { Known } from '../../deal/presentation/knowledge.ts';
import type { Letter } from '../../deal/presentation/letter.ts';
import { type Block, type Document, gap, list, paragraph } from '../../document/document.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { namesOf, type RulesetNames, seatLabel } from '../../say/names.ts';
import { say } from '../../say/say.ts';

/** @param ruleset with its pool put in */
export function letterDocument(letter: Letter, ruleset: Ruleset, lang: Lang): Document {
  const names = namesOf(ruleset, lang);
  const words = say[lang].publish;
  const own = letter.names[letter.seat - 1] ?? null;
  return [
    { block: 'title', text: words.letter(ruleset.name[lang]) },
    gap,
    labelled(words.you, words.yourSeat(letter.seat, own, letter.players), lang),
    ...(letter.role === null ? [] : [labelled(words.yourRole, names.role(letter.role), lang)]),
    ...letter.hands.flatMap((hand) => handBlocks(hand, ruleset.decks.length > 1, names, lang)),
    ...(letter.judge ? [paragraph(words.youJudge)] : []),
    ...(letter.knows.length === 0
      ? [labelled(words.known, words.nobody, lang)]
      : [
          labelled(words.known, '', lang),
          list(letter.knows.map((known) => knownText(known, letter.names, names, lang))),
        ]),
    ...choiceFacts(letter, names, lang).map(({ label, text }) => labelled(label, text, lang)),
    ...(letter.duties.length === 0
      ? []
      : [labelled(words.duties, '', lang), list(letter.duties.map((duty) => duty[lang]))]),
    ...aliasFacts(letter, lang).map(({ label, text }) => labelled(label, text, lang)),
  ];
}

/** A label and a text, for people. */
export interface Labelled {
  readonly label: string;
  readonly text: string;
}

/** A line with its label set off: messages are read in fonts in which nothing can be aligned. */
export function labelled(label: string, text: string, lang: Lang): Block {
  return {
    block: 'paragraph',
    runs: [{ text: label, as: 'strong' }, { text: say[lang].punctuation.colon }, { text }],
  };
}

function handBlocks(hand: Letter['hands'][number], several: boolean, names: RulesetNames, lang: Lang): Document {
  const words = say[lang].publish;
  const cards = hand.cards.map((card, at) => {
    const place = hand.places?.[at];
    const where = place === undefined ? '' : words.inBrackets(words.placeOfCard(place));
    const does = names.does(card);
    return `${names.card(card)}${where}${does === null ? '' : `${say[lang].punctuation.colon}${does}`}`;
  });
  const label = several ? words.yourDeck(names.deck(hand.deck)) : words.yourHand;
  return [labelled(label, words.cardCount(hand.cards.length), lang), list(cards)];
}

/** What somebody knows of others: the clause's words, then the seats. */
export function knownText(
  { text, seats }: Known,
  players: readonly (string | null)[],
  names: RulesetNames,
  lang: Lang,
): string {
  const { colon, item } = say[lang].punctuation;
  const shown = seats.map(({ seat, as }) => {
    const label = seatLabel(seat, players);
    if (as === null) return label;
    return say[lang].publish.knownAs(label, [...as.roles.map(names.role), ...as.cards.map(names.card)].join(item));
  });
  return `${text[lang]}${colon}${shown.length === 0 ? say[lang].publish.nobody : shown.join(item)}`;
}

/** A chooser's open sides, which cards may be the last (for each open side where it depends on it), and action points. */
export function choiceFacts({ sides, last, points }: Letter, names: RulesetNames, lang: Lang): readonly Labelled[] {
  const words = say[lang].publish;
  const joined = (items: readonly string[]) =>
    items.length === 0 ? words.none : items.join(say[lang].punctuation.item);
  return [
    ...(sides === null ? [] : [{ label: words.sides, text: joined(sides.map((side) => sideText(side, lang))) }]),
    ...(last ?? []).map(({ side, cards }) => ({
      label: side === null ? words.lastCards : words.lastCardsOf(side.name[lang]),
      text: joined(cards.map(names.card)),
    })),
    ...(points === null ? [] : [{ label: words.points, text: String(points) }]),
  ];
}

function sideText({ name, manner }: Side, lang: Lang): string {
  if (manner.length === 0) return name[lang];
  return say[lang].publish.manner(name[lang], manner.map((one) => one.name[lang]).join(' / '));
}

export function aliasFacts({ alias }: Letter, lang: Lang): readonly Labelled[] {
  if (alias === null) return [];
  const { alias: label, password } = say[lang].publish;
  return [{ label, text: alias.name }, ...(alias.password === '' ? [] : [{ label: password, text: alias.password }])];
}

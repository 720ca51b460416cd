/** One private message, set from what that one player is told. */

import type { Side } from '../../deal/tell/choice.ts';
import type { Known } from '../../deal/tell/knows.ts';
import type { Letter } from '../../deal/tell/letter.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { Lang } from '../language.ts';
import { words } from '../words/publish.ts';
import { type Labels, labelsOf, seatLabel } from './labels.ts';
import { type Markup, type MessageLine, writeMessage } from './markup.ts';

/** @param ruleset with its pool put in */
export function letterText(letter: Letter, ruleset: Ruleset, lang: Lang, markup: Markup): string {
  return writeMessage(letterLines(letter, ruleset, lang), markup, words.colon[lang]);
}

function letterLines(letter: Letter, ruleset: Ruleset, lang: Lang): readonly MessageLine[] {
  const labels = labelsOf(ruleset, lang);
  return [
    { line: 'title', text: words.letter[lang](ruleset.name[lang]) },
    { line: 'gap' },
    fact(words.you[lang], words.yourSeat[lang](letter.seat, letter.names[letter.seat - 1] ?? null, letter.players)),
    ...(letter.role === null ? [] : [fact(words.yourRole[lang], labels.role(letter.role))]),
    ...letter.hands.flatMap((hand) => handLines(hand, ruleset.decks.length > 1, labels)),
    ...(letter.judge ? [say(words.youJudge[lang])] : []),
    ...knownLines(letter, labels),
    ...[...sidesText(letter.sides, labels), ...lastText(letter, labels)].map(([label, text]) => fact(label, text)),
    ...(letter.points === null ? [] : [fact(words.points[lang], String(letter.points))]),
    ...(letter.duties.length === 0 ? [] : [fact(words.duties[lang], '')]),
    ...letter.duties.map((duty): MessageLine => ({ line: 'item', text: duty[lang] })),
    ...(letter.alias === null
      ? []
      : [
          fact(words.alias[lang], letter.alias.name),
          ...(letter.alias.password === '' ? [] : [fact(words.password[lang], letter.alias.password)]),
        ]),
  ];
}

function fact(label: string, text: string): MessageLine {
  return { line: 'fact', label, text };
}

function say(text: string): MessageLine {
  return { line: 'text', text };
}

function handLines(hand: Letter['hands'][number], named: boolean, labels: Labels): readonly MessageLine[] {
  const { lang } = labels;
  const heading = named ? words.yourDeck[lang](labels.deck(hand.deck)) : words.yourHand[lang];
  return [
    fact(heading, words.cardCount[lang](hand.cards.length)),
    ...hand.cards.map((card, at): MessageLine => {
      const place = hand.places?.[at];
      const where = place === undefined ? '' : words.inBrackets[lang](words.placeOfCard[lang](place));
      const does = labels.does(card);
      return {
        line: 'item',
        text: `${labels.card(card)}${where}${does === null ? '' : `${words.colon[lang]}${does}`}`,
      };
    }),
  ];
}

function knownLines(letter: Letter, labels: Labels): readonly MessageLine[] {
  const { lang } = labels;
  if (letter.knows.length === 0) return [fact(words.known[lang], words.nobody[lang])];
  return [
    fact(words.known[lang], ''),
    ...letter.knows.map((known): MessageLine => ({ line: 'item', text: knownText(known, letter.names, labels) })),
  ];
}

/** What somebody is told of others: the clause's words, then the seats. */
export function knownText(known: Known, names: readonly (string | null)[], labels: Labels): string {
  const { lang } = labels;
  const seats = known.seats.map(({ seat, as }) => {
    const label = seatLabel(seat, names);
    if (as === null) return label;
    return words.knownAs[lang](
      label,
      [...as.roles.map(labels.role), ...as.cards.map(labels.card)].join(words.comma[lang]),
    );
  });
  const whom = seats.length === 0 ? words.nobody[lang] : seats.join(words.comma[lang]);
  return `${known.text[lang]}${words.colon[lang]}${whom}`;
}

/** A chooser's open sides, as label and text; nothing for everybody else. */
export function sidesText(sides: readonly Side[] | null, labels: Labels): readonly (readonly [string, string])[] {
  if (sides === null) return [];
  const shown = sides.map((side) => sideText(side, labels)).join(words.comma[labels.lang]);
  return [[words.sides[labels.lang], shown === '' ? words.none[labels.lang] : shown]];
}

function sideText(side: Side, labels: Labels): string {
  const { lang } = labels;
  if (side.manner.length === 0) return side.name[lang];
  return words.manner[lang](side.name[lang], side.manner.map(({ name }) => name[lang]).join(' / '));
}

/** Which cards may be the last, as label and text, for each open side of a chooser where it depends on it. */
export function lastText({ last }: Letter, labels: Labels): readonly (readonly [string, string])[] {
  const { lang } = labels;
  return (last ?? []).map(({ side, cards }) => {
    const shown = cards.length === 0 ? words.none[lang] : cards.map(labels.card).join(words.comma[lang]);
    return [side === null ? words.lastCards[lang] : words.lastCardsOf[lang](side.name[lang]), shown] as const;
  });
}

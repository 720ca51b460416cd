/** One private message, set from what that one player is told. */
import type { Side } from '../../deal/presentation/defaults.ts';
import type { Known } from '../../deal/presentation/knowledge.ts';
import type { Letter } from '../../deal/presentation/letter.ts';
import { type Markup, type MessageLine, writeMessage } from '../../document/markup.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import { type Labels, labelsOf, seatLabel } from './labels.ts';

/** @param ruleset with its pool put in */
export function letterText(letter: Letter, ruleset: Ruleset, lang: Lang, markup: Markup): string {
  return writeMessage(letterLines(letter, ruleset, lang), markup, say[lang].publish.colon);
}

function letterLines(letter: Letter, ruleset: Ruleset, lang: Lang): readonly MessageLine[] {
  const labels = labelsOf(ruleset, lang);
  return [
    { line: 'title', text: say[lang].publish.letter(ruleset.name[lang]) },
    { line: 'gap' },
    fact(
      say[lang].publish.you,
      say[lang].publish.yourSeat(letter.seat, letter.names[letter.seat - 1] ?? null, letter.players),
    ),
    ...(letter.role === null ? [] : [fact(say[lang].publish.yourRole, labels.role(letter.role))]),
    ...letter.hands.flatMap((hand) => handLines(hand, ruleset.decks.length > 1, labels)),
    ...(letter.judge ? [textLine(say[lang].publish.youJudge)] : []),
    ...knownLines(letter, labels),
    ...[...sidesText(letter.sides, labels), ...lastText(letter, labels)].map(([label, text]) => fact(label, text)),
    ...(letter.points === null ? [] : [fact(say[lang].publish.points, String(letter.points))]),
    ...(letter.duties.length === 0 ? [] : [fact(say[lang].publish.duties, '')]),
    ...letter.duties.map((duty): MessageLine => ({ line: 'item', text: duty[lang] })),
    ...(letter.alias === null
      ? []
      : [
          fact(say[lang].publish.alias, letter.alias.name),
          ...(letter.alias.password === '' ? [] : [fact(say[lang].publish.password, letter.alias.password)]),
        ]),
  ];
}

function fact(label: string, text: string): MessageLine {
  return { line: 'fact', label, text };
}

function textLine(text: string): MessageLine {
  return { line: 'text', text };
}

function handLines(hand: Letter['hands'][number], named: boolean, labels: Labels): readonly MessageLine[] {
  const { lang } = labels;
  const heading = named ? say[lang].publish.yourDeck(labels.deck(hand.deck)) : say[lang].publish.yourHand;
  return [
    fact(heading, say[lang].publish.cardCount(hand.cards.length)),
    ...hand.cards.map((card, at): MessageLine => {
      const place = hand.places?.[at];
      const where = place === undefined ? '' : say[lang].publish.inBrackets(say[lang].publish.placeOfCard(place));
      const does = labels.does(card);
      return {
        line: 'item',
        text: `${labels.card(card)}${where}${does === null ? '' : `${say[lang].publish.colon}${does}`}`,
      };
    }),
  ];
}

function knownLines(letter: Letter, labels: Labels): readonly MessageLine[] {
  const { lang } = labels;
  if (letter.knows.length === 0) return [fact(say[lang].publish.known, say[lang].publish.nobody)];
  return [
    fact(say[lang].publish.known, ''),
    ...letter.knows.map((known): MessageLine => ({ line: 'item', text: knownText(known, letter.names, labels) })),
  ];
}

/** What somebody is told of others: the clause's words, then the seats. */
export function knownText(known: Known, names: readonly (string | null)[], labels: Labels): string {
  const { lang } = labels;
  const seats = known.seats.map(({ seat, as }) => {
    const label = seatLabel(seat, names);
    if (as === null) return label;
    return say[lang].publish.knownAs(
      label,
      [...as.roles.map(labels.role), ...as.cards.map(labels.card)].join(say[lang].publish.comma),
    );
  });
  const whom = seats.length === 0 ? say[lang].publish.nobody : seats.join(say[lang].publish.comma);
  return `${known.text[lang]}${say[lang].publish.colon}${whom}`;
}

/** A chooser's open sides, as label and text; nothing for everybody else. */
export function sidesText(sides: readonly Side[] | null, labels: Labels): readonly (readonly [string, string])[] {
  if (sides === null) return [];
  const shown = sides.map((side) => sideText(side, labels)).join(say[labels.lang].publish.comma);
  return [[say[labels.lang].publish.sides, shown === '' ? say[labels.lang].publish.none : shown]];
}

function sideText(side: Side, labels: Labels): string {
  const { lang } = labels;
  if (side.manner.length === 0) return side.name[lang];
  return say[lang].publish.manner(side.name[lang], side.manner.map(({ name }) => name[lang]).join(' / '));
}

/** Which cards may be the last, as label and text, for each open side of a chooser where it depends on it. */
export function lastText({ last }: Letter, labels: Labels): readonly (readonly [string, string])[] {
  const { lang } = labels;
  return (last ?? []).map(({ side, cards }) => {
    const shown = cards.length === 0 ? say[lang].publish.none : cards.map(labels.card).join(say[lang].publish.comma);
    return [
      side === null ? say[lang].publish.lastCards : say[lang].publish.lastCardsOf(side.name[lang]),
      shown,
    ] as const;
  });
}

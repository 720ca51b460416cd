/** The public notice, set from the open part of a deal: a value that holds no deal. */

import { notes } from '../../deal/tell/lines.ts';
import type { OpenPart } from '../../deal/tell/open-part.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { Lang } from '../language.ts';
import { words } from '../words/publish.ts';
import { type Labels, labelsOf, seatLabel } from './labels.ts';
import { type Markup, type MessageLine, writeMessage } from './markup.ts';
import { pairingText, placesWay } from './round-table.ts';
import { tableLines } from './table-lines.ts';

/** @param ruleset with its pool put in */
export function noticeText(open: OpenPart, ruleset: Ruleset, lang: Lang, markup: Markup): string {
  const labels = labelsOf(ruleset, lang);
  const lines: readonly MessageLine[] = [
    { line: 'title', text: `${ruleset.name[lang]} · ${words.players[lang](open.players)} · ${words.notice[lang]}` },
    { line: 'gap' },
    ...open.names.map((_, at): MessageLine => ({ line: 'item', text: seatText(open, at + 1, labels) })),
    { line: 'gap' },
    ...tableLines(ruleset, open.players, open.selection, lang).map(({ label, text }) => fact(label, text)),
    ...notes(ruleset, open.players, open.selection.set, 'public').map(
      (text): MessageLine => ({ line: 'text', text: text[lang] }),
    ),
    ...shownLines(open, ruleset, lang),
    ...peopleLines(open, lang),
    { line: 'gap' },
    ...commitmentLines(open, lang),
    fact(words.fingerprint[lang], `${open.ruleset.id} ${open.ruleset.fingerprint}`),
  ];
  return writeMessage(lines, markup, words.colon[lang]);
}

function fact(label: string, text: string): MessageLine {
  return { line: 'fact', label, text };
}

/** A seat with its player and what the game shows of it to everybody. */
function seatText(open: OpenPart, seat: number, labels: Labels): string {
  const shown = open.facts.shown.find((one) => one.seat === seat);
  const label = seatLabel(seat, open.names);
  if (shown === undefined) return label;
  const what = [...shown.roles.map(labels.role), ...shown.cards.map(labels.card)].join(words.comma[labels.lang]);
  return `${label}${words.inBrackets[labels.lang](what)}`;
}

function shownLines({ facts, names }: OpenPart, ruleset: Ruleset, lang: Lang): readonly MessageLine[] {
  const { places, first, pairings } = facts;
  const camp = ruleset.talk.camps?.camps.find(({ id }) => id === first)?.name[lang] ?? first;
  return [
    ...(places === null
      ? []
      : [
          fact(words.placesPublic[lang], placesWay(places, lang)),
          ...places.seats
            .filter(({ numbers }) => numbers.length > 0)
            .map(
              ({ seat, numbers }): MessageLine => ({
                line: 'item',
                text: words.placesOfSeat[lang](seatLabel(seat, names), numbers.join(words.comma[lang])),
              }),
            ),
        ]),
    ...(camp === null ? [] : [fact(words.first[lang], camp)]),
    ...pairings.map((pairing, at) => fact((at === 0 ? words.pairing : words.orPairing)[lang], pairingText(pairing))),
    ...(pairings.length > 1 ? [{ line: 'text', text: words.pairingOpen[lang] } as const] : []),
  ];
}

function peopleLines(open: OpenPart, lang: Lang): readonly MessageLine[] {
  return [
    ...(open.substitutes.length === 0 ? [] : [fact(words.substitutes[lang], open.substitutes.join(words.comma[lang]))]),
    ...(open.replaced.length === 0
      ? []
      : [
          fact(
            words.replaced[lang],
            open.replaced
              .map(({ seat, from, to }) => words.replacement[lang](seat, from, to))
              .join(words.semicolon[lang]),
          ),
        ]),
    ...(open.aliases.length === 0 ? [] : [fact(words.aliases[lang], open.aliases.join(words.comma[lang]))]),
  ];
}

function commitmentLines({ commitment }: OpenPart, lang: Lang): readonly MessageLine[] {
  if (commitment === null) return [];
  return [
    fact(words.commitment[lang], commitment.hash),
    ...(commitment.outside === null ? [] : [fact(words.outside[lang], commitment.outside)]),
    ...(commitment.reserve ? [fact(words.reserve[lang], commitment.reason ?? '')] : []),
  ];
}

/** Everything that `publish` makes of one deal, file by file. */

import type { DealFile } from '../../deal/deal-file.ts';
import { letter } from '../../deal/presentation/letter.ts';
import { publicPart } from '../../deal/presentation/public.ts';
import { sheet } from '../../deal/presentation/sheet.ts';
import { extraStream } from '../../deal/streams.ts';
import { withSideAmounts } from '../../deal/to-file.ts';
import { bbcode } from '../../document/bbcode.ts';
import { type Document, gap, paragraph } from '../../document/document.ts';
import { html } from '../../document/html.ts';
import { markdown } from '../../document/markdown.ts';
import { plainText, terminal } from '../../document/terminal.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { letterDocument } from './letter.ts';
import { noticeDocument } from './notice.ts';
import { sheetDocument } from './sheet.ts';
import { slipsDocument } from './slips.ts';

export const markups = ['plain', 'bbcode', 'markdown'] as const;
/** How a message is written: for people, for forums that read BBCode, for chats that read Markdown. */
export type Markup = (typeof markups)[number];

export interface Audience {
  readonly lang: Lang;
  readonly markup: Markup;
  /**
   * The moderator's own words (when nights end, where the game is played, who wins), a line each: the end of the notice and of every
   * message. They must hold nothing of the deal.
   */
  readonly words?: readonly string[];
}

/** Name of the file with one player's message; seats from 1. */
export function letterFile(seat: number): string {
  return `seat-${seat}.txt`;
}

/**
 * What `publish` can write, by the names of its files: `public.txt`, `seat-N.txt`, `moderator.txt`, `moderator.html`, `slips.html`.
 * Each is made when it is asked for.
 * @param ruleset with its pool put in
 */
export function publications(
  deal: DealFile,
  ruleset: Ruleset,
  { lang, markup, words = [] }: Audience,
): ReadonlyMap<string, () => string> {
  const whole = withSideAmounts(ruleset, deal);
  const message = (document: Document) =>
    setters[markup](words.length === 0 ? document : [...document, gap, ...words.map((text) => paragraph(text))], {
      lang,
    });
  const letterOf = (seat: number) => letter(ruleset, whole, seat);
  const moderator = () => {
    const streams = { discard: extraStream(deal, 'discard'), choice: extraStream(deal, 'choice') };
    return sheetDocument(sheet(ruleset, whole, streams), ruleset, lang);
  };
  const seats = whole.seats.map(({ seat }) => seat);
  return new Map<string, () => string>([
    ['public.txt', () => message(noticeDocument(publicPart(ruleset, whole), ruleset, lang))],
    ...seats.map((seat) => [letterFile(seat), () => message(letterDocument(letterOf(seat), ruleset, lang))] as const),
    ['moderator.txt', () => terminal(moderator(), paper)],
    ['moderator.html', () => html(moderator(), { lang })],
    ['slips.html', () => html(slipsDocument(seats.map(letterOf), ruleset, lang), { lang })],
  ]);
}

const setters: Readonly<Record<Markup, (document: Document, setting: { readonly lang: Lang }) => string>> = {
  plain: (document) => terminal(document, plainText),
  bbcode,
  markdown,
};

/** A printed page in a fixed-width font. */
const paper = { ...plainText, width: 100 };

/** All files with their text. */
export function publication(deal: DealFile, ruleset: Ruleset, audience: Audience): ReadonlyMap<string, string> {
  return new Map([...publications(deal, ruleset, audience)].map(([name, text]) => [name, text()]));
}

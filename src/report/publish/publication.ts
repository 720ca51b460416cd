/** Everything that `publish` makes of one deal, file by file. */
import { withBeside } from '../../deal/beside.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { extraStream } from '../../deal/extra.ts';
import { letter } from '../../deal/tell/letter.ts';
import { openPart } from '../../deal/tell/open-part.ts';
import { sheet } from '../../deal/tell/sheet.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { Lang } from '../language.ts';
import { letterText } from './letter-text.ts';
import type { Markup } from './markup.ts';
import { noticeText } from './notice.ts';
import { pageHtml } from './page-html.ts';
import { pageText } from './page-text.ts';
import { sheetPage } from './sheet-page.ts';
import { slipsHtml } from './slips-html.ts';

export interface Audience {
  readonly lang: Lang;
  readonly markup: Markup;
}

/** @param ruleset with its pool put in */
export function publicNotice(deal: DealFile, ruleset: Ruleset, { lang, markup }: Audience): string {
  return noticeText(openPart(ruleset, withBeside(ruleset, deal)), ruleset, lang, markup);
}

/**
 * @param ruleset with its pool put in
 * @param seat from 1
 */
export function privateMessage(deal: DealFile, ruleset: Ruleset, seat: number, { lang, markup }: Audience): string {
  return letterText(letter(ruleset, withBeside(ruleset, deal), seat), ruleset, lang, markup);
}

/** @param ruleset with its pool put in */
export function moderatorPage(deal: DealFile, ruleset: Ruleset, lang: Lang) {
  const streams = { discard: extraStream(deal, 'discard'), choice: extraStream(deal, 'choice') };
  return sheetPage(sheet(ruleset, withBeside(ruleset, deal), streams), ruleset, lang);
}

/** Name of the file with one player's message; seats from 1. */
export function letterFile(seat: number): string {
  return `seat-${seat}.txt`;
}

/**
 * All files by name: `public.txt`, `seat-N.txt`, `moderator.txt`, `moderator.html`, `slips.html`.
 * @param ruleset with its pool put in
 */
export function publication(deal: DealFile, ruleset: Ruleset, audience: Audience): ReadonlyMap<string, string> {
  const { lang } = audience;
  const page = moderatorPage(deal, ruleset, lang);
  const whole = withBeside(ruleset, deal);
  const letters = whole.seats.map(({ seat }) => letter(ruleset, whole, seat));
  return new Map([
    ['public.txt', publicNotice(deal, ruleset, audience)],
    ...letters.map((one) => [letterFile(one.seat), letterText(one, ruleset, lang, audience.markup)] as const),
    ['moderator.txt', pageText(page)],
    ['moderator.html', pageHtml(page, lang)],
    ['slips.html', slipsHtml(letters, ruleset, lang)],
  ]);
}

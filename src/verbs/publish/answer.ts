/** Everything that `publish` makes of one deal, file by file. */

import { compile } from '../../counting/compile.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { draw } from '../../deal/draw.ts';
import { partialDealOf } from '../../deal/from-file.ts';
import { letter } from '../../deal/presentation/letter.ts';
import { openPart, withSideAmounts } from '../../deal/presentation/public.ts';
import { sheet } from '../../deal/presentation/sheet.ts';
import { extraStream } from '../../deal/streams.ts';
import { pageHtml } from '../../document/html.ts';
import type { Markup } from '../../document/markup.ts';
import { pageText } from '../../document/text.ts';
import { ground } from '../../problem/ground.ts';
import { dealtOf } from '../../problem/partial-deal.ts';
import type { Selection } from '../../problem/selection.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { letterText } from './letter.ts';
import { noticeText } from './notice.ts';
import { sheetPage } from './sheet.ts';
import { slipsHtml } from './slips.ts';

export interface Audience {
  readonly lang: Lang;
  readonly markup: Markup;
}

/** @param ruleset with its pool put in */
export function publicNotice(deal: DealFile, ruleset: Ruleset, { lang, markup }: Audience): string {
  return noticeText(openPart(ruleset, withSideAmounts(ruleset, deal)), ruleset, lang, markup);
}

/**
 * @param ruleset with its pool put in
 * @param seat from 1
 */
export function privateMessage(deal: DealFile, ruleset: Ruleset, seat: number, { lang, markup }: Audience): string {
  return letterText(letter(ruleset, withSideAmounts(ruleset, deal), seat), ruleset, lang, markup);
}

/** @param ruleset with its pool put in */
export function moderatorPage(deal: DealFile, ruleset: Ruleset, lang: Lang) {
  const streams = { discard: extraStream(deal, 'discard'), choice: extraStream(deal, 'choice') };
  return sheetPage(sheet(ruleset, withSideAmounts(ruleset, deal), streams), ruleset, lang);
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
  const whole = withSideAmounts(ruleset, deal);
  const letters = whole.seats.map(({ seat }) => letter(ruleset, whole, seat));
  return new Map([
    ['public.txt', publicNotice(deal, ruleset, audience)],
    ...letters.map((one) => [letterFile(one.seat), letterText(one, ruleset, lang, audience.markup)] as const),
    ['moderator.txt', pageText(page)],
    ['moderator.html', pageHtml(page, lang)],
    ['slips.html', slipsHtml(letters, ruleset, lang)],
  ]);
}

// Whether a deal file is what it says it is: its number that of its hands, its seed the one that draws this number.

/**
 * The first thing that does not belong to the hands of a legal deal, or null where all does. Without this, a weak seed could be
 * hidden behind made-up digits, and a number could be published that makes another deal.
 *
 * @param selection normalised, that of the file
 * @throws FaultError those of `ground`; of kind limit, those of `compile`
 */
export function misstated(ruleset: Ruleset, selection: Selection, file: DealFile): 'number' | 'seed' | null {
  const problem = ground(ruleset, selection);
  const dealt = dealtOf(problem, partialDealOf(ruleset, file));
  if (dealt === 'open' || dealt === 'misfit') return 'number';
  const diagram = compile(problem);
  const number = diagram.rank(dealt);
  if (`${number}` !== file.number || `${diagram.legal}` !== file.legal) return 'number';
  if (file.seed === null) return null;
  for (const drawn of draw(problem, diagram, file.seed, { from: file.index ?? 0, count: 1 })) {
    if (drawn.number !== number) return 'seed';
  }
  return null;
}

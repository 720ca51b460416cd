/**
 * Deals as a table, a row a card, for a spreadsheet: a byte order mark first, so that Chinese spreadsheets read UTF-8, and no cell that
 * they take for a formula. `verify` and `bias` read it back.
 */
import type { DealFile } from '../deal/deal-file.ts';
import { guarded } from '../deal/read/csv-guard.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Lang } from './language.ts';
import { namesOf } from './names.ts';
import { words } from './words/csv.ts';

export interface DealCsv {
  /** The byte order mark and the row that names the columns. */
  readonly head: string;
  readonly rows: (deal: DealFile) => string;
}

/**
 * @param ruleset with its pool put in
 * @param batch whether there may be several deals: then a column tells which one a row belongs to
 */
export function dealCsv(ruleset: Ruleset, lang: Lang, batch: boolean): DealCsv {
  const names = namesOf(ruleset, lang);
  const several = ruleset.decks.length > 1;
  const t = (key: keyof typeof words) => words[key][lang];
  const title = [
    ...(batch ? [t('deal')] : []),
    ...[t('seat'), t('name'), t('role')],
    ...(several ? [t('deck')] : []),
    ...[t('card'), t('attributes')],
  ];
  return {
    head: `\uFEFF${row(title)}`,
    rows: (deal) =>
      deal.seats
        .flatMap((seat) =>
          ruleset.decks.flatMap(({ id }) =>
            (seat.hands[id] ?? []).map(({ card, attributes }) =>
              row([
                ...(batch ? [String(deal.index ?? 0)] : []),
                ...[String(seat.seat), seat.name ?? '', names.role(seat.role)],
                ...(several ? [names.deck(id)] : []),
                ...[names.card(id, card), attributes.map(names.attribute).join('+')],
              ]),
            ),
          ),
        )
        .join(''),
  };
}

function row(cells: readonly string[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

function written(cell: string): string {
  const safe = guarded(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

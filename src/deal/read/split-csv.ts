import { wordKey } from '../../problem/vocabulary.ts';
import { column } from './csv-columns.ts';
import { rowsOf } from './csv-rows.ts';

/** Titles of a column that tells which deal a row belongs to. */
const DEAL = /^(第?[几幾]?[局场場]次?|牌局|deal|game|round)$/;

/**
 * A table of several deals as one table for each, in order; every line keeps its number. Rows belong together that have the same value in a
 * column `deal` (局); an empty cell means the deal above. Without such a column a new deal begins after an empty row and where
 * the seat number goes down.
 * @param text line ends as `\n`
 * @throws FaultError `csv-broken`
 */
export async function splitCsv(text: string, file: string): Promise<readonly string[]> {
  const rows = await rowsOf(text, file);
  const [head, ...body] = rows;
  if (head === undefined || body.length === 0) return [text];
  const lines = text.split('\n');
  const dealColumn = head.cells.findIndex((cell) => DEAL.test(wordKey(cell)));
  const seatColumn = head.cells.findIndex((cell) => column(cell) === 'seat');
  const deals: { from: number; to: number }[][] = [];
  const named = new Map<string, { from: number; to: number }[]>();
  let current: { from: number; to: number }[] = [];
  let name = '';
  let seat = 0;
  for (const [i, { cells, line }] of body.entries()) {
    const to = (body[i + 1]?.line ?? lines.length + 1) - 1;
    if (dealColumn >= 0) {
      name = cells[dealColumn]?.trim() || name;
      const known = named.get(name);
      current = known ?? [];
      if (known === undefined) {
        named.set(name, current);
        deals.push(current);
      }
    } else {
      const number = Number.parseInt((cells[seatColumn] ?? '').normalize('NFKC').replace(/\D+/g, ''), 10);
      const empty = cells.every((cell) => cell.trim() === '');
      const gap = lines.slice((body[i - 1]?.line ?? line) - 1, line - 1).some((each) => /^[\s,;\t，]*$/.test(each));
      if (empty) {
        seat = Number.POSITIVE_INFINITY;
        continue;
      }
      if (deals.length === 0 || number < seat || gap) {
        current = [];
        deals.push(current);
      }
      seat = Number.isNaN(number) ? 0 : number;
    }
    current.push({ from: line, to });
  }
  return deals.map((ranges) => only(lines, head.line, ranges));
}

/** The heading and these lines (from 1, inclusive); every other line empty, so that places stay right. */
function only(
  lines: readonly string[],
  head: number,
  ranges: readonly { readonly from: number; readonly to: number }[],
): string {
  const last = Math.max(head, ...ranges.map(({ to }) => to));
  const kept = Array.from({ length: last }, () => '');
  kept[head - 1] = lines[head - 1]!;
  for (const { from, to } of ranges) for (let line = from; line <= to; line++) kept[line - 1] = lines[line - 1] ?? '';
  return kept.join('\n');
}

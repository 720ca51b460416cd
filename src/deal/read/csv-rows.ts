/** The rows of a table, whatever parts its cells, each with its line. */
import type { Info } from 'csv-parse/sync';
import { FaultError } from '../../fault.ts';
import { unguarded } from './csv-guard.ts';

/** Cells as they were meant; the line (from 1) on which the row begins. */
export interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/** The rows of a table that hold anything, each with the line on which it begins. @throws FaultError `csv-broken` */
export async function rowsOf(text: string, file: string): Promise<readonly Row[]> {
  const { parse } = await import('csv-parse/sync');
  try {
    // as: with `info` csv-parse gives pairs, which its types do not say
    const records = parse(text, {
      delimiter: delimiterOf(firstLine(text)),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
    }) as unknown as readonly { readonly record: string[]; readonly info: Info }[];
    // csv-parse tells the line on which a record ends; a quoted cell may have begun earlier.
    return records.map(({ record, info }) => ({
      cells: record.map(unguarded),
      line: info.lines - record.join('').split('\n').length + 1,
    }));
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1;
    throw new FaultError({ kind: 'bad', code: 'csv-broken', with: {}, place: { file, line } });
  }
}

/** The first line that holds anything. */
export function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0] ?? '';
}

/** What parts the cells: whatever of comma, tab, semicolon stands most often in the first line. */
export function delimiterOf(header: string): string {
  const count = (char: string) => header.split(char).length;
  return [',', '\t', ';', '，'].reduce((best, char) => (count(char) > count(best) ? char : best));
}

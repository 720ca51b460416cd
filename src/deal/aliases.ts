/** Aliases (马甲) with their passwords: a list to deal from, one `alias,password` a line. */
import { type Fault, FaultError } from '../fault.ts';
import { foldName } from '../problem/facts.ts';

export interface Alias {
  readonly name: string;
  readonly password: string;
}

/**
 * The aliases of a file, in its order: two cells a line, parted by a comma (either width) or a tab, quoted where a cell holds one; a
 * first line that names the columns is skipped.
 * @param text line ends as `\n`
 * @throws FaultError `alias-line` (not two cells, or an empty one), `alias-twice`, with place; `csv-broken`
 */
export async function readAliases(text: string, file: string): Promise<readonly Alias[]> {
  const { parse } = await import('csv-parse/sync');
  let rows: readonly string[][];
  try {
    rows = text
      .split('\n')
      .map((line) => parse(line, { delimiter: [',', '，', '\t'], relax_column_count: true, trim: true })[0] ?? []);
  } catch {
    throw new FaultError({ kind: 'bad', code: 'csv-broken', with: {}, place: { file } });
  }
  const faults: Fault[] = [];
  const seen = new Map<string, number>();
  const aliases: Alias[] = [];
  rows.forEach((cells, at) => {
    const place = { file, line: at + 1 };
    const [name = '', password = '', ...rest] = cells;
    if (cells.every((cell) => cell === '') || (aliases.length === 0 && isHeading(cells))) return;
    if (name === '' || password === '' || rest.some((cell) => cell !== '')) {
      faults.push({ kind: 'bad', code: 'alias-line', with: {}, place });
      return;
    }
    const before = seen.get(foldName(name));
    if (before !== undefined)
      faults.push({ kind: 'bad', code: 'alias-twice', with: { alias: name, line: before }, place });
    seen.set(foldName(name), at + 1);
    aliases.push({ name, password });
  });
  if (faults.length > 0) throw new FaultError(...faults.slice(0, 20));
  return aliases;
}

function isHeading(cells: readonly string[]): boolean {
  return /^(alias|马甲)$/i.test(cells[0] ?? '') && /^(password|密码)$/i.test(cells[1] ?? '');
}

/**
 * Names of players: any text that holds something to be seen. Two names of one list are one name if they fold to the same text
 * (`fold`); then the list is refused, because nobody could tell whose hand is whose.
 */
import { type Fault, FaultError, MOST_FAULTS } from '../fault.ts';
import { fold } from '../spelling.ts';

/**
 * The names of a sign-up list as people paste it: one a line, empty lines skipped, ends trimmed. Numbering (`1. `, `2、`, `３）`, `(4)`,
 * `5号`) is taken off only where every line has it and it runs on by one; one `@` before a name is taken off.
 * @param text line ends as `\n`
 * @throws FaultError `names-are-deal`; `name-empty` with the place of a number without a name; and those of `checkNames`
 */
export function readSignUp(text: string, file: string): readonly string[] {
  const lines = text
    .split('\n')
    .map((line, at) => ({ line: at + 1, text: line.trim() }))
    .filter((line) => line.text !== '');
  if (isDeal(lines.map((line) => line.text))) {
    throw new FaultError({ kind: 'bad', code: 'names-are-deal', with: {}, place: { file } });
  }
  const names = unnumbered(lines.map((line) => line.text)).map((name) => name.replace(/^[@＠](?=[^@＠])/u, '').trim());
  return checkNames(names, (at) => ({ file, line: lines[at]!.line }));
}

/**
 * Whether these lines are a deal: JSON of one, a table with a column of cards, or lines with a colon and a list of cards behind it.
 * Taken for names they would put hands on the screen and into every file.
 */
function isDeal(lines: readonly string[]): boolean {
  const [first = ''] = lines;
  if (/^[[{]/.test(first) && lines.some((line) => /"(seats|hands|ninelives-deal\/\d+)"/.test(line))) return true;
  const cells = first.split(/[,，;；\t]/).map((cell) => fold(cell));
  if (cells.length > 1 && ['card', 'cards', '牌', '手牌'].some((title) => cells.includes(title))) return true;
  const hands = lines.filter((line) => /[:：][^:：]*[、,，;；][^:：]*[、,，;；]/u.test(line));
  return hands.length * 2 > lines.length;
}

/**
 * The names, trimmed.
 * @param place of a name in its source
 * @throws FaultError `name-empty`, `name-unseen`, `name-twice` (with both spellings), one fault for each such name
 */
export function checkNames(
  names: readonly string[],
  place: (at: number) => Fault['place'] = () => undefined,
): readonly string[] {
  const trimmed = names.map((name) => name.trim());
  const faults: Fault[] = [];
  const seen = new Map<string, number>();
  trimmed.forEach((name, at) => {
    const where = place(at);
    const placed = where === undefined ? {} : { place: where };
    const before = seen.get(fold(name));
    if (name === '') faults.push({ kind: 'bad', code: 'name-empty', with: { position: at + 1 }, ...placed });
    else if (fold(name) === '')
      faults.push({ kind: 'bad', code: 'name-unseen', with: { position: at + 1, name }, ...placed });
    else if (before === undefined) seen.set(fold(name), at);
    else faults.push({ kind: 'bad', code: 'name-twice', with: { name, other: trimmed[before]! }, ...placed });
  });
  if (faults.length > 0) throw new FaultError(...faults.slice(0, MOST_FAULTS));
  return trimmed;
}

/**
 * @param tables numbers of seats that could be asked for instead
 * @throws FaultError `names-count` where there is not one name for each seat
 */
export function checkCount(names: readonly string[], seats: number, tables: readonly number[] = []): void {
  if (names.length === seats) return;
  throw new FaultError({
    kind: 'bad',
    code: 'names-count',
    with: { names: names.length, seats },
    ...(tables.includes(names.length) && { hint: `--players ${names.length}` }),
  });
}

/** A number before a name and what parts it from the name: a stop, a comma, a bracket, a colon, 号, 楼 or spaces. */
const NUMBERED =
  /^(?:[(（[【]\s*(\d{1,4}|[①-⑳])\s*[)）\]】]|(\d{1,4})\s*[.．。、,，)）:：#\]】]|(\d{1,4})[号號楼樓](?=[\s.．、,，:：]|$)|(\d{1,4})(?=\s)|([①-⑳]))[.．、:：]?\s*(.*)$/u;

function unnumbered(lines: readonly string[]): readonly string[] {
  const parts = lines.map((line) => {
    // Full-width digits are digits here; the name keeps every character as it was written.
    const ascii = line.replace(/^[^\p{L}]{0,8}/u, (head) =>
      head.replace(/[０-９]/gu, (digit) => String.fromCodePoint(digit.codePointAt(0)! - 0xfee0)),
    );
    const match = NUMBERED.exec(ascii);
    const number = match?.slice(1, 6).find((group) => group !== undefined);
    return match === null || number === undefined
      ? null
      : { number: Number(number.normalize('NFKC')), name: match[6]! };
  });
  const numbered = parts.filter((part) => part !== null);
  const first = numbered[0]?.number;
  if (first === undefined || numbered.length < lines.length) return lines;
  if (!numbered.every(({ number }, at) => number === first + at)) return lines;
  // `3.14` and `4.15` run on by one as well: a list that begins in the middle is one only if no digits follow the stop.
  if (first > 1 && (numbered.length === 1 || numbered.some(({ name }) => /^\d/u.test(name)))) return lines;
  return numbered.map(({ name }) => name);
}

// Aliases (马甲) with their passwords: a list to deal from, one `alias,password` a line.

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
    const before = seen.get(fold(name));
    if (before !== undefined)
      faults.push({ kind: 'bad', code: 'alias-twice', with: { alias: name, line: before }, place });
    seen.set(fold(name), at + 1);
    aliases.push({ name, password });
  });
  if (faults.length > 0) throw new FaultError(...faults.slice(0, 20));
  return aliases;
}

function isHeading(cells: readonly string[]): boolean {
  return /^(alias|马甲)$/i.test(cells[0] ?? '') && /^(password|密码)$/i.test(cells[1] ?? '');
}

/**
 * A deal as a table: a row a card (`seat, name, role, deck, card, attributes`) or a row a seat (the hand in one cell, a cell a
 * deck, or a cell a card). The first row names the columns, in Chinese or English. Commas, tabs or semicolons; the byte order mark is gone already.
 */

import type { Info } from 'csv-parse/sync';
import {
  type Fault,
  type FaultCode,
  FaultError,
  fault,
  MOST_FAULTS,
  type Place,
  placedAt,
  type Tells,
} from '../../fault.ts';
import { type Vocabulary, vocabulary } from '../../problem/names.ts';
import type { PartialCard, PartialHand } from '../../problem/problem.ts';
import type { DeckId, RoleId, Ruleset } from '../../ruleset/model.ts';
import { fold } from '../../spelling.ts';
import { type ListedCard, readCardList } from './card-list.ts';
import { isStock, type ListedSeat, type Listing, stockOf } from './listing.ts';

/**
 * @param text line ends as `\n`
 * @throws FaultError with place: `csv-broken`, `csv-columns`, `csv-row`, `seat-not-number`, `seat-conflict` (two rows of one seat
 *   that disagree), `seat-twice` (two rows a seat), `unknown-role`, `unknown-deck`, and those of cards
 */
export async function readCsv(text: string, file: string, ruleset: Ruleset): Promise<Listing> {
  const rows = await rowsOf(text, file);
  const head = rows[0];
  const columns = (head?.cells ?? []).map((cell) => (deckNamed(cell, ruleset) ? 'cards' : column(cell)));
  if (!columns.includes('cards') || !(columns.includes('seat') || columns.includes('name'))) {
    throw new FaultError({ kind: 'bad', code: 'csv-columns', with: {}, place: { file, line: head?.line ?? 1 } });
  }
  const oneCard =
    head!.cells.filter((cell) => isCardColumn(cell)).length === 1 &&
    columns.filter((kind) => kind === 'cards').length === 1;
  const words = vocabulary(ruleset);
  const faults: Fault[] = [];
  const seats = new Map<string, Collected>();
  const undealt: ListedCard[] = [];
  for (const row of rows.slice(1)) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const read = readRow(row, columns, head!.cells, ruleset, words, file, faults);
    if (read === null) continue;
    if (read.key === STOCK) {
      undealt.push(...read.cards.map(({ card }) => card));
      continue;
    }
    const before = seats.get(read.key);
    if (before === undefined) seats.set(read.key, read);
    else if (oneCard) merge(before, read, faults);
    else
      faults.push({ kind: 'bad', code: 'seat-twice', with: { seat: read.seat ?? read.name ?? '' }, place: read.place });
    if (faults.length >= MOST_FAULTS) break;
  }
  if (faults.length > 0) throw new FaultError(...faults.slice(0, MOST_FAULTS));
  return { seats: [...seats.values()].map((seat) => listed(seat, ruleset)), stock: stockOf(undealt) };
}

/** Instead of a seat: the cards of this row are undealt. */
const STOCK = 'stock';

/** What the rows of one seat have said so far. */
interface Collected {
  readonly key: string;
  readonly seat: number | null;
  name: string | null;
  role: RoleId | null;
  readonly cards: { readonly card: ListedCard; readonly place: Place }[];
  open: boolean;
  readonly place: Place;
}

function readRow(
  { cells, line }: CsvRow,
  columns: readonly Column[],
  titles: readonly string[],
  ruleset: Ruleset,
  words: Vocabulary,
  file: string,
  faults: Fault[],
): Collected | null {
  const before = faults.length;
  const at = (cell: number): Place => ({ file, line, column: cell + 1 });
  const cellOf = (kind: Column) => columns.indexOf(kind);
  const text = (kind: Column) => cells[cellOf(kind)]?.trim() ?? '';
  const tell = <Code extends FaultCode>(kind: Column, code: Code, tells: Tells[Code], hint?: string) =>
    faults.push(fault('bad', code, tells, { place: at(cellOf(kind)), ...(hint === undefined ? {} : { hint }) }));
  const number = /^(?:座位|第|seat|#)?\s*([0-9]+)\s*号?位?$/iu.exec(text('seat').normalize('NFKC'));
  const name = text('name') === '' ? null : text('name');
  const undealt = number === null && isStock(text('seat') || text('name'));
  if (number === null && text('seat') !== '' && !undealt) tell('seat', 'seat-not-number', { seat: text('seat') });
  if (number === null && text('seat') === '' && name === null) {
    faults.push({ kind: 'bad', code: 'csv-row', with: {}, place: at(0) });
    return null;
  }
  const role = /^[?？]*$/u.test(text('role')) ? null : words.role(text('role'));
  if (role === null && !/^[?？]*$/u.test(text('role'))) {
    tell('role', 'unknown-role', { role: text('role') }, words.closestRole(text('role')));
  }
  const deck = text('deck') === '' ? null : deckNamed(text('deck'), ruleset);
  if (deck === undefined)
    tell('deck', 'unknown-deck', { deck: text('deck'), known: ruleset.decks.map(({ id }) => id) });
  const cards: { card: ListedCard; place: Place }[] = [];
  let open = false;
  columns.forEach((kind, cell) => {
    if (kind !== 'cards') return;
    const marks = columns[cell + 1] === 'attributes' ? (cells[cell + 1]?.trim() ?? '') : '';
    const written = `${cells[cell] ?? ''}${marks === '' ? '' : `（${marks}）`}`;
    const own = deckNamed(titles[cell] ?? '', ruleset) ?? deck ?? null;
    const list = readCardList(written, words, own);
    faults.push(...list.faults.map((one) => placedAt(one.fault, at(cell))));
    open ||= list.open;
    cards.push(...list.cards.map((card) => ({ card, place: at(cell) })));
  });
  if (faults.length > before) return null;
  const seat = number === null ? null : Number(number[1]);
  const key = undealt ? STOCK : seat === null ? `name ${name}` : `seat ${seat}`;
  return { key, seat, name, role, cards, open, place: at(0) };
}

function deckNamed(text: string, ruleset: Ruleset): DeckId | undefined {
  const key = fold(text);
  return ruleset.decks.find(({ id, name }) => [id, name.zh, name.en].some((word) => fold(word) === key))?.id;
}

/** One more row of a seat: what both say must agree. */
function merge(seat: Collected, row: Collected, faults: Fault[]): void {
  const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  if (differ(seat.name, row.name) || differ(seat.role, row.role)) {
    const label = seat.seat ?? seat.name ?? '';
    faults.push({
      kind: 'bad',
      code: 'seat-conflict',
      with: { seat: label, line: seat.place.line ?? 0 },
      place: row.place,
    });
    return;
  }
  seat.name ??= row.name;
  seat.role ??= row.role;
  seat.cards.push(...row.cards);
  seat.open ||= row.open;
}

function listed(seat: Collected, ruleset: Ruleset): ListedSeat {
  const hands = new Map<DeckId, PartialHand>();
  for (const { id } of ruleset.decks) {
    const own = seat.cards.filter(({ card }) => card.deck === id);
    if (own.length === 0 && !(seat.open && ruleset.decks.length === 1)) continue;
    const cards: PartialCard[] = own.map(({ card: { card, attributes }, place }) => ({ card, attributes, place }));
    hands.set(id, { cards, complete: !seat.open });
  }
  return { seat: seat.seat, name: seat.name, role: seat.role, hands, place: seat.place };
}

// What the columns of a table of deals tell, by their titles in either language.

/** Whether a first line names columns of a deal, so that the text is a table. */
export function isTable(text: string): boolean {
  const header = firstLine(text);
  const found = header.split(delimiterOf(header)).map((cell) => column(cell.replace(/^\s*"|"\s*$/g, '')));
  const known = found.filter((kind) => kind !== 'other');
  return new Set(known).size >= 2 && known.some((kind) => kind === 'seat' || kind === 'name');
}

export type Column = 'seat' | 'name' | 'role' | 'deck' | 'cards' | 'attributes' | 'other';

const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ['seat', /^(座位号?|位置|座号|编号|序号|号码?|seat|no\.?|number|#)$/],
  ['name', /^(名字|姓名|玩家|id|昵称|name|player)$/],
  ['role', /^(身份|阵营|角色|role)$/],
  ['deck', /^(牌堆|deck)$/],
  ['attributes', /^(秘密)?属性$|^(attributes?|marks?)$/],
  ['cards', /^(手牌|角色牌|牌|卡牌|hand|cards?)([0-9]*)$|^第[0-9一二三四五六七八九十]+张牌?$/],
];

/** What a column of this title tells. */
export function column(cell: string): Column {
  const key = fold(cell);
  return COLUMNS.find(([, pattern]) => pattern.test(key))?.[0] ?? 'other';
}

/** `card`, `牌`: one card a row. `cards`, `手牌`, `card1`: the whole hand. */
export function isCardColumn(cell: string): boolean {
  return /^(牌|卡牌|card)$/.test(fold(cell));
}

// Cells that a spreadsheet would take for a formula (`=`, `+`, `-`, `@`, tab) begin with an apostrophe in what we write; reading takes
// it off again, so that a name such as `=1+1` goes out and comes back unchanged.

const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;

/** A cell as it is written. */
export function guarded(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** A cell as it was meant. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

// The rows of a table, whatever parts its cells, each with its line.

/** Cells as they were meant; the line (from 1) on which the row begins. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** The rows of a table that hold anything, each with the line on which it begins. @throws FaultError `csv-broken` */
export async function rowsOf(text: string, file: string): Promise<readonly CsvRow[]> {
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
  const dealColumn = head.cells.findIndex((cell) => DEAL.test(fold(cell)));
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

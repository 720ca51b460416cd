/** Reads the tables: what the rulebook says for each number of seats. */

import type {
  Amount,
  ChoiceParameter,
  Deck,
  NumberParameter,
  Parameter,
  ParameterId,
  Role,
  RoleId,
  Table,
} from '../model.ts';
import { closest } from '../names.ts';
import type { ParameterFile, TableFile } from '../schema.ts';
import { type Book, type Path, textOf } from './book.ts';

/** The numbers of seats that have a table, in the order of the file. Faults noted: `table-none`, `table-twice`, `seats-shape`. */
export function readTableSeats(book: Book): number[] {
  const seen = new Set<number>();
  const entries = book.entries(book.file.tables, ['tables']);
  if (entries.length === 0) book.note('table-none', {}, ['tables'], { onKey: true });
  for (const { key, path } of entries) {
    for (const seats of seatNumbers(key) ?? badSeats(book, key, path)) {
      if (seen.has(seats)) book.note('table-twice', { seats }, path, { onKey: true });
      seen.add(seats);
    }
  }
  return [...seen];
}

/**
 * Faults noted: `table-rest-twice`, `table-hand-missing`, `table-role-absent`, `table-stock-rest`, and those of names.
 * Whether roles fill the seats and cards the places is not judged here: such a table can be read, but not dealt.
 */
export function readTables(book: Book, roles: readonly Role[], decks: readonly Deck[]): Table[] {
  return book.entries(book.file.tables, ['tables']).flatMap(({ key, value, path }) => {
    const table = readTable(book, roles, decks, value, path);
    return (seatNumbers(key) ?? []).map((seats) => ({ seats, ...table }));
  });
}

function readTable(
  book: Book,
  roles: readonly Role[],
  decks: readonly Deck[],
  file: TableFile,
  path: Path,
): Omit<Table, 'seats'> {
  const counts = roleCounts(book, file, path);
  const sitting = roles.filter((role) => counts.has(role.id)).map((role) => role.id);
  const stock = book.idsOf(file.stock, 'deck', [...path, 'stock']);
  for (const deck of decks) {
    if (stock.includes(deck.id) && deck.cards.some((card) => card.copies.kind === 'rest')) {
      book.note('table-stock-rest', { deck: deck.id }, [...path, 'stock']);
    }
  }
  return {
    roles: sitting.map((role) => ({ role, count: counts.get(role) ?? { kind: 'number', value: 0 } })),
    hands: handSizes(book, decks, sitting, file, path),
    stock: decks.filter((deck) => stock.includes(deck.id)).map((deck) => deck.id),
    leaveOut: leftOut(book, decks, file, path),
  };
}

function roleCounts(book: Book, file: TableFile, path: Path) {
  const counts = new Map<RoleId, Amount>();
  let rest: string | null = null;
  for (const { key, value, path: at } of book.entries(file.roles, [...path, 'roles'])) {
    const named = book.find(key, ['role'], at, true);
    if (named === null) continue;
    const count = readAmount(book, value, at);
    if (count.kind === 'rest' && rest !== null) book.note('table-rest-twice', { first: rest, second: key }, at);
    if (count.kind === 'rest') rest = key;
    counts.set(named.id, count);
  }
  return counts;
}

function handSizes(
  book: Book,
  decks: readonly Deck[],
  sitting: readonly RoleId[],
  file: TableFile,
  path: Path,
): Table['hands'] {
  const byDeck = new Map<string, Map<RoleId, number>>();
  for (const { key, value, path: at } of book.entries(file.hands, [...path, 'hands'])) {
    const named = book.find(key, ['deck'], at, true);
    if (named === null) continue;
    const sizes = new Map<RoleId, number>(typeof value === 'number' ? sitting.map((role) => [role, value]) : []);
    for (const entry of typeof value === 'number' ? [] : book.entries(value, at)) {
      const role = book.find(entry.key, ['role'], entry.path, true);
      if (role === null) continue;
      if (!sitting.includes(role.id)) book.note('table-role-absent', { role: role.id }, entry.path, { onKey: true });
      sizes.set(role.id, entry.value);
    }
    byDeck.set(named.id, sizes);
  }
  return decks.map((deck) => ({
    deck: deck.id,
    sizes: sitting.map((role) => {
      const size = byDeck.get(deck.id)?.get(role);
      if (size === undefined) {
        book.note('table-hand-missing', { deck: deck.id, role }, [...path, 'hands', deck.id], { onKey: true });
      }
      return { role, size: size ?? 0 };
    }),
  }));
}

function leftOut(book: Book, decks: readonly Deck[], file: TableFile, path: Path): Table['leaveOut'] {
  const named = book.idsOf(file['leave-out'], 'card', [...path, 'leave-out']);
  return decks.flatMap((deck) => deck.cards.map((card) => card.id)).filter((card) => named.includes(card));
}

// Reads the parameters: whole numbers with a range, or named values, with a default for each table.

/**
 * @param tables the numbers of seats that have a table
 * Faults noted: `parameter-bounds`, `parameter-default-missing`, `parameter-default-outside`, `parameter-value-unknown`, `seats-shape`
 */
export function readParameters(book: Book, tables: readonly number[]): Parameter[] {
  return book.entries(book.file.parameters, ['parameters']).map(({ key, value, path }) => {
    const id = key as ParameterId;
    return isChoice(value) ? choice(book, id, value, path, tables) : number(book, id, value, path, tables);
  });
}

type ChoiceFile = Extract<ParameterFile, { values: unknown }>;
type NumberFile = Exclude<ParameterFile, ChoiceFile>;

function isChoice(file: ParameterFile): file is ChoiceFile {
  return 'values' in file;
}

function number(book: Book, id: ParameterId, file: NumberFile, path: Path, tables: readonly number[]): NumberParameter {
  const { min, max } = file;
  if (min > max) book.note('parameter-bounds', { parameter: id, min, max }, [...path, 'min']);
  const defaults = perTable<number>(book, id, file.default, [...path, 'default'], tables).map(
    ({ seats, value, at }) => {
      if (min <= max && (value < min || value > max)) {
        book.note('parameter-default-outside', { parameter: id, value, min, max, seats }, at);
      }
      return { seats, value };
    },
  );
  return { kind: 'number', id, name: textOf(file), min, max, defaults };
}

function choice(book: Book, id: ParameterId, file: ChoiceFile, path: Path, tables: readonly number[]): ChoiceParameter {
  const values = book
    .entries(file.values, [...path, 'values'])
    .map(({ key, value }) => ({ id: key, name: textOf(value) }));
  const ids = values.map((value) => value.id);
  const allowed = new Map<number, readonly string[]>();
  for (const { key, value, path: at } of book.entries(file.allow, [...path, 'allow'])) {
    const list = typeof value === 'string' ? [value] : value;
    for (const name of list) knownValue(book, id, name, ids, at);
    for (const seats of seatNumbers(key) ?? badSeats(book, key, at)) allowed.set(seats, list);
  }
  const defaults = perTable<string>(book, id, file.default, [...path, 'default'], tables).map(
    ({ seats, value, at }) => {
      knownValue(book, id, value, ids, at);
      const here = allowed.get(seats) ?? ids;
      if (ids.includes(value) && !here.includes(value)) {
        book.note('parameter-default-refused', { parameter: id, value, seats }, at);
      }
      return { seats, value, allowed: ids.filter((name) => here.includes(name)) };
    },
  );
  return { kind: 'choice', id, name: textOf(file), values, defaults };
}

/** One value for all tables, or one by numbers of seats. */
export function perTable<V extends string | number>(
  book: Book,
  what: string,
  file: V | Readonly<Record<string, V>>,
  path: Path,
  tables: readonly number[],
): readonly { readonly seats: number; readonly value: V; readonly at: Path }[] {
  if (typeof file !== 'object') return tables.map((seats) => ({ seats, value: file, at: path }));
  const bySeats = new Map<number, { value: V; at: Path }>();
  for (const { key, value, path: at } of book.entries(file, path)) {
    for (const seats of seatNumbers(key) ?? badSeats(book, key, at)) {
      if (bySeats.has(seats)) book.note('table-twice', { seats }, at, { onKey: true });
      bySeats.set(seats, { value, at });
    }
  }
  return tables.flatMap((seats) => {
    const found = bySeats.get(seats);
    if (found === undefined) book.note('parameter-default-missing', { parameter: what, seats }, path, { onKey: true });
    return found === undefined ? [] : [{ seats, ...found }];
  });
}

export function badSeats(book: Book, written: string | number, path: Path): readonly number[] {
  book.note('seats-shape', { written }, path, { onKey: true });
  return [];
}

function knownValue(book: Book, parameter: string, value: string, ids: readonly string[], path: Path): void {
  if (!ids.includes(value)) {
    book.note('parameter-value-unknown', { parameter, value, known: ids }, path, { hint: closest(value, ids) });
  }
}

// Numbers of seats as a ruleset file writes them: `6`, `6-30` or `3, 5`.

/** No table of any game is larger; it keeps a slip like `5-600000` from filling the memory. */
const MOST_SEATS = 200;

/**
 * @returns the numbers in the order written, or null where a range is reversed, too large or not of this shape
 */
export function seatNumbers(written: string | number): readonly number[] | null {
  const numbers: number[] = [];
  for (const part of String(written).split(',')) {
    const match = /^([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?$/.exec(part.trim());
    if (match === null) return null;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (to < from || to > MOST_SEATS) return null;
    for (let n = from; n <= to; n += 1) numbers.push(n);
  }
  return numbers;
}

// Reads a number that a table or a selection settles.

/** Faults noted: unknown names; `amount-not-a-number` for a parameter with named values. Then the amount is 0. */
export function readAmount(book: Book, file: number | string, path: Path): Amount {
  if (typeof file === 'number') return { kind: 'number', value: file };
  if (file === 'rest') return { kind: 'rest' };
  const parameter = book.find(file, ['parameter'], path)?.id;
  if (parameter === undefined) return { kind: 'number', value: 0 };
  const found = book.file.parameters?.[parameter];
  if (found !== undefined && isChoice(found)) book.note('amount-not-a-number', { parameter }, path);
  return { kind: 'parameter', parameter };
}

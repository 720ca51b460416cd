/** Reads the parameters: whole numbers with a range, or named values, with a default for each table. */

import type { Book, Path } from './book.ts';
import { closest } from './closest.ts';
import type { ParameterId } from './ids.ts';
import type { ChoiceParameter, NumberParameter, Parameter } from './ruleset.ts';
import type { ParameterFile } from './schema.ts';
import { seatNumbers } from './seats.ts';
import { textOf } from './text.ts';

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

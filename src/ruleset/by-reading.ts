/** Reads what depends on a reading: `under` gives one value for each answer of the clause that `by` names. */

import type { Book, Path } from './book.ts';
import { closest } from './closest.ts';
import type { ByReading, Reading } from './ruleset.ts';

interface Under<T> {
  readonly by?: string | number | undefined;
  readonly under?: Readonly<Record<string, T>> | undefined;
}

/**
 * @param clause the clause that the entry stands under; its own reading decides where `by` is absent
 * @returns null where the file has no `under`, or where a fault was noted: `rule-by-alone`, `rule-reading-none`, `rule-under-missing`,
 *   `rule-under-unknown`
 */
export function readByReading<F, T>(
  book: Book,
  readings: readonly Reading[],
  clause: string,
  file: Under<F>,
  path: Path,
  read: (file: F, path: Path) => T | null,
): ByReading<T> | null {
  if (file.under === undefined) {
    if (file.by !== undefined) book.note('rule-by-alone', { clause }, [...path, 'by'], { onKey: true });
    return null;
  }
  const rule = String(file.by ?? clause);
  const reading = readings.find((candidate) => candidate.rule === rule);
  if (reading === undefined) {
    const known = readings.map((candidate) => candidate.rule);
    book.note('rule-reading-none', { clause: rule }, [...path, file.by === undefined ? 'under' : 'by'], {
      hint: closest(rule, known),
    });
    return null;
  }
  const names: readonly string[] = reading.options.map((option) => option.name);
  for (const { key, path: at } of book.entries(file.under, [...path, 'under'])) {
    if (!names.includes(key)) {
      book.note('rule-under-unknown', { clause: rule, reading: key, known: names }, at, {
        hint: closest(key, names),
        onKey: true,
      });
    }
  }
  const cases = reading.options.flatMap(({ name }) => {
    const part = Object.hasOwn(file.under ?? {}, name) ? file.under?.[name] : undefined;
    if (part === undefined) {
      book.note('rule-under-missing', { clause: rule, reading: name }, [...path, 'under'], { onKey: true });
      return [];
    }
    const value = read(part, [...path, 'under', name]);
    return value === null ? [] : [{ reading: name, value }];
  });
  return { rule: reading.rule, cases };
}

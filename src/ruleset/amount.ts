/** Reads a number that a table or a selection settles. */
import type { Book, Path } from './book.ts';
import type { Names } from './names.ts';
import type { Amount, Parameter } from './ruleset.ts';

/** Faults noted: unknown names; `amount-not-a-number` for a parameter with named values. Then the amount is 0. */
export function readAmount(
  book: Book,
  names: Names,
  parameters: readonly Parameter[],
  file: number | string,
  path: Path,
): Amount {
  if (typeof file === 'number') return { kind: 'number', value: file };
  if (file === 'rest') return { kind: 'rest' };
  const named = names.find(file, ['parameter'], path);
  if (named === null) return { kind: 'number', value: 0 };
  if (parameters.find((parameter) => parameter.id === named.id)?.kind !== 'number') {
    book.note('amount-not-a-number', { parameter: named.id }, path);
  }
  return { kind: 'parameter', parameter: named.id };
}

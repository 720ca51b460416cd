/** The smallest pieces of the ruleset file's schema: names, clause numbers, numbers of seats, amounts. */
import { z } from 'zod';

export const label = z.union([z.string().min(1), z.int()]).meta({ id: 'label', description: 'A word or a name' });
/** `4.10` is a number to YAML, but a clause number to us; the reader takes it as it is written. */
export const clause = z
  .union([z.string().min(1), z.number()])
  .meta({ id: 'clause', description: 'A clause number, as the rulebook writes it: 4.10 is not 4.1' });
export const names = z
  .union([label, z.array(label).min(1)])
  .meta({ id: 'names', description: 'One name, or a list of names' });
export const count = z.int().min(0).max(1_000_000);

export const both = {
  zh: label.describe('In Chinese'),
  en: label.describe('In English'),
};
export const text = z.strictObject(both).meta({ id: 'text', description: 'The same in Chinese and in English' });

export const id = z
  .string()
  .regex(/^[a-z][a-z0-9.]*(-[a-z0-9.]+)*$/)
  .describe('An id: small Latin letters, digits, dots and single hyphens, a letter first');
export const clauseKey = z
  .string()
  // No sign of the command line's grammar; no \p, which not every reader of the JSON Schema knows.
  .regex(/^[^\s=,:;!*?@'"-][^\s=,:;!*?@'"]*$/)
  .describe('A clause number, as the rulebook writes it');
export const seatsKey = z
  .string()
  .regex(/^[1-9]\d*(-[1-9]\d*)?( *, *[1-9]\d*(-[1-9]\d*)?)*$/)
  .describe('Numbers of seats: `6`, `6-30` or `3, 5`');
export const seatsValue = z
  .union([z.int().min(1), z.string().min(1)])
  .meta({ id: 'seats', description: 'Numbers of seats: 6, "6-30" or "3, 5"; all tables where it is absent' });

/** A map from one key to one value for all tables, or by numbers of seats. */
export function byTable<T extends z.ZodType>(value: T) {
  return z.union([value, z.record(seatsKey, value)]);
}

export const amount = z
  .union([count, id])
  .meta({ id: 'amount', description: 'A whole number, the id of a parameter, or `rest`: whatever fills the table' });

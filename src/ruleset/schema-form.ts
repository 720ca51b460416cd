/** What a clause of a ruleset file asks of one hand, as an author writes it. */
import { z } from 'zod';
import { both, clause, count, id, names } from './schema-words.ts';

const limits = z
  .record(z.string().min(1), count)
  .describe('How many at most or at least: of `own`, of each `other` faction, of a faction, a card or an attribute');

export const formKeys = {
  of: names.optional().describe('The roles that this clause speaks of; all where it is absent'),
  holds: names.optional().describe('At least these; a card named twice asks for two copies'),
  never: names.optional().describe('None of these'),
  only: names.optional().describe('Only hands of these roles …'),
  'may-hold': names.optional().describe('… may hold these'),
  apart: names.optional().describe('Never two different ones of these together'),
  single: names.optional().describe('Never two copies of one of these'),
  'at-most': limits.optional(),
  'at-least': limits.optional(),
  unsided: z
    .enum(['none', 'any'])
    .optional()
    .describe('For a role without an own faction: no faction is own, or any one that may become its own'),
  get all() {
    return z.array(form).min(1).optional().describe('All of these');
  },
  get any() {
    return z.array(form).min(1).optional().describe('At least one of these');
  },
  get not() {
    return form.optional().describe('Not this');
  },
};

export const form: z.ZodType<FormFile> = z.strictObject(formKeys).meta({
  id: 'form',
  description: 'What a clause asks of one hand: exactly one of the form words, with what belongs to it',
});

export const rule = z.strictObject({
  ...both,
  ...formKeys,
  by: clause.optional().describe('The clause whose reading decides; this clause where it is absent'),
  under: z.record(id, form).optional().describe('One form for each answer of that reading'),
});

export type RuleFile = z.infer<typeof rule>;

type Names = string | number | (string | number)[];
/** A form, alone or inside another one. */
export interface FormFile {
  of?: Names | undefined;
  holds?: Names | undefined;
  never?: Names | undefined;
  only?: Names | undefined;
  'may-hold'?: Names | undefined;
  apart?: Names | undefined;
  single?: Names | undefined;
  'at-most'?: Record<string, number> | undefined;
  'at-least'?: Record<string, number> | undefined;
  unsided?: 'none' | 'any' | undefined;
  all?: FormFile[] | undefined;
  any?: FormFile[] | undefined;
  not?: FormFile | undefined;
}

/** The JSON Schemas that the package carries, by file name: made by the build, from the very schemas that read the files. */
import { z } from 'zod';
import { dealSchema, selectionSchema } from '../deal/schema.ts';
import { rulesetJsonSchema } from '../ruleset/schema.ts';

/** Schemas of the files that programs exchange, and of ruleset files for editors. */
export function schemas(): Readonly<Record<string, object>> {
  return {
    'deal.schema.json': { title: 'A deal of Ninelives', ...z.toJSONSchema(dealSchema) },
    'count.schema.json': { title: 'A count of Ninelives', ...z.toJSONSchema(countSchema) },
    'ruleset.schema.json': rulesetJsonSchema(),
  };
}

const decimal = z.string().regex(/^(0|[1-9]\d*)$/);

/** A count of one table; `count` of all tables is an array of these. */
export const countSchema = z.strictObject({
  ruleset: z.strictObject({ id: z.string().min(1), fingerprint: z.string().regex(/^[0-9a-f]{64}$/) }),
  players: z.int().min(1),
  selection: selectionSchema,
  legal: decimal,
  weight: decimal,
  feasible: z.boolean(),
  shuffle: z.strictObject({ numerator: decimal, denominator: decimal }),
});

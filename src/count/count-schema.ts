/** The form of a count file as a schema: for the published JSON Schema. Load it lazily: it brings zod. */
import { z } from 'zod';
import { selectionSchema } from '../problem/selection-schema.ts';

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

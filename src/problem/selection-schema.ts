/** The form of a normalised selection in files, its number of seats aside (it stands beside it). Load it lazily: it brings zod. */
import { z } from 'zod';

const id = z.string().min(1);

/** What deal and count files say of their selection. */
export const selectionSchema = z.strictObject({
  set: z.record(id, z.union([z.int(), z.string()])),
  readings: z.record(id, id),
  without: z.array(id),
  pins: z.array(id),
  weights: z.record(id, z.enum(['deals', 'shuffles'])),
  pool: z.array(id).optional(),
});

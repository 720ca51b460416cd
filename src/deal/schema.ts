/**
 * The form of a deal file as a schema: what `fromFile` accepts and what the published JSON Schema says. Load it lazily: it
 * brings zod.
 */
import { z } from 'zod';
import { DEAL_FORMAT } from './deal-file.ts';

const id = z.string().min(1);
const seat = z.int().min(1);
const decimal = z.string().regex(/^(0|[1-9]\d*)$/);
const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const byDeck = <T extends z.ZodType>(value: T) => z.record(id, value);

/** What deal and count files say of their selection. */
export const selectionSchema = z.strictObject({
  set: z.record(id, z.union([z.int(), z.string()])),
  readings: z.record(id, id),
  without: z.array(id),
  pins: z.array(id),
  weights: z.record(id, z.enum(['deals', 'shuffles'])),
  pool: z.array(id).optional(),
});

/** A deal file, `ninelives-deal/1`. What a schema cannot say (seats in order, number < legal) `fromFile` checks besides. */
export const dealSchema = z.strictObject({
  format: z.literal(DEAL_FORMAT),
  ruleset: z.strictObject({ id, fingerprint: hex64 }),
  players: seat,
  selection: selectionSchema,
  scheme: id,
  seed: z.string().min(1).nullable(),
  index: z.int().min(0).nullable(),
  chosen: z.enum(['by-number', 'by-hand', 'completed', 'mended']).optional(),
  filled: z.strictObject({ seed: z.string().min(1), among: decimal.nullable() }).optional(),
  number: decimal,
  legal: decimal,
  seats: z
    .array(
      z.strictObject({
        seat,
        name: z.string().min(1).nullable(),
        role: id,
        hands: byDeck(z.array(z.strictObject({ card: id, name: z.string(), attributes: z.array(id) }))),
        order: byDeck(z.array(z.int().min(0))).optional(),
        alias: z.strictObject({ name: z.string().min(1), password: z.string() }).optional(),
      }),
    )
    .min(1),
  stock: byDeck(z.array(z.strictObject({ card: id, name: z.string() }))).optional(),
  first: id.optional(),
  pairings: z
    .array(z.array(z.strictObject({ attacker: seat, target: seat })))
    .min(1)
    .optional(),
  substitutes: z.array(z.string().min(1)).optional(),
  log: z
    .array(
      z.strictObject({
        seat,
        from: z.string().nullable(),
        to: z.string().nullable(),
        renamed: z.literal(true).optional(),
      }),
    )
    .optional(),
  commitment: z
    .strictObject({ hash: hex64, outside: z.string().nullable(), reserve: z.boolean(), reason: z.string().nullable() })
    .optional(),
});

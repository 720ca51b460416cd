/** Where the randomness of a deal comes from: a seed given, a seed made, or no randomness at all but a deal number. */
import type { Command } from 'commander';
import { FaultError } from '../fault.ts';
import { checkSeed, makeSeed, seedFromFile } from '../random/seeds.ts';
import type { Lang } from '../report/language.ts';
import { words } from '../report/words/seed.ts';
import type { Context } from './context.ts';
import { readBytes } from './input-files.ts';

export interface SeedFlags {
  readonly seed?: string;
  readonly seedFile?: string;
  readonly number?: string;
}

/** A seed of which every character counts, or the number of one deal. */
export type Source =
  | { readonly kind: 'seed'; readonly seed: string }
  | { readonly kind: 'number'; readonly number: bigint };

/** Adds `--seed`, `--seed-file` and `--number`. */
export function seedFlags(command: Command, lang: Lang): void {
  command
    .option('--seed <seed>', words.seed[lang])
    .option('--seed-file <file>', words.seedFile[lang])
    .option('--number <n>', words.number[lang]);
}

/** The source that the flags name; without any the environment's NINELIVES_SEED, else a new seed of 256 bits. */
export async function sourceFrom(flags: SeedFlags, context: Context): Promise<Source> {
  const given = [
    flags.seed === undefined ? [] : ['--seed'],
    flags.seedFile === undefined ? [] : ['--seed-file'],
    flags.number === undefined ? [] : ['--number'],
  ].flat();
  const [one, other] = given;
  if (one !== undefined && other !== undefined) {
    throw new FaultError({ kind: 'bad', code: 'flags-contradict', with: { one, other } });
  }
  if (flags.number !== undefined) return { kind: 'number', number: dealNumber(flags.number) };
  if (flags.seed !== undefined) return { kind: 'seed', seed: checkSeed(flags.seed) };
  if (flags.seedFile !== undefined) {
    const bytes = await readBytes(flags.seedFile, context, 1);
    return { kind: 'seed', seed: seedFromFile(bytes, flags.seedFile) };
  }
  const surrounding = context.env['NINELIVES_SEED'];
  return { kind: 'seed', seed: surrounding ? checkSeed(surrounding) : makeSeed() };
}

function dealNumber(value: string): bigint {
  if (/^\d{1,10000}$/.test(value)) return BigInt(value);
  throw new FaultError({ kind: 'bad', code: 'number-not-decimal', with: { value: value.slice(0, 40) } });
}

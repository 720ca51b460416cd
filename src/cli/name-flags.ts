/** Names of the players, in seat order. */
import type { Command } from 'commander';
import { checkNames, readSignUp } from '../deal/names.ts';
import { decodeText } from '../deal/read/decode.ts';
import { FaultError } from '../fault.ts';
import type { Lang } from '../report/language.ts';
import { words } from '../report/words/names.ts';
import type { Context } from './context.ts';
import { commaList } from './flag-values.ts';
import { readBytes } from './input-files.ts';

export interface NameFlags {
  readonly names?: readonly string[];
  readonly namesFile?: string;
}

/** Adds `--names` and `--names-file`. */
export function nameFlags(command: Command, lang: Lang): void {
  command
    .option('--names <names>', words.names[lang], commaList('--names'))
    .option('--names-file <file>', words.namesFile[lang]);
}

/** The names that the flags give, or null for none. */
export async function namesFrom(flags: NameFlags, context: Context): Promise<readonly string[] | null> {
  if (flags.names !== undefined && flags.namesFile !== undefined) {
    throw new FaultError({ kind: 'bad', code: 'flags-contradict', with: { one: '--names', other: '--names-file' } });
  }
  if (flags.names !== undefined) return checkNames(flags.names);
  if (flags.namesFile === undefined) return null;
  return readSignUp(decodeText(await readBytes(flags.namesFile, context, 1), flags.namesFile), flags.namesFile);
}

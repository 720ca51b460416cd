/** The selection flags of the contract, the same for every verb that grounds a ruleset. */
import type { Command } from 'commander';
import { FaultError } from '../fault.ts';
import type { SelectionRequest } from '../problem/selection.ts';
import type { Lang } from '../report/language.ts';
import { words } from '../report/words/selection.ts';
import type { Weights } from '../ruleset/ruleset.ts';
import type { Context } from './context.ts';
import { commaList, pairs, repeated, wholeNumber } from './flag-values.ts';
import { readLines } from './input-files.ts';
import { type NameFlags, namesFrom } from './name-flags.ts';

/** What commander reads. Names (`nameFlags`) are here so that facts may speak of them wherever they are asked for. */
export interface SelectionFlags extends NameFlags {
  readonly players?: number;
  readonly set?: readonly string[];
  readonly reading?: readonly string[];
  readonly without?: readonly string[];
  readonly rules?: readonly string[];
  readonly pin?: readonly string[];
  readonly ban?: readonly string[];
  readonly pinsFile?: string;
  readonly weights?: readonly string[];
  readonly pool?: string;
}

/** Adds the selection flags to a command. */
export function selectionFlags(command: Command, lang: Lang): void {
  command
    .optionsGroup(words.group[lang])
    .option('--players <n>', words.players[lang], wholeNumber('--players', 1))
    .option('--set <name=value>', words.set[lang], repeated)
    .option('--reading <rule=name>', words.reading[lang], repeated)
    .option('--without <rule>', words.without[lang], repeated)
    .option('--rules <rules>', words.rules[lang], commaList('--rules'))
    .option('--pin <fact>', words.pin[lang], repeated)
    .option('--ban <fact>', words.ban[lang], repeated)
    .option('--pins-file <file>', words.pinsFile[lang])
    .option('--weights <w>', words.weights[lang], repeated)
    .option('--pool <file>', words.pool[lang]);
}

/** Whether any selection flag was given. */
export function selects(flags: SelectionFlags): boolean {
  const { players, set, reading, without, rules, pin, ban, pinsFile, weights, pool } = flags;
  return [players, set, reading, without, rules, pin, ban, pinsFile, weights, pool].some((flag) => flag !== undefined);
}

/**
 * The request that the flags make; files that they name are read.
 * @param given names in seat order, so that facts may speak of them; those of the flags if not given
 */
export async function selectionRequest(
  flags: SelectionFlags,
  context: Context,
  given: readonly string[] | null = null,
): Promise<SelectionRequest> {
  if (flags.without !== undefined && flags.rules !== undefined) {
    throw new FaultError({ kind: 'bad', code: 'flags-contradict', with: { one: '--without', other: '--rules' } });
  }
  const names = given ?? (await namesFrom(flags, context));
  const facts = flags.pinsFile === undefined ? [] : await readLines(flags.pinsFile, context);
  const pins = [...(flags.pin ?? []), ...facts.filter((fact) => !fact.startsWith('!'))];
  const bans = [...(flags.ban ?? []), ...facts.filter((fact) => fact.startsWith('!')).map((fact) => fact.slice(1))];
  return {
    ...(flags.players !== undefined && { players: flags.players }),
    ...(flags.set && { set: pairs('--set', 'NAME=VALUE', flags.set) }),
    ...(flags.reading && { readings: pairs('--reading', 'RULE=NAME', flags.reading) }),
    ...(flags.without && { without: flags.without.flatMap(commaList('--without')) }),
    ...(flags.rules && { rules: flags.rules }),
    ...(pins.length > 0 && { pins }),
    ...(bans.length > 0 && { bans }),
    ...(names && { names }),
    ...(flags.weights && { weights: weightsOf(flags.weights) }),
    ...(flags.pool !== undefined && { pool: await readLines(flags.pool, context) }),
  };
}

/** `deals` or `shuffles` for all decks, or `DECK=…` for each. */
function weightsOf(values: readonly string[]): Weights | Readonly<Record<string, string>> {
  const all = values.find((value) => value === 'deals' || value === 'shuffles');
  if (all === undefined) return pairs('--weights', 'deals, shuffles, DECK=deals, DECK=shuffles', values);
  const other = values.find((value) => value !== all);
  if (other !== undefined) {
    throw new FaultError({
      kind: 'bad',
      code: 'flags-contradict',
      with: { one: `--weights ${all}`, other: `--weights ${other}` },
    });
  }
  return all === 'deals' ? 'deals' : 'shuffles';
}

/**
 * What stands after a flag, read strictly: a wrong value is a fault that names the flag. Which flags exclude one another is for
 * commander to say (`without`), which need one another is told before a command acts (`needs`).
 */

import { type Command, Option } from 'commander';
import { checkNames, readSignUp } from '../deal/names.ts';
import { FaultError } from '../fault.ts';
import type { SelectionRequest } from '../problem/selection.ts';
import { checkSeed, makeSeed, seedFromFile } from '../random/seeds.ts';
import type { Weights } from '../ruleset/model.ts';
import type { Lang } from '../say/language.ts';
import { say } from '../say/say.ts';
import type { Context } from './context.ts';
import { readBytes, readLines, readPlainText } from './files.ts';

/** A decimal whole number from `min` to `max`, as commander's parser of an option. */
export function wholeNumber(flag: string, min: number, max = Number.MAX_SAFE_INTEGER): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isNaN(number) || number < min) {
      throw new FaultError({ kind: 'bad', code: 'flag-not-number', with: { flag, min, value } });
    }
    if (number > max) throw new FaultError({ kind: 'bad', code: 'flag-too-big', with: { flag, max, value } });
    return number;
  };
}

/** Collects the values of an option that may be repeated. */
export function repeated(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}

/** Splits `KEY=VALUE` pairs at their first `=`; a key with two different values is a fault. */
export function pairs(flag: string, form: string, values: readonly string[]): Readonly<Record<string, string>> {
  const read = new Map<string, string>();
  for (const value of values) {
    const cut = value.indexOf('=');
    if (cut < 1 || cut === value.length - 1) {
      throw new FaultError({ kind: 'bad', code: 'flag-not-pair', with: { flag, form, value } });
    }
    const [key, meant] = [value.slice(0, cut), value.slice(cut + 1)];
    if (read.has(key) && read.get(key) !== meant) {
      throw new FaultError({ kind: 'bad', code: 'flag-twice', with: { flag, key } });
    }
    read.set(key, meant);
  }
  return Object.fromEntries(read);
}

/** An option that takes one of a few words. */
export function choice(flags: string, description: string, words: readonly string[]): Option {
  return new Option(flags, description).choices(words);
}

/** Of these options no two can stand together. Each is named as it is typed, `--names-file`. */
export function without(command: Command, ...flags: readonly string[]): void {
  for (const flag of flags) {
    const others = flags.filter((other) => other !== flag);
    optionOf(command, flag)?.conflicts(others.flatMap((other) => optionOf(command, other)?.attributeName() ?? []));
  }
}

/** Beside this option only those can stand. */
export function only(command: Command, flag: string, beside: readonly string[]): void {
  const free = [flag, ...beside].map((one) => optionOf(command, one));
  const barred = command.options.filter((option) => !free.includes(option)).map((option) => option.attributeName());
  optionOf(command, flag)?.conflicts(barred);
}

/**
 * What is given means nothing without one of others: commander knows no such rule.
 * @param given a flag, or the name of the command itself, which is always given
 * @param wanted flags; those that the command does not have are passed over
 * @throws FaultError `flag-needs`, before the command acts
 */
export function needs(command: Command, given: string, ...wanted: readonly string[]): void {
  command.hook('preAction', (_, acting) => {
    const isGiven = (flag: string) =>
      acting.getOptionValue(optionOf(acting, flag)?.attributeName() ?? '') !== undefined;
    const known = wanted.filter((flag) => optionOf(acting, flag) !== undefined);
    if ((given.startsWith('-') && !isGiven(given)) || known.some(isGiven)) return;
    throw new FaultError({ kind: 'bad', code: 'flag-needs', with: { flag: given, needs: known.join(' / ') } });
  });
}

function optionOf(command: Command, flag: string): Option | undefined {
  return command.options.find(({ long, short }) => long === flag || short === flag);
}

/** A list with commas between, spaces around an entry dropped; empty entries are a fault. */
export function commaList(flag: string): (value: string) => readonly string[] {
  return (value) => {
    const items = value.split(/[,，]/).map((item) => item.trim());
    if (items.includes('')) throw new FaultError({ kind: 'bad', code: 'flag-empty', with: { flag } });
    return items;
  };
}

// The selection flags of the contract, the same for every verb that grounds a ruleset.

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

/** Adds the selection flags to a command; without those of facts where no fact can be taken. */
export function selectionFlags(command: Command, lang: Lang, facts = true): void {
  command
    .optionsGroup(say[lang].selection.group)
    .option('--players <n>', say[lang].selection.players, wholeNumber('--players', 1))
    .option('--set <name=value>', say[lang].selection.set, repeated)
    .option('--reading <rule=name>', say[lang].selection.reading, repeated)
    .option('--without <rule>', say[lang].selection.without, repeated)
    .option('--rules <rules>', say[lang].selection.rules, commaList('--rules'));
  if (facts) {
    command
      .option('--pin <fact>', say[lang].selection.pin, repeated)
      .option('--ban <fact>', say[lang].selection.ban, repeated)
      .option('--pins-file <file>', say[lang].selection.pinsFile);
  }
  command
    .option('--weights <w>', say[lang].selection.weights, repeated)
    .option('--pool <file>', say[lang].selection.pool);
  without(command, '--without', '--rules');
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

// Names of the players, in seat order.

export interface NameFlags {
  readonly names?: readonly string[];
  readonly namesFile?: string;
}

/** Adds `--names` and `--names-file`. */
export function nameFlags(command: Command, lang: Lang): void {
  command
    .option('--names <names>', say[lang].names.names, commaList('--names'))
    .option('--names-file <file>', say[lang].names.namesFile);
  without(command, '--names', '--names-file');
}

/** The names that the flags give, or null for none. */
export async function namesFrom(flags: NameFlags, context: Context): Promise<readonly string[] | null> {
  if (flags.names !== undefined) return checkNames(flags.names);
  if (flags.namesFile === undefined) return null;
  return readSignUp(await readPlainText(flags.namesFile, flags.namesFile, context, 1), flags.namesFile);
}

// Where the randomness of a deal comes from: a seed given, a seed made, or no randomness at all but a deal number.

export interface SeedFlags {
  readonly seed?: string;
  readonly seedFile?: string;
  readonly number?: string;
}

/** A seed of which every character counts, or the number of one deal. */
export type DealSource =
  | { readonly kind: 'seed'; readonly seed: string }
  | { readonly kind: 'number'; readonly number: bigint };

/** Adds `--seed`, `--seed-file` and, where a deal may be asked for by its number, `--number`. */
export function seedFlags(command: Command, lang: Lang, numbers = true): void {
  command.option('--seed <seed>', say[lang].seed.seed).option('--seed-file <file>', say[lang].seed.seedFile);
  if (numbers) command.option('--number <n>', say[lang].seed.number);
  without(command, '--seed', '--seed-file', '--number');
}

/** The source that the flags name; without any the environment's NINELIVES_SEED, else a new seed of 256 bits. */
export async function sourceFrom(flags: SeedFlags, context: Context): Promise<DealSource> {
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

/** From a file that holds a deal to the deal, its ruleset and its problem: for the verbs about deals made by hand. */

import type { DealFile } from '../deal/deal-file.ts';
import { fromFile } from '../deal/from-file.ts';
import { type OpenDeal, openDeal } from '../deal/read/format.ts';
import { dealPath, readJson, valueAt } from '../deal/read/json.ts';
import { listedSeats, seated } from '../deal/read/listing.ts';
import { FaultError } from '../fault.ts';
import { ground } from '../problem/ground.ts';
import type { PartialDeal, Problem } from '../problem/problem.ts';
import { normalise, requestOf, type Selection, type SelectionRequest } from '../problem/selection.ts';
import { fingerprint } from '../ruleset/fingerprint.ts';
import { loadRuleset, shippedIds } from '../ruleset/load.ts';
import type { CardId, DeckId, Ruleset } from '../ruleset/model.ts';
import { withPool } from '../ruleset/pool.ts';
import { say } from '../say/say.ts';
import type { Context } from './context.ts';
import { noteEncoding, readBytes, readPlainText } from './files.ts';
import { type SelectionFlags, selectionRequest } from './flags.ts';

export interface GivenDeal {
  /** As it is written, without its pool put in. */
  readonly ruleset: Ruleset;
  /** With its pool put in: for names. */
  readonly played: Ruleset;
  readonly problem: Problem;
  readonly given: PartialDeal;
  /** What the file lists as undealt. */
  readonly stock: ReadonlyMap<DeckId, readonly CardId[]>;
  /** The whole deal file that was read, if it was one and no flag replaces anything of it; made when it is asked for. */
  readonly file: () => Promise<DealFile | null>;
}

/** `--ruleset FILE` names the ruleset of a deal file that is of none of the shipped ones. */
export interface RulesetFlag {
  readonly ruleset?: string;
}

/**
 * Reads `[RULESET] FILE|-`. Selection flags replace that part of the file's own selection, and a line on stderr says so.
 * @param args one or two: the last is the deal
 * @throws FaultError `ruleset-needed`, and those of `rulesetOf`, of reading and of grounding
 */
export async function loadGiven(
  args: readonly [string] | readonly [string, string],
  flags: SelectionFlags & RulesetFlag,
  context: Context,
  names: readonly string[] | null = null,
): Promise<GivenDeal> {
  const [file, name] = args.length === 2 ? [args[1], args[0]] : [args[0], undefined];
  if (name !== undefined && flags.ruleset !== undefined) {
    throw new FaultError({ kind: 'bad', code: 'flags-contradict', with: { one: name, other: '--ruleset' } });
  }
  const shown = shownName(file, context);
  const deal = await openDeal(await readBytes(file, context, MOST_DEAL), shown);
  noteEncoding(deal.decoded, shown, context);
  const ruleset = await playedBy(deal, name ?? flags.ruleset, shown);
  const flagged = await selectionRequest(flags, context, names);
  const request = merged(deal.header.selection, flagged, context);
  const played = request.pool === undefined ? ruleset : withPool(ruleset, request.pool);
  const listing = await deal.read(played);
  const players = request.players ?? listedSeats(listing);
  const problem = ground(ruleset, normalise(ruleset, { ...request, players }));
  const asIs = Object.keys(flagged).every((key) => key === 'names');
  const whole = () => (asIs ? fileOf(deal.value, shown) : Promise.resolve(null));
  return { ruleset, played, problem, given: seated(listing, played, players), stock: listing.stock, file: whole };
}

async function fileOf(value: unknown, file: string): Promise<DealFile | null> {
  const inside = value === undefined ? null : dealPath(value);
  if (inside === null) return null;
  return fromFile(valueAt(value, inside), file).catch((error) => {
    if (error instanceof FaultError) return null;
    throw error;
  });
}

/** The ruleset that the command line names, else the one of the file. */
async function playedBy({ header }: OpenDeal, name: string | undefined, file: string): Promise<Ruleset> {
  if (header.ruleset !== null) return rulesetOf(header.ruleset, name, file);
  if (name !== undefined) return loadRuleset(name);
  throw new FaultError({ kind: 'bad', code: 'ruleset-needed', with: { shipped: shippedIds } });
}

/** Flags stand above what the file says: parameters, readings and weights one by one, the other parts as a whole. */
function merged(own: SelectionRequest | null, flagged: SelectionRequest, context: Context): SelectionRequest {
  if (own === null) return flagged;
  const replaced = Object.keys(flagged).filter((key) => key !== 'names');
  if (replaced.length > 0) context.note(say[context.lang].given.replaced(replaced));
  const { rules, bans, ...rest } = flagged;
  // What the file leaves out, or pins, gives way to what the flags say in its place.
  const { without, pins, ...kept } = own;
  return {
    ...kept,
    ...(without && rules === undefined && flagged.without === undefined && { without }),
    ...(pins && flagged.pins === undefined && bans === undefined && { pins }),
    ...rest,
    ...(rules && { rules }),
    ...(bans && { bans }),
    ...(flagged.set && { set: { ...own.set, ...flagged.set } }),
    ...(flagged.readings && { readings: { ...own.readings, ...flagged.readings } }),
    ...(flagged.weights && { weights: bothWeights(own.weights, flagged.weights) }),
  };
}

function bothWeights(own: SelectionRequest['weights'], flagged: NonNullable<SelectionRequest['weights']>) {
  return typeof flagged === 'string' || typeof own === 'string' ? flagged : { ...own, ...flagged };
}

// A deal file that a command is given, with the ruleset that it names.

/** Megabytes that a deal may have; a real one has a few kilobytes. */
const MOST_DEAL = 4;

export interface LoadedDeal {
  readonly deal: DealFile;
  /** With the selection's pool put in. */
  readonly ruleset: Ruleset;
  readonly selection: Selection;
}

/**
 * @param file path of a deal file, `-` for standard input
 * @param rulesetFile what `--ruleset` names: needed where the ruleset is not shipped
 * @throws FaultError `deals-many`, those of `readJson`, of `fromFile` (with line and column) and of `rulesetOf`
 */
export async function readDeal(file: string, rulesetFile: string | undefined, context: Context): Promise<LoadedDeal> {
  const shown = shownName(file, context);
  const json = await readJson(await readPlainText(file, shown, context, MOST_DEAL), shown);
  const inside = dealPath(json.value);
  if (inside === null) {
    const deals = Array.isArray(json.value) ? json.value.length : 0;
    throw new FaultError({ kind: 'bad', code: 'deals-many', with: { deals }, place: { file: shown } });
  }
  const deal = await fromFile(valueAt(json.value, inside), shown, (path) => json.locate([...inside, ...path]));
  const ruleset = await rulesetOf(deal.ruleset, rulesetFile, shown);
  const { pool } = deal.selection;
  return {
    deal,
    ruleset: pool === undefined ? ruleset : withPool(ruleset, pool),
    selection: normalise(ruleset, requestOf({ players: deal.players, ...deal.selection })),
  };
}

/** How messages call an input. */
function shownName(file: string, context: Context): string {
  return file === '-' ? say[context.lang].given.stdin : file;
}

/**
 * The ruleset of a file that names it by id and fingerprint.
 * @param source a shipped id or a path that stands in for the name in the file
 * @throws FaultError `deal-ruleset-unknown` (not shipped, and nothing else named), those of `checkNamed` and of `loadRuleset`
 */
export async function rulesetOf(
  named: { readonly id: string; readonly fingerprint: string | null },
  source: string | undefined,
  file: string,
): Promise<Ruleset> {
  if (source === undefined && !shippedIds.includes(named.id)) {
    throw new FaultError({ kind: 'bad', code: 'deal-ruleset-unknown', with: { ruleset: named.id }, place: { file } });
  }
  const ruleset = await loadRuleset(source ?? named.id);
  checkNamed(named, ruleset, source ?? named.id, file);
  return ruleset;
}

/** @throws FaultError `deal-other-ruleset`, `deal-fingerprint`: the deal was made by other rules than these */
function checkNamed(
  named: { readonly id: string; readonly fingerprint: string | null },
  ruleset: Ruleset,
  source: string,
  file: string,
): void {
  const place = { file };
  if (named.id !== ruleset.id) {
    throw new FaultError({
      kind: 'bad',
      code: 'deal-other-ruleset',
      with: { deal: named.id, ruleset: ruleset.id },
      place,
    });
  }
  if (named.fingerprint !== null && named.fingerprint !== fingerprint(ruleset)) {
    throw new FaultError({ kind: 'bad', code: 'deal-fingerprint', with: { ruleset: named.id, source }, place });
  }
}

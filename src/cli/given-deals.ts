/** From a file that holds a deal to the deal, its ruleset and its problem: for the verbs about deals made by hand. */
import { listedSeats, seated } from '../deal/read/listing.ts';
import { type OpenDeal, openDeal } from '../deal/read/open-deal.ts';
import { FaultError } from '../fault.ts';
import type { Given } from '../problem/given.ts';
import { ground } from '../problem/ground.ts';
import { normalise } from '../problem/normalise.ts';
import type { Problem } from '../problem/problem.ts';
import type { SelectionRequest } from '../problem/selection.ts';
import { words } from '../report/words/given.ts';
import type { CardId, DeckId } from '../ruleset/ids.ts';
import { loadRuleset, shippedIds } from '../ruleset/load.ts';
import { withPool } from '../ruleset/pool.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Context } from './context.ts';
import { readBytes } from './input-files.ts';
import { MOST_DEAL, rulesetOf, shownName } from './read-deal.ts';
import { type SelectionFlags, selectionRequest } from './selection-flags.ts';

export interface GivenDeal {
  /** As it is written, without its pool put in. */
  readonly ruleset: Ruleset;
  /** With its pool put in: for names. */
  readonly played: Ruleset;
  readonly problem: Problem;
  readonly given: Given;
  /** What the file lists as undealt. */
  readonly stock: ReadonlyMap<DeckId, readonly CardId[]>;
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
  const ruleset = await playedBy(deal, name ?? flags.ruleset, shown);
  const flagged = await selectionRequest(flags, context, names);
  const request = merged(deal.header.selection, flagged, context);
  const played = request.pool === undefined ? ruleset : withPool(ruleset, request.pool);
  const listing = await deal.read(played);
  const players = request.players ?? listedSeats(listing);
  const problem = ground(ruleset, normalise(ruleset, { ...request, players }));
  return { ruleset, played, problem, given: seated(listing, played, players), stock: listing.stock };
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
  if (replaced.length > 0) context.note(words.replaced[context.lang](replaced));
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

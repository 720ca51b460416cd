/** From a ruleset and a request to problems: of one table, or of every table that the request can have. */
import { type Fault, FaultError } from '../fault.ts';
import type { Ruleset } from '../ruleset/model.ts';
import { withPool } from '../ruleset/pool.ts';
import { ground } from './ground.ts';
import type { Problem } from './problem.ts';
import { normalise, type SelectionRequest } from './selection.ts';

/** A problem and the ruleset that it is played by: with the selection's pool put in. */
export interface PlayedProblem {
  readonly ruleset: Ruleset;
  readonly problem: Problem;
}

/** A table, by its number of seats, that the request cannot have, and why. */
export interface SkippedTable {
  readonly players: number;
  readonly skipped: Fault;
}

/**
 * The problem of one table: the request's, else the ruleset's first.
 * @param ruleset without a pool put in
 * @throws FaultError as `normalise` and `ground` do
 */
export function playedProblem(ruleset: Ruleset, request: SelectionRequest): PlayedProblem {
  const problem = ground(ruleset, normalise(ruleset, request));
  const { pool } = problem.selection;
  return { ruleset: pool === undefined ? ruleset : withPool(ruleset, pool), problem };
}

/** What one table cannot have while another one can: seats, a larger pool, a parameter's range, a rest below nothing. */
const SKIPPED: ReadonlySet<string> = new Set([
  'unknown-table',
  'pool-too-small',
  'negative-rest',
  'parameter-range',
  'parameter-choice',
]);

/**
 * As `playedProblem`, but what only this table cannot have is an answer.
 * @throws FaultError for what is wrong with the request whatever the table
 */
export function playedOrSkipped(
  ruleset: Ruleset,
  request: SelectionRequest & { readonly players: number },
): PlayedProblem | SkippedTable {
  try {
    return playedProblem(ruleset, request);
  } catch (error) {
    const fault = error instanceof FaultError ? error.faults[0] : undefined;
    if (fault === undefined || !SKIPPED.has(fault.code)) throw error;
    return { players: request.players, skipped: fault };
  }
}

/**
 * The tables in the file's order; with `players` in the request that one alone, and then nothing is skipped.
 * @returns at least one problem
 * @throws FaultError as `playedProblem` does; all that was skipped, where every table was
 */
export function everyTable(ruleset: Ruleset, request: SelectionRequest): readonly (PlayedProblem | SkippedTable)[] {
  if (request.players !== undefined) return [playedProblem(ruleset, request)];
  const found = ruleset.tables.map(({ seats }) => playedOrSkipped(ruleset, { ...request, players: seats }));
  const faults = found.flatMap((table) => ('skipped' in table ? [table.skipped] : []));
  if (faults.length === found.length) throw new FaultError(...faults);
  return found;
}

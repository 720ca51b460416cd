/** One request put to every table of a ruleset, for the verbs that take all of them. */
import { type Fault, FaultError } from '../fault.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { ground } from './ground.ts';
import { normalise } from './normalise.ts';
import type { Problem } from './problem.ts';
import type { SelectionRequest } from './selection.ts';

/** A table as a problem, or why it is passed over. */
export type TableProblem =
  | { readonly players: number; readonly problem: Problem }
  | { readonly players: number; readonly skipped: Fault };

/** What one table may not be able to do while others can: a larger pool, a parameter's range, a rest below nothing. */
const skipping: readonly string[] = ['pool-too-small', 'negative-rest', 'parameter-range', 'parameter-choice'];

/**
 * The tables in the file's order; with `players` in the request that one alone.
 * @throws FaultError as `normalise` and `ground` do; what only one table of several cannot do is told in its place instead
 */
export function everyTable(ruleset: Ruleset, request: SelectionRequest): readonly TableProblem[] {
  if (request.players !== undefined) return [tableProblem(ruleset, request, request.players)];
  const found = ruleset.tables.map(({ seats }): TableProblem => {
    try {
      return tableProblem(ruleset, request, seats);
    } catch (error) {
      const fault = error instanceof FaultError ? error.faults[0] : undefined;
      if (fault === undefined || !skipping.includes(fault.code)) throw error;
      return { players: seats, skipped: fault };
    }
  });
  const faults = found.flatMap((table) => ('skipped' in table ? [table.skipped] : []));
  if (faults.length === found.length) throw new FaultError(...faults);
  return found;
}

function tableProblem(
  ruleset: Ruleset,
  request: SelectionRequest,
  players: number,
): { readonly players: number; readonly problem: Problem } {
  return { players, problem: ground(ruleset, normalise(ruleset, { ...request, players })) };
}

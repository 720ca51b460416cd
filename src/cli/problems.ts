/** From what stands on the command line to the problem: ruleset, selection, grounding. */

import { type Fault, FaultError } from '../fault.ts';
import { ground } from '../problem/ground.ts';
import type { Problem } from '../problem/problem.ts';
import { normalise, type SelectionRequest } from '../problem/selection.ts';
import { loadRuleset } from '../ruleset/load.ts';
import type { Ruleset } from '../ruleset/model.ts';
import { withPool } from '../ruleset/pool.ts';
import { say } from '../say/say.ts';
import type { Context } from './context.ts';
import { type SelectionFlags, selectionRequest } from './flags.ts';

export interface LoadedProblem {
  /** With the selection's pool put in. */
  readonly ruleset: Ruleset;
  readonly problem: Problem;
}

/**
 * The problem of one table: the one of `--players`, else the ruleset's first.
 * @param names in seat order, so that pins may speak of them
 */
export async function loadProblem(
  nameOrPath: string,
  flags: SelectionFlags,
  context: Context,
  names: readonly string[] | null = null,
): Promise<LoadedProblem> {
  const ruleset = await loadRuleset(nameOrPath);
  const problem = ground(ruleset, normalise(ruleset, await selectionRequest(flags, context, names)));
  return { ruleset: played(ruleset, problem), problem };
}

/** The problems of all tables, or of the one of `--players`. Tables that this selection cannot have are told on stderr and left out. */
export async function loadProblems(
  nameOrPath: string,
  flags: SelectionFlags,
  context: Context,
): Promise<readonly LoadedProblem[]> {
  const ruleset = await loadRuleset(nameOrPath);
  const tables = everyTable(ruleset, await selectionRequest(flags, context));
  const { wordFault } = await import('../say/faults.ts');
  return tables.flatMap((table) => {
    if ('problem' in table) return [{ ruleset: played(ruleset, table.problem), problem: table.problem }];
    context.note(say[context.lang].deal.skipped(table.players, wordFault(table.skipped, context.lang)));
    return [];
  });
}

function played(ruleset: Ruleset, { selection }: Problem): Ruleset {
  return selection.pool === undefined ? ruleset : withPool(ruleset, selection.pool);
}

// One request put to every table of a ruleset, for the verbs that take all of them.

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

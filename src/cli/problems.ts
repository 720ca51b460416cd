/** From what stands on the command line to the problem: ruleset, selection, grounding. */
import { everyTable } from '../problem/every-table.ts';
import { ground } from '../problem/ground.ts';
import { normalise } from '../problem/normalise.ts';
import type { Problem } from '../problem/problem.ts';
import { words } from '../report/words/deal.ts';
import { loadRuleset } from '../ruleset/load.ts';
import { withPool } from '../ruleset/pool.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Context } from './context.ts';
import { type SelectionFlags, selectionRequest } from './selection-flags.ts';

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
  const { wordFault } = await import('../report/faults.ts');
  return tables.flatMap((table) => {
    if ('problem' in table) return [{ ruleset: played(ruleset, table.problem), problem: table.problem }];
    context.note(words.skipped[context.lang](table.players, wordFault(table.skipped, context.lang)));
    return [];
  });
}

function played(ruleset: Ruleset, { selection }: Problem): Ruleset {
  return selection.pool === undefined ? ruleset : withPool(ruleset, selection.pool);
}

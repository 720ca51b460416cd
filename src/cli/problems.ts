/** From what stands on the command line to the problem: ruleset, selection, grounding. */

import { everyTable, type PlayedProblem, playedProblem } from '../problem/tables.ts';
import { loadRuleset } from '../ruleset/load.ts';
import { say } from '../say/say.ts';
import type { Context } from './context.ts';
import { type SelectionFlags, selectionRequest } from './flags.ts';

/**
 * The problem of one table: the one of `--players`, else the ruleset's first.
 * @param names in seat order, so that pins may speak of them
 */
export async function loadProblem(
  nameOrPath: string,
  flags: SelectionFlags,
  context: Context,
  names: readonly string[] | null = null,
): Promise<PlayedProblem> {
  const ruleset = await loadRuleset(nameOrPath);
  return playedProblem(ruleset, await selectionRequest(flags, context, names));
}

/** The problems of all tables, or of the one of `--players`. Tables that this selection cannot have are told on stderr and left out. */
export async function loadProblems(
  nameOrPath: string,
  flags: SelectionFlags,
  context: Context,
): Promise<readonly PlayedProblem[]> {
  const ruleset = await loadRuleset(nameOrPath);
  const tables = everyTable(ruleset, await selectionRequest(flags, context));
  const { wordFault } = await import('../say/faults.ts');
  return tables.flatMap((table) => {
    if ('problem' in table) return [table];
    context.note(say[context.lang].deal.skipped(table.players, wordFault(table.skipped, context.lang)));
    return [];
  });
}

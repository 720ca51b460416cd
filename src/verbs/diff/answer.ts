/** What each difference between two rulesets does to the number of legal deals. */

import { type CompileOptions, totals } from '../../counting/compile.ts';
import { type Fault, FaultError } from '../../fault.ts';
import { ground } from '../../problem/ground.ts';
import { normalise, type SelectionRequest } from '../../problem/selection.ts';
import { type ChangeStep, steps } from '../../ruleset/difference.ts';
import type { Ruleset } from '../../ruleset/model.ts';

/** Legal deals of a table; or why they could not be counted. */
export type CountedTable = { readonly legal: bigint } | { readonly why: Fault };

export interface TableEffects {
  readonly players: number;
  readonly from: CountedTable;
  readonly to: CountedTable;
  /** The first ruleset with each step alone. */
  readonly steps: readonly { readonly step: ChangeStep; readonly counted: CountedTable }[];
}

/**
 * Counts both rulesets, and the first one with each difference alone, at every table that one of them has (or at the one of the
 * request).
 * @throws FaultError where neither can be counted at any table: then the request is wrong
 */
export function effects(
  from: Ruleset,
  to: Ruleset,
  request: SelectionRequest,
  options: CompileOptions = {},
): readonly TableEffects[] {
  const between = steps(from, to);
  const seats = [...new Set([...from.tables, ...to.tables].map((table) => table.seats))];
  const tables = (request.players === undefined ? seats : [request.players]).map((players): TableEffects => {
    const counted = (ruleset: Ruleset) => legalDeals(ruleset, { ...request, players }, options);
    return {
      players,
      from: counted(from),
      to: counted(to),
      steps: between.map((step) => ({ step, counted: counted(step.ruleset) })),
    };
  });
  const faults = tables.flatMap(({ from: first, to: second }) =>
    'why' in first && 'why' in second ? [first.why] : [],
  );
  const [fault] = faults;
  if (fault !== undefined && faults.length === tables.length) throw new FaultError(fault);
  return tables;
}

function legalDeals(ruleset: Ruleset, request: SelectionRequest, options: CompileOptions): CountedTable {
  try {
    return { legal: totals(ground(ruleset, normalise(ruleset, request)), options).legal };
  } catch (error) {
    const [fault] = error instanceof FaultError ? error.faults : [];
    if (fault === undefined) throw error;
    return { why: fault };
  }
}

/** Which clauses, cards and tables of two rulesets differ, and what each difference does to the number of legal deals. */

import { type CompileOptions, totals } from '../../counting/compile.ts';
import { type Fraction, fraction, type WrittenFraction, writtenFraction } from '../../counting/fraction.ts';
import { type Fault, FaultError } from '../../fault.ts';
import { ground } from '../../problem/ground.ts';
import { normalise, type SelectionRequest } from '../../problem/selection.ts';
import { type ChangeStep, type Difference, differences, steps } from '../../ruleset/difference.ts';
import { fingerprint } from '../../ruleset/fingerprint.ts';
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

/** Two rulesets side by side. */
export interface Diff {
  readonly from: Ruleset;
  readonly to: Ruleset;
  readonly differences: readonly Difference[];
  readonly tables: readonly TableEffects[];
}

/**
 * @param request what is selected of both
 * @throws FaultError where neither can be counted at any table: then the request is wrong
 */
export function diff(from: Ruleset, to: Ruleset, request: SelectionRequest, options: CompileOptions = {}): Diff {
  return { from, to, differences: differences(from, to), tables: effects(from, to, request, options) };
}

/**
 * Counts both rulesets, and the first one with each difference alone, at every table that one of them has (or at the one of the
 * request).
 * @throws FaultError where neither can be counted at any table: then the request is wrong
 */
function effects(
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

/** The exact factor between two counts; null where there is none. */
export function factorOf(before: CountedTable, after: CountedTable): Fraction | null {
  if (!('legal' in before) || !('legal' in after) || before.legal === 0n) return null;
  return fraction(after.legal, before.legal);
}

/** What `diff --json` prints; numbers are decimal strings, null where a table cannot be counted. */
export interface DiffFile {
  readonly from: { readonly id: string; readonly fingerprint: string };
  readonly to: { readonly id: string; readonly fingerprint: string };
  readonly differences: readonly Difference[];
  readonly tables: readonly {
    readonly players: number;
    readonly from: string | null;
    readonly to: string | null;
    readonly factor: Factor;
    /** The first ruleset with this step alone. */
    readonly steps: readonly { readonly step: string; readonly legal: string | null; readonly factor: Factor }[];
  }[];
}

type Factor = WrittenFraction | null;

/** The JSON of `diff`. */
export function diffData({ from, to, differences: all, tables }: Diff): DiffFile {
  return {
    from: { id: from.id, fingerprint: fingerprint(from) },
    to: { id: to.id, fingerprint: fingerprint(to) },
    differences: all,
    tables: tables.map((table) => ({
      players: table.players,
      from: legalOf(table.from),
      to: legalOf(table.to),
      factor: ratio(table.from, table.to),
      steps: table.steps.map(({ step, counted }) => ({
        step: step.key,
        legal: legalOf(counted),
        factor: ratio(table.from, counted),
      })),
    })),
  };
}

/** A decimal string; null where it could not be counted. */
function legalOf(counted: CountedTable): string | null {
  return 'legal' in counted ? String(counted.legal) : null;
}

function ratio(before: CountedTable, after: CountedTable): Factor {
  const exact = factorOf(before, after);
  return exact && writtenFraction(exact);
}

/** `explain`: whether problems can be dealt and, if not, what conflicts and which rules to drop. */

import { totals } from '../../counting/compile.ts';
import { FaultError } from '../../fault.ts';
import type { Problem } from '../../problem/problem.ts';
import { type TableHead, tableHead } from '../../problem/selection.ts';
import type { PlayedProblem } from '../../problem/tables.ts';
import { type Explanation, explain } from '../../sat/explain.ts';
import { type Limits, solveThread, type Verdict } from '../../sat/oracle.ts';
import type { Lang } from '../../say/language.ts';
import { conflictText, type StatementData, statementData } from './conflict.ts';

export interface ExplainLimits {
  /** For each problem. */
  readonly seconds: number;
  /** MB for one diagram; 1024 if not given. */
  readonly memory?: number | undefined;
}

export interface Explained extends PlayedProblem {
  readonly explanation: Explanation;
}

/**
 * Explains problems one after the other: tables of a ruleset, or a table with what a deal shows as facts (`withPartialDeal`).
 * @returns in the order of the problems; an explanation is `unknown` where the limits were hit
 */
export async function explainAll(
  problems: readonly PlayedProblem[],
  { seconds, memory }: ExplainLimits,
): Promise<readonly Explained[]> {
  const limits = withCounting(memory, seconds);
  const thread = solveThread();
  const found: Explained[] = [];
  try {
    for (const { ruleset, problem } of problems)
      found.push({ ruleset, problem, explanation: await explain(problem, limits, thread) });
    return found;
  } finally {
    thread.end();
  }
}

// What the solver leaves open, the counting diagram may answer.

/** Decides by counting within a limit of memory (MB; 1024 if not given); past it the answer is unknown. */
export function byCounting(memory: number | undefined): (problem: Problem) => Verdict {
  return (problem) => {
    try {
      return totals(problem, { memory }).legal > 0n ? 'yes' : 'no';
    } catch (error) {
      if (error instanceof FaultError && error.faults.every(({ kind }) => kind === 'limit')) return 'unknown';
      throw error;
    }
  };
}

/** Enough for every table of the rulebooks with few seats; larger ones are left to the solver. */
const QUICK_MB = 32;

/** Counts first what is counted in less time than a solver needs to start, and last what the solver leaves open. */
export function withCounting(memory: number | undefined, seconds: number): Limits {
  return { seconds, decide: byCounting(memory), quick: byCounting(Math.min(QUICK_MB, memory ?? QUICK_MB)) };
}

// As data.

/** The JSON of `explain` for one table. */
export interface ExplanationFile extends TableHead {
  /** Null: not decided within the limit. */
  readonly feasible: boolean | null;
  /** What conflicts, where nothing is legal. */
  readonly conflict?: {
    readonly statements: readonly StatementData[];
    /** Whether each statement was shown to be needed. */
    readonly minimal: boolean;
    /** The counting argument in a sentence, null where there is none. */
    readonly counting: string | null;
  };
  /** The smallest sets of rules without which it can be dealt, where nothing is legal. */
  readonly drop?: {
    readonly sets: readonly (readonly string[])[];
    /** Whether all of the smallest are here. */
    readonly complete: boolean;
    /** Whether the facts conflict by themselves. */
    readonly facts: boolean;
  };
}

/** The data of an explanation; sentences in it are in the reader's language. */
export function explanationData({ ruleset, problem, explanation }: Explained, lang: Lang): ExplanationFile {
  const head = tableHead(problem);
  if (explanation.verdict !== 'no') return { ...head, feasible: explanation.verdict === 'yes' ? true : null };
  const { core, counted, drops } = explanation;
  return {
    ...head,
    feasible: false,
    conflict: {
      statements: core.statements.map((statement) => statementData(statement, problem, ruleset, lang)),
      minimal: core.open.length === 0,
      counting: counted && conflictText(counted, problem, ruleset, lang),
    },
    drop: drops,
  };
}

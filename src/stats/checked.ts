/** What `check` finds out about one case: a table of a ruleset under one choice of readings and parameters. */
import type { Fault } from '../fault.ts';
import type { Problem } from '../problem/problem.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Explanation } from '../sat/explain.ts';
import type { Unheld } from '../sat/unheld.ts';
import type { Examined } from './examine.ts';

export interface Checked {
  readonly ruleset: Ruleset;
  /** As the user named it: an id or a path. */
  readonly source: string;
  readonly players: number;
  /** What tells this case from the others of its table: readings and parameters that were varied. */
  readonly varied: Readonly<Record<string, string>>;
  readonly row: Row;
}

export type Row =
  /** Not a table of this ruleset, or one that this selection cannot have. */
  | { readonly kind: 'skipped'; readonly why: Fault }
  | {
      readonly kind: 'examined';
      readonly problem: Problem;
      readonly examined: Examined;
      readonly unheld: readonly Unheld[];
      /** Where nothing is legal. */
      readonly explanation: Explanation | null;
    }
  /** The count hit a limit; the solver may still know whether it can be dealt, and why not. */
  | { readonly kind: 'uncounted'; readonly problem: Problem; readonly why: Fault; readonly explanation: Explanation };

/** Whether it can be dealt; null where nobody could tell, or nobody was asked. */
export function feasible(row: Row): boolean | null {
  switch (row.kind) {
    case 'skipped':
      return null;
    case 'examined':
      return row.examined.count.feasible;
    case 'uncounted':
      return row.explanation.verdict === 'unknown' ? null : row.explanation.verdict === 'yes';
  }
}

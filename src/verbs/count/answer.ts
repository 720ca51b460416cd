/** `CountFile`: what is counted of one table, as `count --json` prints it (contract: "Counting"). Numbers are decimal strings. */

import { type CompileOptions, totals } from '../../counting/compile.ts';
import { type WrittenFraction, writtenFraction } from '../../counting/fraction.ts';
import { shuffleOdds } from '../../counting/shuffle.ts';
import type { Problem } from '../../problem/problem.ts';
import { type TableHead, tableHead } from '../../problem/selection.ts';

export interface CountFile extends TableHead {
  /** How many distinct legal deals there are. */
  readonly legal: string;
  /** Their total weight under the weights of the selection. */
  readonly weight: string;
  /** Whether there is any legal deal. */
  readonly feasible: boolean;
  /** How likely a uniform shuffle of the physical cards is legal, in lowest terms. */
  readonly shuffle: WrittenFraction;
}

/**
 * Counts one problem.
 * @throws FaultError of kind limit, as `compile`
 */
export function count(problem: Problem, options: CompileOptions = {}): CountFile {
  const { legal, weight } = totals(problem, options);
  return {
    ...tableHead(problem),
    legal: String(legal),
    weight: String(weight),
    feasible: legal > 0n,
    shuffle: writtenFraction(shuffleOdds(problem, options)),
  };
}

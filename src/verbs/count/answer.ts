/** `CountFile`: what is counted of one table, as `count --json` prints it (contract: "Counting"). Numbers are decimal strings. */

import { type CompileOptions, totals } from '../../counting/compile.ts';
import { shuffleOdds } from '../../counting/shuffle.ts';
import type { Problem } from '../../problem/problem.ts';
import { type WrittenSelection, writtenBeside } from '../../problem/selection.ts';

export interface CountFile {
  readonly ruleset: { readonly id: string; readonly fingerprint: string };
  readonly players: number;
  /** Normalised; the number of seats stands in `players` beside it. */
  readonly selection: Omit<WrittenSelection, 'players'>;
  /** How many distinct legal deals there are. */
  readonly legal: string;
  /** Their total weight under the weights of the selection. */
  readonly weight: string;
  /** Whether there is any legal deal. */
  readonly feasible: boolean;
  /** How likely a uniform shuffle of the physical cards is legal, in lowest terms. */
  readonly shuffle: { readonly numerator: string; readonly denominator: string };
}

/**
 * Counts one problem.
 * @throws FaultError of kind limit, as `compile`
 */
export function count(problem: Problem, options: CompileOptions = {}): CountFile {
  const { legal, weight } = totals(problem, options);
  const { numerator, denominator } = shuffleOdds(problem, options);
  return {
    ruleset: { id: problem.ruleset.id, fingerprint: problem.ruleset.fingerprint },
    players: problem.seats,
    selection: writtenBeside(problem.selection),
    legal: String(legal),
    weight: String(weight),
    feasible: legal > 0n,
    shuffle: { numerator: String(numerator), denominator: String(denominator) },
  };
}

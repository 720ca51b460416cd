import { CERTAIN, type Estimate, times } from './estimate.ts';

/**
 * Holm's correction for looking at many cells: the k-th smallest of m p-values is multiplied by m − k + 1, and never falls below
 * an earlier one. Among all tests together, a fair dealer then has one below α in at most a share α of all tries, however the
 * tests hang together (cards of one deal do: a card that is here is not there), which rules out the corrections that ask for
 * independence; and it never finds less than Bonferroni's.
 * @param values p-values in any order
 * @returns corrected p-values in the same order
 */
export function holm(values: readonly Estimate[]): readonly Estimate[] {
  const order = values.map((_, i) => i).sort((a, b) => values[a]!.ln - values[b]!.ln || a - b);
  const corrected = new Array<Estimate>(values.length).fill(CERTAIN);
  let floor: Estimate | null = null;
  for (const [rank, i] of order.entries()) {
    const value: Estimate = times(values.length - rank, values[i]!);
    floor = floor === null || value.ln > floor.ln ? value : floor;
    corrected[i] = floor;
  }
  return corrected;
}

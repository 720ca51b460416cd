import { ROUNDING } from './estimate.ts';

/** Bound on the error of `stirlingError`. */
export const STIRLING_ERROR = 64 * ROUNDING;

/**
 * ln n! − (ln √(2πn) + n ln n − n): what Stirling's formula leaves out (Loader, "Fast and accurate computation of binomial
 * probabilities", 2000). Working with it keeps the big terms of ln n! out of a difference, where they would eat the digits.
 * @param n whole, ≥ 1
 */
export function stirlingError(n: number): number {
  if (n < TABLE.length) return TABLE[n]!;
  // The alternating asymptotic series: its error is below the first term left out, 691 / (360360 n^11) < 1e-16 from n = 16 on.
  const n2 = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / n2) / n2) / n2) / n2) / n;
}

/** Up to 15 the factorial is an exact number. */
const TABLE: readonly number[] = Array.from({ length: 16 }, (_, n) => {
  let factorial = 1;
  for (let i = 2; i <= n; i++) factorial *= i;
  return n === 0 ? Number.NaN : Math.log(factorial) - 0.5 * Math.log(2 * Math.PI * n) - n * Math.log(n) + n;
});

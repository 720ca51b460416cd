/**
 * The spread of one card over its possible placings, as one test: observed counts of several categories against exact
 * probabilities by the likelihood-ratio statistic G = 2n·KL(observed ‖ fair).
 */
import { chiSquareTail } from './chi-square.ts';
import { CERTAIN, type Estimate, IMPOSSIBLE, ROUNDING } from './estimate.ts';

export interface Spread {
  /** The statistic G, ≥ 0. */
  readonly g: number;
  /** Categories of positive probability less one. */
  readonly df: number;
  /**
   * A p-value that holds for any number of deals: exact where the outcomes can be enumerated, else the bound
   * P(KL ≥ ε) ≤ e^(−nε) (e·n·ε / df)^df of R. Agrawal, "Finite-sample concentration of the multinomial in relative entropy"
   * (IEEE Trans. Inf. Theory, 2020).
   */
  readonly sure: Estimate;
  readonly exact: boolean;
  /** The usual chi-square p-value, good where every category expects five deals or more; for the eye only. */
  readonly usual: Estimate;
}

/** Above this many outcomes they are not enumerated. */
const OUTCOMES = 50_000;

/**
 * @param counts how often each category was seen
 * @param fair the probability of each, all positive, sum 1
 */
export function spread(counts: readonly number[], fair: readonly number[]): Spread {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const df = fair.length - 1;
  if (df < 1 || n === 0) return { g: 0, df: Math.max(0, df), sure: CERTAIN, exact: true, usual: CERTAIN };
  const g = statistic(counts, fair, n);
  const exact = outcomes(n, fair.length) <= OUTCOMES;
  return { g, df, sure: exact ? enumerated(g, n, fair) : bound(g, df), exact, usual: chiSquareTail(g, df) };
}

function statistic(counts: readonly number[], fair: readonly number[], n: number): number {
  let g = 0;
  for (let i = 0; i < counts.length; i++) g += share(counts[i]!, n * fair[i]!);
  return Math.max(0, 2 * g);
}

function share(count: number, expected: number): number {
  return count === 0 ? 0 : count * Math.log(count / expected);
}

/** Number of ways to write n as an ordered sum of `parts` counts, or Infinity when it is out of reach. */
function outcomes(n: number, parts: number): number {
  let ways = 1;
  for (let i = 1; i < parts; i++) {
    ways = (ways * (n + i)) / i;
    if (ways > OUTCOMES) return Number.POSITIVE_INFINITY;
  }
  return ways;
}

/** P(G ≥ g) over all outcomes. Outcomes within rounding of g count as reaching it, so the p-value is never too small. */
function enumerated(g: number, n: number, fair: readonly number[]): Estimate {
  const reached = g / 2 - 1e-9 * (1 + g);
  const lnFactorial = [0];
  for (let i = 1; i <= n; i++) lnFactorial.push(lnFactorial[i - 1]! + Math.log(i));
  const lnFair = fair.map(Math.log);
  const last = fair.length - 1;
  let sum = 0;
  const place = (category: number, left: number, ln: number, half: number): void => {
    const from = category === last ? left : 0;
    for (let count = from; count <= left; count++) {
      const lnNext = ln + count * lnFair[category]! - lnFactorial[count]!;
      const halfNext = half + share(count, n * fair[category]!);
      if (category < last) place(category + 1, left - count, lnNext, halfNext);
      else if (halfNext >= reached) sum += Math.exp(lnNext);
    }
  };
  place(0, n, lnFactorial[n]!, 0);
  if (sum <= 0) return IMPOSSIBLE;
  // lnFactorial carries n roundings of its own size; the fair chances one each.
  const error = 16 * ROUNDING * (n + 1) * (1 + lnFactorial[n]!) + OUTCOMES * ROUNDING;
  return { ln: Math.min(0, Math.log(sum)), error };
}

function bound(g: number, df: number): Estimate {
  const e = g / 2;
  if (e <= df) return CERTAIN;
  const ln = -e + df * (1 + Math.log(e / df));
  return ln >= 0 ? CERTAIN : { ln, error: 16 * ROUNDING * (1 + e) };
}

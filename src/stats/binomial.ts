/**
 * Exact binomial tails: among `n` deals an event of probability p happened `k` times. Sums of positive terms, from the term at
 * k outwards, so nothing cancels; the rest that is cut off is bounded by a geometric series. No approximation by a normal
 * curve anywhere: a verdict on somebody's honesty must hold for 12 deals as for a million.
 */
import { CERTAIN, type Estimate, IMPOSSIBLE, ROUNDING, smaller, times } from './estimate.ts';
import { STIRLING_ERROR, stirlingError } from './stirling.ts';

/** A probability with its complement, so that neither loses digits near 0 or 1. */
export interface Chance {
  /** 0..1 */
  readonly p: number;
  /** 1 − p */
  readonly q: number;
}

/** Both tails of a binomial variable; they overlap in the value itself. */
export interface Tails {
  /** P(X ≤ k) */
  readonly lower: Estimate;
  /** P(X ≥ k) */
  readonly upper: Estimate;
}

/**
 * P(X ≤ k) and P(X ≥ k) for X ~ Binomial(n, p).
 * @param k whole, 0..n
 * @param n whole, ≥ 0
 */
export function binomialTails(k: number, n: number, chance: Chance): Tails {
  if (chance.p <= 0 || n === 0) return { lower: CERTAIN, upper: k === 0 ? CERTAIN : IMPOSSIBLE };
  if (chance.q <= 0) return { lower: k === n ? CERTAIN : IMPOSSIBLE, upper: CERTAIN };
  return { lower: upperTail(n - k, n, { p: chance.q, q: chance.p }), upper: upperTail(k, n, chance) };
}

/**
 * The two-sided p-value: twice the smaller tail, at most 1. Doubling is never smaller than the other usual ways, so it never
 * accuses a fair dealer more often than it says.
 */
export function twoSided(k: number, n: number, chance: Chance): Estimate {
  const { lower, upper } = binomialTails(k, n, chance);
  return times(2, smaller(lower, upper));
}

/** P(X ≥ k), 0 < p < 1. */
function upperTail(k: number, n: number, chance: Chance): Estimate {
  if (k <= 0) return CERTAIN;
  if (k > n) return IMPOSSIBLE;
  if (k > n * chance.p) return outwards(k, n, chance);
  // Here P(X ≥ k) is at least about a quarter, so that the subtraction costs no more than a few units.
  const below = outwards(n - k + 1, n, { p: chance.q, q: chance.p });
  const value = Math.exp(below.ln);
  return { ln: Math.log1p(-value), error: (value / (1 - value)) * (below.error + 2 * ROUNDING) + 4 * ROUNDING };
}

/** P(X ≥ k) for a k beyond the mean: the terms fall from k on, faster and faster. */
function outwards(k: number, n: number, chance: Chance): Estimate {
  const first = term(k, n, chance);
  const odds = chance.p / chance.q;
  let sum = 1;
  let last = 1;
  let terms = 1;
  let rest = 0;
  for (let j = k; j < n; j++) {
    const ratio = ((n - j) / (j + 1)) * odds;
    last *= ratio;
    sum += last;
    terms++;
    // Later ratios are smaller than this one, so what is left out is below a geometric series.
    rest = ratio < 1 ? (last * ratio) / (1 - ratio) : Number.POSITIVE_INFINITY;
    if (rest < sum * ROUNDING) break;
    rest = 0;
  }
  return { ln: first.ln + Math.log(sum), error: first.error + 5 * terms * ROUNDING + rest / sum };
}

/** ln P(X = k) by Loader's saddle-point form. */
function term(k: number, n: number, { p, q }: Chance): Estimate {
  if (k === n) return { ln: n * Math.log(p), error: rounding(n, n * Math.log(p), n) };
  if (k === 0) return { ln: n * Math.log(q), error: rounding(n, n * Math.log(q), n) };
  const spread = deviance(k, n * p) + deviance(n - k, n * q);
  const shape = stirlingError(n) - stirlingError(k) - stirlingError(n - k);
  const ln = shape - spread - 0.5 * (Math.log(2 * Math.PI) + Math.log(k) + Math.log1p(-k / n));
  // p and q are themselves rounded: the logarithm moves by |k/p − (n−k)/q| = |k − np| / (pq) for each unit of p, relatively.
  return { ln, error: 3 * STIRLING_ERROR + rounding(spread, Math.log(n), Math.abs(k - n * p) / Math.min(p, q)) };
}

function rounding(...sizes: readonly number[]): number {
  return 16 * ROUNDING * sizes.reduce((sum, size) => sum + Math.abs(size), 1);
}

/** x ln(x/m) + m − x, without cancellation where x is near m. */
function deviance(x: number, m: number): number {
  if (Math.abs(x - m) >= 0.1 * (x + m)) return x * Math.log(x / m) + m - x;
  const v = (x - m) / (x + m);
  let sum = (x - m) * v;
  let power = 2 * x * v;
  for (let j = 1; j < 1000; j++) {
    power *= v * v;
    const next = sum + power / (2 * j + 1);
    if (next === sum) break;
    sum = next;
  }
  return sum;
}

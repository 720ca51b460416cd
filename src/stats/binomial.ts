/**
 * `Estimate`: a probability by its natural logarithm, so that one deal in 10^400 is still a number, with a bound on its error.
 */
export interface Bounded {
  /** Natural logarithm of the probability, at most 0; -Infinity for an impossible event. */
  readonly ln: number;
  /** The true logarithm lies within `ln` ± `error`. Bounds rounding and cut-off series; it is no statistical error. */
  readonly error: number;
}

/** Half a unit in the last place of a number near 1. */
export const ROUNDING = 2 ** -53;

/** The certain event. */
export const CERTAIN: Bounded = { ln: 0, error: 0 };

/** The impossible event. */
export const IMPOSSIBLE: Bounded = { ln: Number.NEGATIVE_INFINITY, error: 0 };

/** The smaller of two probabilities; on a tie the one with the larger error. */
export function smaller(a: Bounded, b: Bounded): Bounded {
  if (a.ln === b.ln) return a.error > b.error ? a : b;
  return a.ln < b.ln ? a : b;
}

/** `factor` times a probability, never above 1. `factor` ≥ 1. */
export function times(factor: number, p: Bounded): Bounded {
  const ln = Math.log(factor) + p.ln;
  return ln >= 0 ? CERTAIN : { ln, error: p.error + 4 * ROUNDING * (1 + Math.abs(Math.log(factor))) };
}

/** Bound on the error of `stirlingError`. */
const STIRLING_ERROR = 64 * ROUNDING;

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

// Exact binomial tails: among `n` deals an event of probability p happened `k` times. Sums of positive terms, from the term at
// k outwards, so nothing cancels; the rest that is cut off is bounded by a geometric series. No approximation by a normal
// curve anywhere: a verdict on somebody's honesty must hold for 12 deals as for a million.

/** A probability with its complement, so that neither loses digits near 0 or 1. */
export interface BinomialChance {
  /** 0..1 */
  readonly p: number;
  /** 1 − p */
  readonly q: number;
}

/** Both tails of a binomial variable; they overlap in the value itself. */
interface Tails {
  /** P(X ≤ k) */
  readonly lower: Bounded;
  /** P(X ≥ k) */
  readonly upper: Bounded;
}

/**
 * P(X ≤ k) and P(X ≥ k) for X ~ Binomial(n, p).
 * @param k whole, 0..n
 * @param n whole, ≥ 0
 */
export function binomialTails(k: number, n: number, chance: BinomialChance): Tails {
  if (chance.p <= 0 || n === 0) return { lower: CERTAIN, upper: k === 0 ? CERTAIN : IMPOSSIBLE };
  if (chance.q <= 0) return { lower: k === n ? CERTAIN : IMPOSSIBLE, upper: CERTAIN };
  return { lower: upperTail(n - k, n, { p: chance.q, q: chance.p }), upper: upperTail(k, n, chance) };
}

/**
 * The two-sided p-value: twice the smaller tail, at most 1. Doubling is never smaller than the other usual ways, so it never
 * accuses a fair dealer more often than it says.
 */
export function twoSided(k: number, n: number, chance: BinomialChance): Bounded {
  const { lower, upper } = binomialTails(k, n, chance);
  return times(2, smaller(lower, upper));
}

/** P(X ≥ k), 0 < p < 1. */
function upperTail(k: number, n: number, chance: BinomialChance): Bounded {
  if (k <= 0) return CERTAIN;
  if (k > n) return IMPOSSIBLE;
  if (k > n * chance.p) return outwards(k, n, chance);
  // Here P(X ≥ k) is at least about a quarter, so that the subtraction costs no more than a few units.
  const below = outwards(n - k + 1, n, { p: chance.q, q: chance.p });
  const value = Math.exp(below.ln);
  return { ln: Math.log1p(-value), error: (value / (1 - value)) * (below.error + 2 * ROUNDING) + 4 * ROUNDING };
}

/** P(X ≥ k) for a k beyond the mean: the terms fall from k on, faster and faster. */
function outwards(k: number, n: number, chance: BinomialChance): Bounded {
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
function term(k: number, n: number, { p, q }: BinomialChance): Bounded {
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

/**
 * The spread of one card over its possible placings, as one test: observed counts of several categories against exact
 * probabilities by the likelihood-ratio statistic G = 2n·KL(observed ‖ fair).
 */
import { type Bounded, CERTAIN, IMPOSSIBLE, ROUNDING, stirlingError } from './binomial.ts';

interface Spread {
  /** The statistic G, ≥ 0. */
  readonly g: number;
  /** Categories of positive probability less one. */
  readonly df: number;
  /**
   * A p-value that holds for any number of deals: exact where the outcomes can be enumerated, else the bound
   * P(KL ≥ ε) ≤ e^(−nε) (e·n·ε / df)^df of R. Agrawal, "Finite-sample concentration of the multinomial in relative entropy"
   * (IEEE Trans. Inf. Theory, 2020).
   */
  readonly sure: Bounded;
  readonly exact: boolean;
  /** The usual chi-square p-value, good where every category expects five deals or more; for the eye only. */
  readonly usual: Bounded;
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
function enumerated(g: number, n: number, fair: readonly number[]): Bounded {
  const reached = g / 2 - 1e-9 * (1 + g);
  const lnFactorial = [0];
  for (let i = 1; i <= n; i++) lnFactorial.push(lnFactorial[i - 1]! + Math.log(i));
  const lnFair = fair.map(Math.log);
  const last = fair.length - 1;
  let sum = 0;
  // Only categories that get a deal are entered: the calls are never deeper than there are deals.
  const place = (from: number, left: number, ln: number, half: number): void => {
    if (left === 0) {
      if (half >= reached) sum += Math.exp(ln);
      return;
    }
    for (let category = from; category <= last; category++)
      for (let count = category === last ? left : 1; count <= left; count++) {
        const lnNext = ln + count * lnFair[category]! - lnFactorial[count]!;
        place(category + 1, left - count, lnNext, half + share(count, n * fair[category]!));
      }
  };
  place(0, n, lnFactorial[n]!, 0);
  if (sum <= 0) return IMPOSSIBLE;
  // lnFactorial carries n roundings of its own size; the fair chances one each.
  const error = 16 * ROUNDING * (n + 1) * (1 + lnFactorial[n]!) + OUTCOMES * ROUNDING;
  return { ln: Math.min(0, Math.log(sum)), error };
}

function bound(g: number, df: number): Bounded {
  const e = g / 2;
  if (e <= df) return CERTAIN;
  const ln = -e + df * (1 + Math.log(e / df));
  return ln >= 0 ? CERTAIN : { ln, error: 16 * ROUNDING * (1 + e) };
}

/**
 * P(χ² ≥ x) with `df` degrees of freedom: the regularised incomplete gamma function Q(df/2, x/2), by its power series left of
 * the peak and by Legendre's continued fraction right of it (Abramowitz & Stegun 6.5.29, 6.5.31). The error bounds the
 * computation; how near a statistic is to this law is another matter.
 * @param x ≥ 0
 * @param df whole, ≥ 1
 */
export function chiSquareTail(x: number, df: number): Bounded {
  if (x <= 0) return CERTAIN;
  const a = df / 2;
  const z = x / 2;
  // x^a e^-x / Γ(a), the size of both forms.
  const ln = a * Math.log(z) - z - logGammaHalf(df);
  const error = 16 * ROUNDING * (1 + Math.abs(a * Math.log(z)) + z + a * Math.log(a + 1));
  if (z < a + 1) {
    const below = series(a, z);
    const value = Math.exp(ln) * below.sum;
    const off = error + 4 * below.terms * ROUNDING;
    return { ln: Math.log1p(-value), error: (value / (1 - value)) * off + 4 * ROUNDING };
  }
  const { fraction, steps } = continued(a, z);
  return { ln: Math.min(0, ln + Math.log(fraction)), error: error + 16 * (steps + 1) * ROUNDING };
}

/** Σ z^n / (a (a+1) … (a+n)): all terms positive, and in the end below a geometric series. */
function series(a: number, z: number): { sum: number; terms: number } {
  let last = 1 / a;
  let sum = last;
  let n = 1;
  for (; ; n++) {
    const ratio = z / (a + n);
    last *= ratio;
    sum += last;
    if (ratio < 1 && (last * ratio) / (1 - ratio) < sum * ROUNDING) break;
  }
  return { sum, terms: n };
}

/** Γ(a, z) / (z^a e^-z) by the modified Lentz method; it converges for every z > 0, quickly for z > a + 1. */
function continued(a: number, z: number): { fraction: number; steps: number } {
  let b = z + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let fraction = d;
  let i = 1;
  for (; i < 100_000; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    const change = c * d;
    fraction *= change;
    if (Math.abs(change - 1) <= 2 * ROUNDING) break;
  }
  return { fraction, steps: i };
}

/** ln Γ(df/2). */
function logGammaHalf(df: number): number {
  if (df % 2 === 0) {
    const n = df / 2;
    // Γ(n) = n! / n
    return n < 2 ? 0 : 0.5 * Math.log(2 * Math.PI * n) + n * Math.log(n) - n + stirlingError(n) - Math.log(n);
  }
  let ln = 0.5 * Math.log(Math.PI);
  for (let odd = 1; odd < df; odd += 2) ln += Math.log(odd / 2);
  return ln;
}

import { describe, expect, it } from 'vitest';
import { binomialTails, twoSided } from '../../src/stats/binomial.ts';

/** ln of a positive ratio of big integers, to double precision. */
function lnRatio(numerator: bigint, denominator: bigint): number {
  const shift = Math.max(0, denominator.toString(2).length - numerator.toString(2).length + 64);
  const quotient = (numerator << BigInt(shift)) / denominator;
  const digits = quotient.toString(2).length;
  const drop = Math.max(0, digits - 60);
  return Math.log(Number(quotient >> BigInt(drop))) + (drop - shift) * Math.LN2;
}

/** Both tails by exact arithmetic: the oracle. */
function exactTails(k: number, n: number, a: bigint, b: bigint): { lower: number; upper: number } {
  let term = (b - a) ** BigInt(n);
  let lower = 0n;
  let upper = 0n;
  for (let j = 0; j <= n; j++) {
    if (j <= k) lower += term;
    if (j >= k) upper += term;
    term = (term * BigInt(n - j) * a) / (BigInt(j + 1) * (b - a));
  }
  return { lower: lnRatio(lower, b ** BigInt(n)), upper: lnRatio(upper, b ** BigInt(n)) };
}

describe('binomial tails', () => {
  it('agree with exact arithmetic within the error they state', () => {
    const chances: readonly (readonly [bigint, bigint])[] = [
      [1n, 2n],
      [21n, 100n],
      [1n, 997n],
      [996n, 997n],
      [13n, 17n],
    ];
    for (const [a, b] of chances)
      for (const n of [1, 2, 7, 48, 365, 1500])
        for (const k of new Set([0, 1, Math.floor((n * Number(a)) / Number(b)), Math.floor(n / 3), n - 1, n])) {
          const exact = exactTails(k, n, a, b);
          const { lower, upper } = binomialTails(k, n, { p: Number(a) / Number(b), q: Number(b - a) / Number(b) });
          // 1e-14: the oracle rounds its own logarithm.
          const slack = (x: number): number => 1e-14 * (1 + Math.abs(x));
          expect(Math.abs(lower.ln - exact.lower), `${k} of ${n}, ${a}/${b}, lower`).toBeLessThanOrEqual(
            lower.error + slack(exact.lower),
          );
          expect(Math.abs(upper.ln - exact.upper), `${k} of ${n}, ${a}/${b}, upper`).toBeLessThanOrEqual(
            upper.error + slack(exact.upper),
          );
          expect(lower.error).toBeLessThan(1e-8);
          expect(upper.error).toBeLessThan(1e-8);
        }
  });

  it('give the figures of the printed tables', () => {
    // Cumulative binomial table, n = 20, p = 0.5: P(X ≤ 5) = 0.0207; n = 10, p = 0.3: P(X ≤ 2) = 0.3828.
    expect(Math.exp(binomialTails(5, 20, { p: 0.5, q: 0.5 }).lower.ln)).toBeCloseTo(0.0207, 4);
    expect(Math.exp(binomialTails(2, 10, { p: 0.3, q: 0.7 }).lower.ln)).toBeCloseTo(0.3828, 4);
  });

  it('stay exact for a million deals and far out', () => {
    // 10 standard deviations above the mean: the normal tail is e^-53.2, the exact one (p = 1/2) e^-53.24.
    const far = binomialTails(505_000, 1_000_000, { p: 0.5, q: 0.5 }).upper;
    expect(far.ln).toBeCloseTo(-53.23, 1);
    expect(far.error).toBeLessThan(1e-6);
    expect(binomialTails(1_000_000, 1_000_000, { p: 0.1, q: 0.9 }).upper.ln).toBeCloseTo(1_000_000 * Math.log(0.1), 3);
  });

  it('know the certain and the impossible', () => {
    expect(binomialTails(0, 5, { p: 0, q: 1 }).upper.ln).toBe(0);
    expect(binomialTails(1, 5, { p: 0, q: 1 }).upper.ln).toBe(Number.NEGATIVE_INFINITY);
    expect(binomialTails(4, 5, { p: 1, q: 0 }).lower.ln).toBe(Number.NEGATIVE_INFINITY);
    expect(binomialTails(5, 5, { p: 1, q: 0 }).lower.ln).toBe(0);
    expect(twoSided(0, 0, { p: 0.3, q: 0.7 }).ln).toBe(0);
  });

  it('make a p-value that is valid: P(p ≤ α) ≤ α for every α', () => {
    const n = 30;
    const chance = { p: 0.21, q: 0.79 };
    for (const alpha of [0.5, 0.1, 0.01, 1e-4]) {
      let mass = 0;
      for (let k = 0; k <= n; k++) {
        if (twoSided(k, n, chance).ln > Math.log(alpha)) continue;
        const above = k === n ? 0 : Math.exp(binomialTails(k + 1, n, chance).upper.ln);
        mass += Math.exp(binomialTails(k, n, chance).upper.ln) - above;
      }
      expect(mass).toBeLessThanOrEqual(alpha * (1 + 1e-9));
    }
  });
});

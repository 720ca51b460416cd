import { describe, expect, it } from 'vitest';
import { binomialTails, twoSided } from '../../src/stats/binomial.ts';
import { detectable } from '../../src/stats/verdict.ts';

const fair = { p: 0.21, q: 0.79 };

describe('what so many deals could have shown', () => {
  it('has the stated power at the stated bias, and less nearer to fair', () => {
    const n = 500;
    const alpha = 1e-4;
    const power = (p: number): number => {
      let mass = 0;
      for (let k = Math.ceil(n * fair.p); k <= n; k++)
        if (twoSided(k, n, fair).ln <= Math.log(alpha)) {
          mass = Math.exp(binomialTails(k, n, { p, q: 1 - p }).upper.ln);
          break;
        }
      return mass;
    };
    const { high, low } = detectable(n, fair, alpha, 0.8);
    expect(power(high!)).toBeCloseTo(0.8, 6);
    expect(power((high! + fair.p) / 2)).toBeLessThan(0.8);
    expect(low!).toBeLessThan(fair.p);
    expect(high!).toBeGreaterThan(fair.p);
  });

  it('narrows with more deals and says so where nothing could be shown', () => {
    expect(detectable(3, fair, 1e-4, 0.8)).toEqual({ low: null, high: null });
    const few = detectable(48, fair, 1e-4, 0.8);
    const many = detectable(4800, fair, 1e-4, 0.8);
    expect(many.high!).toBeLessThan(few.high!);
    // 48 deals without a single hit happen to a fair dealer once in 40,000 tries: just enough to be found.
    expect(few.low === null || few.low < 0.01).toBe(true);
  });

  it('needs as many deals for a given bias as the normal approximation says', () => {
    // ((3.89 + 0.84) · 0.42 / 0.06)² ≈ 1,100.
    expect(detectable(900, fair, 1e-4, 0.8).high!).toBeGreaterThan(0.27);
    expect(detectable(1400, fair, 1e-4, 0.8).high!).toBeLessThanOrEqual(0.27);
  });
});

import { describe, expect, it } from 'vitest';
import { chiSquareTail } from '../../src/stats/spread.ts';

/** Upper critical values as printed (NIST/SEMATECH e-Handbook, 1.3.6.7.4): columns 0.10, 0.05, 0.025, 0.01, 0.001. */
const PRINTED: readonly (readonly [number, readonly number[]])[] = [
  [1, [2.706, 3.841, 5.024, 6.635, 10.828]],
  [2, [4.605, 5.991, 7.378, 9.21, 13.816]],
  [5, [9.236, 11.07, 12.833, 15.086, 20.515]],
  [10, [15.987, 18.307, 20.483, 23.209, 29.588]],
  [30, [40.256, 43.773, 46.979, 50.892, 59.703]],
  [100, [118.498, 124.342, 129.561, 135.807, 149.449]],
];

describe('chi-square tail', () => {
  it('gives the printed critical values', () => {
    // Three printed decimals of x move the tail by less than 0.0005 · density / tail < 0.05 %.
    for (const [df, values] of PRINTED)
      for (const [i, level] of [0.1, 0.05, 0.025, 0.01, 0.001].entries())
        expect(Math.exp(chiSquareTail(values[i]!, df).ln) / level).toBeCloseTo(1, 3);
  });

  it('agrees with the closed form of even degrees of freedom within the error it states', () => {
    for (const df of [2, 4, 6, 20, 50])
      for (const x of [0.01, 0.5, 1, 3, 10, 40, 200, 1000]) {
        const z = x / 2;
        let term = 1;
        let sum = 1;
        for (let j = 1; j < df / 2; j++) {
          term *= z / j;
          sum += term;
        }
        const exact = Math.log(sum) - z;
        const tail = chiSquareTail(x, df);
        expect(Math.abs(tail.ln - exact), `x ${x}, df ${df}`).toBeLessThanOrEqual(tail.error + 1e-15 * (1 + z));
        expect(tail.error).toBeLessThan(1e-10);
      }
  });

  it('is one curve where its two forms meet, and falls with x', () => {
    for (const df of [1, 3, 7, 31]) {
      const at = df + 2;
      const left = chiSquareTail(at - 1e-9, df).ln;
      const right = chiSquareTail(at + 1e-9, df).ln;
      expect(left).toBeGreaterThan(right);
      expect(left - right).toBeLessThan(1e-8);
    }
    expect(chiSquareTail(0, 3).ln).toBe(0);
  });
});

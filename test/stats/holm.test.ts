import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bounded } from '../../src/stats/binomial.ts';
import { holm } from '../../src/stats/verdict.ts';

const p = (value: number): Bounded => ({ ln: Math.log(value), error: 0 });
const values = (list: readonly Bounded[]): readonly number[] => list.map(({ ln }) => Math.exp(ln));

describe('Holm correction', () => {
  it('gives the worked example', () => {
    // By hand: 0.005·4, 0.01·3, max(0.03·2, …), max(0.06, 0.04·1).
    const corrected = values(holm([p(0.01), p(0.04), p(0.03), p(0.005)]));
    for (const [i, value] of [0.03, 0.06, 0.06, 0.02].entries()) expect(corrected[i]).toBeCloseTo(value, 12);
  });

  it('lies between the raw value and Bonferroni, keeps the order, stays a probability', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1e-300, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }), (raw) => {
        const corrected = values(holm(raw.map(p)));
        for (const [i, value] of raw.entries()) {
          expect(corrected[i]!).toBeGreaterThanOrEqual(value * (1 - 1e-9));
          expect(corrected[i]!).toBeLessThanOrEqual(Math.min(1, value * raw.length) * (1 + 1e-9));
          for (const [j, other] of raw.entries())
            if (value < other) expect(corrected[i]!).toBeLessThanOrEqual(corrected[j]! * (1 + 1e-12));
        }
      }),
      { seed: 6 },
    );
  });

  it('keeps values too small for a number', () => {
    expect(holm([{ ln: -2000, error: 0 }, p(0.5)])[0]!.ln).toBeCloseTo(-2000 + Math.log(2), 9);
  });
});

import { describe, expect, it } from 'vitest';
import { spread } from '../../src/stats/spread.ts';

describe('spread of a card over its placings', () => {
  it('enumerates small cases exactly', () => {
    // 3 deals, 3 equal categories: all three in one category is 3 of 27 outcomes, and nothing is further out.
    const test = spread([3, 0, 0], [1 / 3, 1 / 3, 1 / 3]);
    expect(test.exact).toBe(true);
    expect(Math.exp(test.sure.ln)).toBeCloseTo(3 / 27, 12);
    // What is most usual has p-value 1.
    expect(Math.exp(spread([1, 1, 1], [1 / 3, 1 / 3, 1 / 3]).sure.ln)).toBeCloseTo(1, 12);
  });

  it('agrees with a direct sum over all outcomes of two categories', () => {
    const n = 40;
    const fair = [0.3, 0.7];
    const g = (k: number): number => spread([k, n - k], fair).g;
    let mass = 0;
    for (let k = 0; k <= n; k++) {
      if (g(k) < g(5) - 1e-9) continue;
      let ways = 1;
      for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
      mass += ways * 0.3 ** k * 0.7 ** (n - k);
    }
    expect(Math.exp(spread([5, 35], fair).sure.ln)).toBeCloseTo(mass, 12);
  });

  it('never promises more than the exact tail where it uses the bound', () => {
    // Two categories: the exact tail of KL ≥ ε for 200,000 deals is about the chi-square one, far below the bound.
    const test = spread([101_500, 98_500], [0.5, 0.5]);
    expect(test.exact).toBe(false);
    expect(test.sure.ln).toBeGreaterThan(test.usual.ln);
    expect(test.sure.ln).toBeLessThan(Math.log(1e-6));
    // Near the fair value it says nothing.
    expect(spread([100_010, 99_990], [0.5, 0.5]).sure.ln).toBe(0);
  });

  it('takes one deal among very many placings, and two', () => {
    const many = 20_000;
    const fair = Array.from({ length: many }, () => 1 / many);
    const seen = (...at: readonly number[]) => fair.map((_, i) => at.filter((one) => one === i).length);
    expect(spread(seen(7), fair)).toMatchObject({ exact: true, sure: { ln: expect.closeTo(0, 9) } });
    // Two deals at one of 300 equal placings: 1 time in 300.
    const even = fair.slice(0, 300).map(() => 1 / 300);
    expect(Math.exp(spread(seen(7, 7).slice(0, 300), even).sure.ln)).toBeCloseTo(1 / 300, 12);
  });

  it('has nothing to say about no deals or one category', () => {
    expect(spread([0, 0], [0.5, 0.5]).sure.ln).toBe(0);
    expect(spread([7], [1]).df).toBe(0);
  });
});

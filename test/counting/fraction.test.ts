import { describe, expect, it } from 'vitest';
import { fraction, toDecimal, toNumber } from '../../src/counting/fraction.ts';

describe('fractions', () => {
  it('are in lowest terms', () => {
    expect(fraction(6n, 8n)).toEqual({ numerator: 3n, denominator: 4n });
    expect(fraction(0n, 8n)).toEqual({ numerator: 0n, denominator: 1n });
  });

  it('become doubles however long they are', () => {
    expect(toNumber(fraction(1n, 3n))).toBe(1 / 3);
    expect(toNumber(fraction(10n ** 500n, 4n * 10n ** 500n + 1n))).toBeCloseTo(0.25, 15);
    expect(toNumber(fraction(1n, 10n ** 300n))).toBeCloseTo(1e-300, 310);
    expect(toNumber(fraction(3n, 2n))).toBe(1.5);
    expect(toNumber(fraction(0n, 5n))).toBe(0);
  });

  it('become decimals, rounded half up', () => {
    expect(toDecimal(fraction(1n, 3n), 6)).toBe('0.333333');
    expect(toDecimal(fraction(2n, 3n), 6)).toBe('0.666667');
    expect(toDecimal(fraction(1n, 8n), 2)).toBe('0.13');
    expect(toDecimal(fraction(1n, 1n), 3)).toBe('1.000');
    expect(toDecimal(fraction(999_999n, 1_000_000n), 3)).toBe('1.000');
    expect(toDecimal(fraction(7n, 2n), 0)).toBe('4');
  });
});

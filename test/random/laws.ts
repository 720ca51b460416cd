/** The laws of a stream, run against any engine that claims to be one. */
import { expect } from 'vitest';
import type { Stream } from '../../src/random/stream.ts';

/**
 * Uniformity of `below` and of `shuffle` by chi-square, on the stream given. With a fixed seed the outcome is fixed; for an honest
 * engine and a fresh seed all of it would fail by chance about once in 10,000 runs (14 tests, each at z > 4.3: p < 10^-5 by the
 * Wilson–Hilferty cube-root normal).
 */
export function uniform(fresh: () => Stream): void {
  const source = fresh();
  for (const n of [2, 3, 5, 6, 7, 10, 24, 100, 1000]) {
    const cells = new Array<number>(n).fill(0);
    const draws = Math.max(20_000, 20 * n);
    for (let k = 0; k < draws; k++) {
      const value = source.below(n);
      cells[value] = (cells[value] ?? 0) + 1;
    }
    expect(zOfChiSquare(cells, draws), `below(${n})`).toBeLessThan(4.3);
  }
  for (const n of [2n ** 40n + 1n, 3n * 2n ** 62n, 10n ** 30n]) {
    const cells = new Array<number>(10).fill(0);
    for (let k = 0; k < 20_000; k++) {
      const cell = Number((source.below(n) * 10n) / n);
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
    expect(zOfChiSquare(cells, 20_000), `below(${n})`).toBeLessThan(4.3);
  }
  for (const size of [4, 5]) {
    const seen = new Map<string, number>();
    const items = Array.from({ length: size }, (_, k) => k);
    for (let k = 0; k < 24_000; k++) {
      const key = source.shuffle(items).join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    const orders = size === 4 ? 24 : 120;
    expect(seen.size).toBe(orders);
    expect(zOfChiSquare([...seen.values()], 24_000), `shuffle of ${size}`).toBeLessThan(4.3);
  }
}

/** The same stream again gives the same, and a number and a BigInt bound agree. */
export function repeatable(fresh: () => Stream): void {
  const [a, b, c] = [fresh(), fresh(), fresh()];
  for (const n of [1, 2, 3, 1000, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 2 ** 43, 2 ** 53 - 1, 2 ** 53]) {
    for (let k = 0; k < 20; k++) {
      const value = a.below(n);
      expect(value).toBeLessThan(n);
      expect(b.below(n)).toBe(value);
      expect(c.below(BigInt(n))).toBe(BigInt(value));
    }
  }
  expect(a.shuffle([1, 2, 3, 4, 5, 6, 7])).toEqual(b.shuffle([1, 2, 3, 4, 5, 6, 7]));
  expect(a.word()).toBe(b.word());
}

/** Standard normal deviate of a chi-square statistic against equal cells (Wilson–Hilferty). */
function zOfChiSquare(cells: readonly number[], total: number): number {
  const expected = total / cells.length;
  const chi = cells.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  const freedom = cells.length - 1;
  return (Math.cbrt(chi / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
}

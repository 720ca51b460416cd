import { describe, expect, it } from 'vitest';
import { uniformBelow } from '../../src/random/stream.ts';

/** Words one after the other; running dry is told by an exception, so that a rejection can be seen. */
function tape(words: readonly number[]): { word: () => number; used: () => number } {
  let at = 0;
  return {
    word: () => {
      const word = words[at++];
      if (word === undefined) throw new Error('dry');
      return word;
    },
    used: () => at,
  };
}

/** What the first try makes of these words: the answer, or null where it is rejected. */
function firstTry(words: readonly number[], n: number | bigint, bits: number): bigint | null {
  const source = tape(words);
  try {
    const value = BigInt(uniformBelow(source.word, bits)(n));
    expect(source.used()).toBe(words.length);
    return value;
  } catch (error) {
    if ((error as Error).message === 'dry') return null; // only the tape throws this
    throw error;
  }
}

/** All sequences of `length` words of `bits` bits. */
function* sequences(length: number, bits: number): Generator<number[]> {
  for (let code = 0; code < 2 ** (length * bits); code++) {
    yield Array.from({ length }, (_, k) => Math.floor(code / 2 ** (bits * (length - 1 - k))) % 2 ** bits);
  }
}

describe('integers below a bound', () => {
  it('accepts exactly the same number of word sequences for each answer: all words of 4 bits, bounds of one to three words', () => {
    for (const n of [2, 3, 5, 15, 16, 17, 31, 32, 33, 100, 255, 256, 257, 1000, 4096]) {
      const length = Math.ceil(Math.log2(n) / 4 - 1e-9);
      for (const bound of [n, BigInt(n)]) {
        const seen = new Map<bigint, number>();
        for (const words of sequences(length, 4)) {
          const value = firstTry(words, bound, 4);
          if (value !== null) seen.set(value, (seen.get(value) ?? 0) + 1);
        }
        expect(seen.size).toBe(n);
        expect(new Set(seen.values()).size).toBe(1);
      }
    }
  });

  it('does so with real words of 32 bits, of which only the highest count', () => {
    for (const n of [2, 3, 5, 7, 17, 24, 100, 255, 256, 257]) {
      const bits = Math.ceil(Math.log2(n));
      const seen = new Set<bigint>();
      for (let top = 0; top < 2 ** bits; top++) {
        const low = firstTry([(top * 2 ** (32 - bits)) | 0], n, 32);
        const high = firstTry([(top * 2 ** (32 - bits) + 2 ** (32 - bits) - 1) | 0], n, 32);
        expect(low).toBe(high);
        expect(low).toBe(top < n ? BigInt(top) : null);
        if (low !== null) seen.add(low);
      }
      expect(seen.size).toBe(n);
    }
  });

  it('stands at the edges of one and two words and beyond 2^53', () => {
    expect(firstTry([-1], 2 ** 32, 32)).toBe(2n ** 32n - 1n);
    expect(firstTry([0x80000000, 0], 2 ** 32 + 1, 32)).toBe(2n ** 32n);
    expect(firstTry([0x80000000, 1], 2 ** 32 + 1, 32)).toBeNull();
    expect(firstTry([-1, -1], 2 ** 53, 32)).toBe(2n ** 53n - 1n);
    expect(firstTry([-1, -1], 2n ** 53n, 32)).toBe(2n ** 53n - 1n);
    expect(firstTry([0x80000000, 0, 1], 2n ** 64n + 1n, 32)).toBeNull();
    expect(firstTry([0x80000000, 0, 0], 2n ** 64n + 1n, 32)).toBe(2n ** 64n);
    expect(firstTry([1, 2, 3], 2n ** 96n, 32)).toBe((1n << 64n) | (2n << 32n) | 3n);
  });

  it('does not ask for a word where there is one answer', () => {
    expect(uniformBelow(tape([]).word)(1)).toBe(0);
    expect(uniformBelow(tape([]).word)(1n)).toBe(0n);
  });

  it('refuses what is no bound', () => {
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 53 + 2, 0n, -1n]) {
      expect(() => uniformBelow(() => 0)(n)).toThrow(RangeError);
    }
  });
});

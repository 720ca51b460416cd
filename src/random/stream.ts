/**
 * `Stream`: a seed → exactly uniform integers (design: "The deal number"). SHA-256 over length-prefixed fields gives 64 hex
 * digits, which seed xor4096; its 32-bit words give integers by rejection. Everything that is drawn has a stream of its own,
 * by name, so that asking for one thing never changes another. Frozen under the name of the scheme once people hold deals.
 */
import xor4096 from 'seedrandom/lib/xor4096.js';
import { hashOf } from '../digest.ts';
import { type Selection, selectionJson } from '../problem/selection.ts';

/** The name of all that is frozen: fields, hash, engine, rejection, shuffle, blocks and the order of deals. */
export const SCHEME = 'ninelives/1';

export interface Stream {
  /** The next 32 bits, 0 ≤ word < 2^32. */
  word(): number;
  /** Uniform and exact, 0 ≤ answer < n; see `uniformBelow`. */
  readonly below: Below;
  /** A new array in uniform random order (Fisher–Yates from the end: item k changes places with one of 0..k, k = last..1). */
  shuffle<T>(items: readonly T[]): T[];
}

/** What a stream depends on, and nothing else. */
export interface StreamKey {
  /** Absent: `SCHEME`. */
  readonly scheme?: string;
  /** What is drawn: `deal`, `stock`, … */
  readonly name: string;
  /** Fingerprint of the ruleset. */
  readonly fingerprint: string;
  /** The normalised selection, or its canonical JSON, as which it goes in. */
  readonly selection: Selection | string;
  /** Every character counts. */
  readonly seed: string;
  /** A block of 1024 deals, or the index of one deal; from 0. */
  readonly block: number;
}

export function stream(key: StreamKey): Stream {
  const engine = xor4096(streamSeed(key));
  const next = engine.int32;
  const below = uniformBelow(next);
  return {
    word: () => next() >>> 0,
    below,
    shuffle<T>(items: readonly T[]): T[] {
      const mixed = items.slice();
      for (let k = mixed.length - 1; k > 0; k--) {
        const other = below(k + 1);
        const item = mixed[k] as T; // k and other are indices of the array: no hole is read
        mixed[k] = mixed[other] as T;
        mixed[other] = item;
      }
      return mixed;
    },
  };
}

/** The 64 hex digits that seed the engine: each field as UTF-8 behind its length in bytes, four of them, highest first. */
export function streamSeed(key: StreamKey): string {
  const { scheme = SCHEME, name, fingerprint, selection, seed, block } = key;
  const text = typeof selection === 'string' ? selection : selectionJson(selection);
  return hashOf([scheme, name, fingerprint, text, seed, String(block)]);
}

// Exactly uniform integers from random words, by rejection. For a bound n with b = the bits of n − 1: take ⌈b / 32⌉ words, the
// first one highest; drop the excess high bits of the first by shifting it right; if the number is below n it is the answer,
// else take as many words again. So the answer depends on the value of n alone, never on whether it came as a number or a
// BigInt, and anybody can write it again in a dozen lines. n = 1 takes no word.

/** Below n, 1 ≤ n (a number: an integer ≤ 2^53); the answer is of the bound's type, 0 ≤ answer < n. */
interface Below {
  (n: number): number;
  (n: bigint): bigint;
  (n: number | bigint): number | bigint;
}

/**
 * @param word the next random word, any 32-bit integer of which the lowest `bits` bits count (signed or not)
 * @param bits bits of a word, 1..32; everything but the tests uses 32
 * @throws RangeError for a bound that is not a whole number from 1
 */
export function uniformBelow(word: () => number, bits = 32): Below {
  const spare = 32 - bits;
  const size = 2 ** bits;
  const mask = (size - 1) >>> 0;
  let lastBound = 0n;
  let lastWords = 0;
  let lastShift = 0;

  function number(n: number): number {
    if (n <= size) {
      if (n === 1) return 0;
      const shift = Math.clz32(n - 1) - spare;
      for (;;) {
        const value = (word() & mask) >>> shift;
        if (value < n) return value;
      }
    }
    // n ≤ 2^53, so two words of 32 bits are enough; shorter words may need more and go the long way.
    const high = Math.floor((n - 1) / size);
    if (high >= size) return Number(big(BigInt(n)));
    const shift = Math.clz32(high) - spare;
    for (;;) {
      const top = (word() & mask) >>> shift;
      const value = top * size + ((word() & mask) >>> 0);
      if (value < n) return value;
    }
  }

  function big(n: bigint): bigint {
    if (n !== lastBound) {
      const length = (n - 1n).toString(2).length;
      lastBound = n;
      lastWords = Math.ceil(length / bits);
      lastShift = lastWords * bits - length;
    }
    const width = BigInt(bits);
    for (;;) {
      let value = BigInt((word() & mask) >>> lastShift);
      for (let k = 1; k < lastWords; k++) value = (value << width) | BigInt((word() & mask) >>> 0);
      if (value < n) return value;
    }
  }

  function below(n: number): number;
  function below(n: bigint): bigint;
  function below(n: number | bigint): number | bigint;
  function below(n: number | bigint): number | bigint {
    if (typeof n === 'number') {
      if (!(n >= 1 && n <= 2 ** 53 && Number.isInteger(n))) throw new RangeError(`no integer is below ${n}`);
      return number(n);
    }
    if (n < 1n) throw new RangeError(`no integer is below ${n}`);
    return n <= 0x20000000000000n ? BigInt(number(Number(n))) : big(n);
  }
  return below;
}

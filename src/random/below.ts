/**
 * Exactly uniform integers from random words, by rejection. For a bound n with b = the bits of n − 1: take ⌈b / 32⌉ words, the
 * first one highest; drop the excess high bits of the first by shifting it right; if the number is below n it is the answer,
 * else take as many words again. So the answer depends on the value of n alone, never on whether it came as a number or a
 * BigInt, and anybody can write it again in a dozen lines. n = 1 takes no word.
 */

/** Below n, 1 ≤ n (a number: an integer ≤ 2^53); the answer is of the bound's type, 0 ≤ answer < n. */
export interface Below {
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

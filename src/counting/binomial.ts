/** Exact binomials and products of them: plain numbers while they fit in 2^53, BigInt beyond. */

import type { Exact } from './choice.ts';

const LARGEST_ROW = 56; // C(56, 28) < 2^53 < C(57, 28)
const PASCAL: readonly Float64Array[] = pascal();

/** A product of binomials as a number, or null once it does not fit in 2^53 exactly. Factors are at least 1, so partial products fit too. */
export class Product {
  #number = 1;
  #big: bigint | null = null;

  /** Begins again at 1. */
  reset(): this {
    this.#number = 1;
    this.#big = null;
    return this;
  }

  /** Multiplies by C(n, k), 0 ≤ k ≤ n. */
  choose(n: number, k: number): void {
    if (k === 0 || k === n) return;
    if (this.#big === null && n <= LARGEST_ROW) {
      const product = this.#number * PASCAL[n]![k]!;
      if (product <= Number.MAX_SAFE_INTEGER) {
        this.#number = product;
        return;
      }
    }
    this.#big = (this.#big ?? BigInt(this.#number)) * binomial(n, k);
  }

  get value(): number | bigint {
    return this.#big ?? this.#number;
  }
}

/** C(n, k) for 0 ≤ k ≤ n. */
export function binomial(n: number, k: number): bigint {
  return BigInt(exactBinomial(n, k));
}

/** C(n, k) for 0 ≤ k ≤ n, a number while n ≤ 56. */
export function exactBinomial(n: number, k: number): Exact {
  if (n <= LARGEST_ROW) return PASCAL[n]![k]!;
  let value = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) value = (value * BigInt(n - Math.min(k, n - k) + i)) / BigInt(i);
  return value;
}

/**
 * Ways to part `total` different things into groups of these sizes: a multinomial. What is over is a group of its own if `rest`, else a
 * misfit; then, and where the sizes are too large or negative, there is no way.
 */
export function arrangements(sizes: readonly number[], total: number, rest: boolean): bigint {
  let left = total;
  const ways = new Product();
  for (const size of sizes) {
    if (size > left || size < 0) return 0n;
    ways.choose(left, size);
    left -= size;
  }
  return left === 0 || rest ? BigInt(ways.value) : 0n;
}

function pascal(): readonly Float64Array[] {
  const rows: Float64Array[] = [];
  for (let n = 0; n <= LARGEST_ROW; n++) {
    const row = new Float64Array(n + 1).fill(1);
    for (let k = 1; k < n; k++) row[k] = rows[n - 1]![k - 1]! + rows[n - 1]![k]!;
    rows.push(row);
  }
  return rows;
}

/**
 * A deal is a chain of choices: the role of a seat, the copies of a card that a seat gets, the attributes of a card. Each has a fixed
 * list of what may come next, in the order of the deal number, with the value of everything that can follow.
 */

/** A count or a weight, exact: a number up to 2^53 - 1, a big integer beyond. */
export type Exact = number | bigint;

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

/** The value of each thing that may come next, 0 where it cannot: in `big` where together they do not fit in 2^53. */
export interface Choice {
  readonly small: ArrayLike<number> | null;
  readonly big: readonly Exact[];
}

export function choiceOf(values: readonly Exact[]): Choice {
  return typeof sum(values) === 'number'
    ? { small: Float64Array.from(values, Number), big: [] }
    : { small: null, big: values };
}

export function minus(a: Exact, b: Exact): Exact {
  return typeof a === 'number' ? a - Number(b) : exact(a - BigInt(b));
}

export function times(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' && typeof b === 'number' && a * b <= Number.MAX_SAFE_INTEGER) return a * b;
  return exact(BigInt(a) * BigInt(b));
}

export function exact(value: Exact): Exact {
  return value <= LARGEST ? Number(value) : value;
}

/** A number where it fits in 2^53, whatever the parts are. */
export function sum(values: readonly Exact[]): Exact {
  let small = 0;
  for (const value of values) small += Number(value);
  // Rounding never brings a sum from above 2^53 to below it.
  return small <= Number.MAX_SAFE_INTEGER ? small : values.reduce<bigint>((total, value) => total + BigInt(value), 0n);
}

/**
 * Finding the interval that holds a number among running totals, in constant time on the average: a table says where to begin
 * for each of as many equal parts of the whole as there are intervals.
 */

/**
 * Part of the whole that holds a number; parts are fewer than 2^31. Monotonous in `number`, rounding included: that is all the table
 * relies on.
 */
export function partOf(number: number, scale: number, parts: number): number {
  // Cut off as a 32-bit integer: an index that is known to be one is quicker.
  const part = (number * scale) | 0;
  return part < parts ? part : parts - 1;
}

/**
 * For each part, the first interval that reaches into it or beyond.
 * @param ends running totals, whole and rising: interval i holds the numbers from `ends[i - 1]` to `ends[i] - 1`
 * @param scale intervals ÷ the last total
 */
export function guideOf(ends: Float64Array, scale: number): Int32Array {
  const guide = new Int32Array(ends.length);
  let part = 0;
  for (let i = 0; i < ends.length; i++) {
    const reached = partOf(ends[i]! - 1, scale, ends.length);
    while (part <= reached) guide[part++] = i;
  }
  while (part < ends.length) guide[part++] = ends.length - 1;
  return guide;
}

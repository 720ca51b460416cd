/** Numbers of seats as a ruleset file writes them: `6`, `6-30` or `3, 5`. */

/** No table of any game is larger; it keeps a slip like `5-600000` from filling the memory. */
const MOST_SEATS = 200;

/**
 * @returns the numbers in the order written, or null where a range is reversed, too large or not of this shape
 */
export function seatNumbers(written: string | number): readonly number[] | null {
  const numbers: number[] = [];
  for (const part of String(written).split(',')) {
    const match = /^([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?$/.exec(part.trim());
    if (match === null) return null;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (to < from || to > MOST_SEATS) return null;
    for (let n = from; n <= to; n += 1) numbers.push(n);
  }
  return numbers;
}

/** The ways to give the copies of one card to seats, in the order of the deal number: more copies in earlier seats first. */

export interface Patterns {
  readonly count: number;
  /** `copies` seats for each pattern, ascending, a seat once for each copy it gets. */
  readonly seats: Uint8Array;
  /** Which of a pattern's seats are the same: tells two copies in one hand from one copy in each of two. See `shapeOf`. */
  readonly shapes: Uint8Array;
}

/**
 * @param most copies that one seat may get
 * @param limit patterns that are worth listing
 * @returns null where there are more
 */
export function patternsOf(seats: number, copies: number, most: number, limit: number): Patterns | null {
  const found: (readonly number[])[] = [];
  const give = (seat: number, left: number, got: readonly number[]) => {
    if (left === 0) found.push(got);
    if (left === 0 || seat === seats || found.length > limit) return;
    for (let n = Math.min(left, most); n >= 0; n--) {
      give(seat + 1, left - n, [...got, ...Array.from({ length: n }, () => seat)]);
    }
  };
  give(0, copies, []);
  if (found.length > limit) return null;
  return { count: found.length, seats: Uint8Array.from(found.flat()), shapes: Uint8Array.from(found, shapeOf) };
}

/** Bit i is set where the seat after seat i is the same. */
export function shapeOf(seats: readonly number[]): number {
  return seats.reduce((shape, seat, i) => (i > 0 && seats[i - 1] === seat ? shape | (1 << (i - 1)) : shape), 0);
}

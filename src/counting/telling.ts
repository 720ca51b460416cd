/**
 * Telling seats apart: an orbit says how many seats of each group get which letter (a role, a number of copies); here the seats
 * are told one after the other, in seat order, and the tellings are ranked in lexicographic order of their letters.
 */

/** An orbit and the value of all its tellings together. */
export interface Weighed {
  /** [group * letters + letter]: seats. */
  readonly split: ArrayLike<number>;
  readonly value: bigint;
}

export interface Told {
  /** Letter of each seat. */
  readonly letters: readonly number[];
  /** Value of all tellings before this one. */
  readonly before: bigint;
  /** Value of this telling. */
  readonly value: bigint;
}

/**
 * @param groups group of each seat, in seat order
 * @param order letters from first to last in the order of the deal number
 * @param choose given the seat and the value of each letter in turn, says whether this letter is the one
 * @returns null if no letter is chosen for some seat or the chosen one has value 0
 */
export function tell(
  weighed: readonly Weighed[],
  groups: readonly number[],
  letters: number,
  order: readonly number[],
  choose: (seat: number, letter: number, value: bigint, before: bigint) => boolean,
): Told | null {
  let live = weighed.filter(({ value }) => value > 0n).map(({ split, value }) => ({ split: Array.from(split), value }));
  const sizes: number[] = [];
  for (const group of groups) sizes[group] = (sizes[group] ?? 0) + 1;
  const told: number[] = [];
  let before = 0n;
  let value = 0n;
  for (let seat = 0; seat < groups.length; seat++) {
    const group = groups[seat]!;
    const size = BigInt(sizes[group]!);
    let chosen = -1;
    for (const letter of order) {
      const at = group * letters + letter;
      let sum = 0n;
      // Of the tellings of an orbit, the share in which this seat is one of those that get the letter.
      for (const { split, value: whole } of live) if (split[at]! > 0) sum += (whole * BigInt(split[at]!)) / size;
      if (choose(seat, letter, sum, before)) {
        chosen = letter;
        value = sum;
        break;
      }
      before += sum;
    }
    if (chosen < 0 || value === 0n) return null;
    told.push(chosen);
    const at = group * letters + chosen;
    live = live.filter(({ split }) => split[at]! > 0);
    for (const orbit of live) {
      orbit.value = (orbit.value * BigInt(orbit.split[at]!)) / size;
      orbit.split[at]!--;
    }
    sizes[group]!--;
  }
  if (groups.length === 0) value = live.reduce((sum, orbit) => sum + orbit.value, 0n);
  return { letters: told, before, value };
}

/** The telling whose interval holds r, 0 ≤ r < total value. */
export function tellAt(
  weighed: readonly Weighed[],
  groups: readonly number[],
  letters: number,
  order: readonly number[],
  r: bigint,
): Told | null {
  return tell(weighed, groups, letters, order, (_seat, _letter, value, before) => r < before + value);
}

/** The telling with these letters. */
export function tellAs(
  weighed: readonly Weighed[],
  groups: readonly number[],
  letters: number,
  order: readonly number[],
  wanted: readonly number[],
): Told | null {
  return tell(weighed, groups, letters, order, (seat, letter) => wanted[seat] === letter);
}

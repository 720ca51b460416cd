/**
 * What was probably meant: the candidate with the fewest single-character edits (insert, drop, replace, swap of neighbours) from a
 * text that matched nothing. Case, full-width forms and traditional characters do not count as edits.
 */

import { simplified } from '../spelling.ts';

/**
 * Returns a candidate as it was given, or undefined where none is close: more edits than a third of the longer text, rounded up,
 * or nothing in common. Of two equally close ones the first wins.
 */
export function closest(text: string, candidates: Iterable<string>): string | undefined {
  const wanted = characters(text);
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const given = characters(candidate);
    const longer = Math.max(wanted.length, given.length);
    const allowed = Math.min(Math.ceil(longer / 3), longer - 1);
    if (Math.abs(wanted.length - given.length) > allowed) continue;
    const distance = edits(wanted, given);
    if (distance <= allowed && (best === undefined || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

function characters(text: string): readonly string[] {
  return [...simplified(text.normalize('NFKC').toLowerCase())];
}

/** Optimal string alignment distance. */
function edits(a: readonly string[], b: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(replaced, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, beforeLast[j - 2]! + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/**
 * Order of two strings by Unicode code point: the one order in which selections, pins and public lists are sorted, because it is the
 * same on every machine. (JavaScript's own `<` compares UTF-16 units, which differs beyond the basic plane.)
 * Returns a negative number, 0 or a positive number, as `sort` wants it.
 */
export function byCodePoint(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const difference = left[i]!.codePointAt(0)! - right[i]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** A sorted copy without repetitions. */
export function sortedSet(texts: Iterable<string>): readonly string[] {
  return [...new Set(texts)].sort(byCodePoint);
}

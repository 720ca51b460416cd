/**
 * The one way to write a JSON value down: no spaces, keys of objects in code point order, absent (undefined) entries left out.
 * What is hashed or fed to a stream goes through here, so that the order in which a program builds an object changes nothing.
 */

/** @throws TypeError for what JSON cannot hold (functions, symbols, BigInts, numbers that are not finite). */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('a number that is not finite has no JSON');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    entries.sort(([a], [b]) => byCodePoint(a, b));
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
  }
  throw new TypeError(`a ${typeof value} has no JSON`);
}

/** Negative, 0 or positive: the order of two strings by code point, the same under every locale. */
export function byCodePoint(a: string, b: string): number {
  // UTF-16 order differs from code point order only where a surrogate meets U+E000..U+FFFF.
  const left = Array.from(a, (char) => char.codePointAt(0) ?? 0);
  const right = Array.from(b, (char) => char.codePointAt(0) ?? 0);
  for (let k = 0; k < left.length && k < right.length; k++) {
    const difference = (left[k] ?? 0) - (right[k] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

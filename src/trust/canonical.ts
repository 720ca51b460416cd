/**
 * Canonical forms of what people type into a commitment: one text for all that differs in nothing that matters, different texts
 * for all else. Each of these functions is idempotent. Two texts have one canonical form exactly if they differ only in: white
 * space at the ends, the kind and length of runs of white space (names: at the ends alone), canonically equivalent characters
 * (Unicode NFC), and, in an outside value, full-width ASCII for ASCII.
 */

/** For prose on one line: the game, what the outside value is, a reason. */
export function canonicalProse(raw: string): string {
  return oneSpaced(raw.normalize('NFC'));
}

/** For the outside value and its model: `０１　０２` is `01 02`; digits keep their leading zeros, letters their case. */
export function canonicalOutside(raw: string): string {
  const narrow = raw.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  return oneSpaced(narrow.normalize('NFC'));
}

/** For a player's name: only white space at the ends and the composition of characters are no part of it. */
export function canonicalName(raw: string): string {
  return raw.normalize('NFC').trim();
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

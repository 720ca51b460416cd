/**
 * Names and file names come from strangers. Before one is shown, everything that could move the cursor, recolour the terminal,
 * break a line or turn the direction of writing is replaced by a visible `\u{…}`.
 */

/** Controls (C0, C1, DEL), marks and overrides of direction, line and paragraph separators, lone surrogates, the BOM. */
const harmful = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu;

/** One line of text that is safe to print; ordinary text, also emoji and every script, comes back unchanged. */
export function safe(text: string): string {
  return text.replace(harmful, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
}

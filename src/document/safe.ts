/**
 * Names and file names come from strangers. Before one is shown, everything that could move the cursor, recolour the terminal,
 * break a line or turn the direction of writing is replaced by a visible `\u{…}`, and so is what cannot be seen at all: else two names
 * look alike, or one looks like none.
 */
import { unseen } from '../spelling.ts';

/** Scripts whose letters are told by a joiner, or the lack of one, where the shape is not. */
const JOINING = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu'],
  ...['Kannada', 'Malayalam', 'Sinhala', 'Tibetan', 'Myanmar', 'Khmer'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** Parts of a picture or of a letter that have no picture of their own: emoji joined or in colour, keycaps, flags of regions, letters joined. */
const PARTS = [
  '(?<=\\p{Extended_Pictographic}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
  `(?<=[${JOINING}\\p{M}])[\\u200c\\u200d](?=[${JOINING}])`,
  '(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
].join('|');

/** What cannot be seen, line and paragraph separators, lone surrogates. */
const HARMFUL = new RegExp(`(?<part>${PARTS})|[${unseen}\\u2028\\u2029\\p{Cs}]`, 'gu');

/** Nothing that could match above: most of what is shown. */
const HARMLESS = /^[\x20-\x7e\u3001-\u303f\u4e00-\u9fff\uff01-\uff60]*$/;

/** One line of text that is safe to print; ordinary text, also emoji and every script, comes back unchanged. */
export function safe(text: string): string {
  if (HARMLESS.test(text)) return text;
  return text.replace(HARMFUL, (char, part: string | undefined) =>
    part === undefined ? `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}` : char,
  );
}

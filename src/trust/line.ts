/**
 * One value as the rest of one line, and back. What a forum, a mail program or an eye would lose or mistake is written as
 * `\u{…}`: control and format characters (right-to-left marks, joiners, ANSI escapes), halves of surrogate pairs, white space
 * other than a single space between two visible characters; and the backslash itself as `\\`. So a line survives copying,
 * nothing in it can act on a terminal, and different values are different lines.
 */

const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]/u;

/** Any text → text without line ends, control or invisible characters, and without white space at its ends. */
export function encodeLine(value: string): string {
  const characters = [...value];
  return characters.map((character, at) => encodeCharacter(character, characters[at - 1], characters[at + 1])).join('');
}

/** The value of a line, or null where `encodeLine` makes no such line: then somebody changed it. */
export function decodeLine(line: string): string | null {
  const value = line.replace(/\\(?:\\|u\{([0-9a-f]{1,6})\})/g, (_, hex: string | undefined) => {
    if (hex === undefined) return '\\';
    const point = Number.parseInt(hex, 16);
    return point > 0x10ffff ? '' : String.fromCodePoint(point);
  });
  return encodeLine(value) === line ? value : null;
}

function encodeCharacter(character: string, before: string | undefined, after: string | undefined): string {
  if (character === '\\') return '\\\\';
  if (!HIDDEN.test(character)) return character;
  if (character === ' ' && isVisible(before) && isVisible(after)) return ' ';
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

function isVisible(character: string | undefined): boolean {
  return character !== undefined && !HIDDEN.test(character);
}

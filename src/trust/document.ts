/**
 * Published files as plain text: a first line that names the format, then one `key: value` a line, in an order that the format
 * fixes. Lines that begin with `#` are for people and no part of it. A copy may come with a BOM, other line ends, spaces at line
 * ends and empty lines; every other change makes another document, or none.
 */
import { FaultError } from '../fault.ts';

export interface Field {
  /** Printable ASCII without a colon. */
  readonly key: string;
  /** In canonical form; any text. */
  readonly value: string;
}

export interface Document {
  /** The first line, such as `ninelives-commitment/1`. */
  readonly format: string;
  readonly fields: readonly Field[];
}

/** The text of a document, with comment lines (without their `#`) under the first line. Ends with a line end. */
export function writeDocument(document: Document, comments: readonly string[] = []): string {
  const prose = comments.flatMap((comment) => comment.split('\n')).map((line) => `# ${encodeComment(line)}`.trimEnd());
  return [document.format, ...prose, ...document.fields.map(fieldLine), ''].join('\n');
}

/** The line of one field, without its line end: what goes into hashes and what a reader sees. */
export function fieldLine({ key, value }: Field): string {
  return value === '' ? `${key}:` : `${key}: ${encodeLine(value)}`;
}

/** The format that a text claims, if it is one of ours; else null. */
export function formatOf(text: string): string | null {
  return /^ninelives-[a-z]+\/\d+$/.exec(lines(text).find((line) => line !== '') ?? '')?.[0] ?? null;
}

/**
 * @param file name for messages
 * @throws FaultError `trust-line`: a line that no document of ours has; `trust-double`: a key that stands there twice;
 *   `trust-format`: the first line is not `format`
 */
export function readDocument(text: string, format: string, file: string): Document {
  if (formatOf(text) !== format) {
    throw new FaultError({ kind: 'bad', code: 'trust-format', with: { format }, place: { file, line: 1 } });
  }
  const fields = new Map<string, string>();
  let first = true;
  lines(text).forEach((line, at) => {
    if (line === '' || line.startsWith('#')) return;
    if (first) {
      first = false;
      return;
    }
    const place = { file, line: at + 1 };
    const split = /^([!-9;-~]+(?: [!-9;-~]+)*):(?: (.+))?$/u.exec(line);
    const value = decodeLine(split?.[2] ?? '');
    if (split?.[1] === undefined || value === null) {
      throw new FaultError({ kind: 'bad', code: 'trust-line', with: { line: encodeLine(line) }, place });
    }
    if (fields.has(split[1])) {
      throw new FaultError({ kind: 'bad', code: 'trust-double', with: { key: split[1] }, place });
    }
    fields.set(split[1], value);
  });
  return { format, fields: [...fields].map(([key, value]) => ({ key, value })) };
}

function lines(text: string): readonly string[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());
}

/** Prose may hold what people typed, too: nothing in it may act on a terminal. Leading spaces stay. */
function encodeComment(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, encodeLine);
}

// One value as the rest of one line, and back. What a forum, a mail program or an eye would lose or mistake is written as
// `\u{…}`: control and format characters (right-to-left marks, joiners, ANSI escapes), halves of surrogate pairs, white space
// other than a single space between two visible characters; and the backslash itself as `\\`. So a line survives copying,
// nothing in it can act on a terminal, and different values are different lines.

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

/** The value of a JSON text, or null for what is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Bytes → text, one way for every file that people made with whatever they had: UTF-8 with or without a byte order mark, UTF-16 of
 * either order with or without one, GB18030 (which contains GBK) as Chinese systems write it.
 */
import { FaultError } from './fault.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

/** How bytes were read. */
export interface Decoding {
  readonly encoding: Encoding;
  /** The other encoding that the bytes fit as well, so that the reader should be told; null: no doubt. */
  readonly doubt: Encoding | null;
}

export interface Decoded extends Decoding {
  /** Without its byte order mark; line ends as they are. */
  readonly text: string;
}

/** @throws FaultError `file-is-workbook`, `text-encoding` */
export function decode(bytes: Uint8Array, file: string): Decoded {
  if (WORKBOOKS.some((signature) => signature.every((byte, at) => bytes[at] === byte))) {
    throw new FaultError({ kind: 'bad', code: 'file-is-workbook', with: { file }, place: { file } });
  }
  for (const encoding of encodings(bytes)) {
    const text = tryDecode(bytes, encoding);
    if (text === null || (encoding !== 'utf-8' && encoding !== 'gb18030' && !marked(bytes) && !isUsual(text))) continue;
    const chinese = encoding === 'utf-8' ? chineseInDisguise(text, bytes) : null;
    if (chinese === null) return { text, encoding, doubt: null };
    if (chinese.sure) return { text: chinese.text, encoding: 'gb18030', doubt: 'utf-8' };
    return { text, encoding, doubt: 'gb18030' };
  }
  throw new FaultError({ kind: 'bad', code: 'text-encoding', with: {}, place: { file } });
}

/**
 * The text, its byte order mark dropped, line ends as `\n`.
 * @throws FaultError `text-empty`, `text-binary` (NUL or other control characters in what should be text), and those of `decode`
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  return plainText(decode(bytes, file).text, file);
}

/** @throws FaultError `text-empty`, `text-binary` */
export function plainText(decoded: string, file: string): string {
  const text = decoded.replace(/\r\n?|\u2028|\u2029/g, '\n');
  if (text.trim() === '') throw new FaultError({ kind: 'bad', code: 'text-empty', with: {}, place: { file } });
  const control = text.search(CONTROL);
  if (control >= 0)
    throw new FaultError({ kind: 'bad', code: 'text-binary', with: {}, place: { file, ...placeAt(text, control) } });
  return text;
}

/**
 * Decodes a stream piece by piece, in constant memory. How it begins decides; one that is ASCII so far may turn out to be GB18030, so what
 * follows the first other character is kept until that is clear.
 * @returns the text of a piece; of `undefined`, the end, what is left. Throws a TypeError where the bytes are in no known encoding.
 */
export function streamDecoder(first: Uint8Array): (bytes: Uint8Array | undefined) => string {
  const [likeliest = 'utf-8'] = encodings(first);
  let decoder = new TextDecoder(likeliest, { fatal: true });
  let undecided: Uint8Array | null = likeliest === 'utf-8' ? new Uint8Array() : null;
  return (bytes) => {
    if (undecided === null) return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    const kept: Uint8Array = bytes === undefined ? undecided : Buffer.concat([undecided, bytes]);
    if (bytes !== undefined && !kept.some((byte) => byte >= 0x80)) return decoder.decode(kept, { stream: true });
    // Cut in the middle of a character is no fault unless it ends there.
    const fits = tryDecode(kept, 'utf-8', bytes !== undefined) !== null;
    if (fits && bytes !== undefined && kept.length < ENOUGH) {
      undecided = kept;
      return '';
    }
    undecided = null;
    if (!fits) decoder = new TextDecoder('gb18030', { fatal: true });
    return decoder.decode(kept, { stream: bytes !== undefined });
  };
}

/** Bytes from the first that is not ASCII on, after which UTF-8 is no accident any more. */
const ENOUGH = 4096;

/** How a text begins, of which only some bytes are there yet. */
export function beginning(bytes: Uint8Array): string {
  return new TextDecoder(encodings(bytes)[0]).decode(bytes);
}

/** Line and column (from 1, in characters as UTF-16 counts them) of an offset. */
export function placeAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

// A pasted name may bring an escape sequence along: ESC is let through here and made harmless where it is shown.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f]/;

/** How files of spreadsheet programs begin: an archive (xlsx, ods), and what came before it (xls). */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
];

function tryDecode(bytes: Uint8Array, encoding: Encoding, stream = false): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream });
  } catch {
    return null;
  }
}

/** What the bytes may be, likeliest first. A byte order mark decides; without one, UTF-16 shows by its zero bytes. */
function encodings(bytes: Uint8Array): readonly Encoding[] {
  if (marked(bytes)) return bytes[0] === 0xff ? ['utf-16le'] : ['utf-16be'];
  const zeros = [0, 0];
  const looked = bytes.subarray(0, 4096);
  looked.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]!++;
  });
  // Digits, punctuation and line ends have a zero byte in UTF-16, all on one side; UTF-8 and GB18030 text has none.
  const [even = 0, odd = 0] = zeros;
  if (odd > 0 && even === 0) return ['utf-16le', 'utf-8'];
  if (even > 0 && odd === 0) return ['utf-16be', 'utf-8'];
  return ['utf-8', 'gb18030'];
}

/** Whether a byte order mark says that this is UTF-16. */
function marked([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Whether a text is made of what people here write: two bytes of anything are some character of UTF-16. */
function isUsual(text: string): boolean {
  const usual = text.match(/[\t\n\r\x20-\x7e\u00a0-\u024f\u2000-\u206f\u2e80-\u9fff\uac00-\ud7a3\uff00-\uffef]/g);
  return (usual?.length ?? 0) * 8 >= text.length * 7;
}

// 小毛 in GB18030 is Сë in UTF-8: two bytes of the one are two bytes of the other, letters of scripts that nobody mixes.

/**
 * The text as Chinese, where its bytes fit that as well: outside ASCII only characters of GB 2312. It is meant for sure where
 * in the other reading a word mixes scripts, or begins with a mark that belongs on a letter. Null: nothing speaks for Chinese.
 */
function chineseInDisguise(text: string, bytes: Uint8Array): { readonly text: string; readonly sure: boolean } | null {
  // Of three bytes and more in UTF-8: Chinese itself, and nearly every other script.
  if (!/[\x80-\u07ff]/.test(text) || /[\u0800-\uffff]/.test(text)) return null;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!;
    if (lead < 0x80) continue;
    const trail = bytes[++at] ?? 0;
    if (lead < 0xb0 || lead > 0xf7 || trail < 0xa1 || trail > 0xfe) return null;
  }
  const chinese = tryDecode(bytes, 'gb18030');
  if (chinese === null) return null;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const mixed = (word: string) =>
    SCRIPTS.filter((script) => script.test(word)).length > 1 || /^\p{M}|\p{Cn}/u.test(word);
  // A letter of ASCII beside such a letter is one word with it: café, Zoë.
  if (words.some((word) => /[a-z]/i.test(word) && LATIN.test(word))) return null;
  const stray = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\s]/u.test(text);
  return { text: chinese, sure: words.some(mixed) || stray };
}

const LATIN = /[\u00c0-\u024f]/;

const SCRIPTS = [
  ...[LATIN, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u],
  ...[/\p{Script=Hebrew}/u, /\p{Script=Arabic}/u, /[a-z]/i],
];

/**
 * Bytes → text, for files that people made with whatever they had: UTF-8 with or without a byte order mark, UTF-16 of either order
 * with or without one, GB18030 (which contains GBK) as Chinese spreadsheets write it.
 */
import { FaultError } from '../../fault.ts';

/**
 * The text, its byte order mark dropped, line ends as `\n`.
 * @throws FaultError `text-empty`, `text-binary` (NUL or other control characters in what should be text), `text-encoding`
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  const text = decoded(bytes, file).replace(/\r\n?|\u2028|\u2029/g, '\n');
  if (text.trim() === '') throw new FaultError({ kind: 'bad', code: 'text-empty', with: {}, place: { file } });
  const control = text.search(CONTROL);
  if (control >= 0)
    throw new FaultError({ kind: 'bad', code: 'text-binary', with: {}, place: { file, ...placeAt(text, control) } });
  return text;
}

/** Line and column (from 1, in characters as UTF-16 counts them) of an offset. */
export function placeAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

// A pasted name may bring an escape sequence along: ESC is let through here and made harmless where it is shown.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f]/;

function decoded(bytes: Uint8Array, file: string): string {
  for (const encoding of encodings(bytes)) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // not this one
    }
  }
  throw new FaultError({ kind: 'bad', code: 'text-encoding', with: {}, place: { file } });
}

/** What the bytes may be, likeliest first. A byte order mark decides; without one, UTF-16 shows by its zero bytes. */
function encodings(bytes: Uint8Array): readonly string[] {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
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

/**
 * Seeds: strings of which every character counts. A short seed is no secret (design: "Three outputs"): the program is open, so
 * trying a dictionary of seeds against one known hand finds the deal. Strong ones are told from weak ones by their look alone.
 */
import { randomDigits } from '../digest.ts';
import { FaultError } from '../fault.ts';
import { unseen } from '../spelling.ts';

/** A new seed of 256 bits, 64 hex digits. */
export function makeSeed(): string {
  return randomDigits();
}

/** Whether a seed may stand behind a published deal: 32 or more hex digits and nothing else (what `makeSeed` gives is so). */
export function isStrongSeed(seed: string): boolean {
  return /^[0-9a-f]{32,}$/i.test(seed);
}

/**
 * A seed as it is shown, so that what is copied gives the same deal: one that begins or ends with white space, or holds what cannot be seen
 * or told apart, stands in quotes as a shell reads them; any other as it is.
 */
export function shownSeed(seed: string): string {
  if (HIDDEN.test(seed)) {
    const shown = [...seed].map((char) => (HIDDEN.test(char) ? escaped(char) : char.replace(/['\\]/, '\\$&')));
    return `$'${shown.join('')}'`;
  }
  return /^\s|\s$|\s\s/u.test(seed) ? `'${seed.replaceAll("'", "'\\''")}'` : seed;
}

/** What shows nothing, and white space other than a plain blank. */
const HIDDEN = new RegExp(`[${unseen}]|(?! )\\s`, 'u');

function escaped(char: string): string {
  const hex = (char.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}

/**
 * The seed itself.
 * @throws FaultError `seed-empty`, or `seed-broken` for half a surrogate pair, which no UTF-8 can hold, and for U+FFFD, which stands for what
 *   could not be read: two such seeds would be one.
 */
export function checkSeed(seed: string, file?: string): string {
  const place = file === undefined ? {} : { place: { file } };
  if (seed === '') throw new FaultError({ kind: 'bad', code: 'seed-empty', with: {}, ...place });
  if (/[\p{Surrogate}\ufffd]/u.test(seed))
    throw new FaultError({ kind: 'bad', code: 'seed-broken', with: {}, ...place });
  return seed;
}

/**
 * The seed that a file holds: one line of UTF-8. A BOM before it and one line end after it do not belong to it; every other
 * character counts, spaces too.
 * @throws FaultError `seed-not-text`, `seed-lines` (more than one line), and those of `checkSeed`.
 */
export function seedFromFile(bytes: Uint8Array, file: string): string {
  const seed = decode(bytes, file).replace(/\r?\n$/, '');
  if (/[\r\n]/.test(seed)) throw new FaultError({ kind: 'bad', code: 'seed-lines', with: {}, place: { file } });
  return checkSeed(seed, file);
}

function decode(bytes: Uint8Array, file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes); // drops a BOM
    if (!text.includes('\0')) return text;
  } catch {
    // not UTF-8: told below
  }
  throw new FaultError({ kind: 'bad', code: 'seed-not-text', with: {}, place: { file } });
}

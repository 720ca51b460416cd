/** The secret of a commitment: 256 bits in a file of its own, tied to its commitment by the hash. */
import { macOf, randomDigits } from '../digest.ts';
import { FaultError } from '../fault.ts';
import { encodeLine, readDocument } from './document.ts';

export const SECRET_FORMAT = 'ninelives-secret/1';

/** 64 hex digits from the system's own generator. */
export function makeSecret(): string {
  return randomDigits();
}

/** @throws FaultError those of `readDocument`; `trust-field` where it holds no secret */
export function readSecret(text: string, file: string): string {
  const secret = readDocument(text, SECRET_FORMAT, file).fields.find(({ key }) => key === 'secret')?.value ?? '';
  if (isSecret(secret)) return secret;
  throw new FaultError({ kind: 'bad', code: 'trust-field', with: { key: 'secret' }, place: { file } });
}

export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

// The key that a committed deal is drawn from: an HMAC of the secret over the ordered names, the outside value and the word for
// original or reserve. Whoever lacks the secret cannot know it; whoever has it could not choose it, because the outside value did
// not exist when the secret was fixed. It is the seed of all the deal's streams, each of which is a domain of its own.

export type Which = 'original' | 'reserve';

/**
 * @param secret 64 hex digits
 * @param names in canonical form, in the published order
 * @param outside in canonical form; null where none was announced
 * @returns 64 hex digits
 */
export function dealKey(secret: string, names: readonly string[], outside: string | null, which: Which): string {
  const announced = outside === null ? ['no outside value'] : ['outside value', encodeLine(outside)];
  // Names are free text: a half of a surrogate pair has no UTF-8, so they are framed as their lines are published.
  return macOf(secret, ['ninelives-key/1', which, ...announced, 'names', ...names.map(encodeLine)]);
}

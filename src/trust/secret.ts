/** The secret of a commitment: 256 bits in a file of its own, tied to its commitment by the hash. */
import { randomBytes } from 'node:crypto';
import { FaultError } from '../fault.ts';
import { readDocument } from './document.ts';

export const SECRET_FORMAT = 'ninelives-secret/1';

/** 64 hex digits from the system's own generator. */
export function makeSecret(): string {
  return randomBytes(32).toString('hex');
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

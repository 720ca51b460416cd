/**
 * The fingerprint of a ruleset: SHA-256 over what decides deals and what is told of them (contract: "fingerprint"). Names, prose and
 * short forms are left out, so that a mended typo does not break an old audit. Frozen with the scheme name.
 */
import { createHash } from 'node:crypto';
import type { Ruleset } from './ruleset.ts';

/** Fields that only people read, wherever they stand in a ruleset. */
const PROSE: ReadonlySet<string> = new Set(['name', 'text', 'about', 'also', 'does', 'notes', 'duties']);

/** 64 lower-case hex digits. */
export function fingerprint(ruleset: Ruleset): string {
  return createHash('sha256').update(canonical(ruleset), 'utf8').digest('hex');
}

/** JSON without prose, keys of objects in order, so that the order in which a program builds a ruleset changes nothing. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([key, entry]) => !PROSE.has(key) && entry !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}

/**
 * Names: the rules that a committed list keeps, and the list as a document of its own, for a commitment that left the names for
 * later. It is to be published before the outside value exists.
 */
import { FaultError } from '../fault.ts';
import { fold } from '../spelling.ts';
import { canonicalName } from './canonical.ts';
import { type Commitment, checkFields, nameFields, readNames } from './commitment.ts';
import { type Field, readDocument } from './document.ts';
import { misfit } from './misfit.ts';
import type { Published } from './published.ts';

export const NAMES_FORMAT = 'ninelives-names/1';

/** The fields of a list for the commitment with this hash. */
export function nameListFields(hash: string, names: readonly string[]): readonly Field[] {
  return [{ key: 'commitment', value: hash }, ...nameFields(names)];
}

export interface NameList {
  readonly hash: string;
  readonly names: readonly string[];
}

/** @throws FaultError those of `readDocument`; `trust-field` */
export function readNameList(text: string, file: string): NameList {
  const { fields } = readDocument(text, NAMES_FORMAT, file);
  const hash = fields.find(({ key }) => key === 'commitment')?.value ?? '';
  if (!/^[0-9a-f]{64}$/.test(hash)) {
    throw new FaultError({ kind: 'bad', code: 'trust-field', with: { key: 'commitment' }, place: { file } });
  }
  const names = readNames(fields);
  checkFields(fields, nameListFields(hash, names), file);
  return { hash, names };
}

/** The first name that a committed list cannot hold: empty, not in canonical form, or equal to another to the eye; else null. */
export function badName(names: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const name of names) {
    const folded = fold(name);
    if (folded === '' || canonicalName(name) !== name || seen.has(folded)) return name;
    seen.add(folded);
  }
  return null;
}

// Whether a list of names is one for this commitment, and every published list the same one.

/** One name a seat, all different, in canonical form. */
export function checkNames(commitment: Commitment, names: readonly string[]): void {
  const seats = commitment.selection.players;
  if (names.length === 0) throw misfit('audit-names-missing');
  if (names.length !== seats) throw misfit('audit-names-count', { names: names.length, seats });
  const bad = badName(names);
  if (bad !== null) throw misfit('audit-name', { name: bad });
}

/**
 * Lists of names that were published on their own.
 * @param names of the commitment or the reveal; null: none are known yet
 */
export function checkNameLists(published: Published, commitment: Commitment, names: readonly string[] | null): void {
  let before = names;
  for (const { file, text } of published.names) {
    const list = readNameList(text, file);
    if (list.hash !== commitment.hash) throw misfit('audit-names-of', { file });
    checkNames(commitment, list.names);
    const at = list.names.findIndex((name, k) => before !== null && before[k] !== name);
    if (at >= 0) throw misfit('audit-names', { place: at + 1, file });
    before = list.names;
  }
}

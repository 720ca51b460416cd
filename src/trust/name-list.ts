/**
 * Names: the rules that a committed list keeps, and the list as a document of its own, for a commitment that left the names for
 * later. It is to be published before the outside value exists.
 */
import { FaultError } from '../fault.ts';
import { canonicalName } from './canonical.ts';
import { checkFields, nameFields, readNames } from './commitment.ts';
import { type Field, readDocument } from './document.ts';

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
    const folded = name.normalize('NFKC').toLowerCase();
    if (name === '' || canonicalName(name) !== name || seen.has(folded)) return name;
    seen.add(folded);
  }
  return null;
}

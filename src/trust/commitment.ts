/**
 * A commitment: everything that a deal will depend on, published before it, and one hash that also covers a secret. So neither
 * the secret nor anything published can be changed afterwards, and what is published tells nothing of the deal.
 */

import { hashOf } from '../digest.ts';
import { FaultError } from '../fault.ts';
import { type Selection, selectionJson } from '../problem/selection.ts';
import type { RulesetId } from '../ruleset/model.ts';
import { fold } from '../spelling.ts';
import { type Document, type Field, fieldLine, jsonOf, readDocument } from './document.ts';

export const COMMITMENT_FORMAT = 'ninelives-commitment/1';

/** What a reserve deal is: the one thing that is the same in every commitment, written out so that it is promised. */
const RESERVE_RULE =
  'once; before any hand is sent; with a published reason; with a later outside value where one is announced';

/** Every text is in canonical form. */
export interface Promised {
  readonly scheme: string;
  readonly ruleset: { readonly id: RulesetId; readonly fingerprint: string };
  /** Normalised, without pins. */
  readonly selection: Selection;
  /** Which game this is for, in the moderator's words. */
  readonly game: string;
  /** A value that nobody at the table controls and that does not exist yet; null: none was announced. */
  readonly outside: { readonly what: string; readonly like: string } | null;
  /** In order; null: the ordered list will be published before the outside value exists. */
  readonly names: readonly string[] | null;
  /** Whether the names sit in their order or are drawn. */
  readonly drawn: boolean;
}

export interface Commitment extends Promised {
  /** 64 hex digits. */
  readonly hash: string;
}

/** The commitment over what is promised and a secret of 64 hex digits. */
export function commit(promised: Promised, secret: string): Commitment {
  return { ...promised, hash: commitmentHash(promised, secret) };
}

/** SHA-256 over the format's name, every published line and the secret, each framed by its length. */
export function commitmentHash(promised: Promised, secret: string): string {
  return hashOf([COMMITMENT_FORMAT, ...promisedFields(promised).map(fieldLine), secret]);
}

/** The published fields in their order, the hash last. */
export function commitmentFields(commitment: Commitment): readonly Field[] {
  return [...promisedFields(commitment), { key: 'hash', value: commitment.hash }];
}

/** The lines of an ordered list of names. */
export function nameFields(names: readonly string[]): readonly Field[] {
  return names.map((value, at) => ({ key: `player ${at + 1}`, value }));
}

function promisedFields(promised: Promised): readonly Field[] {
  const { outside, names } = promised;
  return [
    { key: 'scheme', value: promised.scheme },
    { key: 'ruleset', value: promised.ruleset.id },
    { key: 'fingerprint', value: promised.ruleset.fingerprint },
    { key: 'selection', value: selectionJson(promised.selection) },
    { key: 'game', value: promised.game },
    ...(outside === null
      ? []
      : [
          { key: 'outside', value: outside.what },
          { key: 'outside like', value: outside.like },
        ]),
    { key: 'names', value: names === null ? 'later' : 'given' },
    ...nameFields(names ?? []),
    { key: 'seats', value: promised.drawn ? 'drawn' : 'in order' },
    { key: 'reserve', value: RESERVE_RULE },
  ];
}

/**
 * A published commitment, exactly as it must be.
 * @throws FaultError those of `readDocument`, `trust-selection`, or `trust-field`: a field that is missing, out of its place
 *   or not in canonical form (with `key`)
 */
export function readCommitment(text: string, file: string): Commitment {
  const document = readDocument(text, COMMITMENT_FORMAT, file);
  const commitment = commitmentOf(document, file);
  checkFields(document.fields, commitmentFields(commitment), file);
  return commitment;
}

/**
 * The commitment that the fields of a document hold (a reveal repeats them). Field order and canonical forms are left to
 * `checkFields`.
 */
export function commitmentOf(document: Document, file: string): Commitment {
  const fields = new Map(document.fields.map(({ key, value }) => [key, value]));
  const text = (key: string) => {
    const value = fields.get(key);
    if (value === undefined || value === '') throw fieldFault(key, file);
    return value;
  };
  const hex = (key: string) => {
    const value = text(key);
    if (!/^[0-9a-f]{64}$/.test(value)) throw fieldFault(key, file);
    return value;
  };
  const later = text('names') === 'later';
  return {
    scheme: text('scheme'),
    ruleset: { id: text('ruleset') as RulesetId, fingerprint: hex('fingerprint') }, // as: an id is any text until it is looked up
    selection: readSelection(text('selection'), file),
    game: text('game'),
    outside:
      fields.has('outside') || fields.has('outside like')
        ? { what: text('outside'), like: text('outside like') }
        : null,
    names: later ? null : readNames(document.fields),
    drawn: text('seats') === 'drawn',
    hash: hex('hash'),
  };
}

/** The values of the `player` fields, in the document's order. */
export function readNames(fields: readonly Field[]): readonly string[] {
  return fields.filter(({ key }) => key.startsWith('player ')).map(({ value }) => value);
}

/** @throws FaultError `trust-field` for the first field that is not what it must be */
function checkFields(found: readonly Field[], wanted: readonly Field[], file: string): void {
  const at = wanted.findIndex(({ key, value }, k) => found[k]?.key !== key || found[k]?.value !== value);
  const wrong = at >= 0 ? wanted[at] : found[wanted.length];
  if (wrong !== undefined) throw fieldFault(wrong.key, file);
}

function fieldFault(key: string, file: string): FaultError {
  return new FaultError({ kind: 'bad', code: 'trust-field', with: { key }, place: { file } });
}

// The canonical JSON of a selection, read back; whether it is a selection of the ruleset is for `problem/` to say.

/** @throws FaultError `trust-selection` for anything but the canonical JSON of some selection without pins */
function readSelection(text: string, file: string): Selection {
  const value = jsonOf(text);
  if (isSelection(value) && value.pins.length === 0 && selectionJson(value) === text) return value;
  throw new FaultError({ kind: 'bad', code: 'trust-selection', with: {}, place: { file } });
}

function isSelection(value: unknown): value is Selection {
  if (!isRecord(value)) return false;
  const { players, set, readings, without, pins, weights, pool } = value;
  return (
    Number.isSafeInteger(players) &&
    isRecord(set) &&
    Object.values(set).every((one) => typeof one === 'string' || Number.isSafeInteger(one)) &&
    isRecord(readings) &&
    Object.values(readings).every((one) => typeof one === 'string') &&
    isTexts(without) &&
    isTexts(pins) &&
    isRecord(weights) &&
    Object.values(weights).every((one) => one === 'deals' || one === 'shuffles') &&
    (pool === undefined || isTexts(pool))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

// A list of names: the rules that it keeps, and a document of its own where the commitment left the names for later. It is to be
// published before the outside value exists.

export const NAMES_FORMAT = 'ninelives-names/1';

/** The fields of a list for the commitment with this hash. */
export function nameListFields(hash: string, names: readonly string[]): readonly Field[] {
  return [{ key: 'commitment', value: hash }, ...nameFields(names)];
}

interface NameList {
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

// Canonical forms of what people type into a commitment: one text for all that differs in nothing that matters, different texts
// for all else. Each of these functions is idempotent. Two texts have one canonical form exactly if they differ only in: white
// space at the ends, the kind and length of runs of white space (names: at the ends alone), canonically equivalent characters
// (Unicode NFC), and, in an outside value, full-width ASCII for ASCII.

/** For prose on one line: the game, what the outside value is, a reason. */
export function canonicalProse(raw: string): string {
  return oneSpaced(raw.normalize('NFC'));
}

/** For the outside value and its model: `０１　０２` is `01 02`; digits keep their leading zeros, letters their case. */
export function canonicalOutside(raw: string): string {
  const narrow = raw.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  return oneSpaced(narrow.normalize('NFC'));
}

/** For a player's name: only white space at the ends and the composition of characters are no part of it. */
export function canonicalName(raw: string): string {
  return raw.normalize('NFC').trim();
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

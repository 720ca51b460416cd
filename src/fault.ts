/**
 * Errors as data: one union of codes, each with the types of what it tells. `say/` words every code in both languages, or does not
 * compile; `cli/` turns a fault's kind into an exit code. Code below the command line throws nothing else on purpose.
 */

/** Where in a text a fault was found; line and column from 1. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** bad: bad use or input (exit 2); no: the answer is no (exit 1); limit: gave up at a stated limit (exit 3). */
export type FaultKind = 'bad' | 'no' | 'limit';

/** Several things of one kind; worded as a list. */
type List = readonly (string | number)[];
/** What a field of a deal file should be. */
export type Wanted =
  | { readonly want: 'one-of'; readonly values: List }
  | { readonly want: 'at-least'; readonly least: number }
  | { readonly want: 'seat' | 'seats'; readonly players: number }
  | { readonly want: 'below-legal'; readonly legal: string }
  | { readonly want: 'order'; readonly size: number }
  | { readonly want: WantedKind | 'hex' | 'decimal' | 'not-empty' | 'with-seed' | 'valid' };

/** Kinds of JSON values, and the names that a schema has for them. */
export type WantedKind = 'int' | 'number' | 'string' | 'boolean' | 'array' | 'object' | 'record';

type Nothing = Readonly<Record<never, never>>;

/** Use of the command line, files, selections and facts. */
export interface UseFaults {
  'usage-unknown-option': { readonly option: string };
  'usage-unknown-command': { readonly command: string };
  'usage-missing-argument': { readonly argument: string };
  'usage-missing-value': { readonly option: string };
  'usage-excess-arguments': { readonly expected: string; readonly got: string };
  'usage-other': { readonly message: string };
  'flags-contradict': { readonly one: string; readonly other: string };
  'flag-needs': { readonly flag: string; readonly needs: string };
  'flag-not-number': { readonly flag: string; readonly min: number; readonly value: string };
  'flag-too-big': { readonly flag: string; readonly max: number; readonly value: string };
  'flag-not-pair': { readonly flag: string; readonly form: string; readonly value: string };
  'flag-twice': { readonly flag: string; readonly key: string };
  'flag-not-one-of': { readonly flag: string; readonly choices?: string; readonly value: string };
  'flag-empty': { readonly flag: string };
  'number-not-decimal': { readonly value: string };
  'number-too-big': { readonly number: string; readonly legal: string };
  'pins-conflict': { readonly text: string };
  'counting-argument': { readonly text: string };
  'list-too-long': { readonly legal: string; readonly limit: number };
  'file-missing': { readonly file: string };
  'file-is-folder': { readonly file: string };
  'file-is-no-folder': { readonly file: string };
  'file-unreadable': { readonly file: string; readonly why: string };
  'file-unwritable': { readonly file: string; readonly why: string };
  'file-is-workbook': { readonly file: string };
  'argument-encoding': { readonly argument: string };
  'file-too-big': { readonly file: string; readonly max: number };
  'file-exists': { readonly file: string };
  'file-special': { readonly file: string };
  'file-silent': { readonly file: string };
  'output-dash': Nothing;
  'stdin-twice': Nothing;
  'unknown-table': { readonly ruleset: string; readonly players: number; readonly tables: List };
  'unknown-parameter': { readonly parameter: string; readonly known: List };
  'parameter-value': { readonly parameter: string; readonly min: number; readonly max: number; readonly value: string };
  'parameter-range': {
    readonly parameter: string;
    readonly value: string;
    readonly min: number;
    readonly max: number;
  };
  'parameter-choice': {
    readonly parameter: string;
    readonly value: string;
    readonly allowed: List;
    readonly players: number;
  };
  'negative-rest': { readonly what: string; readonly rest: number; readonly least: number; readonly sum: string };
  'pool-too-small': {
    readonly deck: string;
    readonly players: number;
    readonly needed: number;
    readonly available: number;
  };
  'pool-not-allowed': { readonly ruleset: string };
  'pool-empty': { readonly deck: string };
  'pool-equal-names': { readonly name: string; readonly lines: List };
  'unknown-reading-rule': { readonly rule: string; readonly known: List };
  'unknown-reading': { readonly rule: string; readonly reading: string; readonly known: List };
  'unknown-rule': { readonly rule: string; readonly ruleset: string };
  'not-a-rule': { readonly rule: string };
  'without-and-rules': Nothing;
  'unknown-deck': { readonly deck: string; readonly known: List };
  'unknown-weights': { readonly weights: string };
  'fact-form': { readonly fact?: string };
  'unknown-role': { readonly role: string; readonly fact?: string };
  'unknown-card': { readonly card: string; readonly fact?: string };
  'unknown-attribute': { readonly attribute: string; readonly fact?: string };
  'card-in-two-decks': { readonly card: string; readonly decks: List; readonly fact?: string };
  'seat-range': { readonly seat: string | number; readonly players: number };
  'names-needed': { readonly name: string };
  'unknown-player': { readonly name: string };
  'rule-decks': { readonly rule: string; readonly decks: List };
}

/** What can be wrong with a text as YAML: the codes of the library that reads it. */
export type YamlProblem =
  | 'ALIAS_PROPS'
  | 'BAD_ALIAS'
  | 'BAD_COLLECTION_TYPE'
  | 'BAD_DIRECTIVE'
  | 'BAD_DQ_ESCAPE'
  | 'BAD_INDENT'
  | 'BAD_PROP_ORDER'
  | 'BAD_SCALAR_START'
  | 'BLOCK_AS_IMPLICIT_KEY'
  | 'BLOCK_IN_FLOW'
  | 'DUPLICATE_KEY'
  | 'IMPOSSIBLE'
  | 'KEY_OVER_1024_CHARS'
  | 'MISSING_CHAR'
  | 'MULTILINE_IMPLICIT_KEY'
  | 'MULTIPLE_ANCHORS'
  | 'MULTIPLE_DOCS'
  | 'MULTIPLE_TAGS'
  | 'NON_STRING_KEY'
  | 'RESOURCE_EXHAUSTION'
  | 'TAB_AS_INDENT'
  | 'TAG_RESOLVE_FAILED'
  | 'UNEXPECTED_TOKEN';

/** Ruleset files. */
export interface RulesetFaults {
  'rule-form-none': { readonly words: List };
  'rule-form-many': { readonly words: List };
  'rule-word-misplaced': { readonly word: string; readonly with: string };
  'rule-of-inside': { readonly word: string };
  'rule-of-twice': Nothing;
  'rule-apart-short': Nothing;
  'rule-by-alone': { readonly clause: string };
  'rule-reading-none': { readonly clause: string };
  'rule-under-unknown': { readonly clause: string; readonly reading: string; readonly known: List };
  'rule-under-missing': { readonly clause: string; readonly reading: string };
  'rule-and-attributes': { readonly clause: string };
  'reading-short': { readonly clause: string };
  'reading-unused': { readonly clause: string };
  'attributes-decks': { readonly decks: List };
  'attributes-deck-twice': { readonly deck: string };
  'attribute-elsewhere': { readonly attribute: string; readonly clause: string };
  'attribute-uncounted': { readonly attribute: string };
  'attribute-not-counted': { readonly attribute: string };
  'attribute-sets-many': Nothing;
  'amount-shape': { readonly written: string };
  'rule-form-unknown': { readonly word: string; readonly words: List };
  'amount-not-a-number': { readonly parameter: string };
  'parameter-bounds': { readonly parameter: string; readonly min: number; readonly max: number };
  'parameter-default-missing': { readonly parameter: string; readonly seats: number };
  'parameter-default-outside': {
    readonly parameter: string;
    readonly value: number;
    readonly min: number;
    readonly max: number;
    readonly seats: number;
  };
  'parameter-default-refused': { readonly parameter: string; readonly value: string; readonly seats: number };
  'parameter-value-unknown': { readonly parameter: string; readonly value: string; readonly known: List };
  'seats-shape': { readonly written: string | number };
  'table-none': Nothing;
  'table-twice': { readonly seats: number };
  'table-rest-twice': { readonly first: string; readonly second: string };
  'table-hand-missing': { readonly deck: string; readonly role: string };
  'table-role-absent': { readonly role: string };
  'table-stock-rest': { readonly deck: string };
  'deck-rest-twice': { readonly first: string; readonly second: string };
  'deck-pool-twice': { readonly deck: string };
  'role-own-and-may-own': { readonly role: string };
  'places-judge': Nothing;
  'note-parameter-unknown': { readonly name: string };
  'choice-side-unknown': { readonly side: string; readonly known: List };
  'choice-side-closed': { readonly side: string; readonly seats: number };
  'camps-two': Nothing;
  'camps-first': { readonly parameter: string; readonly allowed: List };
  'ruleset-not-found': { readonly name: string; readonly shipped: List };
  'ruleset-is-folder': Nothing;
  'ruleset-unreadable': Nothing;
  'ruleset-not-text': Nothing;
  'ruleset-too-large': { readonly limit: number };
  'ruleset-too-deep': Nothing;
  'ruleset-empty': Nothing;
  'ruleset-not-a-mapping': Nothing;
  'ruleset-no-ruleset': Nothing;
  'ruleset-other-format': { readonly format: string };
  'ruleset-syntax': { readonly problem: YamlProblem };
  'ruleset-full-width': { readonly sign: string; readonly write: List };
  'ruleset-key-kind': Nothing;
  'ruleset-key-twice': { readonly key: string };
  'ruleset-key-unknown': { readonly key: string };
  'ruleset-comma': { readonly text: string };
  'ruleset-key-missing': { readonly key: string };
  'ruleset-kind': { readonly key: string; readonly expected: string };
  'ruleset-value': { readonly key: string; readonly allowed: List };
  'ruleset-list-short': { readonly key: string; readonly least: number };
  'ruleset-number': { readonly key: string; readonly bound: string };
  'ruleset-key-shape': { readonly key: string };
  'ruleset-name-unknown': { readonly kind: string; readonly name: string };
  'ruleset-name-ambiguous': { readonly name: string; readonly candidates: List };
  'ruleset-id-reserved': { readonly id: string };
  'ruleset-id-twice': { readonly id: string; readonly first: string; readonly second: string };
  'ruleset-name-twice': { readonly name: string; readonly first: string; readonly second: string };
  'ruleset-name-dropped': { readonly name: string };
  'extends-not-found': { readonly name: string };
  'extends-cycle': { readonly chain: string };
  'extends-same-id': { readonly id: string };
  'extends-drop-unknown': { readonly section: string; readonly id: string };
  'new-id-shipped': { readonly id: string };
  'new-id-shape': { readonly id: string };
}

/** Deals: reading, seating, drawing, counting, solving, publishing. */
export interface DealFaults {
  'deal-of-other-ruleset': { readonly found: string; readonly wanted: string };
  'deal-of-other-version': { readonly ruleset: string };
  'too-many-selections': { readonly limit: number };
  'not-probability': { readonly flag: string; readonly value: string };
  'no-deals': Nothing;
  'check-range': { readonly name: string; readonly range: string };
  'check-too-many': { readonly most: number };
  'check-empty-folder': { readonly folder: string };
  'diagram-too-large': { readonly memory: number; readonly nodes: number };
  'too-many-hand-states': { readonly states: number; readonly limit: number };
  'too-many-role-draws': { readonly limit: number };
  'seed-empty': Nothing;
  'seed-broken': Nothing;
  'seed-lines': Nothing;
  'seed-not-text': Nothing;
  'batch-too-far': { readonly from: number; readonly count: number; readonly most: number };
  'no-legal-deal': { readonly ruleset: string; readonly players: number };
  'deal-not-object': { readonly path: string };
  'deal-field': { readonly path: string } & Wanted;
  'deal-field-missing': { readonly path: string };
  'deal-field-unknown': { readonly path: string };
  'deal-scheme': { readonly scheme: string; readonly ours: string };
  'text-empty': Nothing;
  'text-binary': Nothing;
  'text-encoding': Nothing;
  'name-empty': { readonly position: number };
  'name-unseen': { readonly position: number; readonly name: string };
  'name-twice': { readonly name: string; readonly other: string };
  'names-are-deal': Nothing;
  'names-count': { readonly names: number; readonly seats: number };
  'event-who': { readonly found: string };
  'event-role': { readonly found: string };
  'event-seat': { readonly seat: number; readonly players: number };
  'event-holds': { readonly found: string };
  'event-item': { readonly found: string };
  'event-mark': { readonly found: string };
  'event-number': { readonly number: number };
  'event-ambiguous': { readonly found: string };
  'event-rest': { readonly found: string };
  'event-decks': { readonly event: string; readonly decks: List };
  'deal-ruleset-unknown': { readonly ruleset: string };
  'deal-fingerprint': { readonly ruleset: string; readonly source: string };
  'publish-weak-seed': Nothing;
  'publish-by-number': Nothing;
  'publish-illegal': { readonly ids: List };
  'publish-other-number': Nothing;
  'publish-other-seed': Nothing;
  'publish-only': { readonly value: string; readonly seats: number };
  'json-broken': Nothing;
  'json-key-twice': { readonly key: string };
  'deals-many': { readonly deals: number };
  'line-too-long': { readonly most: number };
  'line-no-colon': Nothing;
  'line-two-colons': Nothing;
  'card-copies': { readonly copies: number };
  'card-other-deck': { readonly card: string; readonly deck: string };
  'attribute-twice': { readonly attribute: string };
  'seat-twice': { readonly seat: string | number };
  'seat-numbers': Nothing;
  'seats-unclear': { readonly listed: number; readonly highest: number };
  'seat-not-number': { readonly seat: string };
  'seat-conflict': { readonly seat: string | number; readonly line: number };
  'csv-broken': Nothing;
  'csv-columns': Nothing;
  'csv-row': Nothing;
  'ruleset-needed': { readonly shipped: List };
  'deal-other-ruleset': { readonly deal: string; readonly ruleset: string };
  'completion-limit': Nothing;
  'verify-open': Nothing;
  'time-limit': { readonly seconds: number };
  'sat-too-large': { readonly most: number };
  'sat-gave-up': Nothing;
  'thread-memory': Nothing;
  'names-committed': Nothing;
  'names-replaced': Nothing;
  'seat-nothing': Nothing;
  'seat-illegal': { readonly ids: List };
  'output-is-input': { readonly file: string };
  'alias-line': Nothing;
  'alias-twice': { readonly alias: string; readonly line: number };
  'aliases-few': { readonly aliases: number; readonly seats: number };
  'alias-is-name': { readonly alias: string };
  'substitutes-few': { readonly substitutes: number; readonly least: number };
  'replace-form': { readonly flag: string; readonly value: string };
  'replace-sat': { readonly name: string; readonly seat: number };
  'deal-log': { readonly place: number };
  'replace-unnamed': { readonly seat: number };
  'unknown-substitute': { readonly name: string; readonly substitutes: List };
}

/** Commitments, reveals and what an audit finds. */
export interface TrustFaults {
  'audit-commitment-line': { readonly key: string; readonly file: string };
  'audit-repeated-line': { readonly key: string; readonly file: string };
  'audit-two-commitments': { readonly key: string };
  'audit-secret': Nothing;
  'audit-canonical': { readonly key: string };
  'audit-ruleset': { readonly source: string };
  'audit-selection': Nothing;
  'audit-pool': { readonly file: string };
  'audit-names-count': { readonly names: number; readonly seats: number };
  'audit-name': { readonly name: string };
  'audit-names-of': { readonly file: string };
  'audit-names': { readonly place: number; readonly file: string };
  'audit-names-missing': Nothing;
  'audit-outside-missing': { readonly which: string };
  'audit-outside-extra': { readonly which: string };
  'audit-outside-shape': { readonly which: string; readonly value: string; readonly like: string };
  'audit-outside-same': Nothing;
  'audit-reason': Nothing;
  'audit-deal': { readonly which: string; readonly key: string };
  'audit-replacement': { readonly place: number };
  'audit-line': { readonly key: string; readonly file: string };
  'audit-seal': Nothing;
  'audit-deal-file': { readonly file: string; readonly key: string };
  'trust-format': { readonly format: string };
  'trust-version': { readonly format: string };
  'trust-line': { readonly line: string };
  'trust-double': { readonly key: string };
  'trust-field': { readonly key: string };
  'trust-selection': Nothing;
  'trust-secret-published': Nothing;
  'trust-nothing': Nothing;
  'trust-unknown-file': Nothing;
  'trust-ruleset': { readonly ruleset: string };
  'trust-pins': Nothing;
  'trust-like': { readonly like: string };
  'trust-name': { readonly name: string };
  'trust-folder-taken': { readonly folder: string };
  'trust-no-folder': { readonly folder: string };
  'trust-folder-secret': Nothing;
  'trust-folder-deal': { readonly file: string; readonly key: string };
  'trust-names-needed': Nothing;
  'trust-names-fixed': Nothing;
  'trust-outside-needed': { readonly what: string; readonly like: string };
  'trust-outside-extra': Nothing;
  'trust-outside-shape': { readonly value: string; readonly like: string };
  'trust-dealt-already': { readonly which: string };
  'trust-reserve-first': Nothing;
  'trust-reserve-outside': { readonly value: string };
  'trust-not-dealt': { readonly folder: string };
  'trust-other-commitment': Nothing;
}

/** What each code tells. */
export interface Tells extends UseFaults, RulesetFaults, DealFaults, TrustFaults {}

/** Kebab-case, stable. */
export type FaultCode = keyof Tells;

interface FaultOf<Code extends FaultCode> {
  readonly kind: FaultKind;
  readonly code: Code;
  /** What fills the sentence. */
  readonly with: Tells[Code];
  readonly place?: Place;
  /** What was probably meant, if anything is close. */
  readonly hint?: string;
}

/** The words of a fault as arguments: none where the code tells nothing. */
export type Telling<Code extends FaultCode> = Nothing extends Tells[Code]
  ? [tells?: Tells[Code]]
  : [tells: Tells[Code]];

export type Fault = { [Code in FaultCode]: FaultOf<Code> }[FaultCode];

/** A reader that has found so many faults reads no further: the file is something else. */
export const MOST_FAULTS = 200;

/** The same fault at a place. */
export function placedAt(fault: Fault, place: Place): Fault {
  return { ...fault, place };
}

/** A fault of a code that is known only to the caller; elsewhere write the object. */
export function fault<Code extends FaultCode>(
  kind: FaultKind,
  code: Code,
  tells: Tells[Code] | undefined,
  more: { readonly place?: Place; readonly hint?: string } = {},
): Fault {
  return { kind, code, with: tells ?? {}, ...more } as Fault; // as: the union of all codes, and Code is one of them
}

/** What the sentence of a fault is filled with: as told, but a list comes as words already (`a, b and c`). */
export type Filled<Told> = {
  readonly [Key in keyof Told]: Told[Key] extends List | undefined ? string : Told[Key];
};

/** A sentence for every fault of a section: what is wrong and, where it is not plain, how to mend it. No final newline. */
export type Worded<Section> = { readonly [Code in keyof Section]: (w: Filled<Section[Code]>) => string };

/** Codes, until somebody who knows the words says more: this file knows none. */
let worded = ({ code }: Fault): string => code;

/** From now on messages of `FaultError` are made by this; the library sets it to English sentences when it is loaded. */
export function wordMessages(word: (fault: Fault) => string): void {
  worded = word;
}

/** The only exception that stages throw on purpose: one or more faults, a line each in its message. */
export class FaultError extends Error {
  readonly faults: readonly Fault[];
  constructor(...faults: readonly Fault[]) {
    super(faults.map((fault) => worded(fault)).join('\n'));
    this.name = 'FaultError';
    this.faults = faults;
  }
}

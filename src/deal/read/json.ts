/**
 * JSON text → value, with nothing swallowed: two equal keys of one object are refused (`JSON.parse` keeps the last). The usual file
 * passes without any library; a faulty one is read again by one that knows places.
 */

import { placeAt } from '../../decode.ts';
import {
  type Fault,
  type FaultCode,
  FaultError,
  fault,
  MOST_FAULTS,
  type Place,
  type Tells,
  type Wanted,
} from '../../fault.ts';
import { type Vocabulary, vocabulary } from '../../problem/names.ts';
import type { PartialCard, PartialHand } from '../../problem/problem.ts';
import type { SelectionRequest } from '../../problem/selection.ts';
import type { AttributeId, CardId, DeckId, Ruleset } from '../../ruleset/model.ts';
import { closest } from '../../ruleset/names.ts';
import { dealFields, seatFields } from '../deal-file.ts';
import { type JsonPath, pathText } from '../from-file.ts';
import type { ListedSeat, Listing } from './listing.ts';

export interface JsonText {
  readonly value: unknown;
  /** The place of a path in the text; the nearest known place above where the path does not exist. */
  readonly locate: (path: JsonPath) => Promise<Place>;
}

/** @throws FaultError `json-broken`, `json-key-twice`, with place; `deals-many` for JSON line by line */
export async function readJson(text: string, file: string): Promise<JsonText> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const deals = jsonLines(text);
    if (deals > 1) throw new FaultError({ kind: 'bad', code: 'deals-many', with: { deals }, place: { file } });
    throw await broken(text, file);
  }
  if (keysWritten(text) !== keysRead(value)) throw await keyTwice(text, file);
  return { value, locate: (path) => locate(text, file, path) };
}

/**
 * Where the one deal is in a value: in the only place of a list (what `deal --deals 1` writes), or in the `deal` of an answer (what
 * `verify --complete` and `repair` say). Null where a list holds another number of deals.
 */
export function dealPath(value: unknown): JsonPath | null {
  if (Array.isArray(value)) return value.length === 1 ? [0] : null;
  const answered =
    typeof value === 'object' && value !== null && Object.hasOwn(value, 'deal') && !Object.hasOwn(value, 'seats');
  return answered ? ['deal'] : [];
}

/** What is at a path that exists. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((inside, step) => Reflect.get(Object(inside), step), value);
}

/** How many lines of JSON there are, if every line is one (what `deal --ndjson` writes); else 0. */
function jsonLines(text: string): number {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    for (const line of lines) JSON.parse(line);
    return lines.length;
  } catch {
    return 0;
  }
}

/** Strings that a colon follows are keys: no other string of JSON has one. */
function keysWritten(text: string): number {
  let keys = 0;
  for (const match of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/gs)) if (match[1] !== undefined) keys++;
  return keys;
}

function keysRead(value: unknown): number {
  let keys = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) for (const item of next) open.push(item);
    else if (typeof next === 'object' && next !== null) {
      const items = Object.values(next);
      keys += items.length;
      for (const item of items) open.push(item);
    }
  }
  return keys;
}

async function broken(text: string, file: string): Promise<FaultError> {
  const { visit } = await import('jsonc-parser');
  let first = text.length;
  try {
    visit(
      text,
      {
        onError: (_, offset) => {
          first = Math.min(first, offset);
        },
      },
      { disallowComments: true, allowTrailingComma: false },
    );
  } catch {
    first = 0; // nested deeper than the stack: nothing that a deal is
  }
  return new FaultError({ kind: 'bad', code: 'json-broken', with: {}, place: { file, ...placeAt(text, first) } });
}

async function keyTwice(text: string, file: string): Promise<FaultError> {
  const { visit } = await import('jsonc-parser');
  const open: Set<string>[] = [];
  const faults: Fault[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, offset) => {
      if (open.at(-1)?.has(key)) {
        faults.push({ kind: 'bad', code: 'json-key-twice', with: { key }, place: { file, ...placeAt(text, offset) } });
      }
      open.at(-1)?.add(key);
    },
  });
  return new FaultError(...faults);
}

async function locate(text: string, file: string, path: JsonPath): Promise<Place> {
  const { findNodeAtLocation, parseTree } = await import('jsonc-parser');
  const tree = parseTree(text);
  for (let length = path.length; tree !== undefined && length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[]); // as: it reads the path only
    if (node !== undefined) return { file, ...placeAt(text, node.offset) };
  }
  return { file };
}

// Looks into a JSON value, and collects what is wrong with it by path, so that one run tells of everything.

/** A value and where it is. */
export interface At<T> {
  readonly value: T;
  readonly path: JsonPath;
}

/** Kinds of JSON values that a reader asks for. */
export interface Kinds {
  readonly object: object;
  readonly array: readonly unknown[];
  readonly string: string;
  readonly int: number;
}

/** Looks into a JSON value and collects what is wrong with it, by path. */
export class Reader {
  readonly root: At<unknown>;
  readonly faults: { readonly path: JsonPath; readonly fault: Fault }[] = [];

  constructor(value: unknown) {
    this.root = { value, path: [] };
  }

  fault<Code extends FaultCode>(path: JsonPath, code: Code, tells: Tells[Code], hint?: string): void {
    this.faults.push({ path, fault: fault('bad', code, tells, hint === undefined ? {} : { hint }) });
  }

  wrong(path: JsonPath, want: Wanted): void {
    if (path.length === 0) this.fault(path, 'deal-not-object', { path: pathText(path) });
    else this.fault(path, 'deal-field', { path: pathText(path), ...want });
  }

  /** Ends the reading: without this value the rest makes no sense. */
  kind<K extends keyof Kinds>({ value, path }: At<unknown>, kind: K): At<Kinds[K]> {
    if (!isKind(value, kind)) {
      this.wrong(path, { want: kind });
      throw new Stop();
    }
    return { value, path };
  }

  optional<K extends keyof Kinds>({ value, path }: At<object>, key: string, kind: K): At<Kinds[K]> | null {
    const inside: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : null;
    return inside === null ? null : this.kind({ value: inside, path: [...path, key] }, kind);
  }

  required<K extends keyof Kinds>(at: At<object>, key: string, kind: K): At<Kinds[K]> {
    const found = this.optional(at, key, kind);
    if (found !== null) return found;
    this.fault([...at.path, key], 'deal-field-missing', { path: pathText([...at.path, key]) });
    throw new Stop();
  }

  only(value: object, path: JsonPath, keys: readonly string[]): void {
    for (const key of Object.keys(value)) {
      if (keys.includes(key)) continue;
      this.fault([...path, key], 'deal-field-unknown', { path: pathText([...path, key]) }, closest(key, keys));
    }
  }

  items({ value, path }: At<readonly unknown[]>): readonly At<unknown>[] {
    return value.map((item, at) => ({ value: item, path: [...path, at] }));
  }

  entries({ value, path }: At<object>): readonly (readonly [string, At<unknown>])[] {
    return Object.entries(value).map(([key, item]) => [key, { value: item, path: [...path, key] }]);
  }

  text(at: At<unknown>): string {
    return this.kind(at, 'string').value;
  }

  plain(at: At<unknown>): string | number {
    return typeof at.value === 'number' ? at.value : this.text(at);
  }
}

function isKind<K extends keyof Kinds>(value: unknown, kind: K): value is Kinds[K] {
  switch (kind) {
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'array':
      return Array.isArray(value);
    case 'int':
      return Number.isSafeInteger(value);
    default:
      return typeof value === 'string';
  }
}

/** Ends a reading whose faults are collected already. */
class Stop extends Error {}

/** Runs a reading; what it found wrong is thrown as one FaultError, with places. */
export async function placing<T>(json: JsonText, read: (reader: Reader) => T): Promise<T> {
  const reader = new Reader(json.value);
  let result: { readonly value: T } | null = null;
  try {
    result = { value: read(reader) };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  if (result !== null && reader.faults.length === 0) return result.value;
  const told = reader.faults.slice(0, MOST_FAULTS);
  throw new FaultError(
    ...(await Promise.all(
      told.map(async ({ path, fault: own }): Promise<Fault> => ({ ...own, place: await json.locate(path) })),
    )),
  );
}

// The JSON of a deal, whole or with parts missing, as a listing. More lenient than `fromFile`: for verifying, only `seats` must be
// there, and a card may be a name; but nothing that is there is passed over.

/** What a file says of itself besides its seats; null: nothing. */
export interface DealHeader {
  readonly ruleset: { readonly id: string; readonly fingerprint: string | null } | null;
  /** The selection as a request, the number of seats with it if given. */
  readonly selection: SelectionRequest | null;
  readonly players: number | null;
}

/** @throws FaultError with place: `deal-field`, `deal-field-unknown`, `deal-not-object`, `deals-many` */
export async function readHeader(json: JsonText): Promise<DealHeader> {
  return placing(json, (reader) => {
    const deal = theDeal(reader);
    reader.only(deal.value, deal.path, Object.keys(dealFields));
    const ruleset = reader.optional(deal, 'ruleset', 'object');
    const players = reader.optional(deal, 'players', 'int');
    const format = reader.optional(deal, 'format', 'string');
    if (format !== null && format.value !== 'ninelives-deal/1') {
      reader.wrong(format.path, { want: 'one-of', values: ['ninelives-deal/1'] });
    }
    return {
      ruleset: ruleset && {
        id: reader.text(reader.required(ruleset, 'id', 'string')),
        fingerprint: reader.optional(ruleset, 'fingerprint', 'string')?.value ?? null,
      },
      selection: selectionOf(reader, deal, players?.value ?? null),
      players: players?.value ?? null,
    };
  });
}

/** @throws FaultError with place: as `readHeader`; and `unknown-card`, `unknown-role`, `unknown-attribute`, `unknown-deck` */
export async function readDealJson(json: JsonText, file: string, ruleset: Ruleset): Promise<Listing> {
  return placing(json, (reader) => {
    const deal = theDeal(reader);
    const words = vocabulary(ruleset);
    const seats = reader.items(reader.required(deal, 'seats', 'array'));
    if (seats.length === 0) reader.wrong([...deal.path, 'seats'], { want: 'not-empty' });
    return {
      seats: seats.map((seat) => seatOf(reader, seat, file, ruleset, words)),
      stock: stockOf(reader, deal, ruleset, words),
    };
  });
}

function theDeal(reader: Reader): At<object> {
  const { value } = reader.root;
  const path = dealPath(value);
  if (path !== null) return reader.kind({ value: valueAt(value, path), path }, 'object');
  throw new FaultError({ kind: 'bad', code: 'deals-many', with: { deals: Array.isArray(value) ? value.length : 0 } });
}

function selectionOf(reader: Reader, deal: At<object>, players: number | null): SelectionRequest | null {
  const selection = reader.optional(deal, 'selection', 'object');
  if (selection === null) return players === null ? null : { players };
  reader.only(selection.value, selection.path, ['set', 'readings', 'without', 'pins', 'weights', 'pool']);
  const texts = (key: string): Readonly<Record<string, string>> | null => {
    const map = reader.optional(selection, key, 'object');
    return map && Object.fromEntries(reader.entries(map).map(([name, at]) => [name, String(reader.plain(at))]));
  };
  const list = (key: string): readonly string[] | null => {
    const items = reader.optional(selection, key, 'array');
    return items && reader.items(items).map((item) => reader.text(item));
  };
  const [set, readings, weights] = [texts('set'), texts('readings'), texts('weights')];
  const [without, pins, pool] = [list('without'), list('pins'), list('pool')];
  return {
    ...(players !== null && { players }),
    ...(set && { set }),
    ...(readings && { readings }),
    ...(without && { without }),
    ...(pins && { pins }),
    ...(weights && { weights }),
    ...(pool && { pool }),
  };
}

function seatOf(reader: Reader, at: At<unknown>, file: string, ruleset: Ruleset, words: Vocabulary): ListedSeat {
  const seat = reader.kind(at, 'object');
  reader.only(seat.value, seat.path, Object.keys(seatFields));
  const role = reader.optional(seat, 'role', 'string');
  const known = role === null || /^[?？]*$/.test(role.value) ? null : words.role(role.value);
  if (known === null && role !== null && !/^[?？]*$/.test(role.value)) {
    reader.fault(role.path, 'unknown-role', { role: role.value }, words.closestRole(role.value));
  }
  const hands = new Map<DeckId, PartialHand>();
  const decks = reader.optional(seat, 'hands', 'object');
  if (decks !== null) {
    for (const [name, hand] of reader.entries(decks)) {
      const deck = deckOf(reader, name, hand.path, ruleset);
      if (deck !== null && hand.value !== null) hands.set(deck, handOf(reader, hand, deck, words));
    }
  }
  return {
    seat: reader.optional(seat, 'seat', 'int')?.value ?? null,
    name: reader.optional(seat, 'name', 'string')?.value ?? null,
    role: known,
    hands,
    place: { file },
  };
}

function handOf(reader: Reader, at: At<unknown>, deck: DeckId, words: Vocabulary): PartialHand {
  const cards: PartialCard[] = [];
  let complete = true;
  for (const item of reader.items(reader.kind(at, 'array'))) {
    const card = typeof item.value === 'string' ? { ...item, value: item.value } : cardName(reader, item);
    if (/^[?？]+$/.test(card.value)) complete = false;
    else {
      const id = cardOf(reader, card, deck, words);
      if (id !== null)
        cards.push({ card: id, attributes: typeof item.value === 'string' ? [] : marksOf(reader, item, words) });
    }
  }
  return { cards, complete };
}

function cardName(reader: Reader, item: At<unknown>): At<string> {
  const card = reader.kind(item, 'object');
  reader.only(card.value, card.path, ['card', 'name', 'attributes']);
  return reader.required(card, 'card', 'string');
}

function cardOf(reader: Reader, { value, path }: At<string>, deck: DeckId, words: Vocabulary): CardId | null {
  const known = words.cards(value);
  const card = known.find((one) => one.deck === deck);
  if (card !== undefined) return card.card;
  if (known.length > 0) reader.fault(path, 'card-other-deck', { card: value, deck });
  else reader.fault(path, 'unknown-card', { card: value }, words.closestCard(value));
  return null;
}

function marksOf(reader: Reader, item: At<unknown>, words: Vocabulary): readonly AttributeId[] {
  const marks = reader.optional(reader.kind(item, 'object'), 'attributes', 'array');
  if (marks === null) return [];
  return reader.items(marks).flatMap((mark) => {
    const text = reader.text(mark);
    const attribute = words.attribute(text);
    if (attribute !== null) return [attribute];
    reader.fault(mark.path, 'unknown-attribute', { attribute: text }, words.closestAttribute(text));
    return [];
  });
}

function stockOf(reader: Reader, deal: At<object>, ruleset: Ruleset, words: Vocabulary): Listing['stock'] {
  const stock = new Map<DeckId, readonly CardId[]>();
  const decks = reader.optional(deal, 'stock', 'object');
  if (decks === null) return stock;
  for (const [name, cards] of reader.entries(decks)) {
    const deck = deckOf(reader, name, cards.path, ruleset);
    if (deck !== null)
      stock.set(
        deck,
        handOf(reader, cards, deck, words).cards.map(({ card }) => card),
      );
  }
  return stock;
}

function deckOf(reader: Reader, name: string, path: JsonPath, ruleset: Ruleset): DeckId | null {
  const deck = ruleset.decks.find(({ id }) => id === name)?.id;
  if (deck !== undefined) return deck;
  const known = ruleset.decks.map(({ id }) => id);
  reader.fault(path, 'unknown-deck', { deck: name, known }, closest(name, known));
  return null;
}

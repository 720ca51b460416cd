/**
 * JSON text → value, with nothing swallowed: two equal keys of one object are refused (`JSON.parse` keeps the last). The usual file
 * passes without any library; a faulty one is read again by one that knows places.
 */
import { type Fault, FaultError, type Place } from '../../fault.ts';
import type { JsonPath } from '../from-file.ts';
import { placeAt } from './decode.ts';

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
  return fault('json-broken', {}, { file, ...placeAt(text, first) });
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

function fault(code: string, fill: Fault['with'], place: Place): FaultError {
  return new FaultError({ kind: 'bad', code, with: fill, place });
}

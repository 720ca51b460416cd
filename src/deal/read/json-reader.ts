/** Looks into a JSON value, and collects what is wrong with it by path, so that one run tells of everything. */
import { type Fault, FaultError } from '../../fault.ts';
import { closest } from '../../ruleset/closest.ts';
import { type JsonPath, pathText } from '../from-file.ts';
import type { JsonText } from './json-text.ts';

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
  readonly faults: { readonly path: JsonPath; readonly fault: Omit<Fault, 'place'> }[] = [];

  constructor(value: unknown) {
    this.root = { value, path: [] };
  }

  fault(path: JsonPath, code: string, fill: Fault['with'], hint?: string): void {
    this.faults.push({ path, fault: { kind: 'bad', code, with: fill, ...(hint === undefined ? {} : { hint }) } });
  }

  wrong(path: JsonPath, want: Fault['with']): void {
    this.fault(path, path.length === 0 ? 'deal-not-object' : 'deal-field', { path: pathText(path), ...want });
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

const MOST_FAULTS = 20;

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
    ...(await Promise.all(told.map(async ({ path, fault }) => ({ ...fault, place: await json.locate(path) })))),
  );
}

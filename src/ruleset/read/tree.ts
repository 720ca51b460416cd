/**
 * `Tree`: a YAML (or JSON) text as plain data in which every key and value knows its place. Keys are kept as they are written
 * (`4.10` is not `4.1`) and in the order of the file, integers too.
 */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
} from 'yaml';
import { type FaultCode, FaultError, fault, type Place, type Tells } from '../../fault.ts';

export type Tree = TreeMap | TreeList | TreeScalar;

export interface TreeMap {
  readonly kind: 'map';
  readonly place: Place;
  readonly entries: readonly TreeEntry[];
}

export interface TreeEntry {
  readonly key: string;
  /** Of the key. */
  readonly place: Place;
  readonly value: Tree;
}

export interface TreeList {
  readonly kind: 'list';
  readonly place: Place;
  readonly items: readonly Tree[];
}

export interface TreeScalar {
  readonly kind: 'scalar';
  readonly place: Place;
  /** A number only where the text is the plain decimal form of a whole number; `4.10`, `007` and `1e3` stay text. */
  readonly value: string | number | boolean | null;
}

/**
 * Reads one YAML document whose top is a mapping.
 * @param text the file's text, with or without a byte order mark
 * @param file the name that places carry
 * @throws FaultError `ruleset-too-large`, `ruleset-too-deep`, `ruleset-not-text`, `ruleset-empty`, `ruleset-not-a-mapping`, `ruleset-syntax`,
 *   `ruleset-key-twice`, `ruleset-key-kind`
 */
export function parseTree(text: string, file: string): TreeMap {
  if (text.length > MAX_LENGTH) fail('ruleset-too-large', { limit: MAX_LENGTH }, { file });
  if (text.includes('\0') || text.includes('\uFFFD')) fail('ruleset-not-text', {}, { file });
  if (tooDeep(text)) fail('ruleset-too-deep', {}, { file });
  const lines = new LineCounter();
  const document = parse(text.replace(/^\uFEFF/, ''), lines, file);
  const tree = new Planter(document, lines, file).plant(document.contents);
  if (tree.kind === 'scalar' && tree.value === null) fail('ruleset-empty', {}, { file });
  if (tree.kind !== 'map') fail('ruleset-not-a-mapping', {}, { file });
  return tree;
}

/** A ruleset of a hundred cards with both languages has about 20,000 characters. */
const MAX_LENGTH = 200_000;
/** No ruleset nests deeper, and the parser takes seconds over ten thousand open brackets. */
const MAX_DEPTH = 100;
/** Anchors can make a small file stand for a huge one. */
const MAX_NODES = 200_000;

function parse(text: string, lines: LineCounter, file: string): Document {
  try {
    // Keys are compared as they are written, below: by value, 4.1 and 4.10 would be one key.
    const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, prettyErrors: false });
    if (document.errors.some((error) => error.message.includes('call stack'))) fail('ruleset-too-deep', {}, { file });
    if (document.errors.length > 0) {
      throw new FaultError(
        ...document.errors
          .slice(0, 5)
          .map((error) =>
            fault(
              'bad',
              'ruleset-syntax',
              { what: error.message.split('\n')[0] ?? error.code },
              { place: at(lines, file, error.pos[0]) },
            ),
          ),
      );
    }
    return document;
  } catch (error) {
    // Indentation nests as brackets do, and the parser and this reader recurse.
    if (error instanceof RangeError) fail('ruleset-too-deep', {}, { file });
    throw error;
  }
}

/** Brackets in sentences are counted too; a hundred of them that nobody closes would be a slip anyway. */
function tooDeep(text: string): boolean {
  if (/(?:[-?] +){100}/.test(text)) return true;
  let depth = 0;
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth += 1;
    else if ((sign === ']' || sign === '}') && depth > 0) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

class Planter {
  private nodes = 0;
  private readonly open = new Set<Node>();
  private readonly document: Document;
  private readonly lines: LineCounter;
  private readonly file: string;
  constructor(document: Document, lines: LineCounter, file: string) {
    this.document = document;
    this.lines = lines;
    this.file = file;
  }

  /** `where` is the place of the key, for values that are not written at all. */
  plant(node: unknown, where: Place = { file: this.file }): Tree {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) fail('ruleset-too-large', { limit: MAX_NODES }, { file: this.file });
    if (isAlias(node)) {
      const target = node.resolve(this.document);
      const place = this.placeOf(node, where);
      if (target === undefined || this.open.has(target)) fail('ruleset-syntax', { what: `*${node.source}` }, place);
      return this.plant(target, place);
    }
    if (isMap(node)) {
      this.open.add(node);
      const entries = this.entries(node.items, where);
      this.open.delete(node);
      return { kind: 'map', place: this.placeOf(node, where), entries };
    }
    if (isSeq(node)) {
      this.open.add(node);
      const items = node.items.map((item) => this.plant(item, where));
      this.open.delete(node);
      return { kind: 'list', place: this.placeOf(node, where), items };
    }
    if (isScalar(node)) return { kind: 'scalar', place: this.placeOf(node, where), value: scalarValue(node) };
    return { kind: 'scalar', place: where, value: null };
  }

  private entries(pairs: readonly { readonly key: unknown; readonly value: unknown }[], where: Place): TreeEntry[] {
    const seen = new Set<string>();
    return pairs.map((pair) => {
      const place = this.placeOf(pair.key, where);
      if (!isScalar(pair.key)) fail('ruleset-key-kind', {}, place);
      const key = textOf(pair.key);
      // Such a key would vanish from, or change, the plain objects that the schema sees.
      if (key === '' || key === '__proto__') fail('ruleset-key-kind', {}, place);
      if (seen.has(key)) fail('ruleset-key-twice', { key }, place);
      seen.add(key);
      return { key, place, value: this.plant(pair.value, place) };
    });
  }

  private placeOf(node: unknown, otherwise: Place): Place {
    // A yaml node carries its range in the text; anything else stands where its key does.
    const range = (node as { range?: readonly number[] | null } | null | undefined)?.range;
    return range?.[0] === undefined ? otherwise : at(this.lines, this.file, range[0]);
  }
}

function textOf(scalar: Scalar): string {
  return scalar.type === 'PLAIN' && scalar.source !== undefined ? scalar.source : String(scalar.value ?? '');
}

function scalarValue(scalar: Scalar): TreeScalar['value'] {
  const { value } = scalar;
  if (typeof value === 'boolean' || value === null || typeof value === 'string') return value;
  const text = textOf(scalar);
  return typeof value === 'number' && Number.isSafeInteger(value) && String(value) === text ? value : text;
}

function at(lines: LineCounter, file: string, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return line === 0 ? { file } : { file, line, column: col };
}

function fail<Code extends FaultCode>(code: Code, tells: Tells[Code], place: Place): never {
  throw new FaultError(fault('bad', code, tells, { place }));
}

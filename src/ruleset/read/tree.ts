/**
 * A ruleset file's text as yaml's own nodes, made plain: keys as they are written (`4.10` is not `4.1`) and in the order of the file,
 * anchors followed, and every node with its place.
 */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Fault, type FaultCode, FaultError, fault, type Place, type Tells } from '../../fault.ts';
import { fullWidthIn } from './full-width.ts';

export type TreeMap = YAMLMap<Scalar<string>, Tree>;
/** A scalar is a number only where its text is the plain decimal form of a whole number; `4.10`, `007` and `1e3` stay text. */
export type Tree = TreeMap | YAMLSeq<Tree> | Scalar<string | number | boolean | null>;

/**
 * Reads one YAML document whose top is a mapping.
 * @param text the file's text, with or without a byte order mark
 * @param file the name that places carry
 * @throws FaultError `ruleset-too-large`, `ruleset-too-deep`, `ruleset-not-text`, `ruleset-empty`, `ruleset-not-a-mapping`, `ruleset-syntax`,
 *   `ruleset-full-width`, `ruleset-key-twice`, `ruleset-key-kind`
 */
export function parseTree(text: string, file: string): TreeMap {
  if (text.length > MAX_LENGTH) fail('ruleset-too-large', { limit: MAX_LENGTH }, { file });
  if (text.includes('\0') || text.includes('\uFFFD')) fail('ruleset-not-text', {}, { file });
  if (tooDeep(text)) fail('ruleset-too-deep', {}, { file });
  const source = { file, text: text.replace(/^\uFEFF/, ''), lines: new LineCounter() };
  const document = parse(source);
  const tree = new Settler(document, source).settle(document.contents);
  if (isMapping(tree)) return tree;
  if (isScalar(tree) && tree.value === null) fail('ruleset-empty', {}, { file });
  const sign = fullWidthIn(source.text);
  if (sign !== null) fail('ruleset-full-width', sign.tells, at(source, sign.offset));
  fail('ruleset-not-a-mapping', {}, { file });
}

/** Where a node of a parsed file is written; `offset`: so many characters after its beginning. */
export function placeOfNode(node: Node, offset = 0): Place {
  const source = sources.get(node);
  if (source === undefined || !node.range) throw new Error('a node of no file');
  return at(source, node.range[0] + offset);
}

/** A node for another place in a tree, which still points to where it is written. All of it must be of one file. */
export function copyOf<N extends Node>(node: N): N {
  const source = sources.get(node);
  // yaml declares a clone as any node.
  const copy = node.clone() as N;
  if (source !== undefined) visit(copy, { Node: (_, inner) => void sources.set(inner, source) });
  return copy;
}

/** yaml's own guard knows nothing of what stands inside. */
export function isMapping(node: unknown): node is TreeMap {
  return isMap(node);
}

export function pairOf(map: unknown, key: string | number): TreeMap['items'][number] | undefined {
  return entriesOf(map).find((pair) => pair.key.value === String(key));
}

export function valueUnder(map: unknown, key: string | number): Tree | undefined {
  return pairOf(map, key)?.value ?? undefined;
}

/** Of a mapping; none of anything else. */
export function entriesOf(map: unknown): TreeMap['items'] {
  return isMapping(map) ? map.items : [];
}

/** A ruleset of a hundred cards with both languages has about 20,000 characters. */
const MAX_LENGTH = 200_000;
/** No ruleset nests deeper, and the parser takes seconds over ten thousand open brackets. */
const MAX_DEPTH = 100;
/** Anchors can make a small file stand for a huge one. */
const MAX_NODES = 200_000;

interface Source {
  readonly file: string;
  readonly text: string;
  readonly lines: LineCounter;
}

/** The file of each node: trees that extend one another are made of nodes of several. */
const sources = new WeakMap<Node, Source>();

function parse(source: Source): Document {
  try {
    // Keys are compared as they are written, below: by value, 4.1 and 4.10 would be one key.
    const options = { lineCounter: source.lines, uniqueKeys: false, prettyErrors: false };
    const document = parseDocument(source.text, options);
    if (document.errors.some((error) => error.message.includes('call stack'))) {
      fail('ruleset-too-deep', {}, { file: source.file });
    }
    if (document.errors.length > 0) throw new FaultError(...syntaxFaults(document.errors.slice(0, 5), source));
    return document;
  } catch (error) {
    // Indentation nests as brackets do, and the parser and this reader recurse.
    if (error instanceof RangeError) fail('ruleset-too-deep', {}, { file: source.file });
    throw error;
  }
}

/** A line that YAML cannot read is told by its full-width sign, if that is why. */
function syntaxFaults(errors: Document['errors'], source: Source): Fault[] {
  const signs = new Set<number>();
  return errors.flatMap(({ code, pos }): Fault[] => {
    const start = source.text.lastIndexOf('\n', pos[0] - 1) + 1;
    // Lines do not fit one that is indented by signs which are no blanks to YAML.
    const before = source.text.lastIndexOf('\n', start - 2) + 1;
    const found = [start, ...(code === 'BAD_INDENT' ? [before] : [])].flatMap((from) => {
      const sign = fullWidthIn(source.text.slice(from).split('\n', 1)[0] ?? '');
      return sign === null ? [] : [{ offset: from + sign.offset, tells: sign.tells }];
    })[0];
    if (found === undefined) return [fault('bad', 'ruleset-syntax', { problem: code }, { place: at(source, pos[0]) })];
    const { offset, tells } = found;
    if (signs.has(offset)) return [];
    signs.add(offset);
    return [fault('bad', 'ruleset-full-width', tells, { place: at(source, offset) })];
  });
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

/** Makes the nodes of a document plain, in place: what is done here once, nobody has to ask for later. */
class Settler {
  private nodes = 0;
  private readonly open = new Set<Node>();
  private readonly document: Document;
  private readonly source: Source;
  constructor(document: Document, source: Source) {
    this.document = document;
    this.source = source;
  }

  /** `key`: the one before the node, whose place stands for a value that is not written at all. */
  settle(node: unknown, key?: Node): Tree {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) fail('ruleset-too-large', { limit: MAX_NODES }, { file: this.source.file });
    if (isAlias(node)) {
      const target = node.resolve(this.document);
      if (target === undefined || this.open.has(target)) {
        fail('ruleset-syntax', { problem: 'BAD_ALIAS' }, this.known(node));
      }
      // A copy, so that a change of the one is none of the other.
      return this.settle(target.clone());
    }
    if (isMap(node) || isSeq(node)) {
      this.known(node);
      this.open.add(node);
      if (isMap(node)) this.pairs(node.items);
      else node.items = node.items.map((item) => this.settle(item));
      this.open.delete(node);
      // Its keys and items have just been made so.
      return node as Tree;
    }
    const scalar = isScalar(node) ? node : new Scalar(null);
    scalar.range ??= key?.range ?? [0, 0, 0];
    this.known(scalar);
    const { value } = scalar;
    const kept = typeof value !== 'number' || (Number.isSafeInteger(value) && String(value) === textOf(scalar));
    if (!kept || typeof value === 'bigint') scalar.value = textOf(scalar);
    return scalar as Tree;
  }

  private pairs(pairs: readonly Pair[]): void {
    const seen = new Set<string>();
    for (const pair of pairs) {
      const { key } = pair;
      const place = this.known(isScalar(key) || isMap(key) || isSeq(key) || isAlias(key) ? key : new Scalar(null));
      if (!isScalar(key)) fail('ruleset-key-kind', {}, place);
      key.value = textOf(key);
      // Such a key would vanish from, or change, the plain objects that the schema sees.
      if (key.value === '' || key.value === '__proto__') fail('ruleset-key-kind', {}, place);
      if (seen.has(key.value as string)) fail('ruleset-key-twice', { key: key.value as string }, place);
      seen.add(key.value as string);
      pair.value = this.settle(pair.value, key);
    }
  }

  private known(node: Node): Place {
    sources.set(node, this.source);
    return node.range ? at(this.source, node.range[0]) : { file: this.source.file };
  }
}

function textOf(scalar: Scalar): string {
  return scalar.type === 'PLAIN' && scalar.source !== undefined ? scalar.source : String(scalar.value ?? '');
}

function at({ lines, file }: Source, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return line === 0 ? { file } : { file, line, column: col };
}

function fail<Code extends FaultCode>(code: Code, tells: Tells[Code], place: Place): never {
  throw new FaultError(fault('bad', code, tells, { place }));
}

/**
 * `Book`: a ruleset file while it is being read: its shape-checked value, the nodes that know every place and the order of keys, what
 * the words of the file stand for, and the faults found so far. Readers of parts note faults and go on, so that an author sees them all
 * at once.
 */
import { isSeq } from 'yaml';
import { type Fault, type FaultCode, FaultError, fault, type Place, type Tells } from '../../fault.ts';
import { fold } from '../../spelling.ts';
import type { Whole } from '../extend.ts';
import type { AttributeId, CardId, DeckId, FactionId, ParameterId, RoleId, Text } from '../model.ts';
import { closest } from '../names.ts';
import type { NamesFile, RulesetFile } from '../schema.ts';
import { fullWidthInWord } from './full-width.ts';
import { entriesOf, pairOf, placeOfNode, type Tree, type TreeMap } from './tree.ts';

export type Path = readonly (string | number)[];

/** The brand of each kind of name. */
interface IdsByKind {
  card: CardId;
  faction: FactionId;
  attribute: AttributeId;
  role: RoleId;
  deck: DeckId;
  parameter: ParameterId;
}
export type NameKind = keyof IdsByKind;

export type Named = { readonly [K in NameKind]: { readonly kind: K; readonly id: IdsByKind[K] } }[NameKind];

export class Book {
  readonly file: RulesetFile;
  /** Whether the file extends another. */
  readonly extended: boolean;
  private readonly whole: Whole;
  private readonly faults: Fault[] = [];
  private readonly ids = new Map<string, Named[]>();
  private readonly words = new Map<string, Named[]>();
  private readonly written: { readonly word: string; readonly kind: NameKind }[] = [];

  constructor(file: RulesetFile, whole: Whole) {
    this.file = file;
    this.whole = whole;
    this.extended = whole.files.length > 1;
  }

  /** Notes a fault at the value of a path; `onKey`: at its key. */
  note<Code extends FaultCode>(
    code: Code,
    tells: Tells[Code],
    path: Path,
    more: { hint?: string | undefined; onKey?: boolean } = {},
  ): void {
    const place = placeOf(this.whole.tree, path, more.onKey ?? false);
    this.faults.push(fault('bad', code, tells, { place, ...(more.hint === undefined ? {} : { hint: more.hint }) }));
  }

  /** The entries of a map in the order of the file, each with its path; none where the map is absent. */
  entries<T>(map: Readonly<Record<string, T>> | undefined, path: Path): readonly Entry<T>[] {
    if (map === undefined) return [];
    return this.keys(path).flatMap((key) => {
      const value = map[key];
      return value === undefined ? [] : [{ key, value, path: [...path, key] }];
    });
  }

  /** The keys of the map at a path, in the order of the file. */
  keys(path: Path): readonly string[] {
    return entriesOf(this.whole.tree.getIn(path, true)).map(({ key }) => key.value);
  }

  /** Adds an id with the words that may stand for it. */
  name(named: Named, words: readonly string[]): void {
    push(this.ids, named.id, named);
    for (const word of new Set(words.map(fold))) push(this.words, word, named);
    for (const word of [named.id, ...words]) this.written.push({ word, kind: named.kind });
  }

  /**
   * What a word stands for among these kinds: an id, a Chinese or English name, or another name that the file lists; an id comes before
   * a name. Null where that is not one thing, with a fault noted: `ruleset-name-unknown`, `ruleset-name-ambiguous`, `ruleset-name-dropped`,
   * `ruleset-full-width`.
   */
  find<K extends NameKind>(
    word: string | number,
    kinds: readonly K[],
    path: Path,
    onKey = false,
  ): Extract<Named, { kind: K }> | null {
    const name = String(word);
    // Narrowing by membership in a list is beyond the compiler.
    const ofKinds = (named: Named): named is Extract<Named, { kind: K }> =>
      (kinds as readonly NameKind[]).includes(named.kind);
    const byId = (this.ids.get(name) ?? []).filter(ofKinds);
    const found = byId.length > 0 ? byId : (this.words.get(fold(name)) ?? []).filter(ofKinds);
    if (found.length === 1) return found[0] ?? null;
    if (found.length > 1) {
      this.note('ruleset-name-ambiguous', { name, candidates: found.map(({ id }) => id) }, path, { onKey });
    } else if (this.whole.dropped.has(name)) this.note('ruleset-name-dropped', { name }, path, { onKey });
    else this.noteUnknown(name, kinds, path, onKey);
    return null;
  }

  private noteUnknown(name: string, kinds: readonly NameKind[], path: Path, onKey: boolean): void {
    const sign = fullWidthInWord(name);
    if (sign !== null) {
      this.note('ruleset-full-width', sign.tells, path, { onKey });
      return;
    }
    const known = this.written.filter((entry) => kinds.includes(entry.kind));
    const words = known.map((entry) => entry.word);
    const hint = closest(name, words);
    const kind = known.find((entry) => entry.word === hint)?.kind ?? kinds[0] ?? 'card';
    this.note('ruleset-name-unknown', { kind, name }, path, { hint, onKey });
  }

  /** One word or a list of words, of one kind; those that stand for nothing are noted and left out. */
  idsOf<K extends NameKind>(words: NamesFile | undefined, kind: K, path: Path): IdsByKind[K][] {
    return listOf(words, path).flatMap(({ word, path: at }) => {
      const named = this.find(word, [kind], at);
      // `find` was asked for this one kind.
      return named === null ? [] : [named.id as IdsByKind[K]];
    });
  }

  /** @throws FaultError with all that was noted, in the order of the text */
  close(): void {
    if (this.faults.length > 0) throw new FaultError(...inTextOrder(this.faults));
  }
}

export interface Entry<T> {
  readonly key: string;
  readonly value: T;
  readonly path: Path;
}

/** The place of the value at a path, or of its key; where the path leads out of the tree, of the last node on the way. */
export function placeOf(tree: TreeMap, path: Path, onKey = false): Place {
  let node: Tree = tree;
  let place = placeOfNode(tree);
  for (const step of path) {
    const pair = pairOf(node, step);
    const next: Tree | null | undefined = isSeq<Tree>(node) ? node.items[Number(step)] : pair?.value;
    if (next === undefined || next === null) return place;
    place = placeOfNode(onKey && pair !== undefined ? pair.key : next);
    node = next;
  }
  return place;
}

/** File by file as they come first, then by line and column; faults of one place keep their order. */
export function inTextOrder(faults: readonly Fault[]): Fault[] {
  const files = [...new Set(faults.map((fault) => fault.place?.file))];
  return [...faults].sort(
    (a, b) =>
      files.indexOf(a.place?.file) - files.indexOf(b.place?.file) ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0),
  );
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

// Names and sentences of a ruleset file.

/** A card may be called 7: numbers in the place of a name are taken as they are written. */
export function textOf(file: { readonly zh: string | number; readonly en: string | number }): Text {
  return { zh: String(file.zh), en: String(file.en) };
}

/** One word or a list of words as a list, each with its path. */
export function listOf(
  words: NamesFile | undefined,
  path: Path,
): readonly { readonly word: string; readonly path: Path }[] {
  if (words === undefined) return [];
  if (!Array.isArray(words)) return [{ word: String(words), path }];
  return words.map((word, i) => ({ word: String(word), path: [...path, i] }));
}

/**
 * `Book`: a ruleset file while it is being read: its shape-checked value, the tree that knows every place and the order of keys,
 * and the faults found so far. Readers of parts note faults and go on, so that an author sees them all at once.
 */
import { type Fault, type FaultCode, FaultError, fault, type Place, type Tells } from '../../fault.ts';
import type { Whole } from '../extend.ts';
import type { Text } from '../model.ts';
import type { RulesetFile } from '../schema.ts';
import type { Tree, TreeMap } from './tree.ts';

export type Path = readonly (string | number)[];

export class Book {
  readonly file: RulesetFile;
  /** Ids that an extending file takes away. */
  readonly dropped: ReadonlySet<string>;
  /** Whether the file extends another. */
  readonly extended: boolean;
  private readonly tree: TreeMap;
  private readonly faults: Fault[] = [];

  constructor(file: RulesetFile, whole: Whole) {
    this.file = file;
    this.tree = whole.tree;
    this.dropped = whole.dropped;
    this.extended = whole.files.length > 1;
  }

  /** Notes a fault at the value of a path; `onKey`: at its key. */
  note<Code extends FaultCode>(
    code: Code,
    tells: Tells[Code],
    path: Path,
    more: { hint?: string | undefined; onKey?: boolean } = {},
  ): void {
    const place = placeOf(this.tree, path, more.onKey ?? false);
    this.faults.push(fault('bad', code, tells, { place, ...(more.hint === undefined ? {} : { hint: more.hint }) }));
  }

  /** The entries of a map in the order of the file, each with its path; none where the map is absent. */
  entries<T>(map: Readonly<Record<string, T>> | undefined, path: Path): readonly Entry<T>[] {
    if (map === undefined) return [];
    return keysOf(this.tree, path).flatMap((key) => {
      const value = map[key];
      return value === undefined ? [] : [{ key, value, path: [...path, key] }];
    });
  }

  /** The keys of the map at a path, in the order of the file. */
  keys(path: Path): readonly string[] {
    return keysOf(this.tree, path);
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
export function placeOf(tree: Tree, path: Path, onKey = false): Place {
  let node = tree;
  let place = node.place;
  for (const step of path) {
    if (node.kind === 'map') {
      const entry = node.entries.find((candidate) => candidate.key === String(step));
      if (entry === undefined) return place;
      node = entry.value;
      place = onKey ? entry.place : node.place;
    } else if (node.kind === 'list') {
      const item = node.items[Number(step)];
      if (item === undefined) return place;
      node = item;
      place = node.place;
    }
  }
  return place;
}

/** The tree as plain objects and lists, for the schema; integer keys lose their order there, so ask the tree for it. */
export function plain(tree: Tree): unknown {
  switch (tree.kind) {
    case 'map':
      return Object.fromEntries(tree.entries.map((entry) => [entry.key, plain(entry.value)]));
    case 'list':
      return tree.items.map(plain);
    case 'scalar':
      return tree.value;
  }
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

function keysOf(tree: Tree, path: Path): readonly string[] {
  let node: Tree | undefined = tree;
  for (const step of path) {
    if (node?.kind === 'map') node = node.entries.find((entry) => entry.key === String(step))?.value;
    else if (node?.kind === 'list') node = node.items[Number(step)];
  }
  return node?.kind === 'map' ? node.entries.map((entry) => entry.key) : [];
}

// Names and sentences of a ruleset file.

/** A card may be called 7: numbers in the place of a name are taken as they are written. */
export function textOf(file: { readonly zh: string | number; readonly en: string | number }): Text {
  return { zh: String(file.zh), en: String(file.en) };
}

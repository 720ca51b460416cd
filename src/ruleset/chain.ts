/** A ruleset file with all that it extends, as one tree. */
import { FaultError } from '../fault.ts';
import { extendTree } from './extend.ts';
import { extendingFile } from './schema.ts';
import { checkShape } from './shape.ts';
import { parseTree, type TreeMap } from './tree.ts';

/** A ruleset file's text under the name that places carry and that tells files apart. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/**
 * Finds what a file extends.
 * @param reference as it is written after `extends`
 * @param from the file in which it is written
 * @returns null where there is none
 */
export type Open = (reference: string, from: string) => Source | null;

export interface Whole {
  readonly tree: TreeMap;
  /** Ids that any file of the chain drops. */
  readonly dropped: ReadonlySet<string>;
  /** The files, from the one asked for to the last that it extends. */
  readonly files: readonly string[];
}

/**
 * @throws FaultError those of `parseTree`, `checkShape` and `extendTree`; `extends-cycle` with the chain of files; `extends-not-found`
 */
export function wholeTree(source: Source, open: Open): Whole {
  return follow(source, open, []);
}

function follow(source: Source, open: Open, below: readonly string[]): Whole {
  const files = [...below, source.file];
  const tree = parseTree(source.text, source.file);
  refuseOthers(tree, source.file);
  const link = tree.entries.find(({ key }) => key === 'extends');
  if (link === undefined) return { tree, dropped: new Set(), files };
  const { extends: reference } = checkShape(extendingFile, tree);
  const found = open(reference, source.file);
  const { place } = link.value;
  if (found === null)
    throw new FaultError({ kind: 'bad', code: 'extends-not-found', with: { name: reference }, place });
  if (files.includes(found.file)) {
    const chain = [...files.slice(files.indexOf(found.file)), found.file].join(' → ');
    throw new FaultError({ kind: 'bad', code: 'extends-cycle', with: { chain }, place });
  }
  const parent = follow(found, open, files);
  const { tree: whole, dropped } = extendTree(parent.tree, tree);
  return { tree: whole, dropped: new Set([...parent.dropped, ...dropped]), files: parent.files };
}

/** A deal file, or a YAML file about something else, is told in one sentence instead of a list of all that it lacks. */
function refuseOthers(tree: TreeMap, file: string): void {
  const keys = new Set(tree.entries.map(({ key }) => key));
  const format = tree.entries.find(({ key }) => key === 'format')?.value;
  if (format?.kind === 'scalar') {
    throw new FaultError({
      kind: 'bad',
      code: 'ruleset-other-format',
      with: { format: String(format.value) },
      place: format.place,
    });
  }
  if (['roles', 'decks', 'tables', 'extends'].some((key) => keys.has(key))) return;
  throw new FaultError({ kind: 'bad', code: 'ruleset-no-ruleset', with: {}, place: { file } });
}

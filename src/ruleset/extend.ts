/** A ruleset file with all that it extends, as one tree. */
import { type Fault, FaultError } from '../fault.ts';
import { closest } from './names.ts';
import { FORM_WORDS } from './read/rules.ts';
import { checkShape } from './read/shape.ts';
import { seatNumbers } from './read/tables.ts';
import { parseTree, type Tree, type TreeEntry, type TreeMap } from './read/tree.ts';
import { extendingFile } from './schema.ts';

/** A ruleset file's text under the name that places carry and that tells files apart. */
export interface RulesetSource {
  readonly file: string;
  readonly text: string;
}

/**
 * Finds what a file extends.
 * @param reference as it is written after `extends`
 * @param from the file in which it is written
 * @returns null where there is none
 */
export type Open = (reference: string, from: string) => RulesetSource | null;

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
export function wholeTree(source: RulesetSource, open: Open): Whole {
  return follow(source, open, []);
}

function follow(source: RulesetSource, open: Open, below: readonly string[]): Whole {
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

// `extends`: a ruleset file that is another one with some entries added, changed or dropped. It is done on trees, before anything is
// read, so that every place still points into the file in which it is written.

/** What an extending file takes away, by section: ids as written, tables one by one. */
export interface Extended {
  readonly tree: TreeMap;
  /** Ids that the file drops, so that a clause which still names one can be told apart from a slip. */
  readonly dropped: ReadonlySet<string>;
}

/**
 * @param parent the whole other file
 * @param child the extending file, shape checked
 * @returns a whole file. Entries of the parent come first, in its order; a part of an entry that the child names takes the place of the
 *   parent's; a clause with another form loses the old one
 * @throws FaultError `extends-same-id`, `extends-drop-unknown`
 */
export function extendTree(parent: TreeMap, child: TreeMap): Extended {
  const id = find(child, 'id');
  if (scalarText(id) === scalarText(find(parent, 'id'))) {
    throw new FaultError({
      kind: 'bad',
      code: 'extends-same-id',
      with: { id: scalarText(id) },
      place: placeOf(id, child),
    });
  }
  const drops = dropsOf(child);
  const kept = withoutDropped(oneTableEach(parent), drops);
  const added = entriesOf(oneTableEach(child)).filter(({ key }) => key !== 'extends' && key !== 'drop');
  const entries = merged(entriesOf(kept), added, (key, above, own) => section(key, above, own));
  return {
    tree: { kind: 'map', place: child.place, entries },
    dropped: new Set(drops.flatMap((drop) => drop.ids.map(({ text }) => text))),
  };
}

/** How two versions of one section become one. */
function section(key: string, above: Tree, own: Tree): Tree {
  switch (key) {
    case 'decks':
      return mergeMaps(above, own, (_, deck, ownDeck) =>
        mergeMaps(deck, ownDeck, (part, old, fresh) => (part === 'cards' ? mergeMaps(old, fresh, byParts) : fresh)),
      );
    case 'rules':
      return mergeMaps(above, own, (_, rule, ownRule) => byParts(_, ruleParts(rule, ownRule), ownRule));
    case 'factions':
    case 'roles':
    case 'attributes':
    case 'marks':
    case 'parameters':
    case 'tables':
      return mergeMaps(above, own, byParts);
    case 'readings':
    case 'talk':
      return mergeMaps(above, own, (_, __, fresh) => fresh);
    default:
      return own;
  }
}

/** An entry whose parts replace the parts of the same name. */
function byParts(_: string, above: Tree, own: Tree): Tree {
  return mergeMaps(above, own, (__, ___, fresh) => fresh);
}

/** The parent's clause without its form, where the child gives one: a clause has one form. */
function ruleParts(above: Tree, own: Tree): Tree {
  const reshaped = own.kind === 'map' && own.entries.some(({ key }) => SHAPE.has(key));
  if (!reshaped || above.kind !== 'map') return above;
  return { ...above, entries: above.entries.filter(({ key }) => !SHAPE.has(key)) };
}

const SHAPE: ReadonlySet<string> = new Set([...FORM_WORDS, 'of', 'may-hold', 'unsided', 'by', 'under']);

type Merge = (key: string, above: Tree, own: Tree) => Tree;

function mergeMaps(above: Tree, own: Tree, merge: Merge): Tree {
  if (above.kind !== 'map' || own.kind !== 'map') return own;
  return { kind: 'map', place: own.place, entries: merged(above.entries, own.entries, merge) };
}

function merged(above: readonly TreeEntry[], own: readonly TreeEntry[], merge: Merge): readonly TreeEntry[] {
  const fresh = new Map(own.map((entry) => [entry.key, entry]));
  const kept = above.map((entry): TreeEntry => {
    const mine = fresh.get(entry.key);
    fresh.delete(entry.key);
    return mine === undefined ? entry : { ...mine, value: merge(entry.key, entry.value, mine.value) };
  });
  return [...kept, ...fresh.values()];
}

interface Drop {
  readonly section: string;
  readonly ids: readonly { readonly text: string; readonly tree: Tree }[];
}

function dropsOf(child: TreeMap): readonly Drop[] {
  const drop = find(child, 'drop');
  if (drop?.kind !== 'map') return [];
  return drop.entries.map(({ key, value }) => ({
    section: key,
    ids: (value.kind === 'list' ? value.items : [value]).flatMap((tree) => {
      const text = scalarText(tree);
      const seats = key === 'tables' ? seatNumbers(text) : null;
      return seats === null ? [{ text, tree }] : seats.map((number) => ({ text: String(number), tree }));
    }),
  }));
}

function withoutDropped(parent: TreeMap, drops: readonly Drop[]): TreeMap {
  const faults: Fault[] = [];
  const tree = drops.reduce((before, { section: name, ids }) => {
    const known = idsIn(before, name);
    for (const { text, tree: at } of ids) {
      if (known.includes(text)) continue;
      const hint = closest(text, known);
      faults.push({
        kind: 'bad',
        code: 'extends-drop-unknown',
        with: { section: name, id: text },
        place: at.place,
        ...(hint === undefined ? {} : { hint }),
      });
    }
    return drop(before, name, new Set(ids.map(({ text }) => text)));
  }, parent);
  if (faults.length > 0) throw new FaultError(...faults);
  return tree;
}

function idsIn(tree: TreeMap, name: string): readonly string[] {
  if (name === 'cards') return decksOf(tree).flatMap((deck) => keysOf(find(deck, 'cards')));
  return keysOf(find(tree, name));
}

function drop(tree: TreeMap, name: string, ids: ReadonlySet<string>): TreeMap {
  const without = (value: Tree): Tree =>
    value.kind === 'map' ? { ...value, entries: value.entries.filter(({ key }) => !ids.has(key)) } : value;
  if (name !== 'cards') return replace(tree, name, without);
  return replace(tree, 'decks', (decks) =>
    decks.kind !== 'map'
      ? decks
      : {
          ...decks,
          entries: decks.entries.map((deck) =>
            deck.value.kind === 'map' ? { ...deck, value: replace(deck.value, 'cards', without) } : deck,
          ),
        },
  );
}

/** `6-8: …` as three entries, so that each table can be changed or dropped alone. */
function oneTableEach(tree: TreeMap): TreeMap {
  return replace(tree, 'tables', (tables) =>
    tables.kind !== 'map'
      ? tables
      : {
          ...tables,
          entries: tables.entries.flatMap((entry) => {
            const seats = seatNumbers(entry.key);
            return seats === null ? [entry] : seats.map((number) => ({ ...entry, key: String(number) }));
          }),
        },
  );
}

function replace(tree: TreeMap, key: string, change: (value: Tree) => Tree): TreeMap {
  return {
    ...tree,
    entries: tree.entries.map((entry) => (entry.key === key ? { ...entry, value: change(entry.value) } : entry)),
  };
}

function decksOf(tree: TreeMap): readonly TreeMap[] {
  return entriesOf(find(tree, 'decks')).flatMap(({ value }) => (value.kind === 'map' ? [value] : []));
}

function find(tree: TreeMap, key: string): Tree | undefined {
  return tree.entries.find((entry) => entry.key === key)?.value;
}

function entriesOf(tree: Tree | undefined): readonly TreeEntry[] {
  return tree?.kind === 'map' ? tree.entries : [];
}

function keysOf(tree: Tree | undefined): readonly string[] {
  return entriesOf(tree).map(({ key }) => key);
}

function scalarText(tree: Tree | undefined): string {
  return tree?.kind === 'scalar' ? String(tree.value) : '';
}

function placeOf(tree: Tree | undefined, otherwise: Tree) {
  return (tree ?? otherwise).place;
}

/**
 * `extends`: a ruleset file that is another one with some entries added, changed or dropped. It is done on trees, before anything is
 * read, so that every place still points into the file in which it is written.
 */
import { type Fault, FaultError } from '../fault.ts';
import { closest } from './closest.ts';
import { FORM_WORDS } from './form-words.ts';
import { seatNumbers } from './seats.ts';
import type { Tree, TreeEntry, TreeMap } from './tree.ts';

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

/** A ruleset file with all that it extends, as one tree of nodes. */

import { isScalar, isSeq, Pair } from 'yaml';
import { FaultError, fault } from '../fault.ts';
import type { Open, RulesetSource } from './model.ts';
import { closest } from './names.ts';
import { checkShape } from './read/shape.ts';
import { seatNumbers } from './read/tables.ts';
import {
  copyOf,
  entriesOf,
  isMapping,
  pairOf,
  parseTree,
  placeOfNode,
  type Tree,
  type TreeMap,
  valueUnder,
} from './read/tree.ts';
import { extendingFile, FORM_KEYS } from './schema.ts';

export interface Whole {
  readonly tree: TreeMap;
  /** Ids that any file of the chain drops, so that a clause which still names one can be told apart from a slip. */
  readonly dropped: ReadonlySet<string>;
  /** The files, from the one asked for to the last that it extends. */
  readonly files: readonly string[];
}

/**
 * Entries of what is extended come first, in its order; a part of an entry that the file names takes the place of the other's; a clause
 * with another form loses the old one. Every node still points into the file in which it is written.
 * @throws FaultError those of `parseTree` and `checkShape`; `extends-cycle` with the chain of files; `extends-not-found`;
 *   `extends-same-id`; `extends-drop-unknown`; `ruleset-other-format`; `ruleset-no-ruleset`
 */
export function wholeTree(source: RulesetSource, open: Open): Whole {
  return follow(source, open, []);
}

function follow(source: RulesetSource, open: Open, below: readonly string[]): Whole {
  const files = [...below, source.file];
  const tree = parseTree(source.text, source.file);
  refuseOthers(tree, source.file);
  const link = valueUnder(tree, 'extends');
  if (link === undefined) return { tree, dropped: new Set(), files };
  const child = checkShape(extendingFile, tree);
  const found = open(child.extends, source.file);
  const place = placeOfNode(link);
  if (found === null) throw new FaultError(fault('bad', 'extends-not-found', { name: child.extends }, { place }));
  if (files.includes(found.file)) {
    const chain = [...files.slice(files.indexOf(found.file)), found.file].join(' → ');
    throw new FaultError(fault('bad', 'extends-cycle', { chain }, { place }));
  }
  const parent = follow(found, open, files);
  const id = valueUnder(parent.tree, 'id');
  if (isScalar(id) && id.value === child.id) {
    const at = placeOfNode(valueUnder(tree, 'id') ?? tree);
    throw new FaultError(fault('bad', 'extends-same-id', { id: child.id }, { place: at }));
  }
  oneTableEach(parent.tree);
  oneTableEach(tree);
  const dropped = takeAway(parent.tree, tree);
  loseOldForms(parent.tree, tree);
  tree.delete('extends');
  tree.delete('drop');
  return {
    tree: merge(parent.tree, tree, SECTIONS),
    dropped: new Set([...parent.dropped, ...dropped]),
    files: parent.files,
  };
}

/** A deal file, or a YAML file about something else, is told in one sentence instead of a list of all that it lacks. */
function refuseOthers(tree: TreeMap, file: string): void {
  const format = valueUnder(tree, 'format');
  if (isScalar(format)) {
    throw new FaultError(
      fault('bad', 'ruleset-other-format', { format: String(format.value) }, { place: placeOfNode(format) }),
    );
  }
  if (['roles', 'decks', 'tables', 'extends'].some((key) => tree.has(key))) return;
  throw new FaultError(fault('bad', 'ruleset-no-ruleset', {}, { place: { file } }));
}

/** How far down two versions of a value are one: under which keys (`*`: any) entries are joined; elsewhere the new one stands. */
type Depth = { readonly [key: string]: Depth };

const PARTS: Depth = { '*': {} };
const SECTIONS: Depth = {
  factions: PARTS,
  roles: PARTS,
  decks: { '*': { cards: PARTS } },
  attributes: { '*': { kinds: PARTS } },
  parameters: PARTS,
  tables: PARTS,
  rules: PARTS,
  readings: {},
  presentation: {},
};

/** Both in one: the entries of `above`, changed by those of `own`; the node and its place are those of `own`. */
function merge<T extends Tree>(above: Tree, own: T, depth: Depth): T {
  if (!isMapping(above) || !isMapping(own)) return own;
  const kept = above.items.map((pair) => {
    const mine = pairOf(own, pair.key.value);
    if (mine === undefined) return pair;
    const deeper = depth[pair.key.value] ?? depth['*'];
    if (deeper !== undefined && pair.value !== null && mine.value !== null) {
      mine.value = merge(pair.value, mine.value, deeper);
    }
    return mine;
  });
  own.items = [...kept, ...own.items.filter((pair) => !kept.includes(pair))];
  return own;
}

/** A clause has one form: a new one drives out all that belonged to the old one. */
function loseOldForms(parent: TreeMap, child: TreeMap): void {
  const rules = valueUnder(parent, 'rules');
  for (const { key, value } of entriesOf(valueUnder(child, 'rules'))) {
    const old = isMapping(rules) ? valueUnder(rules, key.value) : undefined;
    if (!isMapping(value) || !isMapping(old) || !FORM_KEYS.some((word) => value.has(word))) continue;
    for (const word of FORM_KEYS) old.delete(word);
  }
}

/** Takes what the child drops out of the parent; returns the ids. */
function takeAway(parent: TreeMap, child: TreeMap): string[] {
  const wanted = entriesOf(valueUnder(child, 'drop')).flatMap(({ key, value }) =>
    (isSeq<Tree>(value) ? value.items : [value]).flatMap((node) => {
      const text = isScalar(node) ? String(node.value) : '';
      const seats = key.value === 'tables' ? seatNumbers(text) : null;
      return (seats?.map(String) ?? [text]).map((id) => ({ section: key.value, id, node: node ?? key }));
    }),
  );
  const faults = wanted.flatMap(({ section, id, node }) => {
    const holders = holdersOf(parent, section);
    const known = holders.flatMap((holder) => holder.items.map(({ key }) => key.value));
    if (holders.filter((holder) => holder.delete(id)).length > 0) return [];
    const hint = closest(id, known);
    const more = { place: placeOfNode(node), ...(hint === undefined ? {} : { hint }) };
    return [fault('bad', 'extends-drop-unknown', { section, id }, more)];
  });
  if (faults.length > 0) throw new FaultError(...faults);
  return wanted.map(({ id }) => id);
}

/** The maps that hold the entries of a section. Attributes are dropped by their clause or one by one. */
function holdersOf(tree: TreeMap, section: string): readonly TreeMap[] {
  const inside = (whole: string, key: string) =>
    entriesOf(valueUnder(tree, whole)).map(({ value }) => valueUnder(value, key));
  const holders = section === 'cards' ? inside('decks', 'cards') : [valueUnder(tree, section)];
  return [...holders, ...(section === 'attributes' ? inside('attributes', 'kinds') : [])].filter(isMapping);
}

/** `6-8: …` as three entries, so that each table can be changed or dropped alone. */
function oneTableEach(tree: TreeMap): void {
  const tables = valueUnder(tree, 'tables');
  if (!isMapping(tables)) return;
  tables.items = tables.items.flatMap((pair) =>
    (seatNumbers(pair.key.value) ?? [pair.key.value]).map((seats, i) => {
      const key = i === 0 ? pair.key : copyOf(pair.key);
      const value = i === 0 || pair.value === null ? pair.value : copyOf(pair.value);
      key.value = String(seats);
      return new Pair(key, value);
    }),
  );
}

/** The text of a ruleset file that needs no other file, to be published beside a commitment. */
import { readFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { type RulesetSource, wholeTree } from './extend.ts';
import { openBeside } from './load.ts';
import { readWhole } from './read/read.ts';
import type { Tree, TreeMap } from './read/tree.ts';

/**
 * @param file path of a ruleset file
 * @returns its own text; where it extends another, the text of one file that is both together (its comments are gone)
 * @throws FaultError all faults of the reader
 */
export async function standaloneText(file: string): Promise<string> {
  return withoutExtends({ file, text: await readFile(file, 'utf8') });
}

/** The same for a text. */
export function withoutExtends(source: RulesetSource): string {
  const whole = wholeTree(source, openBeside);
  if (whole.files.length === 1) return source.text;
  const readings = new Set<string>(readWhole(whole).readings.map(({ rule }) => rule));
  return stringify(mapOf(onlyReadings(whole.tree, readings)), { lineWidth: 0 });
}

/** A reading whose clause is gone would be refused in a file of its own. */
function onlyReadings(tree: TreeMap, inUse: ReadonlySet<string>): TreeMap {
  const entries = tree.entries.map((entry) =>
    entry.key === 'readings' && entry.value.kind === 'map'
      ? { ...entry, value: { ...entry.value, entries: entry.value.entries.filter(({ key }) => inUse.has(key)) } }
      : entry,
  );
  return { ...tree, entries };
}

/** Maps keep the order of integer keys, which plain objects do not. */
function mapOf(tree: Tree): unknown {
  switch (tree.kind) {
    case 'map':
      return new Map(tree.entries.map(({ key, value }) => [key, mapOf(value)]));
    case 'list':
      return tree.items.map(mapOf);
    case 'scalar':
      return tree.value;
  }
}

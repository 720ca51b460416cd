/** The text of a ruleset file that needs no other file, to be published beside a commitment. */
import { readFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { wholeTree } from './extend.ts';
import { openBeside } from './load.ts';
import type { RulesetSource } from './model.ts';
import { readWhole } from './read/read.ts';
import { entriesOf, valueUnder } from './read/tree.ts';

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
  // A reading whose clause is gone would be refused in a file of its own.
  const inUse = new Set<string>(readWhole(whole).readings.map(({ rule }) => rule));
  const readings = valueUnder(whole.tree, 'readings');
  for (const { key } of [...entriesOf(readings)])
    if (!inUse.has(key.value)) whole.tree.deleteIn(['readings', key.value]);
  return stringify(whole.tree, { lineWidth: 0 });
}

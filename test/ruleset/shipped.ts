/** The shipped rulesets as texts, and a reader for them, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Ruleset } from '../../src/ruleset/model.ts';
import { readRuleset } from '../../src/ruleset/read/read.ts';

export const shippedTexts: ReadonlyMap<string, string> = new Map(
  readdirSync('rulesets')
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name.slice(0, -5), readFileSync(`rulesets/${name}`, 'utf8')]),
);

export function shippedText(id: string): string {
  const text = shippedTexts.get(id);
  if (text === undefined) throw new Error(`no shipped ruleset ${id}`);
  return text;
}

const read = new Map<string, Ruleset>();

/** Read once for each test file. */
export function shipped(id: string): Ruleset {
  const ruleset = read.get(id) ?? readRuleset(shippedText(id), { file: `rulesets/${id}.yaml` });
  read.set(id, ruleset);
  return ruleset;
}

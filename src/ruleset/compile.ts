/** Compiles the shipped ruleset files to plain data, for the build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import type { Ruleset, RulesetSource } from './model.ts';
import { readRuleset } from './read/read.ts';

/** A shipped ruleset as the build writes it. */
export interface Compiled {
  readonly fingerprint: string;
  readonly ruleset: Ruleset;
}

/**
 * @param folder with `ID.yaml` files
 * @returns `ID.json` → its ruleset with its fingerprint, by code point
 * @throws FaultError of the reader; Error where a file is not named after its ruleset
 */
export function compileRulesets(folder: string): Readonly<Record<string, Compiled>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    names.sort().map((name) => {
      const file = join(folder, name);
      const open = (reference: string) => read(join(folder, `${reference}.yaml`));
      const ruleset = readRuleset(read(file).text, { file, open });
      if (`${ruleset.id}.yaml` !== name) throw new Error(`${file} holds the ruleset ${ruleset.id}`);
      return [`${ruleset.id}.json`, { fingerprint: fingerprint(ruleset), ruleset }];
    }),
  );
}

function read(file: string): RulesetSource {
  return { file, text: readFileSync(file, 'utf8') };
}

/** The rulesets that `check` is asked about: shipped ids, files, folders of files. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Fault, FaultError } from '../../fault.ts';
import { byCodePoint } from '../../problem/code-points.ts';
import { loadRuleset, shippedIds } from '../../ruleset/load.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';

export interface Named {
  readonly ruleset: Ruleset;
  /** An id or a path. */
  readonly source: string;
}

/**
 * All of them, each once; without names the shipped ones. A folder gives its YAML files, by code point.
 * @throws FaultError with the faults of every file that is no ruleset; `check-empty-folder`
 */
export async function rulesetsOf(names: readonly string[]): Promise<readonly Named[]> {
  const sources = names.length === 0 ? shippedIds : (await Promise.all(names.map(filesOf))).flat();
  const faults: Fault[] = [];
  const loaded: Named[] = [];
  for (const source of new Set(sources)) {
    try {
      loaded.push({ source, ruleset: await loadRuleset(source) });
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new FaultError(...faults);
  return loaded;
}

async function filesOf(name: string): Promise<readonly string[]> {
  if (shippedIds.includes(name)) return [name];
  const found = await stat(name).catch(() => null);
  if (!found?.isDirectory()) return [name];
  const files = (await readdir(name)).filter((file) => /\.ya?ml$/iu.test(file)).sort(byCodePoint);
  if (files.length === 0) throw new FaultError({ kind: 'bad', code: 'check-empty-folder', with: { folder: name } });
  return files.map((file) => path.join(name, file));
}

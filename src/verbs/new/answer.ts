/** The text of a new ruleset file, to start from. The texts themselves stand in `rulesets/start/`: no game's words are in code. */
import { readFileSync } from 'node:fs';
import { FaultError } from '../../fault.ts';
import { installed } from '../../installed.ts';
import { shippedIds } from '../../ruleset/load.ts';
import type { Lang } from '../../say/language.ts';

export interface NewRuleset {
  /** Id of the new ruleset. */
  readonly id: string;
  /** The file's name, as the comments of the text show it. */
  readonly file: string;
  /** A shipped id or a path, from the new file's folder, to extend; null: a small game of its own. */
  readonly base: string | null;
  readonly language: Lang;
}

/**
 * @returns YAML that can be read at once
 * @throws FaultError `new-id-shipped`, `new-id-shape`, `extends-same-id`
 */
export function newRuleset({ id, file, base, language }: NewRuleset): string {
  if (shippedIds.includes(id)) throw new FaultError({ kind: 'bad', code: 'new-id-shipped', with: { id } });
  if (!ID.test(id)) throw new FaultError({ kind: 'bad', code: 'new-id-shape', with: { id } });
  if (id === base) throw new FaultError({ kind: 'bad', code: 'extends-same-id', with: { id } });
  const name = base === null ? `${language}.yaml` : `extends.${language}.yaml`;
  const schema = installed('../rulesets/ruleset.schema.json').href;
  const words: Readonly<Record<string, string>> = { id, file, schema, base: quoted(base ?? '') };
  return readFileSync(installed(`../rulesets/start/${name}`), 'utf8').replace(
    /\{(id|file|schema|base)\}/g,
    (_, word: string) => words[word] ?? '',
  );
}

/** The shape of an id, with a length that makes a good file name. */
const ID = /^[a-z][a-z0-9.]{0,39}(-[a-z0-9.]{1,40}){0,9}$/;

/** A path may hold what YAML would take for something else. */
function quoted(path: string): string {
  return /^[\w./-]*$/.test(path) ? path : JSON.stringify(path);
}

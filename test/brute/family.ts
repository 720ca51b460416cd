/** The family of small rulesets in `fixtures/family`, and every problem that it gives: tables, readings, parameters, weights. */
import { readdirSync, readFileSync } from 'node:fs';
import { ground } from '../../src/problem/ground.ts';
import type { Problem } from '../../src/problem/problem.ts';
import type { Selection, SelectionRequest } from '../../src/problem/selection.ts';
import { normalise } from '../../src/problem/selection.ts';
import type { Ruleset } from '../../src/ruleset/model.ts';
import { readRuleset } from '../../src/ruleset/read/read.ts';

const FOLDER = 'fixtures/family';

export const family: readonly Ruleset[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => readRuleset(readFileSync(`${FOLDER}/${name}`, 'utf8'), { file: `${FOLDER}/${name}` }));

export interface FamilyCase {
  /** `overlay 3 3.4=six`: what is not the default. */
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly selection: Selection;
  readonly problem: Problem;
}

/** Every ruleset at every table, under every combination of readings. */
export const familyCases: readonly FamilyCase[] = family.flatMap((ruleset) =>
  ruleset.tables.flatMap(({ seats }) =>
    combinations(ruleset).map((readings) => familyCase(ruleset, { players: seats, readings })),
  ),
);

export function familyCase(ruleset: Ruleset, request: SelectionRequest): FamilyCase {
  const selection = normalise(ruleset, request);
  const answers = Object.entries(request.readings ?? {}).map(([rule, name]) => ` ${rule}=${name}`);
  const name = `${ruleset.id} ${selection.players}${answers.join('')}`;
  return { name, ruleset, selection, problem: ground(ruleset, selection) };
}

export function fromFamily(id: string): Ruleset {
  const found = family.find((ruleset) => ruleset.id === id);
  if (found === undefined) throw new Error(`no ruleset ${id} in the family`);
  return found;
}

function combinations({ readings }: Ruleset): readonly Readonly<Record<string, string>>[] {
  return readings.reduce<readonly Readonly<Record<string, string>>[]>(
    (all, { rule, options }) => all.flatMap((chosen) => options.map(({ name }) => ({ ...chosen, [rule]: name }))),
    [{}],
  );
}

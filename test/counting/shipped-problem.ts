/** Problems of the shipped rulesets, for tests of the engine. */
import { ground } from '../../src/problem/ground.ts';
import type { Problem } from '../../src/problem/problem.ts';
import type { SelectionRequest } from '../../src/problem/selection.ts';
import { normalise } from '../../src/problem/selection.ts';
import type { Ruleset } from '../../src/ruleset/model.ts';
import { shipped } from '../ruleset/shipped.ts';

export function problemOf(id: string, request: SelectionRequest = {}, ruleset: Ruleset = shipped(id)): Problem {
  return ground(ruleset, normalise(ruleset, request));
}

/** A ruleset without its hidden attributes and the rules about them. */
export function unmarked(ruleset: Ruleset): Ruleset {
  const speaksOfMarks = (rule: Ruleset['rules'][number]) => JSON.stringify(rule.form).includes('"kind":"attribute"');
  return {
    ...ruleset,
    attributeFacts: [],
    attributes: [],
    rules: ruleset.rules.filter((rule) => !speaksOfMarks(rule)),
  };
}

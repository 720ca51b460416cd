import { describe, expect, test } from 'vitest';
import { FaultError } from '../../../src/fault.ts';
import { ground } from '../../../src/problem/ground.ts';
import type { Problem } from '../../../src/problem/problem.ts';
import { normalise } from '../../../src/problem/selection.ts';
import { examine } from '../../../src/verbs/check/examine.ts';
import { familyCase, familyCases, fromFamily } from '../../brute/family.ts';
import { legalDeals } from '../../brute/legal-deals.ts';
import { shipped } from '../../ruleset/shipped.ts';

const MEMORY = 256;

describe('numbers of the family, against brute force', () => {
  test.each(familyCases)('$name', ({ ruleset, problem }) => {
    const rules = ruleset.rules.map(({ id }) => String(id));
    const { count, rules: costs, idle, pairs } = examine(problem, rules, MEMORY);
    const legal = legalDeals(problem).length;
    expect(count.legal).toBe(String(legal));
    const alone = rules.map((id) => legalDeals(without(problem, [id])).length);
    expect(costs).toEqual(rules.map((id, at) => ({ id, without: String(alone[at]) })));
    const expected = legal === 0 ? [] : rules.filter((_, at) => alone[at] === legal);
    expect(idle).toEqual(expected);
    const couples = expected.flatMap((one, at) => expected.slice(at + 1).map((two) => [one, two] as const));
    expect(pairs).toEqual(couples.filter((pair) => legalDeals(without(problem, pair)).length > legal));
  });
});

test('two rules that say the same are idle only because the other stands', () => {
  const { problem } = familyCase(fromFamily('left-out'), { players: 2 });
  expect(examine(problem, ['1', '2'], MEMORY)).toMatchObject({ idle: ['1', '2'], pairs: [['1', '2']] });
});

test('decks that do not fit their places are named', () => {
  const { problem } = familyCase(fromFamily('infeasible-deck'), {});
  expect(examine(problem, [], MEMORY).misfits).toEqual([{ deck: 'main', cards: 7, places: 6 }]);
});

test('a limit of memory is a fault, not a wrong number', () => {
  const ruleset = shipped('v1');
  const problem = ground(ruleset, normalise(ruleset, { players: 6 }));
  // ten kilobytes hold no diagram of this size
  expect(() => examine(problem, [], 0.01)).toThrow(FaultError);
});

function without(problem: Problem, rules: readonly string[]): Problem {
  return {
    ...problem,
    requirements: problem.requirements.filter(({ kind, id }) => kind !== 'rule' || !rules.includes(id)),
  };
}

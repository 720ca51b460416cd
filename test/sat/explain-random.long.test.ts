/** Explanations of random small rulesets that cannot be dealt, each solved again. Seeds are fixed: nothing here fails by chance. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import { ground } from '../../src/problem/ground.ts';
import type { Problem } from '../../src/problem/problem.ts';
import { encode } from '../../src/sat/encode.ts';
import { explain } from '../../src/sat/explain.ts';
import type { Decide } from '../../src/sat/oracle.ts';
import { Solver } from '../../src/sat/solver.ts';
import { legalDeals } from '../brute/legal-deals.ts';
import { randomCase } from '../brute/random-ruleset.ts';

const counting: Decide = (problem) => (compile(problem).legal > 0n ? 'yes' : 'no');

test('conflicts are minimal, and the sets of rules to drop are the smallest and all of them', async () => {
  let explained = 0;
  let withRules = 0;
  await fc.assert(
    fc.asyncProperty(randomCase({ seats: 3, places: 5 }), fc.boolean(), async ({ ruleset, selection }, counts) => {
      const problem = ground(ruleset, selection);
      fc.pre(legalDeals(problem, 1).length === 0);
      const found = await explain(problem, { seconds: 120, each: 60, ...(counts && { quick: counting }) });
      if (found.verdict !== 'no') throw new Error(found.verdict);
      const { core, drops } = found;
      const solver = new Solver(encode(problem, { dropping: true }));
      expect(core.open).toEqual([]);
      expect(solver.solve(core.statements)).toBe(false);
      for (const one of core.statements)
        expect(solver.solve(core.statements.filter((other) => other !== one))).toBe(true);

      const rules = [...new Set(problem.requirements.flatMap(({ kind, id }) => (kind === 'rule' ? [id] : [])))];
      const helping = subsets(rules).filter((set) => legalDeals(without(problem, set), 1).length > 0);
      const least = Math.min(...helping.map((set) => set.length));
      expect(drops.complete).toBe(true);
      expect(drops.facts).toBe(helping.length === 0);
      expect(drops.sets.map((set) => set.join()).sort()).toEqual(
        helping
          .filter((set) => set.length === least)
          .map((set) => set.join())
          .sort(),
      );
      explained++;
      if (drops.sets.length > 0) withRules++;
    }),
    { seed: 8, numRuns: 20 },
  );
  // The generator is not blind to either side.
  expect(explained).toBe(20);
  expect(withRules).toBeGreaterThan(3);
});

function without(problem: Problem, rules: readonly string[]): Problem {
  return {
    ...problem,
    requirements: problem.requirements.filter(({ kind, id }) => kind !== 'rule' || !rules.includes(id)),
  };
}

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  return items.reduce<readonly (readonly T[])[]>((all, item) => all.concat(all.map((set) => set.concat(item))), [[]]);
}

/**
 * Laws that every ruleset must keep, on random small ones: brute force, the plain checker, the diagram and the SAT encoding agree on
 * which deals are legal, in which order, with which weight. Seeds are fixed: nothing here fails by chance.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arithmetic, type Conflict } from '../../src/arithmetic/arithmetic.ts';
import { checker } from '../../src/checker/check.ts';
import { compile } from '../../src/counting/compile.ts';
import { ground } from '../../src/problem/ground.ts';
import type { Dealt, Problem } from '../../src/problem/problem.ts';
import { givenFrom } from '../brute/given.ts';
import { legalDeals } from '../brute/legal-deals.ts';
import { randomCase } from '../brute/random-ruleset.ts';
import { weightOf } from '../brute/weight.ts';
import { models } from '../sat/models.ts';

const key = (dealt: Dealt) => JSON.stringify([dealt.roles, dealt.hands, dealt.attributeSets]);
/** Every arrangement of the cards and marks, whatever the rules and pins say. */
const free = (problem: Problem): Problem => ({ ...problem, requirements: [], seatRoles: [] });

/**
 * @param times how many times as many rulesets as the quick tests try; seeds are fixed either way
 */
export function randomRulesetLaws(times: number): void {
  describe('random rulesets', () => {
    it('the plain checker passes what brute force finds legal, and nothing else', () => {
      let legal = 0;
      let illegal = 0;
      fc.assert(
        fc.property(randomCase({ seats: 3, places: 5 }), ({ ruleset, selection }) => {
          const problem = ground(ruleset, selection);
          const found = new Set(legalDeals(problem).map(key));
          const checked = checker(ruleset, selection);
          const all = legalDeals(free(problem), 200);
          const passed = all.filter((dealt) => checked(givenFrom(problem, dealt)).length === 0);
          expect(passed.map(key)).toEqual(all.map(key).filter((text) => found.has(text)));
          legal += passed.length;
          illegal += all.length - passed.length;
        }),
        { seed: 1, numRuns: 50 * times },
      );
      // The generator is not blind to either side.
      expect(legal).toBeGreaterThan(100 * times);
      expect(illegal).toBeGreaterThan(100 * times);
    });

    it('the diagram numbers exactly these deals, in this order, with these weights', () => {
      let deals = 0;
      fc.assert(
        fc.property(randomCase(), ({ ruleset, selection }) => {
          const problem = ground(ruleset, selection);
          const found = legalDeals(problem);
          const diagram = compile(problem);
          expect(diagram.legal).toBe(BigInt(found.length));
          expect(diagram.weight).toBe(found.reduce((sum, dealt) => sum + weightOf(problem, dealt), 0n));
          const first = found.slice(0, 200);
          const weights = first.map((dealt) => weightOf(problem, dealt));
          const starts = weights.map((_, number) => weights.slice(0, number).reduce((sum, weight) => sum + weight, 0n));
          expect(first.map((_, number) => key(diagram.unrank(BigInt(number))))).toEqual(first.map(key));
          expect(first.map((dealt) => diagram.rank(dealt))).toEqual(first.map((_, number) => BigInt(number)));
          expect(starts.map((start) => key(diagram.at(start)))).toEqual(first.map(key));
          expect(starts.map((start, number) => key(diagram.at(start + weights[number]! - 1n)))).toEqual(first.map(key));
          const known = new Set(found.map(key));
          const illegal = legalDeals(free(problem), 50).filter((dealt) => !known.has(key(dealt)));
          expect(illegal.filter((dealt) => diagram.rank(dealt) !== null)).toEqual([]);
          deals += found.length;
        }),
        { seed: 2, numRuns: 50 * times },
      );
      expect(deals).toBeGreaterThan(700 * times);
    });

    it('the models of the SAT encoding are these deals', () => {
      fc.assert(
        fc.property(randomCase({ seats: 3, places: 4 }), ({ ruleset, selection }) => {
          const problem = ground(ruleset, selection);
          const found = legalDeals(problem).map(key);
          fc.pre(found.length <= 150);
          expect([...models(problem)].map(key).sort()).toEqual([...found].sort());
        }),
        { seed: 3, numRuns: 12 * times },
      );
    });

    it('plain counting never refutes what can be dealt, and rests on the rules and pins that it names', () => {
      let refuted = 0;
      let infeasible = 0;
      fc.assert(
        fc.property(randomCase({ seats: 4, places: 6 }), ({ ruleset, selection }) => {
          const problem = ground(ruleset, selection);
          const conflicts = arithmetic(problem);
          const dealable = conflicts.filter((conflict) => legalDeals(resting(problem, conflict), 1).length > 0);
          expect(dealable).toEqual([]);
          if (conflicts.length > 0) refuted++;
          if (conflicts.length > 0 || legalDeals(problem, 1).length === 0) infeasible++;
        }),
        { seed: 4, numRuns: 75 * times },
      );
      expect(refuted).toBeGreaterThan(infeasible / 2);
    });
  });
}

/** The problem without the rules and pins that a conflict does not name. */
function resting(problem: Problem, { statements }: Conflict): Problem {
  const named = (kind: 'rule' | 'pin', id: string) =>
    statements.some((one) => one.kind === kind && 'id' in one && one.id === id);
  return {
    ...problem,
    requirements: problem.requirements.filter(({ kind, id }) => named(kind === 'rule' ? 'rule' : 'pin', id)),
    seatRoles: problem.seatRoles.filter(({ id }) => named('pin', id)),
  };
}

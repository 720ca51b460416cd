import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ground } from '../../src/problem/ground.ts';
import { statements } from '../../src/problem/statement.ts';
import { encode } from '../../src/sat/encode.ts';
import { Solver } from '../../src/sat/solver.ts';
import { legalDeals } from '../brute/legal-deals.ts';
import { randomCase } from '../brute/random-ruleset.ts';
import { models } from './models.ts';
import { large, small } from './problems.ts';

describe('models on the named variables are the legal deals, one to one', () => {
  for (const [name, problem] of Object.entries(small))
    test(name, () => {
      const expected = legalDeals(problem)
        .map((dealt) => JSON.stringify(dealt))
        .sort();
      const found = [...models(problem)].map((dealt) => JSON.stringify(dealt)).sort();
      expect(found).toEqual(expected);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length > 0).toBe(name !== 'impossible' && name !== 'misfit');
    });
});

test('a problem as large as a real game has a model', () => {
  expect(new Solver(encode(large)).solve()).toBe(true);
});

test('room for more copies than the deck has changes nothing while the copies are a fact in force', () => {
  for (const problem of Object.values(small))
    expect(new Solver(encode(problem, { dropping: true })).solve()).toBe(new Solver(encode(problem)).solve());
});

test('rules and pins alone stand together or not, whatever room hands have for what they do not ask for', () => {
  const seen = { yes: 0, no: 0 };
  fc.assert(
    fc.property(randomCase({ seats: 3, places: 5 }), ({ ruleset, selection }) => {
      const grounded = ground(ruleset, selection);
      const local = statements(grounded).filter(({ kind }) => kind === 'rule' || kind === 'pin');
      const least = new Solver(encode(grounded, { dropping: true, only: local }));
      const ample = new Solver(encode(grounded, { dropping: true }));
      const some = (omitted: number) => local.filter((_, at) => at % 4 !== omitted);
      for (const kept of [local, ...[0, 1, 2, 3].map(some), ...local.map((one) => [one])]) {
        const possible = ample.solve(kept);
        expect(least.solve(kept)).toBe(possible);
        seen[possible ? 'yes' : 'no']++;
      }
    }),
    { seed: 11, numRuns: 50 },
  );
  // The generator is not blind to either side.
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(20);
});

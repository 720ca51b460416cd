import { describe, expect, test } from 'vitest';
import { encode } from '../../src/sat/encode.ts';
import { Solver } from '../../src/sat/solver.ts';
import { legalDeals } from '../brute/legal-deals.ts';
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

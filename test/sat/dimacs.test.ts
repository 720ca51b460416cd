import { describe, expect, test } from 'vitest';
import { dimacs, toCnf } from '../../src/sat/dimacs.ts';
import { encode } from '../../src/sat/encode.ts';
import { familyCases } from '../brute/family.ts';
import { legalDeals } from '../brute/legal-deals.ts';
import { countModels } from './count-models.ts';
import { large, small } from './problems.ts';

describe('as many models as legal deals, counted over all variables and over the shown ones', () => {
  for (const [name, problem] of Object.entries(small))
    test(name, () => {
      const deals = legalDeals(problem).length;
      const { variables, shown, clauses } = toCnf(encode(problem));
      expect(countModels(clauses, variables, shown)).toEqual({ all: deals, shown: deals });
      expect(shown).toBeLessThanOrEqual(variables);
    });
});

describe('the same for the family of small rulesets', () => {
  for (const { name, problem } of familyCases)
    test(name, () => {
      const { variables, shown, clauses } = toCnf(encode(problem));
      const deals = legalDeals(problem).length;
      expect(countModels(clauses, variables, shown)).toEqual({ all: deals, shown: deals });
    });
});

test('the file says what its numbers say', () => {
  const lines = [...dimacs(small.marked!, ['two\nlines'])];
  expect(lines[0]).toBe('c two lines');
  const header = lines.findIndex((line) => line.startsWith('p cnf '));
  const [, , variables, clauses] = lines[header]!.split(' ');
  const body = lines.slice(header + 1).filter((line) => !line.startsWith('c '));
  expect(body.length).toBe(Number(clauses));
  const numbers = body.map((line) => line.split(' ').map(Number));
  expect(numbers.every((clause) => clause.at(-1) === 0 && clause.indexOf(0) === clause.length - 1)).toBe(true);
  expect(Math.max(...numbers.flat().map(Math.abs))).toBe(Number(variables));
  const names = lines.slice(0, header).flatMap((line) => /^c (\d+) (\S+)$/.exec(line)?.slice(1, 3).join(' ') ?? []);
  expect(names.slice(0, 5)).toEqual([
    '1 role/1/r0',
    '2 role/1/r1',
    '3 role/2/r0',
    '4 role/2/r1',
    '5 holds/main/1/c0/1',
  ]);
  expect(names).toContain(`${names.length} carries/main/2/c2/1/m1`);
  const show = lines
    .find((line) => line.startsWith('c p show '))!
    .split(' ')
    .slice(3)
    .map(Number);
  expect(show).toEqual([...names.map((_, at) => at + 1), 0]);
});

test('a real size stays small', () => {
  const { variables, clauses } = toCnf(encode(large));
  expect(variables).toBeLessThan(20_000);
  expect(clauses.length).toBeLessThan(60_000);
});

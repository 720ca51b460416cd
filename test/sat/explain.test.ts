import { describe, expect, test } from 'vitest';
import type { Problem } from '../../src/problem/problem.ts';
import { statementKey } from '../../src/problem/statement.ts';
import { encode } from '../../src/sat/encode.ts';
import { explain } from '../../src/sat/explain.ts';
import { overfull } from '../../src/sat/oracle.ts';
import { Solver } from '../../src/sat/solver.ts';
import { any, bound, deck, large, marks, problem, rule, small } from './problems.ts';

const conflicts: Readonly<Record<string, Problem>> = {
  'too few copies for two rules': small.impossible!,
  'more places than cards': small.misfit!,
  'two rules that exclude each other': {
    ...large,
    requirements: [...large.requirements, rule('9.1', bound([4], 1), { roles: [0] }), rule('9.2', bound([18], 1))],
  },
  'a pin against a rule': {
    ...large,
    seatRoles: [{ id: '1=r0', seat: 0, roles: [0] }],
    requirements: [...large.requirements, rule('1:c4', bound([4], 1), { kind: 'fact', seats: [0] })],
  },
  'more marks than cards to carry them': problem(
    [2],
    [deck([1, 1, 2], [2], { attributes: marks([0], [1, 1], [[], [0], [1]]) })],
  ),
  'three of a card of which there are two': problem([1, 1], [deck([2, 4], [3, 3])], {
    requirements: [rule('1', bound([0], 3), { roles: [0] })],
  }),
  'eighteen cards for sixteen places': problem([8], [deck([1, 1, 2, 2, 2, 2, 1, 4, 3], [2])], {
    requirements: [rule('4', any(bound([2], 0, 0), bound([4], 0, 0)))],
  }),
  'too many cards whatever the roles': problem([1, 1, 4], [deck([10, 8, 7], [4, 4, 4])]),
  'roles that do not sum to the seats': { ...problem([1, 1], [deck([3], [1, 1])]), seats: 3 },
};

describe('a conflict is infeasible, and without any of its statements it is not', () => {
  for (const [name, given] of Object.entries(conflicts))
    test(name, async () => {
      const explained = await explain(given, { seconds: 60 });
      if (explained.verdict !== 'no') throw new Error(`verdict ${explained.verdict}`);
      const { core, drops } = explained;
      expect(core.open).toEqual([]);
      const solver = new Solver(encode(given, { dropping: true }));
      // The solver alone would not finish on the cards and places of the two large ones: design, "SAT".
      if (!overfull(given, new Set(core.statements.map(statementKey))))
        expect(solver.solve(core.statements)).toBe(false);
      for (const without of core.statements)
        expect(solver.solve(core.statements.filter((statement) => statement !== without))).toBe(true);
      expect({ core: core.statements.map(statementKey), drops }).toMatchSnapshot();
    });
});

test('what can be dealt is not explained', async () => {
  expect(await explain(large, { seconds: 60 })).toEqual({ verdict: 'yes' });
});

test('what takes too long is unknown, and the diagram may answer it', async () => {
  expect(await explain(large, { seconds: 0 })).toEqual({ verdict: 'unknown' });
  expect(await explain(large, { seconds: 0, decide: () => 'yes' })).toEqual({ verdict: 'yes' });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import { ground } from '../../src/problem/ground.ts';
import { normalise } from '../../src/problem/selection.ts';
import { mend } from '../../src/sat/mend.ts';
import { moves } from '../../src/sat/repair.ts';
import { familyCases } from '../brute/family.ts';
import { legalDeals } from '../brute/legal-deals.ts';
import { shipped } from '../ruleset/shipped.ts';
import { blows, damaged, written } from './damage.ts';
import { changes, nearest, newCards } from './nearest.ts';
import { small } from './problems.ts';

const cases = [...Object.entries(small).map(([name, problem]) => ({ name, problem })), ...familyCases]
  .map(({ name, problem }) => ({ name, problem, deals: legalDeals(problem) }))
  .filter(({ deals }) => deals.length > 0);

describe('the nearest legal deal is the one found by trying all', () => {
  test.each(cases)('$name', ({ problem, deals }) => {
    fc.assert(
      fc.property(fc.nat(), blows(true), fc.boolean(), fc.boolean(), (pick, hits, freeRoles, marked) => {
        const given = { ...damaged(problem, written(problem, deals[pick % deals.length]!), hits), marked };
        const expected = nearest(problem, given, freeRoles, deals);
        const found = mend(problem, given, freeRoles);
        expect(found && { dealt: found.dealt, cards: found.cards, attributes: found.attributes }).toEqual(expected);
      }),
      { seed: 3, numRuns: 6 },
    );
  });
});

test('a legal deal is its own nearest', () => {
  for (const { problem, deals } of cases) {
    const dealt = deals[deals.length >> 1]!;
    const mended = mend(problem, written(problem, dealt), false)!;
    expect(mended).toMatchObject({ dealt, cards: 0, attributes: 0 });
    expect(moves(problem, written(problem, dealt), mended)).toEqual([]);
  }
});

describe('moves say as many new cards and attribute changes as the mend costs', () => {
  const marked = cases.filter(({ name }) => ['marked', 'overlaid', 'marks 3', 'overlay 3'].includes(name));
  test.each(marked)('$name', ({ problem, deals }) => {
    fc.assert(
      fc.property(fc.nat(), blows(false), (pick, hits) => {
        const given = damaged(problem, written(problem, deals[pick % deals.length]!), hits);
        const mended = mend(problem, given, true)!;
        const made = moves(problem, given, mended);
        const arriving = { swap: 2, give: 1, replace: 1, take: 1, leave: 0, role: 0, mark: 0 };
        expect(made.reduce((sum, { kind }) => sum + arriving[kind], 0)).toBe(newCards(problem, given, mended.dealt));
        expect(made.filter(({ kind }) => kind === 'mark').length).toBe(changes(problem, given, mended.dealt));
      }),
      { seed: 5, numRuns: 8 },
    );
  });
});

describe('a damaged deal of a real game', () => {
  const tables = [
    ['v1', 5],
    ['v1', 6],
    ['v2', 7],
    ['killer-5.0', 8],
    ['hongmenyan', 10],
    ['sanguosha-melee', 3],
  ] as const;
  test.each(tables)('of %s with %i players is mended no dearer than it was damaged', (id, players) => {
    const ruleset = shipped(id);
    const problem = ground(ruleset, normalise(ruleset, { players }));
    const diagram = compile(problem);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: diagram.legal - 1n }), blows(false, 4), (number, hits) => {
        const dealt = diagram.unrank(number);
        const given = damaged(problem, written(problem, dealt), hits);
        const mended = mend(problem, given, true)!;
        // The deal that was damaged is one of those that a mend may end in.
        expect(mended.cards).toBeLessThanOrEqual(newCards(problem, given, dealt));
        expect(mended.cards).toBe(newCards(problem, given, mended.dealt));
        expect(mended.attributes).toBe(changes(problem, given, mended.dealt));
        if (mended.cards === newCards(problem, given, dealt))
          expect(mended.attributes).toBeLessThanOrEqual(changes(problem, given, dealt));
        expect(diagram.rank(mended.dealt)).not.toBeNull();
      }),
      { seed: 7, numRuns: 3 },
    );
  });
});

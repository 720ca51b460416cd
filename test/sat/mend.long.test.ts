import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import { ground } from '../../src/problem/ground.ts';
import type { Dealt } from '../../src/problem/problem.ts';
import { normalise } from '../../src/problem/selection.ts';
import { Mending } from '../../src/sat/mend.ts';
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

const shown = (deals: readonly Dealt[]) => deals.map((dealt) => JSON.stringify(dealt)).sort();

describe('the cells hold the nearest legal deals found by trying all, each once', () => {
  test.each(cases)('$name', ({ problem, deals }) => {
    fc.assert(
      fc.property(fc.nat(), blows(true), fc.boolean(), fc.boolean(), (pick, hits, freeRoles, marked) => {
        const given = { ...damaged(problem, written(problem, deals[pick % deals.length]!), hits), marked };
        const expected = nearest(problem, given, freeRoles, deals);
        const mending = new Mending(problem, given, freeRoles, 10_000);
        const found = mending.nearest;
        expect(found === null).toBe(expected === null);
        if (found === null || expected === null) return;
        expect(found).toMatchObject({ cards: expected.cards, attributes: expected.attributes, all: true });
        expect(shown(found.cells.flatMap((cell) => legalDeals(cell)))).toEqual(shown(expected.deals));
        const counted = found.cells.map((cell) => compile(cell));
        expect(counted.reduce((sum, { legal }) => sum + legal, 0n)).toBe(BigInt(expected.deals.length));
        // Every one of them can be told as moves.
        const last = counted.at(-1)!;
        const dealt = last.unrank(last.legal - 1n);
        expect(() => moves(problem, given, { dealt, travels: mending.travels(dealt) })).not.toThrow();
      }),
      { seed: 3, numRuns: 6 },
    );
  });
});

test('a legal deal is its own nearest, and the only one', () => {
  for (const { problem, deals } of cases) {
    const dealt = deals[deals.length >> 1]!;
    const mending = new Mending(problem, written(problem, dealt), false);
    expect(mending.nearest).toMatchObject({ cards: 0, attributes: 0, all: true });
    expect(mending.nearest!.cells.flatMap((cell) => legalDeals(cell))).toEqual([dealt]);
    expect(moves(problem, written(problem, dealt), { dealt, travels: mending.travels(dealt) })).toEqual([]);
  }
});

test('where there are more cells than may be looked through, that is said', () => {
  const { problem, deals } = cases.find(({ deals: all }) => all.length > 20)!;
  const hits = [{ what: 'swap', pick: [0, 0, 0, 0] }] as const;
  const given = damaged(problem, written(problem, deals[7]!), hits);
  const all = new Mending(problem, given, true).nearest!;
  const some = new Mending(problem, given, true, 1).nearest!;
  expect(some.cells).toHaveLength(1);
  expect(some.all).toBe(all.cells.length === 1);
});

describe('moves say as many new cards and attribute changes as the mend costs', () => {
  const marked = cases.filter(({ name }) => ['marked', 'overlaid', 'marks 3', 'overlay 3'].includes(name));
  test.each(marked)('$name', ({ problem, deals }) => {
    fc.assert(
      fc.property(fc.nat(), blows(false), fc.nat(), (pick, hits, other) => {
        const given = damaged(problem, written(problem, deals[pick % deals.length]!), hits);
        const mending = new Mending(problem, given, true);
        const near = mending.nearest!.cells.flatMap((cell) => legalDeals(cell));
        const dealt = near[other % near.length]!;
        const made = moves(problem, given, { dealt, travels: mending.travels(dealt) });
        const arriving = { swap: 2, give: 1, replace: 1, take: 1, leave: 0, role: 0, mark: 0 };
        expect(made.reduce((sum, { kind }) => sum + arriving[kind], 0)).toBe(newCards(problem, given, dealt));
        expect(made.filter(({ kind }) => kind === 'mark').length).toBe(changes(problem, given, dealt));
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
        const mended = new Mending(problem, given, true).nearest!;
        // The deal that was damaged is one of those that a mend may end in.
        expect(mended.cards).toBeLessThanOrEqual(newCards(problem, given, dealt));
        if (mended.cards === newCards(problem, given, dealt))
          expect(mended.attributes).toBeLessThanOrEqual(changes(problem, given, dealt));
        for (const cell of mended.cells.slice(0, 5)) {
          const counted = compile(cell);
          const found = counted.unrank(counted.legal >> 1n);
          expect(newCards(problem, given, found)).toBe(mended.cards);
          expect(changes(problem, given, found)).toBe(mended.attributes);
          expect(diagram.rank(found)).not.toBeNull();
        }
      }),
      { seed: 7, numRuns: 3 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mend } from '../../src/sat/mend.ts';
import { moves } from '../../src/sat/moves.ts';
import { blows, damaged, written } from './damage.ts';
import { changes, nearest, newCards } from './nearest.ts';
import { plainly } from './plainly.ts';
import { small } from './problems.ts';

describe('the nearest legal deal is the one found by trying all', () => {
  for (const [name, problem] of Object.entries(small)) {
    const deals = [...plainly(problem)];
    if (deals.length === 0) continue;
    test(name, () => {
      fc.assert(
        fc.property(fc.nat(), blows(true), fc.boolean(), fc.boolean(), (pick, hits, freeRoles, marked) => {
          const given = { ...damaged(problem, written(problem, deals[pick % deals.length]!), hits), marked };
          const expected = nearest(problem, given, freeRoles, deals);
          const found = mend(problem, given, freeRoles);
          expect(found && { dealt: found.dealt, cards: found.cards, attributes: found.attributes }).toEqual(expected);
        }),
        { seed: 3, numRuns: 10 },
      );
    });
  }
});

test('a legal deal is its own nearest', () => {
  for (const problem of Object.values(small))
    for (const dealt of [...plainly(problem)].slice(0, 3)) {
      const mended = mend(problem, written(problem, dealt), false)!;
      expect(mended).toMatchObject({ dealt, cards: 0, attributes: 0 });
      expect(moves(problem, written(problem, dealt), mended)).toEqual([]);
    }
});

test('moves say as many new cards and attribute changes as the mend costs', () => {
  const problem = small.marked!;
  const deals = [...plainly(problem)];
  fc.assert(
    fc.property(fc.nat(), blows(false), (pick, hits) => {
      const given = damaged(problem, written(problem, deals[pick % deals.length]!), hits);
      const mended = mend(problem, given, true)!;
      const made = moves(problem, given, mended);
      const arriving = { swap: 2, give: 1, replace: 1, take: 1, leave: 0, role: 0, mark: 0 };
      expect(made.reduce((sum, { kind }) => sum + arriving[kind], 0)).toBe(newCards(problem, given, mended.dealt));
      expect(made.filter(({ kind }) => kind === 'mark').length).toBe(changes(problem, given, mended.dealt));
    }),
    { seed: 5, numRuns: 12 },
  );
});

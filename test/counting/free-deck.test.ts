/** Decks of which no rule speaks: counted in closed form, the diagram must say the same, and so must brute force over small ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, totals } from '../../src/counting/compile.ts';
import { valueAbove } from '../../src/counting/fold.ts';
import type { Problem, ProblemDeck } from '../../src/problem/problem.ts';
import type { CardId, DeckId, RoleId } from '../../src/ruleset/model.ts';
import { legalDeals } from '../brute/legal-deals.ts';
import { weightOf } from '../brute/weight.ts';
import { problemOf } from './shipped-problem.ts';

const melee = problemOf('sanguosha-melee', { players: 3 });

/** One deck without rules; a role for each hand size. */
function free(
  hands: readonly number[],
  copies: readonly number[],
  stock: boolean,
  weights: ProblemDeck['weights'],
): Problem {
  // as: an id is any string
  const roles = hands.map((_, i) => ({ id: `r${i}` as RoleId, count: 1 }));
  const cards = copies.map((n, i) => ({ id: `c${i}` as CardId, copies: n }));
  const deck: ProblemDeck = { id: 'deck' as DeckId, weights, cards, hand: hands, stock, attributes: null };
  return { ...melee, seats: hands.length, roles, decks: [deck], requirements: [], seatRoles: [] };
}

/** What the diagram's own backward pass counts, which the closed form never looks at. */
function byDiagram(problem: Problem, measure: 'deals' | 'shuffles'): bigint {
  const { orbits, decks } = compile(problem);
  return orbits.reduce((sum, { ways }, orbit) => {
    const values = decks.map(({ diagram, roots, [measure]: fold }) =>
      roots[orbit]! < 0 ? 0n : valueAbove(diagram, fold, 0, roots[orbit]!),
    );
    return sum + values.reduce((product, value) => product * value, ways);
  }, 0n);
}

const problems = fc
  .record({
    hands: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
    copies: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 }),
    stock: fc.boolean(),
    weights: fc.constantFrom('deals' as const, 'shuffles' as const),
  })
  .map(({ hands, copies, stock, weights }) => free(hands, copies, stock, weights));

describe('a deck without rules', () => {
  it('has the totals of its diagram', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const { legal, weight } = totals(problem);
        expect([legal, weight]).toEqual([byDiagram(problem, 'deals'), byDiagram(problem, 'shuffles')]);
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it('has the totals of all its deals, and their order', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const diagram = compile(problem);
        fc.pre(diagram.legal <= 300n);
        const deals = legalDeals(problem);
        expect(diagram.legal).toBe(BigInt(deals.length));
        expect(diagram.weight).toBe(deals.reduce((sum, dealt) => sum + weightOf(problem, dealt), 0n));
        expect(deals.map((dealt) => diagram.rank(dealt))).toEqual(deals.map((_, number) => BigInt(number)));
      }),
      { seed: 2, numRuns: 60 },
    );
  });

  it.each([3, 5, 6])('sanguosha-melee with %i players: two decks, one of 104 cards', (players) => {
    const problem = problemOf('sanguosha-melee', { players });
    const { legal, weight } = totals(problem);
    expect([legal, weight]).toEqual([byDiagram(problem, 'deals'), byDiagram(problem, 'shuffles')]);
  });
});

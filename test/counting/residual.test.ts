import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Atoms, derive, residualOf } from '../../src/counting/residual.ts';
import type { Formula } from '../../src/problem/problem.ts';

const CARDS = 4;
const bound: fc.Arbitrary<Formula> = fc
  .record({
    cards: fc.uniqueArray(fc.nat(CARDS - 1), { minLength: 1 }).map((cards) => cards.sort()),
    min: fc.nat(3),
    width: fc.oneof(fc.nat(3), fc.constant(Number.POSITIVE_INFINITY)),
  })
  .map(({ cards, min, width }) => ({ op: 'bound', cards, attributes: [], min, max: min + width }));
const formula: fc.Arbitrary<Formula> = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 3 },
    bound,
    fc.record({ op: fc.constant('not' as const), part: tie('formula') }),
    fc.record({
      op: fc.constantFrom('all' as const, 'any' as const),
      parts: fc.array(tie('formula'), { maxLength: 3 }),
    }),
  ),
})).formula;

function holds(formula: Formula, hand: readonly number[]): boolean {
  if (formula.op === 'not') return !holds(formula.part, hand);
  if (formula.op === 'all') return formula.parts.every((part) => holds(part, hand));
  if (formula.op === 'any') return formula.parts.some((part) => holds(part, hand));
  if (formula.op !== 'bound') throw new Error(formula.op);
  const count = formula.cards.reduce((sum, card) => sum + hand[card]!, 0);
  return formula.min <= count && count <= formula.max;
}

it('a residual derived card by card ends true exactly for the hands that keep the formula', () => {
  fc.assert(
    fc.property(formula, fc.array(fc.nat(2), { minLength: CARDS, maxLength: CARDS }), (asked, hand) => {
      const rest = (atom: { has: readonly boolean[] }, from: number) =>
        hand.reduce((sum, _, card) => (card >= from && atom.has[card] ? sum + 2 : sum), 0);
      let residual = residualOf(asked, new Atoms(CARDS));
      hand.forEach((copies, card) => {
        residual = derive(
          residual,
          (atom) => (atom.has[card] ? copies : 0),
          (atom) => rest(atom, card + 1),
        );
      });
      expect(residual.op).toBe(holds(asked, hand) ? 'true' : 'false');
    }),
    { seed: 1, numRuns: 500 },
  );
});

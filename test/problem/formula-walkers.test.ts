/** The walkers over formulas keep what a formula says. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundsOf, foldFormula, mapBounds, speaksOfAttributes } from '../../src/problem/formula.ts';
import type { Bound, Formula } from '../../src/problem/problem.ts';

const bounds: fc.Arbitrary<Bound> = fc.record({
  op: fc.constant('bound'),
  cards: fc.constantFrom([0], [1], [0, 2]),
  attributes: fc.constantFrom([], [0]),
  min: fc.integer({ min: 0, max: 2 }),
  max: fc.constantFrom(0, 1, Number.POSITIVE_INFINITY),
});

const { formula: formulas } = fc.letrec<{ formula: Formula; parts: readonly Formula[] }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4 },
    bounds,
    fc.record({ op: fc.constantFrom('all' as const, 'any' as const), parts: tie('parts') }),
    fc.record({ op: fc.constant('not' as const), part: tie('formula') }),
  ),
  parts: fc.array(tie('formula'), { maxLength: 3 }),
}));

const options = { seed: 1, numRuns: 300 };
const text = (formula: Formula) => JSON.stringify(formula);

it('a fold that makes a formula of each form gives the formula back', () => {
  fc.assert(
    fc.property(formulas, (formula) => {
      const copy = foldFormula<Formula>(formula, {
        all: (parts) => ({ op: 'all', parts }),
        any: (parts) => ({ op: 'any', parts }),
        not: (part) => ({ op: 'not', part }),
        bound: (bound) => bound,
      });
      expect(copy).toEqual(formula);
      expect(mapBounds(formula, (bound) => bound)).toEqual(formula);
    }),
    options,
  );
});

it('all bounds are met, in the order of the text', () => {
  fc.assert(
    fc.property(formulas, (formula) => {
      const written = [...text(formula).matchAll(/"op":"bound","cards":(\[[^\]]*\])/g)].map(([, cards]) => cards);
      expect(boundsOf(formula).map(({ cards }) => JSON.stringify(cards))).toEqual(written);
      expect(speaksOfAttributes(formula)).toBe(text(formula).includes('"attributes":[0]'));
    }),
    options,
  );
});

it('bounds are changed everywhere, and nothing else is', () => {
  fc.assert(
    fc.property(formulas, (formula) => {
      const moved = mapBounds(formula, (bound) => ({ ...bound, cards: bound.cards.map((card) => card + 10) }));
      expect(boundsOf(moved).map(({ cards }) => cards)).toEqual(
        boundsOf(formula).map(({ cards }) => cards.map((card) => card + 10)),
      );
      expect(mapBounds(moved, (bound) => ({ ...bound, cards: bound.cards.map((card) => card - 10) }))).toEqual(formula);
    }),
    options,
  );
});

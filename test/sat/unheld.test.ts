import { expect, test } from 'vitest';
import { unheld } from '../../src/sat/unheld.ts';
import { all, any, bound, deck, large, marks, problem, rule, small } from './problems.ts';

test('a card that some hand may hold is not named, also where nothing can be dealt', () => {
  for (const each of [large, ...Object.values(small)]) expect(unheld(each)).toEqual([]);
});

test('a card that every role is forbidden is named', () => {
  const rules = [
    rule('1', bound([0], 0, 0), { roles: [0] }),
    rule('2', any(bound([0], 0, 0), bound([1], 1)), { roles: [1] }),
    rule('3', bound([1], 0, 0), { roles: [1] }),
  ];
  const cards = deck([1, 1, 4], [2, 2]);
  expect(unheld(problem([1, 2], [cards], { requirements: rules }))).toEqual([{ deck: 0, card: 0 }]);
  expect(unheld(problem([1, 2], [cards], { requirements: rules.slice(0, 2) }))).toEqual([]);
});

test('marks count as far as a hand may carry them', () => {
  const carrying = deck([1, 3], [2], { attributes: marks([0], [1], [[], [0]]) });
  const marked = rule('1', any(bound([0], 0, 0), bound([0], 1, 1, [0])));
  const never = rule('2', bound([0], 0, 0, [0]));
  expect(unheld(problem([2], [carrying], { requirements: [marked] }))).toEqual([]);
  expect(
    unheld(problem([2], [carrying], { requirements: [all(marked.formula, never.formula)].map((f) => rule('1', f)) })),
  ).toEqual([{ deck: 0, card: 0 }]);
});

test('a pin frees a card for its seat only', () => {
  const ban = rule('1', bound([0], 0, 0), { seats: [0], kind: 'fact' });
  const pinned = problem([1], [deck([1, 1], [1], { stock: true })], { requirements: [ban] });
  expect(unheld(pinned)).toEqual([{ deck: 0, card: 0 }]);
  expect(unheld(problem([2], [deck([1, 1], [1])], { requirements: [ban] }))).toEqual([]);
});

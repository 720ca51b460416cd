/** Problems written down by hand, without ruleset files: tiny ones for enumeration and one as large as a real game. */
import type { Bound, Formula, Problem, ProblemDeck, Requirement } from '../../src/problem/problem.ts';

/** Ids are branded strings in `src`; in a hand-written problem they are what we say they are. */
const branded = <T>(id: string): T => id as unknown as T;

export function bound(
  cards: readonly number[],
  min: number,
  max = Number.POSITIVE_INFINITY,
  marks: readonly number[] = [],
): Bound {
  return { op: 'bound', cards, attributes: marks, min, max };
}

export const all = (...parts: readonly Formula[]): Formula => ({ op: 'all', parts });
export const any = (...parts: readonly Formula[]): Formula => ({ op: 'any', parts });
export const not = (part: Formula): Formula => ({ op: 'not', part });

export function rule(
  id: string,
  formula: Formula,
  scope: Partial<Pick<Requirement, 'roles' | 'seats' | 'deck' | 'kind'>> = {},
): Requirement {
  return { kind: 'rule', id, roles: null, seats: null, deck: 0, formula, ...scope };
}

export function deck(cards: readonly number[], hand: readonly number[], more: Partial<ProblemDeck> = {}): ProblemDeck {
  return {
    id: branded('main'),
    weights: 'deals',
    cards: cards.map((copies, at) => ({ id: branded(`c${at}`), copies })),
    hand,
    stock: false,
    attributes: null,
    ...more,
  };
}

export function marks(
  on: readonly number[],
  counts: readonly number[],
  sets: readonly (readonly number[])[],
): NonNullable<ProblemDeck['attributes']> {
  return {
    id: branded('3.5'),
    on,
    attributes: counts.map((count, at) => ({ id: branded(`m${at}`), count })),
    sets,
  };
}

export function problem(roles: readonly number[], decks: readonly ProblemDeck[], more: Partial<Problem> = {}): Problem {
  const seats = more.seats ?? roles.reduce((sum, count) => sum + count, 0);
  return {
    ruleset: { id: branded('test'), fingerprint: '0'.repeat(64) },
    selection: { players: seats, set: {}, readings: {}, without: [], pins: [], weights: {} },
    seats,
    roles: roles.map((count, at) => ({ id: branded(`r${at}`), count })),
    decks,
    requirements: [],
    seatRoles: [],
    ...more,
  };
}

/** Small problems that together use every part of the format; a few to a few thousand legal deals each. */
export const small: Readonly<Record<string, Problem>> = {
  plain: problem([1, 2], [deck([2, 1, 1, 2], [2, 2])], { requirements: [rule('1', bound([0], 0, 1))] }),
  scoped: problem([1, 1, 1], [deck([2, 1, 1, 1, 1], [2, 2, 2])], {
    requirements: [
      rule('1', bound([0], 1), { roles: [0] }),
      rule('2', bound([1], 0, 0), { roles: [0, 2] }),
      rule('2', any(bound([2], 0, 0), bound([3], 0, 0))),
    ],
  }),
  formulas: problem([1, 2], [deck([2, 2, 2], [2, 2])], {
    requirements: [
      rule('1', not(all(bound([0], 1, 1), bound([1], 1, 1)))),
      rule('2', any(bound([0, 2], 1), bound([1], 2))),
    ],
  }),
  marked: problem([1, 1], [deck([2, 1, 1], [2, 2], { attributes: marks([0, 2], [1, 1], [[], [0], [1]]) })], {
    requirements: [rule('1', bound([0, 2], 0, 1, [0]))],
  }),
  overlaid: problem([2], [deck([3, 1, 2], [3], { attributes: marks([0, 1], [2, 1], [[], [0], [0, 1], [1]]) })], {
    requirements: [rule('1', bound([0, 1], 0, 1, [0, 1]))],
  }),
  stock: problem([1, 1], [deck([2, 1, 3], [2, 1], { stock: true })], { requirements: [rule('1', bound([2], 0, 1))] }),
  decks: problem([1, 1], [deck([1, 1], [1, 1]), { ...deck([2, 2], [1, 2], { stock: true }), id: branded('other') }], {
    requirements: [rule('1', bound([0], 0, 1), { deck: 1 })],
  }),
  pinned: problem([1, 2], [deck([2, 2, 2], [2, 2])], {
    requirements: [rule('2:c1', bound([1], 1), { kind: 'fact', seats: [1] })],
    seatRoles: [{ id: '!1=r0', seat: 0, roles: [1] }],
  }),
  impossible: problem([1, 2], [deck([2, 4], [2, 2])], {
    requirements: [rule('1', bound([0], 1)), rule('2', bound([0], 0, 1))],
  }),
  misfit: problem([3], [deck([2, 3], [2])]),
};

/** As large as the first rulebook with five seats: 20 cards, 5 × 5 places, pairs apart, two attributes. */
export const large: Problem = problem(
  [1, 1, 3],
  [
    deck([2, 2, 2, 2, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [5, 5, 5], {
      attributes: marks([9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [2, 2], [[], [0], [1]]),
    }),
  ],
  {
    requirements: [
      rule('4.1', all(bound([0], 1), bound([1], 1)), { roles: [0] }),
      rule('4.2', all(bound([2], 1), bound([3], 1)), { roles: [1] }),
      rule('4.3', bound([4], 0, 0), { roles: [0, 1] }),
      rule('4.4', any(bound([4], 0, 0), bound([13], 0, 0))),
      rule('4.5', any(bound([5], 0, 0), bound([1], 0, 0))),
      rule('4.7', all(...[0, 1, 2, 3, 5, 6].map((card) => bound([card], 0, 1)))),
      rule('4.10', all(bound([0, 1], 0, 2), bound([2, 3], 0, 2), bound([9, 10, 11, 12, 13, 14, 15, 16, 17, 18], 0, 3))),
      rule(
        '4.11',
        all(
          bound([9, 10, 11, 12, 13, 14, 15, 16, 17, 18], 0, 1, [0]),
          bound([9, 10, 11, 12, 13, 14, 15, 16, 17, 18], 0, 1, [1]),
        ),
      ),
    ],
  },
);

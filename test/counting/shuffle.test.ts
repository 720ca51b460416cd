import { describe, expect, test } from 'vitest';
import { shuffleOdds } from '../../src/counting/shuffle.ts';
import type { Formula, Problem } from '../../src/problem/problem.ts';
import { count } from '../../src/verbs/count/answer.ts';
import { any, bound, deck, marks, not, problem, rule } from '../sat/problems.ts';

/** Deals every physical card out in every way, one by one, and counts the ways that keep every requirement. */
function byHand({ roles, decks, requirements }: Problem): { kept: number; all: number } {
  const drawn = permutations(roles.flatMap(({ count: seats }, role) => Array<number>(seats).fill(role)));
  let [kept, all] = [0, 0];
  for (const seats of drawn) {
    const perDeck = decks.map(({ cards, hand }) => {
      const physical = cards.flatMap(({ copies }, card) => Array<number>(copies).fill(card));
      return partings(
        physical,
        seats.map((role) => hand[role]!),
      );
    });
    for (const hands of product(perDeck)) {
      all++;
      const legal = requirements.every(({ roles: scope, seats: only, deck: at, formula }) =>
        hands[at]!.every(
          (cards, seat) =>
            (scope !== null && !scope.includes(seats[seat]!)) ||
            (only !== null && !only.includes(seat)) ||
            keeps(formula, cards),
        ),
      );
      if (legal) kept++;
    }
  }
  return { kept, all };
}

function keeps(formula: Formula, hand: readonly number[]): boolean {
  if (formula.op === 'bound') {
    const n = hand.filter((card) => formula.cards.includes(card)).length;
    return n >= formula.min && n <= formula.max;
  }
  if (formula.op === 'not') return !keeps(formula.part, hand);
  return formula.op === 'all'
    ? formula.parts.every((part) => keeps(part, hand))
    : formula.parts.some((part) => keeps(part, hand));
}

/** All different orders of a list. */
function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]];
  return [...new Set(items)].flatMap((first) => {
    const rest = [...items];
    rest.splice(rest.indexOf(first), 1);
    return permutations(rest).map((order) => [first, ...order]);
  });
}

/** All ways to give physical cards (told apart by place) to hands of these sizes; the rest stays over. */
function partings(cards: readonly number[], sizes: readonly number[]): readonly (readonly (readonly number[])[])[] {
  const [size, ...others] = sizes;
  if (size === undefined) return [[]];
  return choices(cards.length, size).flatMap((chosen) => {
    const rest = cards.filter((_, place) => !chosen.includes(place));
    return partings(rest, others).map((hands) => [chosen.map((place) => cards[place]!), ...hands]);
  });
}

function choices(n: number, k: number): readonly (readonly number[])[] {
  if (k === 0) return [[]];
  if (n < k) return [];
  return [...choices(n - 1, k), ...choices(n - 1, k - 1).map((chosen) => [...chosen, n - 1])];
}

function product<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (whole, list) => whole.flatMap((before) => list.map((item) => [...before, item])),
    [[]],
  );
}

const apart = rule('apart', any(bound([0], 0, 0), bound([1], 0, 0)));
const cases: readonly (readonly [string, Problem])[] = [
  ['no rules', problem([2], [deck([2, 1, 1], [2])])],
  ['copies that count', problem([1, 2], [deck([2, 2, 2], [2, 2])], { requirements: [apart] })],
  [
    'weights make no difference',
    problem([1, 2], [deck([2, 2, 2], [2, 2], { weights: 'shuffles' })], { requirements: [apart] }),
  ],
  ['by role', problem([1, 2], [deck([2, 2, 3], [3, 2])], { requirements: [rule('a', bound([0], 1), { roles: [0] })] })],
  ['a stock', problem([1, 1], [deck([2, 2, 2], [2, 1], { stock: true })], { requirements: [apart] })],
  [
    'two decks',
    problem([1, 1], [deck([1, 2], [1, 2]), deck([2, 2], [2, 2])], { requirements: [{ ...apart, deck: 1 }] }),
  ],
  ['not', problem([2], [deck([2, 2], [2])], { requirements: [rule('n', not(bound([0], 1, 1)))] })],
  [
    'a seat',
    problem([1, 2], [deck([2, 2, 2], [2, 2])], {
      requirements: [rule('2:c0', bound([0], 1), { kind: 'fact', seats: [1] })],
    }),
  ],
  ['never', problem([2], [deck([2, 2], [2])], { requirements: [rule('n', bound([0], 3))] })],
];

describe('the chance that a shuffle is legal is that of dealing out the physical cards in every way', () => {
  test.each(cases)('%s', (_, given) => {
    const { kept, all } = byHand(given);
    const { numerator, denominator } = shuffleOdds(given);
    expect(all).toBeGreaterThan(1);
    expect(numerator * BigInt(all)).toBe(denominator * BigInt(kept));
    expect(gcd(numerator, denominator)).toBe(1n);
  });
});

const marked = (requirements: Problem['requirements']) =>
  problem([1, 1], [deck([1, 1, 2], [2, 2], { attributes: marks([0, 1], [1], [[], [0]]) })], { requirements });

test('attributes and the rules about them are left aside', () => {
  const bare = problem([1, 1], [deck([1, 1, 2], [2, 2])], { requirements: [apart] });
  const holdsMark = rule('m', bound([0, 1], 1, 9, [0]), { roles: [0] });
  expect(shuffleOdds(marked([apart, holdsMark]))).toEqual(shuffleOdds(bare));
});

test('a pin of a marked card still asks for the card', () => {
  const pin = (marksOf: readonly number[]) => rule('1:c0', bound([0], 1, 9, marksOf), { kind: 'fact', seats: [0] });
  expect(shuffleOdds(marked([pin([0])]))).toEqual(shuffleOdds(marked([pin([])])));
  expect(shuffleOdds(marked([pin([0])]))).toEqual({ numerator: 1n, denominator: 2n });
});

test.each([
  ['too few cards', problem([2], [deck([1, 1, 1], [2])])],
  ['too many', problem([2], [deck([3, 2], [2])])],
  ['roles that do not fit', problem([1, 1], [deck([2, 2], [2, 2])], { seats: 3 })],
])('where nothing can be dealt it is 0 of 1, and the count says so: %s', (_, given) => {
  expect(shuffleOdds(given)).toEqual({ numerator: 0n, denominator: 1n });
  expect(count(given)).toMatchObject({
    legal: '0',
    weight: '0',
    feasible: false,
    shuffle: { numerator: '0', denominator: '1' },
  });
});

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeCardOdds } from '../../../src/counting/odds/attribute-cards.ts';
import { odds } from '../../../src/counting/odds/odds.ts';
import type { Problem } from '../../../src/problem/problem.ts';
import { expected } from '../../../src/stats/expected.ts';
import { all, any, bound, deck, marks, not, problem, rule, small } from '../../sat/problems.ts';
import { slotWeights, weighed } from './observed.ts';

/** The small problems, each under both weights. */
const cases: readonly (readonly [string, Problem])[] = Object.entries(small).flatMap(([name, each]) => [
  [name, each],
  [`${name}, shuffles`, { ...each, decks: each.decks.map((one) => ({ ...one, weights: 'shuffles' as const })) }],
]);

function agree(each: Problem): void {
  const deals = weighed(each);
  const known = expected(each);
  expect(known.weight).toBe(deals.reduce((sum, { weight }) => sum + weight, 0n));
  const yes = slotWeights(each, deals);
  for (const [i, slot] of known.slots.entries()) expect(known.yes[i], JSON.stringify(slot)).toBe(yes[i]);
}

describe('odds', () => {
  it.each(cases)('are those of all legal deals one by one, to the unit: %s', (_, each) => agree(each));

  it('are so on random problems', () => {
    fc.assert(
      fc.property(randomProblem, (each) => agree(each)),
      { seed: 6, numRuns: 60 },
    );
  });

  it.each(cases)('sum to what they must: %s', (_, each) => sums(each));
});

/** Each copy is somewhere, each hand is full, each seat has a role, each mark is on a card. */
function sums(each: Problem): void {
  const known = odds(each);
  const { weight } = known;
  const marked = attributeCardOdds(each);
  if (weight === 0n) return;
  const mean = (row: readonly bigint[]): bigint => row.reduce((sum, part, n) => sum + BigInt(n) * part, 0n);
  for (const row of known.seatRoles) expect(row.reduce((sum, part) => sum + part, 0n)).toBe(weight);
  for (const [role, { count }] of each.roles.entries())
    expect(known.seatRoles.reduce((sum, row) => sum + row[role]!, 0n)).toBe(BigInt(count) * weight);
  for (const [d, { cards, attributes }] of known.decks.entries()) {
    const deckOf = each.decks[d]!;
    for (const [card, { spreads, seats }] of cards.entries()) {
      expect(spreads.reduce((sum, part) => sum + part.weight, 0n)).toBe(weight);
      for (const row of seats) expect(row.reduce((sum, part) => sum + part, 0n)).toBe(weight);
      if (!deckOf.stock)
        expect(seats.reduce((sum, row) => sum + mean(row), 0n)).toBe(BigInt(deckOf.cards[card]!.copies) * weight);
    }
    for (let seat = 0; seat < each.seats; seat++) {
      const size = known.seatRoles[seat]!.reduce((sum, part, role) => sum + part * BigInt(deckOf.hand[role]!), 0n);
      expect(cards.reduce((sum, { seats }) => sum + mean(seats[seat]!), 0n)).toBe(size);
    }
    for (const [role, size] of deckOf.hand.entries())
      expect(cards.reduce((sum, { hands }) => sum + mean(hands[role]!), 0n)).toBe(
        weight * BigInt(size * each.roles[role]!.count),
      );
    for (const [attribute, { roles, seats }] of attributes.entries()) {
      const total = BigInt(deckOf.attributes!.attributes[attribute]!.count) * weight;
      expect(roles.reduce((sum, row) => sum + mean(row), 0n)).toBe(total);
      expect(seats.reduce((sum, row) => sum + mean(row), 0n)).toBe(total);
      expect(marked[d]![attribute]!.reduce((sum, row) => sum + mean(row), 0n)).toBe(total);
    }
  }
}

/** Up to three seats, one deck of up to seven cards, all forms of bounds, marks, a stock, facts about seats. */
const randomProblem: fc.Arbitrary<Problem> = fc
  .record({
    roles: fc.constantFrom([1, 1], [2, 1], [1, 2], [3], [1, 1, 1]),
    copies: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 2, maxLength: 4 }),
    sizes: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 3, maxLength: 3 }),
    weights: fc.constantFrom('deals' as const, 'shuffles' as const),
    marked: fc.constantFrom(0, 1, 2),
    markedFrom: fc.integer({ min: 0, max: 2 }),
    pins: fc.boolean(),
    rules: fc.array(
      fc.record({
        a: fc.integer({ min: 0, max: 3 }),
        b: fc.integer({ min: 0, max: 3 }),
        min: fc.integer({ min: 0, max: 1 }),
        max: fc.integer({ min: 1, max: 2 }),
        form: fc.integer({ min: 0, max: 4 }),
        role: fc.option(fc.integer({ min: 0, max: 2 })),
        seat: fc.option(fc.integer({ min: 0, max: 2 })),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ roles, copies, sizes, weights, marked, markedFrom, pins, rules }) => {
    const seats = roles.reduce((sum, n) => sum + n, 0);
    const cards = copies.map((_, card) => card);
    const on = cards.slice(Math.min(markedFrom, cards.length - 1));
    const places = roles.reduce((sum, n, role) => sum + n * sizes[role]!, 0);
    const fits = copies.reduce((sum, n) => sum + n, 0) === places;
    const card = (n: number): number => n % copies.length;
    return problem(
      roles,
      [
        deck(copies, sizes.slice(0, roles.length), {
          weights,
          stock: !fits,
          attributes:
            marked === 0 ? null : marked === 1 ? marks(on, [1], [[], [0]]) : marks(on, [1, 1], [[], [0], [0, 1], [1]]),
        }),
      ],
      {
        seats,
        requirements: rules.map(({ a, b, min, max, form, role, seat }, i) => {
          const one = bound([card(a)], min, max);
          const two = bound([...new Set([card(a), card(b)])].sort(), 0, 1, marked > 0 && form > 2 ? [0] : []);
          const formula = [one, any(not(one), two), not(all(one, two)), two, any(one, two)][form]!;
          return rule(String(i), formula, {
            roles: role === null ? null : [role % roles.length],
            seats: seat === null ? null : [seat % seats],
          });
        }),
        seatRoles: pins ? [{ id: '!1', seat: 0, roles: [roles.length - 1] }] : [],
      },
    );
  });

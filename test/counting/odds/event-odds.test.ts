import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/counting/compile.ts';
import { fraction } from '../../../src/counting/fraction.ts';
import { eventOdds } from '../../../src/counting/odds/event.ts';
import type { Event } from '../../../src/problem/event/event.ts';
import type { Dealt, Problem } from '../../../src/problem/problem.ts';
import { faultOf } from '../../fault-of.ts';
import { bound, small } from '../../sat/problems.ts';
import { weighed } from './observed.ts';

const problems = Object.entries(small).filter(([, each]) => compile(each).weight > 0n);

describe('odds of events', () => {
  it.each(problems)('are those of all legal deals one by one, as fractions: %s', (_, plain) => {
    for (const weights of ['deals', 'shuffles'] as const) {
      const each: Problem = { ...plain, decks: plain.decks.map((deck) => ({ ...deck, weights })) };
      const deals = weighed(each);
      const whole = deals.reduce((sum, { weight }) => sum + weight, 0n);
      fc.assert(
        fc.property(eventOf(each), (event) => {
          const part = deals.reduce((sum, { dealt, weight }) => (happens(each, dealt, event) ? sum + weight : sum), 0n);
          expect(eventOdds(each, whole, event)).toEqual(fraction(part, whole));
        }),
        { seed: 6, numRuns: 40 },
      );
    }
  });

  it('refuse "some" of one hand about two decks', () => {
    const event: Event = {
      text: 'some seat holds a and b',
      quantifier: 'some',
      roles: null,
      seat: null,
      items: [
        { deck: 0, bound: bound([0], 1) },
        { deck: 1, bound: bound([0], 1) },
      ],
    };
    expect(faultOf(() => eventOdds(small['decks']!, 1n, event))).toMatchObject({ kind: 'bad', code: 'event-decks' });
  });
});

/** An event by its words, on one deal. */
function happens(problem: Problem, dealt: Dealt, event: Event): boolean {
  const holds = (seat: number): boolean =>
    event.items.every(({ deck, bound: { cards, attributes: marks, min, max } }) => {
      const sets = problem.decks[deck]!.attributes?.sets ?? [[]];
      const n = dealt.hands[deck]![seat]!.filter(
        (card, at) =>
          cards.includes(card) && marks.every((mark) => sets[dealt.attributeSets[deck]![seat]![at]!]!.includes(mark)),
      ).length;
      return n >= min && n <= max;
    });
  const asked = dealt.roles.flatMap((role, seat) => (event.roles === null || event.roles.includes(role) ? [seat] : []));
  switch (event.quantifier) {
    case 'some':
      return asked.some(holds);
    case 'every':
      return asked.every(holds);
    case 'no':
      return !asked.some(holds);
    case 'seat':
      return holds(event.seat!);
  }
}

/** Events about one deck of a problem: any quantifier, scope, one or two items, with marks where there are some. */
function eventOf(problem: Problem): fc.Arbitrary<Event> {
  return fc.integer({ min: 0, max: problem.decks.length - 1 }).chain((deck) => {
    const { cards, attributes: marks } = problem.decks[deck]!;
    const item = fc
      .record({
        cards: fc.subarray([...cards.keys()], { minLength: 1 }),
        marks: marks === null ? fc.constant([]) : fc.subarray([...marks.attributes.keys()]),
        min: fc.integer({ min: 0, max: 2 }),
        exactly: fc.boolean(),
      })
      .map(({ cards: of, marks: by, min, exactly }) => ({
        deck,
        bound: bound(of, min, exactly ? min : Number.POSITIVE_INFINITY, by),
      }));
    return fc
      .record({
        quantifier: fc.constantFrom('some' as const, 'every' as const, 'no' as const, 'seat' as const),
        roles: fc.option(fc.subarray([...problem.roles.keys()], { minLength: 1 })),
        seat: fc.integer({ min: 0, max: problem.seats - 1 }),
        items: fc.array(item, { minLength: 1, maxLength: 2 }),
      })
      .map((event) => ({ text: 'an event', ...event, seat: event.quantifier === 'seat' ? event.seat : null }));
  });
}

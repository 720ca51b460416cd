/**
 * The small family, problem by problem and under both weights: odds against all legal deals by brute force, to the fraction; and what pins do
 * to odds, to counts and to draws.
 */
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import { fraction } from '../../src/counting/fraction.ts';
import { eventOdds } from '../../src/counting/odds/event.ts';
import { odds } from '../../src/counting/odds/odds.ts';
import { parseEvent } from '../../src/problem/event/parse.ts';
import { ground } from '../../src/problem/ground.ts';
import type { Dealt, Problem } from '../../src/problem/problem.ts';
import { normalise } from '../../src/problem/selection.ts';
import { expected } from '../../src/stats/expected.ts';
import { familyCases } from '../brute/family.ts';
import { legalDeals } from '../brute/legal-deals.ts';
import { weightOf } from '../brute/weight.ts';
import { slotWeights, weighed } from '../counting/odds/observed.ts';

const weights = ['deals', 'shuffles'] as const;
/** Problems with more deals than that are pinned under one weight only, */
const MANY = 300n;
/** and pinned ones with more have their odds looked at no further: enough are left. */
const FEW = 50;
const key = (dealt: Dealt): string => JSON.stringify(dealt);

/** Deals by number, and by the intervals of weight: [deal, width of its interval]. */
function drawn(problem: Problem): readonly (readonly [string, bigint])[] {
  const diagram = compile(problem);
  const found: [string, bigint][] = [];
  for (let number = 0n; number < diagram.legal; number++) {
    const dealt = diagram.unrank(number);
    found.push([key(dealt), weightOf(problem, dealt)]);
  }
  let at = 0n;
  for (const [deal, width] of found) {
    expect(key(diagram.at(at))).toBe(deal);
    at += width;
  }
  expect(at).toBe(diagram.weight);
  return found;
}

describe.each(familyCases.filter(({ problem }) => compile(problem).legal > 0n))(
  '$name',
  ({ ruleset, selection, problem: own }) => {
    const asked = weights.map((each) => ground(ruleset, { ...selection, weights: mapped(selection.weights, each) }));

    it('has the odds of all legal deals one by one', () => {
      for (const problem of asked) {
        const deals = weighed(problem);
        const known = expected(problem);
        expect(known.weight).toBe(deals.reduce((sum, { weight }) => sum + weight, 0n));
        expect(known.yes).toEqual(slotWeights(problem, deals));
      }
    });

    it('has odds of a pin = weight with the pin ÷ weight, and draws under a pin = draws without it, filtered', () => {
      for (const problem of compile(own).legal > MANY ? asked.slice(0, 1) : asked) {
        const known = odds(problem);
        const every = drawn(problem);
        for (const { pin, weight, keeps } of pinsOf(problem, known)) {
          const pinned = ground(ruleset, normalise(ruleset, { ...requestOf(problem), pins: [pin] }));
          expect(compile(pinned).weight, pin).toBe(weight);
          if (weight === 0n) continue;
          const filtered = every.filter(([deal]) => keeps(JSON.parse(deal) as Dealt)); // as: `key` wrote it
          expect(drawn(pinned), pin).toEqual(filtered);
          if (filtered.length > FEW) continue;
          // Under the pin its own odds are 1: pinned seats are told apart from the rest.
          const under = expected(pinned);
          expect(under.yes, pin).toEqual(slotWeights(pinned, weighed(pinned)));
        }
      }
    });

    it('has the odds of events in words', () => {
      for (const problem of asked) {
        const deals = legalDeals(problem).map((dealt) => ({ dealt, weight: weightOf(problem, dealt) }));
        const whole = deals.reduce((sum, { weight }) => sum + weight, 0n);
        const deck = problem.decks[0]!;
        for (const [index, { id }] of deck.cards.entries()) {
          const name = ruleset.decks.length > 1 ? `${deck.id}/${id}` : id;
          const part = (yes: (hand: readonly number[]) => boolean, all: boolean): bigint =>
            deals.reduce((sum, { dealt, weight }) => {
              const hands = dealt.hands[0]!;
              return (all ? hands.every(yes) : hands.some(yes)) ? sum + weight : sum;
            }, 0n);
          const has = (hand: readonly number[]): boolean => hand.includes(index);
          const asks: readonly (readonly [string, bigint])[] = [
            [`some seat holds ${name}`, part(has, false)],
            [`every seat holds ${name}`, part(has, true)],
            [`no seat holds ${name}`, part((hand) => !has(hand), true)],
            [`some seat holds 2 ${name}`, part((hand) => hand.filter((card) => card === index).length > 1, false)],
          ];
          for (const [event, weight] of asks)
            expect(eventOdds(problem, whole, parseEvent(event, ruleset, problem)), event).toEqual(
              fraction(weight, whole),
            );
        }
      }
    });

    /** A pin of each kind on the first seat and the last: [pin, weight that the odds give it, who keeps it]. */
    function pinsOf(problem: Problem, known: ReturnType<typeof odds>) {
      const qualified = (deck: number, card: number): string => {
        const { id, cards } = problem.decks[deck]!;
        return problem.decks.length > 1 ? `${id}/${cards[card]!.id}` : cards[card]!.id;
      };
      return [...new Set([0, own.seats - 1])].flatMap((seat) => [
        ...problem.roles.map(({ id }, role) => ({
          pin: `${seat + 1}=${id}`,
          weight: known.seatRoles[seat]![role]!,
          keeps: (dealt: Dealt) => dealt.roles[seat] === role,
        })),
        ...problem.decks.flatMap(({ cards }, deck) =>
          cards.map((_, card) => ({
            pin: `${seat + 1}:${qualified(deck, card)}`,
            weight: known.decks[deck]!.cards[card]!.seats[seat]!.slice(1).reduce((sum, part) => sum + part, 0n),
            keeps: (dealt: Dealt) => dealt.hands[deck]![seat]!.includes(card),
          })),
        ),
      ]);
    }
  },
);

function requestOf({ selection }: Problem) {
  const { players, set, readings, without, weights: own } = selection;
  return { players, set: mapped(set, String), readings, without, weights: own };
}

function mapped<T, U>(record: Readonly<Record<string, T>>, to: U | ((value: T) => U)): Readonly<Record<string, U>> {
  const make = typeof to === 'function' ? (to as (value: T) => U) : () => to; // as: U is never a function here
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, make(value)]));
}

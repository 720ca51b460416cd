/** The exact probability of an event: one more count, of the deals that have it. */

import { FaultError } from '../../fault.ts';
import type { Event } from '../../problem/event/event.ts';
import type { Formula, Problem, Requirement } from '../../problem/problem.ts';
import { type CompileOptions, totals } from '../compile.ts';
import { type Fraction, fraction } from '../fraction.ts';

/**
 * Weight of the deals with the event ÷ weight of all.
 * @param weight the problem's total weight, positive
 * @throws FaultError of kind limit as `compile` does; fault `event-decks` as `withEvent` does
 */
export function eventOdds(
  problem: Problem,
  weight: bigint,
  event: Event,
  options: Omit<CompileOptions, 'separate'> = {},
): Fraction {
  const asked = withEvent(problem, event);
  const part = totals(asked.problem, options).weight;
  return fraction(asked.negated ? weight - part : part, weight);
}

/**
 * The problem whose legal deals are those of `problem` for which the event holds or, where `negated`, for which it does not:
 * "some X holds F" is what is left when every X does not hold F.
 * Throws fault `event-decks` where `some` or `no` asks one hand about cards of several decks, which no requirement can say.
 */
export function withEvent(problem: Problem, event: Event): { readonly problem: Problem; readonly negated: boolean } {
  const decks = [...new Set(event.items.map(({ deck }) => deck))].sort((a, b) => a - b);
  const refused = event.quantifier === 'some' || event.quantifier === 'no';
  if (refused && decks.length > 1)
    throw new FaultError({
      kind: 'bad',
      code: 'event-decks',
      with: { event: event.text, decks: decks.map((deck) => problem.decks[deck]!.id) },
    });
  const added = decks.map((deck): Requirement => {
    const held: Formula = {
      op: 'all',
      parts: event.items.filter((item) => item.deck === deck).map(({ bound }) => bound),
    };
    return {
      kind: 'fact',
      id: event.text,
      roles: event.quantifier === 'seat' ? null : event.roles,
      seats: event.seat === null ? null : [event.seat],
      deck,
      formula: refused ? { op: 'not', part: held } : held,
    };
  });
  return {
    problem: { ...problem, requirements: [...problem.requirements, ...added] },
    negated: event.quantifier === 'some',
  };
}

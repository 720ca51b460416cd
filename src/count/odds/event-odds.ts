/** The exact probability of an event: one more count, of the deals that have it. */
import type { Event } from '../../problem/event/event.ts';
import { withEvent } from '../../problem/event/with-event.ts';
import type { Problem } from '../../problem/problem.ts';
import { type CompileOptions, compile } from '../compile.ts';
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
  const part = compile(asked.problem, options).weight;
  return fraction(asked.negated ? weight - part : part, weight);
}

/**
 * Plain counting arguments against a problem: roles against seats, cards against places, what hands must hold against the copies there
 * are, what they may hold against the copies that must be dealt, attributes against the cards that may carry them. A SAT solver might not find these in a
 * lifetime; a person understands them at once. Each is sound; a problem without any may still have no legal deal.
 */

import type { Problem } from '../problem/problem.ts';
import type { Statement } from '../problem/statement.ts';
import { attributeConflicts } from './attributes.ts';
import { cardConflicts } from './cards.ts';
import type { Conflict } from './conflict.ts';
import { hallConflict } from './hall.ts';
import { sum, unique } from './hands.ts';

export type { Conflict } from './conflict.ts';

/** Every argument found, the plainest first; the general one of a deck only where no plainer one is found for it. */
export function arithmetic(problem: Problem): readonly Conflict[] {
  return [
    ...roleConflicts(problem),
    ...problem.decks.flatMap((_, deck) => {
      const plain = cardConflicts(problem, deck);
      const hall = plain.length === 0 ? hallConflict(problem, deck) : null;
      return [...plain, ...(hall === null ? [] : [hall]), ...attributeConflicts(problem, deck)];
    }),
  ];
}

// Counting arguments about who has which role.

function roleConflicts(problem: Problem): readonly Conflict[] {
  return [...againstSeats(problem), ...ofSeats(problem), ...ofPins(problem)];
}

function* againstSeats({ roles, seats }: Problem): Generator<Conflict> {
  const need = sum(roles.map(({ count }) => count));
  if (need !== seats)
    yield { kind: 'roles-seats', need, seats, statements: roles.map((_, role) => ({ kind: 'role', role })) };
}

function* ofSeats(problem: Problem): Generator<Conflict> {
  for (let seat = 0; seat < problem.seats; seat++)
    if (rolesOf(problem, seat).length === 0) yield { kind: 'seat-roles', seat, statements: pinsOf(problem, seat) };
}

function* ofPins(problem: Problem): Generator<Conflict> {
  const open = Array.from({ length: problem.seats }, (_, seat) => rolesOf(problem, seat));
  for (const [role, { count }] of problem.roles.entries()) {
    const only = open.flatMap((roles, seat) => (roles.length === 1 && roles[0] === role ? [seat] : []));
    const never = open.flatMap((roles, seat) => (roles.includes(role) ? [] : [seat]));
    const because = (seats: readonly number[]): readonly Statement[] =>
      unique([{ kind: 'role', role }, ...seats.flatMap((seat) => pinsOf(problem, seat))]);
    if (only.length > count) yield { kind: 'role-pins', role, seats: only.length, count, statements: because(only) };
    if (problem.seats - never.length < count)
      yield { kind: 'role-pins', role, seats: problem.seats - never.length, count, statements: because(never) };
  }
}

function rolesOf({ roles, seatRoles }: Problem, seat: number): readonly number[] {
  const facts = seatRoles.filter((fact) => fact.seat === seat);
  return roles.flatMap((_, role) => (facts.every((fact) => fact.roles.includes(role)) ? [role] : []));
}

function pinsOf({ seatRoles }: Problem, seat: number): readonly Statement[] {
  return seatRoles.filter((fact) => fact.seat === seat).map(({ id }) => ({ kind: 'pin', id }));
}

/** Cards in play that no hand may hold, whatever the other hands are: the rules and pins of that hand alone forbid them. */
import type { Problem } from '../problem/problem.ts';
import { statements } from '../problem/statement.ts';
import { atLeast, type Literal } from './circuit.ts';
import { encode } from './encode.ts';
import { Solver } from './solver.ts';

export interface Unheld {
  readonly deck: number;
  readonly card: number;
}

/**
 * Looks at one hand at a time: every other seat is left aside, the deck has a stock, and attributes need not all be dealt. Runs in the
 * calling thread; one hand is never hard.
 */
export function unheld(problem: Problem): readonly Unheld[] {
  const found = new Map(
    problem.decks.flatMap(({ cards }, deck) => cards.map((_, card) => [`${deck} ${card}`, { deck, card }] as const)),
  );
  for (let seat = 0; seat < problem.seats && found.size > 0; seat++) {
    // Seats that nothing tells apart have the same hands.
    if (seat > 0 && !bound(problem, seat) && !bound(problem, seat - 1)) continue;
    const alone = oneHand(problem, seat);
    const encoding = encode(alone);
    const solver = new Solver(encoding);
    const kept = statements(alone).filter(({ kind }) => kind !== 'role' && kind !== 'attribute');
    for (const [key, { deck, card }] of found) {
      const holds: Literal = atLeast(encoding.holds[deck]![0]![card]!, 1);
      if (solver.solve(kept, [holds])) found.delete(key);
    }
  }
  return [...found.values()];
}

/** Whether pins speak of a seat. */
function bound(problem: Problem, seat: number): boolean {
  return (
    problem.seatRoles.some((fact) => fact.seat === seat) ||
    problem.requirements.some(({ seats }) => seats?.includes(seat) ?? false)
  );
}

function oneHand(problem: Problem, seat: number): Problem {
  return {
    ...problem,
    seats: 1,
    decks: problem.decks.map((deck) => ({ ...deck, stock: true })),
    requirements: problem.requirements.flatMap((requirement) => {
      if (requirement.seats === null) return [requirement];
      return requirement.seats.includes(seat) ? [{ ...requirement, seats: [0] }] : [];
    }),
    seatRoles: problem.seatRoles.filter((fact) => fact.seat === seat).map((fact) => ({ ...fact, seat: 0 })),
  };
}

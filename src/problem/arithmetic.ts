/**
 * Plain counting arguments against a problem: roles against seats, cards against places, what hands must hold against the copies there
 * are, what they may hold against the copies that must be dealt, marks against markable cards. A SAT solver might not find these in a
 * lifetime; a person understands them at once. Each is sound; a problem without any may still have no legal deal.
 */
import { cardConflicts } from './arithmetic/cards.ts';
import type { Conflict } from './arithmetic/conflict.ts';
import { hallConflict } from './arithmetic/hall.ts';
import { markConflicts } from './arithmetic/marks.ts';
import { roleConflicts } from './arithmetic/roles.ts';
import type { Problem } from './problem.ts';

export type { Conflict } from './arithmetic/conflict.ts';

/** Every argument found, the plainest first; the general one of a deck only where no plainer one is found for it. */
export function arithmetic(problem: Problem): readonly Conflict[] {
  return [
    ...roleConflicts(problem),
    ...problem.decks.flatMap((_, deck) => {
      const plain = cardConflicts(problem, deck);
      const hall = plain.length === 0 ? hallConflict(problem, deck) : null;
      return [...plain, ...(hall === null ? [] : [hall]), ...markConflicts(problem, deck)];
    }),
  ];
}

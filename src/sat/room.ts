/**
 * The one counting argument that must also work when facts are dropped: cards against places. A solver asked whether 18 cards fit into
 * 16 places, with one fact less, may never answer.
 */
import type { Problem } from '../problem/problem.ts';
import { statementKey } from '../problem/statement.ts';

/** Whether some deck cannot fit its places by the kept statements alone, whatever becomes of the others. */
export function overfull(problem: Problem, keys: ReadonlySet<string>): boolean {
  return problem.decks.some((deck, d) => {
    const copies = deck.cards.map((card, index) =>
      keys.has(statementKey({ kind: 'copies', deck: d, card: index })) ? card.copies : null,
    );
    const dealt = copies.reduce<number>((sum, n) => sum + (n ?? 0), 0);
    const [least, most] = places(problem, d, keys);
    const atLeast = deck.stock ? 0 : dealt;
    const atMost = copies.includes(null) ? Number.POSITIVE_INFINITY : dealt;
    return atLeast > most || atMost < least;
  });
}

/** Fewest and most places of a deck: seats of a role whose count is kept are certain, the others may be of any role whose is not. */
function places(problem: Problem, deck: number, keys: ReadonlySet<string>): readonly [number, number] {
  const roles = problem.roles.map(({ count }, role) => ({
    count: keys.has(statementKey({ kind: 'role', role })) ? count : null,
    size: keys.has(statementKey({ kind: 'hand', deck, role })) ? problem.decks[deck]!.hand[role]! : null,
  }));
  const open = roles.filter(({ count }) => count === null);
  const seats = problem.seats - roles.reduce((sum, { count }) => sum + (count ?? 0), 0);
  let least = 0;
  let most = 0;
  for (const { count, size } of roles) {
    if (!count) continue;
    least += count * (size ?? 0);
    most += count * (size ?? Number.POSITIVE_INFINITY);
  }
  if (seats <= 0) return [least, most];
  least += seats * Math.min(...open.map(({ size }) => size ?? 0));
  most += seats * Math.max(...open.map(({ size }) => size ?? Number.POSITIVE_INFINITY));
  return [least, most];
}

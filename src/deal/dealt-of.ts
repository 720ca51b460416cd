/** A given deal as a `Dealt` of its problem, where it is complete. */
import type { Dealt } from '../problem/dealt.ts';
import type { Given, GivenCard } from '../problem/given.ts';
import type { Problem } from '../problem/problem.ts';
import type { AttributeId } from '../ruleset/ids.ts';

/**
 * Null where anything is left open (a role where there are several, a hand, a `?`, attributes where there are some to give), or where a
 * role, card or set of attributes is none of the problem's.
 */
export function dealtOf(problem: Problem, given: Given): Dealt | null {
  const roles = given.roles.map((role) =>
    role === null && problem.roles.length === 1 ? 0 : problem.roles.findIndex(({ id }) => id === role),
  );
  const hands: (readonly number[])[][] = [];
  const sets: (readonly number[])[][] = [];
  for (const deck of problem.decks) {
    const own = given.hands.find((hand) => hand.deck === deck.id)?.seats ?? [];
    const setOf = setsByAttributes(deck.marks);
    if (setOf !== null && !given.marked) return null;
    const dealt = own.map((hand) => {
      if (hand === null || !hand.complete) return null;
      const cards = hand.cards.map((card) => ({
        index: deck.cards.findIndex(({ id }) => id === card.card),
        set: setOf === null ? (card.attributes.length === 0 ? 0 : -1) : setOf(card),
      }));
      return cards.sort((a, b) => a.index - b.index || a.set - b.set);
    });
    const whole = dealt.filter((hand) => hand?.every(({ index, set }) => index >= 0 && set >= 0));
    if (whole.length < problem.seats) return null;
    hands.push(whole.map((hand) => hand!.map(({ index }) => index)));
    sets.push(whole.map((hand) => hand!.map(({ set }) => set)));
  }
  return roles.includes(-1) ? null : { roles, hands, sets };
}

/** The index of a card's set of attributes, -1 where no card may carry it; null in a deck without marks. */
function setsByAttributes(marks: Problem['decks'][number]['marks']): ((card: GivenCard) => number) | null {
  if (marks === null || marks.attributes.every(({ count }) => count === 0)) return null;
  const key = (attributes: readonly AttributeId[]) => [...attributes].sort().join('*');
  const index = new Map(marks.sets.map((set, at) => [key(set.map((each) => marks.attributes[each]!.id)), at]));
  return ({ attributes }) => index.get(key(attributes)) ?? -1;
}

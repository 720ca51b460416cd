/** A complete deal that somebody gives, in the indices of a Problem. */
import type { Dealt } from './dealt.ts';
import type { Given, GivenCard } from './given.ts';
import type { Problem, ProblemDeck } from './problem.ts';

/**
 * @returns `open` where a role or a hand is not given whole; `misfit` where it names a role, a card or a set of attributes that this
 *   problem does not have. Legality is not asked. Attributes that are not given (`given.marked` false) count as none.
 */
export function dealtOf(problem: Problem, given: Given): Dealt | 'open' | 'misfit' {
  if (given.seats !== problem.seats) return 'misfit';
  const roles = given.roles.map((id) => (id === null ? null : problem.roles.findIndex((role) => role.id === id)));
  const decks = problem.decks.map((deck) => {
    const seats = given.hands.find((hands) => hands.deck === deck.id)?.seats ?? [];
    return roles.map((role, seat) => {
      const hand = seats[seat] ?? null;
      // Where a role gets no cards of a deck, nothing need be said of them.
      if (hand === null) return role !== null && deck.hand[role] === 0 ? [] : null;
      return hand.complete ? hand.cards.map((card) => itemOf(deck, card, given.marked)).sort(inOrder) : null;
    });
  });
  if (roles.includes(null) || decks.some((deck) => deck.includes(null))) return 'open';
  const known = roles.flatMap((role) => (role === null ? [] : [role]));
  const hands = decks.map((deck) => deck.flatMap((hand) => (hand === null ? [] : [hand])));
  if (known.some((role) => role < 0)) return 'misfit';
  if (hands.flat(2).some(({ card, set }) => card < 0 || set < 0)) return 'misfit';
  return {
    roles: known,
    hands: hands.map((deck) => deck.map((hand) => hand.map(({ card }) => card))),
    sets: hands.map((deck) => deck.map((hand) => hand.map(({ set }) => set))),
  };
}

/** -1 for what the deck does not have. */
interface Item {
  readonly card: number;
  readonly set: number;
}

function itemOf({ cards, marks }: ProblemDeck, { card, attributes }: GivenCard, marked: boolean): Item {
  const index = cards.findIndex(({ id }) => id === card);
  if (!marked || attributes.length === 0) return { card: index, set: 0 };
  const wanted = attributes.map((id) => marks?.attributes.findIndex((mark) => mark.id === id) ?? -1);
  const set = marks?.sets.findIndex(
    (own) => own.length === wanted.length && own.every((mark) => wanted.includes(mark)),
  );
  return { card: index, set: set ?? -1 };
}

function inOrder(a: Item, b: Item): number {
  return a.card - b.card || a.set - b.set;
}

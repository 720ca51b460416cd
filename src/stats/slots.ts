/**
 * `Slot`: one yes-or-no question that every deal answers; a tally counts the deals that say yes. All questions are of the form
 * "at least `copies`", so that the count of each is binomial and its tail exact, also for a card with many copies.
 */
import type { Problem, ProblemDeck } from '../problem/problem.ts';

export type Slot =
  /** The hands of this role hold, together, at least so many copies. */
  | {
      readonly family: 'card-role';
      readonly deck: number;
      readonly card: number;
      readonly role: number;
      readonly copies: number;
    }
  /** Some hand holds both cards (twice the same: two copies). */
  | { readonly family: 'pair'; readonly deck: number; readonly card: number; readonly other: number }
  /** This seat has this role. */
  | { readonly family: 'seat-role'; readonly seat: number; readonly role: number }
  /** This seat holds at least so many copies. */
  | {
      readonly family: 'seat-card';
      readonly deck: number;
      readonly card: number;
      readonly seat: number;
      readonly copies: number;
    }
  /** At least so many copies of this card carry this attribute. */
  | {
      readonly family: 'attribute-card';
      readonly deck: number;
      readonly attribute: number;
      readonly card: number;
      readonly copies: number;
    }
  /** The hands of this role hold, together, at least so many cards with this attribute. */
  | {
      readonly family: 'attribute-role';
      readonly deck: number;
      readonly attribute: number;
      readonly role: number;
      readonly copies: number;
    };

export type Family = Slot['family'];

/** In the order in which they are reported. */
export const FAMILIES: readonly Family[] = [
  'card-role',
  'pair',
  'seat-role',
  'seat-card',
  'attribute-card',
  'attribute-role',
];

/** Every slot of a problem, family by family, each in the order of its indices; `copies` counts up from 1. */
export function slots(problem: Problem): readonly Slot[] {
  const found: Slot[] = [];
  const { roles } = problem;
  for (const [deck, each] of problem.decks.entries()) {
    for (const [card, { copies }] of each.cards.entries())
      for (const role of roles.keys())
        for (const k of upTo(Math.min(copies, places(problem, each, role))))
          found.push({ family: 'card-role', deck, card, role, copies: k });
  }
  for (const [deck, each] of problem.decks.entries()) {
    if (largestHand(problem, each) < 2) continue;
    for (const [card, { copies }] of each.cards.entries())
      for (let other = copies > 1 ? card : card + 1; other < each.cards.length; other++)
        found.push({ family: 'pair', deck, card, other });
  }
  for (const seat of seats(problem)) for (const role of roles.keys()) found.push({ family: 'seat-role', seat, role });
  for (const [deck, each] of problem.decks.entries())
    for (const [card, { copies }] of each.cards.entries())
      for (const seat of seats(problem))
        for (const k of upTo(Math.min(copies, largestHand(problem, each))))
          found.push({ family: 'seat-card', deck, card, seat, copies: k });
  for (const [deck, each] of problem.decks.entries()) {
    for (const [attribute, { count }] of each.marks?.attributes.entries() ?? []) {
      for (const card of each.marks!.on)
        for (const k of upTo(Math.min(count, each.cards[card]!.copies)))
          found.push({ family: 'attribute-card', deck, attribute, card, copies: k });
    }
  }
  for (const [deck, each] of problem.decks.entries())
    for (const [attribute, { count }] of each.marks?.attributes.entries() ?? [])
      for (const role of roles.keys())
        for (const k of upTo(Math.min(count, places(problem, each, role))))
          found.push({ family: 'attribute-role', deck, attribute, role, copies: k });
  return found;
}

function upTo(n: number): readonly number[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
}

function seats(problem: Problem): readonly number[] {
  return Array.from({ length: problem.seats }, (_, i) => i);
}

function places(problem: Problem, deck: ProblemDeck, role: number): number {
  return problem.roles[role]!.count * deck.hand[role]!;
}

function largestHand(problem: Problem, deck: ProblemDeck): number {
  return Math.max(0, ...problem.roles.flatMap(({ count }, role) => (count > 0 ? [deck.hand[role]!] : [])));
}

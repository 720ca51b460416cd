/** Random half-told deals: a complete deal of which roles, hands, single cards and marks are left out; and what agrees with one. */
import fc from 'fast-check';
import type { PartialCard, PartialDeal, PartialHand } from '../../src/problem/problem.ts';

/** Tells a part of a complete deal. */
export function randomPart(whole: PartialDeal): fc.Arbitrary<PartialDeal> {
  return fc
    .record({
      roles: fc.array(fc.boolean(), { minLength: whole.seats, maxLength: whole.seats }),
      hands: fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: whole.seats, maxLength: whole.seats }), {
        minLength: whole.hands.length,
        maxLength: whole.hands.length,
      }),
      marked: fc.boolean(),
    })
    .map(({ roles, hands, marked }) => ({
      ...whole,
      roles: whole.roles.map((role, seat) => (roles[seat] ? role : null)),
      hands: whole.hands.map(({ deck, seats }, index) => ({
        deck,
        seats: seats.map((hand, seat) => (hand === null ? null : part(hand, hands[index]![seat]!, marked))),
      })),
      marked,
    }));
}

/** Whether a complete deal is one of those that a given part leaves open. */
export function agrees(whole: PartialDeal, given: PartialDeal): boolean {
  return (
    given.roles.every((role, seat) => role === null || role === whole.roles[seat]) &&
    given.hands.every(({ seats }, deck) =>
      seats.every((hand, seat) => hand === null || fits(whole.hands[deck]!.seats[seat]!.cards, hand, given.marked)),
    )
  );
}

/** 0: nothing is told; 1, 2: all but the first card, which is `?`; otherwise the whole hand. */
function part(hand: PartialHand, how: number, marked: boolean): PartialHand | null {
  if (how === 0) return null;
  const cards = how <= 2 ? hand.cards.slice(1) : hand.cards;
  return {
    complete: how > 2,
    cards: marked ? cards : cards.map(({ card }) => ({ card, attributes: [] })),
  };
}

function fits(held: readonly PartialCard[], { cards, complete }: PartialHand, marked: boolean): boolean {
  const left = held.map((card) => text(card, marked));
  for (const card of cards) {
    const at = left.indexOf(text(card, marked));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return !complete || left.length === 0;
}

function text({ card, attributes }: PartialCard, marked: boolean): string {
  return marked ? [card, ...[...attributes].sort()].join('*') : card;
}

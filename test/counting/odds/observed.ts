/** Odds by adding up every legal deal, one by one: the oracle. Uses no engine. */
import type { Dealt, Problem } from '../../../src/problem/problem.ts';
import { type Slot, slots } from '../../../src/stats/tally.ts';
import { legalDeals } from '../../brute/legal-deals.ts';
import { weightOf } from '../../brute/weight.ts';

export interface Weighed {
  readonly dealt: Dealt;
  readonly weight: bigint;
}

/** Every legal deal with its weight. */
export function weighed(problem: Problem): readonly Weighed[] {
  return legalDeals(problem).map((dealt) => ({ dealt, weight: weightOf(problem, dealt) }));
}

/** Weight of the deals that say yes to each slot, in the order of `slots(problem)`. */
export function slotWeights(problem: Problem, deals: readonly Weighed[]): readonly bigint[] {
  return slots(problem).map((slot) =>
    deals.reduce((sum, { dealt, weight }) => (saysYes(problem, dealt, slot) ? sum + weight : sum), 0n),
  );
}

function saysYes(problem: Problem, dealt: Dealt, slot: Slot): boolean {
  if (slot.family === 'seat-role') return dealt.roles[slot.seat] === slot.role;
  const hands = dealt.hands[slot.deck]!;
  const carries = (seat: number, at: number, attribute: number): boolean =>
    problem.decks[slot.deck]!.attributes!.sets[dealt.attributeSets[slot.deck]![seat]![at]!]!.includes(attribute);
  const count = (wanted: (seat: number, card: number, at: number) => boolean): number =>
    hands.flatMap((hand, seat) => hand.filter((card, at) => wanted(seat, card, at))).length;
  switch (slot.family) {
    case 'card-role':
      return count((seat, card) => card === slot.card && dealt.roles[seat] === slot.role) >= slot.copies;
    case 'pair':
      return hands.some((hand) =>
        slot.card === slot.other
          ? hand.filter((card) => card === slot.card).length > 1
          : hand.includes(slot.card) && hand.includes(slot.other),
      );
    case 'seat-card':
      return count((seat, card) => card === slot.card && seat === slot.seat) >= slot.copies;
    case 'attribute-card':
      return count((seat, card, at) => card === slot.card && carries(seat, at, slot.attribute)) >= slot.copies;
    case 'attribute-role':
      return (
        count((seat, _, at) => dealt.roles[seat] === slot.role && carries(seat, at, slot.attribute)) >= slot.copies
      );
  }
}

import type { CompileOptions } from '../counting/compile.ts';
import { attributeCardOdds } from '../counting/odds/attribute-cards.ts';
import { odds } from '../counting/odds/odds.ts';
import { pairOdds } from '../counting/odds/pairs.ts';
import type { Problem } from '../problem/problem.ts';
import { lnLikeliest } from './repeats.ts';
import { type Slot, slots, spreadKey } from './tally.ts';

/** What a fair dealer makes of a problem; every weight is a part of `weight`. */
export interface Expected {
  readonly slots: readonly Slot[];
  /** Total weight; 0 where nothing is legal. */
  readonly weight: bigint;
  /** Natural logarithm of the chance of the likeliest deal, or of a little more. */
  readonly lnLikeliest: number;
  /** For each slot: weight of the deals that say yes. */
  readonly yes: readonly bigint[];
  /** [deck][card]: every possible spread over the roles with its weight, by `spreadKey`. */
  readonly spreads: readonly (readonly ReadonlyMap<string, bigint>[])[];
}

/**
 * The exact counterpart of a tally.
 * @throws FaultError of kind limit, as `compile` does
 */
export function expected(problem: Problem, options: CompileOptions = {}): Expected {
  const known = odds(problem, options);
  const pairs = pairOdds(problem, options);
  const marked = attributeCardOdds(problem, options);
  const list = slots(problem);
  const atLeast = (weights: readonly bigint[] | undefined, copies: number): bigint =>
    (weights ?? []).slice(copies).reduce((sum, weight) => sum + weight, 0n);
  const weightOf = (slot: Slot): bigint => {
    switch (slot.family) {
      case 'card-role':
        return known.decks[slot.deck]!.cards[slot.card]!.spreads.reduce(
          (sum, { copies, weight }) => (copies[slot.role]! >= slot.copies ? sum + weight : sum),
          0n,
        );
      case 'pair':
        return slot.card === slot.other
          ? known.decks[slot.deck]!.cards[slot.card]!.doubled
          : pairs[slot.deck]![slot.card]![slot.other]!;
      case 'seat-role':
        return known.seatRoles[slot.seat]![slot.role]!;
      case 'seat-card':
        return atLeast(known.decks[slot.deck]!.cards[slot.card]!.seats[slot.seat], slot.copies);
      case 'attribute-card':
        return atLeast(marked[slot.deck]![slot.attribute]![slot.card], slot.copies);
      case 'attribute-role':
        return atLeast(known.decks[slot.deck]!.attributes[slot.attribute]!.roles[slot.role], slot.copies);
    }
  };
  const yes = list.map(weightOf);
  const spreads = known.decks.map(({ cards }) =>
    cards.map((card) => new Map(card.spreads.map(({ copies, weight }) => [spreadKey(copies), weight]))),
  );
  return { slots: list, weight: known.weight, lnLikeliest: lnLikeliest(problem, known.weight), yes, spreads };
}

/**
 * Cards that nothing tells apart are asked about one at a time, with all the others of their kind merged into one card of as many
 * copies: a deck of a hundred cards without rules then has a diagram of two.
 *
 * It is exact where the physical cards are what weighs: of a deck whose shuffles weigh alike (or where every card has one copy, which is the
 * same), a legal placement stays legal when two cards that no rule and no fact speaks of change places.
 */
import { boundsOf, mapBounds } from '../../problem/formula.ts';
import type { Problem, ProblemDeck } from '../../problem/problem.ts';

/** By deck: the cards that may be merged, ascending; empty where merging would save nothing or would not be exact. */
export function mergeable(problem: Problem): readonly (readonly number[])[] {
  return problem.decks.map(({ cards, attributes, weights }, deck) => {
    if (attributes !== null || (weights === 'deals' && cards.some(({ copies }) => copies > 1))) return [];
    const spoken = new Set(
      problem.requirements.flatMap((each) =>
        each.deck === deck ? boundsOf(each.formula).flatMap((bound) => bound.cards) : [],
      ),
    );
    const free = [...cards.keys()].filter((card) => !spoken.has(card));
    return free.length > 2 ? free : [];
  });
}

export interface Merged {
  readonly problem: Problem;
  /** [deck][card]: index of a card in the merged problem; -1 where it went into the merged card. */
  readonly index: readonly (readonly number[])[];
}

/**
 * The problem with these cards of each deck merged; total weight and the odds of the other cards are those of the original, the
 * number of legal deals is not.
 * @param alike by deck: cards to merge, ascending; none or at least one
 */
export function merge(problem: Problem, alike: readonly (readonly number[])[]): Merged {
  const index: number[][] = [];
  const decks = problem.decks.map((deck, d): ProblemDeck => {
    const inside = new Set(alike[d]);
    const kept = deck.cards.filter((_, card) => !inside.has(card));
    index.push(deck.cards.map((card, at) => (inside.has(at) ? -1 : kept.indexOf(card))));
    if (inside.size === 0) return deck;
    const copies = deck.cards.reduce((sum, card, at) => (inside.has(at) ? sum + card.copies : sum), 0);
    return { ...deck, weights: 'shuffles', cards: [...kept, { id: deck.cards[alike[d]![0]!]!.id, copies }] };
  });
  const requirements = problem.requirements.map((each) => ({
    ...each,
    formula: mapBounds(each.formula, (bound) => ({
      ...bound,
      cards: bound.cards.map((card) => index[each.deck]![card]!),
    })),
  }));
  return { problem: { ...problem, decks, requirements }, index };
}

/** Lists of cards by deck, without some cards of one deck. */
export function without(
  lists: readonly (readonly number[])[],
  deck: number,
  ...cards: readonly number[]
): readonly (readonly number[])[] {
  return lists.map((list, d) => (d === deck ? list.filter((each) => !cards.includes(each)) : list));
}

/**
 * The weight of a deal (contract: "Weights"): 1 for each deck of `deals`; for `shuffles` the number of ways to place the physical copies
 * that give it, copies with different attributes told apart.
 */
import type { Dealt, Problem } from '../../src/problem/problem.ts';

export function weightOf(problem: Problem, dealt: Dealt): bigint {
  return problem.decks.reduce((weight, deck, index) => {
    if (deck.weights === 'deals') return weight;
    return deck.cards.reduce((product, { copies }, card) => {
      const classes = new Map<string, number>();
      let held = 0;
      dealt.hands[index]!.forEach((hand, seat) => {
        hand.forEach((other, place) => {
          if (other !== card) return;
          held++;
          const key = `${seat} ${dealt.attributeSets[index]![seat]![place]}`;
          classes.set(key, (classes.get(key) ?? 0) + 1);
        });
      });
      const alike = [...classes.values(), copies - held].reduce((same, n) => same * factorial(n), 1n);
      return product * (factorial(copies) / alike);
    }, weight);
  }, 1n);
}

export function factorial(n: number): bigint {
  return n <= 1 ? 1n : BigInt(n) * factorial(n - 1);
}

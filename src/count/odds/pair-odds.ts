/** How often two cards lie in one hand. */
import type { Diagram } from '../diagram.ts';
import { opening } from '../fold.ts';
import { flow } from './flow.ts';
import { begin, steps, TrackedSet } from './tracked.ts';

/**
 * [card][other], card < other: weight of the deals in which some hand of the deck holds both. One pass for each card, over the layers
 * that follow it. (Two copies of one card: see `CardOdds.doubled`.)
 */
export function pairOdds(diagram: Diagram, deck: number): readonly (readonly bigint[])[] {
  const through = flow(diagram, deck);
  const { fold, count } = through;
  const { cards } = count.diagram.deck;
  const { automaton } = count.diagram;
  const closes = (layer: number): boolean => layer === automaton.closing && fold.factors.length > 0;
  return cards.map((_, card) => {
    const weights = cards.map(() => 0n);
    let here = begin(through, card);
    for (let at = card + 1; at < cards.length; at++) {
      const next = new TrackedSet();
      const step = steps(through, at);
      for (const situation of here) {
        const free = automaton.layers[at]!.free;
        const factor = closes(at) ? fold.factors[situation.node]! : 1n;
        // A full hand takes no more cards; a situation that follows nobody has nothing more to tell.
        const open = situation.seats.filter(({ state }) => free[state]! > 0);
        if (open.length === 0 || factor === 0n) continue;
        step({ ...situation, seats: open, weight: situation.weight * factor }, ({ child, seats, got, weight }) => {
          const rest = opening(count.diagram, fold, at + 1, child);
          if (rest === 0n) return;
          if (got.some((copies) => copies > 0)) weights[at]! += weight * rest;
          next.add(child, seats, weight);
        });
      }
      here = next;
    }
    return weights;
  });
}

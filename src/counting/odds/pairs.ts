/** How often two cards lie in one hand. */
import type { Bound, Problem, Requirement } from '../../problem/problem.ts';
import { type CompileOptions, compile, totals } from '../compile.ts';
import type { Diagram } from '../diagram.ts';
import { type Flow, flow } from './flow.ts';
import { merge, mergeable, without } from './merge.ts';
import { begin, steps, TrackedSet } from './tracked.ts';

/** [card][other], card < other: weight of the deals in which some hand of the deck holds both. */
export type PairOdds = readonly (readonly bigint[])[];

/**
 * By deck. One pass for each card, over the layers that follow it; cards that nothing tells apart share what is found. (Two copies of one
 * card: see `CardOdds.doubled`.)
 * @throws FaultError of kind limit, as `compile` does
 */
export function pairOdds(problem: Problem, options: Omit<CompileOptions, 'separate'> = {}): readonly PairOdds[] {
  const alike = mergeable(problem);
  return problem.decks.map(({ cards }, deck) => {
    const free = new Set(alike[deck]);
    const kindOf = (card: number): string => (free.has(card) ? `${cards[card]!.copies} alike` : `card ${card}`);
    const known = new Map<string, bigint>();
    if (free.size === 0) return pairs(compile(merge(problem, alike).problem, options), deck, options.memory);
    return cards.map((_, card) =>
      cards.map((_, other) => {
        if (other <= card) return 0n;
        const key = `${kindOf(card)}, ${kindOf(other)}`;
        const weight = known.get(key) ?? onePair(problem, alike, deck, [card, other], options);
        known.set(key, weight);
        return weight;
      }),
    );
  });
}

/**
 * Two cards of a deck, the others of their kind merged. So few cards are counted once more in less time than their holders are
 * followed: what is left of the weight where no hand holds both.
 */
function onePair(
  problem: Problem,
  alike: readonly (readonly number[])[],
  deck: number,
  asked: readonly [number, number],
  options: Omit<CompileOptions, 'separate'>,
): bigint {
  const { problem: merged, index } = merge(problem, without(alike, deck, ...asked));
  const parts = asked.map(
    (card): Bound => ({
      op: 'bound',
      cards: [index[deck]![card]!],
      attributes: [],
      min: 1,
      max: Number.POSITIVE_INFINITY,
    }),
  );
  const neither: Requirement = {
    kind: 'fact',
    id: 'no pair',
    roles: null,
    seats: null,
    deck,
    formula: { op: 'not', part: { op: 'all', parts } },
  };
  const apart = { ...merged, requirements: [...merged.requirements, neither] };
  return totals(merged, options).weight - totals(apart, options).weight;
}

function pairs(diagram: Diagram, deck: number, memory: number | undefined): PairOdds {
  const through = flow(diagram, deck);
  return through.count.diagram.deck.cards.map((_, card) => pairsOf(through, card, memory));
}

/** By other card: weight of the deals in which some hand holds both; 0 for the cards before. */
function pairsOf(through: Flow, card: number, memory: number | undefined): readonly bigint[] {
  const { fold, count, ahead } = through;
  const { deck, automaton } = count.diagram;
  const weights = deck.cards.map(() => 0n);
  let here = begin(through, card, memory);
  for (let at = card + 1; at < deck.cards.length; at++) {
    const next = new TrackedSet(memory);
    const step = steps(through, at);
    const free = automaton.layers[at]!.free;
    const closes = at === automaton.closing && fold.factors.length > 0;
    for (const tracked of here) {
      const factor = closes ? fold.factors[tracked.node]! : 1n;
      // A full hand takes no more cards; where nobody is followed nothing more is found.
      const open = tracked.seats.filter(({ state }) => free[state]! > 0);
      if (open.length === 0 || factor === 0n) continue;
      step({ ...tracked, seats: open, weight: tracked.weight * factor }, ({ child, seats, got, weight }) => {
        const rest = BigInt(ahead[at + 1]![child]!);
        if (rest === 0n) return;
        if (got.some((copies) => copies > 0)) weights[at]! += weight * rest;
        next.add(child, seats, weight);
      });
    }
    here = next;
  }
  return weights;
}

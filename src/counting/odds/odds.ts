/**
 * `odds`: the exact weights behind every probability of a table, by one forward and one backward pass over the diagram: never by
 * sampling, never by one count a cell. All figures are parts of `weight`; divide by it.
 */
import type { Problem } from '../../problem/problem.ts';
import { type CompileOptions, compile } from '../compile.ts';
import type { Diagram } from '../diagram.ts';
import { product } from '../fold.ts';
import { type AttributeOdds, attributeOdds } from './attributes.ts';
import { type CardOdds, cardOdds } from './cards.ts';
import { type EndLabels, type Flow, flow, labels, MEASURE } from './flow.ts';
import { type Merged, merge, mergeable, without } from './merge.ts';

export interface Odds {
  readonly problem: Problem;
  /** Total weight; 0 where nothing is legal, and then so is everything else. */
  readonly weight: bigint;
  /** [seat][role]: weight of the deals in which the seat (0-based) has the role. */
  readonly seatRoles: readonly (readonly bigint[])[];
  readonly decks: readonly DeckOdds[];
}

export interface DeckOdds {
  /** By card index. */
  readonly cards: readonly CardOdds[];
  /** By attribute index; empty in a deck without attributes. */
  readonly attributes: readonly AttributeOdds[];
}

/** @throws FaultError of kind limit, as `compile` does */
export function odds(problem: Problem, options: Omit<CompileOptions, 'separate'> = {}): Odds {
  const alike = mergeable(problem);
  const base = new Passes(merge(problem, alike), options);
  const decks = problem.decks.map((_, deck): DeckOdds => {
    const asked = new Map<number, CardOdds>();
    const cards = problem.decks[deck]!.cards.map(({ copies }, card) => {
      if (!alike[deck]!.includes(card)) return base.card(deck, card);
      // Cards that nothing tells apart have the same odds if they have as many copies.
      const known =
        asked.get(copies) ?? new Passes(merge(problem, without(alike, deck, card)), options).card(deck, card);
      asked.set(copies, known);
      return known;
    });
    return { cards, attributes: base.attributes(deck) };
  });
  return { problem, weight: base.diagram.weight, seatRoles: seatRoles(base.diagram), decks };
}

/** The passes over one diagram, each deck's made when it is first asked for. */
class Passes {
  readonly diagram: Diagram;
  readonly #index: Merged['index'];
  readonly #passes = new Map<number, { through: Flow; known: EndLabels }>();

  constructor({ problem, index }: Merged, options: Omit<CompileOptions, 'separate'>) {
    this.diagram = compile(problem, { ...options, separate: true });
    this.#index = index;
  }

  /** @param card index in the problem before cards were merged */
  card(deck: number, card: number): CardOdds {
    const { through, known } = this.#deck(deck);
    return cardOdds(this.diagram, through, known, this.#index[deck]![card]!);
  }

  attributes(deck: number): readonly AttributeOdds[] {
    const { through, known } = this.#deck(deck);
    return attributeOdds(this.diagram, through, known);
  }

  #deck(deck: number): { through: Flow; known: EndLabels } {
    const passes = this.#passes.get(deck) ?? this.#pass(deck);
    this.#passes.set(deck, passes);
    return passes;
  }

  #pass(deck: number): { through: Flow; known: EndLabels } {
    const through = flow(this.diagram, deck);
    return { through, known: labels(this.diagram, through.count) };
  }
}

function seatRoles(diagram: Diagram): readonly (readonly bigint[])[] {
  const { seats, roles } = diagram.problem;
  const weights = Array.from({ length: seats }, () => roles.map(() => 0n));
  for (const [index, orbit] of diagram.orbits.entries()) {
    const weight = orbit.ways * product(diagram.decks.map((deck) => deck.total(index, MEASURE)));
    for (const [group, split] of orbit.split.entries())
      for (const [role, count] of split.entries()) {
        const { seats: alike } = diagram.groups[group]!;
        // Seats of a group are alike: each has the role in the same share of the deals.
        for (const seat of alike) weights[seat]![role]! += (weight * BigInt(count)) / BigInt(alike.length);
      }
  }
  return weights;
}

/**
 * `odds`: the exact weights behind every probability of a table, by one forward and one backward pass over the diagram: never by
 * sampling, never by one count a cell. All figures are parts of `weight`; divide by it.
 */
import type { Problem } from '../../problem/problem.ts';
import { type CompileOptions, compile } from '../compile.ts';
import type { Diagram } from '../diagram.ts';
import { opening } from '../fold.ts';
import { type CardOdds, cardOdds } from './card-odds.ts';
import { flow, MEASURE } from './flow.ts';
import { labels } from './labels.ts';
import { type MarkOdds, markOdds } from './mark-odds.ts';

export interface Odds {
  readonly problem: Problem;
  readonly legal: bigint;
  /** Total weight; 0 where nothing is legal, and then so is everything else. */
  readonly weight: bigint;
  /** [seat][role]: weight of the deals in which the seat (0-based) has the role. */
  readonly seatRoles: readonly (readonly bigint[])[];
  readonly decks: readonly DeckOdds[];
}

export interface DeckOdds {
  /** By card index. */
  readonly cards: readonly CardOdds[];
  /** By attribute index; empty in a deck without marks. */
  readonly attributes: readonly MarkOdds[];
}

/** @throws FaultError of kind limit, as `compile` does */
export function odds(problem: Problem, options: Omit<CompileOptions, 'separate'> = {}): Odds {
  const diagram = compile(problem, { ...options, separate: true });
  const { legal, weight } = diagram;
  const decks = problem.decks.map((_, deck): DeckOdds => {
    const through = flow(diagram, deck);
    const known = labels(diagram, through.count);
    return {
      cards: cardOdds(diagram, through, known),
      attributes: markOdds(diagram, through, known),
    };
  });
  return { problem, legal, weight, seatRoles: seatRoles(diagram), decks };
}

function seatRoles(diagram: Diagram): readonly (readonly bigint[])[] {
  const { seats, roles } = diagram.problem;
  const weights = Array.from({ length: seats }, () => roles.map(() => 0n));
  for (const orbit of diagram.orbits) {
    let weight = orbit.ways;
    for (const [deck, root] of orbit.roots.entries()) {
      const { diagram: each, [MEASURE]: fold } = diagram.decks[deck]!;
      weight *= root < 0 ? 0n : opening(each, fold, 0, root);
    }
    for (const [group, split] of orbit.split.entries())
      for (const [role, count] of split.entries()) {
        const { seats: alike } = diagram.groups[group]!;
        // Seats of a group are alike: each has the role in the same share of the deals.
        for (const seat of alike) weights[seat]![role]! += (weight * BigInt(count)) / BigInt(alike.length);
      }
  }
  return weights;
}

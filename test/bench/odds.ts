/**
 * Odds and pins, as ratios measured in one run: the full card × role matrix of v1 with 6 players against counts of the same problem, and
 * drawing with one pin against drawing without.
 */
import { compile } from '../../src/counting/compile.ts';
import type { Diagram } from '../../src/counting/diagram.ts';
import { cardOdds } from '../../src/counting/odds/cards.ts';
import { flow, labels } from '../../src/counting/odds/flow.ts';
import { draw } from '../../src/deal/draw.ts';
import { ground } from '../../src/problem/ground.ts';
import type { Problem } from '../../src/problem/problem.ts';
import { normalise } from '../../src/problem/selection.ts';
import type { Ruleset } from '../../src/ruleset/model.ts';

export interface OddsRow {
  readonly work: string;
  /** Milliseconds, the best of several rounds. */
  readonly time: number;
  readonly against: string;
  readonly base: number;
  /** time ÷ base. */
  readonly ratio: number;
  /** The ratio that is aimed at. */
  readonly budget: number;
}

/** Takes a few seconds. @param v1 the ruleset v1 */
export function oddsRows(v1: Ruleset): readonly OddsRow[] {
  const six = ground(v1, normalise(v1, { players: 6 }));
  const [count, matrix] = bestInTurn([() => compile(six).legal, () => cardRoleMatrix(six)], 15);
  const plain = ground(v1, normalise(v1, { players: 5 }));
  const pinned = ground(v1, normalise(v1, { players: 5, pins: ['1:seer'] }));
  const [free, fixed] = bestInTurn([drawing(plain), drawing(pinned)], 7);
  return [
    row('card × role matrix, v1 with 6 players', matrix!, 'one count of it', count!, 10),
    row(`draw ${DEALS} deals of v1 with one pin`, fixed!, 'without the pin', free!, 2),
  ];
}

/** One block of the stream, so that seeding weighs as it does in a batch. */
const DEALS = 1024;

function cardRoleMatrix(problem: Problem): number {
  const diagram = compile(problem, { separate: true });
  const through = flow(diagram, 0);
  const known = labels(diagram, through.count);
  return problem.decks[0]!.cards.reduce((n, _, card) => n + cardOdds(diagram, through, known, card).spreads.length, 0);
}

function drawing(problem: Problem): () => number {
  const diagram: Diagram = compile(problem);
  return () => {
    let last = 0;
    for (const { index } of draw(problem, diagram, 'bench', { count: DEALS })) last = index;
    return last;
  };
}

/** The best time of each, in milliseconds: they take turns, so that a busy machine slows them alike. */
function bestInTurn(works: readonly (() => unknown)[], rounds: number): readonly number[] {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [i, work] of works.entries()) {
      const start = performance.now();
      work();
      best[i] = Math.min(best[i]!, performance.now() - start);
    }
  return best;
}

function row(work: string, time: number, against: string, base: number, budget: number): OddsRow {
  return { work, time, against, base, ratio: time / base, budget };
}

/**
 * One battery of tests for dealers: it accepts our deals and rejects those of dealers that are known to be unfair. All seeds are fixed.
 * A fair dealer with another seed would be called unfair once in 1000 times (the level, corrected for all tests of the battery).
 */
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import { draw } from '../../src/deal/draw.ts';
import { ground } from '../../src/problem/ground.ts';
import type { Dealt, Formula, Problem } from '../../src/problem/problem.ts';
import { normalise } from '../../src/problem/selection.ts';
import { stream } from '../../src/random/stream.ts';
import { expected } from '../../src/stats/expected.ts';
import { Tally } from '../../src/stats/tally.ts';
import { judge } from '../../src/stats/verdict.ts';
import { forum } from '../bench/forum.ts';
import { redrawCardDeal } from '../dealers/redraw-card.ts';
import { shipped } from '../ruleset/shipped.ts';
import { models } from '../sat/models.ts';

const LEVEL = 0.001;
const DEALS = 3000;

const v1 = ground(shipped('v1'), normalise(shipped('v1'), {}));
const plainV1 = withoutMarks(v1);
const random = stream({ name: 'bad', fingerprint: 'bad', selection: v1.selection, seed: 'battery', block: 0 });

describe('the battery', () => {
  it('accepts our deals of v1, attributes and all', () => {
    expect(fair(v1, ours(v1, DEALS), true)).toBe(true);
  });

  it('accepts our deals of v2 with 7 players, whose commoners come twice in a hand', () => {
    const ruleset = shipped('v2');
    const problem = ground(ruleset, normalise(ruleset, { players: 7, readings: { '3.4.1': 'overlay' } }));
    expect(fair(problem, ours(problem, DEALS), true)).toBe(true);
  });

  it('accepts our shuffles of 杀人 5.0 under their own weights, and finds them unfair as deals', () => {
    const ruleset = shipped('killer-5.0');
    const shuffles = ground(ruleset, normalise(ruleset, {}));
    const deals = ground(ruleset, normalise(ruleset, { weights: 'deals' }));
    const drawn = ours(shuffles, DEALS);
    expect(fair(shuffles, drawn, true)).toBe(true);
    expect(fair(deals, drawn, true)).toBe(false);
  });

  it('rejects the forum method', () => {
    const deal = forum(v1);
    expect(
      fair(
        v1,
        many(() => deal(random)),
        true,
      ),
    ).toBe(false);
  });

  it('rejects redrawing only the card that failed', () => {
    const drawn = many(() => redrawCardDeal(plainV1, random), 400);
    const diagram = compile(plainV1);
    expect(drawn.filter((dealt) => diagram.rank(dealt) === null)).toEqual([]);
    expect(fair(plainV1, drawn, false)).toBe(false);
  });

  it('rejects the models of the SAT solver', () => {
    const drawn: Dealt[] = [];
    for (const dealt of models(v1)) if (drawn.push(dealt) === 200) break;
    expect(fair(v1, drawn, true)).toBe(false);
  });
});

function fair(problem: Problem, deals: readonly Dealt[], marked: boolean): boolean {
  const tally = new Tally(problem);
  for (const dealt of deals) tally.add(dealt, marked);
  return judge([{ tallied: tally.tallied(), expected: expected(problem) }], LEVEL).fair;
}

function ours(problem: Problem, count: number): readonly Dealt[] {
  return [...draw(problem, compile(problem), 'battery', { count })].map(({ dealt }) => dealt);
}

/** Deals of a method that may fail, failures left out. */
function many(deal: () => Dealt | null, count = DEALS): readonly Dealt[] {
  const found: Dealt[] = [];
  while (found.length < count) {
    const dealt = deal();
    if (dealt !== null) found.push(dealt);
  }
  return found;
}

/** The same game with nothing hidden on the cards: dealers by hand mark the cards afterwards. */
function withoutMarks(problem: Problem): Problem {
  return {
    ...problem,
    decks: problem.decks.map((deck) => ({ ...deck, attributes: null })),
    requirements: problem.requirements.filter(({ formula }) => !countsMarks(formula)),
  };
}

function countsMarks(formula: Formula): boolean {
  if (formula.op === 'bound') return formula.attributes.length > 0;
  return formula.op === 'not' ? countsMarks(formula.part) : formula.parts.some(countsMarks);
}

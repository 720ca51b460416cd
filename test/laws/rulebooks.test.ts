/**
 * The real rulebooks: every drawn deal passes the predicates that were written by hand from the texts, the plain checker and the SAT
 * encoding; and of deals damaged a little, all four say the same. Seeds are fixed: nothing here fails by chance.
 */
import { describe, expect, it } from 'vitest';
import { checker } from '../../src/checker/check.ts';
import { compile } from '../../src/counting/compile.ts';
import type { Diagram } from '../../src/counting/diagram.ts';
import { draw } from '../../src/deal/draw.ts';
import { ground } from '../../src/problem/ground.ts';
import type { Dealt, Problem } from '../../src/problem/problem.ts';
import type { Selection } from '../../src/problem/selection.ts';
import { normalise } from '../../src/problem/selection.ts';
import { uniformBelow } from '../../src/random/stream.ts';
import type { Ruleset } from '../../src/ruleset/model.ts';
import { encode } from '../../src/sat/encode.ts';
import { Solver } from '../../src/sat/solver.ts';
import { damaged } from '../brute/damage.ts';
import { givenFrom } from '../brute/given.ts';
import { type ToldSeat, told } from '../predicates/told.ts';
import { brokenByV1, type V1Readings } from '../predicates/v1.ts';
import { brokenByV2 } from '../predicates/v2.ts';
import { shipped } from '../ruleset/shipped.ts';

type Predicate = (seats: readonly ToldSeat[]) => readonly string[];

interface Case {
  readonly ruleset: Ruleset;
  readonly selection: Selection;
  readonly problem: Problem;
  readonly diagram: Diagram;
  readonly broken: Predicate;
}

function caseOf(id: string, players: number, readings: Readonly<Record<string, string>>, broken: Predicate): Case {
  const ruleset = shipped(id);
  const selection = normalise(ruleset, { players, readings });
  const problem = ground(ruleset, selection);
  return { ruleset, selection, problem, diagram: compile(problem), broken };
}

const v1Readings: readonly V1Readings[] = (['villagers', 'villagers-or-chooser'] as const).flatMap((a) =>
  (['faction', 'holder', 'chooser-safe'] as const).flatMap((b) =>
    (['unaligned', 'any-one'] as const).map((c): V1Readings => ({ '4.3': a, '4.4.5': b, '4.4.10': c })),
  ),
);
const v1 = (players: number, readings: V1Readings) =>
  caseOf('v1', players, { ...readings }, (seats) => brokenByV1(seats, readings));
const v2 = (players: number, reading: 'distinct' | 'overlay' | 'six') =>
  caseOf('v2', players, { '3.4.1': reading }, (seats) => brokenByV2(seats, reading));

/** A small generator for damage, seeded; the quality of its numbers does not matter here. */
function damage(seed: number) {
  let state = seed;
  const below = uniformBelow(() => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state ^ (state >>> 13)) >>> 0;
  });
  return (n: number) => Number(below(n));
}

/** Who says that a deal is legal: `predicate checker diagram` if all do, an empty text if none does. */
function legalBy(
  { ruleset, problem, diagram, broken }: Case,
  checked: ReturnType<typeof checker>,
  dealt: Dealt,
): string {
  return [
    ...(broken(told(ruleset, problem, dealt)).length === 0 ? ['predicate'] : []),
    ...(checked(givenFrom(problem, dealt)).length === 0 ? ['checker'] : []),
    ...(diagram.rank(dealt) !== null ? ['diagram'] : []),
  ].join(' ');
}
const everybody = 'predicate checker diagram';

/** Draws deals, damages each, and asks all three about both. */
function agree(one: Case, draws: number): { legal: number; illegal: number } {
  const below = damage(draws);
  const checked = checker(one.ruleset, one.selection);
  const drawn = [...draw(one.problem, one.diagram, 'laws', { count: draws })].map(({ dealt }) => dealt);
  expect(new Set(drawn.map((dealt) => legalBy(one, checked, dealt)))).toEqual(new Set([everybody]));
  const worse = drawn.map((dealt) => damaged(one.problem, dealt, below));
  const verdicts = worse.map((dealt) => legalBy(one, checked, dealt));
  expect(verdicts.filter((verdict) => verdict !== everybody && verdict !== '')).toEqual([]);
  return {
    legal: verdicts.filter((verdict) => verdict === everybody).length,
    illegal: verdicts.filter((verdict) => verdict === '').length,
  };
}

describe('thousands of drawn deals', () => {
  it.each([5, 6])('v1 with %i players, as it is read by default', (players) => {
    const { legal, illegal } = agree(v1(players, v1Readings[0]!), 1200);
    expect(legal).toBeGreaterThan(100);
    expect(illegal).toBeGreaterThan(300);
  });

  it.each([5, 6, 7])('v2 with %i players, as it is read by default', (players) => {
    const { legal, illegal } = agree(v2(players, 'distinct'), 1000);
    expect(legal).toBeGreaterThan(100);
    expect(illegal).toBeGreaterThan(100);
  });
});

describe('every reading', () => {
  it.each(v1Readings.map((readings) => [JSON.stringify(readings), readings] as const))('v1 %s', (_, readings) => {
    agree(v1(6, readings), 100);
    agree(v1(5, readings), 30);
  });

  it.each((['overlay', 'six'] as const).flatMap((reading) => [5, 6, 7].map((players) => [reading, players] as const)))(
    'v2 %s, %i players',
    (reading, players) => {
      agree(v2(players, reading), 120);
    },
  );
});

describe('the other rulebooks', () => {
  it.each([
    ['hongmenyan', 10],
    ['killer-police', 15],
    ['killer-forum', 11],
    ['killer-5.0', 9],
    ['sanguosha-melee', 5],
  ])('%s with %i players: the checker and the diagram agree on drawn and damaged deals', (id, players) => {
    const ruleset = shipped(id);
    const problem = ground(ruleset, normalise(ruleset, { players }));
    const diagram = compile(problem);
    const checked = checker(ruleset, problem.selection);
    const below = damage(players);
    const drawn = [...draw(problem, diagram, 'others', { count: 100 })].map(({ dealt }) => dealt);
    const both = drawn.flatMap((dealt) => [dealt, damaged(problem, dealt, below)]);
    const legal = both.map((dealt) => checked(givenFrom(problem, dealt)).length === 0);
    expect(legal).toEqual(both.map((dealt) => diagram.rank(dealt) !== null));
    expect(legal.filter((_, index) => index % 2 === 0)).toEqual(drawn.map(() => true));
  });
});

describe('the SAT encoding', () => {
  it.each([
    ['v1', v1(5, v1Readings[0]!)],
    [
      'v1, 6 players, other readings',
      v1(6, { '4.3': 'villagers-or-chooser', '4.4.5': 'chooser-safe', '4.4.10': 'any-one' }),
    ],
    ['v2 overlay', v2(7, 'overlay')],
  ])('%s: drawn deals are models, damaged ones where they are legal', (_, one) => {
    const encoding = encode(one.problem);
    const solver = new Solver(encoding);
    solver.requireAll();
    const isModel = (dealt: Dealt) =>
      solver.solve(
        null,
        encoding.variables.map(({ variable, literal }) => {
          const holds = () => {
            if (variable.kind === 'role') return dealt.roles[variable.seat] === variable.role;
            const { deck, seat, card, copy } = variable;
            const places = dealt.hands[deck]![seat]!.flatMap((held, place) => (held === card ? [place] : []));
            if (variable.kind === 'holds') return places.length >= copy;
            const place = places[copy - 1];
            return (
              place !== undefined &&
              one.problem.decks[deck]!.attributes!.sets[dealt.attributeSets[deck]![seat]![place]!]!.includes(
                variable.attribute,
              )
            );
          };
          return holds() ? literal : -literal;
        }),
      );
    const below = damage(7);
    for (const { dealt } of draw(one.problem, one.diagram, 'models', { count: 60 })) {
      expect(isModel(dealt)).toBe(true);
      const worse = damaged(one.problem, dealt, below);
      expect(isModel(worse)).toBe(one.diagram.rank(worse) !== null);
    }
  });
});

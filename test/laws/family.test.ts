/**
 * The small family, problem by problem: all legal deals by brute force = all numbers of the diagram, in the order that the design
 * defines = all models of the SAT encoding; the intervals of weighted draws; and the plain checker passes them all and no other.
 */
import { describe, expect, it } from 'vitest';
import { arithmetic } from '../../src/arithmetic/arithmetic.ts';
import { checker } from '../../src/checker/check.ts';
import { compile } from '../../src/counting/compile.ts';
import type { Dealt } from '../../src/problem/problem.ts';
import { type FamilyCase, familyCase, familyCases, fromFamily } from '../brute/family.ts';
import { givenFrom } from '../brute/given.ts';
import { legalDeals } from '../brute/legal-deals.ts';
import { weightOf } from '../brute/weight.ts';
import { models } from '../sat/models.ts';

/**
 * Legal deals and total weight. By brute force, except where a comment gives the figure by hand: a change here is a change of meaning.
 */
const totals: Readonly<Record<string, readonly [legal: number, weight: number]>> = {
  'apart 3': [42, 42],
  'chooser 3 4=unaligned': [270, 270],
  'chooser 3 4=any-one': [438, 438],
  'copies 3': [15, 90], // 6! / (2! 2! 2!) ways to place the physical cards
  'factions 3': [153, 153],
  'hand-sizes 4': [48, 48], // 4 × 3 × 1 draws of roles; with b: aa|cc, ac|ac, ac|ca, cc|aa
  'infeasible-apart 4': [0, 0],
  'infeasible-deck 3': [0, 0],
  'infeasible-marks 2': [0, 0],
  'infeasible-rules 3': [0, 0],
  'left-out 2': [4, 4], // the Curse with a Blank, the Saint with the other; 2 orders, the mark on either
  'left-out 3': [3, 3], // the Curse in one of three hands, marked
  'mark-rules 3': [1884, 1884],
  // 6 × 5 / 2 × 4 × 3 / 2 = 90 ways to deal two hands of six physical cards; without c (30) the marks fall on 2 of 4, with c on 2 of 3
  'marked-shuffles 2': [44, 30 * 6 + 60 * 3],
  'marks 3': [504, 504],
  'one-seat 1': [2, 2], // the mark on one of two equal copies, or on the other card
  'overlapping 3': [24, 24],
  'overlay 3 3.4=distinct': [324, 324],
  'overlay 3 3.4=overlay': [672, 672],
  'overlay 3 3.4=six': [348, 348],
  'parameters 4': [12, 12], // killer and police in different hands of four
  'parameters 5': [30, 30], // 5! / (2! 2! 1!)
  'plain 3': [90, 90], // 6! / (2! 2! 2!)
  'readings 4 2=either': [24, 24], // D only beside A: A D, A D, and C B with B E or C E with B B; 3 orders, 4 draws of roles
  'readings 4 2=neither': [72, 72],
  'readings 4 2=exactly': [288, 288],
  'roles 3': [30, 30],
  'roles 4': [132, 132],
  'stock 2': [61, 1160],
  'two-decks 2': [80, 540],
};

const key = (dealt: Dealt) => JSON.stringify([dealt.roles, dealt.hands, dealt.attributeSets]);

it('the table of totals names every case', () => {
  expect(familyCases.map(({ name }) => name).sort()).toEqual(Object.keys(totals).sort());
});

describe.each(familyCases.map((one) => [one.name, one] as const))('%s', (name, one) => {
  const found = legalDeals(one.problem);

  it('has its number of legal deals, and its weight', () => {
    expect([found.length, Number(sum(found.map((dealt) => weightOf(one.problem, dealt))))]).toEqual(totals[name]);
  });

  it('is numbered by the diagram in the defined order, and rank inverts it', () => {
    numbered(one, found);
  });

  it('is dealt in the same order under shuffles', () => {
    const shuffled = familyCase(one.ruleset, { ...request(one), weights: 'shuffles' });
    expect(legalDeals(shuffled.problem).map(key)).toEqual(found.map(key));
    numbered(shuffled, found);
  });

  it('has these models', () => {
    const all = found.length > 700 ? null : [...models(one.problem)].map(key).sort();
    if (all !== null) expect(all).toEqual(found.map(key).sort());
  });

  it('passes the plain checker, and nothing else does', () => {
    const legal = new Set(found.map(key));
    const free = legalDeals({ ...one.problem, requirements: [], seatRoles: [] }, 3000);
    const checked = checker(one.ruleset, one.selection);
    const passed = free.filter((dealt) => checked(givenFrom(one.problem, dealt)).length === 0);
    expect(passed.map(key)).toEqual(free.map(key).filter((text) => legal.has(text)));
  });

  it('is refuted by counting only if nothing is legal', () => {
    if (found.length > 0) expect(arithmetic(one.problem)).toEqual([]);
    else expect(arithmetic(one.problem).length).toBeGreaterThan(0);
  });
});

describe('parts of the selection', () => {
  it.each([
    ['rules left out', 'factions', { without: ['4'] }],
    ['all rules left out', 'roles', { rules: [] }],
    ['a pinned role', 'roles', { pins: ['2=killer'] }],
    ['a pinned card', 'roles', { pins: ['2:gun'] }],
    ['pins and bans', 'factions', { pins: ['1:a,c', '3=red-side'], bans: ['2:f'] }],
    ['a pinned mark', 'overlay', { readings: { 3.4: 'overlay' }, pins: ['1:a*red-mark*seer-mark'] }],
    ['marks on two copies', 'overlay', { readings: { 3.4: 'overlay' }, pins: ['1:a*red-mark,a*seer-mark'] }],
    ['a banned mark', 'marks', { bans: ['1:b*red-mark', '2:c'] }],
    ['pins in two decks', 'two-decks', { pins: ['1:cao,strike', '2:dodge'] }],
    ['a pin in a deck with a stock', 'stock', { pins: ['2:a,a,b'] }],
    ['a parameter', 'parameters', { set: { killers: '3' } }],
  ])('%s', (_, id, asked) => {
    const one = familyCase(fromFamily(id), asked);
    const found = legalDeals(one.problem);
    expect(found.length).toBeGreaterThan(0);
    const checked = checker(one.ruleset, one.selection);
    expect(found.filter((dealt) => checked(givenFrom(one.problem, dealt)).length > 0)).toEqual([]);
    numbered(one, found);
    if (found.length <= 400) expect([...models(one.problem)].map(key).sort()).toEqual(found.map(key).sort());
  });
});

/** Numbers and weighted intervals of the diagram against all legal deals in order. */
function numbered({ problem }: FamilyCase, found: readonly Dealt[]): void {
  const diagram = compile(problem);
  const weights = found.map((dealt) => weightOf(problem, dealt));
  const starts: bigint[] = [];
  weights.reduce((before, weight) => {
    starts.push(before);
    return before + weight;
  }, 0n);
  expect([diagram.legal, diagram.weight]).toEqual([BigInt(found.length), sum(weights)]);
  const keys = found.map(key);
  expect(found.map((_, number) => key(diagram.unrank(BigInt(number))))).toEqual(keys);
  expect(found.map((dealt) => diagram.rank(dealt))).toEqual(found.map((_, number) => BigInt(number)));
  expect(starts.map((start) => key(diagram.at(start)))).toEqual(keys);
  expect(starts.map((start, number) => key(diagram.at(start + weights[number]! - 1n)))).toEqual(keys);
}

function request({ selection }: FamilyCase) {
  return { players: selection.players, readings: selection.readings };
}

function sum(numbers: readonly bigint[]): bigint {
  return numbers.reduce((total, n) => total + n, 0n);
}

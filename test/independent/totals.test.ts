/** The diagram's totals against other roads to the same number, for every shipped ruleset. */
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import { ground } from '../../src/problem/ground.ts';
import type { SelectionRequest } from '../../src/problem/selection.ts';
import { normalise } from '../../src/problem/selection.ts';
import { factorial } from '../brute/weight.ts';
import type { V1Readings } from '../predicates/v1.ts';
import { shipped } from '../ruleset/shipped.ts';
import { countV1 } from './v1-count.ts';
import { countV2 } from './v2-count.ts';

function totals(id: string, request: SelectionRequest) {
  const { legal, weight } = compile(ground(shipped(id), normalise(shipped(id), request)));
  return { legal, weight };
}

const choose = (n: number, k: number) => (k < 0 || k > n ? 0n : factorial(n) / (factorial(k) * factorial(n - k)));
const defaults: V1Readings = { '4.3': 'villagers', '4.4.5': 'faction', '4.4.10': 'unaligned' };
/** v1 with 6 players under every combination of readings, as countV1 found them (it takes seconds for each, so it is run for one). */
const v1Figures: readonly (readonly [V1Readings['4.3'], V1Readings['4.4.5'], V1Readings['4.4.10'], bigint])[] = [
  ['villagers', 'faction', 'unaligned', 175_189_437_331_200n],
  ['villagers', 'faction', 'any-one', 327_464_371_768_320n],
  ['villagers', 'holder', 'unaligned', 121_776_381_100_800n],
  ['villagers', 'holder', 'any-one', 227_557_428_929_280n],
  ['villagers', 'chooser-safe', 'unaligned', 148_046_858_784_000n],
  ['villagers', 'chooser-safe', 'any-one', 266_810_889_646_080n],
  ['villagers-or-chooser', 'faction', 'unaligned', 200_861_714_304_000n],
  ['villagers-or-chooser', 'faction', 'any-one', 424_537_922_269_440n],
  ['villagers-or-chooser', 'holder', 'unaligned', 139_643_768_574_720n],
  ['villagers-or-chooser', 'holder', 'any-one', 295_296_710_803_200n],
  ['villagers-or-chooser', 'chooser-safe', 'unaligned', 173_719_135_756_800n],
  ['villagers-or-chooser', 'chooser-safe', 'any-one', 354_528_577_025_280n],
];

describe('v1', () => {
  it('the figures of the general model counters and of the issue', () => {
    expect(countV1(5, defaults, false) / 20n).toBe(309_272_448n);
    expect(totals('v1', { players: 5 }).legal).toBe(5_871_325_286_400n);
  });

  it.each(v1Figures)('6 players, 4.3=%s 4.4.5=%s 4.4.10=%s', (sniper, soulbinder, limits, figure) => {
    const readings = { '4.3': sniper, '4.4.5': soulbinder, '4.4.10': limits };
    expect(totals('v1', { players: 6, readings }).legal).toBe(figure);
  });

  it('6 players, by the other road', () => {
    const [sniper, soulbinder, limits, figure] = v1Figures[4]!;
    expect(countV1(6, { '4.3': sniper, '4.4.5': soulbinder, '4.4.10': limits })).toBe(figure);
  });

  it.each((['faction', 'holder'] as const).map((reading) => [reading]))('5 players, 4.4.5=%s', (reading) => {
    const readings = { ...defaults, '4.4.5': reading };
    expect(totals('v1', { players: 5, readings }).legal).toBe(countV1(5, readings));
  });

  it('6.2 follows from the others with 5 players and not with 6', () => {
    expect(totals('v1', { players: 5, without: ['6.2'] }).legal).toBe(countV1(5, defaults));
    // countV1(6, defaults, true, false), which takes as long again
    expect(totals('v1', { players: 6, without: ['6.2'] }).legal).toBe(187_929_154_103_040n);
  });
});

describe('v2', () => {
  it('the figure of the issue', () => {
    expect(countV2(5, 'distinct')).toBe(25_087_974_912_000n);
  });

  it.each(
    ([5, 6, 7] as const).flatMap((players) =>
      (['distinct', 'overlay', 'six'] as const).map((reading) => [players, reading] as const),
    ),
  )('%i players, %s', (players, reading) => {
    expect(totals('v2', { players, readings: { '3.4.1': reading } }).legal).toBe(countV2(players, reading));
  });
});

it('鸿门宴: ten identities, three of them alike', () => {
  expect(totals('hongmenyan', {}).legal).toBe(factorial(10) / factorial(3));
});

it.each([10, 11, 12, 13, 14, 15])('警匪 with %i seats, for every number of killers', (n) => {
  for (let k = 1; n - 2 * k >= 1 && k <= 4; k++) {
    const wanted = factorial(n) / (factorial(k) ** 2n * factorial(n - 2 * k));
    expect(totals('killer-police', { players: n, set: { killers: `${k}` } }).legal).toBe(wanted);
  }
});

it.each([6, 13, 30])('版杀 with %i seats', (n) => {
  expect(totals('killer-forum', { players: n }).legal).toBe(choose(n, Math.floor(n / 4)));
});

/**
 * 杀人 5.0: choose hands of two from the physical cards so that no J meets a K. By weight: of the (2n)! / 2^n shuffles those without a
 * J-K hand. Count ordered hands by how many J pairs and K pairs there are; 2n places, J and K never in one hand.
 */
it.each([8, 9, 12, 16])('杀人 5.0 with %i seats: shuffles without J and K in one hand', (n) => {
  const k = Math.floor((n - 2) / 3);
  let places = 0n;
  // a hands hold two J, the other k − 2a J lie alone; the K then choose from hands without a J.
  for (let a = 0; 2 * a <= k; a++) {
    const hands = k - a;
    const forJ = choose(n, hands) * choose(hands, a) * 2n ** BigInt(k - 2 * a);
    places += forJ * choose(2 * (n - hands), k);
  }
  const rest = 2 * n - 2 * k;
  // Physical cards: k! ways for the J and for the K, rest! for the others; the two places of a hand are one hand.
  const weight = (places * factorial(k) ** 2n * factorial(rest)) / 2n ** BigInt(n);
  expect(totals('killer-5.0', { players: n }).weight).toBe(weight);
});

it.each([3, 5, 6, 7, 8])('三国杀群战 with %i players: camps, heroes and opening hands multiply', (n) => {
  const [small, large] = [Math.floor(n / 2), Math.ceil(n / 2)];
  // One vanguard in each camp.
  const roles = factorial(n) / (factorial(small - 1) * factorial(large - 1));
  const uneven = n === 3 || n === 5;
  const hands = uneven ? [...Array(small).fill(4), ...Array(large - 2).fill(3), 2, 2] : Array(n).fill(3);
  const dealt = hands.reduce((sum, size) => sum + size, 0);
  const heroes = hands.reduce((ways, size) => ways / factorial(size), factorial(25) / factorial(25 - dealt));
  const opening = factorial(104) / (factorial(104 - 4 * n) * factorial(4) ** BigInt(n));
  expect(totals('sanguosha-melee', { players: n }).weight).toBe(roles * heroes * opening);
});

/** Cards and places of every shipped ruleset at every table. */
import { describe, expect, test } from 'vitest';
import { amounts } from '../../src/problem/amounts.ts';
import { ground } from '../../src/problem/ground.ts';
import { normalise } from '../../src/problem/selection.ts';
import { shipped, shippedTexts } from './shipped.ts';

/** Card name → copies in play, for one table under the defaults. */
function inPlay(id: string, players: number, deck = 'main', set: Readonly<Record<string, string>> = {}) {
  const ruleset = shipped(id);
  const settled = amounts(ruleset, players, normalise(ruleset, { players, set }).set);
  const found = settled.decks.find((one) => one.deck.id === deck);
  const names = new Map(ruleset.decks.flatMap((one) => one.cards.map((card) => [card.id, card.name.zh] as const)));
  return Object.fromEntries((found?.cards ?? []).map((card) => [names.get(card.id), card.copies]));
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);

test.each([...shippedTexts.keys()])('%s: every deck without a stock fits its places at every table', (id) => {
  const ruleset = shipped(id);
  for (const { seats } of ruleset.tables) {
    if (id === 'sanguosha-melee' && seats > 8) continue; // these need a larger pool: below
    const settled = amounts(ruleset, seats, normalise(ruleset, { players: seats }).set);
    expect(settled.roles.reduce((n, role) => n + role.count, 0)).toBe(seats);
    for (const { cards, places, stock } of settled.decks) {
      const copies = cards.reduce((n, card) => n + card.copies, 0);
      if (stock) expect(copies).toBeGreaterThanOrEqual(places);
      else expect(copies, `${id} with ${seats}`).toBe(places);
    }
    expect(() => ground(ruleset, normalise(ruleset, { players: seats }))).not.toThrow();
  }
});

test('v1 has 25 cards for 5 players and 24, without 圣人, for 6', () => {
  expect(sum(inPlay('v1', 5))).toBe(25);
  expect(sum(inPlay('v1', 6))).toBe(24);
  expect(inPlay('v1', 6)['圣人']).toBe(0);
});

test.each([
  [5, 9],
  [6, 8],
  [7, 12],
])('v2 with %i players has %i 庶民 beside 16 privilege cards', (players, commoners) => {
  const cards = inPlay('v2', players);
  expect(cards['庶民']).toBe(commoners);
  expect(sum(cards)).toBe(16 + commoners);
});

test('鸿门宴 has ten cards, the two killers apart', () => {
  expect(inPlay('hongmenyan', 10)).toEqual({
    杀手甲: 1,
    杀手乙: 1,
    黑暗束魂: 1,
    庶民: 3,
    束魂: 1,
    诅咒: 1,
    庇佑: 1,
    蝴蝶夫人: 1,
  });
});

test('警匪: 12 seats come first and have 3, 3 and 6; villagers are the rest, at least one', () => {
  expect(shipped('killer-police').tables.map((table) => table.seats)).toEqual([12, 10, 11, 13, 14, 15]);
  expect(inPlay('killer-police', 12)).toEqual({ 警察: 3, 杀手: 3, 平民: 6 });
  expect(inPlay('killer-police', 11, 'main', { killers: '5' })).toEqual({ 警察: 5, 杀手: 5, 平民: 1 });
  expect(() => inPlay('killer-police', 10, 'main', { killers: '5' })).toThrow('negative-rest');
});

test('版杀: a quarter of the seats are killers, rounded down', () => {
  for (let n = 6; n <= 30; n += 1) expect(inPlay('killer-forum', n)['杀手']).toBe(Math.floor(n / 4));
});

test('杀人 5.0: the cards of readings.md for 8 and 9, and the formula for the others', () => {
  expect(inPlay('killer-5.0', 8)).toEqual({ 大怪: 1, 小怪: 1, J: 2, Q: 2, K: 2, A: 2, 黑桃7: 1, 平民: 5 });
  expect(inPlay('killer-5.0', 9)['平民']).toBe(7);
  for (let n = 8; n <= 16; n += 1) {
    const k = Math.floor((n - 2) / 3);
    expect(inPlay('killer-5.0', n)).toMatchObject({ J: k, Q: k, K: k, 平民: 2 * n - 5 - 3 * k });
  }
});

describe('三国杀群战', () => {
  test('has 25 heroes and the 104 cards of the standard deck', () => {
    expect(sum(inPlay('sanguosha-melee', 8, 'heroes'))).toBe(25);
    const deck = inPlay('sanguosha-melee', 8, 'opening');
    expect(sum(deck)).toBe(104);
    expect([deck['杀'], deck['闪'], deck['桃']]).toEqual([30, 15, 8]);
  });
  test.each([
    [3, 1, 2],
    [5, 2, 3],
    [6, 3, 3],
    [7, 3, 4],
    [8, 4, 4],
    [9, 4, 5],
    [10, 5, 5],
  ])('with %i players red has %i and blue %i', (players, red, blue) => {
    const table = shipped('sanguosha-melee').tables.find((one) => one.seats === players);
    const count = (roles: readonly string[]) =>
      (table?.roles ?? [])
        .filter(({ role }) => roles.includes(role))
        .reduce((n, { count }) => n + (count.kind === 'number' ? count.value : Number.NaN), 0);
    expect(count(['red-vanguard', 'red'])).toBe(red);
    expect(count(['blue-vanguard', 'blue'])).toBe(blue);
  });
  test('with 9 players the default pool is too small: 27 needed, 25 there', () => {
    const ruleset = shipped('sanguosha-melee');
    expect(() => normalise(ruleset, { players: 9 })).toThrow('pool-too-small');
  });
  test('red alone may begin with an odd number', () => {
    const first = shipped('sanguosha-melee').parameters[0];
    if (first?.kind !== 'choice') throw new Error('not a choice');
    expect(first.defaults.map(({ seats, value, allowed }) => [seats, value, allowed.length])).toEqual([
      [3, 'red', 1],
      [5, 'red', 1],
      [6, 'red', 3],
      [7, 'red', 1],
      [8, 'red', 3],
      [9, 'red', 1],
      [10, 'red', 3],
    ]);
  });
});

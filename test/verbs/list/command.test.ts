import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dealSchema } from '../../../src/deal/schema.ts';
import { runHere } from '../../cli/run-here.ts';

const family = (name: string) => path.join(import.meta.dirname, '../../../fixtures/family', `${name}.yaml`);

async function listed(...argv: string[]) {
  const ran = await runHere(['list', ...argv]);
  expect(ran).toMatchObject({ code: 0, err: '' });
  return ran.out
    .trimEnd()
    .split('\n')
    .map((line) => dealSchema.parse(JSON.parse(line)));
}

describe.each(['plain', 'marks', 'stock', 'two-decks'])('%s', (name) => {
  test('every deal once, numbered from 0, and each is the deal of its number', async () => {
    const deals = await listed(family(name));
    const count = JSON.parse((await runHere(['count', family(name), '--json'])).out)[0];
    expect(deals.map(({ number }) => number)).toEqual(deals.map((_, index) => String(index)));
    expect(String(deals.length)).toBe(count.legal);
    const bare = deals.map(({ seats, stock }) => JSON.stringify([seats, stock]));
    expect(new Set(bare).size).toBe(deals.length);
    const last = deals.at(-1);
    const ran = await runHere(['deal', family(name), '--number', String(last?.number), '--json']);
    expect(JSON.parse(ran.out)).toMatchObject({ seats: last?.seats, number: last?.number, legal: count.legal });
  });
});

test('hands and stock stand in ruleset order, whatever order is drawn for a deal', async () => {
  const rules = JSON.parse((await runHere(['rules', family('stock'), '--json'])).out);
  const place = new Map(rules.decks[0].cards.map(({ id }: { id: string }, index: number) => [id, index]));
  for (const { seats, stock } of await listed(family('stock'))) {
    for (const cards of [...seats.map(({ hands }) => hands['main']!), stock!['main']!]) {
      const places = cards.map(({ card }) => place.get(card));
      expect(places).toEqual([...places].sort((a, b) => Number(a) - Number(b)));
    }
    for (const seat of seats) expect(seat).not.toHaveProperty('order');
  }
});

test('above the limit nothing is printed and the exit code is 3; at it, all', async () => {
  const { length } = await listed(family('plain'));
  expect(await listed(family('plain'), '--limit', String(length))).toHaveLength(length);
  const ran = await runHere(['list', family('plain'), '--limit', String(length - 1)]);
  expect(ran).toMatchObject({ code: 3, out: '' });
  expect(ran.err).toContain(`there are ${length} legal deals`);
});

test('nothing legal: exit 1 with the counting argument on stderr', async () => {
  const ran = await runHere(['list', family('infeasible-deck')]);
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toMatch(/no legal deal.*\n.*7 cards for 6 places\n$/);
});

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { countSchema } from '../../../src/cli/schemas.ts';
import type { CountFile } from '../../../src/verbs/count/answer.ts';
import { runHere } from '../../cli/run-here.ts';

const fixture = (name: string) => path.join(import.meta.dirname, '../../../fixtures', name);

async function counted(...argv: string[]): Promise<CountFile> {
  const ran = await runHere(['count', ...argv, '--json']);
  expect(ran.err).toBe('');
  return countSchema.parse(JSON.parse(ran.out)) as unknown as CountFile; // as: the schema says the same
}

describe('figures that must come out', () => {
  test.each([
    ['v1', '5', '5871325286400'],
    ['v2', '5', '25087974912000'],
    ['hongmenyan', '10', '604800'],
  ])('%s with %s players: %s', async (ruleset, players, legal) => {
    expect(await counted(ruleset, '--players', players)).toMatchObject({ legal, weight: legal, feasible: true });
  });

  test('v1 without attributes, roles given: what two general exact model counters say', async () => {
    const { legal } = await counted(fixture('rulesets/v1-without-attributes.yaml'), '--players', '5');
    expect(BigInt(legal) % 20n).toBe(0n); // 5 × 4 ways to draw the killer and the werewolf
    expect(BigInt(legal) / 20n).toBe(309_272_448n);
  });

  test('a shuffle of v1 is legal about once in 31,500, attributes or not', async () => {
    const [marked, bare] = [
      await counted('v1', '--players', '5'),
      await counted(fixture('rulesets/v1-without-attributes.yaml'), '--players', '5'),
    ];
    expect(marked.shuffle).toEqual(bare.shuffle);
    // 25! / (5!)^5 shuffles of the physical cards and 20 draws of roles; each legal deal is 2^6 of them (six cards have two copies
    // and no hand holds both).
    const all = factorial(25n) / factorial(5n) ** 5n;
    const { numerator, denominator } = marked.shuffle;
    expect(BigInt(numerator) * all * 20n).toBe(BigInt(bare.legal) * 64n * BigInt(denominator));
    expect(Number(denominator) / Number(numerator)).toBeCloseTo(31_493, -1);
  });
});

test('all tables make an array, one table an object, in the order of the file', async () => {
  const ran = await runHere(['count', 'v2', '--json']);
  const all: CountFile[] = JSON.parse(ran.out);
  expect(all.map(({ players }) => players)).toEqual([5, 6, 7]);
  expect(all[1]).toEqual(await counted('v2', '--players', '6'));
  const lines = (await runHere(['count', 'v2', '--ndjson'])).out.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(all);
});

test('weights, readings and rules left out are in the file and in the figures', async () => {
  const shuffles = await counted('v2', '--players', '5', '--weights', 'shuffles');
  const deals = await counted('v2', '--players', '5');
  expect(shuffles.selection.weights).toEqual({ main: 'shuffles' });
  expect(shuffles.legal).toBe(deals.legal);
  expect(BigInt(shuffles.weight)).toBeGreaterThan(BigInt(deals.weight));
  expect(shuffles.shuffle).toEqual(deals.shuffle);
  const fewer = await counted('v1', '--players', '6', '--without', '6.2', '--reading', '4.3=villagers-or-chooser');
  expect(fewer.selection).toMatchObject({ without: ['6.2'], readings: { '4.3': 'villagers-or-chooser' } });
  expect(BigInt(fewer.legal)).toBeGreaterThan(BigInt((await counted('v1', '--players', '6')).legal));
});

test('what cannot be dealt is counted as 0 on stdout, exit 1', async () => {
  const ran = await runHere(['count', fixture('rulesets/killer-5.0-printed.yaml'), '--json']);
  expect(ran.code).toBe(1);
  expect(JSON.parse(ran.out)).toMatchObject([
    { players: 8, legal: '0', weight: '0', feasible: false, shuffle: { numerator: '0', denominator: '1' } },
  ]);
});

test('tables that need a larger pool are told and left out; asked for, they are bad use', async () => {
  const all = await runHere(['count', 'sanguosha-melee', '--json']);
  expect(all.code).toBe(0);
  expect(JSON.parse(all.out).map(({ players }: CountFile) => players)).toEqual([3, 5, 6, 7, 8]);
  expect(all.err).toMatch(/table of 9 skipped: .*27.*25/);
  const nine = await runHere(['count', 'sanguosha-melee', '--players', '9', '--json']);
  expect(nine).toMatchObject({ code: 2, out: '' });
  expect(nine.err).toMatch(/27.*25/);
});

test('a limit of memory ends in exit 3 with the size reached, and nothing on stdout', async () => {
  // A ban of its own for each seat keeps all six apart.
  const bans = ['sniper', 'counter', 'vest', 'bomb', 'curse', 'pardon'].flatMap((card, at) => [
    '--ban',
    `${at + 1}:${card}`,
  ]);
  const ran = await runHere(['count', 'v1', '--players', '6', ...bans, '--memory', '1']);
  expect(ran).toMatchObject({ code: 3, out: '' });
  expect(ran.err).toMatch(/^ninelives: gave up counting: \d+ nodes fill the limit of 1 MB; --memory raises it\n$/);
});

test('the table for people, in both languages', async () => {
  const zh = await runHere(['count', 'v1'], { env: { LANG: 'zh_CN.UTF-8' } });
  expect(zh.out.split('\n').slice(1)).toEqual([
    '',
    '人数     合法发牌结果  随机洗牌合法的机会',
    '   5    5871325286400  约 31,493 次中 1 次',
    '   6  175189437331200  约 21,005 次中 1 次',
    '',
  ]);
  const en = await runHere(['count', 'hongmenyan']);
  expect(en.out).toMatch(/10 +604800 {2}always\n$/);
});

function factorial(n: bigint): bigint {
  return n === 0n ? 1n : n * factorial(n - 1n);
}

import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dealSchema } from '../../../src/deal/schema.ts';
import { runHere } from '../../cli/run-here.ts';

const fixture = (name: string) => path.join(import.meta.dirname, '../../../fixtures', name);

/** One line a seat: role, then cards with their attributes, all by id. */
async function hands(...argv: string[]): Promise<readonly string[]> {
  const ran = await runHere(['deal', ...argv, '--json']);
  expect(ran).toMatchObject({ code: 0, err: '' });
  return dealSchema.parse(JSON.parse(ran.out)).seats.map(({ role, hands: byDeck }) => {
    const cards = byDeck['main']!.map(({ name, attributes }) => [name, ...attributes].join('*'));
    return [role, ...cards].join(' ');
  });
}

describe('deals by number', () => {
  test('the first of v1 with 5 players', async () => {
    expect(await hands('v1', '--number', '0')).toEqual([
      'killer 杀手 恶魔 狼人 先知 防弹衣',
      'werewolf 杀手 狼人 巫师 占卜 狼毒',
      'villager 恶魔 巫师 狙击手 禁锢 特赦',
      'villager 占卜 先知 反狙击手 必杀*killer-mark 诅咒*werewolf-mark',
      'villager 束魂 巫医 炸弹 庇佑*killer-mark 圣人*werewolf-mark',
    ]);
  });
  test('the last', async () => {
    expect(await hands('v1', '--number', '5871325286399')).toEqual([
      'villager 束魂 巫医 炸弹 庇佑 圣人',
      'villager 占卜 先知 反狙击手*killer-mark 必杀 诅咒',
      'villager 恶魔 巫师 狙击手 禁锢*killer-mark 特赦',
      'werewolf 杀手 狼人 巫师 占卜 狼毒*werewolf-mark',
      'killer 杀手 恶魔 狼人 先知 防弹衣*werewolf-mark',
    ]);
  });
});

test('every form of a batch says the same', async () => {
  const batch = ['deal', 'v1', '--seed', 's', '--deals', '3', '--from', '1'];
  const array = (await runHere([...batch, '--json'])).out;
  const lines = (await runHere([...batch, '--ndjson'])).out;
  expect(array).toBe(
    `${JSON.stringify(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
      null,
      2,
    )}\n`,
  );
  expect(JSON.parse(array).map(({ index }: { index: number }) => index)).toEqual([1, 2, 3]);
  const text = (await runHere(batch)).out;
  for (const { number } of JSON.parse(array)) expect(text).toContain(`Deal number  ${number} `);
  const one = (await runHere(['deal', 'v1', '--seed', 's', '--deals', '1', '--json'])).out;
  expect(JSON.parse(one)).toHaveLength(1);
});

test('a pasted sign-up list gives the names, in whatever encoding', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
  const file = path.join(folder, 'names.txt');
  await writeFile(file, Buffer.from('\ufeff1. 苹果\r\n2、楼兰\r\n３）警花\r\n4. 阿杰\r\n5. 小雨\r\n', 'utf16le'));
  const ran = await runHere(['deal', 'v1', '--seed', 's', '--names-file', file, '--json']);
  const names = JSON.parse(ran.out).seats.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['苹果', '楼兰', '警花', '阿杰', '小雨']);
});

test('pins by name become seats in the file, and the deal keeps them', async () => {
  const names = ['--names', '苹果,楼兰,警花,阿杰,小雨'];
  const ran = await runHere([
    'deal',
    'v1',
    '--seed',
    's',
    ...names,
    '--pin',
    '楼兰=killer',
    '--ban',
    '苹果:狙击手',
    '--json',
  ]);
  const deal = JSON.parse(ran.out);
  expect(deal.selection.pins).toEqual(['!1:sniper', '2=killer']);
  expect(deal.seats[1].role).toBe('killer');
});

test('nothing secret with --blind, on either stream', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
  const file = path.join(folder, 'deal.json');
  for (const lang of ['zh', 'en']) {
    const ran = await runHere(['deal', 'v1', '--seed', 'verysecret', '--blind', '-o', file, '--force', '--lang', lang]);
    const deal = JSON.parse(await readFile(file, 'utf8'));
    const shown = (ran.out + ran.err).replaceAll(file, '');
    expect(ran.code).toBe(0);
    for (const secret of ['verysecret', deal.number, '杀手', 'Killer', 'killer']) expect(shown).not.toContain(secret);
    expect(shown.split('\n').length).toBeLessThanOrEqual(3);
  }
});

describe('what cannot be dealt', () => {
  test.each([
    ['family/infeasible-deck.yaml', '7 cards for 6 places'],
    ['family/infeasible-rules.yaml', '3 seats must hold'],
    ['rulesets/killer-5.0-printed.yaml', '18 cards for 16 places'],
  ])('%s: exit 1, nothing on stdout, the argument on stderr', async (name, argument) => {
    const ran = await runHere(['deal', fixture(name), '--json']);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain(argument);
    expect((await runHere(['deal', fixture(name), '--json', '--lang', 'zh'])).err).toMatch(/没有任何合法/);
  });
  test('by its rules and not by counting alone', async () => {
    const ran = await runHere(['deal', fixture('family/infeasible-apart.yaml'), '--json']);
    expect(ran).toMatchObject({ code: 1, out: '' });
  });
  test('leaves no file behind', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
    const file = path.join(folder, 'deal.json');
    expect((await runHere(['deal', fixture('family/infeasible-deck.yaml'), '-o', file])).code).toBe(1);
    await expect(readFile(file)).rejects.toThrow();
  });
});

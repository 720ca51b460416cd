/** Bad ruleset files and bad choices within good ones, end to end: one clear sentence each on stderr, exit 2, nothing on stdout. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninelives-bad-'));
  const files: Readonly<Record<string, string>> = {
    'a.yaml': 'extends: b.yaml\nid: a\n',
    'b.yaml': 'extends: a.yaml\nid: b\n',
    'slip.yaml': 'extends: v1\nid: slip\nrules: { 4.4.1: { apart: [狙击手, 反阻击手] } }\n',
    'two.yaml': 'extends: v1\nid: two\nrules: { 4.4.1: { apart: [sniper, counter], never: bomb } }\n',
    'broken.yaml': 'id: x\nroles: { a: [ }\n',
    'empty.yaml': '',
    'few.txt': '刘备\n关羽\n张飞\n',
    'equal.txt': `${Array.from({ length: 24 }, (_, i) => `武将${i}`).join('\n')}\n刘备\nＬｉｕ Ｂｅｉ\n`,
    'none.txt': '\n\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

describe.each(['count', 'deal', 'explain', 'check', 'odds', 'rules'])('%s refuses', (verb) => {
  test.each([
    ['a.yaml', 'b.yaml → '],
    ['slip.yaml', 'slip.yaml:3:32: unknown card 反阻击手 (did you mean 反狙击手?)'],
    ['two.yaml', 'two.yaml:3:45: a clause says one thing'],
    ['broken.yaml', 'broken.yaml:2:15: this is no proper YAML'],
    ['empty.yaml', 'empty.yaml: the file is empty'],
    ['', 'this is a folder'],
  ])('%s', async (name, said) => {
    // `check` takes folders: every file in it is a ruleset then.
    if (verb === 'check' && name === '') return;
    const ran = await runHere([verb, at(name)]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(said);
    expect(ran.err).not.toMatch(/\n\s+at /);
  });
});

test.each<[string[], string]>([
  [['count', 'killer-police', '--players', '10', '--set', 'killers=5'], '10 - 5 - 5 = 0'],
  [['count', 'killer-police', '--players', '10', '--set', 'killers=7'], '10 - 7 - 7 = -4'],
  [['count', 'killer-police', '--players', '10', '--set', 'killers=8'], '1'],
  [['count', 'killer-5.0', '--players', '8', '--set', 'killers=x'], 'killers'],
  [['count', 'killer-5.0', '--players', '8', '--set', 'kilers=2'], 'killers'],
  [['count', 'sanguosha-melee', '--players', '7', '--set', 'first=blue'], 'red'],
  [['count', 'v1', '--players', '5', '--reading', '4.4.5=holders'], 'holder'],
  [['count', 'v1', '--players', '5', '--reading', '4.4.1=holder'], '4.4.1'],
  [['deal', 'sanguosha-melee', '--players', '9'], '27 needed, 25 in the pool'],
  [['deal', 'sanguosha-melee', '--players', '3', '--pool', 'FEW'], '8 needed, 3 in the pool'],
  [['deal', 'sanguosha-melee', '--players', '3', '--pool', 'EQUAL'], 'Ｌｉｕ Ｂｅｉ'],
  [['deal', 'sanguosha-melee', '--players', '3', '--pool', 'NONE'], 'pool'],
  [['deal', 'v1', '--pool', 'FEW'], 'pool'],
])('%j', async (argv, said) => {
  const files: Readonly<Record<string, string>> = { FEW: 'few.txt', EQUAL: 'equal.txt', NONE: 'none.txt' };
  const ran = await runHere(argv.map((word) => (files[word] === undefined ? word : at(files[word]))));
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain(said);
});

test('the printed list of 杀人 5.0 does not fit, and says why', async () => {
  const file = 'fixtures/rulesets/killer-5.0-printed.yaml';
  const counted = await runHere(['count', file, '--json']);
  expect(counted.code).toBe(1);
  expect(JSON.parse(counted.out)).toMatchObject([{ legal: '0', feasible: false }]);
  expect(await runHere(['deal', file])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('18 cards for 16 places'),
  });
});

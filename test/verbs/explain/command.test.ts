import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHere } from '../../cli/run-here.ts';

const golden = (name: string) => path.join(import.meta.dirname, '../../../fixtures/golden/explain', name);

describe('reports', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['printed', ['fixtures/rulesets/killer-5.0-printed.yaml']],
    ['rules', ['fixtures/family/infeasible-rules.yaml']],
    ['marks', ['fixtures/family/infeasible-marks.yaml']],
    ['apart', ['fixtures/family/infeasible-apart.yaml']],
    ['pins', ['v1', '--players', '6', '--pin', '1=killer', '--pin', '1:sniper', '--ban', '2=killer']],
    ['deal', ['v1', 'fixtures/repairs/v1-two-clauses.txt']],
    ['open', ['v1', 'fixtures/repairs/v1-open.txt']],
    ['impossible', ['v1', 'fixtures/deals/v1-impossible.txt']],
    ['two-decks', ['sanguosha-melee', '--players', '3', '--pin', '1:刘备,曹操', '--pin', '2:刘备']],
  ];
  test.each(cases)('%s', async (name, argv) => {
    for (const lang of ['en', 'zh']) {
      const ran = await runHere(['explain', ...argv, '--lang', lang]);
      expect(ran).toMatchObject({ code: 1, err: '' });
      await expect(ran.out).toMatchFileSnapshot(golden(`${name}.${lang}.txt`));
    }
    const ran = await runHere(['explain', ...argv, '--json']);
    await expect(ran.out).toMatchFileSnapshot(golden(`${name}.json`));
  });
});

test('what can be dealt is said to be so, table by table', async () => {
  const ran = await runHere(['explain', 'v1', '--json']);
  expect(ran).toMatchObject({ code: 0, err: '' });
  const all = JSON.parse(ran.out);
  expect(all.map(({ players, feasible }: { players: number; feasible: boolean }) => [players, feasible])).toEqual([
    [5, true],
    [6, true],
  ]);
  expect(JSON.parse((await runHere(['explain', 'v1', '--players', '6', '--json'])).out)).toEqual(all[1]);
});

test('18 cards for 16 places is a counting argument about facts, with or without its rule', async () => {
  const printed = ['explain', 'fixtures/rulesets/killer-5.0-printed.yaml', '--players', '8', '--json'];
  const { conflict, drop } = JSON.parse((await runHere(printed)).out);
  expect(conflict).toMatchObject({ minimal: true, counting: '18 cards for 16 places' });
  expect(conflict.statements.every(({ kind }: { kind: string }) => kind === 'fact')).toBe(true);
  expect(drop).toEqual({ sets: [], complete: true, facts: true });
  expect(JSON.parse((await runHere([...printed, '--without', '4'])).out).conflict).toEqual(conflict);
});

describe('bad use', () => {
  test.each([
    [['explain'], 'ruleset'],
    [['explain', 'v9'], 'v9'],
    [['explain', 'v1', '--players', '4'], '4'],
    [['explain', 'v1', '--seconds', '0'], '--seconds'],
    [['explain', 'v1', 'no-such-deal'], 'no-such-deal'],
  ])('%j', async (argv, named) => {
    const ran = await runHere(argv);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(named);
  });
});

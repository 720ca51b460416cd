import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainText, terminal } from '../../../src/document/terminal.ts';
import { loadRuleset } from '../../../src/ruleset/load.ts';
import { type CheckFile, checkAll, checkData } from '../../../src/verbs/check/answer.ts';
import type { Variation } from '../../../src/verbs/check/cases.ts';
import { checkDocument } from '../../../src/verbs/check/text.ts';
import { runHere } from '../../cli/run-here.ts';

const golden = (name: string) => path.join(import.meta.dirname, '../../../fixtures/golden/check', name);

async function checked(...argv: string[]): Promise<{ readonly code: number; readonly rows: readonly CheckFile[] }> {
  const ran = await runHere(['check', ...argv, '--json']);
  expect(ran.err).toBe('');
  return { code: ran.code, rows: JSON.parse(ran.out) };
}

/** Checked once, told three times: in both languages, and as data. */
describe('reports', () => {
  const family = readdirSync('fixtures/family')
    .sort()
    .map((name) => `fixtures/family/${name}`);
  const cases: readonly (readonly [name: string, rulesets: readonly string[], request: Variation['request']])[] = [
    ['family', family, {}],
    ['printed', ['fixtures/rulesets/killer-5.0-printed.yaml'], {}],
    ['v2', ['v2'], { without: ['4.4'] }],
    ['range', ['killer-police', 'hongmenyan'], { players: 10, set: { killers: '4..7' } }],
  ];
  test.each(cases)('%s', async (name, sources, request) => {
    const rulesets = await Promise.all(sources.map(async (source) => ({ source, ruleset: await loadRuleset(source) })));
    const all = await checkAll(rulesets, { request, allReadings: false }, { memory: undefined });
    for (const lang of ['en', 'zh'] as const) {
      await expect(terminal(checkDocument(all, lang), plainText)).toMatchFileSnapshot(golden(`${name}.${lang}.txt`));
    }
    const data = all.map((each) => checkData(each, 'en'));
    await expect(`${JSON.stringify(data, null, 2)}\n`).toMatchFileSnapshot(golden(`${name}.json`));
  });

  test('are what the command prints, in every form', async () => {
    const argv = ['check', 'killer-police', 'hongmenyan', '--set', 'killers=4..7', '--players', '10'];
    for (const [more, file] of [
      [[], 'en.txt'],
      [['--lang', 'zh'], 'zh.txt'],
      [['--json'], 'json'],
    ] as const) {
      const ran = await runHere([...argv, ...more]);
      expect(ran).toMatchObject({ code: 0, err: '' });
      await expect(ran.out).toMatchFileSnapshot(golden(`range.${file}`));
    }
    expect((await runHere(['check', 'fixtures/rulesets/killer-5.0-printed.yaml', '--json'])).code).toBe(1);
  });
});

test('every shipped ruleset can be dealt at every table that its pool is large enough for', async () => {
  const { code, rows } = await checked();
  expect(code).toBe(0);
  const skipped = rows.filter(({ status }) => status === 'skipped');
  expect(skipped.map(({ ruleset, players }) => `${ruleset} ${players}`)).toEqual([
    'sanguosha-melee 9',
    'sanguosha-melee 10',
  ]);
  expect(rows.filter(({ status }) => status !== 'skipped' && status !== 'feasible')).toEqual([]);
  // readings.md: 6.2 follows from the other rules with 5 players, with 6 it does not; in v2 it is idle while 4.4 stands.
  const idle = rows.filter((row) => row.idle?.includes('6.2')).map(({ ruleset, players }) => `${ruleset} ${players}`);
  expect(idle).toEqual(['v1 5', 'v2 5', 'v2 6', 'v2 7']);
});

test('readings: every combination is a case of its own, those that are settled stay settled', async () => {
  const { rows } = await checked('fixtures/family/readings.yaml', '--readings', 'all');
  const [one] = (await checked('fixtures/family/readings.yaml')).rows;
  expect(new Set(rows.map(({ varied }) => JSON.stringify(varied))).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.find(({ selection }) => JSON.stringify(selection) === JSON.stringify(one!.selection))?.legal).toBe(
    one!.legal,
  );
  const [[rule, name]] = Object.entries(rows[0]!.varied) as [[string, string]]; // as: the ruleset has readings
  const settled = await checked('fixtures/family/readings.yaml', '--readings', 'all', '--reading', `${rule}=${name}`);
  expect(settled.rows.map(({ legal }) => legal)).toEqual(
    rows.filter(({ varied }) => varied[rule] === name).map(({ legal }) => legal),
  );
});

test('parameters: what is out of range or leaves a negative rest is skipped with its reason', async () => {
  const { code, rows } = await checked('killer-police', 'v1', '--players', '10', '--set', 'killers=1..99');
  expect(code).toBe(0);
  const police = rows.filter(({ ruleset }) => ruleset === 'killer-police');
  expect(police).toHaveLength(99);
  expect(police.filter(({ status }) => status === 'feasible').length).toBeGreaterThan(2);
  expect(police.filter(({ status, reason }) => status === 'skipped' && reason).length).toBeGreaterThan(2);
  expect(rows.filter(({ ruleset }) => ruleset === 'v1').map(({ status }) => status)).toEqual(['skipped']);
});

describe('bad use', () => {
  test.each([
    [['check', 'v9'], 'v9'],
    [['check', 'fixtures/repairs'], 'fixtures/repairs'],
    [['check', 'fixtures/repairs/v1-open.txt'], 'v1-open.txt'],
    [['check', '--set', 'killer=1..6'], 'killers'],
    [['check', '--set', 'killers=6..1'], '6..1'],
    [['check', '--set', 'killers=1..999999999'], '100000'],
    [['check', '--readings', 'some'], '--readings'],
    [['check', 'v1', '--without', '9.9'], '9.9'],
  ])('%j', async (argv, named) => {
    const ran = await runHere(argv);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(named);
    expect(ran.err).not.toContain('    at ');
  });
});

test('a count that hits its limit is told, and whether it can be dealt all the same', async () => {
  const ran = await runHere(['check', 'v1', '--players', '6', '--memory', '1', '--json']);
  const [row] = JSON.parse(ran.out);
  // One megabyte may or may not be enough for the engine of the day; what is said must fit either way.
  expect([
    [0, 'feasible', true],
    [3, 'feasible', false],
  ]).toContainEqual([ran.code, row.status, row.legal !== undefined]);
});

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../../src/cli/context.ts';
import { loadGiven } from '../../../src/cli/deal-input.ts';
import type { SelectionFlags } from '../../../src/cli/flags.ts';
import { loadProblems } from '../../../src/cli/problems.ts';
import { apart } from '../../../src/document/document.ts';
import { plainText, terminal } from '../../../src/document/terminal.ts';
import { withPartialDeal } from '../../../src/problem/partial-deal.ts';
import { explainAll, explanationData } from '../../../src/verbs/explain/answer.ts';
import { explanationDocument } from '../../../src/verbs/explain/text.ts';
import { quietContext, runHere } from '../../cli/run-here.ts';

const golden = (name: string) => path.join(import.meta.dirname, '../../../fixtures/golden/explain', name);

/** Explained once, told three times: in both languages, and as data. */
describe('reports', () => {
  const cases: readonly (readonly [name: string, ruleset: string, flags: SelectionFlags, deal: string | null])[] = [
    ['printed', 'fixtures/rulesets/killer-5.0-printed.yaml', {}, null],
    ['rules', 'fixtures/family/infeasible-rules.yaml', {}, null],
    ['marks', 'fixtures/family/infeasible-marks.yaml', {}, null],
    ['apart', 'fixtures/family/infeasible-apart.yaml', {}, null],
    ['pins', 'v1', { players: 6, pin: ['1=killer', '1:sniper'], ban: ['2=killer'] }, null],
    ['deal', 'v1', {}, 'fixtures/repairs/v1-two-clauses.txt'],
    ['open', 'v1', {}, 'fixtures/repairs/v1-open.txt'],
    ['impossible', 'v1', {}, 'fixtures/deals/v1-impossible.txt'],
    ['two-decks', 'sanguosha-melee', { players: 3, pin: ['1:刘备,曹操', '2:刘备'] }, null],
  ];
  const limits = { seconds: 20, memory: undefined };

  test.each(cases)('%s', async (name, ruleset, flags, deal) => {
    const context = await quietContext();
    const asked =
      deal === null
        ? await loadProblems(ruleset, flags, context)
        : [await problemOfDeal(ruleset, deal, flags, context)];
    const found = await explainAll(asked, limits);
    expect(found.map(({ explanation }) => explanation.verdict)).toContain('no');
    for (const lang of ['en', 'zh'] as const) {
      const told = found.map((each) =>
        explanationDocument(each, lang, { seconds: limits.seconds, given: deal !== null }),
      );
      await expect(terminal(apart(told), plainText)).toMatchFileSnapshot(golden(`${name}.${lang}.txt`));
    }
    const all = found.map((each) => explanationData(each, 'en'));
    const data = flags.players === undefined && deal === null ? all : all[0];
    await expect(`${JSON.stringify(data, null, 2)}\n`).toMatchFileSnapshot(golden(`${name}.json`));
  });

  test('are what the command prints, with exit code 1', async () => {
    const argv = ['explain', 'fixtures/family/infeasible-rules.yaml'];
    const [en, zh, json] = await Promise.all(
      [argv, [...argv, '--lang', 'zh'], [...argv, '--json']].map((a) => runHere(a)),
    );
    expect([en, zh, json]).toMatchObject(Array(3).fill({ code: 1, err: '' }));
    await expect(en!.out).toMatchFileSnapshot(golden('rules.en.txt'));
    await expect(zh!.out).toMatchFileSnapshot(golden('rules.zh.txt'));
    await expect(json!.out).toMatchFileSnapshot(golden('rules.json'));
  });
});

async function problemOfDeal(ruleset: string, deal: string, flags: SelectionFlags, context: Context) {
  const { played, problem, given } = await loadGiven([ruleset, deal], flags, context, null);
  return { ruleset: played, problem: withPartialDeal(problem, given) };
}

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

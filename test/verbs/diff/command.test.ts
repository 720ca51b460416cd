import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere } from '../../cli/run-here.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninelives-diff-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
}

async function legal(...argv: readonly string[]): Promise<string> {
  return JSON.parse((await runHere(['count', ...argv, '--players', '6', '--json'])).out).legal;
}

test('each difference is counted alone, as the flags of count would count it', async () => {
  const mine = file(
    'mine.yaml',
    'extends: v1\nid: mine\ndrop: { rules: [4.4.9, 6.2] }\nrules: { 4.4.1: { en: mine } }\n',
  );
  const ran = await runHere(['diff', 'v1', mine, '--players', '6', '--json']);
  expect(ran).toMatchObject({ code: 0, err: '' });
  const { from, to, differences, tables } = JSON.parse(ran.out);
  expect([from.id, to.id]).toEqual(['v1', 'mine']);
  expect(differences).toEqual([
    { section: 'rule', id: '4.4.9', change: 'dropped', step: 'rule 4.4.9' },
    { section: 'rule', id: '6.2', change: 'dropped', step: 'rule 6.2' },
  ]);
  const [base, both, one, other] = [
    await legal('v1'),
    await legal('v1', '--without', '4.4.9,6.2'),
    await legal('v1', '--without', '4.4.9'),
    await legal('v1', '--without', '6.2'),
  ];
  expect(tables).toMatchObject([
    {
      players: 6,
      from: base,
      to: both,
      steps: [
        { step: 'rule 4.4.9', legal: one },
        { step: 'rule 6.2', legal: other },
      ],
    },
  ]);
  const { numerator, denominator } = tables[0].steps[0].factor;
  expect(BigInt(numerator) * BigInt(base)).toBe(BigInt(denominator) * BigInt(one));
});

test('cards and tables count together, and a table that one side lacks is told', async () => {
  const mine = file(
    'cards.yaml',
    'extends: v2\nid: mine\ndrop: { tables: 7 }\ndecks: { main: { cards: { slayer: { copies: 2 } } } }\n',
  );
  const ran = await runHere(['diff', 'v2', mine, '--lang', 'en']);
  expect(ran.code).toBe(0);
  expect(ran.out).toMatch(/card +slayer +changed +Killer · privilege cards · ×1 → Killer · privilege cards · ×2/);
  expect(ran.out).toMatch(/table +7 +dropped/);
  expect(ran.out).toMatch(/with cards and tables alone/);
  expect(ran.out).toMatch(/mine +- .*no table/s);
});

test('an infeasible change shows 0 and is no error', async () => {
  const mine = file(
    'none.yaml',
    'extends: hongmenyan\nid: mine\nrules: { 1: { zh: 都有蝴蝶, en: all hold it, holds: butterfly } }\n',
  );
  const { tables } = JSON.parse((await runHere(['diff', 'hongmenyan', mine, '--json'])).out);
  expect(tables).toMatchObject([
    { from: '604800', to: '0', steps: [{ legal: '0', factor: { numerator: '0', denominator: '1' } }] },
  ]);
});

test('rulesets that deal alike are said to', async () => {
  const mine = file('same.yaml', 'extends: hongmenyan\nid: mine\n');
  expect((await runHere(['diff', 'hongmenyan', mine, '--lang', 'en'])).out).toContain(
    'Nothing that decides a deal differs',
  );
  expect((await runHere(['diff', 'hongmenyan', mine, '--lang', 'zh'])).out).toContain('发牌没有任何不同');
});

test.each([
  [['diff', 'v1'], 2],
  [['diff', 'v1', 'v3'], 2],
  [['diff', 'v1', 'v1', '--players', '9'], 2],
  [['diff', 'v1', 'v1', '--without', '4.4.99'], 2],
])('%j is bad use', async (argv, code) => {
  const ran = await runHere(argv);
  expect(ran).toMatchObject({ code, out: '' });
  expect(ran.err).not.toBe('');
});

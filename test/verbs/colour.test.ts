/** Whatever a verb shows: colour changes nothing but colour, and no colour code is ever made harmless as if it were a text. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from '../cli/run-here.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ninelives-colour-'));
const at = (name: string) => path.join(folder, name);
const hands = ['杀手、恶魔、狼人、先知、防弹衣', '杀手、狼人、巫师、占卜、狼毒', '恶魔、巫师、狙击手、禁锢、特赦'];
const roles = ['杀手', '狼人', '平民', '平民', '平民'];
const written = (own: readonly string[]) =>
  roles.map((role, seat) => `${seat + 1}. \u001b[31m甲${seat}（${role}）：${own[seat] ?? '？'}\n`).join('');

beforeAll(async () => {
  await runHere(['deal', 'v1', '--seed', 'x', '--names', 'a,b,c,d,\u001b[1me', '-o', at('deal.json')]);
  writeFileSync(at('same.ndjson'), `${(await runHere(['deal', 'v1', '--number', '7', '--ndjson'])).out}`.repeat(40));
  await runHere(['commit', 'hongmenyan', '--game', 'g', '--names-later', '-o', at('evening')]);
  writeFileSync(at('half.txt'), written(hands));
  writeFileSync(at('wrong.txt'), written([hands[1]!, hands[0]!, hands[2]!]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pinned = ['--pin', '1=killer', '--pin', '1:sniper'];
const runs: Readonly<Record<string, readonly (readonly string[])[]>> = {
  audit: [['audit', at('evening')]],
  bias: [['bias', 'v1', at('same.ndjson')]],
  check: [
    ['check', 'hongmenyan'],
    ['check', 'hongmenyan', '--players', '10', '--pin', '1:killer-odd', '--pin', '2:killer-odd'],
  ],
  count: [['count', 'v1']],
  deal: [
    ['deal', 'v1', '--seed', 'x'],
    ['deal', 'sanguosha-melee', '--seed', 'x'],
  ],
  diff: [['diff', 'v1', 'v2', '--players', '7']],
  explain: [
    ['explain', 'hongmenyan'],
    ['explain', 'v1', ...pinned],
  ],
  odds: [['odds', 'v1', '--seats', '--event', '1 holds sniper']],
  repair: [
    ['repair', 'v1', at('wrong.txt'), '--seed', 'y'],
    ['repair', 'v1', at('half.txt'), ...pinned],
  ],
  rules: [['rules'], ['rules', 'sanguosha-melee']],
  verify: [
    ['verify', 'v1', at('half.txt'), '--complete', '--seed', 'y'],
    ['verify', 'v1', at('wrong.txt')],
  ],
  seat: [['seat', at('deal.json'), '--substitutes', '\u001b[7mx']],
};

test('every verb that makes a document is here', () => {
  const verbs = path.join(import.meta.dirname, '../../src/verbs');
  const making = readdirSync(verbs).filter((verb) => existsSync(path.join(verbs, verb, 'text.ts')));
  // What `reveal` writes for people stands in a published file, which has no colours.
  expect(making.filter((verb) => verb !== 'reveal' && runs[verb] === undefined)).toEqual([]);
});

describe.each(['zh', 'en'])('in %s', (lang) => {
  test.each(Object.values(runs).flat())('%s %s %s %s', async (...argv) => {
    const run = (colour: string) => runHere([...argv, '--lang', lang, '--color', colour], { columns: 60 });
    const [plain, coloured] = [await run('never'), await run('always')];
    expect(plain.out).not.toBe('');
    expect(coloured.out).not.toBe(plain.out);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes are what is taken out
    expect(coloured.out.replace(/\u001b\[\d+m/g, '')).toBe(plain.out);
    expect(plain.out).not.toContain('\u001b');
  });
});

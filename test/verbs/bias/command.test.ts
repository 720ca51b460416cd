import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BiasFile } from '../../../src/verbs/bias/answer.ts';
import { runHere } from '../../cli/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninelives-bias-'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const legal = `1. 苹果（杀手）：杀手、恶魔、狼人、先知、防弹衣
2. 楼兰（狼人）：杀手、狼人、巫师、占卜、狼毒
3. 警花（平民）：恶魔、巫师、狙击手、禁锢、特赦
4. 阿杰（平民）：占卜、先知、反狙击、必杀*杀手属性、诅咒*狼人属性
5. 007（平民）：束魂、巫医、炸弹、庇佑*杀手属性、圣人*狼人属性
`;
let ndjson = '';

beforeAll(async () => {
  ndjson = (await runHere(['deal', 'v1', '--deals', '300', '--seed', 'bias', '--ndjson'])).out;
});

describe('bias', () => {
  it('finds nothing in our own deals, from standard input', async () => {
    const { code, out } = await runHere(['bias', 'v1', '-'], { stdin: ndjson });
    // False alarm: at most 1 in 1000 over all questions; the seed is fixed.
    expect(code).toBe(0);
    expect(out).toContain('These 300 deals are what a fair dealer would make');
    expect(out).toContain('could not have shown');
  });

  it('gives every figure as JSON', async () => {
    const { out } = await runHere(['bias', 'v1', '-', '--json'], { stdin: ndjson });
    const judged = JSON.parse(out) as BiasFile; // as: what the command prints
    expect(judged).toMatchObject({ verdict: 'fair', deals: 300, level: 0.001, illegal: { deals: 0, first: [] } });
    const [table] = judged.tables;
    expect(table!.cells.length + table!.spreads.length).toBe(judged.tests);
    for (const { seen, of, p, corrected, fair } of table!.cells) {
      expect(seen).toBeLessThanOrEqual(of);
      expect(corrected).toBeGreaterThanOrEqual(p);
      expect(Number(fair.decimal)).toBeCloseTo(Number(fair.numerator) / Number(fair.denominator), 11);
    }
    const killer = table!.cells.filter(({ family, role }) => family === 'seat-role' && role === 'killer');
    expect(killer.map(({ seen }) => seen).reduce((a, b) => a + b)).toBe(300);
  });

  it('finds a dealer who always gives the killer to seat 1', async () => {
    const rigged = (await runHere(['deal', 'v1', '--deals', '60', '--seed', 'r', '--ndjson', '--pin', '1=killer'])).out;
    // The pins of the files are the dealer's own excuse: judged without them.
    const { code, out, err } = await runHere(['bias', 'v1', '-', '--weights', 'deals'], { stdin: rigged });
    expect(code).toBe(1);
    expect(out).toMatch(/seat 1 was the killer 100\.0 % of the time, fair is 20\.0 %: .* less than once in \d/);
    expect(err).toContain('selection');
    expect((await runHere(['bias', 'v1', '-'], { stdin: rigged })).code).toBe(0);
    const zh = await runHere(['bias', 'v1', '-', '--weights', 'deals', '--lang', 'zh'], { stdin: rigged });
    expect(zh.out).toMatch(/1号是杀手的有 100\.0 %，公平是 20\.0 %/);
  });

  it('reads deals made by hand, several files and forms together', async () => {
    const csv = `局,座位,身份,手牌\n${legal
      .trim()
      .split('\n')
      .map((line) => /^(\d)\. .*（(.*)）：(.*)$/.exec(line)!)
      .map(([, seat, role, hand]) => `一,${seat},${role},${hand!.replaceAll('、', ' ')}`)
      .join('\n')}\n`;
    const argv = ['bias', 'v1', file('year.txt', `${legal}\n第二局\n${legal}`), file('more.csv', csv), '--json'];
    const { code, out } = await runHere(argv);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ deals: 3, tables: [{ players: 5, marked: 3 }] });
  });

  it('counts a game once that is given twice, as its deal and as its seated copy, and says so', async () => {
    const deal = join(folder, 'deal.json');
    const seated = join(folder, 'seated.json');
    await runHere(['deal', 'v1', '--seed', 'twice', '-o', deal]);
    await runHere(['seat', deal, '--names', '甲,乙,丙,丁,戊', '-o', seated]);
    const { code, out } = await runHere(['bias', 'v1', deal, seated]);
    expect([code, out]).toEqual([0, expect.stringContaining('1 deal counted')]);
    expect(out).toContain('1 left out because the same game was given before');
    const { out: json } = await runHere(['bias', 'v1', deal, seated, '--json']);
    expect(JSON.parse(json)).toMatchObject({ deals: 1, leftOut: { again: 1 }, tables: [{ identical: null }] });
  });

  it('names identical deals with the chance of such a repeat', async () => {
    const six = file('six.txt', Array.from({ length: 6 }, () => legal).join('\n\n'));
    const { out } = await runHere(['bias', 'v1', six]);
    // 1 choice of 6 among 6; legal deals of v1 with 5 players to the power of -5.
    const legalDeals = Number(JSON.parse((await runHere(['count', 'v1', '--players', '5', '--json'])).out).legal);
    expect(out).toContain(`6 of 6 deals are the same card for card: a fair dealer does that less than once in 10^`);
    const { out: json } = await runHere(['bias', 'v1', six, '--json']);
    const { identical } = (JSON.parse(json) as BiasFile).tables[0]!;
    expect(identical).toMatchObject({ deals: 6, of: 6 });
    expect(identical!.lnP).toBeCloseTo(-5 * Math.log(legalDeals), 9);
    expect((await runHere(['bias', 'v1', six, '--lang', 'zh'])).out).toContain('6 局里有 6 局一张不差地相同');
  });

  it('reads what deal writes for a number', async () => {
    const { out: deal } = await runHere(['deal', 'v1', '--number', '0', '--json']);
    expect(await runHere(['bias', 'v1', file('number.json', deal)])).toMatchObject({ code: 0, err: '' });
  });

  it('names illegal deals by place and clause, and says no', async () => {
    const illegal = legal.replace('狙击手、禁锢', '反狙击、禁锢').replace('先知、反狙击、必杀', '先知、狙击手、必杀');
    const { code, out } = await runHere(['bias', 'v1', file('bad.txt', `${legal}\n---\n${illegal}`)]);
    expect(code).toBe(1);
    expect(out).toContain('1 more deal breaks the rules');
    expect(out).toMatch(/bad\.txt:8: 4\.4\.2 seat 4 .*Sniper/);
  });

  it('leaves out what is not whole, and says how many', async () => {
    const { code, out } = await runHere(['bias', 'v1', file('half.txt', `${legal}\n\n${legal.replace('炸弹', '?')}`)]);
    expect(code).toBe(0);
    expect(out).toContain('1 left out because they are not complete');
  });

  it.each([
    ['nothing.txt', '', 2],
    ['typo.txt', legal.replace('狙击手', '阻击手'), 2],
    ['other.ndjson', '{"ruleset":{"id":"v2"},"seats":[]}\n', 2],
    ['broken.ndjson', '{"seats":\n', 2],
    ['binary.txt', '\0\x01\x02', 2],
  ])('refuses %s in a sentence with its place', async (name, text, exit) => {
    const path = file(name, text);
    const { code, out, err } = await runHere(['bias', 'v1', path]);
    expect([code, out]).toEqual([exit, '']);
    expect(err).toContain(name);
  });

  it('refuses a missing file, a folder, a level that is none', async () => {
    expect((await runHere(['bias', 'v1', join(folder, 'none')])).code).toBe(2);
    expect((await runHere(['bias', 'v1', folder])).code).toBe(2);
    for (const level of ['0', '1', '2', '-1', 'x', '', '0.5x']) {
      const { code, err } = await runHere(['bias', 'v1', '-', '--level', level], { stdin: ndjson });
      expect(code, level).toBe(2);
      expect(err).toContain('--level');
    }
    expect((await runHere(['bias', 'v1', '-', '--level', '1e-6'], { stdin: ndjson })).code).toBe(0);
  });
});

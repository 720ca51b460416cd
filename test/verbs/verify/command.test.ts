import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Ran, runHere } from '../../cli/run-here.ts';

const FOLDER = 'fixtures/deals';
const folder = mkdtempSync(path.join(tmpdir(), 'ninelives-verify-'));

/** Deals as moderators have them, in every format and encoding; the reports beside them are golden. */
interface Case {
  readonly file: string;
  readonly code: number;
  readonly ruleset: string;
  readonly flags?: readonly string[];
}
const cases: readonly Case[] = [
  { file: 'v1-legal.txt', code: 0, ruleset: 'v1' },
  { file: 'v1-adjusted.txt', code: 1, ruleset: 'v1' },
  { file: 'v1-six.gbk.csv', code: 1, ruleset: 'v1' },
  { file: 'v1-half.txt', code: 0, ruleset: 'v1', flags: ['--players', '5'] },
  { file: 'v1-impossible.txt', code: 1, ruleset: 'v1' },
  { file: 'v2-seven.utf16.txt', code: 1, ruleset: 'v2' },
  { file: 'hongmenyan.txt', code: 0, ruleset: 'hongmenyan' },
  { file: 'killer-5.0.bom.csv', code: 1, ruleset: 'killer-5.0' },
  { file: 'melee.csv', code: 0, ruleset: 'sanguosha-melee' },
  { file: 'police.txt', code: 0, ruleset: 'killer-police' },
];

describe('golden reports', () => {
  it.each(cases)('$file', async ({ file, code, ruleset, flags = [] }) => {
    const argv = ['verify', ruleset, `${FOLDER}/${file}`, ...flags];
    for (const lang of ['zh', 'en'] as const) {
      const ran = await runHere([...argv, '--lang', lang]);
      expect(ran).toMatchObject({ code, err: '' });
      await expect(ran.out).toMatchFileSnapshot(path.resolve(`${FOLDER}/golden/${file}.${lang}.txt`));
    }
    const json = await runHere([...argv, '--json', '--lang', 'en']);
    expect(json.code).toBe(code);
    await expect(json.out).toMatchFileSnapshot(path.resolve(`${FOLDER}/golden/${file}.json`));
  });

  it('are the same from standard input', async () => {
    for (const { file, code, ruleset, flags = [] } of cases.filter((one) => one.file !== 'v1-impossible.txt')) {
      const stdin = readFileSync(`${FOLDER}/${file}`);
      const ran = await runHere(['verify', ruleset, '-', ...flags, '--lang', 'zh'], { stdin });
      expect(ran).toMatchObject({ code, out: readFileSync(`${FOLDER}/golden/${file}.zh.txt`, 'utf8') });
    }
  });
});

describe('a deal file', () => {
  it('names its ruleset and selection itself', async () => {
    const argv = [
      'deal',
      'v1',
      '--players',
      '6',
      '--without',
      '6.2',
      '--reading',
      '4.3=villagers-or-chooser',
      '--seed',
      'moon',
    ];
    const dealt = await runHere([...argv, '--json']);
    const file = written('deal.json', dealt.out);
    const deal = JSON.parse(dealt.out) as { number: string };
    const verdict = await runHere(['verify', file, '--json']);
    expect(verdict).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(verdict.out)).toEqual({
      verdict: 'legal',
      number: deal.number,
      completions: null,
      decks: { main: { extra: [], missing: [] } },
      violations: [],
    });
    const stricter = await runHere(['verify', 'v1', file, '--rules', '4.1,4.2']);
    expect(stricter.code).toBe(0);
    expect(stricter.err).toContain('rules');
  });

  it('is of its ruleset and of no other, and of one fingerprint', async () => {
    const dealt = await runHere(['deal', 'hongmenyan', '--json', '--seed', 'x']);
    const file = written('hongmenyan.json', dealt.out);
    expect(await runHere(['verify', 'v1', file])).toMatchObject({ code: 2, out: '' });
    const broken = written(
      'other.json',
      dealt.out.replace(
        /("fingerprint": ")([0-9a-f])/,
        (_, head: string, digit: string) => `${head}${digit === '0' ? '1' : '0'}`,
      ),
    );
    expect(await runHere(['verify', broken])).toMatchObject({ code: 2, out: '' });
    const foreign = written('foreign.json', dealt.out.replace('"id": "hongmenyan"', '"id": "my-game"'));
    expect(await runHere(['verify', foreign])).toMatchObject({ code: 2, out: '' });
  });

  it('may lack hands and roles, and be completed by lot', async () => {
    const half = ['verify', 'v1', `${FOLDER}/v1-half.txt`, '--players', '5', '--complete', '--json'];
    const one = await runHere([...half, '--seed', 'moon']);
    expect(one.code).toBe(0);
    const { verdict, deal } = JSON.parse(one.out) as { verdict: string; deal: { seats: { name: string | null }[] } };
    expect(verdict).toBe('completable');
    expect(deal.seats.map(({ name }) => name)).toEqual(['苹果', '楼兰', '警花', '阿杰', null]);
    expect((await runHere([...half, '--seed', 'moon'])).out).toBe(one.out);
    expect((await runHere([...half, '--seed', 'sun'])).out).not.toBe(one.out);
    // what verify says, and what it writes, can be verified again
    const file = path.join(folder, 'completed.json');
    const shown = await runHere([...half.slice(0, -1), '--seed', 'moon', '-o', file]);
    expect(shown).toMatchObject({ code: 0, err: expect.stringContaining('completed.json') });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(deal);
    for (const again of [file, written('answer.json', one.out)]) {
      const ran = await runHere(['verify', again, '--json']);
      expect(JSON.parse(ran.out)).toMatchObject({ verdict: 'legal', violations: [] });
    }
    expect(await runHere([...half.slice(0, -1), '-o', file])).toMatchObject({ code: 2, out: '' });
    const hidden = await runHere([...half.slice(0, -1), '-o', path.join(folder, 'hidden.json'), '--blind']);
    expect(hidden.out).toBe('can be completed\n');
  });

  it('is complete already: then its completion is itself', async () => {
    const ran = await runHere(['verify', 'v1', `${FOLDER}/v1-legal.txt`, '--complete', '--json']);
    expect(JSON.parse(ran.out)).toMatchObject({ verdict: 'legal', deal: { number: '0', seed: null } });
  });

  it('may be pinned for this run', async () => {
    const pinned = await runHere(['verify', 'v1', `${FOLDER}/v1-legal.txt`, '--pin', '1=villager', '--json']);
    expect(pinned.code).toBe(1);
    expect(JSON.parse(pinned.out)).toMatchObject({
      verdict: 'illegal',
      violations: [{ kind: 'fact', id: '1=villager', seats: [1] }],
    });
  });
});

describe('bad input', () => {
  const legal = readFileSync(`${FOLDER}/v1-legal.txt`, 'utf8');
  it.each<[string, string | Uint8Array]>([
    ['nothing', ''],
    ['spaces', '\n \n'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49])],
    ['random bytes', Uint8Array.from({ length: 5000 }, (_, k) => (k * 7919 + (k >> 3) * 104729) % 256)],
    ['three megabytes of junk', 'junk, junk: junk、junk\n'.repeat(150_000)],
    ['three megabytes without a line end', 'x'.repeat(3_000_000)],
    ['more than a deal can have', 'a'.repeat(5_000_000)],
    ['a line with two colons', legal.replace('：杀手、恶魔', '：杀手：恶魔')],
    ['a seat twice', legal.replace('2. ', '1. ')],
    ['a number that is none', legal.replace('2. ', '二. ')],
    ['an unknown card', legal.replace('狙击手', '狙机手')],
    ['a YAML file', readFileSync('rulesets/v1.yaml')],
    ['JSON of something else', '{"name": "x", "version": 1}'],
    ['JSON of a list', '[1, 2, 3]'],
    ['broken JSON', '{"seats": ['],
    ['a deal of too many seats', '{"seats": [{"seat": 100000000}]}'],
    ['a table without columns we know', 'a,b\n1,2\n'],
    ['one seat', '1. 苹果（杀手）：杀手、恶魔'],
  ])('%s: a sentence on stderr, exit 2', async (_, content) => {
    const ran = await runHere(['verify', 'v1', '-'], { stdin: content });
    refused(ran);
  });

  it.each<[string, ...string[]]>([
    ['no file', 'verify'],
    ['a file that is not there', 'verify', 'v1', 'no-such-file.txt'],
    ['a folder', 'verify', 'v1', 'fixtures'],
    ['no ruleset', 'verify', 'fixtures/deals/v1-legal.txt'],
    ['an unknown ruleset', 'verify', 'v9', 'fixtures/deals/v1-legal.txt'],
    ['a table that is none', 'verify', 'v1', 'fixtures/deals/v1-legal.txt', '--players', '9'],
    ['fewer seats than listed', 'verify', 'v2', 'fixtures/deals/v2-seven.utf16.txt', '--players', '6'],
    ['a seed without --complete', 'verify', 'v1', 'fixtures/deals/v1-legal.txt', '--seed', 'x'],
    ['two rulesets', 'verify', 'v1', 'fixtures/deals/v1-legal.txt', '--ruleset', 'v2'],
    ['three arguments', 'verify', 'v1', 'v2', 'fixtures/deals/v1-legal.txt'],
  ])('%s', async (_, ...argv) => {
    refused(await runHere(argv));
  });
});

function written(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

function refused(ran: Ran): void {
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toMatch(/^ninelives: .+\n$/s);
  // twenty faults, how many more, and the end of the last line
  expect(ran.err.split('\n').length).toBeLessThanOrEqual(22);
  expect(ran.err).not.toMatch(/\n\s+at |undefined|\{"/);
}

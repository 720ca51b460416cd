/** The built program as whole processes: exit codes, streams, interrupts, and that nothing around it changes a deal. */
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { launch, ninelives } from './ninelives.ts';

const seeded = ['deal', 'v1', '--players', '6', '--seed', 'one process or another'];

describe('the same seed is the same deal, byte for byte', () => {
  test('in two processes, under other locales, time zones, colours and folders', async () => {
    const plain = await ninelives([...seeded, '--json']);
    expect(plain).toMatchObject({ code: 0, err: '' });
    const around = [
      { env: { LANG: 'zh_CN.UTF-8', TZ: 'Asia/Shanghai' } },
      { env: { LC_ALL: 'tr_TR.UTF-8', TZ: 'America/St_Johns', FORCE_COLOR: '3' } },
      { env: { NINELIVES_SEED: 'another', NODE_OPTIONS: '--icu-data-dir=/nowhere' }, cwd: tmpdir() },
    ];
    for (const start of around) expect((await ninelives([...seeded, '--json'], start)).out).toBe(plain.out);
    expect((await ninelives([...seeded, '--json', '--lang', 'zh', '--memory', '64'])).out).toBe(plain.out);
    expect((await ninelives([...seeded, '--json', '--reading', '4.4.5=faction'])).out).toBe(plain.out);
  });

  test('from a file, from the environment, and with names beside', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
    const file = path.join(folder, 'seed');
    await writeFile(file, 'one process or another\n');
    const unseeded = seeded.slice(0, 4);
    const plain = JSON.parse((await ninelives([...seeded, '--json'])).out);
    const fromFile = await ninelives([...unseeded, '--json', '--seed-file', file]);
    const fromEnv = await ninelives([...unseeded, '--json'], { env: { NINELIVES_SEED: 'one process or another' } });
    const named = await ninelives([...seeded, '--json', '--names', '苹果,楼兰,constructor,007,🐱,a b']);
    expect(JSON.parse(fromFile.out)).toEqual(plain);
    expect(JSON.parse(fromEnv.out)).toEqual(plain);
    const unnamed = JSON.parse(named.out);
    expect(unnamed.seats.map(({ name }: { name: string }) => name)).toEqual([
      '苹果',
      '楼兰',
      'constructor',
      '007',
      '🐱',
      'a b',
    ]);
    for (const seat of unnamed.seats) seat.name = null;
    expect(unnamed).toEqual(plain);
  });

  test('for any split of a batch, across the blocks of a stream, in every form', async () => {
    const batch = (...more: string[]) => ninelives(['deal', 'v1', '--seed', 's', ...more]);
    const whole = (await batch('--ndjson', '--deals', '1030')).out;
    const parts = [
      await batch('--ndjson', '--deals', '1000'),
      await batch('--ndjson', '--from', '1000', '--deals', '24'),
      await batch('--ndjson', '--deals', '6', '--from', '1024'),
    ];
    expect(parts.map(({ out }) => out).join('')).toBe(whole);
    const array = JSON.parse((await batch('--json', '--from', '1022', '--deals', '4')).out);
    const lines = whole
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(array).toEqual(lines.slice(1022, 1026));
    const one = JSON.parse((await batch('--json', '--from', '1029')).out);
    expect(one).toEqual(lines[1029]);
    const byNumber = JSON.parse((await batch('--json')).out);
    expect(byNumber.number).toBe(lines[0].number);
  });

  test('a new seed for each run without one', async () => {
    const [a, b] = await Promise.all([ninelives(['deal', 'v1', '--json']), ninelives(['deal', 'v1', '--json'])]);
    const [one, other] = [JSON.parse(a.out), JSON.parse(b.out)];
    expect(one.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(one.seed).not.toBe(other.seed);
    const again = await ninelives(['deal', 'v1', '--json', '--seed', one.seed]);
    expect(again.out).toBe(a.out);
    const numbered = JSON.parse((await ninelives(['deal', 'v1', '--json', '--number', one.number])).out);
    expect(numbered).toEqual({ ...one, seed: null, index: null, chosen: 'by-number' });
  });
});

describe('streams and signals', () => {
  test('a reader that goes away ends the run quietly', async () => {
    const child = launch(['deal', 'v1', '--ndjson', '--deals', '1000000', '--seed', 's']);
    let err = '';
    child.stderr!.on('data', (chunk) => {
      err += chunk;
    });
    await once(child.stdout!, 'data');
    child.stdout!.destroy();
    const [code, signal] = await once(child, 'close');
    expect({ code, signal, err }).toEqual({ code: 0, signal: null, err: '' });
  });

  test('Ctrl-C while a file is being written leaves nothing behind', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
    const file = path.join(folder, 'deals.ndjson');
    const child = launch(['deal', 'v1', '--ndjson', '--deals', '1000000', '--seed', 's', '-o', file]);
    for (;;) {
      const [part] = await readdir(folder);
      if (part !== undefined) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(await readdir(folder)).toEqual([]);
  });

  test('Ctrl-C otherwise ends the run as the system does it', async () => {
    const child = launch(['deal', 'v1', '--ndjson', '--deals', '1000000', '--seed', 's']);
    await once(child.stdout!, 'data');
    child.kill('SIGINT');
    child.stdout!.resume();
    const [code, signal] = await once(child, 'close');
    expect(code ?? signal).toBe('SIGINT'); // a shell reports it as 130
  });

  test('a long batch needs no more memory than a short one, also while the reader is slow', async () => {
    // 20,000 deals are 80 MB of text in memory; with 64 MB of heap the process would be ended if it kept them.
    const child = launch(['deal', 'v1', '--ndjson', '--deals', '20000', '--seed', 's'], {
      env: { NODE_OPTIONS: '--max-old-space-size=64' },
    });
    let lines = 0;
    child.stdout!.on('data', (chunk: Buffer) => {
      lines += chunk.toString('latin1').split('\n').length - 1;
      child.stdout!.pause();
      setTimeout(() => child.stdout!.resume(), 1);
    });
    const [code] = await once(child, 'close');
    expect({ code, lines }).toEqual({ code: 0, lines: 20_000 });
  });

  test('a large answer into a file is whole', async () => {
    const { out, code } = await ninelives(['deal', 'v1', '--json', '--deals', '600', '--seed', 's']);
    expect(code).toBe(0);
    expect(out).toBe(`${JSON.stringify(JSON.parse(out), null, 2)}\n`);
    expect(JSON.parse(out)).toHaveLength(600);
  });

  test('-o writes the data, the screen shows the table, and nothing with --blind', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
    const run = (...more: string[]) =>
      ninelives(['deal', 'v1', '--seed', 's', '--lang', 'zh', ...more], { cwd: folder });
    const shown = await run('-o', 'open.json');
    expect(shown).toMatchObject({ code: 0, err: '已写入 open.json\n' });
    expect(shown.out).toBe((await run()).out);
    const blind = await run('-o', 'blind.json', '--blind');
    const open = await readFile(path.join(folder, 'open.json'), 'utf8');
    expect(await readFile(path.join(folder, 'blind.json'), 'utf8')).toBe(open);
    expect(open).toBe((await run('--json')).out);
    const deal = JSON.parse(open);
    expect(blind.out).toBe('已发 1 局（5 人），牌面没有显示。\n');
    expect(blind.out + blind.err).not.toContain(deal.number);
    const again = await run('-o', 'open.json');
    expect(again).toMatchObject({ code: 2, out: '' });
    expect(again.err).toBe('ninelives: open.json 已经存在；要覆盖请加 --force\n');
    expect(await run('-o', 'open.json', '--force', '--json')).toMatchObject({ code: 0, out: '' });
  });
});

test.each([
  [['deal', 'v1', '--players', '9'], 2],
  [['list', 'v1'], 3],
  [['deal', 'v1', '--seed-file', '/no/such/seed'], 2],
])('%j: a sentence, the exit code, and nothing on stdout', async (argv, code) => {
  const ended = await ninelives(argv);
  expect(ended).toMatchObject({ code, signal: null, out: '' });
  expect(ended.err).toMatch(/^ninelives: .*\n$/);
});

/** Only the built program shows whether a bundled package finds its own parts. */
test.each([
  ['broken', '{"format":"ninelives-deal/1",', /deal\.json:1:30: /],
  ['no deal', 'null', /deal\.json:1:1: /],
  ['a wrong format', '{"format":"ninelives-deal/7"}', /deal\.json:1:11: /],
  ['a field twice', '{"format":"ninelives-deal/1","format":"ninelives-deal/1"}', /deal\.json:1:30: /],
])('a deal file that is %s: the place, exit 2', async (_, text, sentence) => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'ninelives-')), 'deal.json');
  await writeFile(file, text);
  const ended = await ninelives(['verify', 'v1', file]);
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(ended.err).toMatch(sentence);
});

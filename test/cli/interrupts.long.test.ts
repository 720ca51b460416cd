/** Many runs at once into one folder, and many interrupts: a folder is whole or not there, and whoever says "written" is right. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { launch, ninelives } from '../process/ninelives.ts';

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const commit = (to: string) => ['commit', 'v1', '--game', '12', '--names', 'a,b,c,d,e', '-o', to];

test('of runs at once into one new folder one wins, and its folder stays', async () => {
  for (let round = 0; round < 6; round++) {
    const to = at(`common${round % 2}`, `game${round}`);
    const ran = await Promise.all(Array.from({ length: 4 }, () => ninelives(commit(to))));
    expect(ran.map(({ code }) => code).sort()).toEqual([0, 2, 2, 2]);
    expect((await readdir(to)).sort()).toEqual(['commitment.txt', 'secret.txt']);
    expect((await ninelives(['audit', to])).code).toBe(0);
  }
  expect((await readdir(folder)).sort()).toEqual(['common0', 'common1']);
});

test('runs beside each other under a common new parent do not disturb each other', async () => {
  for (let round = 0; round < 4; round++) {
    const parent = at(`new${round}`, 'deeper');
    const good = Array.from({ length: 3 }, (_, k) => ninelives(commit(path.join(parent, `game${k}`))));
    // This one fails after its folder was begun: the name is too long.
    const bad = ninelives(commit(path.join(parent, 'n'.repeat(256))));
    expect((await Promise.all(good)).map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await bad).code).toBe(2);
    expect((await readdir(parent)).sort()).toEqual(['game0', 'game1', 'game2']);
  }
});

test('an interrupted commit leaves everything or nothing', async () => {
  const started = Date.now();
  expect((await ninelives(commit(at('warm')))).code).toBe(0);
  const whole = Date.now() - started;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const;
  for (let run = 0; run < 48; run++) {
    const to = run % 3 === 0 ? at(`there${run}`, '.') : at(`parent${run}`, 'game');
    if (run % 3 === 0) await import('node:fs/promises').then(({ mkdir }) => mkdir(to));
    const child = launch(commit(to));
    const signal = signals[run % 4]!; // one of four
    // Aimed at the last part of the run, where the files are.
    const timer = setTimeout(() => child.kill(signal), whole * (0.55 + (0.6 * run) / 48));
    await new Promise((resolve) => child.on('close', resolve));
    clearTimeout(timer);
    const names = existsSync(to) ? (await readdir(to)).filter((name) => !name.endsWith('.part')).sort() : [];
    // Nothing catches SIGKILL; even then no commitment stands without its secret.
    if (signal === 'SIGKILL') expect(names.includes('commitment.txt') && !names.includes('secret.txt')).toBe(false);
    else {
      expect([[], ['commitment.txt', 'secret.txt']]).toContainEqual(names);
      const parts = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'));
      expect(parts).toEqual([]);
      if (names.length === 0 && run % 3 !== 0) expect(existsSync(path.dirname(to))).toBe(false);
    }
    for (const name of await readdir(folder)) await rm(at(name), { recursive: true });
  }
});

test('an interrupted stream of deals leaves no file', async () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const child = launch(['deal', 'v1', '--deals', '10000000', '--ndjson', '-o', at('deals.ndjson'), '--blind']);
    while ((await readdir(folder)).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill(signal);
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal]);
    expect(await readdir(folder)).toEqual([]);
  }
});

test('a folder of published files is known by what the files hold', async () => {
  expect((await ninelives(commit(at('game')))).code).toBe(0);
  expect((await ninelives(['deal', '--commitment', at('game'), '--blind'])).code).toBe(0);
  expect((await ninelives(['reveal', at('game'), '-o', at('seen')])).code).toBe(0);
  const { rename } = await import('node:fs/promises');
  await rename(at('seen', 'reveal.txt'), at('seen', 'reveal (1).txt'));
  await rename(at('seen', 'commitment.txt'), at('seen', '承诺.txt'));
  await writeFile(at('seen', 'notes.txt'), 'buy milk');
  const found = await ninelives(['audit', at('seen')]);
  expect(found.code).toBe(0);
  expect(found.out).not.toContain('awaits');
  expect(found.err).toContain('notes.txt');
  // The moderator's own folder: secret and deal are left out and said to be.
  const own = await ninelives(['audit', at('game')]);
  expect(own).toMatchObject({ code: 0, err: expect.stringContaining('secret.txt') });
});

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { context } from '../../src/cli/context.ts';
import { type SelectionFlags, selectionFlags, selectionRequest, selects } from '../../src/cli/flags.ts';
import { runHere } from './run-here.ts';

const around = await context(
  { stdout: process.stdout, stderr: process.stderr, stdin: process.stdin, env: {} },
  'en',
  'never',
);

function flags(...argv: string[]): SelectionFlags {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  selectionFlags(command, 'en');
  return command.parse(argv, { from: 'user' }).opts<SelectionFlags>();
}

test('no flags ask for nothing', async () => {
  expect(selects(flags())).toBe(false);
  expect(await selectionRequest(flags(), around)).toEqual({});
});

test('all flags', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
  await writeFile(path.join(folder, 'pins'), '\ufeff1=villager\r\n!2:sniper,seer\n\n');
  await writeFile(path.join(folder, 'pool'), '甲\n乙 \n');
  const read = flags(
    ...['--players', '6', '--set', 'killers=4', '--set', 'first=red', '--reading', '4.4.5=holder'],
    ...['--rules', '4.1, 4.2', '--pin', '3:a,b', '--pin', 'x=y=killer', '--ban', '1:c'],
    ...['--pins-file', path.join(folder, 'pins'), '--pool', path.join(folder, 'pool'), '--weights', 'main=deals'],
  );
  expect(selects(read)).toBe(true);
  expect(await selectionRequest(read, around, ['A', 'B'])).toEqual({
    players: 6,
    set: { killers: '4', first: 'red' },
    readings: { '4.4.5': 'holder' },
    rules: ['4.1', '4.2'],
    pins: ['3:a,b', 'x=y=killer', '1=villager'],
    bans: ['1:c', '2:sniper,seer'],
    names: ['A', 'B'],
    weights: { main: 'deals' },
    pool: ['甲', '乙'],
  });
});

test.each([
  [['--set', 'killers'], 'flag-not-pair'],
  [['--set', '=4'], 'flag-not-pair'],
  [['--set', 'killers='], 'flag-not-pair'],
  [['--set', 'a=1', '--set', 'a=2'], 'flag-twice'],
  [['--weights', 'deals', '--weights', 'shuffles'], 'flags-contradict'],
  [['--weights', 'fair'], 'flag-not-pair'],
  [['--pins-file', '/no/such/file'], 'file-missing'],
  [['--pool', '/'], 'file-is-folder'],
])('%j is refused', async (argv, code) => {
  await expect(selectionRequest(flags(...argv), around)).rejects.toMatchObject({ faults: [{ kind: 'bad', code }] });
});

test.each([['0'], ['-1'], ['5.0'], ['1e1'], ['五'], [''], ['99999999999999999999']])('--players %s is refused', (n) => {
  expect(() => flags(`--players=${n}`)).toThrow(/flag-(not-number|too-big)/);
});

// Each verb with flags that exclude one another, and what must stand beside a flag: as a person types it, and as it is told.
test.each([
  ['count v1 --without 4.1 --rules 4.2', '--without and --rules cannot stand together'],
  ['count v1 --json --ndjson', '--json and --ndjson cannot stand together'],
  ['count v1 --names a --names-file b', '--names and --names-file cannot stand together'],
  ['deal v1 --seed x --number 1', '--seed and --number cannot stand together'],
  ['deal v1 --seed-file x --seed y', '--seed and --seed-file cannot stand together'],
  ['deal v1 --number 1 --deals 2', '--number and --deals cannot stand together'],
  ['deal v1 --number 1 --from 2', '--number and --from cannot stand together'],
  ['deal --commitment f --seed x', '--commitment and --seed cannot stand together'],
  ['deal --commitment f --players 6', '--commitment and --players cannot stand together'],
  ['deal v1 --commitment f', '--commitment and v1 cannot stand together'],
  ['commit --commitment f --names a -o g', '--commitment and -o cannot stand together'],
  ['commit v1 --game 1 --names a --names-later -o f', '--names and --names-later cannot stand together'],
  ['deal v1 --blind', '--blind works only together with -o / --commitment'],
  ['deal v1 --force', '--force works only together with -o'],
  ['deal v1 --reserve', '--reserve works only together with --commitment'],
  ['deal v1 --outside-value 1', '--outside-value works only together with --commitment'],
  ['export v1 --force', '--force works only together with -o'],
  ['reveal f --force', '--force works only together with -o'],
  ['verify v1 f --seed x', '--seed works only together with --complete'],
  ['commit v1 --game 1 --names-later', 'commit works only together with -o / --commitment'],
  ['commit v1 --names-later -o f', 'commit works only together with --game / --commitment'],
  ['commit v1 --game 1 -o f', 'commit works only together with --names-file / --names / --names-later / --commitment'],
  ['commit v1 --game 1 -o f --names-later --outside x', '--outside works only together with --outside-like'],
  ['commit --commitment f', '--commitment works only together with --names-file / --names'],
  ['check v1 --readings some', '--readings is one of all, not "some"'],
  ['deal v1 --lang fr', '--lang is one of zh | en, not "fr"'],
])('%s is refused before anything is read', async (line, sentence) => {
  expect(await runHere(line.split(' '))).toEqual({ code: 2, out: '', err: `ninelives: ${sentence}\n` });
});

test('a help text names no choices in another language', async () => {
  const { out } = await runHere(['repair', '--help', '--lang', 'zh']);
  expect(out).not.toContain('choices');
});

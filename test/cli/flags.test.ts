import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { context } from '../../src/cli/context.ts';
import { type SelectionFlags, selectionFlags, selectionRequest, selects } from '../../src/cli/flags.ts';

const around = await context(
  { stdout: process.stdout, stderr: process.stderr, stdin: process.stdin, env: {} },
  'en',
  'never',
);

function flags(...argv: string[]): SelectionFlags {
  const command = new Command();
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
  [['--without', '4.1', '--rules', '4.2'], 'flags-contradict'],
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

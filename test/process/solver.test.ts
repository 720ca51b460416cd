/** Commands with threads, as whole processes. */
import { expect, test } from 'vitest';
import { launch, ninelives } from './ninelives.ts';

test('Ctrl-C ends a run at once while its threads are busy', async () => {
  const child = launch(['check', 'v1', 'v2', '--readings', 'all']);
  let out = '';
  child.stdout!.on('data', (text) => {
    out += String(text);
  });
  const ended = new Promise<string>((resolve) => {
    child.on('close', (code, signal) => resolve(String(signal ?? code)));
  });
  setTimeout(() => child.kill('SIGINT'), 500);
  expect(await ended).toBe('SIGINT'); // a shell reports it as 130
  expect(out).toBe('');
});

test('a process with threads ends when its answer is out', async () => {
  const ran = await ninelives(['explain', 'v1', '--players', '5', '--pin', '1=killer', '--pin', '1:sniper', '--json']);
  expect(ran).toMatchObject({ code: 1, signal: null, err: '' });
  expect(JSON.parse(ran.out).drop.sets).toEqual([['4.3']]);
});

test('nothing that the solver prints gets out', async () => {
  const ran = await ninelives(['export', 'v1', '--rules', '4.4.1']);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out.split('\n').filter((line) => !/^(c |p cnf |[-0-9 ]*0$|$)/.test(line))).toEqual([]);
});

import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../src/cli/context.ts';
import { outFile, readBytes, writeFolder, writeWhole } from '../../src/cli/files.ts';
import { runHere } from './run-here.ts';

let folder = '';
const at = (name: string) => path.join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
});

test('a file is whole, ours alone, and nothing else is left', async () => {
  await writeWhole(at('deal.json'), '{}\n', false);
  expect(await readFile(at('deal.json'), 'utf8')).toBe('{}\n');
  expect((await stat(at('deal.json'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['deal.json']);
});

test('what exists is not overwritten unless forced', async () => {
  await writeFile(at('deal.json'), 'old');
  await expect(writeWhole(at('deal.json'), 'new', false)).rejects.toMatchObject({ faults: [{ code: 'file-exists' }] });
  expect(await readFile(at('deal.json'), 'utf8')).toBe('old');
  await writeWhole(at('deal.json'), 'new', true);
  expect(await readFile(at('deal.json'), 'utf8')).toBe('new');
  expect(await readdir(folder)).toEqual(['deal.json']);
});

test('what came into being meanwhile is not overwritten either', async () => {
  const out = await outFile(at('deal.json'), false);
  await out.write('ours');
  await writeFile(at('deal.json'), 'theirs');
  await expect(out.commit()).rejects.toMatchObject({ faults: [{ code: 'file-exists' }] });
  await out.discard();
  expect(await readFile(at('deal.json'), 'utf8')).toBe('theirs');
  expect(await readdir(folder)).toEqual(['deal.json']);
});

test('nothing stands under the name before the end', async () => {
  const out = await outFile(at('deal.json'), false);
  await out.write('half');
  await expect(stat(at('deal.json'))).rejects.toThrow();
  await out.discard();
  expect(await readdir(folder)).toEqual([]);
});

test('a link is followed, a device written to, a folder refused', async () => {
  await writeFile(at('real'), 'old');
  await symlink('real', at('link'));
  await writeWhole(at('link'), 'new', true);
  expect(await readFile(at('real'), 'utf8')).toBe('new');
  await writeWhole('/dev/null', 'gone', false);
  expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
  await expect(writeWhole(folder, 'x', true)).rejects.toMatchObject({ faults: [{ code: 'file-is-folder' }] });
  await expect(writeWhole(at('no/where'), 'x', false)).rejects.toMatchObject({ faults: [{ code: 'file-unwritable' }] });
});

test('a folder gets all of its files or none', async () => {
  const files = new Map([
    ['public.txt', 'a'],
    ['seat-1.txt', 'b'],
  ]);
  await writeFolder(at('out'), files, false);
  expect((await readdir(at('out'))).sort()).toEqual(['public.txt', 'seat-1.txt']);
  const more = new Map([
    ['new.txt', 'c'],
    ['seat-1.txt', 'd'],
  ]);
  await expect(writeFolder(at('out'), more, false)).rejects.toMatchObject({ faults: [{ code: 'file-exists' }] });
  expect((await readdir(at('out'))).sort()).toEqual(['public.txt', 'seat-1.txt']);
  expect(await readFile(at('out/seat-1.txt'), 'utf8')).toBe('b');
  await writeFile(at('file'), '');
  await expect(writeFolder(at('file'), files, false)).rejects.toMatchObject({
    faults: [{ code: 'file-is-no-folder' }],
  });
  await expect(writeFolder(at('deep/er'), new Map([['a/b', 'x']]), false)).rejects.toThrow();
  expect(await readdir(folder)).not.toContain('deep');
});

test('many files at once are watched over by one handler, and none stays', async () => {
  const before = process.listenerCount('SIGINT');
  const warnings: string[] = [];
  const heard = (warning: Error) => void warnings.push(warning.message);
  process.on('warning', heard);
  const files = new Map(Array.from({ length: 30 }, (_, k) => [`seat-${k}.txt`, 'x'] as const));
  await writeFolder(at('many'), files, false);
  await new Promise((resolve) => setImmediate(resolve));
  process.removeListener('warning', heard);
  expect(warnings).toEqual([]);
  expect(process.listenerCount('SIGINT')).toBe(before);
  expect(await readdir(at('many'))).toHaveLength(30);
});

describe('what is read', () => {
  const around = (stdin = '') =>
    ({ stdin: Object.assign(Readable.from([Buffer.from(stdin)]), { isTTY: false }) }) as unknown as Context; // as: readers use nothing else

  test.runIf(process.platform === 'linux')('a device is refused at once, however long it is', async () => {
    for (const device of ['/dev/zero', '/dev/null', '/dev/urandom']) {
      await expect(readBytes(device, around())).rejects.toMatchObject({ faults: [{ code: 'file-special' }] });
      const ran = await runHere(['verify', 'v1', device]);
      expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringContaining('device') });
      expect(await runHere(['count', device])).toMatchObject({ code: 2, out: '' });
    }
  });

  test.runIf(process.platform === 'linux')(
    'a pipe is read to its end, and not waited for without a writer',
    async () => {
      execFileSync('sh', ['-c', `mkfifo '${at('pipe')}' '${at('silent')}'`]);
      const writer = spawn('sh', ['-c', `sleep 0.2; printf 'one\\n' > '${at('pipe')}'`]);
      expect(String(await readBytes(at('pipe'), around()))).toBe('one\n');
      writer.kill();
      await expect(readBytes(at('silent'), around())).rejects.toMatchObject({ faults: [{ code: 'file-silent' }] });
      const endless = spawn('sh', ['-c', `cat /dev/zero > '${at('pipe')}'`]);
      await expect(readBytes(at('pipe'), around(), 1)).rejects.toMatchObject({ faults: [{ code: 'file-too-big' }] });
      endless.kill();
    },
  );

  test('bytes are counted while they are read', async () => {
    const whole = 'x'.repeat(2 ** 20);
    await writeFile(at('big'), whole);
    expect(await readBytes(at('big'), around(), 1)).toHaveLength(2 ** 20);
    await writeFile(at('big'), `${whole}x`);
    await expect(readBytes(at('big'), around(), 1)).rejects.toMatchObject({ faults: [{ code: 'file-too-big' }] });
    await expect(readBytes('-', around(`${whole}x`), 1)).rejects.toMatchObject({ faults: [{ code: 'file-too-big' }] });
  });

  test('standard input is there once', async () => {
    const context = around('once');
    expect(String(await readBytes('-', context))).toBe('once');
    await expect(readBytes('-', context)).rejects.toMatchObject({ faults: [{ code: 'stdin-twice' }] });
  });
});

describe('where it is written', () => {
  test('the longest name that the system takes is taken', async () => {
    for (const length of [237, 250, 255]) {
      const name = 'n'.repeat(length);
      await writeWhole(at(name), 'x', false);
      expect(await readFile(at(name), 'utf8')).toBe('x');
    }
    await writeFolder(at('g'.repeat(255)), new Map([['n'.repeat(255), 'y']]), false);
    expect(await readdir(at('g'.repeat(255)))).toEqual(['n'.repeat(255)]);
  });

  test('`-` is no file', async () => {
    await expect(writeWhole('-', 'x', true)).rejects.toMatchObject({ faults: [{ code: 'output-dash' }] });
    await expect(writeFolder('-', new Map(), true)).rejects.toMatchObject({ faults: [{ code: 'output-dash' }] });
    for (const argv of [
      ['deal', 'v1', '-o', '-'],
      ['deal', 'v1', '--deals', '2', '--ndjson', '-o', '-'],
      ['new', 'x', '-o', '-'],
    ])
      expect(await runHere(argv)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('-o') });
  });

  test.runIf(process.platform === 'linux')('what cannot be made is refused, and does not take for ever', async () => {
    for (const place of ['/proc/x', '/proc/x/y/z', '/dev/null/x', at('file/x')]) {
      await writeFile(at('file'), '');
      await expect(writeFolder(place, new Map([['a', 'b']]), false)).rejects.toMatchObject({
        faults: [{ code: 'file-unwritable' }],
      });
    }
  });

  test('the first error is the one that is told, and everything is as it was', async () => {
    await mkdir(at('out'));
    await writeFile(at('out/b'), 'old');
    await writeFile(at('out/gone'), 'old');
    await mkdir(at('out/c'));
    const files = new Map([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
    for (const force of [false, true]) {
      await expect(writeFolder(at('out'), files, force, (file) => file.endsWith('gone'))).rejects.toMatchObject({
        faults: [{ code: force ? 'file-is-folder' : 'file-exists' }],
      });
      expect((await readdir(at('out'))).sort()).toEqual(['b', 'c', 'gone']);
      expect(await readFile(at('out/b'), 'utf8')).toBe('old');
    }
  });

  test('with force what is outdated goes, and nothing else', async () => {
    await writeFolder(
      at('out'),
      new Map([
        ['seat-1', 'a'],
        ['seat-2', 'b'],
        ['mine', 'c'],
      ]),
      false,
    );
    await writeFolder(at('out'), new Map([['seat-1', 'new']]), true, (file) => /seat-\d$/.test(file));
    expect((await readdir(at('out'))).sort()).toEqual(['mine', 'seat-1']);
    expect(await readFile(at('out/seat-1'), 'utf8')).toBe('new');
  });
});

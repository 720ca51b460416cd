import { mkdtemp, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { outFile, writeFolder, writeWhole } from '../../src/cli/files.ts';

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

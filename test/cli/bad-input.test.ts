import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

describe('bad input is a sentence or more, the right exit code, no stack and nothing on stdout', () => {
  const folder = path.join(import.meta.dirname, '../../src');
  test.each([
    [['deal', 'v3'], 2, 'v3'],
    [['deal', 'v1', '--players', '9'], 2, '9'],
    [['deal', 'v1', '--without', '4.4.12'], 2, '4.4.12'],
    [['deal', 'v1', '--without', '3.5.1'], 2, '3.5.1'],
    [['deal', 'v1', '--rules', '4.1,4.99'], 2, '4.99'],
    [['deal', 'v1', '--reading', '4.4.5=nobody'], 2, 'nobody'],
    [['deal', 'v1', '--reading', '4.1=faction'], 2, '4.1'],
    [['deal', 'v1', '--set', 'killers=2'], 2, 'killers'],
    [['deal', 'v1', '--weights', 'cards=deals'], 2, 'cards'],
    [['deal', 'v1', '--seed-file', '/no/such/seed'], 2, '/no/such/seed'],
    [['deal', 'v1', '--seed-file', folder], 2, 'folder'],
    [['deal', 'v1', '--seed-file', process.execPath], 2, ''],
    [['deal', 'v1', '--seed', ''], 2, 'seed'],
    [['deal', 'v1', '--number', '5871325286400'], 2, '5871325286400'],
    [['deal', 'v1', '--number', '-1'], 2, '-1'],
    [['deal', 'v1', '--number', '1e3'], 2, '1e3'],
    [['deal', 'v1', '--number', '١'], 2, '١'],
    [['deal', 'v1', '--seed', 'a', '--number', '1'], 2, '--number'],
    [['deal', 'v1', '--seed', 'a', '--seed-file', 'b'], 2, '--seed-file'],
    [['deal', 'v1', '--number', '1', '--deals', '2'], 2, '--deals'],
    [['deal', 'v1', '--deals', '0'], 2, '--deals'],
    [['deal', 'v1', '--from', '9007199254740992'], 2, '--from'],
    [['deal', 'v1', '--names', 'a,b,c,d'], 2, '4'],
    [['deal', 'v1', '--names', 'a,b,c,d,e,f'], 2, '--players 6'],
    [['deal', 'v1', '--names', 'a,b,c,d,Ａ'], 2, 'Ａ'],
    [['deal', 'v1', '--names', 'a,b,,d,e'], 2, '--names'],
    [['deal', 'v1', '--names-file', folder], 2, 'folder'],
    [['deal', 'v1', '--names-file', process.execPath], 2, ''],
    [['deal', 'v1', '--blind'], 2, '--blind'],
    [['deal', 'v1', '--json', '--ndjson'], 2, '--ndjson'],
    [['deal', 'v1', '--without', '4.1', '--rules', '4.2'], 2, '--rules'],
    [['deal', folder], 2, 'folder'],
    [['deal', process.execPath], 2, ''],
    [['deal'], 2, 'ruleset'],
    [['count', 'v1', '--memory', '0'], 2, '--memory'],
    [['count', 'v1', '--players', '5', '-o', '/no/such/folder/x'], 2, '/no/such/folder/x'],
    [['list', 'v1'], 3, '5871325286400'],
    [['list', 'v1', '--limit', 'many'], 2, 'many'],
  ])('%j', async (argv, code, said) => {
    for (const lang of ['en', 'zh']) {
      const ended = await runHere([...argv, '--lang', lang]);
      expect(ended).toMatchObject({ code, out: '' });
      expect(ended.err).toMatch(/^ninelives: |^\S+: /);
      if (lang === 'en') expect(ended.err).toContain(said);
      expect(ended.err).not.toMatch(/^\s+at |undefined|NaN|\[object|this is a bug|毛病/m);
      expect(ended.err.includes('。') || /\p{Script=Han}/u.test(ended.err)).toBe(lang === 'zh');
    }
  });

  test('a broken YAML file: file, line and column', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
    await writeFile(path.join(dir, 'x.yaml'), 'id: x\nroles: [a, b\n');
    const ended = await runHere(['deal', path.join(dir, 'x.yaml')]);
    expect(ended).toMatchObject({ code: 2, out: '' });
    expect(ended.err).toMatch(/x\.yaml:\d+:\d+: /);
  });
});

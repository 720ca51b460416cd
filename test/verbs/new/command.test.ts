import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRuleset } from '../../../src/ruleset/load.ts';
import { runHere } from '../../cli/run-here.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninelives-new-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

describe.each(['en', 'zh'])('a new file in %s', (lang) => {
  test('deals at once, at every table', async () => {
    const file = at(`my-game-${lang}.yaml`);
    const made = await runHere(['new', 'my-game', '-o', file, '--lang', lang]);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain(`ninelives deal ${file}`);
    expect((await loadRuleset(file)).id).toBe('my-game');
    expect(await runHere(['deal', file, '--seed', 'a', '--json'])).toMatchObject({ code: 0, err: expect.any(String) });
    const counted = await runHere(['count', file, '--json']);
    expect(counted.code).toBe(0);
    expect(JSON.parse(counted.out).map((one: { players: number }) => one.players)).toEqual([5, 6]);
    expect(readFileSync(file, 'utf8')).not.toMatch(/\{(id|file|schema|base)\}/);
  });
  test('on top of another is that one under its own id', async () => {
    const file = at(`my-v1-${lang}.yaml`);
    expect((await runHere(['new', 'my-v1', '--extends', 'v1', '-o', file, '--lang', lang])).code).toBe(0);
    expect(await loadRuleset(file)).toEqual({
      ...(await loadRuleset('v1')),
      id: 'my-v1',
      name: { zh: 'my-v1', en: 'my-v1' },
    });
  });
});

test("the file that it extends is named from the new file's folder", async () => {
  writeFileSync(at('base file.yaml'), readFileSync('rulesets/v2.yaml'));
  const file = at('mine.yaml');
  expect((await runHere(['new', 'mine', '--extends', at('base file.yaml'), '-o', file])).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('extends: "base file.yaml"');
  expect((await loadRuleset(file)).rules.length).toBeGreaterThan(3);
});

test.each([
  [['new', 'My-Game'], 'My-Game cannot be an id'],
  [['new', '../evil'], 'cannot be an id'],
  [['new', 'x', '--extends', 'v3'], 'there is no ruleset v3'],
  [['new', 'v1', '-o', 'nowhere.yaml'], 'v1 comes with the program'],
])('%j is refused with a sentence and writes nothing', async (argv, said) => {
  const ran = await runHere(argv);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain(said);
});

test('nothing is written over without --force', async () => {
  const file = at('twice.yaml');
  expect((await runHere(['new', 'twice', '-o', file])).code).toBe(0);
  expect(await runHere(['new', 'twice', '-o', file])).toMatchObject({ code: 2, out: '' });
  expect((await runHere(['new', 'twice', '-o', file, '--force'])).code).toBe(0);
});

/** The commands that the READMEs print, run as printed, one after the other in an empty folder. */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { verbs } from '../../src/cli/program.ts';
import { ninelives } from '../process/ninelives.ts';

const top = path.join(import.meta.dirname, '../..');

/** Lists of commands that have run. */
const ran = new Set<string>();

const readmes = ['README.md', 'docs/README.zh.md'];

describe.each(readmes)('%s', (name) => {
  test('its commands work', async () => {
    const text = await readFile(path.join(top, name), 'utf8');
    const commands = [...text.matchAll(/```sh\n(.*?)```/gs)]
      .flatMap(([, block]) => (block ?? '').trimEnd().split('\n'))
      .map((line) => line.replace(/^npm ci && /, ''));
    expect(commands.length).toBeGreaterThan(5);
    // What both print runs once, in the order of the first.
    const list = commands.join('\n');
    if (ran.has(list)) return;
    ran.add(list);
    const cwd = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
    for (const line of commands.filter((command) => command !== 'npm test')) {
      const [npx, program, ...argv] = words(line);
      expect([npx, program]).toEqual(['npx', 'ninelives']);
      const ended = await ninelives(argv, { cwd });
      expect(ended, line).toMatchObject({ code: 0 });
      expect(ended.out + ended.err, line).not.toBe('');
    }
  });

  test('what it shows is what they print', async () => {
    const text = await readFile(path.join(top, name), 'utf8');
    const shown = [...text.matchAll(/```\n\$ npx ninelives (.*?)\n(.*?)```/gs)];
    expect(shown.length).toBeGreaterThan(0);
    for (const [, line, printed] of shown) expect((await ninelives(words(line ?? ''))).out, line).toBe(printed);
  });

  test('it names every verb and no other', async () => {
    const text = await readFile(path.join(top, name), 'utf8');
    const named = [...text.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, verb]) => verb);
    expect(named.sort()).toEqual(Object.keys(verbs).sort());
  });

  test('what it links to is there', async () => {
    const text = await readFile(path.join(top, name), 'utf8');
    for (const [, link] of text.matchAll(/\]\(([^):]+)\)/g)) {
      await expect(readFile(path.join(top, path.dirname(name), link ?? ''), 'utf8'), link).resolves.not.toBe('');
    }
  });
});

/** Splits a command line at spaces outside of double quotes. */
function words(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|\S+/g)].map(([whole, quoted]) => quoted ?? whole);
}

/** The page about odds and bias, in both languages: every command on it does what the page says. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runHere } from '../../cli/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninelives-docs-'));

describe.each(['docs/odds-and-bias.md', 'docs/odds-and-bias.zh.md'])('%s', (page) => {
  const text = readFileSync(page, 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('    ninelives '));
  const year = join(folder, page.replaceAll('/', '-'));
  writeFileSync(year, /```text\n([\s\S]*?)```/.exec(text)![1]!);

  it('has commands', () => expect(lines.length).toBeGreaterThan(8));

  it.each(lines.map((line) => line.trim()))('%s', async (line) => {
    const [typed, comment = ''] = line.split('#');
    let stdin = '';
    let code = 0;
    for (const part of typed!.split('|')) {
      const argv = [...part.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!).slice(1);
      const ran = await runHere(
        argv.map((word) => (word === 'year.txt' ? year : word)),
        { stdin },
      );
      stdin = ran.out;
      code = ran.code;
      if (code === 0) expect(ran.out).not.toBe('');
    }
    expect(code).toBe(comment.includes('exit 1') ? 1 : 0);
  });
});

/**
 * The page that teaches the format is run as a test: each `yaml` block is written to a file, and each command of the `console` block
 * below it must say what the page says. `npx vitest run test/docs -u` writes both pages anew.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere } from '../cli/run-here.ts';
import { rulesetReference } from './ruleset-reference.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninelives-page-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const FILE = 'harbour.yaml';

test.each([
  ['writing-rulesets.md', {}],
  ['writing-rulesets.zh.md', { LANG: 'zh_CN.UTF-8' }],
])('%s says what the commands say, and its reference part what the schema says', async (name, env) => {
  const page = readFileSync(`docs/${name}`, 'utf8');
  const steps = page.match(BLOCK)?.length ?? 0;
  expect(steps).toBeGreaterThanOrEqual(10);
  const fresh = await replaceEach(page, async (yaml, console) => {
    writeFileSync(path.join(folder, FILE), yaml);
    const commands = console.split('\n').filter((line) => line.startsWith('$ '));
    expect(commands.length).toBeGreaterThan(0);
    const said: string[] = [];
    for (const command of commands) said.push(`${command}\n${await run(command, env)}`);
    return said.join('\n');
  });
  const whole = fresh.replace(REFERENCE, () => `<!-- reference -->\n\n${rulesetReference()}\n<!-- /reference -->`);
  await expect(whole).toMatchFileSnapshot(`../../docs/${name}`);
});

const BLOCK = /```yaml\n([^`]*)```\n\n```console\n([^`]*)```/g;
const REFERENCE = /<!-- reference -->[\s\S]*<!-- \/reference -->/;

async function replaceEach(page: string, said: (yaml: string, console: string) => Promise<string>): Promise<string> {
  const parts: string[] = [];
  let at = 0;
  for (const match of page.matchAll(BLOCK)) {
    const [whole, yaml = '', console = ''] = match;
    parts.push(
      page.slice(at, match.index),
      `\`\`\`yaml\n${yaml}\`\`\`\n\n\`\`\`console\n${await said(yaml, console)}\`\`\``,
    );
    at = match.index + whole.length;
  }
  return [...parts, page.slice(at)].join('');
}

/** Runs `$ ninelives …` with the file of this step; the answer, and what stands on stderr, without the folder's name. */
async function run(command: string, env: Readonly<Record<string, string>>): Promise<string> {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const [dollar, program, ...argv] = words;
  expect([dollar, program]).toEqual(['$', 'ninelives']);
  const file = path.join(folder, FILE);
  const { code, out, err } = await runHere(
    argv.map((word) => (word === FILE ? file : word)),
    { env },
  );
  expect(code, `${command}\n${err}`).not.toBe(70);
  return `${out}${err}`.replaceAll(file, FILE);
}

/** The package as somebody gets it: packed, installed into an empty project, run from another folder, imported with types. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const top = path.join(import.meta.dirname, '../..');
let project = '';
let elsewhere = '';

/** npm without the network, without the settings and the life-cycle variables of the npm that runs the tests. */
const environment = {
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? tmpdir(),
  npm_config_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
};

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'ninelives-project-'));
  elsewhere = await mkdtemp(path.join(tmpdir(), 'ninelives-elsewhere-'));
  // The build is there already (`npm test` makes it first); building again would pull it away under the other tests.
  const packed = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', project], {
    cwd: top,
    env: environment,
  });
  const [{ filename }] = JSON.parse(packed.stdout);
  await writeFile(path.join(project, 'package.json'), '{ "name": "empty", "version": "1.0.0", "type": "module" }');
  await run('npm', ['install', path.join(project, filename)], { cwd: project, env: environment });
}, 120_000);

test('it brings no other package along, and no more than it needs', async () => {
  const installed = (await readdir(path.join(project, 'node_modules'))).filter((name) => !name.startsWith('.'));
  expect(installed).toEqual(['ninelives']);
  const files = await readdir(path.join(project, 'node_modules/ninelives'));
  expect(files.sort()).toEqual(['LICENSE', 'README.md', 'bin', 'dist', 'docs', 'package.json', 'rulesets']);
});

test('it deals from any folder', async () => {
  const command = path.join(project, 'node_modules/.bin/ninelives');
  const deal = ['deal', 'v1', '--seed', 'packed', '--json'];
  const there = await run(command, deal, { cwd: elsewhere, env: environment });
  const here = await run(process.execPath, [path.join(top, 'bin/ninelives.js'), ...deal], { env: environment });
  expect(there.stdout).toBe(here.stdout);
  expect(JSON.parse(there.stdout).seats).toHaveLength(5);
});

test('it reads a ruleset of the user’s own', async () => {
  await mkdir(path.join(elsewhere, 'rules'), { recursive: true });
  const shipped = await readFile(path.join(top, 'rulesets/v1.yaml'), 'utf8');
  await writeFile(path.join(elsewhere, 'rules/mine.yaml'), shipped);
  const command = path.join(project, 'node_modules/.bin/ninelives');
  const mine = await run(command, ['deal', 'rules/mine.yaml', '--number', '0', '--json'], {
    cwd: elsewhere,
    env: environment,
  });
  const theirs = await run(command, ['deal', 'v1', '--number', '0', '--json'], { cwd: elsewhere, env: environment });
  expect(mine.stdout).toBe(theirs.stdout);
});

const program = `
import { check, compile, count, draw, FaultError, fromFile, partialDealOf, ground, loadRuleset, normalise, toFile, wordFault } from 'ninelives';
import type { DealFile, Problem, Ruleset } from 'ninelives';

const ruleset: Ruleset = await loadRuleset('v1');
const problem: Problem = ground(ruleset, normalise(ruleset, { players: 6 }));
const diagram = compile(problem);
const legal: bigint = diagram.legal;
const [first] = [...draw(problem, diagram, 'packed', { from: 2, count: 1 })];
if (first === undefined) throw new Error('nothing drawn');
const deal: DealFile = toFile(ruleset, problem, { ...first, seed: 'packed', legal });
const again: DealFile = await fromFile(JSON.parse(JSON.stringify(deal)), 'deal.json');
let sentence = '';
try {
  await loadRuleset('v7');
} catch (error) {
  if (error instanceof FaultError) sentence = error.faults.map((fault) => wordFault(fault, 'en')).join();
}
console.log(JSON.stringify({
  deal: again,
  legal: String(legal),
  counted: count(problem).legal,
  violations: check(ruleset, problem.selection, partialDealOf(ruleset, again)).length,
  sentence,
}));
`;

test('it is a library with types', async () => {
  await writeFile(path.join(project, 'program.mts'), program);
  const options = {
    compilerOptions: {
      target: 'es2022',
      lib: ['es2023', 'dom'],
      module: 'nodenext',
      moduleResolution: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      types: [],
    },
    files: ['program.mts'],
  };
  await writeFile(path.join(project, 'tsconfig.json'), JSON.stringify(options));
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const tsc = path.join(path.dirname(compiler), 'bin/tsc');
  const checked = await run(process.execPath, [tsc, '-p', project], { cwd: project, env: environment }).catch(
    (error) => error,
  );
  expect(checked.stdout).toBe('');
  const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: project, env: environment });
  const printed = JSON.parse(stdout);
  expect(printed).toMatchObject({ legal: '175189437331200', counted: '175189437331200', violations: 0 });
  expect(printed.sentence).toMatch(/v7/);
  const command = path.join(project, 'node_modules/.bin/ninelives');
  const argv = ['deal', 'v1', '--players', '6', '--seed', 'packed', '--from', '2', '--json'];
  expect(printed.deal).toEqual(JSON.parse((await run(command, argv, { env: environment })).stdout));
});

test('its JSON Schemas are where the package says', async () => {
  await writeFile(
    path.join(project, 'schema.mjs'),
    `import { createRequire } from 'node:module';
     const require = createRequire(import.meta.url);
     for (const name of ['deal', 'count']) console.log(require(\`ninelives/schema/\${name}.schema.json\`).$schema);`,
  );
  const { stdout } = await run(process.execPath, ['schema.mjs'], { cwd: project, env: environment });
  expect(stdout).toBe('https://json-schema.org/draft/2020-12/schema\n'.repeat(2));
});

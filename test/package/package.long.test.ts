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
let tarball = '';

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
  tarball = path.join(project, filename);
  await writeFile(path.join(project, 'package.json'), '{ "name": "empty", "version": "1.0.0", "type": "module" }');
  const installed = await run('npm', ['install', tarball], { cwd: project, env: environment });
  expect(installed.stderr).toBe(''); // no warning of scripts that want to run
}, 120_000);

test('it brings no other package along, and no more than it needs', async () => {
  const installed = (await readdir(path.join(project, 'node_modules'))).filter((name) => !name.startsWith('.'));
  expect(installed).toEqual(['ninelives']);
  const files = await readdir(path.join(project, 'node_modules/ninelives'));
  expect(files.sort()).toEqual(['LICENSE', 'README.md', 'bin', 'dist', 'docs', 'package.json', 'rulesets']);
});

test('it passes on the licences of the code that is bundled into it', async () => {
  const notices = await readFile(path.join(project, 'node_modules/ninelives/dist/THIRD-PARTY.txt'), 'utf8');
  const named = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+ \(.+\)$/gm)].map(([, name]) => name);
  // What `package.json` names and the bundles hold, and what came along with that (underscore with logic-solver).
  expect(named).toEqual(
    expect.arrayContaining(['chalk', 'commander', 'logic-solver', 'seedrandom', 'underscore', 'yaml', 'zod']),
  );
  for (const text of notices.split(/^-{80}$/m).slice(1)) expect(text).toMatch(/Permission|permission|Apache License/);
});

test('its entries and types are found by every way of importing', async () => {
  const bin = (name: string) => path.join(top, 'node_modules/.bin', name);
  const linted = await run(bin('publint'), ['--strict', path.join(project, 'node_modules/ninelives')], {
    env: environment,
  });
  expect(linted.stdout).toContain('All good!');
  // CommonJS loads it by `require` as of Node 20.19, which `engines` asks for.
  const ignored = ['--ignore-rules', 'cjs-resolves-to-esm', '--format', 'ascii'];
  const types = await run(bin('attw'), [tarball, ...ignored], { env: environment });
  expect(types.stdout).toContain('No problems found');
  const required = "console.log(typeof require('ninelives').draw)";
  expect((await run(process.execPath, ['-e', required], { cwd: project, env: environment })).stdout).toBe('function\n');
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
import { audit, check, checkAll, checkData, commitDeal, commitmentText, compile, count, dealPromised, diff, diffData, draw, FaultError,
  fromFile, partialDealOf, ground, loadRuleset, normalise, promiseFiles, readFolder, revealed, revealText, toFile, wordFault } from 'ninelives';
import type { Audit, CheckFile, CommitAnswer, DealFile, Diff, DiffFile, FolderTexts, Problem, Ruleset } from 'ninelives';

const ruleset: Ruleset = await loadRuleset('v1');
const problem: Problem = ground(ruleset, normalise(ruleset, { players: 6 }));
const diagram = compile(problem);
const legal: bigint = diagram.legal;
const [first] = [...draw(problem, diagram, 'packed', { from: 2, count: 1 })];
if (first === undefined) throw new Error('nothing drawn');
const deal: DealFile = toFile(ruleset, problem, { ...first, seed: 'packed', legal });
const again: DealFile = await fromFile(JSON.parse(JSON.stringify(deal)), 'deal.json');
let sentence = '';
let message = '';
try {
  await loadRuleset('v7');
} catch (error) {
  if (!(error instanceof FaultError)) throw error;
  sentence = error.faults.map((fault) => wordFault(fault, 'en')).join();
  message = error.message;
}

// The verbs: check, diff, commit, deal from the commitment, reveal, audit.
const rows: readonly CheckFile[] = (await checkAll([{ ruleset, source: 'v1' }], { request: { players: 6 }, allReadings: false }))
  .map((one) => checkData(one, 'en'));
const changes: Diff = diff(ruleset, await loadRuleset('v2'), { players: 6 });
const changed: DiffFile = diffData(changes);
const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const request = { players: 6 };
const committed: CommitAnswer = commitDeal({ ruleset, request, game: 'no. 1', outside: null, names, drawn: true });
const folder: FolderTexts = promiseFiles(committed, null, 'en');
const kept = await readFolder(folder, 'game');
const dealt = dealPromised(kept, { outside: null, names: null, reserve: false, reason: null });
const opened = revealed({ ...kept, original: dealt.deal }, null);
const found: Audit = await audit([
  { file: 'commitment.txt', text: commitmentText(committed.commitment, 'en') },
  { file: 'reveal.txt', text: revealText(opened, dealt.ruleset, 'en') },
]);
let refused = '';
try {
  commitDeal({ ruleset, request: { players: 6, pins: ['1=killer'] }, game: 'no. 1', outside: null, names, drawn: true });
} catch (error) {
  refused = error instanceof Error ? error.message : '';
}
console.log(JSON.stringify({
  deal: again,
  legal: String(legal),
  counted: count(problem).legal,
  violations: check(ruleset, problem.selection, partialDealOf(ruleset, again)).length,
  sentence,
  message,
  checked: rows.map(({ players, legal }) => [players, legal]),
  changed: changed.tables.map(({ players, from }) => [players, from]),
  found: found.verdict,
  seated: dealt.deal.seats.map(({ name }) => name).sort(),
  refused,
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
  // The message of the exception is that sentence, not a code.
  expect(printed.message).toBe(printed.sentence);
  expect(printed).toMatchObject({
    checked: [[6, '175189437331200']],
    changed: [[6, '175189437331200']],
    found: 'fits',
    seated: ['a', 'b', 'c', 'd', 'e', 'f'],
    refused: 'a commitment takes no pins or bans: a published pin is a published card',
  });
  const command = path.join(project, 'node_modules/.bin/ninelives');
  const argv = ['deal', 'v1', '--players', '6', '--seed', 'packed', '--from', '2', '--json'];
  expect(printed.deal).toEqual(JSON.parse((await run(command, argv, { env: environment })).stdout));
});

test('the types in the signatures of its functions can be imported', async () => {
  const types = path.join(project, 'node_modules/ninelives/dist/types');
  const declared = async (from: string) =>
    (await readFile(path.join(types, from.replace(/\.js$/, '.d.ts')), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const index = await declared('index.js');
  const exported = new Map<string, string>();
  for (const [, names = '', from = ''] of index.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g))
    for (const name of names.split(',')) exported.set(name.trim().replace(/^type /, ''), from);
  for (const [, from = ''] of index.matchAll(/export type \* from '([^']+)'/g))
    for (const [, name = ''] of (await declared(from)).matchAll(/export (?:declare )?(?:type|interface|class) (\w+)/g))
      exported.set(name, from);
  const missing: string[] = [];
  for (const [name, from] of exported) {
    const signature = new RegExp(`export declare function ${name}\\b[\\s\\S]*?;\\s*(?=export|declare|$)`).exec(
      await declared(from),
    )?.[0];
    // Types begin with a capital and have another letter; those of the language itself are there for everybody.
    for (const [type] of (signature ?? '').matchAll(/\b[A-Z][A-Za-z]+\b/g))
      if (!exported.has(type) && !(type in globalThis) && !ofTheLanguage.includes(type))
        missing.push(`${name}: ${type}`);
  }
  expect(exported.size).toBeGreaterThan(150);
  expect(missing).toEqual([]);
});

const ofTheLanguage = [
  'AsyncGenerator',
  'AsyncIterable',
  'Generator',
  'Iterable',
  'Omit',
  'Partial',
  'Pick',
  'Readonly',
  'ReadonlyMap',
  'Record',
];

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

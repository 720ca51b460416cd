/**
 * The build: bundles, shipped rulesets as plain data, JSON Schemas, declarations; all of it into `dist/`.
 *
 * Every script lands flat in `dist/` (`main.js`, `index.js`, `…-worker.js`, chunks), so that `import.meta.url` means the same
 * folder wherever a module was bundled into: see `src/installed.ts`. A command is a chunk of its own, loaded when it runs.
 *
 *   node build.mjs           everything that is published
 *   node build.mjs --bench   and the benches, into dist/bench/
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { mergeChunks } from './build.chunks.mjs';

const top = path.dirname(fileURLToPath(import.meta.url));
const at = (...parts) => path.join(top, ...parts);

/** Code that was written for CommonJS asks for `require`; a bundle of modules has none of its own. */
const banner = {
  js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
};
const bundle = {
  absWorkingDir: top,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  logLevel: 'warning',
  legalComments: 'none',
  // Where a package has both, its modules: in the other form it may find its own parts by a `require` that no bundler sees.
  mainFields: ['module', 'main'],
};
/** commander could run subcommands as programs of their own; ours are modules, and loading the means to do it costs every start. */
const withoutChildProcess = {
  name: 'without-child-process',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ path: name }) => ({ path: name, namespace: 'left-out' }));
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'module.exports = {};' }));
  },
};

await rm(at('dist'), { recursive: true, force: true });
await scripts();
await shipped();
declarations();
await tidyDeclarations(at('dist/types'));
await linkOwnCommand();
if (process.argv.includes('--bench')) await benches();

async function scripts() {
  const workers = (await readdir(at('src'), { recursive: true })).filter((file) => file.endsWith('-worker.ts'));
  const options = {
    ...bundle,
    plugins: [withoutChildProcess],
    entryNames: '[name]',
    outdir: 'dist',
    splitting: true,
    minify: true,
    banner,
  };
  const { metafile } = await build({
    ...options,
    entryPoints: ['src/cli/main.ts', ...workers.map((file) => path.join('src', file))],
    chunkNames: 'chunk-[name]-[hash]',
    metafile: true,
  });
  // What starts before any command is one file, and so is what the two most used commands need besides.
  const { splitting, outdir, entryNames, ...merging } = options;
  const main = await mergeChunks(metafile.outputs, 'dist/main.js', new Map(), merging);
  const deal = await mergeChunks(metafile.outputs, outputOf(metafile, 'src/verbs/deal/command.ts'), main, merging);
  await mergeChunks(metafile.outputs, outputOf(metafile, 'src/verbs/verify/command.ts'), deal, merging);
  // The library stands alone, so that importing it loads nothing of the command line. Somebody may have to read its stack traces.
  const library = await build({
    ...options,
    minify: false,
    entryPoints: ['src/index.ts'],
    chunkNames: 'library-[name]-[hash]',
    metafile: true,
  });
  await writeFile(at('dist/THIRD-PARTY.txt'), await thirdParty([metafile, library.metafile]));
}

/** Whose code is in the bundles, each with the licence that asks to be passed on with it. */
async function thirdParty(metafiles) {
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile.inputs));
  const packages = new Set(inputs.map((input) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0]).filter(Boolean));
  const notices = [...packages].sort().map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(at(folder, 'package.json'), 'utf8'));
    return `${name} ${version} (${license})\n\n${await licenceTexts(folder, name)}`;
  });
  const rule = `\n${'-'.repeat(80)}\n\n`;
  return `Ninelives contains code of these packages.\n${rule}${(await Promise.all(notices)).join(rule)}`;
}

/** Files called licence, its data's among them; who has none states it at the end of its README. */
async function licenceTexts(folder, name) {
  const entries = await readdir(at(folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /licen[cs]e/i.test(entry.name)).map(({ name }) => name);
  const texts = await Promise.all(files.sort().map((file) => readFile(at(folder, file), 'utf8')));
  if (texts.length > 0) return `${texts.map((text) => text.trim()).join('\n\n')}\n`;
  const readme = await readFile(at(folder, 'README.md'), 'utf8');
  const stated = /^LICENSE\b[\s\S]*/m.exec(readme)?.[0];
  if (stated === undefined) throw new Error(`${name} is bundled and has no licence to pass on`);
  return `${stated.trim()}\n`;
}

function outputOf({ outputs }, source) {
  return Object.keys(outputs).find((output) => outputs[output].entryPoint === source);
}

/** Rulesets as plain data and the schemas, made by the project's own code. */
async function shipped() {
  const { compileRulesets } = await load('src/ruleset/compile.ts');
  const { schemas } = await load('src/cli/schemas.ts');
  await writeAll(at('dist/rulesets'), compileRulesets(at('rulesets')), 0);
  await writeAll(at('dist/schema'), schemas(), 2);
}

async function writeAll(folder, files, indent) {
  await mkdir(folder, { recursive: true });
  for (const [name, data] of Object.entries(files)) {
    await writeFile(path.join(folder, name), `${JSON.stringify(data, null, indent)}\n`);
  }
}

/** Bundles a module of `src/` for this process and imports it. */
async function load(source) {
  const outfile = at('dist', '.build', `${path.basename(source, '.ts')}.mjs`);
  await build({ ...bundle, entryPoints: [source], outfile, banner });
  const module = await import(pathToFileURL(outfile).href);
  await rm(path.dirname(outfile), { recursive: true });
  return module;
}

function declarations() {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  execFileSync(process.execPath, [path.join(path.dirname(compiler), 'bin/tsc'), '-p', at('tsconfig.types.json')], {
    stdio: 'inherit',
  });
}

/**
 * Keeps the declarations that the library's own lead to; the others may speak of packages that are bundled and not installed.
 * The compiler leaves `.ts` in their specifiers: what stands beside a `.d.ts` is called `.js`.
 */
async function tidyDeclarations(folder) {
  const kept = new Set([path.join(folder, 'index.d.ts')]);
  for (const file of kept) {
    const text = await readFile(file, 'utf8');
    const specifier = /((?:from|import\()\s*['"])(\.[^'"]*)\.ts(['"])/g;
    for (const [, , near] of text.matchAll(specifier)) kept.add(`${path.resolve(path.dirname(file), near)}.d.ts`);
    await writeFile(file, text.replace(specifier, '$1$2.js$3'));
  }
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (name.endsWith('.d.ts') && !kept.has(file)) await rm(file);
  }
}

/** npm links the commands of other packages, not a checkout's own: `npx ninelives` finds it here. */
async function linkOwnCommand() {
  await chmod(at('bin/ninelives.js'), 0o755);
  const bin = at('node_modules/.bin');
  if (!existsSync(bin)) return;
  const fresh = path.join(bin, `.ninelives-${process.pid}`);
  await symlink('../../bin/ninelives.js', fresh);
  await rename(fresh, path.join(bin, 'ninelives'));
}

async function benches() {
  await build({ ...bundle, entryPoints: ['test/bench/main.ts', 'test/bench/plain.ts'], outdir: 'dist/bench', banner });
}

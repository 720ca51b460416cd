/**
 * Splitting makes a chunk for every set of commands that share some code: dozens of small files, and loading forty of them costs a
 * start as much as counting does. So the chunks that always come together are merged into one; what was a chunk becomes a line that
 * passes its exports on, for the commands that need only that one.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * @param outputs of esbuild's metafile, by path
 * @param entry path of the output that is to hold all that it imports statically, apart from `loaded`
 * @param loaded passing-on lines by chunk, of merges before this one, whose chunks are in memory already
 * @param options of esbuild, as the chunks were built
 * @returns `loaded`, and the lines of this merge
 */
export async function mergeChunks(outputs, entry, loaded, options) {
  const chunks = closure(outputs, entry).filter((chunk) => !loaded.has(chunk));
  const folder = path.dirname(entry);
  const named = (chunk, name) => (chunk === entry ? name : `m${chunks.indexOf(chunk)}_${name}`);
  const merged = await build({
    ...options,
    bundle: true,
    write: false,
    stdin: {
      contents: chunks.map((chunk) => passOn(outputs, chunk, chunk, named, false)).join('\n'),
      resolveDir: folder,
    },
    plugins: [{ name: 'merge', setup: (plugin) => resolveChunks(plugin, folder, new Set(chunks), loaded) }],
  });
  const lines = new Map(loaded);
  for (const chunk of chunks) lines.set(chunk, passOn(outputs, chunk, entry, named, true));
  for (const chunk of chunks) if (chunk !== entry) await writeFile(chunk, `${lines.get(chunk)}\n`);
  await writeFile(entry, merged.outputFiles[0].contents);
  return lines;
}

function closure(outputs, entry) {
  const found = new Set([entry]);
  for (const chunk of found) {
    for (const { path: next, kind, external } of outputs[chunk].imports) {
      if (kind === 'import-statement' && !external) found.add(next);
    }
  }
  return [...found];
}

/** Exports of a chunk out of a file: with their own names into the merge's, or back from those. */
function passOn(outputs, chunk, file, named, back) {
  const names = outputs[chunk].exports.map((name) =>
    back ? `${named(chunk, name)} as ${name}` : `${name} as ${named(chunk, name)}`,
  );
  return `export { ${names.join(', ')} } from './${path.basename(file)}';`;
}

/** Chunks of this merge are bundled; those of earlier ones are followed to where they went; all others stay files. */
function resolveChunks(plugin, folder, own, loaded) {
  plugin.onResolve({ filter: /^\.\// }, ({ path: name, kind }) => {
    const chunk = path.join(folder, name);
    if (own.has(chunk)) return { path: path.resolve(chunk) };
    if (kind !== 'dynamic-import' && loaded.has(chunk)) {
      const line = loaded.get(chunk);
      if (!line.includes(`from './${name.slice(2)}'`)) return { path: chunk, namespace: 'passed-on' };
    }
    return { path: name, external: true };
  });
  plugin.onLoad({ filter: /.*/, namespace: 'passed-on' }, ({ path: chunk }) => ({
    contents: loaded.get(chunk),
    resolveDir: folder,
  }));
  plugin.onLoad({ filter: /\.js$/, namespace: 'file' }, async ({ path: file }) => ({
    contents: withoutBanner(await readFile(file, 'utf8')),
  }));
}

/** The merged file has a banner of its own. */
function withoutBanner(text) {
  return text.startsWith('import { createRequire') ? text.slice(text.indexOf('\n') + 1) : text;
}

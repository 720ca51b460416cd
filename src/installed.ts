/**
 * Where the built files are. Everything that is bundled lands flat in `dist/`, so there `import.meta.url` is that folder;
 * from source (in tests) it is the `dist/` beside `src/`, which `npm test` has built before.
 */
const here = new URL('.', import.meta.url);
const dist = here.pathname.endsWith('/src/') ? new URL('../dist/', here) : here;

/** The address of a built file: `installed('rulesets/x.json')`, `installed('solve-worker.js')`. */
export function installed(name: string): URL {
  return new URL(name, dist);
}

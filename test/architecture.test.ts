/** The table of ARCHITECTURE.md, held against the sources: who may import whom. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  .map((file) => file.split(path.sep).join('/'));

/** A room is a folder of `src/`, or a file that stands alone there. */
const may: Readonly<Record<string, readonly string[]>> = {
  'fault.ts': [],
  'digest.ts': [],
  'installed.ts': [],
  'spelling.ts': [],
  'decode.ts': ['fault.ts'],
  'bytes.ts': ['fault.ts'],
  'thread.ts': ['fault.ts', 'installed.ts'],
  ruleset: ['fault.ts', 'digest.ts', 'installed.ts', 'bytes.ts', 'decode.ts', 'spelling.ts'],
  problem: ['fault.ts', 'spelling.ts', 'ruleset'],
  arithmetic: ['fault.ts', 'problem'],
  counting: ['fault.ts', 'ruleset', 'problem'],
  sat: ['fault.ts', 'thread.ts', 'ruleset', 'problem', 'arithmetic'],
  checker: ['ruleset', 'problem'],
  random: ['fault.ts', 'digest.ts', 'spelling.ts', 'problem'],
  deal: ['fault.ts', 'digest.ts', 'decode.ts', 'spelling.ts', 'ruleset', 'problem', 'counting', 'checker', 'random'],
  stats: ['fault.ts', 'ruleset', 'problem', 'counting', 'checker', 'deal'],
  trust: ['fault.ts', 'digest.ts', 'spelling.ts', 'ruleset', 'problem', 'counting', 'random', 'deal'],
  document: ['say', 'spelling.ts'],
  say: ['fault.ts', 'ruleset', 'document'],
};

function imports(file: string): readonly string[] {
  const text = readFileSync(path.join(source, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, name]) => path.posix.normalize(path.posix.join(path.posix.dirname(file), name ?? '')))
    .filter((name) => !name.startsWith('..'));
}

const room = (file: string) => file.split('/')[0] ?? '';

test('the sources are found', () => {
  expect(files.length).toBeGreaterThan(100);
  expect([...new Set(files.map(room))].filter((name) => !Object.hasOwn(may, name)).sort()).toEqual([
    'cli',
    'index.ts',
    'verbs',
  ]);
});

test.each(Object.entries(may))('%s imports only from the rooms before it', (own, allowed) => {
  const wrong = files
    .filter((file) => room(file) === own)
    .flatMap((file) =>
      imports(file)
        .filter((name) => room(name) !== own && !allowed.includes(room(name)))
        .map((name) => `${file} imports ${name}`),
    );
  expect(wrong).toEqual([]);
});

test('of a verb only its command knows the command line', () => {
  const wrong = files
    .filter((file) => room(file) === 'verbs' && !file.endsWith('/command.ts'))
    .flatMap((file) =>
      imports(file)
        .filter((name) => room(name) === 'cli')
        .map((name) => `${file} imports ${name}`),
    );
  expect(wrong).toEqual([]);
});

test('the library is no command line', () => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of imports(file)) visit(name);
  };
  visit('index.ts');
  expect([...seen].filter((file) => room(file) === 'cli' || file.endsWith('/command.ts'))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Fill, sentences, wordFault } from '../../src/report/faults.ts';

const source = path.join(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

const stages = files
  .filter((file) => !file.startsWith(`report${path.sep}faults`))
  .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }));

/** Codes in the sources of every stage: `code: '…'`, or the first argument of what makes a fault. */
const thrown = new Map(
  stages.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /\b(?:code: |(?:bad|fail|fault|fieldFault|misplaced|note|unknown|Misfit)\(\s*)'([a-z0-9]+(?:-[a-z0-9]+)+)'/g,
      ),
    ].map(([, code]) => [code ?? '', file] as const),
  ),
);

test('the sources are found', () => {
  expect(thrown.size).toBeGreaterThan(15);
});

test('every code that is thrown has its sentence', () => {
  const missing = [...thrown].filter(([code]) => !Object.hasOwn(sentences, code));
  expect(missing).toEqual([]);
});

test('no sentence is for a code that nobody throws', () => {
  const quoted = stages.map(({ text }) => text).join('\n');
  expect(Object.keys(sentences).filter((code) => !quoted.includes(`'${code}'`))).toEqual([]);
});

test('every topic file is joined', () => {
  const topics = files.filter((file) => file.startsWith(`report${path.sep}faults${path.sep}`));
  const joined = readFileSync(path.join(source, 'report/faults.ts'), 'utf8');
  for (const topic of topics) expect(joined).toContain(`./faults/${path.basename(topic)}`);
});

test('no code stands in two topics', () => {
  const topics = files.filter((file) => file.startsWith(`report${path.sep}faults${path.sep}`));
  const codes = topics.flatMap((file) => [
    ...readFileSync(path.join(source, file), 'utf8').matchAll(/^ {2}'([a-z0-9-]+)': \{/gm),
  ]);
  expect(codes.map(([, code]) => code).sort()).toEqual(Object.keys(sentences).sort());
});

describe.each(Object.entries(sentences))('%s', (code, sentence) => {
  test('says the same things in both languages, and something in each', () => {
    const used = (word: (fill: Fill) => string) => {
      const keys = new Set<string>();
      const fill = new Proxy({} as Fill, {
        get: (_, key) => {
          keys.add(String(key));
          return 1;
        },
      });
      expect(word(fill), code).not.toMatch(/undefined|NaN|\[object/);
      return [...keys].sort();
    };
    expect(used(sentence.zh)).toEqual(used(sentence.en));
    if (code === 'counting-argument') return; // its words are chosen before
    expect(sentence.zh({})).toMatch(/\p{Script=Han}/u);
    expect(sentence.en({})).not.toMatch(/\p{Script=Han}/u);
  });
});

test('place, sentence and hint stand in one safe line', () => {
  const fault = {
    kind: 'bad',
    code: 'usage-unknown-option',
    with: { option: '--a\nb\u001b[0m' },
    place: { file: 'x.yaml', line: 3, column: 7 },
    hint: '--all',
  } as const;
  expect(wordFault(fault, 'en')).toBe(
    'x.yaml:3:7: there is no option --a\\u{a}b\\u{1b}[0m; --help shows what there is (did you mean --all?)',
  );
  expect(wordFault({ ...fault, place: { file: 'x' } }, 'zh')).toMatch(/^x: 没有 .*（是否想写“--all”？）$/);
});

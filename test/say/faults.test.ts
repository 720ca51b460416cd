import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FaultCode } from '../../src/fault.ts';
import { wordFault } from '../../src/say/faults.ts';
import { say } from '../../src/say/say.ts';

/** The types see to it that every code is worded, in both languages; here, that both say the same. */
describe.each(Object.keys(say.en.faults) as FaultCode[])('%s', (code) => {
  test('says the same things in both languages, and something in each', () => {
    // as: any fill will do, the proxy has every key
    const [zh, en] = [say.zh.faults[code], say.en.faults[code]] as ((fill: object) => string)[];
    const used = (word: (fill: object) => string) => {
      const keys = new Set<string>();
      const fill = new Proxy(
        {},
        {
          get: (_, key) => {
            keys.add(String(key));
            return key === 'problem' ? 'BAD_INDENT' : '1'; // the one fill that chooses among sentences
          },
        },
      );
      expect(word(fill), code).not.toMatch(/undefined|NaN|\[object/);
      return [...keys].sort();
    };
    expect(used(zh!)).toEqual(used(en!));
    if (code === 'counting-argument') return; // its words are chosen before
    expect(zh!({ expected: '' })).toMatch(/\p{Script=Han}/u);
    expect(en!({ expected: '' })).not.toMatch(/\p{Script=Han}/u);
  });
});

test('no sentence is for a code that nobody throws', () => {
  const source = path.join(import.meta.dirname, '../../src');
  const stages = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'fault.ts' && !file.startsWith('say'))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n');
  expect(Object.keys(say.en.faults).filter((code) => !stages.includes(`'${code}'`))).toEqual([]);
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

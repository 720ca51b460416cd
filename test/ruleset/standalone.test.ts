import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../src/ruleset/fingerprint.ts';
import { openBeside } from '../../src/ruleset/load.ts';
import { readRuleset } from '../../src/ruleset/read/read.ts';
import { withoutExtends } from '../../src/ruleset/standalone.ts';
import { shippedTexts } from './shipped.ts';

const file = 'mine.yaml';

test('a file that extends nothing is left as it is', () => {
  const text = shippedTexts.get('v1') ?? '';
  expect(withoutExtends({ file, text })).toBe(text);
});

describe('a file that extends another becomes one that reads the same without it', () => {
  test.each([...shippedTexts.keys()])('%s under another id', (id) => check(`extends: ${id}\nid: mine\n`));
  test.each([
    [
      'clauses',
      'extends: v1\nid: mine\ndrop: { rules: [4.4.10, 4.1] }\nrules: { 4.10: { zh: 甲, en: a, never: bomb, of: killer } }',
    ],
    ['readings by another clause', 'extends: v1\nid: mine\ndrop: { rules: 4.4.5 }'],
    [
      'tables in their order',
      'extends: killer-police\nid: mine\ndrop: { tables: 13 }\ntables: { 9: { roles: { player: rest }, hands: { main: 1 } } }',
    ],
  ])('%s', (_, text) => check(text));
});

function check(text: string): void {
  const before = readRuleset(text, { file, open: openBeside });
  // Nothing can be opened now.
  const after = readRuleset(withoutExtends({ file, text }), { file });
  expect(after).toEqual(before);
  expect(fingerprint(after)).toBe(fingerprint(before));
}

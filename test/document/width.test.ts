import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { columns, wrapped } from '../../src/document/width.ts';

test.each([
  ['abc', 3],
  ['杀手', 4],
  ['東風 ♠', 6],
  ['👨‍👩‍👧', 2],
  ['é', 1],
  ['\u001b[31m杀\u001b[39m', 2],
])('%s takes %d columns', (text, width) => {
  expect(columns(text)).toBe(width);
});

test('wraps at spaces, between Chinese characters, and inside a word only if it must', () => {
  expect(wrapped('the quick brown fox', 10)).toEqual(['the quick', 'brown fox']);
  expect(wrapped('杀手恶魔狼人', 5)).toEqual(['杀手', '恶魔', '狼人']);
  expect(wrapped('一二，三', 6)).toEqual(['一二，', '三']);
  expect(wrapped('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  expect(wrapped('杀', 1)).toEqual(['杀']);
  expect(wrapped('', 5)).toEqual(['']);
});

test('never loses a character and never a line is too wide, unless one character alone is', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab 杀手，。👨‍👩‍👧é-'), maxLength: 40 });
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 12 }), (line, width) => {
      const lines = wrapped(line, width);
      expect(lines.join('').replace(/\s/g, '')).toBe(line.replace(/\s/g, ''));
      for (const one of lines) expect(columns(one)).toBeLessThanOrEqual(Math.max(width, 2 + 2));
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('agrees with the library on all text, also where it does not ask it', () => {
  for (let code = 0x20; code < 0xd800; code++)
    expect(columns(String.fromCharCode(code)), `${code}`).toBe(stringWidth(String.fromCharCode(code)));
  const unit = fc.oneof(
    fc.constantFrom(...'ab ·×é—“”…−杀，（）𠀀', '\u0301', '\ufe0f', '👍', '\u200d', '가', '\u302a'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 8 }), (units) => {
      expect(columns(units.join(''))).toBe(stringWidth(units.join('')));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

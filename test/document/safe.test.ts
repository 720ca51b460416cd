import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safe } from '../../src/document/safe.ts';

test.each([
  ['\u001b[31mred', '\\u{1b}[31mred'],
  ['a\nb\tc\u007f\u009b', 'a\\u{a}b\\u{9}c\\u{7f}\\u{9b}'],
  ['left\u202eright\u2066', 'left\\u{202e}right\\u{2066}'],
  ['\ufeffbom\u2028line', '\\u{feff}bom\\u{2028}line'],
  ['half \ud83d', 'half \\u{d83d}'],
  ['苹\u200b果', '苹\\u{200b}果'],
  ['so\u00adft', 'so\\u{ad}ft'],
  ['\u3164', '\\u{3164}'],
  ['\u2060a\u2800', '\\u{2060}a\\u{2800}'],
  ['苹\u200d果', '苹\\u{200d}果'],
  ['果\ufe0f', '果\\u{fe0f}'],
  ['a\u{e0041}', 'a\\u{e0041}'],
])('%j is shown as %s', (text, shown) => {
  expect(safe(text)).toBe(shown);
});

test('names in every script and emoji stay as they are', () => {
  for (const name of [
    '苹果',
    'Ольга',
    'مريم',
    'สมชาย',
    '👨‍👩‍👧',
    '❤️',
    '1️⃣',
    '👩🏽‍💻',
    '🏳️‍🌈',
    'می\u200cخواهم',
    'क्\u200dष',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    "O'Neil",
    '[b]粗[/b]',
    '__proto__',
  ]) {
    expect(safe(name)).toBe(name);
  }
});

test('what comes out is harmless, and safe already', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const shown = safe(text);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\u00ad]/u);
      expect(safe(shown)).toBe(shown);
    }),
    { seed: 1, numRuns: 500 },
  );
});

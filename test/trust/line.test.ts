import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLine, encodeLine } from '../../src/trust/document.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(fc.constantFrom(' ', '\\', 'u', '{', '}', '2', '0', '\u202e', '\u200d', '\ud800', '\n', '苹'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 10 }),
);

describe('a value as a line', () => {
  it('comes back as it was', () => {
    fc.assert(fc.property(anyText, (text) => decodeLine(encodeLine(text)) === text));
  });

  it('holds nothing invisible, no line end, no white space at its ends', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = encodeLine(text);
        return line === line.trim() && !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(line) && !/\s\s/.test(line);
      }),
    );
  });

  it('is the only line of its value: any other is refused', () => {
    fc.assert(
      fc.property(anyText, (line) => {
        const value = decodeLine(line);
        return value === null || encodeLine(value) === line;
      }),
    );
    for (const line of ['\\', '\\u{41}', '\\u{0020}x', ' a', 'a  b', '\\u{110000}', '\\u{d83d}\\u{de00}', 'a\u200d']) {
      expect(decodeLine(line)).toBeNull();
    }
  });

  it('leaves what people write as it is', () => {
    for (const text of ['苹果', '007', '[a] (b): c=d', '😀', 'a b c', '双色球 12 月', '😀️'])
      expect(encodeLine(text)).toBe(text);
    expect(encodeLine('\u001b[31mred')).toBe('\\u{1b}[31mred');
    expect(encodeLine('a\\b')).toBe('a\\\\b');
    expect(encodeLine('  a  b')).toBe('\\u{20}\\u{20}a\\u{20}\\u{20}b');
  });
});

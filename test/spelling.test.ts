import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, simplified } from '../src/spelling.ts';

describe('folding', () => {
  it.each([
    ['Ａｐｐｌｅ', 'apple'],
    ['ﬁn', 'FIN'],
    ['Straße', 'STRASSE'],
    ['苹果', '苹\u200b果'],
    ['苹果', '苹果\u00ad'],
    ['苹果', '\u2060苹果'],
    ['苹果', '苹\u3164果'],
    ['苹果', '苹\uffa0果\u2800'],
    ['苹果', '\ufeff苹\u180e果\u034f'],
    ['苹果', '苹果\u{e0100}'],
    ['苹 果', '苹果'],
    ['Red  Ann', 'red\u3000ann'],
    ['❤️', '❤'],
    ['e\u0301', '\u00e9'],
  ])('makes %j and %j one', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it.each([
    ['苹果', '蘋果'],
    ['杀手', '杀首'],
    ['a1', 'a2'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  it('leaves nothing of what cannot be seen', () => {
    for (const code of [
      0x200b, 0xad, 0x2060, 0x3164, 0xffa0, 0x115f, 0x180b, 0x2800, 0xfe0f, 0xe0041, 0x202e, 0x1d173,
    ]) {
      expect(fold(` ${String.fromCodePoint(code)} `)).toBe('');
    }
  });

  it('is idempotent and knows nothing of blanks at the ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(`\u3000${text} \u200b`)).toBe(fold(text));
      }),
      { seed: 3, numRuns: 2000 },
    );
  });
});

describe('simplified characters', () => {
  it.each([
    ['殺手', '杀手'],
    ['惡魔', '恶魔'],
    ['巫醫', '巫医'],
    ['諸葛連弩', '诸葛连弩'],
    ['過河拆橋', '过河拆桥'],
    ['Killer 殺', 'Killer 杀'],
    ['杀手', '杀手'],
    ['Killer', 'Killer'],
  ])('%s → %s', (text, simple) => {
    expect(simplified(text)).toBe(simple);
  });
});

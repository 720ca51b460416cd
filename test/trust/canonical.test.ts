import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalName, canonicalOutside, canonicalProse } from '../../src/trust/commitment.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
/** Texts in which white space, full-width forms and combining marks are frequent. */
const hard = fc
  .array(
    fc.constantFrom(' ', '\u3000', '\t', '\n', '\ufeff', 'a', 'ａ', '\u0301', 'é', '０', '0', '\u212b', '+', '\u2000'),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));
const texts = fc.oneof(anyText, hard);

describe.each([
  ['prose', canonicalProse],
  ['outside value', canonicalOutside],
  ['name', canonicalName],
])('the canonical form of %s', (_, canonical) => {
  it('is idempotent', () => {
    fc.assert(fc.property(texts, (text) => canonical(canonical(text)) === canonical(text)));
  });

  it('does not see white space at the ends', () => {
    fc.assert(fc.property(texts, (text) => canonical(`\u3000 ${text}\r\n`) === canonical(text)));
  });

  it('tells apart what differs in a visible character', () => {
    const seen = new Map<string, string>();
    for (const text of ['', '1', '01', '1 0', '10', 'a', 'A', '²', '2', '①', 'ﬁ', 'fi', '一', '-', '－x', '—']) {
      const form = canonical(text);
      expect(seen.get(form)).toBeUndefined();
      seen.set(form, text);
    }
  });
});

describe('what does not matter', () => {
  it('is white space inside prose and values, not inside names', () => {
    expect(canonicalProse('a\u3000\n b')).toBe('a b');
    expect(canonicalOutside('０１　０２ ＋  ０７')).toBe('01 02 + 07');
    expect(canonicalName('a  b')).toBe('a  b');
  });

  it('is composition', () => {
    for (const canonical of [canonicalProse, canonicalOutside, canonicalName]) {
      expect(canonical('e\u0301')).toBe(canonical('é'));
    }
  });

  it('full width matters everywhere but in an outside value', () => {
    expect(canonicalName('Ａ')).not.toBe(canonicalName('A'));
    expect(canonicalProse('Ａ')).not.toBe(canonicalProse('A'));
    expect(canonicalOutside('Ａ')).toBe('A');
  });
});

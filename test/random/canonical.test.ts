import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCodePoint, canonicalJson } from '../../src/random/canonical.ts';

describe('canonical JSON', () => {
  it('sorts keys by code point, also beyond the basic plane, and leaves out what is absent', () => {
    expect(canonicalJson({ b: 1, a: [true, null, 'x"y'], c: undefined })).toBe('{"a":[true,null,"x\\"y"],"b":1}');
    expect(canonicalJson({ '\u{1F600}': 1, '\uFF01': 2, 一: 3 })).toBe('{"一":3,"\uFF01":2,"\u{1F600}":1}');
    expect(canonicalJson({ 10: 1, 9: 2 })).toBe('{"10":1,"9":2}');
  });

  it('reads back as what went in, and again gives itself', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
      { seed: 1 },
    );
  });

  it('refuses what JSON cannot hold', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1, undefined, Symbol('x')]) {
      expect(() => canonicalJson(value)).toThrow(TypeError);
    }
  });

  it('orders strings as their lists of code points', () => {
    expect(byCodePoint('a', 'a')).toBe(0);
    expect(byCodePoint('a', 'ab')).toBeLessThan(0);
    expect(byCodePoint('\u{1F600}', '\uFF01')).toBeGreaterThan(0);
  });
});

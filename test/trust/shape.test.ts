import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasShape } from '../../src/trust/reveal.ts';

describe('the shape of an outside value', () => {
  it.each([
    ['01 02 03 04 05 06 + 07', '05 11 17 20 28 33 + 16', true],
    ['01 02 03 04 05 06 + 07', '05 11 17 20 28 33 + 6', false],
    ['01 02 03 04 05 06 + 07', '05 11 17 20 28 33 - 16', false],
    ['01 02 03 04 05 06 + 07', '05 11 17 20 28 33 + 16 ', false],
    ['3,245.67', '9,999.00', true],
    ['3,245.67', '10,999.00', false],
    ['3.1', '3x1', false],
    ['Ab', 'Zz', true],
    ['Ab', 'zz', false],
    ['红', '蓝', true],
    ['红', 'a', false],
    ['é', 'ü', true],
    ['(a+b)*[c]^$|?', '(x+y)*[z]^$|?', true],
    ['a\\b', 'c\\d', true],
    ['a-b', 'a-b', true],
    ['00000000000000000002a7c4', '00000000000000000001ffff', true],
    ['00000000000000000002a7c4', '00000000000000000001fffg', false],
    ['00000000000000000002a7c4', '00000000000000000001FFFF', false],
    ['00000000000000000002a7c4', '0000000000000000001ffff', false],
    ['0000000000000000', '000000000000000a', false],
    ['2026-12-12: 0123456789abcdef!', '2026-12-13: ffffffffffffffff!', true],
    ['😀1', '😀2', true],
    ['😀1', '😁2', false],
  ])('%j ~ %j: %s', (model, value, fits) => {
    expect(hasShape(model, value)).toBe(fits);
  });

  it('every model has its own shape', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (model) => hasShape(model, model)));
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSeq, type Scalar } from 'yaml';
import { FaultError } from '../../src/fault.ts';
import { attributeSets } from '../../src/ruleset/read/attributes.ts';
import { readRuleset } from '../../src/ruleset/read/read.ts';
import { seatNumbers } from '../../src/ruleset/read/tables.ts';
import { entriesOf, parseTree, placeOfNode, valueUnder } from '../../src/ruleset/read/tree.ts';
import { wordFault } from '../../src/say/faults.ts';
import { shippedText } from './shipped.ts';

const keys = (text: string) => entriesOf(parseTree(text, 'x.yaml')).map(({ key }) => key.value);

describe('a tree', () => {
  test('keeps keys as they are written and in their order, integers too', () => {
    expect(keys('4.10: a\n4.1: b\n10: c\n9: d\n007: e\n1e3: f\ntrue: g\nnull: h\n"4": i')).toEqual([
      '4.10',
      '4.1',
      '10',
      '9',
      '007',
      '1e3',
      'true',
      'null',
      '4',
    ]);
  });
  test('keeps numbers that are no plain whole numbers as text', () => {
    const tree = parseTree('a: 4.10\nb: 7\nc: 007\nd: 0x10\ne: -2\nf: "7"\ng: 12345678901234567890', 'x.yaml');
    expect(Object.values(tree.toJSON())).toEqual(['4.10', 7, '007', '0x10', -2, '7', '12345678901234567890']);
  });
  test('knows the place of every key and value', () => {
    const tree = parseTree('a:\n  b: [x,\n    y]\n', 'x.yaml');
    const [a] = tree.items;
    expect(a && placeOfNode(a.key)).toEqual({ file: 'x.yaml', line: 1, column: 1 });
    const b = valueUnder(a?.value, 'b');
    expect(isSeq<Scalar>(b) ? b.items.map((item) => placeOfNode(item)) : null).toEqual([
      { file: 'x.yaml', line: 2, column: 7 },
      { file: 'x.yaml', line: 3, column: 5 },
    ]);
  });
  test('a value that is not written has a place', () => {
    const [a] = parseTree('a: { b, c: }', 'x.yaml').items;
    expect(entriesOf(a?.value).map(({ value }) => value && placeOfNode(value).column)).toEqual([6, 12]);
  });
  test('follows anchors', () => {
    expect(keys('a: &t { zh: 甲, en: a }\nb: *t')).toEqual(['a', 'b']);
  });
});

test('numbers of seats', () => {
  expect(seatNumbers('6')).toEqual([6]);
  expect(seatNumbers('6-9')).toEqual([6, 7, 8, 9]);
  expect(seatNumbers('12, 10-11,13')).toEqual([12, 10, 11, 13]);
  for (const bad of ['', '0', '9-6', '6-', '1.5', '201', '6 9', '１２', '6,,7', '-3'])
    expect(seatNumbers(bad), bad).toBeNull();
});

describe('sets of attributes on one card', () => {
  test('are all sets that the limits allow, in the order of the deal number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 }).chain((n) => {
          const attribute = fc.integer({ min: 0, max: Math.max(0, n - 1) });
          return fc.tuple(
            fc.constant(n),
            fc.array(fc.uniqueArray(attribute, { minLength: 1, maxLength: 4 }), { maxLength: 3 }),
            fc.array(fc.tuple(attribute, fc.uniqueArray(attribute, { minLength: 1, maxLength: 3 })), { maxLength: 2 }),
          );
        }),
        ([n, exclusive, only]) => {
          const onlyWith = new Map(only);
          const all = Array.from({ length: 2 ** n }, (_, bits) =>
            Array.from({ length: n }, (_, i) => i).filter((i) => (bits >> i) & 1),
          );
          const allowed = all.filter(
            (set) =>
              exclusive.every((group) => set.filter((a) => group.includes(a)).length <= 1) &&
              set.every((a) => onlyWith.get(a)?.some((other) => set.includes(other)) ?? true),
          );
          // Ascending lists, compared place by place; a prefix comes before its extensions.
          const inOrder = allowed.sort((a, b) => {
            const at = a.findIndex((x, i) => x !== b[i]);
            if (at < 0) return a.length - b.length;
            return at >= b.length ? 1 : (a[at] ?? 0) - (b[at] ?? 0);
          });
          expect(
            attributeSets(
              Array.from({ length: n }, (_, i) => i),
              exclusive,
              onlyWith,
            ),
          ).toEqual(inOrder);
        },
      ),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('a damaged ruleset file', () => {
  const whole = shippedText('hongmenyan');
  const damage = fc.tuple(
    fc.nat({ max: whole.length }),
    fc.nat({ max: 60 }),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ':',
        ' - ',
        '\n',
        '"',
        "'",
        '&a ',
        '*a',
        '!!x ',
        '? ',
        '| ',
        '4.10: 1\n',
        '\t',
        '#',
        '%',
        '---\n',
        '...',
      ),
    ),
  );
  test('is read, or refused with faults that have sentences; nothing else is ever thrown', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        const text = damages.reduce(
          (before, [at, length, put]) => before.slice(0, at) + put + before.slice(at + length),
          whole,
        );
        try {
          readRuleset(text, { file: 'x.yaml' });
        } catch (error) {
          if (!(error instanceof FaultError)) throw error;
          refused += 1;
          for (const fault of error.faults) {
            expect(fault.place?.file).toBe('x.yaml');
            for (const lang of ['zh', 'en'] as const) expect(wordFault(fault, lang)).not.toContain(`${fault.code} {`);
          }
        }
      }),
      { seed: 2, numRuns: 100 },
    );
    expect(refused).toBeGreaterThan(30);
  });
});

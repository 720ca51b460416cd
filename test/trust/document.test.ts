import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FaultError } from '../../src/fault.ts';
import { formatOf, readDocument, writeDocument } from '../../src/trust/document.ts';

const FORMAT = 'ninelives-commitment/1';
const document = {
  format: FORMAT,
  fields: [
    { key: 'game', value: '猫有n条命 [12]: a' },
    { key: 'player 1', value: '苹果 ' },
    { key: 'player 2', value: '\u001b[2J' },
    { key: 'without', value: '' },
  ],
};

describe('a published document', () => {
  it('comes back as it was, whatever its values hold', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary' }), { maxLength: 8 }),
        fc.array(fc.string()),
        (values, comments) => {
          const some = { format: FORMAT, fields: values.map((value, at) => ({ key: `player ${at + 1}`, value })) };
          expect(readDocument(writeDocument(some, comments), FORMAT, 'x')).toEqual(some);
        },
      ),
    );
  });

  it('does not mind line ends, a BOM, spaces at line ends, empty lines, comments', () => {
    const text = writeDocument(document, ['a\u001b comment', '']);
    const copies = [
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n', '\r'),
      `\ufeff${text}`,
      text.replaceAll('\n', ' \t\u3000\n'),
      `\n\n${text}\n\n`,
      text.trimEnd(),
      text.replace('game', '# so sagt man\ngame'),
    ];
    for (const copy of copies) expect(readDocument(copy, FORMAT, 'x')).toEqual(document);
    expect(text).not.toContain('\u001b');
  });

  it('sees or refuses every other change of one character', () => {
    const text = writeDocument(document);
    for (let at = 0; at < text.length; at++) {
      for (const put of ['', 'x', '7', ' x', '\u200b', ':', 'é']) {
        const copy = text.slice(0, at) + put + text.slice(at + 1);
        if (copy === text || copy.replace(/\s+\n/g, '\n').trim() === text.trim()) continue;
        let read: unknown;
        try {
          read = readDocument(copy, FORMAT, 'x');
        } catch (error) {
          expect(error).toBeInstanceOf(FaultError);
          continue;
        }
        expect(read).not.toEqual(document);
      }
    }
  });

  it.each([
    ['two equal keys', `${FORMAT}\na: 1\na: 2`, 'trust-double', 3],
    ['no colon', `${FORMAT}\nhello`, 'trust-line', 2],
    ['a bad escape', `${FORMAT}\na: \\x`, 'trust-line', 2],
    ['two spaces', `${FORMAT}\na:  1`, 'trust-line', 2],
    ['another format', 'ninelives-reveal/1\na: 1', 'trust-format', 1],
    ['nothing', '', 'trust-format', 1],
  ])('refuses %s with its place', (_, text, code, line) => {
    try {
      readDocument(text, FORMAT, 'copy.txt');
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      expect(error.faults[0]).toMatchObject({ code, place: { file: 'copy.txt', line } });
    }
  });

  it('is known by its first line', () => {
    expect(formatOf('\ufeff\r\nninelives-reveal/1  \r\nx')).toBe('ninelives-reveal/1');
    expect(formatOf('# ninelives-reveal/1')).toBeNull();
    expect(formatOf('{"format":"ninelives-deal/1"}')).toBeNull();
  });
});

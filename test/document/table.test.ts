import { describe, expect, test } from 'vitest';
import { palette } from '../../src/document/paint.ts';
import { cell, table, tableWidth } from '../../src/document/table.ts';
import { columns } from '../../src/document/width.ts';

const wide = { width: Number.POSITIVE_INFINITY };

test('columns align by what characters take, right or left, without spaces at the end', () => {
  const rows = [
    [cell('座位'), cell('Seat'), cell('手牌')],
    [cell('1'), cell('22'), cell('杀手')],
  ];
  expect(table(rows, { ...wide, right: [1] })).toBe('座位  Seat  手牌\n1       22  杀手\n');
  expect(tableWidth(rows)).toBe(16);
});

test('colour does not move a column', async () => {
  const { bad } = await palette(1);
  const [plain, coloured] = [cell('杀手'), cell('杀手', bad)];
  const text = (first: typeof plain) => table([[first, cell('x')]], wide);
  expect(text(coloured)).not.toBe(text(plain));
  expect(columns(text(coloured).trimEnd())).toBe(columns(text(plain).trimEnd()));
});

describe('narrow', () => {
  const rows = [[cell('1'), { items: ['杀手', '恶魔', '狼人', '反狙击手'].map((text) => [{ text }]) }]];
  test.each([40, 20, 14, 11])('%d columns: items stay whole and lines fit', (width) => {
    const lines = table(rows, { width }).trimEnd().split('\n');
    for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(width);
    for (const name of ['杀手', '恶魔', '狼人', '反狙击手']) expect(lines.join('\n')).toContain(name);
  });
  test('an item wider than its column breaks between characters', () => {
    expect(table([[cell('反狙击手'), cell('x')]], { width: 7 })).toBe('反狙  x\n击手\n');
  });
});

test('control and direction characters in a cell are shown, not obeyed', () => {
  const text = table([[cell('a\u001b[2Jb\u202ec\nd'), cell('x')]], wide);
  expect(text).toBe('a\\u{1b}[2Jb\\u{202e}c\\u{a}d  x\n');
});

test('rows may be short and a table empty', () => {
  expect(table([], wide)).toBe('');
  expect(table([[], [cell('a'), cell('b')]], wide)).toBe('\na  b\n');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Block,
  cell,
  type Document,
  fact,
  gap,
  list,
  paragraph,
  type Table,
} from '../../src/document/document.ts';
import { palette, plainText, terminal } from '../../src/document/terminal.ts';
import { columns } from '../../src/document/width.ts';

function table(rows: Table['rows'], how: Partial<Table> = {}): Document {
  return [{ block: 'table', rows, ...how }];
}

test('columns align by what characters take, right or left, without spaces at the end', () => {
  const rows = [[cell('1'), cell('22'), cell('杀手')]];
  expect(terminal(table(rows, { head: ['座位', 'Seat', '手牌'], right: [1] }), plainText)).toBe(
    '座位  Seat  手牌\n1       22  杀手\n',
  );
});

test('colour does not move a column', async () => {
  const shown = (paint = plainText.paint) =>
    terminal(table([[cell('杀手', 'bad'), cell('x')]]), { ...plainText, paint });
  const coloured = shown(await palette(1));
  expect(coloured).toBe('\u001b[31m杀手\u001b[39m  x\n');
  expect(columns(coloured.trimEnd())).toBe(columns(shown().trimEnd()));
});

describe('narrow', () => {
  const names = ['杀手', '恶魔', '狼人', '反狙击手'];
  const rows = [[cell('1'), names.map((text) => [{ text }])]];
  test.each([40, 20, 14, 11])('%d columns: items stay whole and lines fit', (width) => {
    const lines = terminal(table(rows), { ...plainText, width })
      .trimEnd()
      .split('\n');
    for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(width);
    for (const name of names) expect(lines.join('\n')).toContain(name);
  });
  test('an item wider than its column breaks between characters', () => {
    expect(terminal(table([[cell('反狙击手'), cell('x')]]), { ...plainText, width: 7 })).toBe('反狙  x\n击手\n');
  });
  test('runs keep their meaning where a line breaks inside them', async () => {
    const runs = [{ text: 'one ' }, { text: 'two three', as: 'strong' as const }, { text: ' four' }];
    const on = { width: 8, paint: await palette(1) };
    expect(terminal([{ block: 'paragraph', runs }], on)).toBe(
      'one \u001b[1mtwo\u001b[22m\n\u001b[1mthree\u001b[22m\nfour\n',
    );
  });
  test('what follows a bullet stays behind it', () => {
    expect(terminal([list(['eins zwei drei'])], { ...plainText, width: 11 })).toBe('- eins zwei\n  drei\n');
  });
});

describe('aligned columns', () => {
  const hands = [
    ['a', 'bb'],
    ['cccc', 'd'],
  ].map((cards, at) => [cell(at + 1), cards.map((text) => [{ text }])]);
  const document = table(hands, { head: ['seat', 'hand'], aligned: [1] });
  test('an item below the other where there is room', () => {
    expect(terminal(document, plainText)).toBe('seat  hand\n1     a     bb\n2     cccc  d\n');
  });
  test('else one after the other', () => {
    expect(terminal(document, { ...plainText, width: 13 })).toBe('seat  hand\n1     a  bb\n2     cccc  d\n');
  });
});

test('control and direction characters are shown, not obeyed, and shown once', async () => {
  const bad = 'a\u001b[2Jb\u202ec\nd';
  const shown = 'a\\u{1b}[2Jb\\u{202e}c\\u{a}d';
  expect(terminal(table([[cell(bad), cell('x')]]), plainText)).toBe(`${shown}  x\n`);
  const blocks: readonly Block[] = [
    { block: 'title', text: bad, aside: bad, subtitle: bad },
    { block: 'heading', text: bad },
    paragraph(bad, 'good'),
    list([bad]),
    { block: 'facts', rows: [fact(bad, bad)] },
    { block: 'table', caption: bad, head: [bad], rows: [[cell(bad, { faction: 3 })]], aligned: [0] },
    { block: 'slip', tab: [bad, bad], fold: bad, halves: [[paragraph(bad)], [paragraph(bad)]] },
  ];
  const text = terminal(blocks, { ...plainText, paint: await palette(1) });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes are what is taken out
  const bare = text.replace(/\u001b\[\d+m/g, '');
  expect(bare).not.toMatch(/[^\n\P{Cc}]|\u202e/u);
  expect(bare.split(shown)).toHaveLength(16);
  expect(bare).not.toContain('\\u{1b}[1m');
});

test('rows may be short and a table empty', () => {
  expect(terminal(table([]), plainText)).toBe('');
  expect(terminal(table([[], [cell('a'), cell('b')]]), plainText)).toBe('\na  b\n');
  expect(terminal([gap, paragraph('')], plainText)).toBe('\n\n');
});

test('a paragraph keeps its characters at any width, and its lines fit', () => {
  const word = fc.constantFrom('杀手', 'one', ' ', '，', 'a-long-word-without-end', '👨‍👩‍👧', '（', '  ');
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 4 }),
      fc.integer({ min: 4, max: 30 }),
      (parts, width) => {
        const runs = parts.map((words, at) => ({
          text: words.join(''),
          as: at % 2 === 0 ? null : ('strong' as const),
        }));
        const text = terminal([{ block: 'paragraph', runs }], { ...plainText, width });
        for (const line of text.split('\n')) expect(columns(line)).toBeLessThanOrEqual(width);
        expect(text.replace(/\s/g, '')).toBe(parts.flat().join('').replace(/\s/g, ''));
      },
    ),
    { numRuns: 300, seed: 7 },
  );
});

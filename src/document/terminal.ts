/**
 * A document for a terminal or a fixed-width font: tables with columns aligned by what characters take there, everything wrapped where
 * it is narrow, colour laid on after all is measured. Plain text is the same without colour and without an end of the line.
 */
import type { Block, Cell, Document, Item, Meaning, Run, Table } from './document.ts';
import { safe } from './safe.ts';
import { columns, wrapped } from './width.ts';

/** 0: none; 1: 16 colours; 2: 256; 3: 16 million. */
export type ColourLevel = 0 | 1 | 2 | 3;

/** Wraps text in colour codes, or not. */
type Paint = (text: string) => string;

/** Colour, decided once a run and then only asked for by meaning. */
export interface Palette extends Readonly<Record<Extract<Meaning, string>, Paint>> {
  readonly level: ColourLevel;
  /** The colour of the i-th faction of a ruleset, from 0. */
  readonly faction: (index: number) => Paint;
}

const uncoloured: Paint = (text) => text;

const colourless: Palette = {
  level: 0,
  strong: uncoloured,
  faint: uncoloured,
  good: uncoloured,
  bad: uncoloured,
  warn: uncoloured,
  attribute: uncoloured,
  false: uncoloured,
  faction: () => uncoloured,
};

/** The palette of one output stream; the library is loaded only where there is colour. */
export async function palette(level: ColourLevel): Promise<Palette> {
  if (level === 0) return colourless;
  const { Chalk } = await import('chalk');
  const chalk = new Chalk({ level });
  const wheel = [chalk.red, chalk.magenta, chalk.green, chalk.yellow, chalk.cyan, chalk.blue];
  return {
    level,
    strong: chalk.bold,
    faint: chalk.dim,
    good: chalk.green,
    bad: chalk.red,
    warn: chalk.yellow,
    attribute: chalk.bold.underline,
    false: chalk.bold.yellow,
    faction: (index) => wheel[index % wheel.length] ?? uncoloured,
  };
}

export interface Terminal {
  /** Columns of a line; Infinity where it has no end. */
  readonly width: number;
  readonly paint: Palette;
}

/** Of what is no terminal: messages, and answers that go into a file or another program. */
export const plainText: Terminal = { width: Number.POSITIVE_INFINITY, paint: colourless };

/** Every line ends with a newline, and none with spaces. */
export function terminal(document: Document, on: Terminal): string {
  return document.map((block) => blockText(block, on)).join('');
}

function blockText(block: Block, on: Terminal): string {
  const line = (runs: Item) => tableText([[[runs]]], on);
  switch (block.block) {
    case 'title': {
      const aside = block.aside === undefined ? [] : [{ text: '  ' }, { text: block.aside, as: 'faint' } as const];
      const top = line([{ text: block.text, as: 'strong' }, ...aside]);
      return block.subtitle === undefined ? top : `${top}${line([{ text: block.subtitle }])}`;
    }
    case 'heading':
      return line([{ text: `== ${block.text} ==`, as: 'strong' }]);
    case 'paragraph':
      return line(block.runs);
    case 'list':
      return block.items
        .map((item) => listItem(item, `${block.indented ? '  ' : ''}${block.bullet ?? '-'} `, on))
        .join('');
    case 'facts':
      return tableText(
        block.rows.map(({ label, cell }) => [[[{ text: label, as: 'faint' }]], cell]),
        on,
      );
    case 'table': {
      const caption = block.caption === undefined ? '' : line([{ text: block.caption, as: 'strong' }]);
      return `${caption}${laidOut(block, on)}`;
    }
    case 'gap':
      return '\n';
    case 'slip':
      return `${line([{ text: block.tab.join('  '), as: 'strong' }])}${block.halves.map((half) => terminal(half, on)).join('')}`;
  }
}

function listItem(item: Item, bullet: string, on: Terminal): string {
  const lines = cellLines([cleaned(item)], Math.max(narrowest, on.width - bullet.length));
  return (lines.length === 0 ? [[]] : lines)
    .map((line, at) => trimmedEnd(`${at === 0 ? bullet : ' '.repeat(bullet.length)}${painted(line, on.paint)}`))
    .map((line) => `${line}\n`)
    .join('');
}

/** Rows wider than this are no longer taken in at a glance, however wide the terminal is. */
const widestAligned = 160;

/** A column an item where columns are to be aligned and all fits; else the items of a cell as a list. */
function laidOut(table: Table, on: Terminal): string {
  const { head, rows, right = [], aligned = [] } = table;
  const all = [...(head === undefined ? [] : [head.map((text): Cell => [[{ text, as: 'faint' }]])]), ...rows];
  const parts = (column: number) =>
    aligned.includes(column) ? Math.max(1, ...rows.map((row) => row[column]?.length ?? 0)) : 1;
  const apart = all.map((row) =>
    row.flatMap((cell, column): readonly Cell[] =>
      parts(column) === 1 ? [cell] : Array.from({ length: parts(column) }, (_, at) => cell.slice(at, at + 1)),
    ),
  );
  const fits = aligned.length > 0 && tableWidth(apart) <= Math.min(on.width, widestAligned);
  return fits ? tableText(apart, on) : tableText(all, on, right);
}

const between = 2;
const narrowest = 4;

/** @param right columns set to the right */
function tableText(raw: readonly (readonly Cell[])[], on: Terminal, right: readonly number[] = []): string {
  const rows = raw.map((row) => row.map((cell) => cell.map(cleaned)));
  const widths = fitted(columnWidths(rows), on.width);
  return rows.map((row) => rowText(row, widths, right, on.paint)).join('');
}

/** The only place where a text is made harmless: nothing is painted yet, and nothing measured. */
function cleaned(item: Item): Item {
  return item.map(({ text, as = null }) => ({ text: safe(text), as }));
}

/** Columns that a table takes if nothing is wrapped. */
function tableWidth(raw: readonly (readonly Cell[])[]): number {
  const widths = columnWidths(raw.map((row) => row.map((cell) => cell.map(cleaned))));
  return widths.reduce((sum, width) => sum + width, 0) + between * Math.max(0, widths.length - 1);
}

function columnWidths(rows: readonly (readonly Cell[])[]): readonly number[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, column) => Math.max(0, ...rows.map((row) => cellWidth(row[column] ?? []))));
}

function cellWidth(cell: Cell): number {
  return cell.map(itemWidth).reduce((sum, width) => sum + width, 0) + between * Math.max(0, cell.length - 1);
}

function itemWidth(item: Item): number {
  return columns(textOf(item));
}

function textOf(item: Item): string {
  return item.map(({ text }) => text).join('');
}

/** Takes what is too much from the widest columns first; where even the narrowest do not fit, the lines are longer than the terminal. */
function fitted(natural: readonly number[], width: number): readonly number[] {
  const room = width - between * Math.max(0, natural.length - 1);
  let cap = Math.max(narrowest, ...natural);
  const sum = (limit: number) => natural.reduce((total, own) => total + Math.min(own, limit), 0);
  while (cap > narrowest && sum(cap) > room) cap--;
  return natural.map((own) => Math.min(own, cap));
}

function rowText(row: readonly Cell[], widths: readonly number[], right: readonly number[], paint: Palette): string {
  const cells = row.map((cell, column) => cellLines(cell, widths[column] ?? 0));
  const height = Math.max(1, ...cells.map((lines) => lines.length));
  let text = '';
  for (let at = 0; at < height; at++) {
    const parts = cells.map((lines, column) => {
      const line = lines[at] ?? [];
      const space = ' '.repeat(Math.max(0, (widths[column] ?? 0) - itemWidth(line)));
      return right.includes(column) ? space + painted(line, paint) : painted(line, paint) + space;
    });
    text += `${trimmedEnd(parts.join(' '.repeat(between)))}\n`;
  }
  return text;
}

/** Spaces are only ever added outside colour codes, so that plain trimming is enough. */
function trimmedEnd(line: string): string {
  return line.replace(/ +$/, '');
}

function painted(line: Item, paint: Palette): string {
  return line
    .map(({ text, as }) => {
      if (as === undefined || as === null) return text;
      return typeof as === 'string' ? paint[as](text) : paint.faction(as.faction)(text);
    })
    .join('');
}

/** A line breaks between items first. */
function cellLines(cell: Cell, width: number): readonly Item[] {
  const lines: Item[] = [];
  let line: Run[] = [];
  let used = 0;
  const flush = () => {
    if (line.length > 0) lines.push(line);
    line = [];
    used = 0;
  };
  for (const item of cell) {
    const own = itemWidth(item);
    if (used > 0 && used + between + own > width) flush();
    if (own > width) {
      for (const part of brokenItem(item, width)) {
        flush();
        line = [...part];
        used = itemWidth(part);
      }
      continue;
    }
    if (used > 0) line.push({ text: ' '.repeat(between) });
    line.push(...item);
    used += own + (used > 0 ? between : 0);
  }
  flush();
  return lines;
}

function brokenItem(item: Item, width: number): readonly Item[] {
  const text = textOf(item);
  let end = 0;
  return wrapped(text, Math.max(1, width)).map((line) => {
    const start = text.indexOf(line, end); // only spaces are lost between two lines
    end = start + line.length;
    return part(item, start, end);
  });
}

/** The runs of an item between two places in its text. */
function part(item: Item, start: number, end: number): Item {
  let from = 0;
  return item.flatMap(({ text, as = null }) => {
    const own = text.slice(Math.max(0, start - from), Math.max(0, end - from));
    from += text.length;
    return own === '' ? [] : [{ text: own, as }];
  });
}

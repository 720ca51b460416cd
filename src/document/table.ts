/**
 * Tables for a terminal: columns aligned by what characters take there, cells wrapped where the terminal is narrow.
 * Cells hold plain text; colour is laid on after everything is measured.
 */
import { type Paint, plain } from './paint.ts';
import { safe } from './safe.ts';
import { columns, wrapped } from './width.ts';

/** One piece of text in one colour. */
export interface Span {
  readonly text: string;
  readonly paint?: Paint;
}

/** One cell: items that stay together if they can, two spaces apart; a line breaks between items first. */
export interface Cell {
  readonly items: readonly (readonly Span[])[];
}

export interface TableOptions {
  /** Columns of the terminal; Infinity where the output is no terminal. */
  readonly width: number;
  /** Columns (0-based) of numbers, set to the right. */
  readonly right?: readonly number[];
  /** How the first row is painted, if it is a heading. */
  readonly heading?: Paint;
}

/** A cell of one text. */
export function cell(text: string, paint: Paint = plain): Cell {
  return { items: [[{ text, paint }]] };
}

/** The table as text; every line ends with a newline and none with spaces. Rows may have fewer cells than the widest one. */
export function table(rows: readonly (readonly Cell[])[], options: TableOptions): string {
  const clean = rows.map((row) => row.map(cleaned));
  const natural = columnWidths(clean);
  const widths = fitted(natural, options.width);
  return clean.map((row, index) => rowText(row, widths, options, index === 0 ? options.heading : undefined)).join('');
}

/** Columns that a table takes if nothing is wrapped. */
export function tableWidth(rows: readonly (readonly Cell[])[]): number {
  const widths = columnWidths(rows.map((row) => row.map(cleaned)));
  return widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
}

const gap = 2;
const narrowest = 4;

function cleaned(raw: Cell): Cell {
  return { items: raw.items.map((item) => item.map((span) => ({ ...span, text: safe(span.text) }))) };
}

function columnWidths(rows: readonly (readonly Cell[])[]): readonly number[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, column) => Math.max(0, ...rows.map((row) => cellWidth(row[column]))));
}

function cellWidth(content: Cell | undefined): number {
  if (content === undefined) return 0;
  const widths = content.items.map(itemWidth);
  return widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
}

function itemWidth(item: readonly Span[]): number {
  return columns(item.map((span) => span.text).join(''));
}

/** Takes what is too much from the widest columns first; where even the narrowest do not fit, the lines are longer than the terminal. */
function fitted(natural: readonly number[], width: number): readonly number[] {
  const room = width - gap * Math.max(0, natural.length - 1);
  let cap = Math.max(narrowest, ...natural);
  const sum = (limit: number) => natural.reduce((total, own) => total + Math.min(own, limit), 0);
  while (cap > narrowest && sum(cap) > room) cap--;
  return natural.map((own) => Math.min(own, cap));
}

function rowText(
  row: readonly Cell[],
  widths: readonly number[],
  options: TableOptions,
  heading: Paint | undefined,
): string {
  const cells = row.map((content, column) => cellLines(content, widths[column] ?? 0));
  const height = Math.max(1, ...cells.map((lines) => lines.length));
  let text = '';
  for (let line = 0; line < height; line++) {
    const parts = cells.map((lines, column) => {
      const spans = lines[line] ?? [];
      const bare = spans.map((span) => span.text).join('');
      const space = ' '.repeat(Math.max(0, (widths[column] ?? 0) - columns(bare)));
      const painted = spans.map((span) => (heading ?? span.paint ?? plain)(span.text)).join('');
      return options.right?.includes(column) ? space + painted : painted + space;
    });
    text += `${trimmedEnd(parts.join(' '.repeat(gap)))}\n`;
  }
  return text;
}

/** Spaces are only ever added outside colour codes, so that plain trimming is enough. */
function trimmedEnd(line: string): string {
  return line.replace(/ +$/, '');
}

function cellLines(content: Cell, width: number): readonly (readonly Span[])[] {
  const lines: Span[][] = [];
  let line: Span[] = [];
  let used = 0;
  const flush = () => {
    if (line.length > 0) lines.push(line);
    line = [];
    used = 0;
  };
  for (const item of content.items) {
    const own = itemWidth(item);
    if (used > 0 && used + gap + own > width) flush();
    if (own > width) {
      for (const part of brokenItem(item, width)) {
        flush();
        line = [part];
        used = columns(part.text);
      }
      continue;
    }
    if (used > 0) line.push({ text: ' '.repeat(gap) });
    line.push(...item);
    used += own + (used > 0 ? gap : 0);
  }
  flush();
  return lines;
}

function brokenItem(item: readonly Span[], width: number): readonly Span[] {
  return item.flatMap((span) =>
    wrapped(span.text, Math.max(1, width)).map((text) => ({ text, paint: span.paint ?? plain })),
  );
}

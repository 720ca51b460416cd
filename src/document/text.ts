/** A page as plain text: headings, aligned tables, nothing that could act on a terminal. */

import type { Block, CellItems, Page, Run } from './blocks.ts';
import { safe } from './safe.ts';
import { type Cell, table } from './table.ts';

/** Columns of a printed page in a fixed-width font. */
const options = { width: 100 };

/** Ends with a line end. */
export function pageText(page: Page): string {
  const top = `${safe(page.title)}\n${safe(page.subtitle)}\n`;
  return [top, ...page.blocks.map(blockText)].join('');
}

function blockText(block: Block): string {
  switch (block.block) {
    case 'heading':
      return `\n== ${safe(block.text)} ==\n`;
    case 'table':
      return table(
        [block.head.map((name) => cellOf([[{ text: name }]])), ...block.rows.map((row) => row.map(cellOf))],
        options,
      );
    case 'facts':
      return table(
        block.rows.map(({ label, items }) => [cellOf([[{ text: label }]]), cellOf(items)]),
        options,
      );
    case 'lines':
      return block.lines.map((line) => `${safe(line)}\n`).join('');
  }
}

function cellOf(items: CellItems): Cell {
  return { items: items.map((runs) => runs.map(({ text }: Run) => ({ text }))) };
}

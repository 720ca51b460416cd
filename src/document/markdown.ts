/** A document for chats that read Markdown: what players are called must be neither markup nor a link. */
import type { Lang } from '../say/language.ts';
import { say } from '../say/say.ts';
import type { Block, Cell, Document, Item } from './document.ts';
import { safe } from './safe.ts';

/** Every block ends with a newline. */
export function markdown(document: Document, { lang }: { readonly lang: Lang }): string {
  return document
    .map((block, at) => {
      // What follows a list belongs to its last item, and what follows a table to the table, unless a gap is between them.
      const before = document[at - 1]?.block;
      const open = before === 'table' || (before === 'list' && block.block !== 'list');
      return `${open && block.block !== 'gap' ? '\n' : ''}${blockText(block, lang)}\n`;
    })
    .join('');
}

function blockText(block: Block, lang: Lang): string {
  switch (block.block) {
    case 'title': {
      const rest = [block.aside, block.subtitle].flatMap((text) =>
        text === undefined ? [] : [`\n${line(escaped(text))}`],
      );
      return `## ${escaped(block.text)}${rest.join('')}`;
    }
    case 'heading':
      return `### ${escaped(block.text)}`;
    case 'paragraph':
      return line(itemText(block.runs));
    case 'list':
      return block.items
        .map((item) => `- ${block.bullet === undefined ? '' : '? '}${itemText(item).trim()}`)
        .join('\n');
    case 'facts':
      return block.rows
        .map(({ label, cell }) => line(`${strong(label)}${say[lang].punctuation.colon}${cellText(cell, lang)}`))
        .join('\n');
    case 'table': {
      const columns = Math.max(block.head?.length ?? 0, ...block.rows.map((row) => row.length));
      const row = (cells: readonly string[]) =>
        `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`;
      const rule = Array.from({ length: columns }, (_, at) => (block.right?.includes(at) ? '---:' : '---'));
      return [
        ...(block.caption === undefined ? [] : [`${strong(block.caption)}\n`]),
        row((block.head ?? []).map(escaped)),
        row(rule),
        ...block.rows.map((cells) => row(cells.map((cell) => cellText(cell, lang)))),
      ].join('\n');
    }
    case 'gap':
      return '';
    case 'slip':
      return `${line(strong(block.tab.join('  ')))}\n${block.halves.map((half) => markdown(half, { lang })).join('')}`;
  }
}

/** Two spaces at its end keep a line from running into the next. */
function line(text: string): string {
  return `${text.trim()}  `;
}

function cellText(cell: Cell, lang: Lang): string {
  return cell.map(itemText).join(say[lang].punctuation.item);
}

function itemText(item: Item): string {
  return item.map(({ text, as }) => (as === 'strong' ? strong(text) : escaped(text))).join('');
}

/** Stars beside a space would be stars. */
function strong(text: string): string {
  const [, before = '', bare = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return bare === '' ? text : `${before}**${escaped(bare)}**${after}`;
}

/** Characters that mark something up, what makes a line a list, and what chats turn into links by itself. */
function escaped(text: string): string {
  return safe(text)
    .replace(/[\\`*_{}[\]<>|~#@&]/g, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^([-+=])/, '\\$1')
    .replace(/(https?|ftp|mailto|xmpp):/gi, '$1\\:')
    .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}\\.`);
}

/** A document for forums that read BBCode: what players are called must not act as a tag. */
import type { Lang } from '../say/language.ts';
import { say } from '../say/say.ts';
import type { Block, Cell, Document, Item } from './document.ts';
import { safe } from './safe.ts';

/** Every block ends with a newline. */
export function bbcode(document: Document, { lang }: { readonly lang: Lang }): string {
  return document.map((block) => `${blockText(block, lang).trimEnd()}\n`).join('');
}

function blockText(block: Block, lang: Lang): string {
  switch (block.block) {
    case 'title': {
      const rest = [block.aside, block.subtitle].flatMap((text) => (text === undefined ? [] : [`\n${escaped(text)}`]));
      return `[b][size=4]${escaped(block.text)}[/size][/b]${rest.join('')}`;
    }
    case 'heading':
      return `[b]${escaped(block.text)}[/b]`;
    case 'paragraph':
      return itemText(block.runs);
    case 'list':
      return block.items.map((item) => `${block.bullet ?? '·'} ${itemText(item)}`).join('\n');
    case 'facts':
      return block.rows
        .map(({ label, cell }) => `[b]${escaped(label)}[/b]${say[lang].punctuation.colon}${cellText(cell, lang)}`)
        .join('\n');
    case 'table': {
      const rows = [
        ...(block.head === undefined ? [] : [block.head.map((text) => `[b]${escaped(text)}[/b]`)]),
        ...block.rows.map((row) => row.map((cell) => cellText(cell, lang))),
      ].map((cells) => `[tr]${cells.map((cell) => `[td]${cell}[/td]`).join('')}[/tr]\n`);
      return `${block.caption === undefined ? '' : `[b]${escaped(block.caption)}[/b]\n`}[table]\n${rows.join('')}[/table]`;
    }
    case 'gap':
      return '';
    case 'slip':
      return `[b]${escaped(block.tab.join('  '))}[/b]\n${block.halves.map((half) => bbcode(half, { lang })).join('')}`;
  }
}

function cellText(cell: Cell, lang: Lang): string {
  return cell.map(itemText).join(say[lang].punctuation.item);
}

function itemText(item: Item): string {
  return item.map(({ text, as }) => (as === 'strong' ? `[b]${escaped(text)}[/b]` : escaped(text))).join('');
}

/** No two forums escape alike: a bracket that could open a tag is written full width. */
function escaped(text: string): string {
  return safe(text).replace(/\[(?=\/?[a-z*])/gi, '［');
}

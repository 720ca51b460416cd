/**
 * A document as a page that needs nothing but itself: no script, no font, no picture, no address. A policy in the page says so to the
 * browser, too. Meaning is carried by form (frames, weight, words), so that it reads the same in black and white.
 */
import type { Lang } from '../say/language.ts';
import type { Block, Cell, Document, Item, Slip } from './document.ts';
import { safe } from './safe.ts';
import { styles } from './styles.ts';

/** The whole page; its name is the document's first title. */
export function html(document: Document, { lang }: { readonly lang: Lang }): string {
  const name = document.find(({ block }) => block === 'title');
  const slips = document.filter((block) => block.block === 'slip');
  const rest = sections(document.filter(({ block }) => block !== 'slip'));
  const body = slips.length === 0 ? rest : `${rest}<main>\n${slips.map(slipHtml).join('')}</main>\n`;
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-Hans' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(name?.block === 'title' ? name.text : '')}</title>
<style>
${styles.base}${slips.length === 0 ? styles.page : styles.slips}</style>
</head>
<body>
${body}</body>
</html>
`;
}

/** A heading and what follows it, up to the next one, is a section that is not torn apart if it fits a page. */
function sections(document: Document): string {
  let text = '';
  let open = false;
  for (const block of document) {
    if (block.block === 'heading') {
      text += `${open ? '</section>\n' : ''}<section><h2>${escaped(block.text)}</h2>\n`;
      open = true;
    } else text += blockHtml(block);
  }
  return `${text}${open ? '</section>\n' : ''}`;
}

function blockHtml(block: Block): string {
  switch (block.block) {
    case 'title': {
      const aside = block.aside === undefined ? '' : ` <small>${escaped(block.aside)}</small>`;
      const subtitle = block.subtitle === undefined ? '' : `<p class="subtitle">${escaped(block.subtitle)}</p>`;
      return `<header><h1>${escaped(block.text)}${aside}</h1>${subtitle}</header>\n`;
    }
    case 'heading':
      return `<h2>${escaped(block.text)}</h2>\n`;
    case 'paragraph':
      return `<p>${itemHtml(block.runs)}</p>\n`;
    case 'list': {
      const items = block.items.map((item) => `<li>${itemHtml(item)}</li>`).join('');
      return `<ul${block.bullet === undefined ? '' : ' class="uncertain"'}>${items}</ul>\n`;
    }
    case 'facts': {
      const rows = block.rows.map(
        ({ label, cell }) => `<tr><th scope="row"><bdi>${escaped(label)}</bdi></th><td>${cellHtml(cell)}</td></tr>\n`,
      );
      return `<table class="facts"><tbody>\n${rows.join('')}</tbody></table>\n`;
    }
    case 'table': {
      const caption = block.caption === undefined ? '' : `<caption>${escaped(block.caption)}</caption>`;
      const names = (block.head ?? []).map((name) => `<th scope="col"><bdi>${escaped(name)}</bdi></th>`).join('');
      const head = names === '' ? '' : `<thead><tr>${names}</tr></thead>`;
      const tag = (column: number) => (block.right?.includes(column) ? '<td class="number">' : '<td>');
      const rows = block.rows.map(
        (row) => `<tr>${row.map((cell, column) => `${tag(column)}${cellHtml(cell)}</td>`).join('')}</tr>\n`,
      );
      return `<table>${caption}${head}<tbody>\n${rows.join('')}</tbody></table>\n`;
    }
    case 'gap':
      return '';
    case 'slip':
      return slipHtml(block);
  }
}

/** All slips are of one size (a longer one would tell of its hand when it is folded), and the halves of each cover each other. */
function slipHtml({ tab: [left, right], fold, halves: [first, second] }: Slip): string {
  return `<article class="slip">
<header><bdi>${escaped(left)}</bdi><span>${escaped(right)}</span></header>
<div class="half">${first.map(blockHtml).join('')}</div>
<div class="half"><p class="fold">${escaped(fold)}</p>${second.map(blockHtml).join('')}</div>
</article>
`;
}

function cellHtml(cell: Cell): string {
  if (cell.length === 1) return itemHtml(cell[0] ?? []);
  return cell.map((item) => `<span class="item">${itemHtml(item)}</span>`).join(' ');
}

/** Each run is isolated: a name that is written from right to left must not turn what stands beside it. */
function itemHtml(item: Item): string {
  return item
    .map(({ text, as }) => {
      const shown = `<bdi>${escaped(text)}</bdi>`;
      if (as === undefined || as === null) return shown;
      return `<span class="${typeof as === 'string' ? as : `faction f${as.faction % 6}`}">${shown}</span>`;
    })
    .join('');
}

/** Text as it may stand in an element. Directions and controls are made visible first. */
function escaped(text: string): string {
  return safe(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

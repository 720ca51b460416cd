/**
 * HTML that needs nothing but itself: no script, no font, no picture, no address. A policy in the page says so to the browser, too.
 */
import type { Lang } from '../say/language.ts';
import type { Block, CellItems, Page, Run } from './blocks.ts';
import { safe } from './safe.ts';

/** Text as it may stand in HTML, in an element or a quoted attribute. Directions and controls are made visible first. */
export function escaped(text: string): string {
  return safe(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A whole page around a body and its own styles. */
export function htmlPage(title: string, lang: Lang, styles: string, body: string): string {
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-Hans' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>
${baseStyles}${styles}</style>
</head>
<body>
${body}</body>
</html>
`;
}

const baseStyles = `* { box-sizing: border-box; }
html { font: 15px/1.45 system-ui, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif; color: #000; background: #fff; }
body { margin: 0 auto; overflow-wrap: anywhere; }
bdi { unicode-bidi: isolate; }
`;

// A page as printable HTML: meaning is carried by form (frames, weight, words), so that it reads the same in black and white.

export function pageHtml(page: Page, lang: Lang): string {
  const body = `<header><h1>${escaped(page.title)}</h1><p class="secret">${escaped(page.subtitle)}</p></header>\n${sections(page.blocks)}`;
  return htmlPage(page.title, lang, styles, body);
}

/** A heading and what follows it, up to the next one, is a section that is not torn apart if it fits a page. */
function sections(blocks: readonly Block[]): string {
  let html = '';
  let open = false;
  for (const block of blocks) {
    if (block.block === 'heading') {
      html += `${open ? '</section>\n' : ''}<section><h2>${escaped(block.text)}</h2>\n`;
      open = true;
    } else html += blockHtml(block);
  }
  return `${html}${open ? '</section>\n' : ''}`;
}

function blockHtml(block: Exclude<Block, { readonly block: 'heading' }>): string {
  switch (block.block) {
    case 'table': {
      const head = block.head.map((name) => `<th scope="col"><bdi>${escaped(name)}</bdi></th>`).join('');
      const rows = block.rows.map((row) => `<tr>${row.map((cell) => `<td>${itemsHtml(cell)}</td>`).join('')}</tr>\n`);
      return `<table><thead><tr>${head}</tr></thead><tbody>\n${rows.join('')}</tbody></table>\n`;
    }
    case 'facts': {
      const rows = block.rows.map(
        ({ label, items }) =>
          `<tr><th scope="row"><bdi>${escaped(label)}</bdi></th><td>${itemsHtml(items)}</td></tr>\n`,
      );
      return `<table class="facts"><tbody>\n${rows.join('')}</tbody></table>\n`;
    }
    case 'lines':
      return block.lines.map((line) => `<p>${escaped(line)}</p>\n`).join('');
  }
}

function itemsHtml(items: CellItems): string {
  if (items.length === 1) return (items[0] ?? []).map(runHtml).join('');
  return items.map((runs) => `<span class="item">${runs.map(runHtml).join('')}</span>`).join(' ');
}

function runHtml({ text, as }: Run): string {
  const name = as === undefined ? null : typeof as === 'string' ? as : `faction f${as.faction % 6}`;
  const shown = `<bdi>${escaped(text)}</bdi>`;
  return name === null ? shown : `<span class="${name}">${shown}</span>`;
}

const styles = `body { max-width: 62rem; padding: 1rem; }
h1 { font-size: 1.35rem; margin: 0; }
h2 { font-size: 1.05rem; margin: 1.1rem 0 .3rem; border-bottom: 2px solid #000; }
p { margin: .25rem 0; }
.secret { font-weight: 700; }
section { break-inside: avoid; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #777; padding: .18rem .4rem; text-align: left; vertical-align: top; }
thead th { background: #eee; }
.facts th { width: 12rem; font-weight: 600; background: #f6f6f6; }
tr { break-inside: avoid; }
.item { display: inline-block; border: 1px solid #999; border-radius: .25rem; padding: 0 .3rem; margin: .06rem .1rem; }
.strong { font-weight: 700; }
.faint { color: #595959; }
.mark { font-weight: 700; text-decoration: underline double; }
.false { font-weight: 700; border: 2px dashed #000; padding: 0 .2rem; }
.faction { font-weight: 600; }
.f0 { color: #a01414; } .f1 { color: #7a1b8a; } .f2 { color: #14602b; } .f3 { color: #6b4d00; } .f4 { color: #0a5a66; } .f5 { color: #173c9c; }
@media print {
  @page { size: A4; margin: 12mm; }
  html { font-size: 10.5px; }
  body { max-width: none; padding: 0; }
  .faction { color: #000; }
}
`;

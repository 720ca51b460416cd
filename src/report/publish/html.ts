/**
 * HTML that needs nothing but itself: no script, no font, no picture, no address. A policy in the page says so to the browser, too.
 */

import type { Lang } from '../language.ts';
import { safe } from '../safe.ts';

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

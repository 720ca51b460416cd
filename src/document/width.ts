/** Text in columns of a terminal: Chinese characters and emoji take two. */

/** Columns that a line takes on a terminal; colour codes take none. */
export function columns(text: string): number {
  return plainColumns(text) ?? exactColumns(text);
}

/** The sum for text of characters that stand for themselves, whatever comes after them; null where others are among them. */
function plainColumns(text: string): number | null {
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x20 && code <= 0x7e) sum += 1;
    else if (code >= 0x4e00 && code <= 0x9fff) sum += 2;
    else {
      const range = ranges.find(([first, last]) => code >= first && code <= last);
      if (range === undefined) return null;
      sum += range[2];
    }
  }
  return sum;
}

/** First and last code unit, columns: what our own texts and most Chinese names are written with besides the two above. */
const ranges: readonly (readonly [first: number, last: number, columns: number])[] = [
  [0x3001, 0x3020, 2],
  [0x3400, 0x4dbf, 2],
  [0xff01, 0xff60, 2],
  [0xc0, 0x17f, 1],
  [0xb7, 0xb7, 1],
  [0xd7, 0xd7, 1],
  [0x2013, 0x2014, 1],
  [0x2018, 0x201d, 1],
  [0x2026, 0x2026, 1],
  [0x2212, 0x2212, 1],
  [0x2591, 0x2593, 1],
];

/**
 * The library's answer. It costs more to load than all the rest of a deal (emoji and segments of every script), so it is loaded
 * when the first unusual character comes: the bundler makes this `require` a part of the bundle that runs when it is called.
 */
function exactColumns(text: string): number {
  exact ??= (require('string-width') as typeof import('string-width')).default; // as: require knows no types
  return exact(text);
}

let exact: ((text: string) => number) | null = null;

/**
 * Breaks one line of plain text (no colour codes) into lines of at most `width` columns: at spaces where there are any, beside
 * Chinese characters otherwise, inside a word only where the word alone is wider. No character is ever cut; one that is wider
 * than `width` stands alone. At least one line comes back.
 */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text, width)) {
    if (line !== '' && columns(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else {
      line += piece;
    }
  }
  return [...lines, line.trimEnd()];
}

/** Where a line may break: words with the space after them, single wide characters with the punctuation that clings to them. */
function pieces(text: string, width: number): readonly string[] {
  const words = text.match(
    /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f][，。、；：！？）」』”’》]*\s*|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]+\s*|\s+/gu,
  );
  return (words ?? []).flatMap((word) => (columns(word.trimEnd()) > width ? graphemes(word) : [word]));
}

function graphemes(word: string): readonly string[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment);
}

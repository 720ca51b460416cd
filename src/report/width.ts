/** Text in columns of a terminal: Chinese characters and emoji take two. */
import stringWidth from 'string-width';

/** Columns that a line takes on a terminal; colour codes take none. */
export function columns(text: string): number {
  return stringWidth(text);
}

/** Fills up with spaces on the right to `width` columns; a longer text comes back as it is. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)));
}

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

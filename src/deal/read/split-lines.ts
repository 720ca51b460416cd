import { NUMBER } from './lines.ts';

/** A line that only parts: `---`, `=====`. */
const RULE = /^[\s\-=_*~·—–]{3,}$/;
/** A heading without a colon, as people put over a deal: 第3局, Deal 4, 2026-03-01. */
const HEADING =
  /^\s*(?:第\s*[0-9０-９一二三四五六七八九十百]+\s*[局场場盘]|(?:deal|game|round)\s*\d+|\d{4}\s*[-/.年])[^:：]*$/iu;

/**
 * Pasted lines of several deals as the lines of each; every line keeps its number. A deal ends at a line that only parts (`---`), at
 * a heading (`第3局`, `Deal 4`, a date), and where the seat numbers begin again; also at an empty line or a comment, unless the
 * numbers run on after it.
 * @param text line ends as `\n`
 */
export function* splitLines(text: string): Generator<string, void, undefined> {
  const lines = text.split('\n');
  const deals: number[][] = [];
  let current: number[] = [];
  let last = 0;
  let gap = false;
  const end = (): void => {
    if (current.length > 0) deals.push(current);
    current = [];
    last = 0;
    gap = false;
  };
  for (const [at, line] of lines.entries()) {
    if (RULE.test(line) || HEADING.test(line)) {
      end();
      continue;
    }
    if (/^\s*(#|\/\/|$)/u.test(line)) {
      gap = true;
      continue;
    }
    const number = NUMBER.exec(line);
    const seat = number === null ? null : Number(number[1]!.normalize('NFKC'));
    const again = seat !== null && seat <= last;
    // Lines without numbers that are each set apart by empty ones are still one deal.
    const apart = gap && (seat === null ? current.length > 1 : last === 0);
    if (again || apart) end();
    current.push(at);
    last = seat ?? 0;
    gap = false;
  }
  end();
  // One at a time: each carries the empty lines before it, and all of them at once would be the square of the text.
  for (const own of deals) {
    const kept = own.map((at, nth) => `${'\n'.repeat(at - (own[nth - 1] ?? 0))}${lines[at]}`);
    yield kept.join('');
  }
}

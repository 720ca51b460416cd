/**
 * When two spellings are one: the one folding of names and words, for everything that people type (players, cards, roles, words of
 * rulesets). And what cannot be seen: a character without a picture of its own is no part of a name, whatever stands beside it.
 */

/**
 * Characters that show nothing: those that Unicode calls default-ignorable (zero-width spaces and joiners, soft hyphen, fillers,
 * variation selectors, marks of direction), controls, the blank Braille pattern, interlinear marks. As the inside of a class in a
 * regular expression with the flag `u`. White space is another matter.
 */
export const unseen = '\\p{Default_Ignorable_Code_Point}\\p{Cc}\\u2800\\ufff9-\\ufffb';

const UNSEEN = new RegExp(`[${unseen}]`, 'gu');

/** Most of what is typed: nothing in it has a second spelling but the case. */
const PLAIN = /^[\x21-\x7e\u4e00-\u9fff]*$/;

/**
 * The form in which two spellings of one name are equal: compatibility characters (NFKC), case folded, without white space and without
 * characters that cannot be seen. Idempotent; empty exactly where nothing of the text can be seen.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  // Upper case first: ß and ſ have no other way to meet ss and s.
  const folded = text.normalize('NFKC').replace(UNSEEN, '').toUpperCase().toLowerCase().normalize('NFKC');
  return folded.replace(UNSEEN, '').replaceAll(/\s+/gu, '');
}

/**
 * The same text with simplified characters for traditional ones, one for one (殺手 → 杀手); of equal length in code points. For comparing
 * only: it does not know which of two simplified characters a name wants, so both sides are to be simplified.
 */
export function simplified(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  simple ??= readTable();
  let changed = '';
  for (const character of text) changed += simple.get(character) ?? character;
  return changed;
}

let simple: ReadonlyMap<string, string> | null = null;

/**
 * OpenCC's table of characters, pairs with `|` between them. The bundler makes this `require` a part of the bundle that runs when it is
 * called: nobody who writes simplified characters waits for it.
 */
function readTable(): ReadonlyMap<string, string> {
  const { default: pairs } = require('opencc-js/dict/TSCharacters') as typeof import('opencc-js/dict/TSCharacters'); // as: require knows no types
  const table = new Map<string, string>();
  for (const pair of pairs.split('|')) {
    const [traditional = '', first = ''] = pair.split(' ');
    table.set(traditional, first);
  }
  return table;
}

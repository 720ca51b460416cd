/** Full-width signs where YAML wants its own: a Chinese keyboard writes `：` as readily as `:`, and YAML takes it for a letter. */

/** The sign as it is written and the signs of YAML that it may stand for. */
export interface FullWidth {
  readonly sign: string;
  readonly write: readonly string[];
}

const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '：': [':'],
  '，': [','],
  '、': [','],
  '；': [','],
  '（': ['{', '['],
  '）': ['}', ']'],
  '｛': ['{'],
  '｝': ['}'],
  '［': ['['],
  '］': [']'],
  '【': ['['],
  '】': [']'],
  '“': ['"'],
  '‘': ["'"],
  '＃': ['#'],
  '－': ['-'],
  '\u3000': [' '],
};

/** A colon after a word of Latin letters, a comma before a key, a bracket or quote where a value begins, a sign at a line's beginning. */
const AS_PUNCTUATION =
  /(?<=[\w.-]["']? *)：|，(?=\s*["']?[\w.-]+["']?\s*[:：])|(?<=[:：[{,，] *)[（｛［【“‘]|(?<=^[ \u3000]*)[\u3000＃－（｛［【]/mu;

/** The first full-width sign in a text that stands where YAML's own would; for a text that YAML could not read. */
export function fullWidthIn(text: string): { readonly offset: number; readonly tells: FullWidth } | null {
  return signAt(text, AS_PUNCTUATION);
}

/** The first full-width sign in a key that is not known, or in a name that stands for nothing. */
export function fullWidthInWord(word: string): { readonly offset: number; readonly tells: FullWidth } | null {
  return signAt(word, /^[（｛［【“‘\u3000＃－]|[：，、；｝］】]/u);
}

function signAt(text: string, signs: RegExp) {
  const found = signs.exec(text);
  const sign = found?.[0] ?? '';
  return found === null ? null : { offset: found.index, tells: { sign, write: SIGNS[sign] ?? [] } };
}

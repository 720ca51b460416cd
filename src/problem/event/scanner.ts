/**
 * Reads a short sentence word by word, always the longest word that fits, so that Chinese needs no spaces. Case and full-width
 * forms make no difference; places are columns of the text as it was typed.
 */
export class Scanner {
  readonly #characters: readonly string[];
  /** Column (from 1) of each character. */
  readonly #columns: readonly number[];
  #at = 0;

  constructor(text: string) {
    const characters: string[] = [];
    const columns: number[] = [];
    for (const [i, typed] of [...text].entries())
      for (const character of normal(typed)) {
        characters.push(character);
        columns.push(i + 1);
      }
    this.#characters = characters;
    this.#columns = [...columns, [...text].length + 1];
    this.#skip();
  }

  /** Whether nothing is left. */
  get done(): boolean {
    return this.#at >= this.#characters.length;
  }

  /** Column of what comes next, from 1. */
  get column(): number {
    return this.#columns[this.#at]!;
  }

  /** What comes next, up to a space or one of `stops`; for messages. */
  upTo(stops: readonly string[]): string {
    const stopWords = stops.map((stop) => [...normal(stop)]);
    let end = this.#at;
    while (end < this.#characters.length) {
      if (end > this.#at && (/\s/.test(this.#characters[end]!) || stopWords.some((stop) => this.#fits(stop, end))))
        break;
      end++;
    }
    return this.#characters.slice(this.#at, end).join('');
  }

  /** Length in characters of the longest of `words` that comes next, with that word's place in the list; null: none. */
  longest(words: readonly string[]): { readonly index: number; readonly length: number } | null {
    let best: { index: number; length: number } | null = null;
    for (const [index, word] of words.entries()) {
      const wanted = [...normal(word)];
      if (wanted.length > (best?.length ?? 0) && this.#fits(wanted, this.#at)) best = { index, length: wanted.length };
    }
    return best;
  }

  /** Goes past `length` characters and the spaces after them. */
  pass(length: number): void {
    this.#at += length;
    this.#skip();
  }

  /** Takes the longest of `words` that comes next; null: none does. */
  take(words: readonly string[]): string | null {
    const found = this.longest(words);
    if (found === null) return null;
    this.pass(found.length);
    return words[found.index]!;
  }

  /** Takes a whole number in digits; null: none comes next. */
  number(): number | null {
    let end = this.#at;
    while (end < this.#characters.length && /[0-9]/.test(this.#characters[end]!)) end++;
    if (end === this.#at) return null;
    const value = Number(this.#characters.slice(this.#at, end).join(''));
    this.#at = end;
    this.#skip();
    return value;
  }

  #fits(word: readonly string[], at: number): boolean {
    if (word.length === 0 || at + word.length > this.#characters.length) return false;
    if (!word.every((character, i) => this.#characters[at + i] === character)) return false;
    const last = word.at(-1)!;
    const next = this.#characters[at + word.length];
    // "seat" is not the beginning of "seats", nor "sniper" of "sniper-2".
    const whole = next === undefined || !LETTER.test(last) || !WORD.test(next);
    const first = word[0]!;
    const before = at > this.#at ? this.#characters[at - 1] : undefined;
    return whole && (before === undefined || !LETTER.test(first) || !WORD.test(before));
  }

  #skip(): void {
    while (this.#at < this.#characters.length && /\s/.test(this.#characters[this.#at]!)) this.#at++;
  }
}

const LETTER = /[a-z0-9]/;
const WORD = /[a-z0-9_-]/;

function normal(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

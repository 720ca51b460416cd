/** Reads what a clause asks of one hand: the words of the file to a `Form`. */
import type { Book, Path } from './book.ts';
import type { Form, Item, Limit, Of, Unsided } from './form.ts';
import { FORM_WORDS, type FormWord } from './form-words.ts';
import type { RoleId } from './ids.ts';
import { listOf, type Named, type Names, type Words } from './names.ts';
import type { FormFile } from './schema-form.ts';

/**
 * @param path of the clause, or of one of its readings
 * @returns null where a fault was noted: `rule-form-none`, `rule-form-many`, `rule-word-misplaced`, `rule-of-inside`, `rule-of-twice`,
 *   `rule-apart-short`, `ruleset-name-unknown`, `ruleset-name-ambiguous`
 */
export function readForm(book: Book, names: Names, file: FormFile, path: Path): Form | null {
  return new FormReader(book, names).read(file, path, null, true);
}

class FormReader {
  private readonly book: Book;
  private readonly names: Names;
  constructor(book: Book, names: Names) {
    this.book = book;
    this.names = names;
  }

  /** `outer`: the roles that an enclosing `all` speaks of. `free`: whether roles may be named here. */
  read(file: FormFile, path: Path, outer: Of, free: boolean): Form | null {
    const word = this.wordOf(path);
    if (word === null || !this.companions(file, word, path)) return null;
    if (!free && (file.of !== undefined || word === 'only')) {
      this.book.note(
        'rule-of-inside',
        { word: word === 'only' ? 'only' : 'of' },
        [...path, word === 'only' ? word : 'of'],
        {
          onKey: true,
        },
      );
      return null;
    }
    if (outer !== null && (file.of !== undefined || word === 'only')) {
      this.book.note('rule-of-twice', {}, [...path, word === 'only' ? word : 'of'], { onKey: true });
      return null;
    }
    const of = file.of === undefined ? outer : this.roles(file.of, [...path, 'of']);
    return this.form(file, word, path, of, free);
  }

  private form(file: FormFile, word: FormWord, path: Path, of: Of, free: boolean): Form | null {
    const at = [...path, word];
    switch (word) {
      case 'holds':
      case 'never':
      case 'single':
        return { form: word, of, items: this.items(file[word], at) };
      case 'apart': {
        const items = this.items(file.apart, at);
        if (listOf(file.apart, at).length < 2) this.book.note('rule-apart-short', {}, at);
        return { form: word, of, items };
      }
      case 'only':
        return {
          form: word,
          roles: this.roles(file.only, at),
          items: this.items(file['may-hold'], [...path, 'may-hold']),
        };
      case 'at-most':
      case 'at-least':
        return { form: word, of, limits: this.limits(file[word], at), unsided: this.unsided(file, word, path) };
      case 'all':
        return { form: word, parts: this.parts(file.all, at, of, free) };
      case 'any':
        return { form: word, of, parts: this.parts(file.any, at, null, false) };
      case 'not': {
        const part = file.not === undefined ? null : this.read(file.not, at, null, false);
        return part === null ? null : { form: word, of, part };
      }
    }
  }

  private parts(files: readonly FormFile[] | undefined, path: Path, outer: Of, free: boolean): Form[] {
    return (files ?? []).flatMap((file, i) => this.read(file, [...path, i], outer, free) ?? []);
  }

  private wordOf(path: Path): FormWord | null {
    const words = this.book.keys(path).flatMap((key) => FORM_WORDS.find((word) => word === key) ?? []);
    const [first, second] = words;
    if (first === undefined) {
      this.book.note('rule-form-none', { words: FORM_WORDS }, path, { onKey: true });
      return null;
    }
    if (second !== undefined) {
      this.book.note('rule-form-many', { words }, [...path, second], { onKey: true });
      return null;
    }
    return first;
  }

  /** Words that go with only some forms. */
  private companions(file: FormFile, word: FormWord, path: Path): boolean {
    const goesWith = (companion: string, other: string) => {
      this.book.note('rule-word-misplaced', { word: companion, with: other }, [...path, companion], { onKey: true });
      return false;
    };
    if (file['may-hold'] !== undefined && word !== 'only') return goesWith('may-hold', 'only');
    if (file.unsided !== undefined && word !== 'at-most' && word !== 'at-least') {
      return goesWith('unsided', 'at-most, at-least');
    }
    if (word === 'only' && file.of !== undefined)
      return goesWith('of', FORM_WORDS.filter((w) => w !== 'only').join(', '));
    if (word === 'only' && file['may-hold'] === undefined) {
      this.book.note('ruleset-key-missing', { key: 'may-hold' }, path, { onKey: true });
      return false;
    }
    return true;
  }

  private roles(words: Words | undefined, path: Path): readonly RoleId[] {
    return this.names.idsOf(words, 'role', path);
  }

  private items(words: Words | undefined, path: Path): Item[] {
    return listOf(words, path).flatMap(({ word, path: at }) => {
      const named = this.names.find(word, ITEM_KINDS, at);
      return named === null ? [] : [itemOf(named)];
    });
  }

  private limits(map: Readonly<Record<string, number>> | undefined, path: Path): Limit[] {
    return this.book.entries(map, path).flatMap(({ key, value: n, path: at }): Limit[] => {
      if (key === 'own' || key === 'other') return [{ of: { kind: key }, n }];
      const named = this.names.find(key, ITEM_KINDS, at, true);
      return named === null ? [] : [{ of: itemOf(named), n }];
    });
  }

  /** Only a limit that speaks of sides can say what they are for a role without one; where it does not, no faction is own. */
  private unsided(file: FormFile, word: 'at-most' | 'at-least', path: Path): Unsided {
    const sided = ['own', 'other'].some((key) => Object.hasOwn(file[word] ?? {}, key));
    if (file.unsided !== undefined && !sided) {
      this.book.note('rule-word-misplaced', { word: 'unsided', with: 'own, other' }, [...path, 'unsided'], {
        onKey: true,
      });
    }
    return file.unsided ?? 'none';
  }
}

const ITEM_KINDS = ['card', 'faction', 'attribute'] as const;

function itemOf(named: Extract<Named, { kind: (typeof ITEM_KINDS)[number] }>): Item {
  switch (named.kind) {
    case 'card':
      return { kind: 'card', card: named.id };
    case 'faction':
      return { kind: 'faction', faction: named.id };
    case 'attribute':
      return { kind: 'attribute', attribute: named.id };
  }
}

/** Reads the readings and the dealing clauses. */

import type {
  AttributeFact,
  ByReading,
  Deck,
  DeckId,
  Form,
  Item,
  Limit,
  Of,
  Reading,
  ReadingName,
  RoleId,
  Rule,
  RuleId,
  Unsided,
} from '../model.ts';
import { closest } from '../names.ts';
import { FORM_WORDS, type FormFile, type FormWord, type NamesFile, type RuleFile } from '../schema.ts';
import { type Book, listOf, type Named, type Path, textOf } from './book.ts';

/** Faults noted: `reading-short`, where a clause has fewer than two answers. */
export function readReadings(book: Book): Reading[] {
  return book.entries(book.file.readings, ['readings']).map(({ key, value, path }) => {
    const options = book.entries(value, path).map((option) => ({
      name: option.key as ReadingName,
      text: textOf(option.value),
    }));
    if (options.length < 2) book.note('reading-short', { clause: key }, path, { onKey: true });
    return { rule: key as RuleId, options };
  });
}

/**
 * Faults noted: those of `FormReader` and `readByReading`, `rule-form-many` for a form beside `under`, `rule-decks` for a clause over
 * cards of several decks, `rule-and-attributes` for a number that attributes have too.
 */
export function readRules(
  book: Book,
  readings: readonly Reading[],
  decks: readonly Deck[],
  facts: readonly AttributeFact[],
): Rule[] {
  return book.entries(book.file.rules, ['rules']).flatMap(({ key, value, path }) => {
    if (facts.some((fact) => fact.id === key)) book.note('rule-and-attributes', { clause: key }, path, { onKey: true });
    const form = ruleForm(book, readings, key, value, path);
    if (form === null) return [];
    for (const { reading, value: inCase } of form.cases) {
      const spoken = decksOf(inCase, decks);
      if (spoken.size > 1) {
        const at = reading === null ? path : [...path, 'under', reading];
        book.note('rule-decks', { rule: key, decks: [...spoken] }, at, { onKey: true });
      }
    }
    return [{ id: key as RuleId, text: textOf(value), form }];
  });
}

/**
 * The readings that some clause follows. Another one would change nothing: `reading-unused`; but where the file extends another, the
 * clause may have gone, and its reading goes with it.
 */
export function readingsInUse(
  book: Book,
  readings: readonly Reading[],
  rules: readonly Rule[],
  facts: readonly AttributeFact[],
): Reading[] {
  const used = new Set([...rules.map((rule) => rule.form.rule), ...facts.map((fact) => fact.plan.rule)]);
  for (const { rule } of book.extended ? [] : readings) {
    if (!used.has(rule)) book.note('reading-unused', { clause: rule }, ['readings', rule], { onKey: true });
  }
  return readings.filter(({ rule }) => used.has(rule));
}

function ruleForm(
  book: Book,
  readings: readonly Reading[],
  clause: string,
  file: RuleFile,
  path: Path,
): Rule['form'] | null {
  const beside = [...FORM_WORDS, 'of' as const].find((word) => file[word] !== undefined);
  if (file.under !== undefined && beside !== undefined) {
    book.note('rule-form-many', { words: [beside, 'under'] }, [...path, beside], { onKey: true });
    return null;
  }
  const reader = new FormReader(book);
  return readByReading<FormFile, Form>(book, readings, clause, file, path, (part, at) =>
    reader.read(part, at, null, true),
  );
}

function decksOf(form: Form, decks: readonly Deck[]): Set<DeckId> {
  return new Set(
    itemsOf(form).flatMap((item) =>
      decks.filter((deck) => deck.cards.some((card) => speaksOf(item, card))).map((deck) => deck.id),
    ),
  );
}

function speaksOf(item: Item | 'sides', card: Deck['cards'][number]): boolean {
  if (item === 'sides') return card.faction !== null;
  if (item.kind === 'card') return card.id === item.card;
  return item.kind === 'faction' && card.faction === item.faction;
}

function itemsOf(form: Form): readonly (Item | 'sides')[] {
  switch (form.form) {
    case 'all':
    case 'any':
      return form.parts.flatMap(itemsOf);
    case 'not':
      return itemsOf(form.part);
    case 'at-most':
    case 'at-least':
      return form.limits.map(({ of }) => (of.kind === 'own' || of.kind === 'other' ? 'sides' : of));
    default:
      return form.items;
  }
}

// Reads what depends on a reading: `under` gives one value for each answer of the clause that `by` names.

interface Under<T> {
  readonly by?: string | number | undefined;
  readonly under?: Readonly<Record<string, T>> | undefined;
}

/**
 * @param clause the clause that the entry stands under; its own reading decides where `by` is absent
 * @param read reads one of the values under `under`; where there is none, the entry itself
 * @returns null where a fault was noted: `rule-by-alone`, `rule-reading-none`, `rule-under-missing`, `rule-under-unknown`, those of `read`
 */
export function readByReading<F, T>(
  book: Book,
  readings: readonly Reading[],
  clause: string,
  file: F & Under<F>,
  path: Path,
  read: (file: F, path: Path) => T | null,
): ByReading<T> | null {
  if (file.under === undefined) {
    if (file.by !== undefined) {
      book.note('rule-by-alone', { clause }, [...path, 'by'], { onKey: true });
      return null;
    }
    const value = read(file, path);
    return value === null ? null : { rule: null, cases: [{ reading: null, value }] };
  }
  const rule = String(file.by ?? clause);
  const reading = readings.find((candidate) => candidate.rule === rule);
  if (reading === undefined) {
    const known = readings.map((candidate) => candidate.rule);
    book.note('rule-reading-none', { clause: rule }, [...path, file.by === undefined ? 'under' : 'by'], {
      hint: closest(rule, known),
    });
    return null;
  }
  const names: readonly string[] = reading.options.map((option) => option.name);
  for (const { key, path: at } of book.entries(file.under, [...path, 'under'])) {
    if (!names.includes(key)) {
      book.note('rule-under-unknown', { clause: rule, reading: key, known: names }, at, {
        hint: closest(key, names),
        onKey: true,
      });
    }
  }
  const cases = reading.options.flatMap(({ name }) => {
    const part = Object.hasOwn(file.under ?? {}, name) ? file.under?.[name] : undefined;
    if (part === undefined) {
      book.note('rule-under-missing', { clause: rule, reading: name }, [...path, 'under'], { onKey: true });
      return [];
    }
    const value = read(part, [...path, 'under', name]);
    return value === null ? [] : [{ reading: name, value }];
  });
  return { rule: reading.rule, cases };
}

// Reads what a clause asks of one hand: the words of the file to a `Form`.

/**
 * Null where a fault was noted: `rule-form-none`, `rule-form-many`, `rule-word-misplaced`, `rule-of-inside`, `rule-of-twice`,
 * `rule-apart-short`, and those of names.
 */
class FormReader {
  private readonly book: Book;
  constructor(book: Book) {
    this.book = book;
  }

  /** `outer`: the roles that an enclosing `all` speaks of. `free`: whether roles may be named here. */
  read(file: FormFile, path: Path, outer: Of, free: boolean): Form | null {
    const word = this.wordOf(path);
    if (word === null || !this.companions(file, word, path)) return null;
    const named = word === 'only' ? 'only' : file.of === undefined ? null : 'of';
    if (named !== null && !free) {
      this.book.note('rule-of-inside', { word: named }, [...path, named], { onKey: true });
      return null;
    }
    if (named !== null && outer !== null) {
      this.book.note('rule-of-twice', {}, [...path, named], { onKey: true });
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

  private roles(words: NamesFile | undefined, path: Path): readonly RoleId[] {
    return this.book.idsOf(words, 'role', path);
  }

  private items(words: NamesFile | undefined, path: Path): Item[] {
    return listOf(words, path).flatMap(({ word, path: at }) => {
      const named = this.book.find(word, ITEM_KINDS, at);
      return named === null ? [] : [itemOf(named)];
    });
  }

  private limits(map: Readonly<Record<string, number>> | undefined, path: Path): Limit[] {
    return this.book.entries(map, path).flatMap(({ key, value: n, path: at }): Limit[] => {
      if (key === 'own' || key === 'other') return [{ of: { kind: key }, n }];
      const named = this.book.find(key, ITEM_KINDS, at, true);
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

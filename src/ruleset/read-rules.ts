/** Reads the readings and the dealing clauses. */
import type { Book, Path } from './book.ts';
import { readByReading } from './by-reading.ts';
import type { Form, Item } from './form.ts';
import { FORM_WORDS } from './form-words.ts';
import type { DeckId, ReadingName, RuleId } from './ids.ts';
import type { Names } from './names.ts';
import { readForm } from './read-form.ts';
import type { Deck, Marking, Reading, Rule } from './ruleset.ts';
import type { RuleFile } from './schema-form.ts';
import { textOf } from './text.ts';

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
 * Faults noted: those of `readForm` and `readByReading`, `rule-form-many` for a form beside `under`, `rule-decks` for a clause over
 * cards of several decks, `rule-and-mark` for a number that a marking has too.
 */
export function readRules(
  book: Book,
  names: Names,
  readings: readonly Reading[],
  decks: readonly Deck[],
  marks: readonly Marking[],
): Rule[] {
  return book.entries(book.file.rules, ['rules']).flatMap(({ key, value, path }) => {
    if (marks.some((mark) => mark.id === key)) book.note('rule-and-mark', { clause: key }, path, { onKey: true });
    const form = ruleForm(book, names, readings, key, value, path);
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
 * The readings that some clause or marking follows. Another one would change nothing: `reading-unused`; but where the file extends
 * another, the clause may have gone, and its reading goes with it.
 */
export function readingsInUse(
  book: Book,
  readings: readonly Reading[],
  rules: readonly Rule[],
  marks: readonly Marking[],
): Reading[] {
  const used = new Set([...rules.map((rule) => rule.form.rule), ...marks.map((mark) => mark.plan.rule)]);
  for (const { rule } of book.extended ? [] : readings) {
    if (!used.has(rule)) book.note('reading-unused', { clause: rule }, ['readings', rule], { onKey: true });
  }
  return readings.filter(({ rule }) => used.has(rule));
}

function ruleForm(
  book: Book,
  names: Names,
  readings: readonly Reading[],
  clause: string,
  file: RuleFile,
  path: Path,
): Rule['form'] | null {
  const beside = FORM_WORDS.find((word) => file[word] !== undefined) ?? (file.of === undefined ? undefined : 'of');
  if (file.under !== undefined && beside !== undefined) {
    book.note('rule-form-many', { words: [beside, 'under'] }, [...path, beside], { onKey: true });
    return null;
  }
  const under = readByReading(book, readings, clause, file, path, (part, at) => readForm(book, names, part, at));
  if (under !== null) return under;
  if (file.under !== undefined || file.by !== undefined) return null;
  const form = readForm(book, names, file, path);
  return form === null ? null : { rule: null, cases: [{ reading: null, value: form }] };
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

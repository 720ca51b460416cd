/** Reads what the outputs need beyond a legal deal. */

import type { Camps, CardId, Choice, Deck, Parameter, Presentation, Table, Text, Who } from '../model.ts';
import { closest } from '../names.ts';
import type { NamesFile, PresentationFile, WhoFile } from '../schema.ts';
import { type Book, type Path, textOf } from './book.ts';
import { cardsOf } from './cards.ts';
import { badSeats, perTable, seatNumbers } from './tables.ts';

/**
 * Faults noted: those of names, `seats-shape`, `note-parameter-unknown`, `choice-side-unknown`, `choice-side-closed`, `camps-two`,
 * `camps-first`, `places-judge`, `parameter-default-missing`.
 */
export function readPresentation(
  book: Book,
  decks: readonly Deck[],
  parameters: readonly Parameter[],
  tables: readonly Table[],
): Presentation {
  return new Reader(book, decks, parameters, tables).read(book.file.presentation ?? {});
}

const TOP: Path = ['presentation'];
type Part<K extends keyof PresentationFile> = NonNullable<PresentationFile[K]>;
type Lines<K extends 'notes' | 'duties'> = Part<K>[number];
type Sides = Part<'choice'>['sides'];
type SideFile = Sides[keyof Sides];

class Reader {
  private readonly book: Book;
  private readonly decks: readonly Deck[];
  private readonly parameters: readonly Parameter[];
  private readonly tables: readonly Table[];
  constructor(book: Book, decks: readonly Deck[], parameters: readonly Parameter[], tables: readonly Table[]) {
    this.book = book;
    this.decks = decks;
    this.parameters = parameters;
    this.tables = tables;
  }

  read(file: PresentationFile): Presentation {
    const judge = file.judge === undefined ? null : this.book.find(file.judge, ['card'], [...TOP, 'judge']);
    return {
      public: this.who(file.public, [...TOP, 'public']),
      knows: (file.knows ?? []).map((entry, i) => ({
        who: this.who(entry.who, [...TOP, 'knows', i, 'who']),
        learns: this.who(entry.learns, [...TOP, 'knows', i, 'learns']),
        together: entry.together ?? false,
        text: textOf(entry),
      })),
      judge: judge?.id ?? null,
      inquiries: (file.inquiries ?? []).map((entry, i) => ({
        cards: this.cards(entry.cards, [...TOP, 'inquiries', i, 'cards']),
        name: textOf(entry),
        asks: this.cards(entry.asks, [...TOP, 'inquiries', i, 'asks']),
        fooledBy: this.book.idsOf(entry['fooled-by'], 'attribute', [...TOP, 'inquiries', i, 'fooled-by']),
      })),
      discard: file.discard === undefined ? null : this.discard(file.discard),
      choice: file.choice === undefined ? null : this.choice(file.choice, [...TOP, 'choice']),
      points: file.points === undefined ? null : this.points(file.points),
      order: this.inDeckOrder(file.order, [...TOP, 'order']),
      places: file.places === undefined ? null : this.places(file.places, file.judge !== undefined),
      aliases: file.aliases ?? false,
      substitutes: file.substitutes ?? 0,
      roster: (file.roster ?? []).map((entry, i) => ({
        name: textOf(entry),
        who: this.who(entry.who, [...TOP, 'roster', i, 'who']),
      })),
      notes: (file.notes ?? []).map((entry, i) => this.note(entry, [...TOP, 'notes', i])),
      duties: (file.duties ?? []).map((entry, i) => this.duty(entry, [...TOP, 'duties', i])),
      camps: file.camps === undefined ? null : this.camps(file.camps, [...TOP, 'camps']),
    };
  }

  private who(file: WhoFile | undefined, path: Path): Who {
    return {
      roles: this.book.idsOf(file?.roles, 'role', [...path, 'roles']),
      cards: this.cards(file?.cards, [...path, 'cards']),
    };
  }

  private cards(words: NamesFile | undefined, path: Path): CardId[] {
    return cardsOf(this.book, this.decks, words, path);
  }

  private discard(file: Part<'discard'>): Presentation['discard'] {
    const last = file.last === 'own' ? 'own' : this.cards(file.last, [...TOP, 'discard', 'last']);
    return { rule: ruleId(file.rule), last, text: textOf(file) };
  }

  private points(file: Part<'points'>): Presentation['points'] {
    const each = this.book.entries(file.each, [...TOP, 'points', 'each']).flatMap(({ key, value, path }) => {
      const named = this.book.find(key, ['card'], path, true);
      return named === null ? [] : [{ card: named.id, points: value }];
    });
    return { base: file.base, each };
  }

  private inDeckOrder(words: NamesFile | undefined, path: Path): Presentation['order'] {
    const named = this.book.idsOf(words, 'deck', path);
    return this.decks.map((deck) => deck.id).filter((deck) => named.includes(deck));
  }

  private places(file: Part<'places'>, judged: boolean): Presentation['places'] {
    const path = [...TOP, 'places'];
    if (!judged) this.book.note('places-judge', {}, path, { onKey: true });
    const deck = this.book.find(file.deck, ['deck'], [...path, 'deck']);
    return deck === null ? null : { deck: deck.id, direction: file.direction };
  }

  private note(file: Lines<'notes'>, path: Path): Presentation['notes'][number] {
    const text = textOf(file);
    this.placeholders(text, path);
    return { seats: this.seats(file.seats, path), public: file.public ?? false, text };
  }

  private duty(file: Lines<'duties'>, path: Path): Presentation['duties'][number] {
    const text = textOf(file);
    this.placeholders(text, path);
    return { seats: this.seats(file.seats, path), who: this.who(file.who, [...path, 'who']), text };
  }

  private placeholders(text: Text, path: Path): void {
    const known = this.parameters.map((parameter) => parameter.id);
    for (const language of ['zh', 'en'] as const) {
      for (const [, name = ''] of text[language].matchAll(/\{([^{}]*)\}/gu)) {
        if (!known.some((id) => id === name)) {
          this.book.note('note-parameter-unknown', { name }, [...path, language], { hint: closest(name, known) });
        }
      }
    }
  }

  /** The tables that an entry speaks of; all where it does not say. */
  private seats(file: string | number | undefined, path: Path): readonly number[] {
    if (file === undefined) return this.tables.map((table) => table.seats);
    const at = [...path, 'seats'];
    const numbers = seatNumbers(file) ?? badSeats(this.book, file, at);
    return this.tables.map((table) => table.seats).filter((seats) => numbers.includes(seats));
  }

  private choice(file: Part<'choice'>, path: Path): Choice | null {
    const role = this.book.find(file.role, ['role'], [...path, 'role']);
    if (role === null) return null;
    const seated = this.tables
      .filter((table) => table.roles.some((entry) => entry.role === role.id))
      .map((table) => table.seats);
    const sides = this.book
      .entries(file.sides, [...path, 'sides'])
      .map(({ key, value, path: at }) => this.side(key, value, at, seated));
    const silent = perTable<string>(this.book, 'silent', file.silent, [...path, 'silent'], seated);
    for (const { seats, value, at } of silent) {
      if (value !== 'drawn') this.checkSilent(sides, seats, value, at);
    }
    return {
      rule: ruleId(file.rule),
      role: role.id,
      text: textOf(file),
      sides,
      silent: silent.map(({ seats, value }) => ({ seats, side: value })),
    };
  }

  private side(id: string, file: SideFile, path: Path, seated: readonly number[]): Choice['sides'][number] {
    const needs = file.needs === undefined ? null : this.book.find(file.needs, ['faction'], [...path, 'needs']);
    return {
      id,
      name: textOf(file),
      needs: needs?.id ?? null,
      seats: this.seats(file.seats, path).filter((seats) => seated.includes(seats)),
      manner: this.book
        .entries(file.manner, [...path, 'manner'])
        .map(({ key, value }) => ({ id: key, name: textOf(value) })),
    };
  }

  private checkSilent(sides: Choice['sides'], seats: number, value: string, path: Path): void {
    const side = sides.find((one) => one.id === value);
    const known = ['drawn', ...sides.map((one) => one.id)];
    if (side === undefined)
      this.book.note('choice-side-unknown', { side: value, known }, path, { hint: closest(value, known) });
    else if (!side.seats.includes(seats)) this.book.note('choice-side-closed', { side: value, seats }, path);
  }

  private camps(file: Part<'camps'>, path: Path): Camps | null {
    const camps = this.book.entries(file.camps, [...path, 'camps']).map(({ key, value, path: at }) => ({
      id: key,
      name: textOf(value),
      roles: this.book.idsOf(value.roles, 'role', [...at, 'roles']),
    }));
    if (camps.length !== 2) this.book.note('camps-two', {}, [...path, 'camps'], { onKey: true });
    const first = this.book.find(file.first, ['parameter'], [...path, 'first']);
    if (first === null) return null;
    const parameter = this.parameters.find((one) => one.id === first.id);
    const values = parameter?.kind === 'choice' ? parameter.values.map((value) => value.id) : [];
    const allowed = ['drawn', ...camps.map((camp) => camp.id)];
    if (values.length === 0 || values.some((value) => !allowed.includes(value))) {
      this.book.note('camps-first', { parameter: first.id, allowed }, [...path, 'first']);
    }
    return { camps, first: first.id, direction: file.direction, pairing: file.pairing ?? false };
  }
}

/** A clause outside the dealing rules need not be a rule of the file. */
function ruleId(clause: string | number): Choice['rule'] {
  return String(clause) as Choice['rule'];
}

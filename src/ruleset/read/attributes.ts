/** Reads how many marks there are, on which cards, and how they may share a card. */

import type {
  Attribute,
  AttributeFact,
  AttributeId,
  AttributePlan,
  CardId,
  Deck,
  DeckId,
  Reading,
  RuleId,
} from '../model.ts';
import { listOf, type NameIndex, type Words } from '../names.ts';
import type { MarkFile } from '../schema.ts';
import { type Book, type Path, textOf } from './book.ts';
import { readByReading } from './rules.ts';

type PlanFile = Pick<MarkFile, 'on' | 'counts' | 'exclusive' | 'only-with'>;

/**
 * Faults noted: `ruleset-key-missing`, `mark-decks`, `mark-deck-twice`, `mark-attribute-twice`, `mark-attribute-unused`,
 * `mark-not-counted`, `mark-sets-many`, and those of names and readings.
 */
export function readMarks(
  book: Book,
  names: NameIndex,
  readings: readonly Reading[],
  decks: readonly Deck[],
  attributes: readonly Attribute[],
): AttributeFact[] {
  const planner = new Planner(book, names, decks, attributes);
  const markings = book
    .entries(book.file.marks, ['marks'])
    .flatMap(({ key, value, path }) => marking(planner, book, readings, key, value, path));
  checkOnce(book, markings, attributes);
  return markings;
}

function marking(
  planner: Planner,
  book: Book,
  readings: readonly Reading[],
  clause: string,
  file: MarkFile,
  path: Path,
): AttributeFact[] {
  // What stands beside `under` holds under every answer; where it is written decides where its faults are shown.
  const whole = { file, path };
  const plan =
    readByReading(book, readings, clause, file, path, (part, at) => planner.plan([{ file: part, path: at }, whole])) ??
    (file.under === undefined ? single(planner.plan([whole])) : null);
  const deck = plan?.cases[0]?.value.deck;
  if (plan === null || deck === undefined) return [];
  return [
    {
      id: clause as RuleId,
      text: textOf(file),
      deck,
      plan: { rule: plan.rule, cases: plan.cases.map(({ reading, value }) => ({ reading, value: value.plan })) },
    },
  ];
}

function single<T>(value: T | null) {
  return value === null ? null : { rule: null, cases: [{ reading: null, value }] };
}

interface Layer {
  readonly file: PlanFile;
  readonly path: Path;
}

class Planner {
  private readonly book: Book;
  private readonly names: NameIndex;
  private readonly decks: readonly Deck[];
  private readonly attributes: readonly Attribute[];
  constructor(book: Book, names: NameIndex, decks: readonly Deck[], attributes: readonly Attribute[]) {
    this.book = book;
    this.names = names;
    this.decks = decks;
    this.attributes = attributes;
  }

  /** `layers`: the nearest first. */
  plan(layers: readonly Layer[]): { readonly deck: DeckId; readonly plan: AttributePlan } | null {
    const on = this.on(layers);
    const counts = this.counts(layers);
    if (on === null || counts === null) return null;
    const decks = this.decks.filter((deck) => deck.cards.some((card) => on.value.has(card.id)));
    const [deck] = decks;
    if (deck === undefined) return null;
    if (decks.length > 1) this.book.note('mark-decks', { decks: decks.map((one) => one.id) }, on.path);
    const counted = this.attributes.filter((attribute) => counts.has(attribute.id)).map((attribute) => attribute.id);
    const sets = markSets(counted, this.exclusive(layers, counted), this.onlyWith(layers, counted));
    if (sets === null) {
      this.book.note('mark-sets-many', {}, layers.at(-1)?.path ?? [], { onKey: true });
      return null;
    }
    return {
      deck: deck.id,
      plan: {
        on: deck.cards.filter((card) => on.value.has(card.id)).map((card) => card.id),
        counts: counted.map((attribute) => ({ attribute, count: counts.get(attribute) ?? 0 })),
        sets,
      },
    };
  }

  private on(layers: readonly Layer[]) {
    const found = this.first(layers, 'on');
    if (found === null) return this.missing(layers, 'on');
    return { value: new Set(this.cards(found.value, found.path)), path: found.path };
  }

  private counts(layers: readonly Layer[]): ReadonlyMap<AttributeId, number> | null {
    const found = this.first(layers, 'counts');
    if (found === null) return this.missing(layers, 'counts');
    return new Map(
      this.book.entries(found.value, found.path).flatMap(({ key, value, path }) => {
        const named = this.names.find(key, ['attribute'], path, true);
        return named === null ? [] : [[named.id, value] as const];
      }),
    );
  }

  private exclusive(layers: readonly Layer[], counted: readonly AttributeId[]): AttributeId[][] {
    const found = this.first(layers, 'exclusive');
    return (found?.value ?? []).map((group, i) => this.counted(group, [...(found?.path ?? []), i], counted));
  }

  private onlyWith(layers: readonly Layer[], counted: readonly AttributeId[]): Map<AttributeId, AttributeId[]> {
    const found = this.first(layers, 'only-with');
    return new Map(
      this.book.entries(found?.value, found?.path ?? []).flatMap(({ key, value, path }) => {
        const named = this.names.find(key, ['attribute'], path, true);
        return named === null ? [] : [[named.id, this.counted(value, path, counted)] as const];
      }),
    );
  }

  private counted(words: Words, path: Path, counted: readonly AttributeId[]): AttributeId[] {
    const ids = this.names.idsOf(words, 'attribute', path);
    for (const attribute of ids) {
      if (!counted.includes(attribute)) this.book.note('mark-not-counted', { attribute }, path);
    }
    return ids;
  }

  private cards(words: Words, path: Path): CardId[] {
    return listOf(words, path).flatMap(({ word, path: at }) => {
      const named = this.names.find(word, ['card', 'faction'], at);
      if (named === null) return [];
      if (named.kind === 'card') return [named.id];
      return this.decks.flatMap((deck) =>
        deck.cards.filter((card) => card.faction === named.id).map((card) => card.id),
      );
    });
  }

  private first<K extends keyof PlanFile>(layers: readonly Layer[], key: K) {
    for (const { file, path } of layers) {
      const value = file[key];
      // `undefined` is excluded by the line itself.
      if (value !== undefined) return { value: value as NonNullable<PlanFile[K]>, path: [...path, key] };
    }
    return null;
  }

  private missing(layers: readonly Layer[], key: string): null {
    this.book.note('ruleset-key-missing', { key }, layers[0]?.path ?? [], { onKey: true });
    return null;
  }
}

/** An attribute belongs to one marking, and a deck has at most one. */
function checkOnce(book: Book, markings: readonly AttributeFact[], attributes: readonly Attribute[]): void {
  const decks = new Set<DeckId>();
  const owner = new Map<AttributeId, RuleId>();
  for (const { id, deck, plan } of markings) {
    if (decks.has(deck)) book.note('mark-deck-twice', { deck }, ['marks', id], { onKey: true });
    decks.add(deck);
    const counted = new Set(plan.cases.flatMap(({ value }) => value.counts.map(({ attribute }) => attribute)));
    for (const attribute of counted) {
      if (owner.has(attribute)) book.note('mark-attribute-twice', { attribute }, ['marks', id], { onKey: true });
      owner.set(attribute, id);
    }
  }
  for (const { id } of attributes) {
    if (!owner.has(id)) book.note('mark-attribute-unused', { attribute: id }, ['attributes', id], { onKey: true });
  }
}

// Which sets of attributes one card may carry.

/** 4,095 sets besides the empty one: more would only be a slip. */
const MOST_SETS = 4096;

/**
 * @param attributes in ruleset order, each once
 * @param exclusive lists of which one card carries at most one
 * @param onlyWith an attribute that is carried only together with one of these
 * @returns all allowed sets as ascending lists, `[]` first, a prefix before its extensions (design: "The deal number"); null where
 *   there are more than 4,096
 */
export function markSets<A>(
  attributes: readonly A[],
  exclusive: readonly (readonly A[])[],
  onlyWith: ReadonlyMap<A, readonly A[]>,
): readonly (readonly A[])[] | null {
  const sets: A[][] = [];
  const extend = (set: readonly A[], from: number): boolean => {
    if (set.every((attribute) => onlyWith.get(attribute)?.some((other) => set.includes(other)) ?? true)) {
      if (sets.length === MOST_SETS) return false;
      sets.push([...set]);
    }
    return attributes.slice(from).every((attribute, i) => {
      const larger = [...set, attribute];
      if (exclusive.some((group) => larger.filter((member) => group.includes(member)).length > 1)) return true;
      return extend(larger, from + i + 1);
    });
  };
  return extend([], 0) ? sets : null;
}

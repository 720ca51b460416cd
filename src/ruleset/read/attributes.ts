/** Reads the hidden attributes: how many there are, on which cards, and how they may share a card. */

import type { Attribute, AttributeFact, AttributeId, AttributePlan, Deck, DeckId, Reading, RuleId } from '../model.ts';
import type { AttributesFile, NamesFile } from '../schema.ts';
import { type Book, listOf, type Path, textOf } from './book.ts';
import { cardsOf } from './cards.ts';
import { readByReading } from './rules.ts';

export function readAttributes(book: Book): Attribute[] {
  return book.entries(book.file.attributes, ['attributes']).flatMap(({ value: clause, path }) =>
    book.entries(clause.kinds, [...path, 'kinds']).map(({ key, value }) => ({
      id: key as AttributeId,
      name: textOf(value),
      also: listOf(value.also, path).map(({ word }) => word),
    })),
  );
}

/**
 * Faults noted: `ruleset-key-missing`, `attributes-decks`, `attributes-deck-twice`, `attribute-uncounted`, `attribute-not-counted`,
 * `attribute-elsewhere`, `attribute-sets-many`, and those of names and readings.
 */
export function readAttributeFacts(book: Book, readings: readonly Reading[], decks: readonly Deck[]): AttributeFact[] {
  const seen = new Set<DeckId>();
  return book.entries(book.file.attributes, ['attributes']).flatMap(({ key, value, path }) => {
    const fact = readFact(book, readings, decks, key, value, path);
    if (fact === null) return [];
    if (seen.has(fact.deck)) book.note('attributes-deck-twice', { deck: fact.deck }, path, { onKey: true });
    seen.add(fact.deck);
    const counted = new Set(fact.plan.cases.flatMap((one) => one.value.counts.map(({ attribute }) => attribute)));
    for (const kind of book.keys([...path, 'kinds'])) {
      if (counted.has(kind as AttributeId)) continue;
      book.note('attribute-uncounted', { attribute: kind }, [...path, 'kinds', kind], { onKey: true });
    }
    return [fact];
  });
}

function readFact(
  book: Book,
  readings: readonly Reading[],
  decks: readonly Deck[],
  clause: string,
  file: AttributesFile,
  path: Path,
): AttributeFact | null {
  // What stands beside `under` holds under every answer; where it is written decides where its faults are shown.
  const plan = readByReading<PlanFile, InDeck>(book, readings, clause, file, path, (part, at) =>
    readPlan(book, decks, clause, [...(part === file ? [] : [{ file: part, path: at }]), { file, path }]),
  );
  const deck = plan?.cases[0]?.value.deck;
  if (plan === null || deck === undefined) return null;
  const cases = plan.cases.map(({ reading, value }) => ({ reading, value: value.plan }));
  return { id: clause as RuleId, text: textOf(file), deck, plan: { rule: plan.rule, cases } };
}

type PlanFile = Pick<AttributesFile, 'on' | 'counts' | 'exclusive' | 'only-with'>;

interface InDeck {
  readonly deck: DeckId;
  readonly plan: AttributePlan;
}

interface Layer {
  readonly file: PlanFile;
  readonly path: Path;
}

/** `layers`: the nearest first; the last is the clause itself. */
function readPlan(book: Book, decks: readonly Deck[], clause: string, layers: readonly Layer[]): InDeck | null {
  const top = layers[0]?.path ?? [];
  const on = nearest(layers, 'on');
  if (on === null) {
    book.note('ruleset-key-missing', { key: 'on' }, top, { onKey: true });
    return null;
  }
  const cards = new Set(cardsOf(book, decks, on.value, on.path));
  const [deck, ...others] = decks.filter((one) => one.cards.some((card) => cards.has(card.id)));
  if (deck === undefined) return null;
  if (others.length > 0) book.note('attributes-decks', { decks: [deck, ...others].map(({ id }) => id) }, on.path);
  const counts = readCounts(book, clause, layers);
  const named = (words: NamesFile, path: Path): AttributeId[] => {
    const ids = book.idsOf(words, 'attribute', path);
    for (const attribute of ids) if (!counts.has(attribute)) book.note('attribute-not-counted', { attribute }, path);
    return ids;
  };
  const exclusive = nearest(layers, 'exclusive');
  const groups = (exclusive?.value ?? []).map((group, i) => named(group, [...(exclusive?.path ?? []), i]));
  const onlyWith = nearest(layers, 'only-with');
  const tied = book.entries(onlyWith?.value, onlyWith?.path ?? []).flatMap(({ key, value, path }) => {
    const attribute = book.find(key, ['attribute'], path, true);
    return attribute === null ? [] : [[attribute.id, named(value, path)] as const];
  });
  const sets = attributeSets([...counts.keys()], groups, new Map(tied));
  if (sets === null) {
    book.note('attribute-sets-many', {}, layers.at(-1)?.path ?? [], { onKey: true });
    return null;
  }
  return {
    deck: deck.id,
    plan: {
      on: deck.cards.filter((card) => cards.has(card.id)).map((card) => card.id),
      counts: [...counts].map(([attribute, count]) => ({ attribute, count })),
      sets,
    },
  };
}

/** In ruleset order: of `counts`, or else of the `count` of each kind. */
function readCounts(book: Book, clause: string, layers: readonly Layer[]): ReadonlyMap<AttributeId, number> {
  const path = ['attributes', clause, 'kinds'];
  const kinds = book.entries(book.file.attributes?.[clause]?.kinds, path);
  const counts = nearest(layers, 'counts');
  const said = new Map<string, number | undefined>(kinds.map(({ key, value }) => [key, value.count]));
  if (counts !== null) {
    said.clear();
    for (const { key, value, path: at } of book.entries(counts.value, counts.path)) {
      const named = book.find(key, ['attribute'], at, true);
      if (named === null) continue;
      if (!kinds.some((kind) => kind.key === named.id)) {
        book.note('attribute-elsewhere', { attribute: named.id, clause }, at, { onKey: true });
      }
      said.set(named.id, value);
    }
  }
  return new Map(
    kinds.flatMap(({ key }) => {
      const count = said.get(key);
      return count === undefined ? [] : [[key as AttributeId, count] as const];
    }),
  );
}

function nearest<K extends keyof PlanFile>(layers: readonly Layer[], key: K) {
  for (const { file, path } of layers) {
    const value = file[key];
    // `undefined` is excluded by the line itself.
    if (value !== undefined) return { value: value as NonNullable<PlanFile[K]>, path: [...path, key] };
  }
  return null;
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
export function attributeSets<A>(
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

/**
 * How people write what a ruleset names: cards, roles and attributes by id, by their name in either language or by a listed short
 * form, in full-width or ASCII characters, in any case, with or without spaces, in simplified or traditional characters. Shared by the grammar of facts and by the readers of
 * deals made by hand.
 */

import type { AttributeId, CardId, DeckId, RoleId, Ruleset, Text } from '../ruleset/model.ts';
import { closest } from '../ruleset/names.ts';
import { fold, simplified } from '../spelling.ts';

export interface Vocabulary {
  /** Every deck's cards with this name; more than one only where two decks share a name. `deck/card` names one of them. */
  readonly cards: (text: string) => readonly { readonly deck: DeckId; readonly card: CardId }[];
  readonly role: (text: string) => RoleId | null;
  readonly attribute: (text: string) => AttributeId | null;
  /** The closest known spelling, undefined where nothing is close. */
  readonly closestCard: (text: string) => string | undefined;
  readonly closestRole: (text: string) => string | undefined;
  readonly closestAttribute: (text: string) => string | undefined;
}

/** The words of a ruleset (with its pool put in, if there is one). Ids win over names, names over short forms. */
export function vocabulary(ruleset: Ruleset): Vocabulary {
  const cards = new Map<string, { readonly deck: DeckId; readonly card: CardId }[]>();
  for (const { word, value } of cardWords(ruleset)) {
    const known = cards.get(word) ?? [];
    // One spelling within one deck means its first card: ids come first, then names, then short forms.
    if (!known.some((other) => other.deck === value.deck)) cards.set(word, [...known, value]);
  }
  const cardsOf = lookUp(cards);
  const role = lookUp(firstOf(wordsOf(ruleset.roles)));
  const attribute = lookUp(firstOf(wordsOf(ruleset.attributes)));
  return {
    cards: (text) => cardsOf(text) ?? [],
    role,
    attribute,
    closestCard: (text) => closest(text, spellings(ruleset.decks.flatMap((deck) => deck.cards))),
    closestRole: (text) => closest(text, spellings(ruleset.roles)),
    closestAttribute: (text) => closest(text, spellings(ruleset.attributes)),
  };
}

/** Finds what a text stands for, whatever its spelling; traditional characters only where the text as it is stands for nothing. */
function lookUp<T>(words: ReadonlyMap<string, T>): (text: string) => T | null {
  let simple: Map<string, T> | null = null;
  return (text) => {
    const key = fold(text);
    const known = words.get(key);
    if (known !== undefined || !/\p{Script=Han}/u.test(key)) return known ?? null;
    if (simple === null) {
      simple = new Map();
      for (const [word, value] of words) if (!simple.has(simplified(word))) simple.set(simplified(word), value);
    }
    return simple.get(simplified(key)) ?? null;
  };
}

interface WordFor<Id> {
  readonly id: Id;
  readonly name: Text;
  readonly also?: readonly string[];
}

function* wordsOf<Id extends string>(things: readonly WordFor<Id>[]): Generator<{ word: string; value: Id }> {
  for (const { id } of things) yield { word: fold(id), value: id };
  for (const { id, name } of things) for (const word of [name.zh, name.en]) yield { word: fold(word), value: id };
  for (const { id, also } of things) for (const word of also ?? []) yield { word: fold(word), value: id };
}

function* cardWords(ruleset: Ruleset): Generator<{ word: string; value: { deck: DeckId; card: CardId } }> {
  for (const deck of ruleset.decks)
    for (const { word, value } of wordsOf(deck.cards)) yield { word, value: { deck: deck.id, card: value } };
  for (const deck of ruleset.decks)
    for (const prefix of [deck.id, deck.name.zh, deck.name.en])
      for (const { word, value } of wordsOf(deck.cards))
        yield { word: `${fold(prefix)}/${word}`, value: { deck: deck.id, card: value } };
}

function firstOf<Id>(words: Iterable<{ readonly word: string; readonly value: Id }>): ReadonlyMap<string, Id> {
  const map = new Map<string, Id>();
  for (const { word, value } of words) if (!map.has(word)) map.set(word, value);
  return map;
}

function spellings(things: readonly WordFor<string>[]): readonly string[] {
  return things.flatMap(({ id, name, also }) => [name.zh, name.en, id, ...(also ?? [])]);
}

/**
 * Order of two strings by Unicode code point: the one order in which selections, pins and public lists are sorted, because it is the
 * same on every machine. (JavaScript's own `<` compares UTF-16 units, which differs beyond the basic plane.)
 * Returns a negative number, 0 or a positive number, as `sort` wants it.
 */
export function byCodePoint(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const difference = left[i]!.codePointAt(0)! - right[i]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** A sorted copy without repetitions. */
export function sortedSet(texts: Iterable<string>): readonly string[] {
  return [...new Set(texts)].sort(byCodePoint);
}

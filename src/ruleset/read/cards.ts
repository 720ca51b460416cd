/** Reads factions, roles and decks, and the names of all things that the other parts speak of. */

import { fold } from '../../spelling.ts';
import type {
  Amount,
  AttributeId,
  Card,
  CardId,
  Deck,
  DeckId,
  Faction,
  FactionId,
  ParameterId,
  Role,
  RoleId,
} from '../model.ts';
import type { NamesFile } from '../schema.ts';
import { type Book, listOf, type Named, type Path, textOf } from './book.ts';
import { readAmount } from './tables.ts';

/**
 * Tells the book every id of the file with its names. Faults noted: `ruleset-id-twice` where one id is a card, a faction or an attribute twice
 * (a clause may speak of all three), `ruleset-id-reserved`, `ruleset-name-twice` for two cards of one deck under one name.
 */
export function addNames(book: Book): void {
  const items = new Map<string, string>();
  const add = (named: Named, file: NamedFile, path: Path) => {
    if (RESERVED.has(named.id)) book.note('ruleset-id-reserved', { id: named.id }, path, { onKey: true });
    if (named.kind === 'card' || named.kind === 'faction' || named.kind === 'attribute') {
      const first = items.get(named.id);
      if (first !== undefined) {
        book.note('ruleset-id-twice', { id: named.id, first, second: named.kind }, path, { onKey: true });
      }
      items.set(named.id, named.kind);
    }
    book.name(named, wordsOf(file));
  };
  const { factions, roles, attributes, parameters, decks } = book.file;
  for (const { key, value, path } of book.entries(factions, ['factions'])) {
    add({ kind: 'faction', id: key as FactionId }, value, path);
  }
  for (const { key, value, path } of book.entries(roles, ['roles'])) {
    add({ kind: 'role', id: key as RoleId }, value, path);
  }
  for (const clause of book.entries(attributes, ['attributes'])) {
    for (const { key, value, path } of book.entries(clause.value.kinds, [...clause.path, 'kinds'])) {
      add({ kind: 'attribute', id: key as AttributeId }, value, path);
    }
  }
  for (const { key, value, path } of book.entries(parameters, ['parameters'])) {
    add({ kind: 'parameter', id: key as ParameterId }, value, path);
  }
  for (const { key, value, path } of book.entries(decks, ['decks'])) {
    book.name({ kind: 'deck', id: key as DeckId }, wordsOf(value));
    const seen = new Map<string, string>();
    for (const card of book.entries(value.cards, [...path, 'cards'])) {
      add({ kind: 'card', id: card.key as CardId }, card.value, card.path);
      for (const word of new Set([card.key, ...wordsOf(card.value)].map(fold))) {
        const first = seen.get(word);
        if (first !== undefined) {
          book.note('ruleset-name-twice', { name: word, first, second: card.key }, card.path, { onKey: true });
        }
        seen.set(word, card.key);
      }
    }
  }
}

export function readFactions(book: Book): Faction[] {
  return book
    .entries(book.file.factions, ['factions'])
    .map(({ key, value }) => ({ id: key as FactionId, name: textOf(value) }));
}

/** Faults noted: `role-own-and-may-own`, and those of names. */
export function readRoles(book: Book): Role[] {
  return book.entries(book.file.roles, ['roles']).map(({ key, value, path }) => {
    const own = value.own === undefined ? null : book.find(value.own, ['faction'], [...path, 'own']);
    const mayOwn = book.idsOf(value['may-own'], 'faction', [...path, 'may-own']);
    if (own !== null && mayOwn.length > 0) book.note('role-own-and-may-own', { role: key }, path, { onKey: true });
    return { id: key as RoleId, name: textOf(value), own: own?.id ?? null, mayOwn };
  });
}

/** Faults noted: `deck-rest-twice`, `deck-pool-twice`, and those of names. */
export function readDecks(book: Book): Deck[] {
  const decks = book.entries(book.file.decks, ['decks']).map(({ key, value, path }) => ({
    id: key as DeckId,
    name: textOf(value),
    weights: value.weights ?? 'deals',
    pool: value.pool ?? false,
    cards: readCards(book, value.cards, [...path, 'cards']),
  }));
  const second = decks.filter((deck) => deck.pool)[1];
  if (second !== undefined) book.note('deck-pool-twice', { deck: second.id }, ['decks', second.id, 'pool']);
  return decks;
}

/** The cards that words stand for; a faction stands for its cards. */
export function cardsOf(book: Book, decks: readonly Deck[], words: NamesFile | undefined, path: Path): CardId[] {
  return listOf(words, path).flatMap(({ word, path: at }) => {
    const named = book.find(word, ['card', 'faction'], at);
    if (named?.kind === 'card') return [named.id];
    const cards = named === null ? [] : decks.flatMap((deck) => deck.cards);
    return cards.filter((card) => card.faction === named?.id).map((card) => card.id);
  });
}

type CardFile = Book['file']['decks'][string]['cards'][string];
type NamedFile = Pick<CardFile, 'zh' | 'en' | 'also'>;

/** Words that mean something else where an id could stand. */
const RESERVED: ReadonlySet<string> = new Set(['own', 'other', 'rest', 'drawn']);

function wordsOf(file: NamedFile): string[] {
  return [String(file.zh), String(file.en), ...listOf(file.also, []).map(({ word }) => word)];
}

function readCards(book: Book, file: Readonly<Record<string, CardFile>>, path: Path): Card[] {
  let rest: string | null = null;
  return book.entries(file, path).map(({ key, value, path: at }) => {
    const faction = value.faction === undefined ? null : book.find(value.faction, ['faction'], [...at, 'faction']);
    const amount = readAmount(book, value.copies ?? 1, [...at, 'copies']);
    if (value.least !== undefined && amount.kind !== 'rest') {
      book.note('rule-word-misplaced', { word: 'least', with: 'copies: rest' }, [...at, 'least'], { onKey: true });
    }
    const copies: Amount =
      amount.kind === 'rest' && value.least !== undefined ? { kind: 'rest', least: value.least } : amount;
    if (copies.kind === 'rest' && rest !== null) {
      book.note('deck-rest-twice', { first: rest, second: key }, [...at, 'copies']);
    }
    if (copies.kind === 'rest') rest = key;
    return {
      id: key as CardId,
      name: textOf(value),
      faction: faction?.id ?? null,
      copies,
      also: listOf(value.also, at).map(({ word }) => word),
      does: value.does === undefined ? null : textOf(value.does),
    };
  });
}

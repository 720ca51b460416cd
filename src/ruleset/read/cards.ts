/** Reads factions, roles, attributes and decks: the things that the other parts speak of. */

import { fold } from '../../spelling.ts';
import type {
  Amount,
  Attribute,
  AttributeId,
  Card,
  CardId,
  Deck,
  DeckId,
  Faction,
  FactionId,
  Parameter,
  ParameterId,
  Role,
  RoleId,
} from '../model.ts';
import { listOf, type Named, type NameIndex } from '../names.ts';
import { type Book, type Path, textOf } from './book.ts';
import { readAmount } from './tables.ts';

/**
 * Adds every id of the file to the names. Faults noted: `ruleset-id-twice` where one id is a card, a faction or an attribute twice
 * (a clause may speak of all three), `ruleset-id-reserved`, `ruleset-name-twice` for two cards of one deck under one name.
 */
export function addNames(book: Book, names: NameIndex): void {
  const items = new Map<string, string>();
  const add = (named: Named, file: NamedFile, path: Path, item: boolean) => {
    if (RESERVED.has(named.id)) book.note('ruleset-id-reserved', { id: named.id }, path, { onKey: true });
    const before = items.get(named.id);
    if (item && before !== undefined) {
      book.note('ruleset-id-twice', { id: named.id, first: before, second: named.kind }, path, { onKey: true });
    }
    if (item) items.set(named.id, named.kind);
    names.add(named, wordsOf(file));
  };
  for (const { key, value, path } of book.entries(book.file.factions, ['factions'])) {
    add({ kind: 'faction', id: key as FactionId }, value, path, true);
  }
  for (const { key, value, path } of book.entries(book.file.roles, ['roles'])) {
    add({ kind: 'role', id: key as RoleId }, value, path, false);
  }
  for (const { key, value, path } of book.entries(book.file.attributes, ['attributes'])) {
    add({ kind: 'attribute', id: key as AttributeId }, value, path, true);
  }
  for (const { key, value, path } of book.entries(book.file.parameters, ['parameters'])) {
    names.add({ kind: 'parameter', id: key as ParameterId }, wordsOf(value));
    if (RESERVED.has(key)) book.note('ruleset-id-reserved', { id: key }, path, { onKey: true });
  }
  for (const { key, value, path } of book.entries(book.file.decks, ['decks'])) {
    names.add({ kind: 'deck', id: key as DeckId }, wordsOf(value));
    const seen = new Map<string, string>();
    for (const card of book.entries(value.cards, [...path, 'cards'])) {
      add({ kind: 'card', id: card.key as CardId }, card.value, card.path, true);
      for (const word of new Set([card.key, ...wordsOf(card.value)].map(fold))) {
        const other = seen.get(word);
        if (other !== undefined) {
          book.note('ruleset-name-twice', { name: word, first: other, second: card.key }, card.path, { onKey: true });
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
export function readRoles(book: Book, names: NameIndex): Role[] {
  return book.entries(book.file.roles, ['roles']).map(({ key, value, path }) => {
    const own = value.own === undefined ? null : names.find(value.own, ['faction'], [...path, 'own']);
    const mayOwn = names.idsOf(value['may-own'], 'faction', [...path, 'may-own']);
    if (own !== null && mayOwn.length > 0) book.note('role-own-and-may-own', { role: key }, path, { onKey: true });
    return { id: key as RoleId, name: textOf(value), own: own?.id ?? null, mayOwn };
  });
}

export function readAttributes(book: Book): Attribute[] {
  return book.entries(book.file.attributes, ['attributes']).map(({ key, value, path }) => ({
    id: key as AttributeId,
    name: textOf(value),
    also: listOf(value.also, path).map(({ word }) => word),
  }));
}

/** Faults noted: `deck-rest-twice`, `deck-pool-twice`, and those of names. */
export function readDecks(book: Book, names: NameIndex, parameters: readonly Parameter[]): Deck[] {
  const decks = book.entries(book.file.decks, ['decks']).map(({ key, value, path }) => ({
    id: key as DeckId,
    name: textOf(value),
    weights: value.weights ?? 'deals',
    pool: value.pool ?? false,
    cards: readCards(book, names, parameters, value.cards, [...path, 'cards']),
  }));
  const second = decks.filter((deck) => deck.pool)[1];
  if (second !== undefined) book.note('deck-pool-twice', { deck: second.id }, ['decks', second.id, 'pool']);
  return decks;
}

type CardFile = Book['file']['decks'][string]['cards'][string];
type NamedFile = Pick<CardFile, 'zh' | 'en' | 'also'>;

/** Words that mean something else where an id could stand. */
const RESERVED: ReadonlySet<string> = new Set(['own', 'other', 'rest', 'drawn']);

function wordsOf(file: NamedFile): string[] {
  return [String(file.zh), String(file.en), ...listOf(file.also, []).map(({ word }) => word)];
}

function readCards(
  book: Book,
  names: NameIndex,
  parameters: readonly Parameter[],
  file: Readonly<Record<string, CardFile>>,
  path: Path,
): Card[] {
  let rest: string | null = null;
  return book.entries(file, path).map(({ key, value, path: at }) => {
    const faction = value.faction === undefined ? null : names.find(value.faction, ['faction'], [...at, 'faction']);
    const amount = readAmount(book, names, parameters, value.copies ?? 1, [...at, 'copies']);
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

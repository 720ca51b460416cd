/**
 * The JSON of a deal, whole or with parts missing, as a listing. More lenient than `fromFile`: for verifying, only `seats` must be
 * there, and a card may be a name; but nothing that is there is passed over.
 */
import { FaultError } from '../../fault.ts';
import type { GivenCard, GivenHand } from '../../problem/given.ts';
import type { SelectionRequest } from '../../problem/selection.ts';
import { type Vocabulary, vocabulary } from '../../problem/vocabulary.ts';
import { closest } from '../../ruleset/closest.ts';
import type { AttributeId, CardId, DeckId } from '../../ruleset/ids.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { JsonPath } from '../from-file.ts';
import { type At, placing, type Reader } from './json-reader.ts';
import { dealPath, type JsonText, valueAt } from './json-text.ts';
import type { ListedSeat, Listing } from './listing.ts';

/** What a file says of itself besides its seats; null: nothing. */
export interface DealHeader {
  readonly ruleset: { readonly id: string; readonly fingerprint: string | null } | null;
  /** The selection as a request, the number of seats with it if given. */
  readonly selection: SelectionRequest | null;
  readonly players: number | null;
}

/** @throws FaultError with place: `deal-field`, `deal-field-unknown`, `deal-not-object`, `deals-many` */
export async function readHeader(json: JsonText): Promise<DealHeader> {
  return placing(json, (reader) => {
    const deal = theDeal(reader);
    reader.only(deal.value, deal.path, TOP);
    const ruleset = reader.optional(deal, 'ruleset', 'object');
    const players = reader.optional(deal, 'players', 'int');
    const format = reader.optional(deal, 'format', 'string');
    if (format !== null && format.value !== 'ninelives-deal/1') {
      reader.wrong(format.path, { want: 'one-of', values: ['ninelives-deal/1'] });
    }
    return {
      ruleset: ruleset && {
        id: reader.text(reader.required(ruleset, 'id', 'string')),
        fingerprint: reader.optional(ruleset, 'fingerprint', 'string')?.value ?? null,
      },
      selection: selectionOf(reader, deal, players?.value ?? null),
      players: players?.value ?? null,
    };
  });
}

/** @throws FaultError with place: as `readHeader`; and `unknown-card`, `unknown-role`, `unknown-attribute`, `unknown-deck` */
export async function readDealJson(json: JsonText, file: string, ruleset: Ruleset): Promise<Listing> {
  return placing(json, (reader) => {
    const deal = theDeal(reader);
    const words = vocabulary(ruleset);
    const seats = reader.items(reader.required(deal, 'seats', 'array'));
    if (seats.length === 0) reader.wrong([...deal.path, 'seats'], { want: 'not-empty' });
    return {
      seats: seats.map((seat) => seatOf(reader, seat, file, ruleset, words)),
      stock: stockOf(reader, deal, ruleset, words),
    };
  });
}

const TOP = [
  'format',
  'ruleset',
  'players',
  'selection',
  'scheme',
  'seed',
  'index',
  'number',
  'legal',
  'seats',
  'stock',
  'first',
  'pairings',
  'substitutes',
  'log',
  'commitment',
];

function theDeal(reader: Reader): At<object> {
  const { value } = reader.root;
  const path = dealPath(value);
  if (path !== null) return reader.kind({ value: valueAt(value, path), path }, 'object');
  throw new FaultError({ kind: 'bad', code: 'deals-many', with: { deals: Array.isArray(value) ? value.length : 0 } });
}

function selectionOf(reader: Reader, deal: At<object>, players: number | null): SelectionRequest | null {
  const selection = reader.optional(deal, 'selection', 'object');
  if (selection === null) return players === null ? null : { players };
  reader.only(selection.value, selection.path, ['set', 'readings', 'without', 'pins', 'weights', 'pool']);
  const texts = (key: string): Readonly<Record<string, string>> | null => {
    const map = reader.optional(selection, key, 'object');
    return map && Object.fromEntries(reader.entries(map).map(([name, at]) => [name, String(reader.plain(at))]));
  };
  const list = (key: string): readonly string[] | null => {
    const items = reader.optional(selection, key, 'array');
    return items && reader.items(items).map((item) => reader.text(item));
  };
  const [set, readings, weights] = [texts('set'), texts('readings'), texts('weights')];
  const [without, pins, pool] = [list('without'), list('pins'), list('pool')];
  return {
    ...(players !== null && { players }),
    ...(set && { set }),
    ...(readings && { readings }),
    ...(without && { without }),
    ...(pins && { pins }),
    ...(weights && { weights }),
    ...(pool && { pool }),
  };
}

function seatOf(reader: Reader, at: At<unknown>, file: string, ruleset: Ruleset, words: Vocabulary): ListedSeat {
  const seat = reader.kind(at, 'object');
  reader.only(seat.value, seat.path, ['seat', 'name', 'role', 'hands', 'order', 'alias']);
  const role = reader.optional(seat, 'role', 'string');
  const known = role === null || /^[?？]*$/.test(role.value) ? null : words.role(role.value);
  if (known === null && role !== null && !/^[?？]*$/.test(role.value)) {
    reader.fault(role.path, 'unknown-role', { role: role.value }, words.closestRole(role.value));
  }
  const hands = new Map<DeckId, GivenHand>();
  const decks = reader.optional(seat, 'hands', 'object');
  if (decks !== null) {
    for (const [name, hand] of reader.entries(decks)) {
      const deck = deckOf(reader, name, hand.path, ruleset);
      if (deck !== null && hand.value !== null) hands.set(deck, handOf(reader, hand, deck, words));
    }
  }
  return {
    seat: reader.optional(seat, 'seat', 'int')?.value ?? null,
    name: reader.optional(seat, 'name', 'string')?.value ?? null,
    role: known,
    hands,
    place: { file },
  };
}

function handOf(reader: Reader, at: At<unknown>, deck: DeckId, words: Vocabulary): GivenHand {
  const cards: GivenCard[] = [];
  let complete = true;
  for (const item of reader.items(reader.kind(at, 'array'))) {
    const card = typeof item.value === 'string' ? { ...item, value: item.value } : cardName(reader, item);
    if (/^[?？]+$/.test(card.value)) complete = false;
    else {
      const id = cardOf(reader, card, deck, words);
      if (id !== null)
        cards.push({ card: id, attributes: typeof item.value === 'string' ? [] : marksOf(reader, item, words) });
    }
  }
  return { cards, complete };
}

function cardName(reader: Reader, item: At<unknown>): At<string> {
  const card = reader.kind(item, 'object');
  reader.only(card.value, card.path, ['card', 'name', 'attributes']);
  return reader.required(card, 'card', 'string');
}

function cardOf(reader: Reader, { value, path }: At<string>, deck: DeckId, words: Vocabulary): CardId | null {
  const known = words.cards(value);
  const card = known.find((one) => one.deck === deck);
  if (card !== undefined) return card.card;
  if (known.length > 0) reader.fault(path, 'card-other-deck', { card: value, deck });
  else reader.fault(path, 'unknown-card', { card: value }, words.closestCard(value));
  return null;
}

function marksOf(reader: Reader, item: At<unknown>, words: Vocabulary): readonly AttributeId[] {
  const marks = reader.optional(reader.kind(item, 'object'), 'attributes', 'array');
  if (marks === null) return [];
  return reader.items(marks).flatMap((mark) => {
    const text = reader.text(mark);
    const attribute = words.attribute(text);
    if (attribute !== null) return [attribute];
    reader.fault(mark.path, 'unknown-attribute', { attribute: text }, words.closestAttribute(text));
    return [];
  });
}

function stockOf(reader: Reader, deal: At<object>, ruleset: Ruleset, words: Vocabulary): Listing['stock'] {
  const stock = new Map<DeckId, readonly CardId[]>();
  const decks = reader.optional(deal, 'stock', 'object');
  if (decks === null) return stock;
  for (const [name, cards] of reader.entries(decks)) {
    const deck = deckOf(reader, name, cards.path, ruleset);
    if (deck !== null)
      stock.set(
        deck,
        handOf(reader, cards, deck, words).cards.map(({ card }) => card),
      );
  }
  return stock;
}

function deckOf(reader: Reader, name: string, path: JsonPath, ruleset: Ruleset): DeckId | null {
  const deck = ruleset.decks.find(({ id }) => id === name)?.id;
  if (deck !== undefined) return deck;
  const known = ruleset.decks.map(({ id }) => id);
  reader.fault(path, 'unknown-deck', { deck: name, known }, closest(name, known));
  return null;
}

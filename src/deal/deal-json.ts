/**
 * The JSON of many deals: byte for byte what `JSON.stringify` makes of each, but what deals of a batch share (ruleset, selection, the
 * objects of their cards) is written once.
 */
import type { DealFile, DealSeat } from './deal-file.ts';

/**
 * Writes deals as JSON on one line, without a line end, in UTF-8: each character of the answer is a byte, 0 to 255. Bytes are put
 * together and handed to a stream in a fraction of the time that text takes. Values that several deals share are known by identity.
 */
export function dealWriter(): (deal: DealFile) => string {
  const known = new WeakMap<object, string>();
  const shared = (value: object): string => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = utf8(JSON.stringify(value));
    known.set(value, text);
    return text;
  };
  const cards = (list: readonly object[]): string => {
    let text = '';
    for (const card of list) text += `${text === '' ? '' : ','}${shared(card)}`;
    return `[${text}]`;
  };
  const byDeck = (decks: Readonly<Record<string, readonly object[]>>): string =>
    fields(decks, (_, list) => cards(list));
  const seat = (own: DealSeat): string =>
    fields(own, (key) => {
      if (key === 'hands') return byDeck(own.hands);
      const value = own[key];
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' ? quoted(value) : utf8(JSON.stringify(value));
    });
  const seats = (list: readonly DealSeat[]): string => {
    let text = '';
    for (const own of list) text += `${text === '' ? '' : ','}${seat(own)}`;
    return `[${text}]`;
  };
  return (deal) =>
    fields(deal, (key) => {
      if (key === 'seats') return seats(deal.seats);
      if (key === 'stock' && deal.stock) return byDeck(deal.stock);
      if (key === 'ruleset') return shared(deal.ruleset);
      if (key === 'selection') return shared(deal.selection);
      return utf8(JSON.stringify(deal[key]));
    });
}

/** The fields of an object in their order, those without a value left out, as `JSON.stringify` does. */
function fields<T extends object>(value: T, write: <K extends keyof T>(key: K, field: T[K]) => string): string {
  let text = '';
  for (const key of Object.keys(value) as (keyof T & string)[]) {
    // as: its own keys
    if (value[key] === undefined) continue;
    text += `${text === '' ? '' : ','}${quoted(key)}:${write(key, value[key])}`;
  }
  return `{${text}}`;
}

const quotes = new Map<string, string>();

/** Keys, roles and the names of a batch's players are few. */
function quoted(key: string): string {
  const before = quotes.get(key);
  if (before !== undefined) return before;
  const text = utf8(JSON.stringify(key));
  quotes.set(key, text);
  return text;
}

const encoder = new TextEncoder();

/** The bytes of a text, a character each. JSON holds no halves of surrogate pairs: it escapes them. */
function utf8(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  let bytes = '';
  for (const byte of encoder.encode(text)) bytes += String.fromCharCode(byte);
  return bytes;
}

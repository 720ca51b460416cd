import { FaultError } from '../../fault.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { closest } from '../../ruleset/names.ts';
import { fold, simplified } from '../../spelling.ts';
import type { Problem } from '../problem.ts';
import {
  type CardGroup,
  type Event,
  type EventItem,
  type EventName,
  type EventNames,
  eventNames,
  item,
  type Quantifier,
} from './event.ts';

/**
 * Reads one event:
 *
 *     event      = who "holds" item { ("and" | ",") item }
 *     who        = ("some" | "every" | "no") (ROLE | "seat")  |  "seat" NUMBER
 *     item       = [ "exactly" | "no" ] [ NUMBER ] what
 *     what       = CARD [ "*" ATTRIBUTE ]  |  FACTION [ "faction" ]  |  ATTRIBUTE
 *
 * A number means at least so many; `exactly 2 X` means just two, `no X` none. All items are asked of one and the same hand. Names are
 * those of the ruleset in either language; a card comes before a faction of the same name (`X faction` means the faction). Chinese
 * works as well: `有平民持有杀手`, `每个座位持有恰好3张中立`, `没有杀手持有必杀和炸弹`, `3号位持有占卜`.
 *
 * Throws faults `event-who`, `event-role`, `event-seat`, `event-holds`, `event-item`, `event-number`, `event-ambiguous`,
 * `event-mark` and `event-rest`, each with the place in the text and what was probably meant.
 */
export function parseEvent(text: string, ruleset: Ruleset, problem: Problem): Event {
  const scanner = new Scanner(text);
  const names = eventNames(ruleset, problem);
  const fail = failer();
  const who = parseWho(scanner, names, problem, fail);
  if (scanner.take(WORDS.holds) === null) fail('event-holds', scanner, scanner.upTo([]), WORDS.holds);
  const items = [parseItem(scanner, names, problem, fail)];
  while (scanner.take(WORDS.and) !== null) {
    scanner.take(WORDS.and);
    items.push(parseItem(scanner, names, problem, fail));
  }
  if (!scanner.done) fail('event-rest', scanner, scanner.upTo([]), WORDS.and);
  return { text: text.trim(), ...who, items };
}

type EventFault = 'event-who' | 'event-role' | 'event-holds' | 'event-item' | 'event-mark' | 'event-rest';

type Fail = (code: EventFault, scanner: Scanner, found: string, candidates: readonly string[]) => never;

function failer(): Fail {
  return (code, scanner, found, candidates) => {
    const hint = found === '' ? undefined : closest(found, candidates);
    throw new FaultError({
      kind: 'bad',
      code,
      with: { found },
      place: { file: '--event', line: 1, column: scanner.column },
      ...(hint === undefined ? {} : { hint }),
    });
  };
}

function parseWho(
  scanner: Scanner,
  names: EventNames,
  problem: Problem,
  fail: Fail,
): Pick<Event, 'quantifier' | 'roles' | 'seat'> {
  const before = scanner.column;
  const numbered = parseSeat(scanner);
  if (numbered !== null) {
    if (numbered < 1 || numbered > problem.seats)
      throw new FaultError({
        kind: 'bad',
        code: 'event-seat',
        with: { seat: numbered, players: problem.seats },
        place: { file: '--event', line: 1, column: before },
      });
    return { quantifier: 'seat', roles: null, seat: numbered - 1 };
  }
  const quantifiers = ['no', 'some', 'every'] as const;
  const found = longestOf(scanner, quantifiers);
  if (found === null)
    return fail('event-who', scanner, scanner.upTo([]), [...quantifiers.flatMap((word) => WORDS[word]), ...WORDS.seat]);
  scanner.pass(found.length);
  return { quantifier: found.kind, roles: parseScope(scanner, names, fail), seat: null };
}

/** `seat 3`, `座位3`, `3号位`; null where the text does not begin so. */
function parseSeat(scanner: Scanner): number | null {
  const first = scanner.number();
  if (first !== null) {
    scanner.take(WORDS.seat);
    return first;
  }
  if (scanner.take(WORDS.seat) === null) return null;
  return scanner.number();
}

function longestOf(
  scanner: Scanner,
  kinds: readonly Exclude<Quantifier, 'seat'>[],
): { readonly kind: Exclude<Quantifier, 'seat'>; readonly length: number } | null {
  let best: { kind: Exclude<Quantifier, 'seat'>; length: number } | null = null;
  for (const kind of kinds) {
    const found = scanner.longest(WORDS[kind]);
    if (found !== null && found.length > (best?.length ?? 0)) best = { kind, length: found.length };
  }
  return best;
}

function parseScope(scanner: Scanner, names: EventNames, fail: Fail): readonly number[] | null {
  const role = lookUp(scanner, names.roles);
  const all = scanner.longest(WORDS.seats);
  if (role !== null && role.length >= (all?.length ?? 0)) {
    scanner.pass(role.length);
    return [role.values[0]!];
  }
  if (all === null) {
    const candidates = [...names.roles.map(({ name }) => name), ...WORDS.seats];
    return fail('event-role', scanner, scanner.upTo(WORDS.holds), candidates);
  }
  scanner.pass(all.length);
  return null;
}

function parseItem(scanner: Scanner, names: EventNames, problem: Problem, fail: Fail): EventItem {
  const none = scanner.take(WORDS.no) !== null;
  const exactly = scanner.take(WORDS.exactly) !== null;
  scanner.take(WORDS.atLeast);
  const at = scanner.column;
  const number = scanner.number();
  if (number !== null) scanner.take(WORDS.measure);
  // "0 X" would be true of every hand: whoever writes it means "exactly 0 X".
  if ((number === 0 && !exactly) || (none && number !== null))
    throw new FaultError({
      kind: 'bad',
      code: 'event-number',
      with: { number },
      place: { file: '--event', line: 1, column: at },
      hint: 'exactly 0',
    });
  const { group, marks } = parseWhat(scanner, names, problem, fail);
  return item(group, marks, none ? 0 : (number ?? 1), none || exactly);
}

function parseWhat(
  scanner: Scanner,
  names: EventNames,
  problem: Problem,
  fail: Fail,
): { readonly group: CardGroup; readonly marks: readonly number[] } {
  const card = lookUp(scanner, names.cards);
  const faction = lookUp(scanner, names.factions);
  const attribute = lookUp(scanner, names.attributes);
  const length = Math.max(card?.length ?? 0, faction?.length ?? 0, attribute?.length ?? 0);
  if (length === 0) {
    const candidates = [...names.cards, ...names.factions, ...names.attributes].map(({ name }) => name);
    return fail('event-item', scanner, scanner.upTo([...WORDS.and, ...WORDS.marked]), candidates);
  }
  const column = scanner.column;
  scanner.pass(length);
  const factionMeant = faction?.length === length && scanner.take(WORDS.faction) !== null;
  if (card?.length === length && !factionMeant) {
    const group = only(card, column);
    scanner.take(WORDS.cards);
    if (scanner.take(WORDS.marked) === null) return { group, marks: [] };
    return { group, marks: [parseMark(scanner, names, group, fail)] };
  }
  if (faction?.length === length) {
    scanner.take(WORDS.cards);
    return { group: only(faction, column), marks: [] };
  }
  const mark = only(attribute!, column);
  // Marks of a deck are counted on the cards that may carry one.
  const on = problem.decks[mark.deck]!.attributes?.on ?? [];
  return { group: { deck: mark.deck, cards: on }, marks: [mark.attribute] };
}

function parseMark(scanner: Scanner, names: EventNames, group: CardGroup, fail: Fail): number {
  const inDeck = names.attributes.filter(({ value }) => value.deck === group.deck);
  const found = lookUp(scanner, inDeck);
  if (found === null)
    return fail(
      'event-mark',
      scanner,
      scanner.upTo(WORDS.and),
      inDeck.map(({ name }) => name),
    );
  scanner.pass(found.length);
  return found.values[0]!.attribute;
}

interface Found<T> {
  readonly name: string;
  readonly length: number;
  /** Different things under this one name, at least one. */
  readonly values: readonly T[];
}

function lookUp<T>(scanner: Scanner, entries: readonly EventName<T>[]): Found<T> | null {
  const found = scanner.longest(entries.map(({ name }) => name));
  if (found === null) return null;
  const { name } = entries[found.index]!;
  const same = entries.filter((entry) => fold(entry.name) === fold(name)).map(({ value }) => value);
  return { name, length: found.length, values: [...new Set(same)] };
}

function only<T>(found: Found<T>, column: number): T {
  if (found.values.length > 1)
    throw new FaultError({
      kind: 'bad',
      code: 'event-ambiguous',
      with: { found: found.name },
      place: { file: '--event', line: 1, column },
    });
  return found.values[0]!;
}

/**
 * Reads a short sentence word by word, always the longest word that fits, so that Chinese needs no spaces. Case and full-width
 * forms make no difference; places are columns of the text as it was typed.
 */
class Scanner {
  readonly #characters: readonly string[];
  /** Column (from 1) of each character. */
  readonly #columns: readonly number[];
  #at = 0;

  constructor(text: string) {
    const characters: string[] = [];
    const columns: number[] = [];
    for (const [i, typed] of [...text].entries())
      for (const character of normal(typed)) {
        characters.push(character);
        columns.push(i + 1);
      }
    this.#characters = characters;
    this.#columns = [...columns, [...text].length + 1];
    this.#skip();
  }

  /** Whether nothing is left. */
  get done(): boolean {
    return this.#at >= this.#characters.length;
  }

  /** Column of what comes next, from 1. */
  get column(): number {
    return this.#columns[this.#at]!;
  }

  /** What comes next, up to a space or one of `stops`; for messages. */
  upTo(stops: readonly string[]): string {
    const stopWords = stops.map((stop) => [...normal(stop)]);
    let end = this.#at;
    while (end < this.#characters.length) {
      if (end > this.#at && (/\s/.test(this.#characters[end]!) || stopWords.some((stop) => this.#fits(stop, end))))
        break;
      end++;
    }
    return this.#characters.slice(this.#at, end).join('');
  }

  /** Length in characters of the longest of `words` that comes next, with that word's place in the list; null: none. */
  longest(words: readonly string[]): { readonly index: number; readonly length: number } | null {
    let best: { index: number; length: number } | null = null;
    for (const [index, word] of words.entries()) {
      const wanted = [...normal(word)];
      if (wanted.length > (best?.length ?? 0) && this.#fits(wanted, this.#at)) best = { index, length: wanted.length };
    }
    return best;
  }

  /** Goes past `length` characters and the spaces after them. */
  pass(length: number): void {
    this.#at += length;
    this.#skip();
  }

  /** Takes the longest of `words` that comes next; null: none does. */
  take(words: readonly string[]): string | null {
    const found = this.longest(words);
    if (found === null) return null;
    this.pass(found.length);
    return words[found.index]!;
  }

  /** Takes a whole number in digits; null: none comes next. */
  number(): number | null {
    let end = this.#at;
    while (end < this.#characters.length && /[0-9]/.test(this.#characters[end]!)) end++;
    if (end === this.#at) return null;
    const value = Number(this.#characters.slice(this.#at, end).join(''));
    this.#at = end;
    this.#skip();
    return value;
  }

  #fits(word: readonly string[], at: number): boolean {
    if (word.length === 0 || at + word.length > this.#characters.length) return false;
    if (!word.every((character, i) => this.#characters[at + i] === character)) return false;
    const last = word.at(-1)!;
    const next = this.#characters[at + word.length];
    // "seat" is not the beginning of "seats", nor "sniper" of "sniper-2".
    const whole = next === undefined || !LETTER.test(last) || !WORD.test(next);
    const first = word[0]!;
    const before = at > this.#at ? this.#characters[at - 1] : undefined;
    return whole && (before === undefined || !LETTER.test(first) || !WORD.test(before));
  }

  #skip(): void {
    while (this.#at < this.#characters.length && /\s/.test(this.#characters[this.#at]!)) this.#at++;
  }
}

const LETTER = /[a-z0-9]/;
const WORD = /[a-z0-9_-]/;

/** Folded, but with its white space, which parts words. */
function normal(text: string): string {
  return simplified([...text].map((typed) => (/\s/u.test(typed) ? ' ' : fold(typed))).join(''));
}

/** The words of the event grammar, English and Chinese. Where two fit, the longer one is meant. */
const WORDS = {
  some: ['some', 'a', 'an', 'any', '有', '某', '某个', '有个', '有一个', '某名', '至少一个'],
  every: ['every', 'each', 'all', '每', '每个', '每名', '所有'],
  no: ['no', '没有', '无', '没有一个', '没有任何'],
  seat: ['seat', '座位', '号位', '号', '号座位'],
  seats: ['seat', 'seats', 'hand', '座位', '人', '手牌', '玩家'],
  holds: ['holds', 'hold', 'has', '持有', '有', '拿到', '拿着', '握有'],
  exactly: ['exactly', '恰好', '正好', '恰', '刚好'],
  atLeast: ['at least', '至少', '不少于'],
  and: ['and', ',', '&', '、', '和', '与', '及', '并'],
  measure: ['张', '个', '枚', 'x'],
  faction: ['faction', '阵营', '阵营牌'],
  cards: ['card', 'cards', '牌', '的牌'],
  marked: ['*', 'with', '带', '×'],
} as const;

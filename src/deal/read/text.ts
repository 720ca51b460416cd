/**
 * A deal as moderators paste it, one line a seat: `1. 苹果（杀手）：杀手、恶魔、必杀*杀手属性、圣人、先知`. Number, name and role may each be
 * missing, the role may stand behind a space (`1号 苹果 杀手：…`); punctuation is full-width or ASCII. A line `剩余牌：…` lists undealt cards. Empty lines and lines that begin with `#` are skipped.
 */
import {
  type Fault,
  type FaultCode,
  FaultError,
  fault,
  MOST_FAULTS,
  type Place,
  placedAt,
  type Tells,
} from '../../fault.ts';
import { type Vocabulary, vocabulary } from '../../problem/names.ts';
import type { PartialHand } from '../../problem/problem.ts';
import type { DeckId, RoleId, Ruleset } from '../../ruleset/model.ts';
import { type CardList, type ListedCard, readCardList } from './card-list.ts';
import { isStock, type ListedSeat, type Listing, stockOf } from './listing.ts';

/** Characters that a line of a seat may have, and colons in it: beyond them it is something else, and not worth the time. */
const MOST_LINE = 4000;
const MOST_COLONS = 12;

/**
 * @param text line ends as `\n`
 * @throws FaultError with place: `line-too-long`, `line-no-colon`, `line-two-colons`, `unknown-card`, `unknown-role`, `unknown-attribute`,
 *   `card-in-two-decks`, `card-copies`, `attribute-twice`
 */
export function readLines(text: string, file: string, ruleset: Ruleset): Listing {
  const words = vocabulary(ruleset);
  const faults: Fault[] = [];
  const seats: ListedSeat[] = [];
  const undealt: ListedCard[] = [];
  text.split('\n').forEach((line, at) => {
    if (faults.length >= MOST_FAULTS || /^\s*(#|\/\/|$)/u.test(line)) return;
    const read = readLine(line, ruleset, words, (offset) => ({ file, line: at + 1, column: offset + 1 }));
    if ('faults' in read) faults.push(...read.faults);
    else if ('hands' in read) seats.push(read);
    else undealt.push(...read);
  });
  if (faults.length > 0) throw new FaultError(...faults.slice(0, MOST_FAULTS));
  return { seats, stock: stockOf(undealt) };
}

type At = (offset: number) => Place;

interface Faulty {
  readonly faults: readonly Fault[];
}

/** A seat, or the cards of a line that lists the undealt ones. */
function readLine(
  line: string,
  ruleset: Ruleset,
  words: Vocabulary,
  at: At,
): ListedSeat | readonly ListedCard[] | Faulty {
  if (line.length > MOST_LINE) return bad('line-too-long', { most: MOST_LINE }, at(MOST_LINE));
  const cut = splitAt(line, words, at);
  if (typeof cut !== 'number') return cut;
  const head = readHead(line.slice(0, cut), words, at);
  if ('faults' in head) return head;
  const cards = readCardList(line.slice(cut + 1), words);
  if (cards.faults.length > 0) {
    return { faults: cards.faults.map((one) => placedAt(one.fault, at(cut + 1 + one.offset))) };
  }
  if (isStock(line.slice(0, cut))) return cards.cards;
  const place = at(line.length - line.trimStart().length);
  return { ...head, hands: handsOf(cards, ruleset, (offset) => at(cut + 1 + offset)), place };
}

/** The offset of the colon before the cards; the end of the line where a player with a role, and no cards, is named. */
function splitAt(line: string, words: Vocabulary, at: At): number | Faulty {
  const colons = [...line.matchAll(/[:：]/gu)].map(({ index }) => index);
  if (colons.length > MOST_COLONS) return bad('line-two-colons', {}, at(colons[1]!));
  if (colons.length === 0) {
    return saysRole(line, words) ? line.length : bad('line-no-colon', {}, at(line.length));
  }
  const lists = colons.map((colon) => readCardList(line.slice(colon + 1), words));
  const afterRole = colons.findLastIndex((colon) => saysRole(line.slice(0, colon), words));
  const readable = lists.findLastIndex(({ faults }) => faults.length === 0);
  const chosen = afterRole >= 0 ? afterRole : readable >= 0 ? readable : colons.length - 1;
  // A name may hold a colon, but not one that cards stand before, nor may one stand between the cards.
  const between =
    chosen > 0 && afterRole < 0 ? readCardList(line.slice(colons[chosen - 1]! + 1, colons[chosen]), words) : null;
  if (between !== null && isCards(between)) return bad('line-two-colons', {}, at(colons[chosen]!));
  if (lists[chosen]!.faults.length > 0 && chosen < colons.length - 1) {
    return bad('line-two-colons', {}, at(colons[chosen + 1]!));
  }
  return colons[chosen]!;
}

function isCards({ cards, faults }: CardList): boolean {
  return cards.length > 0 && faults.length === 0;
}

type Head = Pick<ListedSeat, 'seat' | 'name' | 'role'>;

/** The seat number before a line, with what parts it from the rest. */
export const NUMBER =
  /^[(（[【]?\s*(?:座位|第|seat|no\.?|#)?\s*([0-9０-９]+)(?:\s*(?:号位?|號位?|位|楼)|(?=\s*[)）\]】.．、,，:：]|\s|$))\s*[)）\]】]?\s*[.．、,，:：]?\s*/iu;

function readHead(head: string, words: Vocabulary, at: At): Head | Faulty {
  const lead = head.length - head.trimStart().length;
  const number = NUMBER.exec(head.slice(lead));
  const seat = number === null ? null : Number(number[1]!.normalize('NFKC'));
  const start = lead + (number?.[0].length ?? 0);
  const rest = head.slice(start);
  const bracket = bracketRole(rest, words);
  if (bracket?.fault !== undefined) {
    return { faults: [placedAt(bracket.fault, at(start + bracket.offset))] };
  }
  const written = (bracket === null ? rest : rest.slice(0, bracket.start)).trim().replace(/^[@＠](?=.)/u, '');
  // Before the names are known people write the role in their place.
  const alone = bracket === null ? words.role(written) : null;
  if (bracket !== null || alone !== null) {
    return { seat, name: written === '' || alone !== null ? null : written, role: bracket?.role ?? alone };
  }
  return { seat, ...spacedRole(written, words) };
}

/** A name with a role behind a space. Names of roles may hold spaces themselves: the longest that fits is meant. */
function spacedRole(written: string, words: Vocabulary): Pick<Head, 'name' | 'role'> {
  for (const { index } of written.matchAll(/\s+/gu)) {
    const role = words.role(written.slice(index).trim());
    if (role !== null) return { name: written.slice(0, index), role };
  }
  return { name: written === '' ? null : written, role: null };
}

interface Bracket {
  /** Null: written as unknown (`？`). */
  readonly role: RoleId | null;
  /** Offset of the bracket and of what it holds. */
  readonly start: number;
  readonly offset: number;
  readonly fault?: Fault;
}

/** Whether a text ends with a role in brackets, be it an unknown one (`？`). */
function saysRole(text: string, words: Vocabulary): boolean {
  const bracket = bracketRole(text, words);
  return bracket !== null && bracket.fault === undefined;
}

/** The role in the bracket that ends a text. Null where there is none: then a bracket belongs to the name. */
function bracketRole(text: string, words: Vocabulary): Bracket | null {
  const end = text.trimEnd().length - 1;
  if (!CLOSING.has(text[end] ?? '')) return null;
  let start = end - 1;
  while (start >= 0 && !OPENING.has(text[start]!) && !CLOSING.has(text[start]!)) start--;
  if (!OPENING.has(text[start] ?? '')) return null;
  const inside = text.slice(start + 1, end).trim();
  const found = { role: null, start, offset: start + 1 + text.slice(start + 1).search(/\S/u) };
  if (/^[?？]*$/u.test(inside)) return found;
  const role = words.role(inside);
  if (role !== null) return { ...found, role };
  const hint = words.closestRole(inside);
  if (hint === undefined) return null;
  return { ...found, fault: { kind: 'bad', code: 'unknown-role', with: { role: inside }, hint } };
}

const OPENING: ReadonlySet<string> = new Set('(（[【');
const CLOSING: ReadonlySet<string> = new Set(')）]】');

function bad<Code extends FaultCode>(code: Code, tells: Tells[Code], place: Place): Faulty {
  return { faults: [fault('bad', code, tells, { place })] };
}

// A list of cards as hands, deck by deck.

/**
 * Each deck of which the list names a card gets a hand. A `?` leaves every deck open: nobody can tell where the missing cards belong.
 * A list without anything says nothing.
 */
export function handsOf(
  { cards, open }: CardList,
  ruleset: Pick<Ruleset, 'decks'>,
  place: (offset: number) => Place,
): ReadonlyMap<DeckId, PartialHand> {
  const hands = new Map<DeckId, PartialHand>();
  for (const { id } of ruleset.decks) {
    const own = cards.filter(({ deck }) => deck === id);
    if (own.length === 0 && !(open && ruleset.decks.length === 1)) continue;
    hands.set(id, {
      cards: own.map(({ card, attributes, offset }) => ({ card, attributes, place: place(offset) })),
      complete: !open,
    });
  }
  return hands;
}

/** A line that only parts: `---`, `=====`. */
const RULE = /^[\s\-=_*~·—–]{3,}$/;
/** A heading without a colon, as people put over a deal: 第3局, Deal 4, 2026-03-01. */
const HEADING =
  /^\s*(?:第\s*[0-9０-９一二三四五六七八九十百]+\s*[局场場盘]|(?:deal|game|round)\s*\d+|\d{4}\s*[-/.年])[^:：]*$/iu;

/**
 * Pasted lines of several deals as the lines of each; every line keeps its number. A deal ends at a line that only parts (`---`), at
 * a heading (`第3局`, `Deal 4`, a date), and where the seat numbers begin again; also at an empty line or a comment, unless the
 * numbers run on after it.
 * @param text line ends as `\n`
 */
export function* splitLines(text: string): Generator<string, void, undefined> {
  const lines = text.split('\n');
  const deals: number[][] = [];
  let current: number[] = [];
  let last = 0;
  let gap = false;
  const end = (): void => {
    if (current.length > 0) deals.push(current);
    current = [];
    last = 0;
    gap = false;
  };
  for (const [at, line] of lines.entries()) {
    if (RULE.test(line) || HEADING.test(line)) {
      end();
      continue;
    }
    if (/^\s*(#|\/\/|$)/u.test(line)) {
      gap = true;
      continue;
    }
    const number = NUMBER.exec(line);
    const seat = number === null ? null : Number(number[1]!.normalize('NFKC'));
    const again = seat !== null && seat <= last;
    // Lines without numbers that are each set apart by empty ones are still one deal.
    const apart = gap && (seat === null ? current.length > 1 : last === 0);
    if (again || apart) end();
    current.push(at);
    last = seat ?? 0;
    gap = false;
  }
  end();
  // One at a time: each carries the empty lines before it, and all of them at once would be the square of the text.
  for (const own of deals) {
    const kept = own.map((at, nth) => `${'\n'.repeat(at - (own[nth - 1] ?? 0))}${lines[at]}`);
    yield kept.join('');
  }
}

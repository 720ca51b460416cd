/**
 * A list of cards as people write it: `杀手、恶魔、必杀*杀手属性、圣人、先知`. Parted by 、 , ; in either width; where that leaves something
 * unknown, also by spaces and slashes. A card may carry attributes (`必杀*杀手属性`, `必杀（杀手属性、狼人属性）`), a number of copies
 * (`庶民×3`) and its deck (`main/必杀`); `?` stands for the cards that are missing.
 */
import { type Fault, type FaultCode, fault as faultOf, type Tells } from '../../fault.ts';
import type { Vocabulary } from '../../problem/names.ts';
import type { PartialCard } from '../../problem/problem.ts';
import type { AttributeId, DeckId } from '../../ruleset/model.ts';

export interface CardList {
  /** Cards with their decks, a card once for each copy, in the order written. */
  readonly cards: readonly ListedCard[];
  /** Whether a `?` says that cards are missing. */
  readonly open: boolean;
  /** What could not be read, with its offset in the text. */
  readonly faults: readonly ListFault[];
}

export interface ListedCard extends PartialCard {
  readonly deck: DeckId;
  /** Where it stands in the text. */
  readonly offset: number;
}

export interface ListFault {
  readonly fault: Fault;
  readonly offset: number;
}

/**
 * @param deck the deck that unmarked names are looked for in first, where the file says which
 */
export function readCardList(text: string, words: Vocabulary, deck: DeckId | null = null): CardList {
  const cards: ListedCard[] = [];
  const faults: ListFault[] = [];
  let open = false;
  for (const item of items(text)) {
    if (/^[?？]+$/u.test(item.text)) {
      open = true;
      continue;
    }
    const read = readItem(item, words, deck);
    if (Array.isArray(read)) {
      for (const part of read) {
        if (part === 'open') open = true;
        else cards.push(part);
      }
    } else faults.push(read);
  }
  return { cards, open, faults };
}

interface Item {
  readonly text: string;
  readonly offset: number;
}

type Part = ListedCard | 'open';

/** Most characters between two separators: a long hand with spaces between the cards. */
const MOST_ITEM = 500;

/** Most copies that one item may ask for; a longer number is no number of copies. */
const MOST_COPIES = 99;

/** The pieces between separators that stand in no bracket; ends trimmed, empty ones left out. */
function items(text: string): readonly Item[] {
  const pieces: Item[] = [];
  let depth = 0;
  let start = 0;
  const cut = (end: number) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    const trimmed = withoutStop(raw.trim());
    if (trimmed !== '') pieces.push({ text: trimmed, offset: start + lead });
    start = end + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if ('(（[【'.includes(char)) depth++;
    else if (')）]】'.includes(char)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && '、,，;；\t\n'.includes(char)) cut(at);
  }
  cut(text.length);
  return pieces;
}

function withoutStop(text: string): string {
  return text.endsWith('。') || text.endsWith('.') ? text.slice(0, -1).trimEnd() : text;
}

function readItem(item: Item, words: Vocabulary, deck: DeckId | null): Part[] | ListFault {
  if (item.text.length > MOST_ITEM) return fault('unknown-card', { card: `${item.text.slice(0, 40)}…` }, item.offset);
  const whole = readCard(item, words, deck);
  if (Array.isArray(whole) || whole.fault.code !== 'unknown-card') return whole;
  return readRun(item, words, deck) ?? whole;
}

/** Cards that run on with spaces, slashes or the like between them; the longest known name first. Null: no part of it is known. */
function readRun(item: Item, words: Vocabulary, deck: DeckId | null): Part[] | ListFault | null {
  const pieces = [...item.text.matchAll(/[^\s/／+＋|｜·・]+/gu)];
  if (pieces.length < 2) return null;
  const read: Part[] = [];
  let unread: ListFault | null = null;
  for (let from = 0; from < pieces.length; ) {
    let took = 0;
    let fault: ListFault | null = null;
    for (let to = pieces.length; to > from && took === 0; to--) {
      const last = pieces[to - 1]!;
      const text = item.text.slice(pieces[from]!.index, last.index + last[0].length);
      if (/^[?？]+$/u.test(text)) {
        read.push('open');
        took = 1;
        break;
      }
      const cards = readCard({ text, offset: item.offset + pieces[from]!.index }, words, deck);
      if (Array.isArray(cards)) {
        read.push(...cards);
        took = to - from;
      } else fault = cards;
    }
    if (took === 0) unread ??= fault;
    from += Math.max(1, took);
  }
  return read.length === 0 ? null : (unread ?? read);
}

/** One card with what is written after it. */
function readCard(item: Item, words: Vocabulary, deck: DeckId | null): ListedCard[] | ListFault {
  const plain = cardNamed(item.text, words, deck);
  if (plain !== null)
    return 'fault' in plain ? { ...plain, offset: item.offset } : [{ ...plain, attributes: [], offset: item.offset }];
  const copies = /^(.*\S)\s*[×✕xX*＊]\s*([0-9０-９]{1,3})$/u.exec(item.text);
  if (copies !== null) {
    const count = Number(copies[2]!.normalize('NFKC'));
    const one = readCard({ text: copies[1]!, offset: item.offset }, words, deck);
    if (!Array.isArray(one)) return one;
    if (count < 1 || count > MOST_COPIES) return fault('card-copies', { copies: count }, item.offset);
    return Array.from({ length: count }, () => one).flat();
  }
  const { name, marks } = parts(item);
  const card = cardNamed(name, words, deck);
  if (card === null) return fault('unknown-card', { card: name }, item.offset, words.closestCard(name));
  if ('fault' in card) return { ...card, offset: item.offset };
  const attributes = new Set<AttributeId>();
  for (const mark of marks.flatMap((written) => apart(written, words))) {
    const attribute = words.attribute(mark.text);
    if (attribute === null) {
      return fault('unknown-attribute', { attribute: mark.text }, mark.offset, words.closestAttribute(mark.text));
    }
    if (attributes.has(attribute)) return fault('attribute-twice', { attribute: mark.text }, mark.offset);
    attributes.add(attribute);
  }
  return [{ ...card, attributes: [...attributes], offset: item.offset }];
}

/** `必杀*甲*乙`, `必杀*甲+乙`, `必杀（甲、乙）`: the name, and the attributes with their offsets. */
function parts({ text, offset }: Item): { readonly name: string; readonly marks: readonly Item[] } {
  const bracket = /^(.*?)\s*[(（[【]([^()（）[\]【】]*)[)）\]】]$/u.exec(text);
  const star = text.search(/[*＊]/u);
  const cut = bracket !== null && (star < 0 || star > bracket[1]!.length) ? bracket[1]!.length : star;
  if (cut < 0) return { name: text, marks: [] };
  const rest = text.slice(cut);
  return { name: text.slice(0, cut).trim(), marks: pieces(rest, /[^*＊+＋、,，()（）[\]【】]+/gu, offset + cut) };
}

/** Attributes may have names of several words; spaces part them only where that makes known ones. */
function apart(written: Item, words: Vocabulary): readonly Item[] {
  if (words.attribute(written.text) !== null) return [written];
  const single = pieces(written.text, /\S+/gu, written.offset);
  return single.every(({ text }) => words.attribute(text) !== null) ? single : [written];
}

/** The matches of a pattern that hold more than spaces, ends trimmed. */
function pieces(text: string, pattern: RegExp, offset: number): readonly Item[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const trimmed = match[0].trim();
    if (trimmed === '') return [];
    return [{ text: trimmed, offset: offset + match.index + match[0].indexOf(trimmed) }];
  });
}

function cardNamed(text: string, words: Vocabulary, deck: DeckId | null) {
  const known = words.cards(text);
  if (known.length === 0) return null;
  const [card] = deck === null ? known : known.filter((one) => one.deck === deck);
  if (card === undefined) return fault('card-other-deck', { card: text, deck: deck ?? '' }, 0);
  if (known.length > 1 && deck === null) {
    return fault('card-in-two-decks', { card: text, decks: known.map((one) => `${one.deck}/${one.card}`) }, 0);
  }
  return card;
}

function fault<Code extends FaultCode>(code: Code, tells: Tells[Code], offset: number, hint?: string): ListFault {
  return { fault: faultOf('bad', code, tells, hint === undefined ? {} : { hint }), offset };
}

/**
 * The grammar of a FACT: `WHO=ROLE`, or `WHO:CARD[*ATTRIBUTE][,CARD…]`: the seat has this role, or holds at least these cards (a card
 * twice: two copies). WHO is a seat number, a player's name, or `@name` for a name that is a number. The split is at the last `=` or
 * `:` that leaves a known role or known cards, so that names may contain both. A leading `!` makes it a ban: never this role, never
 * one of this card. Full-width punctuation is read like ASCII.
 */
import { type Fault, type FaultCode, FaultError, fault, type Tells } from '../fault.ts';
import type { AttributeId, CardId, DeckId, RoleId, Ruleset } from '../ruleset/model.ts';
import { closest } from '../ruleset/names.ts';
import { fold } from '../spelling.ts';
import { byCodePoint, type Vocabulary, vocabulary } from './names.ts';

export type Fact = RoleFact | CardsFact;

export interface RoleFact {
  readonly kind: 'role';
  readonly ban: boolean;
  /** 1-based. */
  readonly seat: number;
  readonly role: RoleId;
}

export interface CardsFact {
  readonly kind: 'cards';
  readonly ban: boolean;
  /** 1-based. */
  readonly seat: number;
  /** Sorted by their text; a card once for each copy. A ban has exactly one. */
  readonly cards: readonly FactCard[];
}

export interface FactCard {
  readonly deck: DeckId;
  readonly card: CardId;
  /** Sorted by code point; the copy carries at least these. */
  readonly attributes: readonly AttributeId[];
}

/** What facts are read against. */
export interface FactScope {
  /** With its pool put in. */
  readonly ruleset: Ruleset;
  readonly players: number;
  /** Names in seat order; empty where no names are known. */
  readonly names: readonly string[];
}

/** A reader of facts for one ruleset and table; keep it for many facts. */
interface FactReader {
  /** One fact; with `ban` one for each card. Throws one fault: what is unknown, and what was probably meant. */
  readonly fact: (text: string, ban: boolean) => readonly Fact[];
  /** The 0-based seat of a WHO. Throws faults `seat-range`, `unknown-player`. */
  readonly who: (text: string) => number;
}

export function factReader(scope: FactScope): FactReader {
  const words = vocabulary(scope.ruleset);
  return {
    who: (text) => seatOf(text, scope) - 1,
    fact: (text, ban) => {
      const banned = /^\s*[!！]/u.test(text) && !namesItself(text, scope.names);
      return read(banned ? text.replace(/^\s*[!！]/u, '') : text, ban || banned, scope, words);
    },
  };
}

/** The normal form: ids and seat numbers, `2:slayer,vest*killer-mark`, `1=villager`, `!3:sniper`. */
export function factText(fact: Fact, ruleset: Ruleset): string {
  const who = `${fact.ban ? '!' : ''}${fact.seat}`;
  if (fact.kind === 'role') return `${who}=${fact.role}`;
  return `${who}:${fact.cards.map((card) => factCardText(card, ruleset.decks)).join(',')}`;
}

/** A card with its attributes as facts write it; with its deck only where two decks have a card of this id. */
export function factCardText({ deck, card, attributes }: FactCard, decks: DeckCards): string {
  const shared = decks.filter((other) => other.cards.some(({ id }) => id === card)).length > 1;
  return [shared ? `${deck}/${card}` : card, ...attributes].join('*');
}

/** The decks of a ruleset or of a problem. */
type DeckCards = readonly { readonly cards: readonly { readonly id: CardId }[] }[];

/** Whether a text that begins with `!` does so because a player's name does. */
function namesItself(text: string, names: readonly string[]): boolean {
  const folded = fold(text);
  return names
    .map(fold)
    .some((name) => name !== '' && /^\s*[=:]/u.test(folded.slice(name.length)) && folded.startsWith(name));
}

function read(text: string, ban: boolean, scope: FactScope, words: Vocabulary): readonly Fact[] {
  const splits = [...text.matchAll(/[=＝:：]/gu)].reverse().map((match) => ({
    who: text.slice(0, match.index),
    role: /[=＝]/u.test(match[0]),
    what: text.slice(match.index + match[0].length),
  }));
  for (const { who, role, what } of splits) {
    if (role) {
      const known = words.role(what);
      if (known !== null) return [{ kind: 'role', ban, seat: seatOf(who, scope), role: known }];
    } else {
      const known = cardsOf(what, words, text);
      if (Array.isArray(known)) return cardFacts(seatOf(who, scope), known, ban, scope.ruleset);
    }
  }
  const last = splits[0];
  const wrong =
    last === undefined ? null : last.role ? roleFault(last.what, words, text) : cardsOf(last.what, words, text);
  if (wrong === null || Array.isArray(wrong))
    throw new FaultError({ kind: 'bad', code: 'fact-form', with: { fact: text } });
  throw new FaultError(wrong);
}

function cardFacts(seat: number, cards: readonly FactCard[], ban: boolean, ruleset: Ruleset): readonly Fact[] {
  const sorted = [...cards].sort((a, b) => byCodePoint(factCardText(a, ruleset.decks), factCardText(b, ruleset.decks)));
  if (ban) return sorted.map((card) => ({ kind: 'cards', ban, seat, cards: [card] }));
  return [{ kind: 'cards', ban, seat, cards: sorted }];
}

function roleFault(text: string, words: Vocabulary, fact: string): Fault {
  return unknown('unknown-role', { role: text.trim(), fact }, words.closestRole(text));
}

/** The cards of a list, or the fault of the first that is not known. */
function cardsOf(text: string, words: Vocabulary, fact: string): FactCard[] | Fault {
  const cards: FactCard[] = [];
  for (const item of text.split(/[,，、]/u)) {
    const [name = '', ...marks] = item.split(/[*＊]/u).map((part) => part.trim());
    const known = words.cards(name);
    if (known.length === 0) return unknown('unknown-card', { card: name, fact }, words.closestCard(name));
    if (known.length > 1)
      return unknown(
        'card-in-two-decks',
        { card: name, fact, decks: known.map(({ deck, card }) => `${deck}/${card}`) },
        undefined,
      );
    const attributes = new Set<AttributeId>();
    for (const mark of marks) {
      const attribute = words.attribute(mark);
      if (attribute === null)
        return unknown('unknown-attribute', { attribute: mark, fact }, words.closestAttribute(mark));
      attributes.add(attribute);
    }
    cards.push({ ...known[0]!, attributes: [...attributes].sort(byCodePoint) });
  }
  return cards;
}

function seatOf(text: string, { players, names }: FactScope): number {
  const who = fold(text);
  if (/^[0-9]+$/u.test(who)) {
    const seat = Number(who);
    if (seat >= 1 && seat <= players) return seat;
    throw new FaultError({ kind: 'bad', code: 'seat-range', with: { seat: who, players } });
  }
  const folded = names.map(fold);
  const plain = folded.indexOf(who);
  if (plain >= 0) return plain + 1;
  const marked = who.startsWith('@') ? folded.indexOf(who.slice(1)) : -1;
  if (marked >= 0) return marked + 1;
  const name = text.trim();
  if (names.length === 0) throw new FaultError({ kind: 'bad', code: 'names-needed', with: { name } });
  throw new FaultError(unknown('unknown-player', { name }, closest(name, names)));
}

function unknown<Code extends FaultCode>(code: Code, tells: Tells[Code], hint: string | undefined): Fault {
  return fault('bad', code, tells, hint === undefined ? {} : { hint });
}

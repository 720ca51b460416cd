/** A counting argument against a problem as one sentence: "18 cards for 16 places". */
import type { Conflict, HandOf } from '../../arithmetic/conflict.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Statement } from '../../problem/statement.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { type Lang, listed } from '../../say/language.ts';
import { namesOf } from '../../say/names.ts';
import { say } from '../../say/say.ts';

/** One sentence without a full stop; seats as people count them. */
export function conflictText(conflict: Conflict, problem: Problem, ruleset: Ruleset, lang: Lang): string {
  const names = namesOf(ruleset, lang);
  const cards = (of: { readonly deck: number; readonly cards: readonly number[] }) =>
    cardsText(of, problem, ruleset, lang);
  const attribute = (deck: number, index: number) =>
    names.attribute(problem.decks[deck]!.attributes!.attributes[index]!.id);
  const hand = (of: HandOf) => handText(of, problem, ruleset, lang);
  switch (conflict.kind) {
    case 'roles-seats':
      return say[lang].conflict['roles-seats'](conflict.need, conflict.seats);
    case 'seat-roles':
      return say[lang].conflict['seat-roles'](conflict.seat + 1);
    case 'role-pins':
      return say[lang].conflict['role-pins'](
        names.role(problem.roles[conflict.role]!.id),
        conflict.seats,
        conflict.count,
      );
    case 'cards-places': {
      const deck = problem.decks.length > 1 ? names.deck(problem.decks[conflict.deck]!.id) : null;
      return say[lang].conflict['cards-places'](conflict.cards, conflict.places, deck);
    }
    case 'absent':
      return say[lang].conflict.absent(conflict.id);
    case 'clash':
      return say[lang].conflict.clash(hand(conflict.hand), cards(conflict), conflict.need, conflict.room);
    case 'crowded':
      return say[lang].conflict.crowded(hand(conflict.hand), conflict.need, conflict.places);
    case 'unfilled':
      return say[lang].conflict.unfilled(hand(conflict.hand), conflict.room, conflict.places);
    case 'holders':
      return say[lang].conflict.holders(conflict.seats, cards(conflict), conflict.need, conflict.copies);
    case 'spread':
      return say[lang].conflict.spread(cards(conflict), conflict.copies, conflict.room);
    case 'hall':
      return say[lang].conflict.hall(
        conflict.cards.length === 0 ? null : cards(conflict),
        conflict.need,
        conflict.have,
      );
    case 'attributes': {
      const of = listed(
        conflict.attributes.map((index) => attribute(conflict.deck, index)),
        lang,
      );
      if (conflict.need === Number.POSITIVE_INFINITY) return say[lang].conflict['attributes-nowhere'](of);
      return say[lang].conflict.attributes(of, conflict.need, conflict.have);
    }
    case 'attribute-spread':
    case 'attribute-holders':
      return say[lang].conflict[conflict.kind](
        attribute(conflict.deck, conflict.attribute),
        conflict.need,
        conflict.room,
      );
  }
}

function handText({ role, seat }: HandOf, problem: Problem, ruleset: Ruleset, lang: Lang): string {
  if (seat !== null) return say[lang].conflict.seatHand(seat + 1);
  if (problem.roles.length === 1) return say[lang].conflict.anyHand;
  return say[lang].conflict.roleHand(namesOf(ruleset, lang).role(problem.roles[role]!.id));
}

/** Cards of a deck by the shortest name there is: all, a faction, else a list that stops after a few. */
function cardsText(
  { deck: d, cards }: { readonly deck: number; readonly cards: readonly number[] },
  problem: Problem,
  ruleset: Ruleset,
  lang: Lang,
): string {
  const deck = problem.decks[d]!;
  const names = namesOf(ruleset, lang);
  if (cards.length === deck.cards.length && cards.length > 1) return say[lang].conflict.all;
  const ids = cards.map((card) => deck.cards[card]!.id);
  const faction = ruleset.factions.find(({ id }) => {
    const of = ruleset.decks.find((each) => each.id === deck.id)?.cards.filter((card) => card.faction === id) ?? [];
    const inPlay = of.filter((card) => deck.cards.some((each) => each.id === card.id));
    return inPlay.length > 1 && inPlay.length === ids.length && inPlay.every((card) => ids.includes(card.id));
  });
  if (faction) return say[lang].conflict.faction(faction.name[lang]);
  const shown = ids.slice(0, ids.length > MOST_NAMES ? MOST_NAMES - 1 : MOST_NAMES).map(names.card);
  return listed(
    ids.length > shown.length ? [...shown, say[lang].conflict.more(ids.length - shown.length)] : shown,
    lang,
  );
}

const MOST_NAMES = 6;

// A rule or a fact of a problem for people, and as the data of an explanation.

/** As in the JSON of a verdict: `id` is a clause number, the text of a pin, else `roles`, `hand` or `copies`. */
export interface StatementData {
  readonly kind: 'rule' | 'fact';
  readonly id: string;
  readonly role?: string;
  readonly deck?: string;
  readonly card?: string;
  readonly attribute?: string;
  /** Seats of the role, copies of the card, cards of the hand, cards with the attribute. */
  readonly count?: number;
  readonly message: string;
}

/** The statement with its sentence in the reader's language. */
export function statementData(statement: Statement, problem: Problem, ruleset: Ruleset, lang: Lang): StatementData {
  const message = statementText(statement, problem, ruleset, lang);
  switch (statement.kind) {
    case 'rule':
      return { kind: 'rule', id: statement.id, message };
    case 'pin':
      return { kind: 'fact', id: statement.id, message };
    case 'role': {
      const { id, count } = problem.roles[statement.role]!;
      return { kind: 'fact', id: 'roles', role: id, count, message };
    }
    case 'copies': {
      const deck = problem.decks[statement.deck]!;
      const { id, copies } = deck.cards[statement.card]!;
      return { kind: 'fact', id: 'copies', deck: deck.id, card: id, count: copies, message };
    }
    case 'hand': {
      const deck = problem.decks[statement.deck]!;
      const role = problem.roles[statement.role]!.id;
      return { kind: 'fact', id: 'hand', deck: deck.id, role, count: deck.hand[statement.role]!, message };
    }
    case 'attribute': {
      const ofDeck = problem.decks[statement.deck]!.attributes!;
      const { id, count } = ofDeck.attributes[statement.attribute]!;
      return { kind: 'fact', id: ofDeck.id, attribute: id, count, message };
    }
    case 'attribute-sets':
      return { kind: 'fact', id: problem.decks[statement.deck]!.attributes!.id, message };
  }
}

/** One sentence, without a full stop. */
export function statementText(statement: Statement, problem: Problem, ruleset: Ruleset, lang: Lang): string {
  const names = namesOf(ruleset, lang);
  const several = problem.decks.length > 1;
  const deckName = (deck: number) => (several ? names.deck(problem.decks[deck]!.id) : null);
  switch (statement.kind) {
    case 'rule':
      return say[lang].statement.rule(
        statement.id,
        ruleset.rules.find(({ id }) => id === statement.id)?.text[lang] ?? '',
      );
    case 'pin':
      return say[lang].statement.pin(factWords(statement.id, ruleset, lang));
    case 'role': {
      const { id, count } = problem.roles[statement.role]!;
      return say[lang].statement.role(names.role(id), count);
    }
    case 'copies': {
      const deck = problem.decks[statement.deck]!;
      const { id, copies } = deck.cards[statement.card]!;
      return say[lang].statement.copies(names.card(id), copies, deckName(statement.deck));
    }
    case 'hand': {
      const size = problem.decks[statement.deck]!.hand[statement.role]!;
      const role = problem.roles.length > 1 ? names.role(problem.roles[statement.role]!.id) : null;
      return say[lang].statement.hand(role, size, deckName(statement.deck));
    }
    case 'attribute': {
      const ofDeck = problem.decks[statement.deck]!.attributes!;
      const { id, count } = ofDeck.attributes[statement.attribute]!;
      return say[lang].statement.attribute(ofDeck.id, names.attribute(id), count);
    }
    case 'attribute-sets':
      return say[lang].statement['attribute-sets'](problem.decks[statement.deck]!.attributes!.id);
  }
}

// A fact in its normal form (`2:slayer,vest*killer-mark`, `!1=villager`, `3:=wolf`) as a sentence.

/** Without a full stop; a text that is no fact of this ruleset stands for itself. */
function factWords(text: string, ruleset: Ruleset, lang: Lang): string {
  const read = /^(!?)(\d+)([=:])(.*)$/su.exec(text);
  if (!read) return text;
  const [, ban, seat, kind, what] = read;
  if (kind === '=') {
    const role = ruleset.roles.find(({ id }) => id === what)?.name[lang] ?? what!;
    return say[lang].fact[ban ? 'roleBan' : 'role'](Number(seat), role);
  }
  // `=` before the cards, after the deck where there are several: these and no others.
  const whole = /^(?:([^,*]*)\/)?=(.*)$/su.exec(what!);
  const cards = (whole ? whole[2]! : what!).split(',').map((card) => cardWords(card, ruleset, lang));
  if (!whole) return say[lang].fact[ban ? 'holdsBan' : 'holds'](Number(seat), listed(cards, lang));
  if (whole[2] === '') return say[lang].fact.empty(Number(seat));
  return say[lang].fact.only(Number(seat), listed(cards, lang));
}

function cardWords(text: string, ruleset: Ruleset, lang: Lang): string {
  const [path = '', ...attributes] = text.split('*');
  const cut = path.lastIndexOf('/');
  const [deck, id] = cut < 0 ? [null, path] : [path.slice(0, cut), path.slice(cut + 1)];
  const card = ruleset.decks
    .filter((each) => deck === null || each.id === deck)
    .flatMap(({ cards }) => cards)
    .find((each) => each.id === id || each.id === path);
  const carried = attributes.map(
    (attribute) => ruleset.attributes.find((each) => each.id === attribute)?.name[lang] ?? attribute,
  );
  return [card?.name[lang] ?? path, ...carried].join('*');
}

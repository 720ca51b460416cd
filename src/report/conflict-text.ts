/** A counting argument against a problem as one sentence: "18 cards for 16 places". */
import type { Conflict, HandOf } from '../problem/arithmetic/conflict.ts';
import type { Problem } from '../problem/problem.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type Lang, listed } from './language.ts';
import { namesOf } from './names.ts';
import { words } from './words/conflict.ts';

/** One sentence without a full stop; seats as people count them. */
export function conflictText(conflict: Conflict, problem: Problem, ruleset: Ruleset, lang: Lang): string {
  const names = namesOf(ruleset, lang);
  const cards = (of: { readonly deck: number; readonly cards: readonly number[] }) =>
    cardsText(of, problem, ruleset, lang);
  const attribute = (deck: number, index: number) => names.attribute(problem.decks[deck]!.marks!.attributes[index]!.id);
  const hand = (of: HandOf) => handText(of, problem, ruleset, lang);
  switch (conflict.kind) {
    case 'roles-seats':
      return words['roles-seats'][lang](conflict.need, conflict.seats);
    case 'seat-roles':
      return words['seat-roles'][lang](conflict.seat + 1);
    case 'role-pins':
      return words['role-pins'][lang](names.role(problem.roles[conflict.role]!.id), conflict.seats, conflict.count);
    case 'cards-places': {
      const deck = problem.decks.length > 1 ? names.deck(problem.decks[conflict.deck]!.id) : null;
      return words['cards-places'][lang](conflict.cards, conflict.places, deck);
    }
    case 'absent':
      return words.absent[lang](conflict.id);
    case 'clash':
      return words.clash[lang](hand(conflict.hand), cards(conflict), conflict.need, conflict.room);
    case 'crowded':
      return words.crowded[lang](hand(conflict.hand), conflict.need, conflict.places);
    case 'unfilled':
      return words.unfilled[lang](hand(conflict.hand), conflict.room, conflict.places);
    case 'holders':
      return words.holders[lang](conflict.seats, cards(conflict), conflict.need, conflict.copies);
    case 'spread':
      return words.spread[lang](cards(conflict), conflict.copies, conflict.room);
    case 'hall':
      return words.hall[lang](conflict.cards.length === 0 ? null : cards(conflict), conflict.need, conflict.have);
    case 'marks': {
      const of = listed(
        conflict.attributes.map((index) => attribute(conflict.deck, index)),
        lang,
      );
      if (conflict.need === Number.POSITIVE_INFINITY) return words['marks-nowhere'][lang](of);
      return words.marks[lang](of, conflict.need, conflict.have);
    }
    case 'mark-spread':
    case 'mark-holders':
      return words[conflict.kind][lang](attribute(conflict.deck, conflict.attribute), conflict.need, conflict.room);
  }
}

function handText({ role, seat }: HandOf, problem: Problem, ruleset: Ruleset, lang: Lang): string {
  if (seat !== null) return words.seatHand[lang](seat + 1);
  if (problem.roles.length === 1) return words.anyHand[lang];
  return words.roleHand[lang](namesOf(ruleset, lang).role(problem.roles[role]!.id));
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
  if (cards.length === deck.cards.length && cards.length > 1) return words.all[lang];
  const ids = cards.map((card) => deck.cards[card]!.id);
  const faction = ruleset.factions.find(({ id }) => {
    const of = ruleset.decks.find((each) => each.id === deck.id)?.cards.filter((card) => card.faction === id) ?? [];
    const inPlay = of.filter((card) => deck.cards.some((each) => each.id === card.id));
    return inPlay.length > 1 && inPlay.length === ids.length && inPlay.every((card) => ids.includes(card.id));
  });
  if (faction) return words.faction[lang](faction.name[lang]);
  const shown = ids
    .slice(0, ids.length > MOST_NAMES ? MOST_NAMES - 1 : MOST_NAMES)
    .map((id) => names.card(deck.id, id));
  return listed(ids.length > shown.length ? [...shown, words.more[lang](ids.length - shown.length)] : shown, lang);
}

const MOST_NAMES = 6;

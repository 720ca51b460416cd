/** Whom a `Who` of the ruleset means in a deal: seats of one of its roles, or whose playing cards include one of its cards. */
import type { CardId, RoleId } from '../../ruleset/ids.ts';
import type { Ruleset, Who } from '../../ruleset/ruleset.ts';
import type { DealSeat } from '../deal-file.ts';
import { liveCards } from './live.ts';

/** What makes a seat one of those meant. Both empty: it is none of them. Each id once, in ruleset order. */
export interface Meant {
  readonly roles: readonly RoleId[];
  readonly cards: readonly CardId[];
}

export function meant(ruleset: Ruleset, who: Who, seat: DealSeat): Meant {
  const held = new Set<CardId>(liveCards(ruleset, seat).map(({ card }) => card.card));
  const cards = ruleset.decks.flatMap((deck) => deck.cards.map((card) => card.id));
  return {
    roles: who.roles.includes(seat.role) ? [seat.role] : [],
    cards: cards.filter((card) => held.has(card) && who.cards.includes(card)),
  };
}

/** Whether the seat is one of those meant. */
export function isMeant(ruleset: Ruleset, who: Who, seat: DealSeat): boolean {
  const { roles, cards } = meant(ruleset, who, seat);
  return roles.length + cards.length > 0;
}

/** Whether a `Who` names nobody in particular; in a duty that means everybody. */
export function namesNobody(who: Who): boolean {
  return who.roles.length + who.cards.length === 0;
}

/**
 * `Event`: a question about a deal whose probability somebody wants to know, in the indices of one Problem:
 * "some villager holds 杀手", "no killer holds 必杀 and 炸弹", "seat 3 holds exactly 2 neutral".
 */

import type { Ruleset } from '../../ruleset/model.ts';
import type { Bound, Problem } from '../problem.ts';

export interface Event {
  /** As it was written, without spaces around it. */
  readonly text: string;
  readonly quantifier: Quantifier;
  /** Role indices that the quantifier runs over; null: every seat. Ignored where `quantifier` is `seat`. */
  readonly roles: readonly number[] | null;
  /** 0-based; only where `quantifier` is `seat`. */
  readonly seat: number | null;
  /** What one and the same hand (of each deck) must hold, at least one. */
  readonly items: readonly EventItem[];
}

export type Quantifier = 'some' | 'every' | 'no' | 'seat';

export interface EventItem {
  readonly deck: number;
  readonly bound: Bound;
}

// What an event may speak of, by every name that the ruleset gives it.

/** One name with what it stands for; of equal names the first entry wins. */
export interface EventName<T> {
  readonly name: string;
  readonly value: T;
}

export interface EventNames {
  readonly roles: readonly EventName<number>[];
  readonly cards: readonly EventName<CardGroup>[];
  readonly factions: readonly EventName<CardGroup>[];
  readonly attributes: readonly EventName<AttributeRef>[];
}

/** Cards of one deck that count as one thing; none where the card is not in play at this table. */
export interface CardGroup {
  readonly deck: number;
  readonly cards: readonly number[];
}

interface AttributeRef {
  readonly deck: number;
  readonly attribute: number;
}

/** All names that an event about this problem may use; `ruleset` is the one that the problem was grounded from. */
export function eventNames(ruleset: Ruleset, problem: Problem): EventNames {
  return {
    roles: ruleset.roles.flatMap(({ id, name }) => {
      const index = problem.roles.findIndex((role) => role.id === id);
      return index < 0 ? [] : named([id, name.zh, name.en], index);
    }),
    cards: cardNames(ruleset, problem),
    factions: ruleset.factions.flatMap(({ id, name }) =>
      problem.decks.flatMap(({ cards }, deck) => {
        const members = ruleset.decks[deck]?.cards.filter(({ faction }) => faction === id) ?? [];
        const ids = new Set(members.map((card) => card.id));
        const group = { deck, cards: cards.flatMap((card, i) => (ids.has(card.id) ? [i] : [])) };
        return members.length === 0 ? [] : named([id, name.zh, name.en], group);
      }),
    ),
    attributes: ruleset.attributes.flatMap(({ id, name, also }) =>
      problem.decks.flatMap(({ attributes: marks }, deck) => {
        const attribute = marks?.attributes.findIndex((mark) => mark.id === id) ?? -1;
        return attribute < 0 ? [] : named([id, name.zh, name.en, ...also], { deck, attribute });
      }),
    ),
  };
}

/** At least or exactly `count` of these cards, with or without an attribute. */
export function item(group: CardGroup, marks: readonly number[], count: number, exactly: boolean): EventItem {
  const bound: Bound = {
    op: 'bound',
    cards: group.cards,
    attributes: marks,
    min: count,
    max: exactly ? count : Number.POSITIVE_INFINITY,
  };
  return { deck: group.deck, bound };
}

function cardNames(ruleset: Ruleset, problem: Problem): readonly EventName<CardGroup>[] {
  return ruleset.decks.flatMap(({ id: deckId, cards }, deck) =>
    cards.flatMap(({ id, name, also }) => {
      const index = problem.decks[deck]?.cards.findIndex((card) => card.id === id) ?? -1;
      const names = [id, name.zh, name.en, ...also];
      const qualified = ruleset.decks.length > 1 ? names.map((each) => `${deckId}/${each}`) : [];
      return named([...names, ...qualified], { deck, cards: index < 0 ? [] : [index] });
    }),
  );
}

function named<T>(names: readonly string[], value: T): readonly EventName<T>[] {
  return names.map((name) => ({ name, value }));
}

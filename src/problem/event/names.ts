/** What an event may speak of, by every name that the ruleset gives it. */
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { Bound, Problem } from '../problem.ts';
import type { EventItem } from './event.ts';

/** One name with what it stands for; of equal names the first entry wins. */
export interface Named<T> {
  readonly name: string;
  readonly value: T;
}

export interface EventNames {
  readonly roles: readonly Named<number>[];
  readonly cards: readonly Named<CardGroup>[];
  readonly factions: readonly Named<CardGroup>[];
  readonly attributes: readonly Named<AttributeRef>[];
}

/** Cards of one deck that count as one thing; none where the card is not in play at this table. */
export interface CardGroup {
  readonly deck: number;
  readonly cards: readonly number[];
}

export interface AttributeRef {
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
      problem.decks.flatMap(({ marks }, deck) => {
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
    marks,
    min: count,
    max: exactly ? count : Number.POSITIVE_INFINITY,
  };
  return { deck: group.deck, bound };
}

function cardNames(ruleset: Ruleset, problem: Problem): readonly Named<CardGroup>[] {
  return ruleset.decks.flatMap(({ id: deckId, cards }, deck) =>
    cards.flatMap(({ id, name, also }) => {
      const index = problem.decks[deck]?.cards.findIndex((card) => card.id === id) ?? -1;
      const names = [id, name.zh, name.en, ...also];
      const qualified = ruleset.decks.length > 1 ? names.map((each) => `${deckId}/${each}`) : [];
      return named([...names, ...qualified], { deck, cards: index < 0 ? [] : [index] });
    }),
  );
}

function named<T>(names: readonly string[], value: T): readonly Named<T>[] {
  return names.map((name) => ({ name, value }));
}

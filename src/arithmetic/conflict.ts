/**
 * `Conflict`: one plain counting argument against a problem, as data: what it counts, and the statements that it rests on. These
 * statements alone cannot stand together, whatever becomes of the others.
 */

import type { Problem } from '../problem/problem.ts';
import type { Statement } from '../problem/statement.ts';
import type { HandBound, HandGroup } from './hands.ts';

/** Indices as in the Problem; `cards` are card indices of `deck`, ascending. */
export type Conflict = { readonly statements: readonly Statement[] } & (
  | {
      readonly kind: 'roles-seats' /** Seats that the roles need together. */;
      readonly need: number;
      readonly seats: number;
    }
  /** The pins of a seat (0-based) leave it no role. */
  | { readonly kind: 'seat-roles'; readonly seat: number }
  /** Too many seats are pinned to a role, or too few may have it: `seats` against `count`. */
  | { readonly kind: 'role-pins'; readonly role: number; readonly seats: number; readonly count: number }
  /** 18 cards for 16 places. With a stock: fewer cards than places. */
  | { readonly kind: 'cards-places'; readonly deck: number; readonly cards: number; readonly places: number }
  /** A rule or a pin asks for what is not in play. */
  | { readonly kind: 'absent'; readonly deck: number; readonly id: string }
  /** One hand must hold at least `need` of `cards` and at most `room`. */
  | {
      readonly kind: 'clash';
      readonly deck: number;
      readonly hand: HandOf;
      readonly cards: readonly number[];
      readonly need: number;
      readonly room: number;
    }
  /** One hand must hold more cards than it has places. */
  | {
      readonly kind: 'crowded';
      readonly deck: number;
      readonly hand: HandOf;
      readonly need: number;
      readonly places: number;
    }
  /** One hand may hold fewer cards than it has places. */
  | {
      readonly kind: 'unfilled';
      readonly deck: number;
      readonly hand: HandOf;
      readonly room: number;
      readonly places: number;
    }
  /** `seats` seats must together hold `need` of `cards`; the deck has `copies`. */
  | {
      readonly kind: 'holders';
      readonly deck: number;
      readonly cards: readonly number[];
      readonly seats: number;
      readonly need: number;
      readonly copies: number;
    }
  /** All copies of `cards` must be dealt; the hands may together hold `room` of them. */
  | {
      readonly kind: 'spread';
      readonly deck: number;
      readonly cards: readonly number[];
      readonly copies: number;
      readonly room: number;
    }
  /** More must go to (or stay among) `cards` and some hands than can: the general counting argument. */
  | {
      readonly kind: 'hall';
      readonly deck: number;
      readonly cards: readonly number[];
      readonly need: number;
      readonly have: number;
    }
  /** Marks of `attributes` need `need` cards; `have` markable cards are dealt. Infinity: no card may carry one of them. */
  | {
      readonly kind: 'marks';
      readonly deck: number;
      readonly attributes: readonly number[];
      readonly need: number;
      readonly have: number;
    }
  /** The hands may together carry `room` marks of an attribute (`need` of them must be dealt), or must carry more than there are. */
  | {
      readonly kind: 'mark-spread' | 'mark-holders';
      readonly deck: number;
      readonly attribute: number;
      readonly need: number;
      readonly room: number;
    }
);

/** Whose hand: any seat of a role, or one seat (0-based) that has this role. */
export interface HandOf {
  readonly role: number;
  readonly seat: number | null;
}

// How many of some cards one hand can hold at most, and must hold at least, by its bounds: safe estimates, with their reasons.

export interface HandRoom {
  readonly n: number;
  readonly because: readonly Statement[];
}

/** At most so many of `cards`: the size of the hand, or disjoint bounds that save most against counting copies, and copies. */
export function roomFor(problem: Problem, deck: number, group: HandGroup, cards: readonly number[]): HandRoom {
  const copies = (card: number) => problem.decks[deck]!.cards[card]!.copies;
  const open = new Set(cards);
  const savings = group.bounds
    .filter(({ attributes, max }) => attributes.length === 0 && max < Number.POSITIVE_INFINITY)
    .map((bound) => ({ bound, saves: sum(bound.cards.filter((card) => open.has(card)).map(copies)) - bound.max }))
    .filter(({ saves }) => saves > 0)
    .sort((a, b) => b.saves - a.saves);
  let n = 0;
  const because: Statement[] = [];
  for (const { bound } of savings) {
    const here = bound.cards.filter((card) => open.has(card));
    if (sum(here.map(copies)) <= bound.max) continue; // an earlier bound has counted the rest
    n += bound.max;
    because.push(...bound.maxBecause);
    for (const card of here) open.delete(card);
  }
  for (const card of open) {
    n += copies(card);
    because.push({ kind: 'copies', deck, card });
  }
  return n < group.size ? { n, because } : { n: group.size, because: [group.sized] };
}

/** At least so many of `cards`: disjoint bounds that lie within them, those that ask most first. */
export function needOf(group: HandGroup, cards: readonly number[]): HandRoom {
  const within = new Set(cards);
  const used = new Set<number>();
  let n = 0;
  const because: Statement[] = [];
  const asking = group.bounds
    .filter((bound) => bound.attributes.length === 0 && bound.min > 0 && bound.cards.every((card) => within.has(card)))
    .sort((a, b) => b.min - a.min || a.cards.length - b.cards.length);
  for (const bound of asking) {
    if (bound.cards.some((card) => used.has(card))) continue;
    n += bound.min;
    because.push(...bound.minBecause);
    for (const card of bound.cards) used.add(card);
  }
  return { n, because };
}

/** Sets of cards that bounds count without marks, each once, and what `more` adds. */
export function countedSets(
  groups: readonly HandGroup[],
  more: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const sets = groups.flatMap(({ bounds }) => bounds.filter(countsCards).map(({ cards }) => cards));
  return [...new Map([...more, ...sets].map((set) => [set.join(), set])).values()];
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function countsCards({ attributes }: HandBound): boolean {
  return attributes.length === 0;
}

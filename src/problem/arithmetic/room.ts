/** How many of some cards one hand can hold at most, and must hold at least, by its bounds: safe estimates, with their reasons. */
import type { Problem } from '../problem.ts';
import type { Statement } from '../statement.ts';
import type { HandBound, HandGroup } from './hands.ts';

export interface Estimate {
  readonly n: number;
  readonly because: readonly Statement[];
}

/** At most so many of `cards`: the size of the hand, or disjoint bounds that save most against counting copies, and copies. */
export function roomFor(problem: Problem, deck: number, group: HandGroup, cards: readonly number[]): Estimate {
  const copies = (card: number) => problem.decks[deck]!.cards[card]!.copies;
  const open = new Set(cards);
  const savings = group.bounds
    .filter(({ marks, max }) => marks.length === 0 && max < Number.POSITIVE_INFINITY)
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
export function needOf(group: HandGroup, cards: readonly number[]): Estimate {
  const within = new Set(cards);
  const used = new Set<number>();
  let n = 0;
  const because: Statement[] = [];
  const asking = group.bounds
    .filter((bound) => bound.marks.length === 0 && bound.min > 0 && bound.cards.every((card) => within.has(card)))
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

function countsCards({ marks }: HandBound): boolean {
  return marks.length === 0;
}

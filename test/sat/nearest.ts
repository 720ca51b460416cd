/** The nearest legal deal by trying all of them: what `mend` is held against. */
import type { Dealt } from '../../src/problem/dealt.ts';
import type { Given } from '../../src/problem/given.ts';
import type { Problem } from '../../src/problem/problem.ts';

export interface Nearest {
  readonly dealt: Dealt;
  readonly cards: number;
  readonly attributes: number;
}

/** `deals` are all legal deals, in any order. */
export function nearest(problem: Problem, given: Given, freeRoles: boolean, deals: readonly Dealt[]): Nearest | null {
  let best: Nearest | null = null;
  for (const dealt of deals) {
    if (!freeRoles && !dealt.roles.every((role, seat) => [null, problem.roles[role]!.id].includes(given.roles[seat]!)))
      continue;
    const next = {
      dealt,
      cards: newCards(problem, given, dealt),
      attributes: given.marked ? changes(problem, given, dealt) : 0,
    };
    if (!best || compare(problem, next, best) < 0) best = next;
  }
  return best;
}

function compare(problem: Problem, a: Nearest, b: Nearest): number {
  return a.cards - b.cards || a.attributes - b.attributes || inDealOrder(problem, a.dealt, b.dealt);
}

/** Which of two deals has the smaller number. */
export function inDealOrder(problem: Problem, a: Dealt, b: Dealt): number {
  const key = (dealt: Dealt) => [
    ...dealt.roles,
    ...problem.decks.flatMap(({ cards }, deck) =>
      cards.flatMap((_, card) => dealt.hands[deck]!.map((hand) => -hand.filter((each) => each === card).length)),
    ),
    ...problem.decks.flatMap(({ cards }, deck) =>
      cards.flatMap((_, card) =>
        dealt.hands[deck]!.flatMap((hand, seat) => dealt.sets[deck]![seat]!.filter((_, at) => hand[at] === card)),
      ),
    ),
  ];
  const [first, second] = [key(a), key(b)];
  for (let at = 0; at < first.length; at++) if (first[at] !== second[at]) return first[at]! - second[at]!;
  return 0;
}

export function newCards(problem: Problem, given: Given, dealt: Dealt): number {
  let sum = 0;
  problem.decks.forEach(({ id, cards, hand: sizes }, deck) => {
    given.hands
      .find((hands) => hands.deck === id)
      ?.seats.forEach((hand, seat) => {
        if (!hand) return;
        const before = hand.cards.map(({ card }) => card);
        let added = 0;
        for (const index of dealt.hands[deck]![seat]!) {
          const at = before.indexOf(cards[index]!.id);
          if (at < 0) added++;
          else before.splice(at, 1);
        }
        const free = hand.complete ? 0 : Math.max(0, sizes[dealt.roles[seat]!]! - hand.cards.length);
        sum += Math.max(0, added - free);
      });
  });
  return sum;
}

/** The fewest attributes put on or taken off, over all ways in which the copies of each card can have travelled. */
export function changes(problem: Problem, given: Given, dealt: Dealt): number {
  let sum = 0;
  problem.decks.forEach(({ id, cards, marks }, deck) => {
    for (const card of marks?.on ?? []) {
      const before = (given.hands.find((hands) => hands.deck === id)?.seats ?? []).flatMap((hand, seat) =>
        (hand?.cards ?? [])
          .filter((each) => each.card === cards[card]!.id)
          .map(({ attributes }) => ({ seat, attributes })),
      );
      const after = dealt.hands[deck]!.flatMap((hand, seat) =>
        hand.flatMap((each, at) =>
          each === card
            ? [
                {
                  seat,
                  attributes: marks!.sets[dealt.sets[deck]![seat]![at]!]!.map((index) => marks!.attributes[index]!.id),
                },
              ]
            : [],
        ),
      );
      sum += fewest(before, after);
    }
  });
  return sum;
}

interface Copy {
  readonly seat: number;
  readonly attributes: readonly string[];
}

function fewest(before: readonly Copy[], after: readonly Copy[]): number {
  const pairs = Math.min(before.length, after.length);
  const seats = [...new Set([...before, ...after].map(({ seat }) => seat))];
  const stay = (copies: readonly Copy[], seat: number) => copies.filter((copy) => copy.seat === seat).length;
  const staying = seats.map((seat) => ({ seat, n: Math.min(stay(before, seat), stay(after, seat)) }));
  let best = Number.POSITIVE_INFINITY;
  const visit = (at: number, used: readonly (readonly [Copy, Copy])[]): void => {
    if (at === before.length) {
      const stayed = (seat: number) => used.filter(([from, to]) => from.seat === seat && to.seat === seat).length;
      if (used.length !== pairs || staying.some(({ seat, n }) => stayed(seat) < n)) return;
      best = Math.min(
        best,
        used.reduce((sum, [from, to]) => sum + difference(from.attributes, to.attributes), 0),
      );
      return;
    }
    visit(at + 1, used);
    for (const to of after) if (!used.some(([, taken]) => taken === to)) visit(at + 1, [...used, [before[at]!, to]]);
  };
  visit(0, []);
  return best;
}

function difference(a: readonly string[], b: readonly string[]): number {
  return a.filter((each) => !b.includes(each)).length + b.filter((each) => !a.includes(each)).length;
}

/** The nearest legal deals by trying all of them: what `Mending` is held against. */
import type { Dealt, PartialDeal, Problem } from '../../src/problem/problem.ts';

export interface Nearest {
  /** In the order of the deal number. */
  readonly deals: readonly Dealt[];
  readonly cards: number;
  readonly attributes: number;
}

/** `deals` are all legal deals in the order of the deal number. */
export function nearest(
  problem: Problem,
  given: PartialDeal,
  freeRoles: boolean,
  deals: readonly Dealt[],
): Nearest | null {
  const found = deals
    .filter(
      ({ roles }) =>
        freeRoles || roles.every((role, seat) => [null, problem.roles[role]!.id].includes(given.roles[seat]!)),
    )
    .map((dealt) => ({ dealt, cards: newCards(problem, given, dealt) }));
  if (found.length === 0) return null;
  const cards = Math.min(...found.map((one) => one.cards));
  const priced = found
    .filter((one) => one.cards === cards)
    .map(({ dealt }) => ({ dealt, attributes: given.marked ? changes(problem, given, dealt) : 0 }));
  const attributes = Math.min(...priced.map((one) => one.attributes));
  return { deals: priced.flatMap((one) => (one.attributes === attributes ? [one.dealt] : [])), cards, attributes };
}

export function newCards(problem: Problem, given: PartialDeal, dealt: Dealt): number {
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
export function changes(problem: Problem, given: PartialDeal, dealt: Dealt): number {
  let sum = 0;
  problem.decks.forEach(({ id, cards, attributes: marks }, deck) => {
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
                  attributes: marks!.sets[dealt.attributeSets[deck]![seat]![at]!]!.map(
                    (index) => marks!.attributes[index]!.id,
                  ),
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

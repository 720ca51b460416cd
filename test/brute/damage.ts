/** Small random damage to a deal: two cards change hands, two roles, or two marks. The cards as a whole stay the same. */
import type { Dealt, Problem } from '../../src/problem/problem.ts';

/** `below(n)`: uniform, 0 ≤ answer < n. Only decks whose hands hold a card are touched. */
export function damaged(problem: Problem, dealt: Dealt, below: (n: number) => number): Dealt {
  const deck = below(problem.decks.length);
  const kind = below(problem.decks[deck]!.attributes === null ? 2 : 3);
  if (kind === 0) return { ...dealt, roles: swapped(dealt.roles, below(problem.seats), below(problem.seats)) };
  const slots = dealt.hands[deck]!.flatMap((hand, seat) =>
    hand.map((card, place) => ({ card, set: dealt.attributeSets[deck]![seat]![place]!, seat })),
  );
  const [a, b] = [below(slots.length), below(slots.length)];
  const { card, set } = slots[a]!;
  const other = slots[b]!;
  // A card takes its marks along, or marks change places and the cards stay.
  slots[a] = { ...slots[a]!, set: other.set, ...(kind === 1 ? { card: other.card } : {}) };
  slots[b] = { ...other, set, ...(kind === 1 ? { card } : {}) };
  const hands = dealt.hands[deck]!.map((_, seat) =>
    slots.filter((slot) => slot.seat === seat).sort((x, y) => x.card - y.card || x.set - y.set),
  );
  const put = <T>(lists: readonly T[], list: T) => lists.map((old, index) => (index === deck ? list : old));
  return {
    roles: dealt.roles,
    hands: put(
      dealt.hands,
      hands.map((hand) => hand.map((slot) => slot.card)),
    ),
    attributeSets: put(
      dealt.attributeSets,
      hands.map((hand) => hand.map((slot) => slot.set)),
    ),
  };
}

function swapped<T>(list: readonly T[], a: number, b: number): readonly T[] {
  const copy = [...list];
  [copy[a], copy[b]] = [list[b]!, list[a]!];
  return copy;
}

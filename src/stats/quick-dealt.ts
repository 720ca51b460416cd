/** The quick way from a deal file to indices, for a million deals: nothing but lookups. */
import type { Dealt } from '../problem/dealt.ts';
import type { Problem } from '../problem/problem.ts';

/**
 * @returns reads the seats of a parsed deal file; null where anything at all is not just as the dealer writes it (then the strict
 *   reader says what is wrong, or reads it all the same)
 */
export function quickDealt(problem: Problem): (seats: unknown) => Dealt | null {
  const roleIndex = new Map<unknown, number>(problem.roles.map(({ id }, i) => [id, i]));
  const decks = problem.decks.map((deck) => ({
    id: deck.id,
    cardIndex: new Map<unknown, number>(deck.cards.map(({ id }, i) => [id, i])),
    setIndex: new Map<string, number>(
      (deck.marks?.sets ?? [[]]).map((set, i) => [set.map((mark) => deck.marks!.attributes[mark]!.id).join(), i]),
    ),
  }));
  return (seats) => {
    if (!Array.isArray(seats) || seats.length !== problem.seats) return null;
    const roles: number[] = [];
    const hands: number[][][] = decks.map(() => []);
    const sets: number[][][] = decks.map(() => []);
    for (const [at, seat] of seats.entries()) {
      if (!isObject(seat) || seat['seat'] !== at + 1) return null;
      const role = roleIndex.get(seat['role']);
      const byDeck = seat['hands'];
      if (role === undefined || !isObject(byDeck) || Object.keys(byDeck).length > decks.length) return null;
      roles.push(role);
      for (const [d, { id, cardIndex, setIndex }] of decks.entries()) {
        const cards = byDeck[id];
        if (!Array.isArray(cards)) return null;
        const hand: number[] = [];
        const marks: number[] = [];
        for (const each of cards) {
          if (!isObject(each) || !Array.isArray(each['attributes'])) return null;
          const card = cardIndex.get(each['card']);
          const set = setIndex.get(each['attributes'].join());
          if (card === undefined || set === undefined) return null;
          const before = hand.at(-1);
          // The order of the dealer; any other is for the strict reader to sort.
          if (before !== undefined && (card < before || (card === before && set < marks.at(-1)!))) return null;
          hand.push(card);
          marks.push(set);
        }
        hands[d]!.push(hand);
        sets[d]!.push(marks);
      }
    }
    return { roles, hands, sets };
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A deck of which no rule and no fact speaks, counted without its diagram. Its shuffles are one multinomial; so are its deals where
 * every card has one copy. Cards with more copies are dealt one after the other to hands that are told apart by their free places alone.
 */
import type { ProblemDeck } from '../problem/problem.ts';
import { arrangements, binomial } from './binomial.ts';
import type { Budget } from './build.ts';
import { type Exact, exact, times } from './choice.ts';

/** Bytes that one kept number of deals takes, roughly. */
const BYTES = 100;

/** The ways to place the physical cards in hands of these sizes. */
export function freeShuffles(deck: ProblemDeck, hands: readonly number[]): bigint {
  return arrangements(
    hands,
    deck.cards.reduce((sum, { copies }) => sum + copies, 0),
    deck.stock,
  );
}

/**
 * The number of distinct deals to hands of these sizes.
 * @throws FaultError of kind limit where the budget is spent
 */
export function freeDeals({ cards, stock }: ProblemDeck, hands: readonly number[], budget: Budget): bigint {
  // Most copies first: then few different hands are met where a card can be dealt in many ways.
  const copies = cards.map((card) => card.copies).sort((a, b) => b - a);
  const several = copies.filter((n) => n > 1);
  const single = copies.length - several.length;
  const known = several.map(() => new Map<string, Exact>());
  /** Deals of the cards from one on to the seats with so many free places. @param seats by free places */
  const deals = (card: number, seats: readonly number[]): Exact => {
    if (card === several.length) return exact(arrangements(seats.flatMap(repeated), single, stock));
    const key = seats.join();
    let found = known[card]!.get(key);
    if (found === undefined) {
      found = sumOf(card, seats);
      known[card]!.set(key, found);
      budget.spend(BYTES, 1);
    }
    return found;
  };
  const sumOf = (card: number, seats: readonly number[]): Exact => {
    const after = seats.map(() => 0);
    let small = 0;
    let big = 0n;
    /** To `waiting` seats with `free` places, `give` copies or fewer each; seats with fewer places have their turn later. */
    const spread = (free: number, give: number, waiting: number, left: number, ways: Exact): void => {
      if (free === 0) {
        if (left > 0 && !stock) return;
        after[0]! += seats[0]!;
        const value = times(ways, deals(card + 1, after));
        after[0]! -= seats[0]!;
        if (typeof value === 'number' && small + value <= Number.MAX_SAFE_INTEGER) small += value;
        else big += BigInt(value);
        return;
      }
      if (give === 0) {
        after[free]! += waiting;
        spread(free - 1, Math.min(free - 1, left), seats[free - 1]!, left, ways);
        after[free]! -= waiting;
        return;
      }
      for (let n = Math.min(waiting, Math.floor(left / give)); n >= 0; n--) {
        const rest = left - n * give;
        after[free - give]! += n;
        const chosen = n === 0 || n === waiting ? ways : times(ways, exact(binomial(waiting, n)));
        spread(free, Math.min(give - 1, rest), waiting - n, rest, chosen);
        after[free - give]! -= n;
      }
    };
    const most = seats.length - 1;
    spread(most, Math.min(most, several[card]!), seats[most]!, several[card]!, 1);
    return exact(big + BigInt(small));
  };
  const seats = new Array<number>(Math.max(0, ...hands) + 1).fill(0);
  for (const size of hands) seats[size]!++;
  return BigInt(deals(0, seats));
}

function repeated(seats: number, free: number): readonly number[] {
  return new Array<number>(seats).fill(free);
}

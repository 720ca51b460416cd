/**
 * A deck of which no rule and no fact speaks, counted without its diagram. Its shuffles are one multinomial; so are its deals where
 * every card has one copy. Cards with more copies are dealt one after the other to hands that are told apart by their free places alone.
 */
import type { ProblemDeck } from '../problem/problem.ts';
import { arrangements, exactBinomial } from './binomial.ts';
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

/** Whether hands of these sizes can be told by one exact number: how many seats have how many free places. */
export function fewHands(hands: readonly number[]): boolean {
  return (hands.length + 1) ** Math.max(0, ...hands) <= Number.MAX_SAFE_INTEGER;
}

/**
 * The number of distinct deals to hands of these sizes, which are few in the sense of `fewHands`.
 * @throws FaultError of kind limit where the budget is spent
 */
export function freeDeals({ cards, stock }: ProblemDeck, hands: readonly number[], budget: Budget): bigint {
  // Most copies first: then few different hands are met where a card can be dealt in many ways.
  const copies = cards.map((card) => card.copies).sort((a, b) => b - a);
  const several = copies.filter((n) => n > 1);
  const single = copies.length - several.length;
  const most = Math.max(0, ...hands);
  /** What a seat with so many free places adds to the number of the hands; full ones add nothing. */
  const digit = Array.from({ length: most + 1 }, (_, free) => (free === 0 ? 0 : (hands.length + 1) ** (free - 1)));
  const known = Array.from({ length: several.length + 1 }, () => new Map<number, Exact>());
  /** Deals of the cards from one on. @param seats by free places @param key their number */
  const deals = (card: number, seats: readonly number[], key: number): Exact => {
    let found = known[card]!.get(key);
    if (found === undefined) {
      found =
        card < several.length ? sumOf(card, [...seats]) : exact(arrangements(seats.flatMap(repeated), single, stock));
      known[card]!.set(key, found);
      budget.spend(BYTES, 1);
    }
    return found;
  };
  const sumOf = (card: number, seats: readonly number[]): Exact => {
    const after = seats.map(() => 0);
    let small = 0;
    let big = 0n;
    /** To `waiting` of the seats with `free` places, `give` copies or fewer each; then to the seats with fewer places. */
    const spread = (free: number, give: number, waiting: number, left: number, ways: Exact, key: number): void => {
      if (free === 0) {
        if (left > 0 && !stock) return;
        const value = times(ways, deals(card + 1, after, key));
        if (typeof value === 'number' && small + value <= Number.MAX_SAFE_INTEGER) small += value;
        else big += BigInt(value);
        return;
      }
      if (give === 0 || waiting === 0) {
        after[free]! += waiting;
        spread(free - 1, Math.min(free - 1, left), seats[free - 1]!, left, ways, key + waiting * digit[free]!);
        after[free]! -= waiting;
        return;
      }
      const to = free - give;
      for (let n = Math.min(waiting, Math.floor(left / give)); n >= 0; n--) {
        const rest = left - n * give;
        after[to]! += n;
        const chosen = n === 0 || n === waiting ? ways : times(ways, exactBinomial(waiting, n));
        spread(free, Math.min(give - 1, rest), waiting - n, rest, chosen, key + n * digit[to]!);
        after[to]! -= n;
      }
    };
    spread(most, Math.min(most, several[card]!), seats[most]!, several[card]!, 1, 0);
    return exact(big + BigInt(small));
  };
  const seats = new Array<number>(most + 1).fill(0);
  for (const size of hands) seats[size]!++;
  return BigInt(deals(0, seats, -1));
}

function repeated(seats: number, free: number): readonly number[] {
  return new Array<number>(seats).fill(free);
}

/**
 * The counting diagram of one deck as plain data. Layer ℓ is before card ℓ is dealt; a node is the multiset of
 * the hand-automaton states of all seats, written as an ascending list. An edge is an orbit: how many of the seats in each state
 * get how many copies of the layer's card. Edges are stored without their orbits; `orbitsOf` enumerates them again in the same order.
 */
import type { ProblemDeck } from '../problem/problem.ts';
import type { HandAutomaton } from './automaton.ts';
import type { Slots } from './node-table.ts';

export interface DeckDiagram {
  readonly deck: ProblemDeck;
  readonly seats: number;
  readonly automaton: HandAutomaton;
  /** 0..cards; the last has no edges. */
  readonly layers: readonly DiagramLayer[];
}

export interface DiagramLayer {
  readonly nodes: number;
  /** `seats` ascending states for each node, node after node. */
  readonly states: Uint16Array;
  /** Where the node with given states is: see `nodeOf`. */
  readonly slots: Slots;
  /** Edges of node i are `start[i]` to `start[i + 1]`; empty at the last layer. */
  readonly start: Uint32Array;
  /** Node of the next layer. */
  readonly child: Uint32Array;
  /** How many assignments of copies to the seats of the node the orbit has. */
  readonly ways: Float64Array | readonly bigint[];
  /** In how many ways the physical copies can be chosen for one such assignment: k! ÷ ∏ (copies of each seat and of the stock)!. Empty where deals weigh alike. */
  readonly placements: Float64Array | readonly bigint[];
}

/** One group of equal seats of a node and how many of them get 0, 1, 2, … copies. */
export interface SeatGroupState {
  /** Where its seats begin in the node's list, and how many they are. */
  readonly from: number;
  readonly size: number;
  readonly state: number;
}

/** Receives an orbit: `split[g * (most + 1) + c]` seats of group g get c copies, `dealt` copies in all. The array is reused. */
export type OrbitVisitor = (split: Int32Array, dealt: number) => void;

/**
 * An enumerator of the orbits of the nodes of one layer. Orbits that leave more free places than cards to come (or, without a
 * stock, fewer) are passed over. The order is the order of the stored edges.
 */
export function orbitsOf(
  of: Pick<DeckDiagram, 'deck' | 'automaton'>,
  card: number,
): (groups: readonly SeatGroupState[], visit: OrbitVisitor) => void {
  const { stock } = of.deck;
  const { next, free: freeOf, most } = of.automaton.layers[card]!;
  const width = most + 1;
  const { copies } = of.deck.cards[card]!;
  let coming = 0;
  for (let later = card; later < of.deck.cards.length; later++) coming += of.deck.cards[later]!.copies;
  const { fewest, largest } = reachOf(next, width);
  let groups: readonly SeatGroupState[] = [];
  let visit: OrbitVisitor = () => {};
  let split = new Int32Array(width * 8);
  /** Fewest and most copies that the groups from each one on can take. */
  let low = new Int32Array(9);
  let high = new Int32Array(9);
  /** Of this card, at least so many must be dealt: the cards after it cannot fill the places alone. */
  let least = 0;
  // One function that calls itself, not two that call one another: those the engine copies into each other, level by level, which costs
  // a start more than all the counting.
  const spread = (group: number, from: number, seats: number, left: number) => {
    const base = group * width;
    const row = groups[group]!.state * width;
    let give = from;
    while (give > 0 && (next[row + give]! < 0 || give > left)) give--;
    if (give > 0) {
      for (let n = Math.min(seats, Math.floor(left / give)); n >= 0; n--) {
        split[base + give] = n;
        spread(group, give - 1, seats - n, left - n * give);
      }
      split[base + give] = 0;
      return;
    }
    if (seats > 0 && next[row]! < 0) return;
    const after = group + 1;
    if (!fits(after, left)) return;
    split[base] = seats;
    if (after === groups.length) visit(split, copies - left);
    else spread(after, width - 1, groups[after]!.size, left);
    split[base] = 0;
  };
  /** Whether the groups from this one on can take what is left; behind the last one, whether enough is dealt. */
  const fits = (group: number, left: number) => left >= low[group]! && copies - left + high[group]! >= least;
  return (ofNode, visitor) => {
    groups = ofNode;
    visit = visitor;
    if (low.length <= groups.length) {
      split = new Int32Array(width * groups.length * 2);
      low = new Int32Array(groups.length * 2 + 1);
      high = new Int32Array(groups.length * 2 + 1);
    }
    low[groups.length] = 0;
    high[groups.length] = 0;
    let free = 0;
    for (let g = groups.length - 1; g >= 0; g--) {
      const { state, size } = groups[g]!;
      free += size * freeOf[state]!;
      low[g] = low[g + 1]! + fewest[state]! * size;
      high[g] = high[g + 1]! + largest[state]! * size;
    }
    if (!stock && free !== coming) return;
    least = Math.max(0, free - (coming - copies));
    if (fits(0, copies)) spread(0, width - 1, groups[0]!.size, copies);
  };
}

/** The groups of equal seats of a node. */
export function groupsOf(layer: Pick<DiagramLayer, 'states'>, node: number, seats: number): readonly SeatGroupState[] {
  const groups: SeatGroupState[] = [];
  const base = node * seats;
  let from = 0;
  while (from < seats) {
    const state = layer.states[base + from]!;
    let end = from + 1;
    while (end < seats && layer.states[base + end] === state) end++;
    groups.push({ from, size: end - from, state });
    from = end;
  }
  return groups;
}

/** For each state, the fewest and the most copies that it can take. */
function reachOf(next: Int32Array, width: number): { fewest: Int32Array; largest: Int32Array } {
  const states = next.length / width;
  const fewest = new Int32Array(states);
  const largest = new Int32Array(states);
  for (let state = 0; state < states; state++) {
    let low = 0;
    while (low < width - 1 && next[state * width + low]! < 0) low++;
    let high = width - 1;
    while (high > low && next[state * width + high]! < 0) high--;
    fewest[state] = low;
    largest[state] = high;
  }
  return { fewest, largest };
}

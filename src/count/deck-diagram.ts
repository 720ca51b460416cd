/**
 * The counting diagram of one deck as plain data. Layer ℓ holds the situations before card ℓ is dealt; a node is the multiset of
 * the hand-automaton states of all seats, written as an ascending list. An edge is an orbit: how many of the seats in each state
 * get how many copies of the layer's card. Edges are stored without their orbits; `orbits` enumerates them again in the same order.
 */
import type { ProblemDeck } from '../problem/problem.ts';
import type { HandAutomaton, HandLayer } from './hand-automaton.ts';

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
  /** Edges of node i are `start[i]` to `start[i + 1]`; empty at the last layer. */
  readonly start: Uint32Array;
  /** Node of the next layer. */
  readonly child: Uint32Array;
  /** In how many ways the seats of the node can be told to get the copies of the orbit. */
  readonly ways: Float64Array | readonly bigint[];
  /** In how many ways the physical copies can be chosen for one such telling: k! ÷ ∏ (copies of each seat and of the stock)!. Empty where deals weigh alike. */
  readonly placements: Float64Array | readonly bigint[];
}

/** One group of equal seats of a node and how many of them get 0, 1, 2, … copies. */
export interface Group {
  /** Where its seats begin in the node's list, and how many they are. */
  readonly from: number;
  readonly size: number;
  readonly state: number;
}

/**
 * Enumerates the orbits of a node: calls `visit(split)` for each, where `split[g * (most + 1) + c]` is how many seats of group g get c
 * copies of the layer's card and `dealt` is how many copies that makes. The array is reused. Orbits that leave more free places than
 * cards to come (or, without a stock, fewer) are passed over. The order is the order of the stored edges.
 */
export function orbits(
  of: Pick<DeckDiagram, 'deck' | 'automaton'>,
  card: number,
  groups: readonly Group[],
  visit: (split: Int32Array, dealt: number) => void,
): void {
  const { stock } = of.deck;
  const layer = of.automaton.layers[card]!;
  const width = layer.most + 1;
  const split = new Int32Array(groups.length * width);
  const reach = reaches(layer, groups);
  let coming = 0;
  for (let later = card; later < of.deck.cards.length; later++) coming += of.deck.cards[later]!.copies;
  let free = 0;
  for (const { state, size } of groups) free += size * layer.free[state]!;
  const { copies } = of.deck.cards[card]!;
  // Of this card, at least so many must be dealt: the cards after it cannot fill the places alone.
  const least = Math.max(0, free - (coming - copies));
  if (!stock && free !== coming) return;
  const place = (group: number, left: number) => {
    if (group === groups.length) {
      if (copies - left >= least) visit(split, copies - left);
      return;
    }
    const reachable = reach[group]!;
    if (left < reachable.least || copies - left + reachable.most < least) return;
    spread(group, width - 1, groups[group]!.size, left);
  };
  const spread = (group: number, give: number, seats: number, left: number) => {
    const base = group * width;
    const open = layer.next[groups[group]!.state * width + give]! >= 0;
    if (give === 0) {
      if (seats > 0 && !open) return;
      split[base] = seats;
      place(group + 1, left);
      split[base] = 0;
      return;
    }
    if (!open) {
      spread(group, give - 1, seats, left);
      return;
    }
    for (let n = Math.min(seats, Math.floor(left / give)); n >= 0; n--) {
      split[base + give] = n;
      spread(group, give - 1, seats - n, left - n * give);
    }
    split[base + give] = 0;
  };
  place(0, copies);
}

/** The groups of equal seats of a node. */
export function groupsOf(layer: Pick<DiagramLayer, 'states'>, node: number, seats: number): readonly Group[] {
  const groups: Group[] = [];
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

/** Fewest and most copies that the groups from each one on can take. */
function reaches(layer: HandLayer, groups: readonly Group[]): readonly { least: number; most: number }[] {
  const width = layer.most + 1;
  const reach: { least: number; most: number }[] = [];
  let least = 0;
  let most = 0;
  for (let g = groups.length - 1; g >= 0; g--) {
    const { state, size } = groups[g]!;
    let low = 0;
    while (low < width && layer.next[state * width + low]! < 0) low++;
    let high = width - 1;
    while (high > low && layer.next[state * width + high]! < 0) high--;
    least += low * size;
    most += high * size;
    reach[g] = { least, most };
  }
  return reach;
}

/**
 * The order within one layer: a card is dealt to the seats one after the other, more copies first. Of a node with few orbits all are
 * kept with their values, and for each seat the share of them is taken in which it gets so many copies. Where orbits are many, or
 * values beyond 2^53, the seats go through a `SeatOrder` instead, which keeps what it sums up for later deals.
 */
import { exactBinomial } from './binomial.ts';
import { type Choice, type Exact, exact, times } from './choice.ts';
import { type DiagramLayer, groupsOf, orbitsOf } from './deck.ts';
import type { DeckCount, Fold } from './fold.ts';
import { nodeOf } from './node-table.ts';
import type { Chooser } from './rank.ts';
import { type Letter, SeatOrder } from './seats.ts';

/** Copies of a card in one hand. */
export interface Held {
  readonly seat: number;
  readonly card: number;
  readonly copies: number;
  /** Where the first one lies in the hand. */
  readonly first: number;
}

/** The cards of one deck, dealt in the order of the deal number. */
export interface DealtCards {
  readonly kinds: readonly number[];
  readonly hands: number[][];
  /** Where they lie; null in a deck without attributes. */
  readonly held: Held[] | null;
  /** Node of the layer where the attributes are settled, and the Attributes state of each seat there. */
  closing: number;
  states: number[];
  /** Ways to give the attributes to these hands. */
  ways: bigint;
}

/** More orbits are a large node. */
const MOST_ORBITS = 100;

/** A node with few orbits. */
interface Orbits {
  readonly kind: 'orbits';
  /** State of each group, ascending, and its seats. */
  readonly states: readonly number[];
  readonly sizes: readonly number[];
  /** [orbit][group][copies]: seats. */
  readonly splits: readonly number[];
  readonly values: Float64Array;
  readonly edges: readonly number[];
}

interface Large {
  readonly kind: 'large';
  /** States of all seats, ascending, as characters. */
  readonly states: string;
  readonly value: Exact;
}

export class LayerOrder {
  readonly #count: DeckCount;
  readonly #fold: Fold;
  readonly #card: number;
  readonly #layer: DiagramLayer;
  readonly #below: DiagramLayer;
  /** Of the hand automaton: see `HandLayer`. */
  readonly #next: Int32Array;
  readonly #nodes: (Orbits | Large | undefined)[];
  readonly #seats: SeatOrder;
  readonly #letters: (readonly (Letter | null)[])[] = [];
  readonly #copies: number;
  /** Most copies of one seat. */
  readonly #most: number;
  readonly #weighed: boolean;
  readonly #orbits: ReturnType<typeof orbitsOf>;
  // For the node that is at work, by orbit, by group, by group and copies, and by copies; written anew for each deal.
  readonly #alive = new Int32Array(MOST_ORBITS);
  readonly #values = new Float64Array(MOST_ORBITS);
  readonly #waiting: Int32Array;
  readonly #given: Int32Array;
  readonly #shares: Float64Array;
  readonly #choice: Choice;

  constructor(count: DeckCount, fold: Fold, card: number) {
    const { deck, automaton, layers, seats } = count.diagram;
    this.#count = count;
    this.#fold = fold;
    this.#card = card;
    this.#layer = layers[card]!;
    this.#below = layers[card + 1]!;
    this.#next = automaton.layers[card]!.next;
    this.#nodes = new Array<undefined>(layers[card]!.nodes).fill(undefined);
    this.#copies = deck.cards[card]!.copies;
    this.#most = automaton.layers[card]!.most;
    this.#weighed = fold.measure === 'shuffles';
    this.#orbits = orbitsOf(count.diagram, card);
    this.#waiting = new Int32Array(seats);
    this.#given = new Int32Array(seats * (this.#most + 1));
    this.#shares = new Float64Array(this.#most + 1);
    this.#choice = { small: this.#shares, big: [] };
    this.#seats = new SeatOrder({
      whole: this.#copies,
      letters: (state, left) => this.#lettersOf(state, left),
      value: (served) => this.#valueOf(nodeOf(this.#below, served)),
    });
  }

  get kept(): number {
    return this.#seats.kept;
  }

  /**
   * Deals the card.
   * @param states hand state of each seat, replaced by those of the next layer
   * @returns the node of the next layer; -1 where the chooser finds no way
   */
  deal(node: number, states: number[], chooser: Chooser, deck: number, dealt: DealtCards): number {
    this.#nodes[node] ??= this.#made(node);
    const made = this.#nodes[node];
    return made.kind === 'orbits'
      ? this.#few(made, states, chooser, deck, dealt)
      : this.#many(made, states, chooser, deck, dealt);
  }

  #few(node: Orbits, states: number[], chooser: Chooser, deck: number, dealt: DealtCards): number {
    const { splits, edges } = node;
    const most = this.#most;
    const width = most + 1;
    const span = node.states.length * width;
    const [alive, values, waiting, given] = [this.#alive, this.#values, this.#waiting, this.#given];
    const shares = this.#shares;
    let many = edges.length;
    let total = 0;
    for (let i = 0; i < many; i++) {
      alive[i] = i * span;
      const value = node.values[i]!;
      values[i] = value;
      total += value;
    }
    for (let group = 0; group < node.sizes.length; group++) waiting[group] = node.sizes[group]!;
    for (let i = 0; i < span; i++) given[i] = 0;
    let left = this.#copies;
    for (let seat = 0; seat < states.length; seat++) {
      if (left === 0) {
        this.#give(states, dealt, seat, 0);
        continue;
      }
      let group = 0;
      while (node.states[group] !== states[seat]) group++;
      const base = group * width;
      const size = waiting[group]!--;
      // Of the assignments of an orbit, the share in which this seat is one of those that get so many copies.
      let rest = total;
      for (let copies = most; copies > 0; copies--) {
        const at = base + copies;
        const taken = given[at]!;
        let share = 0;
        for (let i = 0; i < many; i++) share += values[i]! * (splits[alive[i]! + at]! - taken);
        share /= size;
        shares[most - copies] = share;
        rest -= share;
      }
      shares[most] = rest;
      const k = chooser.copies(this.#choice, most, deck, this.#card, seat);
      if (k < 0) return -1;
      const copies = most - k;
      total = shares[k]!;
      const at = base + copies;
      const taken = given[at]!++;
      let kept = 0;
      for (let i = 0; i < many; i++) {
        const seats = splits[alive[i]! + at]! - taken;
        if (seats === 0) continue;
        alive[kept] = alive[i]!;
        values[kept++] = seats === size ? values[i]! : (values[i]! * seats) / size;
      }
      many = kept;
      left -= copies;
      this.#give(states, dealt, seat, copies);
    }
    const edge = edges[alive[0]! / span]!;
    if (this.#weighed) chooser.placed(exact(this.#layer.placements[edge]!));
    return this.#layer.child[edge]!;
  }

  #many(root: Large, states: number[], chooser: Chooser, deck: number, dealt: DealtCards): number {
    const seats = this.#seats;
    seats.begin(root.states, root.value);
    for (let seat = 0; seat < states.length; seat++) {
      const k = chooser.copies(seats.choice(states[seat]!), this.#most, deck, this.#card, seat);
      if (k < 0) return -1;
      const { ways } = seats.take(k);
      if (ways !== 1) chooser.placed(ways);
      this.#give(states, dealt, seat, this.#most - k);
    }
    return nodeOf(this.#below, seats.served);
  }

  #give(states: number[], { hands, held }: DealtCards, seat: number, copies: number): void {
    const card = this.#card;
    states[seat] = this.#next[states[seat]! * (this.#most + 1) + copies]!;
    if (copies === 0) return;
    const hand = hands[seat]!;
    held?.push({ seat, card, copies, first: hand.length });
    for (let i = 0; i < copies; i++) hand.push(card);
  }

  #made(node: number): Orbits | Large {
    const { diagram } = this.#count;
    const layer = this.#layer;
    const groups = groupsOf(layer, node, diagram.seats);
    const span = groups.length * (this.#most + 1);
    const splits: number[] = [];
    const values: number[] = [];
    const edges: number[] = [];
    // Shares are summed up before they are divided by the seats of a group.
    if (Number(this.#fold.layers[this.#card]![node]!) * diagram.seats <= Number.MAX_SAFE_INTEGER) {
      let edge = layer.start[node]!;
      this.#orbits(groups, (split) => {
        const below = this.#valueOf(layer.child[edge]!);
        const placements = this.#weighed ? Number(layer.placements[edge]!) : 1;
        const value = Number(layer.ways[edge]!) * placements * Number(below);
        if (value > 0) {
          for (let i = 0; i < span; i++) splits.push(split[i]!);
          values.push(value);
          edges.push(edge);
        }
        edge++;
      });
      if (edges.length <= MOST_ORBITS) {
        return {
          kind: 'orbits',
          states: groups.map(({ state }) => state),
          sizes: groups.map(({ size }) => size),
          splits,
          values: Float64Array.from(values),
          edges,
        };
      }
    }
    const states = layer.states.subarray(node * diagram.seats, (node + 1) * diagram.seats);
    const value = exact(this.#fold.layers[this.#card]![node]!);
    return { kind: 'large', states: String.fromCharCode(...states), value };
  }

  #lettersOf(state: number, left: number): readonly (Letter | null)[] {
    const key = state * (this.#copies + 1) + left;
    const known = this.#letters[key];
    if (known !== undefined) return known;
    const letters: (Letter | null)[] = [];
    for (let copies = this.#most; copies >= 0; copies--) {
      const to = copies > left ? -1 : this.#next[state * (this.#most + 1) + copies]!;
      const ways = to >= 0 && this.#weighed ? exactBinomial(left, copies) : 1;
      letters.push(to < 0 ? null : { state: to, ways, left: left - copies });
    }
    this.#letters[key] = letters;
    return letters;
  }

  /** Value of a node of the next layer, as this one sees it: with the attributes, where they are settled there. */
  #valueOf(node: number): Exact {
    if (node < 0) return 0;
    const { layers, factors } = this.#fold;
    const value = layers[this.#card + 1]![node]!;
    const closing = this.#card + 1 === this.#count.diagram.automaton.closing && factors.length > 0;
    return closing ? times(value, exact(factors[node]!)) : exact(value);
  }
}

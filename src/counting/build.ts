/**
 * Builds the diagram of one deck forward from its roots, layer by layer. Nodes that turn out to lead nowhere keep their place and
 * count 0.
 */
import { FaultError } from '../fault.ts';
import type { ProblemDeck } from '../problem/problem.ts';
import type { HandAutomaton } from './automaton.ts';
import { Product } from './binomial.ts';
import { type DeckDiagram, type DiagramLayer, groupsOf, orbitsOf, type SeatGroupState } from './deck.ts';
import { NodeTable } from './node-table.ts';

/** Bytes that the diagrams of one compilation may still take. */
export class Budget {
  readonly megabytes: number;
  #left: number;
  #nodes = 0;

  constructor(megabytes: number) {
    this.megabytes = megabytes;
    this.#left = megabytes * 1024 * 1024;
  }

  /** @throws FaultError of kind limit, with the size reached */
  spend(bytes: number, nodes: number): void {
    this.#left -= bytes;
    this.#nodes += nodes;
    if (this.#left < 0) {
      throw new FaultError({
        kind: 'limit',
        code: 'diagram-too-large',
        with: { memory: this.megabytes, nodes: this.#nodes },
      });
    }
  }
}

/**
 * @param roots for each root, the automaton state of every seat, ascending
 * @returns the diagram, and the node of layer 0 of each root
 * @throws FaultError of kind limit where the budget is spent
 */
export function buildDeck(
  deck: ProblemDeck,
  seats: number,
  automaton: HandAutomaton,
  roots: readonly (readonly number[])[],
  budget: Budget,
): { readonly diagram: DeckDiagram; readonly roots: readonly number[] } {
  let table = new NodeTable(seats);
  const rootNodes = roots.map((states) => table.add(Uint16Array.from(states)));
  const layers: DiagramLayer[] = [];
  for (let card = 0; card < deck.cards.length; card++) {
    const next = new NodeTable(seats);
    layers.push(expand(deck, seats, automaton, card, table, next, budget));
    table = next;
  }
  layers.push({
    nodes: table.size,
    states: table.packed(),
    slots: table.slots,
    start: new Uint32Array(0),
    child: new Uint32Array(0),
    ways: new Float64Array(0),
    placements: new Float64Array(0),
  });
  return { diagram: { deck, seats, automaton, layers }, roots: rootNodes };
}

function expand(
  deck: ProblemDeck,
  seats: number,
  automaton: HandAutomaton,
  card: number,
  table: NodeTable,
  next: NodeTable,
  budget: Budget,
): DiagramLayer {
  const hand = automaton.layers[card]!;
  const width = hand.most + 1;
  const { copies } = deck.cards[card]!;
  const start = new Uint32Array(table.size + 1);
  const child = new GrowingUint32();
  const ways = new ExactList();
  const placements = new ExactList();
  const weighed = deck.weights === 'shuffles';
  const buffer = new Uint16Array(seats);
  const states = table.packed();
  let groups: readonly SeatGroupState[] = [];
  const product = new Product();
  const placed = new Product();
  const visit = (split: Int32Array, dealt: number) => {
    let at = 0;
    const assignments = product.reset();
    for (let g = 0; g < groups.length; g++) {
      const { state, size } = groups[g]!;
      let left = size;
      for (let c = 0; c < width; c++) {
        const n = split[g * width + c]!;
        if (n === 0) continue;
        assignments.choose(left, n);
        left -= n;
        const to = hand.next[state * width + c]!;
        for (let i = 0; i < n; i++) {
          // Insertion sort: the list is nearly in order already.
          let j = at++;
          while (j > 0 && buffer[j - 1]! > to) {
            buffer[j] = buffer[j - 1]!;
            j--;
          }
          buffer[j] = to;
        }
      }
    }
    child.push(next.add(buffer));
    ways.push(assignments.value);
    if (weighed) placements.push(placementsOf(split, groups.length, width, copies, dealt, placed));
  };
  const view = { states };
  const enumerate = orbitsOf({ deck, automaton }, card);
  let spent = 0;
  for (let node = 0; node < table.size; node++) {
    start[node] = child.length;
    groups = groupsOf(view, node, seats);
    enumerate(groups, visit);
    if ((node & 255) === 255) {
      const bytes = child.length * (weighed ? 20 : 12);
      budget.spend(bytes - spent, 256);
      spent = bytes;
    }
  }
  start[table.size] = child.length;
  budget.spend(
    child.length * (weighed ? 20 : 12) - spent + states.byteLength * 3 + table.slots.byteLength + start.byteLength,
    table.size & 255,
  );
  return {
    nodes: table.size,
    states,
    slots: table.slots,
    start,
    child: child.done(),
    ways: ways.done(),
    placements: placements.done(),
  };
}

/** k! ÷ ∏ (copies of each seat and of the stock)!. @param product reset and used for it */
function placementsOf(
  split: Int32Array,
  groups: number,
  width: number,
  copies: number,
  dealt: number,
  product: Product,
): number | bigint {
  product.reset().choose(copies, dealt);
  let left = dealt;
  for (let base = 0; base < groups * width && left > 0; base += width) {
    for (let c = 1; c < width; c++) {
      for (let n = split[base + c]!; n > 0; n--) {
        product.choose(left, c);
        left -= c;
      }
    }
  }
  return product.value;
}

class GrowingUint32 {
  length = 0;
  #items = new Uint32Array(64);

  push(value: number): void {
    if (this.length === this.#items.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.#items);
      this.#items = grown;
    }
    this.#items[this.length++] = value;
  }

  done(): Uint32Array {
    return this.#items.slice(0, this.length);
  }
}

/** A list of exact counts: typed while every one fits in 2^53. */
class ExactList {
  #length = 0;
  #items = new Float64Array(64);
  #big: bigint[] | null = null;

  push(value: number | bigint): void {
    if (this.#big === null && typeof value === 'bigint') {
      this.#big = Array.from(this.#items.subarray(0, this.#length), BigInt);
    }
    if (this.#big !== null) {
      this.#big.push(BigInt(value));
      return;
    }
    if (this.#length === this.#items.length) {
      const grown = new Float64Array(this.#length * 2);
      grown.set(this.#items);
      this.#items = grown;
    }
    this.#items[this.#length++] = Number(value);
  }

  done(): Float64Array | readonly bigint[] {
    return this.#big ?? this.#items.slice(0, this.#length);
  }
}

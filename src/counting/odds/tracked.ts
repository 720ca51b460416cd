/**
 * Forward passes that follow, besides the node, those seats that hold a certain card: for questions about two cards of one hand,
 * and about the attributes of one card. Works on a diagram whose equal seats are merged: which seats are followed is part of the state here.
 */
import { FaultError } from '../../fault.ts';
import { groupsOf, orbitsOf, type SeatGroupState } from '../deck.ts';
import { edgeFactor } from '../fold.ts';
import { type Flow, MEASURE, out } from './flow.ts';

/** One followed seat: the state of its hand, and the copies of the card that it holds. */
export interface Followed {
  readonly state: number;
  readonly copies: number;
}

/** A node of some layer with the seats followed there (ascending by state, then copies), and the weight of all ways to it. */
export interface Tracked {
  readonly node: number;
  readonly seats: readonly Followed[];
  readonly weight: bigint;
}

/** Bytes that one of them takes, roughly: its key, its seats, a big integer. */
const BYTES = 400;

/** Adds up equal ones, within a limit of memory. */
export class TrackedSet {
  readonly #found = new Map<string, { node: number; seats: readonly Followed[]; weight: bigint }>();
  readonly #megabytes: number;

  /** @param megabytes 1024 if not given */
  constructor(megabytes = 1024) {
    this.#megabytes = megabytes;
  }

  /** @throws FaultError of kind limit, with the size reached */
  add(node: number, seats: readonly Followed[], weight: bigint): void {
    if (weight === 0n) return;
    const sorted = [...seats].sort((a, b) => a.state - b.state || a.copies - b.copies);
    const key = `${node} ${sorted.map(({ state, copies }) => `${state}:${copies}`).join(' ')}`;
    const same = this.#found.get(key);
    if (same !== undefined) same.weight += weight;
    else this.#found.set(key, { node, seats: sorted, weight });
    if (this.#found.size * BYTES > this.#megabytes * 2 ** 20)
      throw new FaultError({
        kind: 'limit',
        code: 'diagram-too-large',
        with: { memory: this.#megabytes, nodes: this.#found.size },
      });
  }

  [Symbol.iterator](): Iterator<Tracked> {
    return this.#found.values();
  }
}

/** What is tracked after `card` is dealt, all seats that hold it followed. */
export function begin(flow: Flow, card: number, megabytes?: number): TrackedSet {
  const { diagram } = flow.count;
  const layer = diagram.layers[card]!;
  const hand = diagram.automaton.layers[card]!;
  const width = hand.most + 1;
  const begun = new TrackedSet(megabytes);
  const orbits = orbitsOf(diagram, card);
  for (let node = 0; node < layer.nodes; node++) {
    const weight = out(flow, card, node);
    if (weight === 0n) continue;
    const groups = groupsOf(layer, node, diagram.seats);
    let edge = layer.start[node]!;
    orbits(groups, (split) => {
      const holders: Followed[] = [];
      for (const [g, { state }] of groups.entries())
        for (let copies = 1; copies < width; copies++)
          for (let n = split[g * width + copies]!; n > 0; n--)
            holders.push({ state: hand.next[state * width + copies]!, copies });
      begun.add(layer.child[edge]!, holders, weight * edgeFactor(layer, edge, MEASURE));
      edge++;
    });
  }
  return begun;
}

/** One way to go on from there. */
export interface Step {
  readonly child: number;
  /** The followed seats after it, in the order of `Tracked.seats`. */
  readonly seats: readonly Followed[];
  /** Copies of the layer's card that each of them gets. */
  readonly got: readonly number[];
  /** Weight of the ways to it, before what can still follow. */
  readonly weight: bigint;
}

/**
 * A walker over one layer: calls `visit` for every step from what is tracked at layer `at`. The attributes' factor of the closing layer is left out: the caller has it
 * in the weight, or wants it otherwise.
 */
export function steps(flow: Flow, at: number): (from: Tracked, visit: (step: Step) => void) => void {
  const { diagram } = flow.count;
  const layer = diagram.layers[at]!;
  const hand = diagram.automaton.layers[at]!;
  const width = hand.most + 1;
  const orbits = orbitsOf(diagram, at);
  return (from, visit) => {
    const groups = groupsOf(layer, from.node, diagram.seats);
    const groupOf = from.seats.map(({ state }) => groups.findIndex((group) => group.state === state));
    let edge = layer.start[from.node]!;
    orbits(groups, (split) => {
      const whole = from.weight * edgeFactor(layer, edge, MEASURE);
      assignments(split, width, groups, groupOf, (got, ways, of) => {
        const seats = from.seats.map(({ state, copies }, i) => ({
          state: hand.next[state * width + got[i]!]!,
          copies,
        }));
        visit({ child: layer.child[edge]!, seats, got, weight: (whole * ways) / of });
      });
      edge++;
    });
  };
}

/** Every way in which the followed seats can be among those that a split speaks of: `ways` of `of` of its assignments. */
function assignments(
  split: Int32Array,
  width: number,
  groups: readonly SeatGroupState[],
  groupOf: readonly number[],
  visit: (got: readonly number[], ways: bigint, of: bigint) => void,
): void {
  const left = split.slice();
  const sizes = groups.map(({ size }) => size);
  const got: number[] = [];
  const serve = (i: number, ways: number, of: number): void => {
    if (i === groupOf.length) {
      visit([...got], BigInt(ways), BigInt(of));
      return;
    }
    const group = groupOf[i]!;
    const size = sizes[group]!--;
    for (let copies = 0; copies < width; copies++) {
      const at = group * width + copies;
      const seats = left[at]!;
      if (seats === 0) continue;
      left[at]!--;
      got.push(copies);
      serve(i + 1, ways * seats, of * size);
      got.pop();
      left[at]!++;
    }
    sizes[group]!++;
  };
  serve(0, 1, 1);
}

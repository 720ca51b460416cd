/**
 * The general counting argument about one deck: a flow from cards through the bounds of each group of hands to their places. Where no
 * flow exists, a cut shows some cards and hands to which more must go than can (Hall's and Hoffman's theorems). It counts all hands of
 * a group together, so it never refutes what can be dealt.
 */
import type { Problem } from '../problem/problem.ts';
import type { Statement } from '../problem/statement.ts';
import type { Conflict } from './conflict.ts';
import { copiesOf, type HandBound, type HandGroup, handGroups, sum, unique } from './hands.ts';

/** The conflict that a cut shows, null where the counts leave room for a flow. */
export function hallConflict(problem: Problem, deck: number): Conflict | null {
  const groups = handGroups(problem, deck);
  if (sum(groups.map(({ count }) => count)) !== problem.seats) return null;
  const net = new Net();
  const cards = problem.decks[deck]!.cards.map(({ copies }, card) => {
    const node = net.node();
    net.edge(0, node, problem.decks[deck]!.stock ? 0 : copies, copies, copiesOf(deck, [card]));
    return node;
  });
  for (const group of groups) addGroup(net, group, cards);
  const cut = net.cut();
  if (cut === null) return null;
  const inside = cards.flatMap((node, card) => (cut.inside.has(node) ? [card] : []));
  return { kind: 'hall', deck, cards: inside, need: cut.need, have: cut.have, statements: unique(cut.because) };
}

/** Node 0 is both the pile that cards come from and the places that they end in, so that the flow goes round. */
function addGroup(net: Net, group: HandGroup, cards: readonly number[]): void {
  const places = net.node();
  const size = group.count * group.size;
  net.edge(places, 0, size, size, [...group.because, group.sized]);
  const family = nestedBounds(group.bounds).map((bound) => ({ bound, node: net.node() }));
  const home = (within: readonly number[]) =>
    family.find(({ bound }) => bound.cards.length > within.length && within.every((card) => bound.cards.includes(card)))
      ?.node ?? places;
  for (const { bound, node } of family) {
    const min = bound.min * group.count;
    const because = [...group.because, ...(min > 0 ? bound.minBecause : []), ...bound.maxBecause];
    net.edge(node, home(bound.cards), min, Math.min(bound.max, group.size + bound.min) * group.count, because);
  }
  cards.forEach((from, card) => {
    const smallest = family.find(({ bound }) => bound.cards.includes(card))?.node ?? places;
    net.edge(from, smallest, 0, Number.POSITIVE_INFINITY, []);
  });
}

/** Bounds that lie in one another or apart, smallest first; what crosses an earlier one is left aside. */
function nestedBounds(bounds: readonly HandBound[]): readonly HandBound[] {
  const kept: HandBound[] = [];
  const sorted = bounds
    .filter(({ attributes, min, max }) => attributes.length === 0 && min <= max)
    .sort((a, b) => a.cards.length - b.cards.length);
  for (const bound of sorted) {
    const crosses = kept.some(
      ({ cards }) =>
        cards.some((card) => bound.cards.includes(card)) && !cards.every((card) => bound.cards.includes(card)),
    );
    if (!crosses) kept.push(bound);
  }
  return kept;
}

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly min: number;
  readonly max: number;
  flow: number;
  readonly because: readonly Statement[];
}

interface Cut {
  readonly inside: ReadonlySet<number>;
  readonly need: number;
  readonly have: number;
  readonly because: readonly Statement[];
}

/** A circulation with lower and upper limits, found by mending one short edge after the other (the out-of-kilter way). */
class Net {
  readonly #edges: Edge[] = [];
  /** Edges that touch a node. */
  readonly #at: Edge[][] = [[]];

  node(): number {
    return this.#at.push([]) - 1;
  }

  edge(from: number, to: number, min: number, max: number, because: readonly Statement[]): void {
    const edge: Edge = { from, to, min, max, flow: 0, because };
    this.#edges.push(edge);
    this.#at[from]!.push(edge);
    this.#at[to]!.push(edge);
  }

  /** Null where all limits can be kept; else nodes into which at least `need` must flow and out of which at most `have` can. */
  cut(): Cut | null {
    for (const edge of this.#edges)
      while (edge.flow < edge.min) {
        const back = this.#way(edge.to, edge.from);
        if (back.path === null) return this.#around(back.reached);
        const step = Math.min(edge.min - edge.flow, ...back.path.map(({ room }) => room));
        edge.flow += step;
        for (const { edge: other, forward } of back.path) other.flow += forward ? step : -step;
      }
    return null;
  }

  /** A way from one node to another along which more can flow; else all nodes that can be reached. */
  #way(from: number, to: number): { path: readonly Hop[] | null; reached: ReadonlySet<number> } {
    const hops = new Map<number, Hop | null>([[from, null]]);
    const queue = [from];
    for (let at = queue.shift(); at !== undefined && !hops.has(to); at = queue.shift())
      for (const edge of this.#at[at]!) {
        const forward = edge.from === at;
        const next = forward ? edge.to : edge.from;
        const room = forward ? edge.max - edge.flow : edge.flow - edge.min;
        if (room > 0 && !hops.has(next)) {
          hops.set(next, { edge, forward, room, at });
          queue.push(next);
        }
      }
    if (!hops.has(to)) return { path: null, reached: new Set(hops.keys()) };
    const path: Hop[] = [];
    for (let hop = hops.get(to); hop != null; hop = hops.get(hop.at)) path.push(hop);
    return { path, reached: new Set(hops.keys()) };
  }

  #around(inside: ReadonlySet<number>): Cut {
    const entering = this.#edges.filter((edge) => !inside.has(edge.from) && inside.has(edge.to) && edge.min > 0);
    const leaving = this.#edges.filter((edge) => inside.has(edge.from) && !inside.has(edge.to));
    return {
      inside,
      need: sum(entering.map(({ min }) => min)),
      have: sum(leaving.map(({ max }) => max)),
      because: [...entering, ...leaving].flatMap(({ because }) => because),
    };
  }
}

interface Hop {
  readonly edge: Edge;
  readonly forward: boolean;
  readonly room: number;
  readonly at: number;
}

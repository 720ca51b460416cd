/**
 * The forward pass: how much weight reaches each node of a deck's diagram from the roots. Together with the backward pass that
 * counted the deals it gives the weight that passes through any edge, which is what all odds are read from.
 */
import type { Measure } from '../attributes.ts';
import type { DiagramLayer } from '../deck.ts';
import type { Diagram } from '../diagram.ts';
import { type DeckCount, edgeFactor, type Fold, times, type Values } from '../fold.ts';

/** Odds are always taken under the weights of the selection; where deals weigh alike this is the same as counting them. */
export const MEASURE: Measure = 'shuffles';

export interface Flow {
  readonly count: DeckCount;
  readonly fold: Fold;
  /**
   * [layer][node]: weight of all ways from the roots to the node, the draw of roles and the other decks multiplied in. From the
   * closing layer's children on, the ways to give attributes are in it too; before, they are in the fold.
   */
  readonly into: readonly (readonly bigint[])[];
  /** [layer][node]: value of all that can still follow, as the layer before sees it: at the closing layer with the attributes. */
  readonly ahead: readonly Values[];
}

/** The forward pass through one deck. */
export function flow(diagram: Diagram, deck: number): Flow {
  const count = diagram.decks[deck]!;
  const fold = count[MEASURE];
  const { layers } = count.diagram;
  const into: bigint[][] = [rootWeights(diagram, deck)];
  for (let at = 0; at < layers.length - 1; at++) {
    const layer = layers[at]!;
    const next = new Array<bigint>(layers[at + 1]!.nodes).fill(0n);
    for (let node = 0; node < layer.nodes; node++) {
      const out = outOf(count, fold, into[at]!, at, node);
      if (out === 0n) continue;
      for (let edge = layer.start[node]!; edge < layer.start[node + 1]!; edge++) {
        const child = layer.child[edge]!;
        if (!isDead(fold, at + 1, child)) next[child]! += out * edgeFactor(layer, edge, MEASURE);
      }
    }
    into.push(next);
  }
  const ahead = fold.layers.map((values, at) =>
    at === count.diagram.automaton.closing && fold.factors.length > 0 ? times(values, fold.factors) : values,
  );
  return { count, fold, into, ahead };
}

/** What leaves a node: what came in, at the closing layer times the ways to give attributes. 0 for a node that leads nowhere. */
export function out(flow: Flow, layer: number, node: number): bigint {
  return outOf(flow.count, flow.fold, flow.into[layer]!, layer, node);
}

/**
 * Values of all that can follow the edges of a layer, the edges' own ways included, as plain numbers: null where they do not all fit in
 * 2^53, together for each node.
 */
export function afterAsNumbers(flow: Flow, at: number): ((edge: number) => number) | null {
  const { ways, placements, child } = flow.count.diagram.layers[at]!;
  const [below, sums] = [flow.ahead[at + 1]!, flow.fold.layers[at]!];
  // Every partial sum of a node's edges is at most the node's own value.
  if (!(ways instanceof Float64Array && below instanceof Float64Array && sums instanceof Float64Array)) return null;
  if (placements.length === 0) return (edge) => ways[edge]! * below[child[edge]!]!;
  if (!(placements instanceof Float64Array)) return null;
  return (edge) => ways[edge]! * placements[edge]! * below[child[edge]!]!;
}

/** Value of all that can follow an edge, the edge's own ways included. */
export function after(flow: Flow, at: number, layer: DiagramLayer, edge: number): bigint {
  return edgeFactor(layer, edge, MEASURE) * BigInt(flow.ahead[at + 1]![layer.child[edge]!]!);
}

function outOf(count: DeckCount, fold: Fold, into: readonly bigint[], layer: number, node: number): bigint {
  if (isDead(fold, layer, node)) return 0n;
  const closing = layer === count.diagram.automaton.closing && fold.factors.length > 0;
  return closing ? into[node]! * fold.factors[node]! : into[node]!;
}

function isDead(fold: Fold, layer: number, node: number): boolean {
  const value = fold.layers[layer]![node]!;
  return value === 0 || value === 0n;
}

function rootWeights(diagram: Diagram, deck: number): bigint[] {
  const roots = new Array<bigint>(diagram.decks[deck]!.diagram.layers[0]!.nodes).fill(0n);
  for (const [orbit, { ways }] of diagram.orbits.entries()) {
    const root = diagram.decks[deck]!.roots[orbit]!;
    if (root < 0) continue;
    let weight = ways;
    for (const [other, count] of diagram.decks.entries()) if (other !== deck) weight *= count.total(orbit, MEASURE);
    roots[root]! += weight;
  }
  return roots;
}

// In a diagram compiled with seats kept apart, every state of a hand belongs to one group of seats in one role.

/** A group of seats in one role. */
export interface Label {
  readonly group: number;
  readonly role: number;
}

export interface EndLabels {
  readonly list: readonly Label[];
  /** [layer][state]: index into `list`. */
  readonly of: readonly Int32Array[];
}

/** The label of every state; `diagram` must have been compiled with `separate`. */
export function labels(diagram: Diagram, { diagram: { automaton }, kindOf }: DeckCount): EndLabels {
  const list: Label[] = [];
  const of = automaton.layers.map(({ states }) => new Int32Array(states).fill(-1));
  for (const [group, roles] of kindOf.entries())
    for (const role of diagram.problem.roles.keys()) {
      const root = roles[role]! < 0 ? -1 : automaton.roots[roles[role]!]!;
      if (root >= 0) of[0]![root] = list.push({ group, role }) - 1;
    }
  for (const [at, layer] of automaton.layers.entries()) {
    if (at === automaton.layers.length - 1) break;
    const width = layer.most + 1;
    for (const [i, next] of layer.next.entries()) if (next >= 0) of[at + 1]![next] = of[at]![Math.floor(i / width)]!;
  }
  return { list, of };
}

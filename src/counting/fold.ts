/**
 * One backward pass over the diagram of a deck: for every node, how many completions it has (distinct deals), or how much they
 * weigh (placements of physical copies). Numbers while a whole layer fits in 2^53, BigInt from the first layer that does not.
 */
import type { Attributes, Measure } from './attributes.ts';
import type { DeckDiagram, DiagramLayer } from './deck.ts';

/** Exact values of the nodes of one layer. */
export type Values = Float64Array | readonly bigint[];

export interface Fold {
  readonly measure: Measure;
  /**
   * [layer][node]: value of the cards still to come from this layer on, and before the closing layer also of the attributes of
   * all hands. From the closing layer on attributes are left out: they are the factor of the closing node.
   */
  readonly layers: readonly Values[];
  /** Ways to give attributes to the hands, for each node of the closing layer. */
  readonly factors: readonly bigint[];
}

export function fold(diagram: DeckDiagram, attributes: Attributes | null, measure: Measure): Fold {
  const last = diagram.layers.length - 1;
  const { closing } = diagram.automaton;
  const layers: Values[] = [];
  let values: Values = new Float64Array(diagram.layers[last]!.nodes).fill(1);
  let factors: readonly bigint[] = [];
  for (let layer = last; layer >= 0; layer--) {
    if (layer < last) values = sums(diagram.layers[layer]!, values, measure);
    layers[layer] = values;
    if (layer === closing && attributes !== null) {
      factors = factorsOf(diagram, attributes, measure, values);
      values = times(values, factors);
    }
  }
  return { measure, layers, factors };
}

/** Value of a node as the layers before see it: at the closing layer with its factor. */
export function valueAbove(diagram: DeckDiagram, fold: Fold, layer: number, node: number): bigint {
  const value = BigInt(fold.layers[layer]![node]!);
  return layer === diagram.automaton.closing && fold.factors.length > 0 ? value * fold.factors[node]! : value;
}

/** The factor by which an edge counts: assignments of its seats, times placements where shuffles are counted. */
export function edgeFactor(layer: DiagramLayer, edge: number, measure: Measure): bigint {
  const ways = BigInt(layer.ways[edge]!);
  return measure === 'shuffles' && layer.placements.length > 0 ? ways * BigInt(layer.placements[edge]!) : ways;
}

function sums(layer: DiagramLayer, below: Values, measure: Measure): Values {
  const weighed = measure === 'shuffles' && layer.placements.length > 0;
  const { start, child, ways, placements } = layer;
  const numeric =
    below instanceof Float64Array && ways instanceof Float64Array && (!weighed || placements instanceof Float64Array);
  if (numeric) {
    const values = new Float64Array(layer.nodes);
    let fits = true;
    for (let node = 0; node < layer.nodes && fits; node++) {
      let sum = 0;
      const end = start[node + 1]!;
      for (let edge = start[node]!; edge < end; edge++) {
        const factor = weighed ? ways[edge]! * (placements as Float64Array)[edge]! : ways[edge]!;
        sum += factor * below[child[edge]!]!;
      }
      fits = sum <= Number.MAX_SAFE_INTEGER;
      values[node] = sum;
    }
    if (fits) return values;
  }
  const big = Array.from(below, BigInt);
  const values: bigint[] = [];
  for (let node = 0; node < layer.nodes; node++) {
    let sum = 0n;
    const end = start[node + 1]!;
    for (let edge = start[node]!; edge < end; edge++) {
      sum += timesFactor(big[child[edge]!]!, ways[edge]!, weighed ? placements[edge]! : 1);
    }
    values.push(sum);
  }
  return values;
}

/** value × ways × placements; the factors are multiplied as numbers while they fit, as converting costs more than they do. */
function timesFactor(value: bigint, ways: number | bigint, placements: number | bigint): bigint {
  if (typeof ways === 'number' && typeof placements === 'number') {
    const factor = ways * placements;
    if (factor === 1) return value;
    if (factor <= Number.MAX_SAFE_INTEGER) return value * BigInt(factor);
  }
  return value * BigInt(ways) * BigInt(placements);
}

function factorsOf(diagram: DeckDiagram, attributes: Attributes, measure: Measure, values: Values): readonly bigint[] {
  const { closing } = diagram.automaton;
  const { states, nodes } = diagram.layers[closing]!;
  const factors: bigint[] = [];
  for (let node = 0; node < nodes; node++) {
    if (BigInt(values[node]!) === 0n) {
      factors.push(0n);
      continue;
    }
    const seats = Array.from(states.subarray(node * diagram.seats, (node + 1) * diagram.seats));
    factors.push(
      attributes.ways(
        seats.map((state) => diagram.automaton.attributes[state]!),
        measure,
      ),
    );
  }
  return factors;
}

/** Each value times its factor: numbers while all fit in 2^53. */
export function times(values: Values, factors: readonly bigint[]): Values {
  const products = factors.map((factor, node) => factor * BigInt(values[node]!));
  return products.every((product) => product <= BigInt(Number.MAX_SAFE_INTEGER))
    ? Float64Array.from(products, Number)
    : products;
}

// What compiling makes of each deck: the parts of a `Diagram`.

/** One deck, counted. Diagram and folds are made when they are first asked for. */
export interface DeckCount {
  /** Builds the diagram now. @throws FaultError of kind limit where there is no memory for it */
  readonly build: () => void;
  readonly diagram: DeckDiagram;
  /** By draw of roles, in the order of `Diagram.orbits`: node of layer 0, -1 where nothing is legal. */
  readonly roots: readonly number[];
  readonly attributes: Attributes | null;
  /** [group][role]: kind of the hand automaton, -1 where the role is not open to the group. */
  readonly kindOf: readonly (readonly number[])[];
  readonly deals: Fold;
  /** The same object as `deals` where every deal weighs 1. */
  readonly shuffles: Fold;
  /** Value of the deck under a draw of roles, by its place in `Diagram.orbits`. */
  total(orbit: number, measure: Measure): bigint;
}

export function product(values: readonly bigint[]): bigint {
  return values.reduce((all, value) => all * value, 1n);
}

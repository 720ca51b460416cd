/**
 * A circuit over variables, shared by the two compilers of this stage (logic-solver and DIMACS): and-gates, and counting nodes that say
 * "these two numbers together are at least k". Equal gates and sums
 * are one, constants fold away. It knows nothing of cards.
 */

import { FaultError } from '../fault.ts';

/** A node of a circuit or its negation: ±1 is true/false, ±n a variable or a gate. */
export type Literal = number;

export const TRUE: Literal = 1;
export const FALSE: Literal = -1;

/**
 * A node other than true: a variable by its name, an and-gate by its inputs, or a counting node by its clauses: `whenTrue` hold if it is
 * true, `whenFalse` if it is false; together they settle it.
 */
export type Node =
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'and'; readonly inputs: readonly Literal[] }
  | {
      readonly kind: 'count';
      readonly whenTrue: readonly (readonly Literal[])[];
      readonly whenFalse: readonly (readonly Literal[])[];
    };

/**
 * A number from 0 to its length in unary: entry k−1 says "at least k". Entries are monotone by construction, or by clauses of the
 * structure where they are variables.
 */
export type Unary = readonly Literal[];

/** How large a circuit may grow: nodes, and literals in all the clauses that define them. */
export interface CircuitLimits {
  readonly nodes: number;
  readonly literals: number;
}

export class Circuit {
  readonly #limits: CircuitLimits;
  #literals = 0;
  readonly #nodes: Node[] = [];
  readonly #gates = new Map<string, Literal>();
  readonly #sums = new Map<string, Unary>();

  constructor(limits: CircuitLimits) {
    this.#limits = limits;
  }

  /** How many nodes there are; they are the literals from 2 to size + 1. */
  get size(): number {
    return this.#nodes.length;
  }

  /** What a literal other than true and false, or its negation, stands for. */
  node(literal: Literal): Node {
    return this.#nodes[Math.abs(literal) - 2]!;
  }

  /** A new variable; the name is the caller's and must be unique. */
  variable(name: string): Literal {
    return this.#add({ kind: 'variable', name });
  }

  and(inputs: readonly Literal[]): Literal {
    const distinct = inputs.length === 2 ? inOrder(inputs[0]!, inputs[1]!) : [...new Set(inputs)].sort((a, b) => a - b);
    const open: Literal[] = [];
    for (const input of distinct) {
      if (input === FALSE) return FALSE;
      if (input !== TRUE) open.push(input);
    }
    if (open.length === 0) return TRUE;
    if (open.length === 1) return open[0]!;
    if (contradicts(open)) return FALSE;
    const key = open.join(' ');
    const known = this.#gates.get(key);
    if (known !== undefined) return known;
    const gate = this.#add({ kind: 'and', inputs: open });
    this.#gates.set(key, gate);
    return gate;
  }

  or(inputs: readonly Literal[]): Literal {
    return -this.and(inputs.map((input) => -input));
  }

  /** The sum of unary numbers, exact up to `cap`: entries above it are left out. A balanced totalizer. */
  sum(numbers: readonly Unary[], cap: number): Unary {
    const parts = numbers.filter((number) => number.length > 0).map((number) => number.slice(0, cap));
    const key = `${cap} ${parts.join(';')}`;
    const known = this.#sums.get(key);
    if (known) return known;
    let layer: readonly Unary[] = parts;
    while (layer.length > 1) {
      const next: Unary[] = [];
      for (let at = 0; at < layer.length; at += 2) {
        const right = layer[at + 1];
        next.push(right ? this.#together(layer[at]!, right, cap) : layer[at]!);
      }
      layer = next;
    }
    const sum = layer[0] ?? [];
    this.#sums.set(key, sum);
    return sum;
  }

  /** "min ≤ number ≤ max"; the number must be exact up to max + 1, or up to min where max is Infinity. */
  within(number: Unary, min: number, max: number): Literal {
    return this.and([atLeast(number, min), -atLeast(number, max + 1)]);
  }

  /** Both numbers are at least `k` together, for every k, if either way of saying so holds; see Bailleux and Boufkhad's totalizer. */
  #together(left: Unary, right: Unary, cap: number): Literal[] {
    const out: Literal[] = [];
    for (let k = 1; k <= Math.min(left.length + right.length, cap); k++) {
      const whenTrue: Literal[][] = [];
      const whenFalse: Literal[][] = [];
      // At least k together: whatever part the left number stays below, the right one makes up for it.
      for (let part = 0; part < k; part++) whenTrue.push([atLeast(left, part + 1), atLeast(right, k - part)]);
      // Not so: no split of k is reached by both.
      for (let part = 0; part <= k; part++) whenFalse.push([-atLeast(left, part), -atLeast(right, k - part)]);
      out.push(this.#add({ kind: 'count', whenTrue: folded(whenTrue), whenFalse: folded(whenFalse) }));
    }
    return out;
  }

  /** @throws FaultError `sat-too-large` before the circuit outgrows what can be done with it */
  #add(node: Node): Literal {
    this.#nodes.push(node);
    if (node.kind === 'and') this.#literals += 3 * node.inputs.length + 1;
    if (node.kind === 'count') this.#literals += 3 * (node.whenTrue.length + node.whenFalse.length);
    if (this.#nodes.length > this.#limits.nodes || this.#literals > this.#limits.literals)
      throw new FaultError({ kind: 'limit', code: 'sat-too-large', with: { most: this.#limits.nodes } });
    return this.#nodes.length + 1;
  }
}

/** "number ≥ k"; false where k is more than the number can be. */
export function atLeast(number: Unary, k: number): Literal {
  return k <= 0 ? TRUE : (number[k - 1] ?? FALSE);
}

/** Whether a node is true, where the values of its inputs are known. */
export function holds(node: Exclude<Node, { kind: 'variable' }>, value: (literal: Literal) => boolean): boolean {
  if (node.kind === 'and') return node.inputs.every(value);
  return node.whenTrue.every((clause) => clause.some(value));
}

function inOrder(a: Literal, b: Literal): readonly Literal[] {
  return a === b ? [a] : a < b ? [a, b] : [b, a];
}

function contradicts(sorted: readonly Literal[]): boolean {
  if (sorted.length === 2) return sorted[0] === -sorted[1]!;
  const seen = new Set(sorted);
  return sorted.some((literal) => literal > 0 && seen.has(-literal));
}

/** Clauses without what is true, and without false literals. */
function folded(clauses: readonly (readonly Literal[])[]): readonly (readonly Literal[])[] {
  return clauses
    .filter((clause) => !clause.includes(TRUE))
    .map((clause) => (clause.includes(FALSE) ? clause.filter((literal) => literal !== FALSE) : clause));
}

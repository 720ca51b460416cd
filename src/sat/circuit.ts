/**
 * A circuit of and-gates over variables, shared by the two compilers of this stage (logic-solver and DIMACS). Equal gates are one gate,
 * constants fold away. It knows nothing of cards.
 */

/** A node of a circuit or its negation: ±1 is true/false, ±n a variable or a gate. */
export type Literal = number;

export const TRUE: Literal = 1;
export const FALSE: Literal = -1;

/**
 * A number from 0 to its length in unary: entry k−1 says "at least k". Entries are monotone by construction, or by clauses of the
 * structure where they are variables.
 */
export type Unary = readonly Literal[];

export class Circuit {
  /** By node from 2 on: a variable's name, or the inputs of an and-gate. */
  readonly nodes: (string | readonly Literal[])[] = [];
  readonly #gates = new Map<string, Literal>();

  /** A new variable; the name is the caller's and must be unique. */
  variable(name: string): Literal {
    return this.#add(name);
  }

  and(inputs: readonly Literal[]): Literal {
    const distinct = [...new Set(inputs)].filter((input) => input !== TRUE).sort((a, b) => a - b);
    const seen = new Set(distinct);
    if (seen.has(FALSE) || distinct.some((input) => seen.has(-input))) return FALSE;
    if (distinct.length === 0) return TRUE;
    if (distinct.length === 1) return distinct[0]!;
    const key = distinct.join(' ');
    const known = this.#gates.get(key);
    if (known !== undefined) return known;
    const gate = this.#add(distinct);
    this.#gates.set(key, gate);
    return gate;
  }

  or(inputs: readonly Literal[]): Literal {
    return -this.and(inputs.map((input) => -input));
  }

  /** The sum of unary numbers, exact up to `cap`: entries above it are left out. A balanced totalizer. */
  sum(numbers: readonly Unary[], cap: number): Unary {
    let layer = numbers.filter((number) => number.length > 0).map((number) => number.slice(0, cap));
    if (layer.length === 0) return [];
    while (layer.length > 1) {
      const next: Literal[][] = [];
      for (let at = 0; at < layer.length; at += 2) {
        const right = layer[at + 1];
        next.push(right ? this.#merge(layer[at]!, right, cap) : layer[at]!);
      }
      layer = next;
    }
    return layer[0]!;
  }

  /** "min ≤ number ≤ max"; the number must be exact up to max + 1, or up to min where max is Infinity. */
  within(number: Unary, min: number, max: number): Literal {
    return this.and([atLeast(number, min), -atLeast(number, max + 1)]);
  }

  #merge(left: Unary, right: Unary, cap: number): Literal[] {
    const out: Literal[] = [];
    for (let total = 1; total <= Math.min(left.length + right.length, cap); total++) {
      const ways: Literal[] = [];
      for (let part = Math.max(0, total - right.length); part <= Math.min(total, left.length); part++)
        ways.push(this.and([atLeast(left, part), atLeast(right, total - part)]));
      out.push(this.or(ways));
    }
    return out;
  }

  #add(node: string | readonly Literal[]): Literal {
    this.nodes.push(node);
    return this.nodes.length + 1;
  }
}

/** "number ≥ k"; false where k is more than the number can be. */
export function atLeast(number: Unary, k: number): Literal {
  return k <= 0 ? TRUE : (number[k - 1] ?? FALSE);
}

/**
 * Problem → DIMACS CNF whose models are the legal deals one to one. Named variables come first and are shown; every other variable is
 * a gate with both directions of its definition, so plain and projected model counters give the same number.
 */
import type { Problem } from '../problem/problem.ts';
import { FALSE, type Literal, type Node, TRUE } from './circuit.ts';
import { type Encoding, encode, variableName } from './encode.ts';

interface Cnf {
  /** Number of variables; the first `shown` are the named ones. */
  readonly variables: number;
  readonly shown: number;
  readonly clauses: readonly (readonly number[])[];
}

/** Every fact and every rule of the problem as clauses. */
export function toCnf(encoding: Encoding): Cnf {
  const { circuit, variables } = encoding;
  const numbers = new Map<Literal, number>(variables.map(({ literal }, at) => [literal, at + 1]));
  const clauses: (readonly number[])[] = [];
  const direct = (clause: readonly Literal[]) => clauses.push(clause.map(number));

  /** The number of a literal; a gate's clauses are written when it is first asked for. */
  const number = (literal: Literal): number => {
    if (literal < 0) return -number(-literal);
    const known = numbers.get(literal);
    if (known !== undefined) return known;
    const node = circuit.node(literal);
    const [whenTrue, whenFalse] = waysOf(node);
    for (const input of new Set([...whenTrue, ...whenFalse].flat())) number(input);
    const gate = numbers.size + 1;
    numbers.set(literal, gate);
    for (const clause of whenTrue) direct([-literal, ...clause]);
    for (const clause of whenFalse) direct([literal, ...clause]);
    return gate;
  };

  /** What must be true needs no variable of its own. */
  const require = (literal: Literal): void => {
    if (literal === TRUE) return;
    if (literal === FALSE) clauses.push([]);
    else if (numbers.has(Math.abs(literal))) clauses.push([number(literal)]);
    else {
      const [whenTrue, whenFalse] = waysOf(circuit.node(literal));
      for (const clause of literal > 0 ? whenTrue : whenFalse) {
        if (clause.length === 1) require(clause[0]!);
        else direct(clause);
      }
    }
  };

  encoding.structure.forEach(require);
  for (const { literals } of encoding.asked) literals.forEach(require);
  return { variables: numbers.size, shown: variables.length, clauses };
}

/** The clauses that hold if a gate is true, and those if it is false. */
function waysOf(node: Node): readonly [readonly (readonly Literal[])[], readonly (readonly Literal[])[]] {
  switch (node.kind) {
    case 'variable':
      throw new Error(`variable ${node.name} has no number`);
    case 'and':
      return [node.inputs.map((input) => [input]), [node.inputs.map((input) => -input)]];
    case 'count':
      return [node.whenTrue, node.whenFalse];
  }
}

/** A file of this size is some hundred megabytes. */
const LIMITS = { nodes: 4_000_000, literals: 40_000_000 };

/**
 * The lines of a DIMACS file, without line ends. Comments say what each named variable means; `heading` is put on top as comments.
 */
export function* dimacs(problem: Problem, heading: readonly string[] = []): Generator<string> {
  const encoding = encode(problem, { limits: LIMITS });
  const { variables, shown, clauses } = toCnf(encoding);
  for (const line of heading) yield `c ${line.replaceAll(/[\r\n]+/g, ' ')}`;
  yield 'c role/SEAT/ROLE: the seat has the role';
  yield 'c holds/DECK/SEAT/CARD/K: the seat holds at least K copies of the card';
  yield "c carries/DECK/SEAT/CARD/K/ATTRIBUTE: the K-th copy of the card in the seat's hand carries the attribute";
  for (const [at, { variable }] of encoding.variables.entries())
    yield `c ${at + 1} ${variableName(problem, variable).replaceAll(/\s+/g, '_')}`;
  yield `p cnf ${variables} ${clauses.length}`;
  yield `c p show ${Array.from({ length: shown }, (_, at) => `${at + 1} `).join('')}0`;
  for (const clause of clauses) yield `${clause.map((literal) => `${literal} `).join('')}0`;
}

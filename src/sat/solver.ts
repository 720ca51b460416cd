/**
 * An encoding inside logic-solver, with one selector for each statement, so that any set of rules and facts can be assumed.
 * Runs in the thread that calls it and cannot be stopped there: outside tests it lives in `solve-worker.ts`, save for the one hand of `unheld`.
 */
import Logic from 'logic-solver';
import { FaultError } from '../fault.ts';
import type { Dealt } from '../problem/problem.ts';
import { type Statement, statementKey } from '../problem/statement.ts';
import { FALSE, holds, type Literal, type Node, TRUE } from './circuit.ts';
import type { Encoding } from './encode.ts';

/** Whether some deal keeps the statements asked for, and all that the deal found keeps. */
export interface KeptSelectors {
  readonly possible: boolean;
  readonly kept: readonly Statement[];
}

export class Solver {
  readonly encoding: Encoding;
  readonly #solver: Logic.Solver;
  /** Numbers of nodes in logic-solver, and in which directions a gate's clauses are there already. */
  readonly #numbers = new Map<Literal, number>();
  readonly #whenTrue = new Set<Literal>();
  readonly #whenFalse = new Set<Literal>();
  readonly #selectors = new Map<string, number>();
  #last: Logic.Solution | null = null;
  readonly #values = new Map<Literal, boolean>();

  /** The encoding must be within its default limits. */
  constructor(encoding: Encoding) {
    this.encoding = encoding;
    this.#solver = shielded(() => new Logic.Solver());
    shielded(() => {
      // A variable that no clause mentions would not exist, and a model would say nothing of it.
      for (const { literal } of encoding.variables) this.#number(literal);
      for (const literal of encoding.structure) this.#require(literal, []);
      encoding.asked.forEach(({ statement, literals }, at) => {
        const selector = this.#solver.getVarNum(`keep/${at}`);
        this.#selectors.set(statementKey(statement), selector);
        for (const literal of literals) this.#require(literal, [-selector]);
      });
    });
  }

  /**
   * Whether some deal keeps these statements (by default all) and makes these literals true. `value` and `dealt` speak of the last
   * model that was found.
   */
  solve(keep: Iterable<Statement> | null = null, also: readonly Literal[] = []): boolean {
    const found = shielded(() => {
      const assumed = also.map((literal) => this.#term(literal));
      if (keep) for (const statement of keep) assumed.push(this.#selectors.get(statementKey(statement))!);
      else assumed.push(...this.#selectors.values());
      return this.#solver.solveAssuming(Logic.and(assumed));
    });
    if (!found) return false;
    this.#last = found;
    this.#values.clear();
    return true;
  }

  /** As `solve`, and the statements that the deal found keeps, asked for or not. */
  keep(statements: readonly Statement[]): KeptSelectors {
    if (!this.solve(statements)) return { possible: false, kept: [] };
    const kept = this.encoding.asked.filter(({ literals }) => literals.every((literal) => this.value(literal)));
    return { possible: true, kept: kept.map(({ statement }) => statement) };
  }

  /** Requires something for good; every later answer keeps it. Gates made after the encoding are welcome. */
  require(literal: Literal): void {
    shielded(() => this.#require(literal, []));
  }

  /** Requires every statement for good. */
  requireAll(): void {
    shielded(() => {
      for (const selector of this.#selectors.values()) this.#clause([selector]);
    });
  }

  /**
   * Whether a literal is true in the last model. Gates are worked out from the variables: logic-solver's own helper variables are
   * defined in one direction only, and may say anything in the other.
   */
  value(literal: Literal): boolean {
    if (literal < 0) return !this.value(-literal);
    if (literal === TRUE) return true;
    const known = this.#values.get(literal);
    if (known !== undefined) return known;
    const node = this.encoding.circuit.node(literal);
    const value =
      node.kind === 'variable'
        ? this.#last!.evaluate(this.#numbers.get(literal)!) // by its number: a name is looked up and checked every time
        : holds(node, (input) => this.value(input));
    this.#values.set(literal, value);
    return value;
  }

  /** The last model as a deal; only where every statement was kept. */
  dealt(): Dealt {
    const { roles, carries, holds: held } = this.encoding;
    return {
      roles: roles.map((ofSeat) => ofSeat.findIndex((literal) => this.value(literal))),
      hands: held.map((seats) =>
        seats.map((cards) =>
          cards.flatMap((number, card) => number.filter((literal) => this.value(literal)).map(() => card)),
        ),
      ),
      attributeSets: held.map((seats, deck) =>
        seats.map((cards, seat) =>
          cards.flatMap((number, card) =>
            number
              .filter((literal) => this.value(literal))
              .map((_, copy) => this.#setOf(deck, carries[deck]![seat]![card]![copy] ?? [])),
          ),
        ),
      ),
    };
  }

  #setOf(deck: number, ofCopy: readonly Literal[]): number {
    const carried = ofCopy.flatMap((literal, attribute) => (this.value(literal) ? [attribute] : []));
    if (carried.length === 0) return 0;
    const sets = this.encoding.sets[deck]!;
    return sets.findIndex(
      (set) => set.length === carried.length && set.every((attribute, i) => attribute === carried[i]),
    );
  }

  /** The literal, or one of `unless`. What is asked for outright needs no variable. */
  #require(literal: Literal, unless: readonly number[]): void {
    if (literal === TRUE) return;
    const node = literal === FALSE ? null : this.encoding.circuit.node(literal);
    if (node === null || node.kind === 'variable' || this.#numbers.has(Math.abs(literal))) {
      this.#clause(node === null ? unless : [...unless, this.#term(literal)]);
      return;
    }
    for (const clause of ways(node, literal > 0)) {
      if (clause.length === 1) this.#require(clause[0]!, unless);
      else this.#clause([...unless, ...clause.map((input) => this.#term(input))]);
    }
  }

  /** The number of a literal where it stands in a clause: a gate gets the clauses of the direction that is used there. */
  #term(literal: Literal): number {
    const gate = Math.abs(literal);
    if (gate === TRUE) return literal === TRUE ? NUMBER_TRUE : -NUMBER_TRUE;
    const number = this.#number(gate);
    const term = literal > 0 ? number : -number;
    const node = this.encoding.circuit.node(gate);
    const seen = literal > 0 ? this.#whenTrue : this.#whenFalse;
    if (node.kind !== 'variable' && !seen.has(gate)) {
      seen.add(gate);
      for (const clause of ways(node, literal > 0)) this.#clause([-term, ...clause.map((input) => this.#term(input))]);
    }
    return term;
  }

  #number(gate: Literal): number {
    const known = this.#numbers.get(gate);
    if (known !== undefined) return known;
    const node = this.encoding.circuit.node(gate);
    const number = this.#solver.getVarNum(node.kind === 'variable' ? node.name : `gate/${gate}`);
    this.#numbers.set(gate, number);
    return number;
  }

  #clause(terms: readonly number[]): void {
    this.#solver._addClause({ terms }, undefined, ignore);
  }
}

/** The clauses that hold if a gate is true, or if it is false. */
function ways(node: Exclude<Node, { kind: 'variable' }>, positive: boolean): readonly (readonly Literal[])[] {
  if (node.kind === 'count') return positive ? node.whenTrue : node.whenFalse;
  return positive ? node.inputs.map((input) => [input]) : [node.inputs.map((input) => -input)];
}

/** logic-solver's own number of truth. */
const NUMBER_TRUE = 2;

function ignore(): void {}

/** logic-solver prints to stdout when it fails, and throws strings; neither may get out. */
function shielded<T>(work: () => T): T {
  const { log } = console;
  console.log = () => {};
  try {
    return Logic.disablingAssertions(work);
  } catch (error) {
    if (error instanceof Error) throw error;
    throw new FaultError({ kind: 'limit', code: 'sat-gave-up', with: {} });
  } finally {
    console.log = log;
  }
}

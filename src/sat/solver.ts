/**
 * An encoding inside logic-solver, with one selector for each statement, so that any set of rules and facts can be assumed.
 * Runs in the thread that calls it and cannot be stopped there: outside tests it lives in `worker.ts`.
 */
import Logic from 'logic-solver';
import { FaultError } from '../fault.ts';
import type { Dealt } from '../problem/dealt.ts';
import { type Statement, statementKey } from '../problem/statement.ts';
import { FALSE, type Literal, TRUE } from './circuit.ts';
import type { Encoding } from './encode.ts';

/**
 * logic-solver aborts at about 700,000 variables or 1.2 million clauses of three literals (its heap has 64 MiB); we stop well
 * before, with a sentence.
 */
const MOST_VARIABLES = 500_000;
const MOST_LITERALS = 2_400_000;

/** Whether some deal keeps the statements asked for, and all that the deal found keeps. */
export interface Kept {
  readonly possible: boolean;
  readonly kept: readonly Statement[];
}

export class Solver {
  readonly encoding: Encoding;
  readonly #solver: Logic.Solver;
  readonly #formulas = new Map<Literal, Logic.Operand>();
  readonly #selectors = new Map<string, Logic.Term>();
  #last: Logic.Solution | null = null;

  /** @throws FaultError `sat-too-large` where the encoding is more than logic-solver can take. */
  constructor(encoding: Encoding) {
    this.encoding = encoding;
    refuseTooLarge(encoding);
    this.#solver = shielded(() => new Logic.Solver());
    shielded(() => {
      // A variable that no clause mentions would not exist, and a model would say nothing of it.
      for (const { literal } of encoding.variables) this.#solver.getVarNum(this.#nameOf(literal));
      for (const literal of encoding.structure) this.#solver.require(this.operand(literal));
      encoding.asked.forEach(({ statement, literals }, at) => {
        const selector = `keep/${at}`;
        this.#solver.getVarNum(selector);
        this.#selectors.set(statementKey(statement), selector);
        for (const literal of literals) this.#solver.require(Logic.or([Logic.not(selector), this.operand(literal)]));
      });
    });
  }

  /** A literal of the encoding's circuit as logic-solver takes it; gates made after the encoding are welcome. */
  operand(literal: Literal): Logic.Operand {
    if (literal === TRUE) return Logic.TRUE;
    if (literal === FALSE) return Logic.FALSE;
    if (literal < 0) return Logic.not(this.operand(-literal));
    const known = this.#formulas.get(literal);
    if (known !== undefined) return known;
    const node = this.encoding.circuit.nodes[literal - 2]!;
    const made = typeof node === 'string' ? node : Logic.and(node.map((input) => this.operand(input)));
    this.#formulas.set(literal, made);
    return made;
  }

  /**
   * Whether some deal keeps these statements (by default all) and makes these literals true. `value` and `dealt` speak of the last
   * model that was found.
   */
  solve(keep: Iterable<Statement> | null = null, also: readonly Literal[] = []): boolean {
    const assumed: Logic.Operand[] = also.map((literal) => this.operand(literal));
    if (keep) for (const statement of keep) assumed.push(this.#selectors.get(statementKey(statement))!);
    else assumed.push(...this.#selectors.values());
    const found = shielded(() => this.#solver.solveAssuming(Logic.and(assumed)));
    if (found) this.#last = found;
    return found !== null;
  }

  /** As `solve`, and the statements that the deal found keeps, asked for or not. */
  keep(statements: readonly Statement[]): Kept {
    if (!this.solve(statements)) return { possible: false, kept: [] };
    const kept = this.encoding.asked.filter(({ literals }) => literals.every((literal) => this.value(literal)));
    return { possible: true, kept: kept.map(({ statement }) => statement) };
  }

  /** Requires something for good; every later answer keeps it. */
  require(literal: Literal): void {
    shielded(() => this.#solver.require(this.operand(literal)));
  }

  /** Requires every statement for good. */
  requireAll(): void {
    shielded(() => this.#solver.require([...this.#selectors.values()]));
  }

  /** Whether a literal is true in the last model. */
  value(literal: Literal): boolean {
    return shielded(() => this.#last!.evaluate(this.operand(literal)));
  }

  /** The last model as a deal; only where every statement was kept. */
  dealt(): Dealt {
    const { holds, roles, carries } = this.encoding;
    return {
      roles: roles.map((ofSeat) => ofSeat.findIndex((literal) => this.value(literal))),
      hands: holds.map((seats) =>
        seats.map((cards) =>
          cards.flatMap((number, card) => number.filter((literal) => this.value(literal)).map(() => card)),
        ),
      ),
      sets: holds.map((seats, deck) =>
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

  #nameOf(literal: Literal): string {
    const node = this.encoding.circuit.nodes[literal - 2];
    if (typeof node !== 'string') throw new Error(`literal ${literal} is no variable`);
    return node;
  }
}

function refuseTooLarge({ circuit }: Encoding): void {
  let literals = 0;
  for (const node of circuit.nodes) if (typeof node !== 'string') literals += 3 * node.length + 1;
  if (circuit.nodes.length > MOST_VARIABLES || literals > MOST_LITERALS)
    throw new FaultError({ kind: 'limit', code: 'sat-too-large', with: { variables: circuit.nodes.length } });
}

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

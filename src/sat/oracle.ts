/**
 * Answers whether some of a problem's statements can stand together, with everything that can tell: what is known already, plain
 * arithmetic, logic-solver under its limit, and the counting diagram where somebody hands it in (this stage must not import it).
 */
import { FaultError } from '../fault.ts';
import type { Dealt, Problem } from '../problem/problem.ts';
import { type Statement, statementKey, statements } from '../problem/statement.ts';
import { Thread } from '../thread.ts';
import type { SolveTasks } from './solve-worker.ts';

export type Verdict = 'yes' | 'no' | 'unknown';

/** Decides a whole problem some other way; `unknown` where it hits a limit of its own. */
export type Decide = (problem: Problem) => Verdict | Promise<Verdict>;

export interface Limits {
  /** Seconds for everything together. */
  readonly seconds: number;
  /**
   * Seconds for one question to logic-solver about a part of the statements; what takes longer is left open, as it is hard for it by
   * nature. The question about all of them may take three times as long, or all the time if nothing else can decide it.
   */
  readonly each?: number;
  readonly decide?: Decide;
  /** A way that answers small problems faster than a solver starts, and leaves the others open. */
  readonly quick?: Decide;
}

/** The thread in which logic-solver runs. It holds one problem at a time, and whoever made it ends it. */
export type SolveThread = Thread<SolveTasks>;

export function solveThread(): SolveThread {
  return new Thread<SolveTasks>('solve-worker.js');
}

export class Oracle {
  readonly problem: Problem;
  readonly all: readonly Statement[];
  #scope: readonly Statement[];
  readonly #limits: Limits;
  readonly #deadline: number;
  readonly #thread: SolveThread;
  /** What the thread's problem was opened for. */
  #open: ReadonlySet<string> | null = null;
  #tooLarge = false;
  /** Once it ran out of time, or cannot take the problem, the diagram is asked first. */
  #hard = false;
  #quick: Decide | undefined;
  readonly #together: ReadonlySet<string>[] = [];
  readonly #apart: ReadonlySet<string>[] = [];

  /**
   * @param thread ended by whoever made it
   * @param apart sets of statements that are known not to stand together
   */
  constructor(problem: Problem, limits: Limits, thread: SolveThread, apart: readonly (readonly Statement[])[]) {
    this.#thread = thread;
    this.problem = problem;
    this.all = statements(problem);
    this.#scope = this.all;
    this.#limits = limits;
    this.#quick = limits.quick;
    this.#deadline = Date.now() + limits.seconds * 1000;
    for (const conflict of apart) this.#apart.push(new Set(conflict.map(statementKey)));
  }

  /** Says that the next questions will be about these statements and no others, so that the solver need not know the rest. */
  focus(scope: readonly Statement[]): void {
    this.#scope = scope;
  }

  /** Whether some deal keeps all of these, whatever becomes of the others. */
  async ask(keep: readonly Statement[]): Promise<Verdict> {
    const keys = withLastRole(this.problem, new Set(keep.map(statementKey)));
    if (this.#together.some((known) => isSubset(keys, known))) return 'yes';
    if (this.#apart.some((known) => isSubset(known, keys))) return 'no';
    const verdict = overfull(this.problem, keys) ? 'no' : await this.#find(keep, keys);
    if (verdict === 'yes') this.#together.push(keys);
    if (verdict === 'no') this.#apart.push(keys);
    return verdict;
  }

  async #find(keep: readonly Statement[], keys: ReadonlySet<string>): Promise<Verdict> {
    const expressible = this.all.every(
      (statement) => statement.kind === 'rule' || statement.kind === 'pin' || keys.has(statementKey(statement)),
    );
    if (expressible && this.#quick) {
      const verdict = await this.#quick(withOnly(this.problem, keys));
      if (verdict !== 'unknown') return verdict;
      this.#quick = undefined;
    }
    const decide = expressible ? this.#limits.decide : undefined;
    if (decide && this.#hard) return decide(withOnly(this.problem, keys));
    const verdict = await this.#solve(keep);
    if (verdict !== 'unknown' || !decide) return verdict;
    this.#hard = true;
    return decide(withOnly(this.problem, keys));
  }

  async #solve(keep: readonly Statement[]): Promise<Verdict> {
    const left = (this.#deadline - Date.now()) / 1000;
    if (left <= 0 || this.#tooLarge) return 'unknown';
    const each = this.#limits.each ?? left;
    try {
      if (keep.length === this.all.length) {
        const dealt = await this.#thread.ask(
          'possible',
          this.problem,
          Math.min(left, this.#limits.decide ? 3 * each : left),
        );
        return dealt ? 'yes' : 'no';
      }
      const asked = new Set(keep.map(statementKey));
      if (!this.#open || !isSubset(asked, this.#open)) {
        this.#open = null;
        const scope = isSubset(asked, new Set(this.#scope.map(statementKey))) ? this.#scope : this.all;
        await this.#thread.ask('open', { problem: this.problem, only: scope }, left);
        this.#open = new Set(scope.map(statementKey)); // until the thread is ended
      }
      const { possible, kept } = await this.#thread.ask('keep', keep, Math.min(left, each));
      if (possible) this.#together.push(new Set(kept.map(statementKey)));
      return possible ? 'yes' : 'no';
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      this.#open = null;
      this.#tooLarge = error.faults.some(({ code }) => code === 'sat-too-large');
      return 'unknown';
    }
  }
}

/** The problem without the rules and pins that are not kept. */
function withOnly(problem: Problem, keys: ReadonlySet<string>): Problem {
  return {
    ...problem,
    requirements: problem.requirements.filter(({ kind, id }) =>
      keys.has(statementKey({ kind: kind === 'rule' ? 'rule' : 'pin', id })),
    ),
    seatRoles: problem.seatRoles.filter(({ id }) => keys.has(statementKey({ kind: 'pin', id }))),
  };
}

/** When the counts of all roles but one are kept and fill the table together with it, its count follows: every seat has one role. */
function withLastRole(problem: Problem, keys: Set<string>): ReadonlySet<string> {
  const open = problem.roles.flatMap((_, role) => (keys.has(statementKey({ kind: 'role', role })) ? [] : [role]));
  const sum = problem.roles.reduce((seats, { count }) => seats + count, 0);
  if (open.length === 1 && sum === problem.seats) keys.add(statementKey({ kind: 'role', role: open[0]! }));
  return keys;
}

function isSubset(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  if (part.size > whole.size) return false;
  for (const key of part) if (!whole.has(key)) return false;
  return true;
}

// The one counting argument that must also work when facts are dropped: cards against places. A solver asked whether 18 cards fit into
// 16 places, with one fact less, may never answer.

/** Whether some deck cannot fit its places by the kept statements alone, whatever becomes of the others. */
export function overfull(problem: Problem, keys: ReadonlySet<string>): boolean {
  return problem.decks.some((deck, d) => {
    const copies = deck.cards.map((card, index) =>
      keys.has(statementKey({ kind: 'copies', deck: d, card: index })) ? card.copies : null,
    );
    const dealt = copies.reduce<number>((sum, n) => sum + (n ?? 0), 0);
    const [least, most] = places(problem, d, keys);
    const atLeast = deck.stock ? 0 : dealt;
    const atMost = copies.includes(null) ? Number.POSITIVE_INFINITY : dealt;
    return atLeast > most || atMost < least;
  });
}

/** Fewest and most places of a deck: seats of a role whose count is kept are certain, the others may be of any role whose is not. */
function places(problem: Problem, deck: number, keys: ReadonlySet<string>): readonly [number, number] {
  const roles = problem.roles.map(({ count }, role) => ({
    count: keys.has(statementKey({ kind: 'role', role })) ? count : null,
    size: keys.has(statementKey({ kind: 'hand', deck, role })) ? problem.decks[deck]!.hand[role]! : null,
  }));
  const open = roles.filter(({ count }) => count === null);
  const seats = problem.seats - roles.reduce((sum, { count }) => sum + (count ?? 0), 0);
  let least = 0;
  let most = 0;
  for (const { count, size } of roles) {
    if (!count) continue;
    least += count * (size ?? 0);
    most += count * (size ?? Number.POSITIVE_INFINITY);
  }
  if (seats <= 0) return [least, most];
  least += seats * Math.min(...open.map(({ size }) => size ?? 0));
  most += seats * Math.max(...open.map(({ size }) => size ?? Number.POSITIVE_INFINITY));
  return [least, most];
}

// Whether a problem has a legal deal, asked of logic-solver in a thread of its own under a limit of time.

/**
 * A legal deal (always the same one, and no fair draw), or null where there is none.
 * @throws FaultError kind limit: `time-limit` after `seconds`, `sat-too-large`, `sat-gave-up`
 */
export async function possible(problem: Problem, seconds: number): Promise<Dealt | null> {
  const thread = solveThread();
  try {
    return await thread.ask('possible', problem, seconds);
  } finally {
    thread.end();
  }
}

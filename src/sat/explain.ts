/**
 * Why a problem cannot be dealt: a minimal set of rules and facts that conflict, each shown to be needed, and the smallest sets of
 * rules to drop. Plain counting comes first: what it finds, a SAT solver might not find in a lifetime.
 */
import { arithmetic, type Conflict } from '../arithmetic/arithmetic.ts';
import type { Problem } from '../problem/problem.ts';
import { type Statement, statementKey, statements } from '../problem/statement.ts';
import { atLeast, type Literal } from './circuit.ts';
import { encode } from './encode.ts';
import { type Limits, Oracle } from './oracle.ts';
import { Solver } from './solver.ts';

export type Explanation = { readonly verdict: 'yes' } | { readonly verdict: 'unknown' } | Infeasible;

export interface Infeasible {
  readonly verdict: 'no';
  readonly core: Core;
  /** The counting argument whose statements the core was found in, where there is one. */
  readonly counted: Conflict | null;
  readonly drops: Drops;
}

/** Explains a problem within limits; `unknown` where nothing could tell within them. */
export async function explain(problem: Problem, limits: Limits): Promise<Explanation> {
  const counted = [...arithmetic(problem)].sort((a, b) => a.statements.length - b.statements.length);
  const oracle = new Oracle(
    problem,
    { each: 5, ...limits },
    counted.map(({ statements }) => statements),
  );
  try {
    // What counting refutes must still be shown to be minimal.
    if (counted.length > 0) oracle.start();
    const verdict = await oracle.ask(oracle.all);
    if (verdict !== 'no') return { verdict };
    // Where the facts conflict by themselves, no rule should be blamed.
    const drops = await smallestDrops(oracle);
    const argued =
      counted.find(({ statements }) => !drops.facts || statements.every(({ kind }) => kind !== 'rule')) ?? null;
    const start = argued?.statements ?? oracle.all.filter(({ kind }) => !drops.facts || kind !== 'rule');
    const core = await shrink(oracle, leastKnownFirst(start));
    return { verdict, core: inOrder(core, oracle.all), counted: argued, drops };
  } finally {
    oracle.end();
  }
}

/**
 * Facts that nobody questions go first where there is a choice, then the rules; what the user asked for himself stays longest. Of the
 * roles those that come first in the ruleset stay: they are the ones that its rules speak of.
 */
function leastKnownFirst(statements: readonly Statement[]): readonly Statement[] {
  const order: readonly Statement['kind'][] = ['marks', 'mark', 'hand', 'copies', 'role', 'rule', 'pin'];
  return order.flatMap((kind) => {
    const ofKind = statements.filter((statement) => statement.kind === kind);
    return kind === 'role' ? ofKind.toReversed() : ofKind;
  });
}

function inOrder(core: Core, all: readonly Statement[]): Core {
  const among = (some: readonly Statement[]) => {
    const keys = new Set(some.map(statementKey));
    return all.filter((statement) => keys.has(statementKey(statement)));
  };
  return { statements: among(core.statements), open: among(core.open) };
}

// A minimal conflict by deletion: what can go while the rest still cannot stand together, goes; whole runs at a time where possible.

export interface Core {
  readonly statements: readonly Statement[];
  /** Those of which it was not shown within the limit that the others can stand without them; empty: minimal. */
  readonly open: readonly Statement[];
}

/**
 * `start` and `background` cannot stand together; the background is never dropped. Statements early in `start` go first, so what a
 * reader knows best should come last.
 */
export async function shrink(
  oracle: Oracle,
  start: readonly Statement[],
  background: readonly Statement[] = [],
): Promise<Core> {
  oracle.focus([...background, ...start]);
  let kept = [...start];
  const open: Statement[] = [];

  const attempt = async (run: readonly Statement[]): Promise<void> => {
    const rest = kept.filter((statement) => !run.includes(statement));
    const verdict = await oracle.ask([...background, ...rest]);
    if (verdict === 'no') kept = rest;
    else if (run.length > 1) {
      const half = run.length >> 1;
      await attempt(run.slice(0, half));
      await attempt(run.slice(half));
    } else if (verdict === 'unknown') open.push(run[0]!);
  };

  if (start.length > 0) await attempt(start);
  return { statements: kept, open: open.filter((statement) => kept.includes(statement)) };
}

// The smallest sets of rules without which a problem has a legal deal (minimum correction sets), all facts staying in force.
// Every such set meets every conflict, so candidates are the smallest sets that meet all conflicts found so far; a candidate that
// does not help shows a new conflict.

export interface Drops {
  /** Rule ids, in the problem's order; every set has the same size. Empty where no set of rules helps. */
  readonly sets: readonly (readonly string[])[];
  /** Whether these are all of the smallest, and smallest for certain. */
  readonly complete: boolean;
  /** Whether the facts conflict by themselves, so that dropping rules cannot help. */
  readonly facts: boolean;
}

/** More than this many smallest sets are no help to anybody. */
const MOST_SETS = 20;

/** For a problem that has no legal deal. */
export async function smallestDrops(oracle: Oracle): Promise<Drops> {
  const rules = oracle.all.filter(({ kind }) => kind === 'rule');
  const facts = oracle.all.filter(({ kind }) => kind !== 'rule');
  const alone = await oracle.ask(facts);
  if (alone !== 'yes') return { sets: [], complete: alone === 'no', facts: alone === 'no' };

  const cores: (readonly Statement[])[] = [];
  const sets: (readonly string[])[] = [];
  let complete = true;
  for (let size = 1; size <= rules.length && sets.length === 0; size++) {
    const refused = new Set<string>();
    for (
      let candidate = hitting(cores, rules, size, refused);
      candidate;
      candidate = hitting(cores, rules, size, refused)
    ) {
      refused.add(keyOf(candidate));
      const dropped = candidate;
      const rest = rules.filter((rule) => !dropped.includes(rule));
      const verdict = await oracle.ask([...facts, ...rest]);
      if (verdict === 'yes') sets.push(dropped.flatMap((rule) => (rule.kind === 'rule' ? [rule.id] : [])));
      else if (verdict === 'no') cores.push((await shrink(oracle, rest, facts)).statements);
      else complete = false;
      if (sets.length >= MOST_SETS) return { sets, complete: false, facts: false };
    }
  }
  return { sets, complete, facts: false };
}

/** The first set of `size` rules, in order, that meets every core and was not refused. */
function hitting(
  cores: readonly (readonly Statement[])[],
  rules: readonly Statement[],
  size: number,
  refused: ReadonlySet<string>,
): readonly Statement[] | null {
  const search = (chosen: readonly Statement[]): readonly Statement[] | null => {
    const missed = cores.find((core) => !core.some((rule) => chosen.includes(rule)));
    if (chosen.length === size) {
      const inOrder = rules.filter((rule) => chosen.includes(rule));
      return missed || refused.has(keyOf(inOrder)) ? null : inOrder;
    }
    for (const next of missed ?? rules) {
      if (chosen.includes(next)) continue;
      const found = search([...chosen, next]);
      if (found) return found;
    }
    return null;
  };
  return search([]);
}

function keyOf(rules: readonly Statement[]): string {
  return JSON.stringify(rules.map((rule) => (rule.kind === 'rule' ? rule.id : '')));
}

// Cards in play that no hand may hold, whatever the other hands are: the rules and pins of that hand alone forbid them.

export interface Unheld {
  readonly deck: number;
  readonly card: number;
}

/**
 * Looks at one hand at a time: every other seat is left aside, the deck has a stock, and marks need not all be dealt. Runs in the
 * calling thread; one hand is never hard.
 */
export function unheld(problem: Problem): readonly Unheld[] {
  const found = new Map(
    problem.decks.flatMap(({ cards }, deck) => cards.map((_, card) => [`${deck} ${card}`, { deck, card }] as const)),
  );
  for (let seat = 0; seat < problem.seats && found.size > 0; seat++) {
    // Seats that nothing tells apart have the same hands.
    if (seat > 0 && !bound(problem, seat) && !bound(problem, seat - 1)) continue;
    const alone = oneHand(problem, seat);
    const encoding = encode(alone);
    const solver = new Solver(encoding);
    const kept = statements(alone).filter(({ kind }) => kind !== 'role' && kind !== 'mark');
    for (const [key, { deck, card }] of found) {
      const holds: Literal = atLeast(encoding.holds[deck]![0]![card]!, 1);
      if (solver.solve(kept, [holds])) found.delete(key);
    }
  }
  return [...found.values()];
}

/** Whether pins speak of a seat. */
function bound(problem: Problem, seat: number): boolean {
  return (
    problem.seatRoles.some((fact) => fact.seat === seat) ||
    problem.requirements.some(({ seats }) => seats?.includes(seat) ?? false)
  );
}

function oneHand(problem: Problem, seat: number): Problem {
  return {
    ...problem,
    seats: 1,
    decks: problem.decks.map((deck) => ({ ...deck, stock: true })),
    requirements: problem.requirements.flatMap((requirement) => {
      if (requirement.seats === null) return [requirement];
      return requirement.seats.includes(seat) ? [{ ...requirement, seats: [0] }] : [];
    }),
    seatRoles: problem.seatRoles.filter((fact) => fact.seat === seat).map((fact) => ({ ...fact, seat: 0 })),
  };
}

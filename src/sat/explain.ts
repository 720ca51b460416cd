/**
 * Why a problem cannot be dealt: a minimal set of rules and facts that conflict, each shown to be needed, and the smallest sets of
 * rules to drop. Plain counting comes first: what it finds, a SAT solver might not find in a lifetime.
 */
import { arithmetic, type Conflict } from '../arithmetic/arithmetic.ts';
import type { Problem } from '../problem/problem.ts';
import { type Statement, statementKey } from '../problem/statement.ts';
import { type Limits, Oracle, type SolveThread, solveThread } from './oracle.ts';

export type Explanation = { readonly verdict: 'yes' } | { readonly verdict: 'unknown' } | Infeasible;

export interface Infeasible {
  readonly verdict: 'no';
  readonly core: Core;
  /** The counting argument whose statements the core was found in, where there is one. */
  readonly counted: Conflict | null;
  readonly drops: Drops;
}

/**
 * Explains a problem within limits; `unknown` where nothing could tell within them.
 * @param thread to work in, for whoever explains several problems; ended here only if none is given
 */
export async function explain(problem: Problem, limits: Limits, thread?: SolveThread): Promise<Explanation> {
  const counted = [...arithmetic(problem)].sort((a, b) => a.statements.length - b.statements.length);
  const worker = thread ?? solveThread();
  const refuted = counted.map(({ statements }) => statements);
  const oracle = new Oracle(problem, { each: 5, ...limits }, worker, refuted);
  try {
    const verdict = await oracle.ask(oracle.all);
    if (verdict !== 'no') return { verdict };
    worker.start(); // what conflicts must be shown to be minimal
    // Where the facts conflict by themselves, no rule should be blamed.
    const facts = oracle.all.filter(({ kind }) => kind !== 'rule');
    const alone = await oracle.ask(facts);
    const argued =
      counted.find(({ statements }) => alone !== 'no' || statements.every(({ kind }) => kind !== 'rule')) ?? null;
    const start = argued?.statements ?? (alone === 'no' ? facts : oracle.all);
    const core = await shrink(oracle, leastKnownFirst(start));
    const drops =
      alone === 'yes'
        ? await smallestDrops(oracle, facts, core.statements)
        : { sets: [], complete: alone === 'no', facts: alone === 'no' };
    return { verdict, core: inOrder(core, oracle.all), counted: argued, drops };
  } finally {
    if (thread === undefined) worker.end();
  }
}

/**
 * Facts that nobody questions go first where there is a choice, then the rules; what the user asked for himself stays longest. Of the
 * roles those that come first in the ruleset stay: they are the ones that its rules speak of.
 */
function leastKnownFirst(statements: readonly Statement[]): readonly (readonly Statement[])[] {
  const of = (kind: Statement['kind']) => statements.filter((statement) => statement.kind === kind);
  const table = [
    ...of('attribute-sets'),
    ...of('attribute'),
    ...of('hand'),
    ...of('copies'),
    ...of('role').toReversed(),
  ];
  return [table, of('rule'), of('pin')];
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
 * All of `runs` and the background cannot stand together; the background is never dropped. Statements in early runs go first, so what a
 * reader knows best should come last. Each run is tried as a whole before it is halved.
 */
async function shrink(
  oracle: Oracle,
  runs: readonly (readonly Statement[])[],
  background: readonly Statement[] = [],
): Promise<Core> {
  let kept = runs.flat();
  const open: Statement[] = [];

  const gone = async (run: readonly Statement[]): Promise<boolean> => {
    const rest = kept.filter((statement) => !run.includes(statement));
    const verdict = await oracle.ask([...background, ...rest]);
    if (verdict === 'no') kept = rest;
    else if (verdict === 'unknown' && run.length === 1) open.push(run[0]!);
    return verdict === 'no';
  };
  const halve = async (run: readonly Statement[]): Promise<void> => {
    if (run.length < 2) return;
    const half = run.length >> 1;
    for (const part of [run.slice(0, half), run.slice(half)]) if (!(await gone(part))) await halve(part);
  };

  for (const run of runs.filter(({ length }) => length > 0)) {
    // Where a run can go as a whole, the solver need never know it.
    oracle.focus([...background, ...kept.filter((statement) => !run.includes(statement))]);
    if (await gone(run)) continue;
    oracle.focus([...background, ...kept]);
    await halve(run);
  }
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

/** For a problem whose facts can stand together but not with all its rules; `conflict` is some set that cannot. */
async function smallestDrops(
  oracle: Oracle,
  facts: readonly Statement[],
  conflict: readonly Statement[],
): Promise<Drops> {
  const rules = oracle.all.filter(({ kind }) => kind === 'rule');
  const known = new Set(conflict.map(statementKey));
  const first = rules.filter((rule) => known.has(statementKey(rule)));
  const cores = [(await shrink(oracle, [first], facts)).statements];
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
      else if (verdict === 'no') cores.push((await shrink(oracle, [rest], facts)).statements);
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

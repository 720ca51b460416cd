/**
 * Why a problem cannot be dealt: a minimal set of rules and facts that conflict, each shown to be needed, and the smallest sets of
 * rules to drop. Plain counting comes first: what it finds, a SAT solver might not find in a lifetime.
 */
import { arithmetic, type Conflict } from '../problem/arithmetic.ts';
import type { Problem } from '../problem/problem.ts';
import { type Statement, statementKey } from '../problem/statement.ts';
import { type Drops, smallestDrops } from './drops.ts';
import { type Limits, Oracle } from './oracle.ts';
import { type Core, shrink } from './shrink.ts';

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

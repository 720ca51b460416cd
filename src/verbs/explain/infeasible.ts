/** What a verb says that has nothing to give because nothing is legal: that, and why, where it can be told quickly. */

import { arithmetic } from '../../arithmetic/arithmetic.ts';
import type { Context } from '../../cli/context.ts';
import type { OutputFlags } from '../../cli/output.ts';
import type { LoadedProblem } from '../../cli/problems.ts';
import { compile } from '../../counting/compile.ts';
import type { Diagram } from '../../counting/diagram.ts';
import { noLegalDeal } from '../../deal/draw.ts';
import { type Fault, FaultError } from '../../fault.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Limits, Verdict } from '../../sat/oracle.ts';
import { say } from '../../say/say.ts';
import { conflictText } from './conflict.ts';

/** A verb that was asked for something else does not ponder longer over why it cannot. */
const SECONDS = 15;

/**
 * The fault of a problem without legal deals, of kind no, with a sentence for each plain counting argument against it. Where there is
 * none and facts were pinned, the facts and the clauses that they meet are told instead.
 */
export async function infeasible(loaded: LoadedProblem, context: Context): Promise<FaultError> {
  const { problem, ruleset } = loaded;
  const counted = arithmetic(problem).map(
    (conflict): Fault => ({
      kind: 'no',
      code: 'counting-argument',
      with: { text: conflictText(conflict, problem, ruleset, context.lang) },
    }),
  );
  const why = counted.length > 0 || problem.selection.pins.length === 0 ? counted : await pinsConflict(loaded, context);
  return new FaultError(...noLegalDeal(problem).faults, ...why);
}

async function pinsConflict({ problem, ruleset }: LoadedProblem, { lang }: Context): Promise<readonly Fault[]> {
  const [{ explain }, { statementData }] = await Promise.all([import('../../sat/explain.ts'), import('./conflict.ts')]);
  const explanation = await explain(problem, withCounting(undefined, SECONDS));
  // A set that was not shown to be minimal in the time would blame facts that have no part in it.
  if (explanation.verdict !== 'no' || explanation.core.open.length > 0) return [];
  const statements = explanation.core.statements.map((each) => statementData(each, problem, ruleset, lang).message);
  return [{ kind: 'no', code: 'pins-conflict', with: { text: statements.join(say[lang].punctuation.semicolon) } }];
}

// The diagram for verbs that need a legal deal. Why there is none is looked for only where there is none: looking costs a start.

/**
 * The diagram of a problem that has legal deals.
 * @throws FaultError of kind no where it has none, with the reasons that `infeasible` finds; of kind limit as `compile`, unless counting
 *   arguments alone show that there is none
 */
export async function feasible(loaded: LoadedProblem, { memory }: OutputFlags, context: Context): Promise<Diagram> {
  try {
    const diagram = compile(loaded.problem, memory === undefined ? {} : { memory });
    if (diagram.legal > 0n) return diagram;
  } catch (error) {
    const { arithmetic } = await import('../../arithmetic/arithmetic.ts');
    if (!(error instanceof FaultError) || arithmetic(loaded.problem).length === 0) throw error;
  }
  const { infeasible } = await import('./infeasible.ts');
  throw await infeasible(loaded, context);
}

// What the solver leaves open, the counting diagram may answer.

/** Decides by counting within a limit of memory (MB; 1024 if not given); past it the answer is unknown. */
export function byCounting(memory: number | undefined): (problem: Problem) => Verdict {
  return (problem) => {
    try {
      return compile(problem, memory === undefined ? {} : { memory }).legal > 0n ? 'yes' : 'no';
    } catch (error) {
      if (error instanceof FaultError && error.faults.every(({ kind }) => kind === 'limit')) return 'unknown';
      throw error;
    }
  };
}

/** Enough for every table of the rulebooks with few seats; larger ones are left to the solver. */
const QUICK_MB = 32;

/** Counts first what is counted in less time than a solver needs to start, and last what the solver leaves open. */
export function withCounting(memory: number | undefined, seconds: number): Limits {
  return { seconds, decide: byCounting(memory), quick: byCounting(Math.min(QUICK_MB, memory ?? QUICK_MB)) };
}

/** What a verb says that has nothing to give because nothing is legal: that, and the counting arguments where there are any. */
import { noLegalDeal } from '../deal/draw.ts';
import { FaultError } from '../fault.ts';
import { arithmetic } from '../problem/arithmetic.ts';
import { conflictText } from '../report/conflict-text.ts';
import type { Context } from './context.ts';
import type { LoadedProblem } from './problems.ts';

/** The fault of a problem without legal deals, of kind no, with a sentence for each plain counting argument against it. */
export function infeasible({ problem, ruleset }: LoadedProblem, context: Context): FaultError {
  const arguments_ = arithmetic(problem).map((conflict) => conflictText(conflict, problem, ruleset, context.lang));
  return new FaultError(
    ...noLegalDeal(problem).faults,
    ...arguments_.map((text) => ({ kind: 'no', code: 'counting-argument', with: { text } }) as const),
  );
}

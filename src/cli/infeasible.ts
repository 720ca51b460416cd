/** What a verb says that has nothing to give because nothing is legal: that, and why, where it can be told quickly. */
import { noLegalDeal } from '../deal/draw.ts';
import { type Fault, FaultError } from '../fault.ts';
import { arithmetic } from '../problem/arithmetic.ts';
import { conflictText } from '../report/conflict-text.ts';
import { withCounting } from './by-counting.ts';
import type { Context } from './context.ts';
import type { LoadedProblem } from './problems.ts';

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
  const [{ explain }, { statementData }] = await Promise.all([
    import('../sat/explain.ts'),
    import('../report/statement.ts'),
  ]);
  const explanation = await explain(problem, withCounting(undefined, SECONDS));
  // A set that was not shown to be minimal in the time would blame facts that have no part in it.
  if (explanation.verdict !== 'no' || explanation.core.open.length > 0) return [];
  const statements = explanation.core.statements.map((each) => statementData(each, problem, ruleset, lang).message);
  return [{ kind: 'no', code: 'pins-conflict', with: { text: statements.join(lang === 'zh' ? '；' : '; ') } }];
}

/** What a verb says that has nothing to give because nothing is legal: that, and why, where it can be told quickly. */

import { arithmetic } from '../../arithmetic/arithmetic.ts';
import { type CompileOptions, compile } from '../../counting/compile.ts';
import type { Diagram } from '../../counting/diagram.ts';
import { noLegalDeal } from '../../deal/draw.ts';
import { type Fault, FaultError } from '../../fault.ts';
import type { PlayedProblem } from '../../problem/tables.ts';
import type { Lang } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import { conflictText, statementText } from './conflict.ts';

/** A verb that was asked for something else does not ponder longer over why it cannot. */
const SECONDS = 15;

/**
 * The fault of a problem without legal deals, of kind no, with a sentence for each plain counting argument against it. Where there is
 * none and facts were pinned, the facts and the clauses that they meet are told instead.
 */
export async function infeasible(played: PlayedProblem, lang: Lang): Promise<FaultError> {
  const { problem, ruleset } = played;
  const counted = arithmetic(problem).map(
    (conflict): Fault => ({
      kind: 'no',
      code: 'counting-argument',
      with: { text: conflictText(conflict, problem, ruleset, lang) },
    }),
  );
  const why = counted.length > 0 || problem.selection.pins.length === 0 ? counted : await pinsConflict(played, lang);
  return new FaultError(...noLegalDeal(problem).faults, ...why);
}

async function pinsConflict(played: PlayedProblem, lang: Lang): Promise<readonly Fault[]> {
  const { explainAll } = await import('./answer.ts'); // brings the solver's side, which a legal deal does not need
  const [explained] = await explainAll([played], { seconds: SECONDS });
  const { explanation, problem, ruleset } = explained!;
  // A set that was not shown to be minimal in the time would blame facts that have no part in it.
  if (explanation.verdict !== 'no' || explanation.core.open.length > 0) return [];
  const statements = explanation.core.statements.map((each) => statementText(each, problem, ruleset, lang));
  return [{ kind: 'no', code: 'pins-conflict', with: { text: statements.join(say[lang].punctuation.semicolon) } }];
}

/**
 * The diagram of a problem that has legal deals. Why there is none is looked for only where there is none: looking costs a start.
 * @param memory MB; 1024 if not given
 * @throws FaultError of kind no where it has none, with the reasons that `infeasible` finds; of kind limit as `compile`, unless counting
 *   arguments alone show that there is none
 */
export async function feasibleDiagram(played: PlayedProblem, { memory }: CompileOptions, lang: Lang): Promise<Diagram> {
  try {
    const diagram = compile(played.problem, { memory });
    if (diagram.legal > 0n) return diagram;
  } catch (error) {
    if (!(error instanceof FaultError) || arithmetic(played.problem).length === 0) throw error;
  }
  throw await infeasible(played, lang);
}

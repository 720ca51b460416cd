/** One case of `check` from its request to its row. */
import { FaultError } from '../../fault.ts';
import { ground } from '../../problem/ground.ts';
import { normalise } from '../../problem/normalise.ts';
import type { Problem } from '../../problem/problem.ts';
import type { SelectionRequest } from '../../problem/selection.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { Unheld } from '../../sat/unheld.ts';
import type { Row } from '../../stats/checked.ts';
import { type Examined, examine } from '../../stats/examine.ts';

export interface CaseTask {
  readonly ruleset: Ruleset;
  readonly request: SelectionRequest;
  /** MB for one diagram. */
  readonly memory: number;
  /** Seconds for the explanation of a case that cannot be dealt. */
  readonly seconds: number;
}

/** What a case cannot have while another one can: then it is skipped and told so. */
const SKIPPED: readonly string[] = [
  'unknown-table',
  'pool-too-small',
  'negative-rest',
  'parameter-range',
  'parameter-choice',
];

/** @throws FaultError for what is wrong with the request whatever the table */
export async function examineCase({ ruleset, request, memory, seconds }: CaseTask): Promise<Row> {
  let problem: Problem;
  try {
    problem = ground(ruleset, normalise(ruleset, request));
  } catch (error) {
    const fault = error instanceof FaultError ? error.faults[0] : undefined;
    if (fault === undefined || !SKIPPED.includes(fault.code)) throw error;
    return { kind: 'skipped', why: fault };
  }
  let examined: Examined;
  const inForce = ruleset.rules.filter(({ id }) => !problem.selection.without.includes(id)).map(({ id }) => String(id));
  try {
    examined = examine(problem, inForce, memory);
  } catch (error) {
    const fault = error instanceof FaultError ? error.faults[0] : undefined;
    if (fault?.kind !== 'limit') throw error;
    const { explain } = await import('../../sat/explain.ts');
    return { kind: 'uncounted', problem, why: fault, explanation: await explain(problem, { seconds }) };
  }
  if (examined.count.feasible) {
    // Where something is legal, every card that must be dealt is held: the solver need not be loaded.
    const ruled = problem.decks.some(
      ({ stock }, deck) => stock && problem.requirements.some((requirement) => requirement.deck === deck),
    );
    return { kind: 'examined', problem, examined, unheld: ruled ? await unheldOf(problem) : [], explanation: null };
  }
  const { explain } = await import('../../sat/explain.ts');
  const { withCounting } = await import('../by-counting.ts');
  const explanation = await explain(problem, withCounting(memory, seconds));
  return { kind: 'examined', problem, examined, unheld: await unheldOf(problem), explanation };
}

async function unheldOf(problem: Problem): Promise<readonly Unheld[]> {
  const { unheld } = await import('../../sat/unheld.ts');
  return unheld(problem);
}

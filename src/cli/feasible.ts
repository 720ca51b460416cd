/** The diagram for verbs that need a legal deal. Why there is none is looked for only where there is none: looking costs a start. */
import { compile } from '../count/compile.ts';
import type { Diagram } from '../count/diagram.ts';
import { FaultError } from '../fault.ts';
import type { Context } from './context.ts';
import type { OutputFlags } from './output.ts';
import type { LoadedProblem } from './problems.ts';

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
    const { arithmetic } = await import('../problem/arithmetic.ts');
    if (!(error instanceof FaultError) || arithmetic(loaded.problem).length === 0) throw error;
  }
  const { infeasible } = await import('./infeasible.ts');
  throw await infeasible(loaded, context);
}

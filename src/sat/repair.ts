/** The legal deal nearest to a given one, under a limit of time, and the moves that lead to it. */
import { arithmetic } from '../problem/arithmetic.ts';
import type { Given } from '../problem/given.ts';
import type { Problem } from '../problem/problem.ts';
import { Thread } from '../thread.ts';
import type { Mended } from './mend.ts';
import { type Move, moves } from './moves.ts';
import type { SolveTasks } from './solve-worker.ts';

export interface Repair extends Mended {
  readonly moves: readonly Move[];
}

export interface RepairOptions {
  readonly freeRoles?: boolean;
  /** For everything together. */
  readonly seconds: number;
}

/**
 * `given` has as many seats as the problem; facts to keep beyond it are requirements of the problem. Null where no legal deal exists
 * with the given roles (with any roles, if they are free).
 * @throws FaultError kind limit: `time-limit` after `seconds`, `sat-too-large`, `sat-gave-up`
 */
export async function repair(
  problem: Problem,
  given: Given,
  { freeRoles = false, seconds }: RepairOptions,
): Promise<Repair | null> {
  // A solver may not finish on what plain counting refutes at once.
  if (arithmetic(problem).length > 0) return null;
  const thread = new Thread<SolveTasks>('solve-worker.js');
  try {
    const mended = await thread.ask('mend', { problem, given, freeRoles }, seconds);
    return mended && { ...mended, moves: moves(problem, given, mended) };
  } finally {
    thread.end();
  }
}

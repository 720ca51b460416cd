/** Whether a problem has a legal deal, asked of logic-solver in a thread of its own under a limit of time. */
import type { Dealt } from '../problem/dealt.ts';
import type { Problem } from '../problem/problem.ts';
import { Thread } from '../thread.ts';
import type { SolveTasks } from './solve-worker.ts';

/**
 * A legal deal (always the same one, and no fair draw), or null where there is none.
 * @throws FaultError kind limit: `time-limit` after `seconds`, `sat-too-large`, `sat-gave-up`
 */
export async function possible(problem: Problem, seconds: number): Promise<Dealt | null> {
  const thread = new Thread<SolveTasks>('solve-worker.js');
  try {
    return await thread.ask('possible', problem, seconds);
  } finally {
    thread.end();
  }
}

/** What the solver leaves open, the counting diagram may answer. */
import { compile } from '../count/compile.ts';
import { FaultError } from '../fault.ts';
import type { Problem } from '../problem/problem.ts';
import type { Limits, Verdict } from '../sat/oracle.ts';

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

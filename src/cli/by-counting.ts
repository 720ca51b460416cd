/** What the solver leaves open, the counting diagram may answer. */
import { compile } from '../count/compile.ts';
import { FaultError } from '../fault.ts';
import type { Decide } from '../sat/oracle.ts';

/** Decides by counting within a limit of memory (MB; 1024 if not given); past it the answer is unknown. */
export function byCounting(memory: number | undefined): Decide {
  return (problem) => {
    try {
      return compile(problem, memory === undefined ? {} : { memory }).legal > 0n ? 'yes' : 'no';
    } catch (error) {
      if (error instanceof FaultError && error.faults.every(({ kind }) => kind === 'limit')) return 'unknown';
      throw error;
    }
  };
}

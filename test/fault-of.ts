import { type Fault, FaultError } from '../src/fault.ts';

/** The first fault that a call throws; fails where it throws none, or anything else. */
export function faultOf(run: () => unknown): Fault {
  try {
    run();
  } catch (error) {
    if (error instanceof FaultError) return error.faults[0]!;
    throw error;
  }
  throw new Error('no fault');
}

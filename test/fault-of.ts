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

/** All faults that a call throws; fails where it throws none, or anything else. */
export function faultsOf(run: () => unknown): readonly Fault[] {
  try {
    run();
  } catch (error) {
    if (error instanceof FaultError) return error.faults;
    throw error;
  }
  throw new Error('no fault');
}

/** The same of a promise. */
export async function faultsOfPromise(promise: Promise<unknown>): Promise<readonly Fault[]> {
  const settled = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  return faultsOf(() => {
    if (settled !== null) throw settled;
  });
}

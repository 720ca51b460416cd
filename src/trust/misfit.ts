/** What does not belong together. An audit names one thing, the first that it finds. */
import { type Fault, fault, type Telling, type TrustFaults } from '../fault.ts';

/** Thrown inside an audit; never leaves it. */
export class Misfit extends Error {
  readonly fault: Fault;
  constructor(found: Fault) {
    super(found.code);
    this.name = 'Misfit';
    this.fault = found;
  }
}

/** What an audit finds, by the code of its sentence. */
export function misfit<Part extends Extract<keyof TrustFaults, `audit-${string}`>>(
  part: Part,
  ...[tells]: Telling<Part>
): Misfit {
  return new Misfit(fault('no', part, tells));
}

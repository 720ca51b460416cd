/**
 * Errors as data. A `Fault` carries a stable code, what fills its sentence and the place; `report/` words it in both languages
 * and `cli/` turns its kind into an exit code. Code below the command line throws nothing else on purpose.
 */

/** Where in a text a fault was found; line and column from 1. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** bad: bad use or input (exit 2); no: the answer is no (exit 1); limit: gave up at a stated limit (exit 3). */
export type FaultKind = 'bad' | 'no' | 'limit';

export interface Fault {
  readonly kind: FaultKind;
  /** Kebab-case, stable; the key of its sentence in the message catalogue. */
  readonly code: string;
  /** What fills the sentence. */
  readonly with: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly place?: Place;
  /** What was probably meant, if anything is close. */
  readonly hint?: string;
}

/** The only exception that stages throw on purpose: one or more faults. */
export class FaultError extends Error {
  readonly faults: readonly Fault[];
  constructor(...faults: readonly Fault[]) {
    super(faults.map((fault) => fault.code).join(', '));
    this.name = 'FaultError';
    this.faults = faults;
  }
}

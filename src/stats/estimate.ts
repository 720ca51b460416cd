/**
 * `Estimate`: a probability by its natural logarithm, so that one deal in 10^400 is still a number, with a bound on its error.
 */
export interface Estimate {
  /** Natural logarithm of the probability, at most 0; -Infinity for an impossible event. */
  readonly ln: number;
  /** The true logarithm lies within `ln` ± `error`. Bounds rounding and cut-off series; it is no statistical error. */
  readonly error: number;
}

/** Half a unit in the last place of a number near 1. */
export const ROUNDING = 2 ** -53;

/** The certain event. */
export const CERTAIN: Estimate = { ln: 0, error: 0 };

/** The impossible event. */
export const IMPOSSIBLE: Estimate = { ln: Number.NEGATIVE_INFINITY, error: 0 };

/** The smaller of two probabilities; on a tie the one with the larger error. */
export function smaller(a: Estimate, b: Estimate): Estimate {
  if (a.ln === b.ln) return a.error > b.error ? a : b;
  return a.ln < b.ln ? a : b;
}

/** `factor` times a probability, never above 1. `factor` ≥ 1. */
export function times(factor: number, p: Estimate): Estimate {
  const ln = Math.log(factor) + p.ln;
  return ln >= 0 ? CERTAIN : { ln, error: p.error + 4 * ROUNDING * (1 + Math.abs(Math.log(factor))) };
}

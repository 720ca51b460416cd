import { CERTAIN, type Estimate, ROUNDING } from './estimate.ts';
import { stirlingError } from './stirling.ts';

/**
 * P(χ² ≥ x) with `df` degrees of freedom: the regularised incomplete gamma function Q(df/2, x/2), by its power series left of
 * the peak and by Legendre's continued fraction right of it (Abramowitz & Stegun 6.5.29, 6.5.31). The error bounds the
 * computation; how near a statistic is to this law is another matter.
 * @param x ≥ 0
 * @param df whole, ≥ 1
 */
export function chiSquareTail(x: number, df: number): Estimate {
  if (x <= 0) return CERTAIN;
  const a = df / 2;
  const z = x / 2;
  // x^a e^-x / Γ(a), the size of both forms.
  const ln = a * Math.log(z) - z - logGammaHalf(df);
  const error = 16 * ROUNDING * (1 + Math.abs(a * Math.log(z)) + z + a * Math.log(a + 1));
  if (z < a + 1) {
    const below = series(a, z);
    const value = Math.exp(ln) * below.sum;
    const off = error + 4 * below.terms * ROUNDING;
    return { ln: Math.log1p(-value), error: (value / (1 - value)) * off + 4 * ROUNDING };
  }
  const { fraction, steps } = continued(a, z);
  return { ln: Math.min(0, ln + Math.log(fraction)), error: error + 16 * (steps + 1) * ROUNDING };
}

/** Σ z^n / (a (a+1) … (a+n)): all terms positive, and in the end below a geometric series. */
function series(a: number, z: number): { sum: number; terms: number } {
  let last = 1 / a;
  let sum = last;
  let n = 1;
  for (; ; n++) {
    const ratio = z / (a + n);
    last *= ratio;
    sum += last;
    if (ratio < 1 && (last * ratio) / (1 - ratio) < sum * ROUNDING) break;
  }
  return { sum, terms: n };
}

/** Γ(a, z) / (z^a e^-z) by the modified Lentz method; it converges for every z > 0, quickly for z > a + 1. */
function continued(a: number, z: number): { fraction: number; steps: number } {
  let b = z + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let fraction = d;
  let i = 1;
  for (; i < 100_000; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    const change = c * d;
    fraction *= change;
    if (Math.abs(change - 1) <= 2 * ROUNDING) break;
  }
  return { fraction, steps: i };
}

/** ln Γ(df/2). */
function logGammaHalf(df: number): number {
  if (df % 2 === 0) {
    const n = df / 2;
    // Γ(n) = n! / n
    return n < 2 ? 0 : 0.5 * Math.log(2 * Math.PI * n) + n * Math.log(n) - n + stirlingError(n) - Math.log(n);
  }
  let ln = 0.5 * Math.log(Math.PI);
  for (let odd = 1; odd < df; odd += 2) ln += Math.log(odd / 2);
  return ln;
}

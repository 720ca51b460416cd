/** `Fraction`: an exact probability (or expected number) as a ratio of big integers in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  /** At least 1. */
  readonly denominator: bigint;
}

/** In lowest terms. `denominator` must be positive, `numerator` not negative. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The nearest double, also where both numbers are far beyond 2^1023. */
export function toNumber({ numerator, denominator }: Fraction): number {
  if (numerator === 0n) return 0;
  // 64 significant bits of the quotient: one rounding more than a division of doubles, far below what is shown or tested.
  const shift = 64 - (bits(numerator) - bits(denominator));
  const quotient =
    shift >= 0 ? (numerator << BigInt(shift)) / denominator : numerator / (denominator << BigInt(-shift));
  return Number(quotient) * 2 ** -shift;
}

/** The fraction as a decimal string with `digits` digits after the point, rounded half up. */
export function toDecimal({ numerator, denominator }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const scaled = (numerator * scale * 2n + denominator) / (denominator * 2n);
  const whole = scaled / scale;
  return digits === 0 ? `${whole}` : `${whole}.${(scaled % scale).toString().padStart(digits, '0')}`;
}

/** A fraction as answers write it: two decimal strings. */
export interface WrittenFraction {
  readonly numerator: string;
  readonly denominator: string;
}

export function writtenFraction({ numerator, denominator }: Fraction): WrittenFraction {
  return { numerator: String(numerator), denominator: String(denominator) };
}

/** A probability or an expected number as answers write it. */
export interface Probability extends WrittenFraction {
  /** Twelve digits after the point, rounded. */
  readonly decimal: string;
}

export function probability(exact: Fraction): Probability {
  return { ...writtenFraction(exact), decimal: toDecimal(exact, 12) };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

function bits(n: bigint): number {
  return n.toString(16).length * 4;
}

/**
 * Small constructors that keep formulas plain: constants vanish, nested `all` and `any` are flattened, one part stands for itself.
 * None of them changes what a formula means. What cannot be is kept as the bound that says so (`cards: [], min: 1`), so that a rule
 * which cannot be kept stays in the problem under its number.
 */
import type { Bound, Formula } from './problem.ts';

export const TRUE: Formula = { op: 'all', parts: [] };

/** `cards` and `marks` in any order, repetitions allowed. */
export function bound(cards: Iterable<number>, marks: Iterable<number>, min: number, max: number): Formula {
  const counted: Bound = { op: 'bound', cards: ascending(cards), marks: ascending(marks), min: Math.max(min, 0), max };
  if (counted.min === 0 && max === Number.POSITIVE_INFINITY) return TRUE;
  return isTrue(counted) ? TRUE : counted;
}

export function allOf(parts: readonly Formula[]): Formula {
  const flat = parts.flatMap((part) => (part.op === 'all' ? part.parts : [part]));
  return flat.length === 1 ? flat[0]! : { op: 'all', parts: flat };
}

export function anyOf(parts: readonly Formula[]): Formula {
  if (parts.some(isTrue)) return TRUE;
  const flat = parts.flatMap((part) => (part.op === 'any' ? part.parts : [part]));
  const possible = flat.filter((part) => !isFalse(part));
  const kept = possible.length > 0 ? possible : flat.slice(0, 1);
  return kept.length === 1 ? kept[0]! : { op: 'any', parts: kept };
}

export function not(part: Formula): Formula {
  if (isTrue(part)) return { op: 'any', parts: [] };
  if (isFalse(part)) return TRUE;
  return part.op === 'not' ? part.part : { op: 'not', part };
}

/** The parts that must hold all together; none for what is always true. */
export function conjuncts(formula: Formula): readonly Formula[] {
  return formula.op === 'all' ? formula.parts.flatMap(conjuncts) : [formula];
}

/** Whether a formula holds for every hand whatever is dealt. */
export function isTrue(formula: Formula): boolean {
  return formula.op === 'all' ? formula.parts.length === 0 : formula.op === 'bound' && emptyBound(formula) === true;
}

/** Whether a formula plainly holds for no hand: it asks for cards that are not in play, or is an empty `any`. */
export function isFalse(formula: Formula): boolean {
  if (formula.op === 'any') return formula.parts.length === 0;
  return formula.op === 'bound' && (formula.min > formula.max || emptyBound(formula) === false);
}

/** The value of a bound that counts nothing; null for any other. */
function emptyBound({ cards, min, max }: Bound): boolean | null {
  return cards.length > 0 ? null : min <= 0 && max >= 0;
}

function ascending(numbers: Iterable<number>): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

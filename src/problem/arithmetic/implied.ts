/** Bounds that a formula implies: what plain counting can use of it. They may say less than the formula, never more. */
import type { Bound, Formula } from '../problem.ts';

export function impliedBounds(formula: Formula): readonly Bound[] {
  switch (formula.op) {
    case 'bound':
      return [formula];
    case 'all':
      return formula.parts.flatMap(impliedBounds);
    case 'any':
      return loosest(formula.parts.map(impliedBounds));
    case 'not':
      return formula.part.op === 'bound' ? outside(formula.part) : [];
  }
}

/** What every alternative bounds, as loosely as the loosest of them. */
function loosest(alternatives: readonly (readonly Bound[])[]): readonly Bound[] {
  const [first, ...others] = alternatives;
  if (first === undefined) return [];
  return first.flatMap((bound) => {
    const same = others.map((other) => other.filter((candidate) => boundKey(candidate) === boundKey(bound)));
    if (same.some((found) => found.length === 0)) return [];
    return [
      {
        ...bound,
        min: Math.min(bound.min, ...same.map((found) => Math.max(...found.map(({ min }) => min)))),
        max: Math.max(bound.max, ...same.map((found) => Math.min(...found.map(({ max }) => max)))),
      },
    ];
  });
}

/** The complement of a bound, where it is a bound. */
function outside(bound: Bound): readonly Bound[] {
  if (bound.min === 0 && bound.max < Number.POSITIVE_INFINITY)
    return [{ ...bound, min: bound.max + 1, max: Number.POSITIVE_INFINITY }];
  if (bound.max === Number.POSITIVE_INFINITY && bound.min > 0) return [{ ...bound, min: 0, max: bound.min - 1 }];
  return [];
}

/** What a bound counts. */
export function boundKey({ cards, marks }: Pick<Bound, 'cards' | 'marks'>): string {
  return `${cards.join(',')}*${marks.join(',')}`;
}

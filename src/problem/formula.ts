/**
 * Small constructors that keep formulas plain: constants vanish, nested `all` and `any` are flattened, one part stands for itself.
 * None of them changes what a formula means. What cannot be is kept as the bound that says so (`cards: [], min: 1`), so that a rule
 * which cannot be kept stays in the problem under its number.
 */
import type { Bound, DeckAttributes, Formula } from './problem.ts';

export const TRUE: Formula = { op: 'all', parts: [] };

/** `cards` and `attributes` in any order, repetitions allowed. */
export function bound(cards: Iterable<number>, attributes: Iterable<number>, min: number, max: number): Formula {
  const counted: Bound = {
    op: 'bound',
    cards: ascending(cards),
    attributes: ascending(attributes),
    min: Math.max(min, 0),
    max,
  };
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

// Walkers: whoever goes through a formula does it with these.

/** What to make of each form, given what was made of its parts. */
interface FormulaFold<T> {
  readonly all: (parts: readonly T[]) => T;
  readonly any: (parts: readonly T[]) => T;
  readonly not: (part: T) => T;
  readonly bound: (bound: Bound) => T;
}

export function foldFormula<T>(formula: Formula, make: FormulaFold<T>): T {
  switch (formula.op) {
    case 'all':
    case 'any':
      return make[formula.op](formula.parts.map((part) => foldFormula(part, make)));
    case 'not':
      return make.not(foldFormula(formula.part, make));
    case 'bound':
      return make.bound(formula);
  }
}

/** All bounds that a formula speaks of, from first to last. */
export function boundsOf(formula: Formula): readonly Bound[] {
  return foldFormula<readonly Bound[]>(formula, {
    all: (parts) => parts.flat(),
    any: (parts) => parts.flat(),
    not: (part) => part,
    bound: (one) => [one],
  });
}

/** The same formula about other bounds. */
export function mapBounds(formula: Formula, change: (bound: Bound) => Bound): Formula {
  return foldFormula<Formula>(formula, {
    all: (parts) => ({ op: 'all', parts }),
    any: (parts) => ({ op: 'any', parts }),
    not: (part) => ({ op: 'not', part }),
    bound: change,
  });
}

/** Whether the attributes of cards matter to a formula, not the cards alone. */
export function speaksOfAttributes(formula: Formula): boolean {
  return boundsOf(formula).some(({ attributes }) => attributes.length > 0);
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

// Facts about the copies of one card in one hand, as formulas: "at least these copies, with at least these attributes" (a pin), "these
// copies with exactly these attributes" (a given hand).

/** What copies of one card may be: where its deck has no attributes, or the card is not markable, `sets` is null. */
export interface CardCopies {
  /** Index of the card in its deck. */
  readonly card: number;
  /** As many as one hand can hold. */
  readonly copies: number;
  /** Sets of attributes that one copy may carry (attribute indices, ascending), `[]` among them; null: never an attribute. */
  readonly sets: DeckAttributes['sets'] | null;
}

/**
 * The hand holds a copy for each entry of `wanted`, each copy for one entry only, carrying at least the entry's attributes
 * (attribute indices, ascending; an attribute of -1 is one that no card in play can carry).
 */
export function atLeastCopies(of: CardCopies, wanted: readonly (readonly number[])[]): Formula {
  const least = [bound([of.card], [], wanted.length, Number.POSITIVE_INFINITY)];
  const carrying = wanted.filter((attributes) => attributes.length > 0);
  if (carrying.length === 0) return allOf(least);
  if (of.sets === null || carrying.flat().includes(-1)) return bound([], [], 1, Number.POSITIVE_INFINITY);
  // Entries whose attributes lie in one another never compete for a copy in a way that plain counts do not see (Hall's theorem).
  if (nested(carrying)) {
    const counts = carrying.map((attributes) => {
      const asking = wanted.filter((other) => includes(other, attributes)).length;
      return bound([of.card], attributes, asking, Number.POSITIVE_INFINITY);
    });
    return allOf([...least, ...counts]);
  }
  return anyOf(
    multisets(of.sets, wanted.length, of.copies)
      .filter((sets) => serves(sets, wanted))
      .map((sets) => exactAttributes(of, sets)),
  );
}

/**
 * The hand holds exactly these copies (`complete`), or at least them, each with exactly its attributes. An entry is an ascending list of
 * attribute indices.
 */
export function theseCopies(of: CardCopies, given: readonly (readonly number[])[], complete: boolean): Formula {
  const number = bound([of.card], [], given.length, complete ? given.length : Number.POSITIVE_INFINITY);
  const sets = of.sets;
  if (sets === null)
    return given.some((attributes) => attributes.length > 0) ? bound([], [], 1, Number.POSITIVE_INFINITY) : number;
  if (given.length > of.copies) return number;
  if (given.some((attributes) => !sets.some((set) => same(set, attributes))))
    return bound([], [], 1, Number.POSITIVE_INFINITY);
  if (complete || given.length === of.copies) return allOf([number, exactAttributes(of, given)]);
  return anyOf(
    multisets(sets, given.length, of.copies)
      .filter((all) => contains(all, given))
      .map((all) => exactAttributes(of, all)),
  );
}

/**
 * The hand holds exactly these copies with exactly these sets of attributes. How many copies include each possible set of attributes settles
 * how many carry exactly each (from the largest sets down), so bounds, which count inclusions, can say it.
 */
function exactAttributes(of: CardCopies, sets: readonly (readonly number[])[]): Formula {
  return allOf(
    (of.sets ?? [[]]).map((set) => {
      const n = sets.filter((copy) => includes(copy, set)).length;
      return bound([of.card], set, n, n);
    }),
  );
}

/** Multisets of `sets` with `from` to `to` members. */
function multisets(
  sets: DeckAttributes['sets'],
  from: number,
  to: number,
): readonly (readonly (readonly number[])[])[] {
  const found: (readonly (readonly number[])[])[] = [];
  const grow = (chosen: readonly (readonly number[])[], first: number) => {
    if (chosen.length >= from) found.push(chosen);
    if (chosen.length === to) return;
    for (let next = first; next < sets.length; next++) grow([...chosen, sets[next]!], next);
  };
  grow([], 0);
  return found;
}

/** Whether each entry of `wanted` can have a copy of its own that includes its attributes: whether a matching serves them all. */
function serves(copies: readonly (readonly number[])[], wanted: readonly (readonly number[])[]): boolean {
  const takenBy = new Map<number, number>();
  const place = (want: number, tried: Set<number>): boolean =>
    copies.some((copy, index) => {
      if (tried.has(index) || !includes(copy, wanted[want]!)) return false;
      tried.add(index);
      const other = takenBy.get(index);
      if (other !== undefined && !place(other, tried)) return false;
      takenBy.set(index, want);
      return true;
    });
  return wanted.every((_, want) => place(want, new Set()));
}

function contains(copies: readonly (readonly number[])[], part: readonly (readonly number[])[]): boolean {
  return part.every(
    (set) => copies.filter((copy) => same(copy, set)).length >= part.filter((other) => same(other, set)).length,
  );
}

function nested(sets: readonly (readonly number[])[]): boolean {
  return sets.every((a) => sets.every((b) => includes(a, b) || includes(b, a)));
}

function includes(set: readonly number[], part: readonly number[]): boolean {
  return part.every((attribute) => set.includes(attribute));
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && includes(a, b);
}

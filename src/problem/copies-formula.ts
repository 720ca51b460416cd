/**
 * Facts about the copies of one card in one hand, as formulas: "at least these copies, with at least these marks" (a pin), "these
 * copies with exactly these marks" (a given hand).
 */
import { allOf, anyOf, bound } from './formula.ts';
import type { Formula, Marks } from './problem.ts';

/** What copies of one card may be: where its deck has no marks, or the card is not markable, `sets` is null. */
export interface CardCopies {
  /** Index of the card in its deck. */
  readonly card: number;
  /** As many as one hand can hold. */
  readonly copies: number;
  /** Sets of marks that one copy may carry (attribute indices, ascending), `[]` among them; null: never a mark. */
  readonly sets: Marks['sets'] | null;
}

/**
 * The hand holds a copy for each entry of `wanted`, each copy for one entry only, carrying at least the entry's marks
 * (attribute indices, ascending; a mark of -1 is one that no card in play can carry).
 */
export function atLeastCopies(of: CardCopies, wanted: readonly (readonly number[])[]): Formula {
  const least = [bound([of.card], [], wanted.length, Number.POSITIVE_INFINITY)];
  const marked = wanted.filter((marks) => marks.length > 0);
  if (marked.length === 0) return allOf(least);
  if (of.sets === null || marked.flat().includes(-1)) return bound([], [], 1, Number.POSITIVE_INFINITY);
  // Entries whose marks lie in one another never compete for a copy in a way that plain counts do not see (Hall's theorem).
  if (nested(marked)) {
    const counts = marked.map((marks) => {
      const asking = wanted.filter((other) => includes(other, marks)).length;
      return bound([of.card], marks, asking, Number.POSITIVE_INFINITY);
    });
    return allOf([...least, ...counts]);
  }
  return anyOf(
    multisets(of.sets, wanted.length, of.copies)
      .filter((sets) => serves(sets, wanted))
      .map((sets) => exactMarks(of, sets)),
  );
}

/**
 * The hand holds exactly these copies (`complete`), or at least them, each with exactly its marks. An entry is an ascending list of
 * attribute indices.
 */
export function theseCopies(of: CardCopies, given: readonly (readonly number[])[], complete: boolean): Formula {
  const number = bound([of.card], [], given.length, complete ? given.length : Number.POSITIVE_INFINITY);
  const sets = of.sets;
  if (sets === null)
    return given.some((marks) => marks.length > 0) ? bound([], [], 1, Number.POSITIVE_INFINITY) : number;
  if (given.length > of.copies) return number;
  if (given.some((marks) => !sets.some((set) => same(set, marks)))) return bound([], [], 1, Number.POSITIVE_INFINITY);
  if (complete || given.length === of.copies) return allOf([number, exactMarks(of, given)]);
  return anyOf(
    multisets(sets, given.length, of.copies)
      .filter((all) => contains(all, given))
      .map((all) => exactMarks(of, all)),
  );
}

/**
 * The hand holds exactly these copies with exactly these sets of marks. How many copies include each possible set of marks settles
 * how many carry exactly each (from the largest sets down), so bounds, which count inclusions, can say it.
 */
function exactMarks(of: CardCopies, sets: readonly (readonly number[])[]): Formula {
  return allOf(
    (of.sets ?? [[]]).map((set) => {
      const n = sets.filter((copy) => includes(copy, set)).length;
      return bound([of.card], set, n, n);
    }),
  );
}

/** Multisets of `sets` with `from` to `to` members. */
function multisets(sets: Marks['sets'], from: number, to: number): readonly (readonly (readonly number[])[])[] {
  const found: (readonly (readonly number[])[])[] = [];
  const grow = (chosen: readonly (readonly number[])[], first: number) => {
    if (chosen.length >= from) found.push(chosen);
    if (chosen.length === to) return;
    for (let next = first; next < sets.length; next++) grow([...chosen, sets[next]!], next);
  };
  grow([], 0);
  return found;
}

/** Whether each entry of `wanted` can have a copy of its own that includes its marks: whether a matching serves them all. */
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
  return part.every((mark) => set.includes(mark));
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && includes(a, b);
}

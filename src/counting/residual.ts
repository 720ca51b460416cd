/**
 * Residual formulas: what is left of a `Formula` once part of a hand is known, in a canonical form, so that two residuals with
 * the same key ask the same of the rest. Negations are pushed down to the bounds first; a bound that nothing can break any more
 * is true, one that nothing can mend any more is false.
 */
import { foldFormula } from '../problem/formula.ts';
import type { Bound, Formula } from '../problem/problem.ts';

/** What a bound counts, shared by all bounds that count the same. `attributes` empty: cards; otherwise cards that carry all of them. */
export interface Atom {
  readonly id: number;
  readonly cards: readonly number[];
  readonly attributes: readonly number[];
  /** `has[card]`: whether the atom counts this card. */
  readonly has: readonly boolean[];
}

export type Residual =
  | { readonly op: 'true' | 'false'; readonly key: string }
  | { readonly op: 'bound'; readonly atom: Atom; readonly min: number; readonly max: number; readonly key: string }
  | { readonly op: 'all' | 'any'; readonly parts: readonly Residual[]; readonly key: string };

export const TRUE: Residual = { op: 'true', key: 'T' };
export const FALSE: Residual = { op: 'false', key: 'F' };

/** Interns atoms of one deck. */
export class Atoms {
  readonly list: Atom[] = [];
  readonly #byKey = new Map<string, Atom>();
  readonly #cards: number;

  /** @param cards number of cards of the deck */
  constructor(cards: number) {
    this.#cards = cards;
  }

  of(bound: Bound): Atom {
    const key = `${bound.cards.join()}/${bound.attributes.join()}`;
    let atom = this.#byKey.get(key);
    if (atom === undefined) {
      const has = Array.from({ length: this.#cards }, () => false);
      for (const card of bound.cards) has[card] = true;
      atom = { id: this.list.length, cards: bound.cards, attributes: bound.attributes, has };
      this.list.push(atom);
      this.#byKey.set(key, atom);
    }
    return atom;
  }
}

/** The formula as a residual before anything is known: negation normal form, nothing simplified by what is still to come. */
export function residualOf(formula: Formula, atoms: Atoms): Residual {
  return foldFormula<(negated: boolean) => Residual>(formula, {
    all: (parts) => (negated) => (negated ? any : all)(parts.map((part) => part(negated))),
    any: (parts) => (negated) => (negated ? all : any)(parts.map((part) => part(negated))),
    not: (part) => (negated) => part(!negated),
    bound: (one) => {
      const atom = atoms.of(one);
      return (negated) =>
        negated
          ? any([bound(atom, 0, one.min - 1), bound(atom, one.max + 1, Number.POSITIVE_INFINITY)])
          : bound(atom, one.min, one.max);
    },
  })(false);
}

/** The conjuncts of a residual: it holds if and only if all of them do. */
export function conjuncts(residual: Residual): readonly Residual[] {
  if (residual.op === 'all') return residual.parts;
  return residual.op === 'true' ? [] : [residual];
}

/**
 * The residual after some counting: `seen(atom)` more copies were counted, and at most `rest(atom)` are still to come.
 * An atom for which `rest` is null is left as it is.
 */
export function derive(
  residual: Residual,
  seen: (atom: Atom) => number,
  rest: (atom: Atom) => number | null,
): Residual {
  switch (residual.op) {
    case 'true':
    case 'false':
      return residual;
    case 'bound': {
      const left = rest(residual.atom);
      if (left === null) return residual;
      const count = seen(residual.atom);
      const min = Math.max(0, residual.min - count);
      const max = residual.max - count;
      if (max < 0 || min > left) return FALSE;
      return min === 0 && max >= left ? TRUE : bound(residual.atom, min, max >= left ? Number.POSITIVE_INFINITY : max);
    }
    case 'all':
      return all(residual.parts.map((part) => derive(part, seen, rest)));
    case 'any':
      return any(residual.parts.map((part) => derive(part, seen, rest)));
  }
}

/** The atoms that a residual still depends on. */
export function atomsOf(residual: Residual, into: Set<Atom> = new Set()): Set<Atom> {
  if (residual.op === 'bound') into.add(residual.atom);
  if (residual.op === 'all' || residual.op === 'any') for (const part of residual.parts) atomsOf(part, into);
  return into;
}

/** Conjunction in canonical form. */
export function all(parts: readonly Residual[]): Residual {
  return join('all', parts, TRUE, FALSE);
}

function any(parts: readonly Residual[]): Residual {
  return join('any', parts, FALSE, TRUE);
}

function bound(atom: Atom, min: number, max: number): Residual {
  if (max < min || max < 0) return FALSE;
  if (min <= 0 && max === Number.POSITIVE_INFINITY) return TRUE;
  const low = Math.max(0, min);
  return { op: 'bound', atom, min: low, max, key: `${atom.id}:${low}:${max === Number.POSITIVE_INFINITY ? '' : max}` };
}

function join(op: 'all' | 'any', parts: readonly Residual[], unit: Residual, zero: Residual): Residual {
  const byKey = new Map<string, Residual>();
  for (const part of parts) {
    for (const piece of part.op === op ? part.parts : [part]) {
      if (piece.op === zero.op) return zero;
      if (piece.op !== unit.op) byKey.set(piece.key, piece);
    }
  }
  if (byKey.size === 0) return unit;
  const keys = [...byKey.keys()].sort();
  const kept = keys.map((key) => byKey.get(key)!);
  return kept.length === 1 ? kept[0]! : { op, parts: kept, key: `${op === 'all' ? '&' : '|'}(${keys.join(' ')})` };
}

/**
 * Hidden attributes, as a factor: the ways to give them to the cards of given hands depend only on a small state of each seat (how many
 * markable cards of each class it holds and what its rules still ask), so they are counted by multiplying one polynomial a seat
 * and taking the coefficient of the totals that the ruleset states.
 *
 * A class of markable cards: those that the seat's rules cannot tell apart. An item: the copies of one card in one hand.
 */
import type { DeckAttributes } from '../problem/problem.ts';
import { arrangements } from './binomial.ts';
import { type Atom, atomsOf, derive, type Residual } from './residual.ts';

/** One way to give attributes to an item: the attribute set of each copy, ascending, and what that leaves. */
export interface ItemOption {
  readonly sets: readonly number[];
  /** State of the seat afterwards. */
  readonly next: number;
  /** How many ways to choose which physical copy carries which of `sets`. */
  readonly ways: number;
  /** What it spends, as a step in the mixed-radix index of totals. */
  readonly step: number;
}

interface SeatState {
  readonly formula: Residual;
  /** [class][multiplicity]: items left; multiplicity 0 is unused. */
  readonly items: readonly (readonly number[])[];
}

/** The sets of the copies of one item, whatever the seat: see `ItemOption`. */
type Multiset = Pick<ItemOption, 'sets' | 'ways' | 'step'>;

/** What is counted: distinct deals, or placements of physical copies. */
export type Measure = 'deals' | 'shuffles';

export class Attributes {
  readonly facts: DeckAttributes;
  /** Index of the totals in the mixed radix, and its size. */
  readonly target: number;
  readonly size: number;
  readonly #radix: readonly number[];
  readonly #classAtoms: (readonly Atom[])[] = [];
  readonly #classByKey = new Map<string, number>();
  readonly #states: SeatState[] = [];
  readonly #stateByKey = new Map<string, number>();
  readonly #options = new Map<string, readonly ItemOption[]>();
  readonly #polynomials: Record<Measure, Map<number, readonly bigint[]>> = { deals: new Map(), shuffles: new Map() };
  readonly #products: Record<Measure, Map<string, readonly bigint[]>> = { deals: new Map(), shuffles: new Map() };
  readonly #multisets: (readonly Multiset[])[] = [];

  constructor(facts: DeckAttributes) {
    this.facts = facts;
    const radix: number[] = [];
    let size = 1;
    for (const { count } of facts.attributes) {
      radix.push(size);
      size *= count + 1;
    }
    this.#radix = radix;
    this.size = size;
    this.target = size - 1;
  }

  /** Number of classes of markable cards. */
  get classes(): number {
    return this.#classAtoms.length;
  }

  /** The class of a card under the atoms over attributes that a seat's rules speak of. */
  classOf(card: number, atoms: readonly Atom[]): number {
    const inside = atoms.filter((atom) => atom.has[card]);
    const key = inside.map((atom) => atom.id).join();
    let id = this.#classByKey.get(key);
    if (id === undefined) {
      id = this.#classAtoms.length;
      this.#classAtoms.push(inside);
      this.#classByKey.set(key, id);
    }
    return id;
  }

  /** The state of a seat with these items and this formula over atoms over attributes; -1 if it can never be satisfied. */
  state(formula: Residual, items: readonly (readonly number[])[]): number {
    return this.#intern(formula, items, () => 0);
  }

  /** Every way to give attributes to one item of this class with so many copies, in the order of the deal number. */
  options(state: number, cls: number, copies: number): readonly ItemOption[] {
    const key = `${state},${cls},${copies}`;
    let options = this.#options.get(key);
    if (options === undefined) {
      options = this.#makeOptions(state, cls, copies);
      this.#options.set(key, options);
    }
    return options;
  }

  /** The ways to give attributes to all items of seats in these states so that the totals come out; order of the states is no matter. */
  ways(states: readonly number[], measure: Measure, target: number = this.target): bigint {
    const sorted = [...states].sort((a, b) => a - b);
    const last = sorted.pop();
    if (last === undefined) return target === 0 ? 1n : 0n;
    const before = this.#product(sorted, measure);
    const own = this.#polynomial(last, measure);
    let sum = 0n;
    for (let i = 0; i < own.length; i++) {
      if (own[i] !== 0n && this.fits(i, target)) sum += own[i]! * (before[target - i] ?? 0n);
    }
    return sum;
  }

  /**
   * All ways to give attributes to the items of two groups of seats together so that the totals come out, by what the first group gets (a
   * step in the mixed radix: see `digit`).
   */
  splits(
    inside: readonly number[],
    outside: readonly number[],
    measure: Measure,
  ): readonly { readonly step: number; readonly ways: bigint }[] {
    const own = this.#product(
      [...inside].sort((a, b) => a - b),
      measure,
    );
    const others = this.#product(
      [...outside].sort((a, b) => a - b),
      measure,
    );
    return own.flatMap((ways, step) => {
      if (ways === 0n || !this.fits(step, this.target)) return [];
      const rest = others[this.target - step] ?? 0n;
      return rest === 0n ? [] : [{ step, ways: ways * rest }];
    });
  }

  /** How often a step spends one attribute. */
  digit(step: number, attribute: number): number {
    return Math.floor(step / this.#radix[attribute]!) % (this.facts.attributes[attribute]!.count + 1);
  }

  /** Whether the totals can still spend this step: no attribute more often than is left. */
  fits(step: number, total: number): boolean {
    for (let a = this.#radix.length - 1; a >= 0; a--) {
      const radix = this.#radix[a]!;
      if (Math.floor(step / radix) > Math.floor(total / radix)) return false;
      step %= radix;
      total %= radix;
    }
    return true;
  }

  #product(sorted: readonly number[], measure: Measure): readonly bigint[] {
    if (sorted.length === 0) return [1n];
    const key = sorted.join();
    const known = this.#products[measure].get(key);
    if (known !== undefined) return known;
    const product = this.#times(
      this.#product(sorted.slice(0, -1), measure),
      this.#polynomial(sorted[sorted.length - 1]!, measure),
    );
    this.#products[measure].set(key, product);
    return product;
  }

  #times(a: readonly bigint[], b: readonly bigint[]): readonly bigint[] {
    const product = Array.from({ length: this.size }, () => 0n);
    for (let i = 0; i < a.length; i++) {
      if (a[i] === 0n) continue;
      for (let j = 0; j < b.length; j++) {
        if (b[j] !== 0n && this.fits(j, this.target - i)) product[i + j]! += a[i]! * b[j]!;
      }
    }
    return product;
  }

  #polynomial(state: number, measure: Measure): readonly bigint[] {
    const known = this.#polynomials[measure].get(state);
    if (known !== undefined) return known;
    const { formula, items } = this.#states[state]!;
    const polynomial = Array.from({ length: this.size }, () => 0n);
    const next = firstItem(items);
    if (next === null) {
      if (formula.op === 'true') polynomial[0] = 1n;
    } else {
      for (const option of this.options(state, next.cls, next.copies)) {
        const rest = this.#polynomial(option.next, measure);
        const ways = measure === 'shuffles' ? BigInt(option.ways) : 1n;
        for (let i = 0; i < this.size; i++) {
          if (rest[i] !== 0n && this.fits(option.step, this.target - i))
            polynomial[i + option.step]! += ways * rest[i]!;
        }
      }
    }
    this.#polynomials[measure].set(state, polynomial);
    return polynomial;
  }

  #makeOptions(state: number, cls: number, copies: number): readonly ItemOption[] {
    const { formula, items } = this.#states[state]!;
    const left = items.map((row, c) => (c === cls ? row.map((n, m) => (m === copies ? n - 1 : n)) : row));
    const inside = new Set(this.#classAtoms[cls]!);
    const options: ItemOption[] = [];
    for (const { sets, ways, step } of this.#multisetsOf(copies)) {
      const seen = (atom: Atom) =>
        inside.has(atom) ? sets.filter((set) => covers(this.facts.sets[set]!, atom.attributes)).length : 0;
      const next = this.#intern(formula, left, seen);
      if (next >= 0) options.push({ sets, next, ways, step });
    }
    return options;
  }

  #intern(formula: Residual, items: readonly (readonly number[])[], seen: (atom: Atom) => number): number {
    const rest = (atom: Atom) => {
      let copies = 0;
      items.forEach((row, cls) => {
        if (this.#classAtoms[cls]!.includes(atom))
          row.forEach((n, m) => {
            copies += n * m;
          });
      });
      return copies;
    };
    const residual = derive(formula, seen, rest);
    if (residual.op === 'false') return -1;
    const key = `${residual.key};${items
      .map((row) => trimmed(row).join())
      .join('/')
      .replace(/\/+$/, '')}`;
    let id = this.#stateByKey.get(key);
    if (id === undefined) {
      id = this.#states.length;
      this.#states.push({ formula: residual, items });
      this.#stateByKey.set(key, id);
    }
    return id;
  }

  #multisetsOf(copies: number): readonly Multiset[] {
    const known = this.#multisets[copies];
    if (known !== undefined) return known;
    const found: Multiset[] = [];
    const steps = this.facts.sets.map((set) => set.reduce((sum, attribute) => sum + this.#radix[attribute]!, 0));
    const extend = (sets: readonly number[], from: number) => {
      if (sets.length === copies) {
        const step = sets.reduce((sum, set) => sum + steps[set]!, 0);
        if (this.#within(sets))
          found.push({ sets, ways: Number(arrangements(repetitions(sets), copies, false)), step });
        return;
      }
      for (let set = from; set < this.facts.sets.length; set++) extend([...sets, set], set);
    };
    extend([], 0);
    this.#multisets[copies] = found;
    return found;
  }

  /** Whether these sets use no attribute more often than its total: otherwise their step would carry over. */
  #within(sets: readonly number[]): boolean {
    return this.facts.attributes.every(
      ({ count }, attribute) => sets.filter((set) => this.facts.sets[set]!.includes(attribute)).length <= count,
    );
  }
}

/** The atoms over attributes that a formula speaks of, by id. */
export function attributeAtoms(formula: Residual): readonly Atom[] {
  return [...atomsOf(formula)].filter((atom) => atom.attributes.length > 0).sort((a, b) => a.id - b.id);
}

/** Whether a formula still asks for attributes. */
export function asksForAttributes(formula: Residual): boolean {
  switch (formula.op) {
    case 'true':
    case 'false':
      return false;
    case 'bound':
      return formula.atom.attributes.length > 0;
    case 'all':
    case 'any':
      return formula.parts.some(asksForAttributes);
  }
}

function covers(set: readonly number[], attributes: readonly number[]): boolean {
  return attributes.every((attribute) => set.includes(attribute));
}

function firstItem(items: readonly (readonly number[])[]): { cls: number; copies: number } | null {
  for (let cls = 0; cls < items.length; cls++) {
    const row = items[cls]!;
    for (let copies = row.length - 1; copies > 0; copies--) if (row[copies]! > 0) return { cls, copies };
  }
  return null;
}

function trimmed(row: readonly number[]): readonly number[] {
  let end = row.length;
  while (end > 0 && row[end - 1] === 0) end--;
  return row.slice(0, end);
}

/** How often each value occurs. */
function repetitions(values: readonly number[]): readonly number[] {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times.values()];
}

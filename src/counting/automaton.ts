/**
 * The hand automaton of one deck: what one seat needs to remember while the cards are dealt out one kind after another, in the
 * order of the deal number. It reads, layer by layer, how many copies of a card the seat gets; its states are the classes of
 * seats with the same future (Myhill–Nerode), so counters of bounds that are decided, whether closed or settled by the number
 * of free places alone, vanish by themselves, and seats of different roles become one where nothing tells them apart any more.
 *
 * Attributes: from the layer `closing` on, the number of markable cards of each hand is known, whatever is dealt; a state there
 * names the `Attributes` state of the seat, and later layers need not remember it.
 */
import type { Problem, ProblemDeck } from '../problem/problem.ts';
import { type Attributes, asksForAttributes, attributeAtoms } from './attributes.ts';
import { type Atom, Atoms, all, atomsOf, conjuncts, derive, type Residual, residualOf } from './residual.ts';

/** What a seat is to a deck: its role (index) and the seat whose own facts bind it, or null. Alike seats share one entry. */
export interface SeatKind {
  readonly role: number;
  /** Indices into `problem.requirements` that bind this kind and speak of this deck. */
  readonly requirements: readonly number[];
  /** Seats with different labels are never merged, even where their futures agree. */
  readonly label: number;
}

export interface HandAutomaton {
  /** One entry for each layer 0..cards; layer ℓ is what a seat is before card ℓ is dealt. */
  readonly layers: readonly HandLayer[];
  /** State at layer 0 of each kind, in the order given; -1 if no hand of this kind is possible. */
  readonly roots: readonly number[];
  /** The layer at which the attributes of every hand are settled, 0..cards. */
  readonly closing: number;
  /** At layer `closing`: the Attributes state of each state; empty without attributes. */
  readonly attributes: readonly number[];
  /** [kind][card]: the Attributes class of a markable card; empty without attributes. */
  readonly classes: readonly (readonly number[])[];
}

export interface HandLayer {
  readonly states: number;
  /** Most copies of this layer's card that one hand may get. */
  readonly most: number;
  /** `next[state * (most + 1) + copies]`: state at the next layer, or -1. Empty at the last layer. */
  readonly next: Int32Array;
  /** Cards that a seat in this state still gets. */
  readonly free: Int32Array;
}

/** The automaton of deck `deck` for these kinds of seats. `attributes` is null in a deck without attributes. */
export function handAutomaton(
  problem: Problem,
  deck: number,
  kinds: readonly SeatKind[],
  attributes: Attributes | null,
): HandAutomaton {
  const { cards, hand } = problem.decks[deck]!;
  const atoms = new Atoms(cards.length);
  const plans = kinds.map((kind) => {
    const formulas = kind.requirements.map((index) => residualOf(problem.requirements[index]!.formula, atoms));
    const formula = all(formulas);
    return { kind, size: hand[kind.role]!, formula, asked: attributeAtoms(formula) };
  });
  const closing = attributes === null ? 0 : closingLayer(problem.decks[deck]!, plans, attributes);
  const cache = new Map<string, ConjunctAutomaton>();
  const merger = new Merger(cards.length, attributes !== null, closing);
  const roots = plans.map(({ kind, size, formula }) =>
    merger.add(rawAutomaton(problem.decks[deck]!, size, formula, attributes, closing, cache), kind.label),
  );
  const classes = plans.map(({ asked }) =>
    attributes === null ? [] : cards.map((_, card) => attributes.classOf(card, asked)),
  );
  return { layers: merger.layers(), roots, closing, attributes: merger.attributes, classes };
}

/** One conjunct's own automaton: residuals by layer and the transitions between them. */
interface ConjunctAutomaton {
  /** [layer]: residuals. */
  readonly residuals: readonly (readonly Residual[])[];
  /** [layer][residual * (most+1) + copies]: residual index at the next layer, or -1 where broken. */
  readonly next: readonly (readonly number[])[];
}

function conjunctAutomaton(deck: ProblemDeck, start: Residual, most: readonly number[]): ConjunctAutomaton {
  const rest = restOf(deck, most);
  const initial = derive(
    start,
    () => 0,
    (atom) => rest(atom, 0),
  );
  const residuals: Residual[][] = [[initial]];
  const next: number[][] = [];
  for (let card = 0; card < deck.cards.length; card++) {
    const found = new Map<string, number>();
    const list: Residual[] = [];
    const row: number[] = [];
    for (const residual of residuals[card]!) {
      for (let copies = 0; copies <= most[card]!; copies++) {
        const after = derive(
          residual,
          (atom) => (atom.has[card] ? copies : 0),
          (atom) => rest(atom, card + 1),
        );
        if (after.op === 'false') {
          row.push(-1);
          continue;
        }
        let index = found.get(after.key);
        if (index === undefined) {
          index = list.length;
          list.push(after);
          found.set(after.key, index);
        }
        row.push(index);
      }
    }
    residuals.push(list);
    next.push(row);
  }
  return { residuals, next };
}

/** Copies of an atom's cards that one hand can still get from a layer on; null for an atom over attributes. */
function restOf(deck: ProblemDeck, most: readonly number[]): (atom: Atom, layer: number) => number | null {
  const sums = new Map<Atom, readonly number[]>();
  return (atom, layer) => {
    if (atom.attributes.length > 0) return null;
    let row = sums.get(atom);
    if (row === undefined) {
      const suffix = Array.from({ length: deck.cards.length + 1 }, () => 0);
      for (let card = deck.cards.length - 1; card >= 0; card--) {
        suffix[card] = suffix[card + 1]! + (atom.has[card] ? most[card]! : 0);
      }
      row = suffix;
      sums.set(atom, row);
    }
    return row[layer]!;
  };
}

/** The first layer from which on every hand's markable cards are settled by its free places, and formulas over attributes by what was dealt. */
function closingLayer(
  deck: ProblemDeck,
  plans: readonly { readonly formula: Residual; readonly asked: readonly Atom[] }[],
  attributes: Attributes,
): number {
  const markable = new Set(attributes.facts.on);
  let layer = deck.cards.length;
  const mixed = plans.flatMap(({ formula }) =>
    conjuncts(formula).flatMap((part) =>
      asksForAttributes(part) ? [...atomsOf(part)].filter((a) => a.attributes.length === 0) : [],
    ),
  );
  const every = (from: number, wanted: boolean) =>
    deck.cards.slice(from).every((card, i) => markable.has(from + i) === wanted && (!wanted || card.copies === 1));
  const oneClass = (from: number) =>
    plans.every(
      ({ asked }) => new Set(deck.cards.slice(from).map((_, i) => attributes.classOf(from + i, asked))).size <= 1,
    );
  while (layer > 0) {
    const from = layer - 1;
    if (mixed.some((atom) => atom.has[from])) break;
    if (!(every(from, false) || (every(from, true) && oneClass(from)))) break;
    layer = from;
  }
  return layer;
}

/** The automaton of one kind before states are merged. Layer ℓ: a row of successors for each state, and at `closing` an Attributes state. */
interface RawAutomaton {
  readonly most: readonly number[];
  /** [layer][state * (most+1) + copies], -1 where dead. */
  readonly next: readonly (readonly number[])[];
  readonly free: readonly (readonly number[])[];
  /** Of the states at the closing layer; -1 where the rules about attributes cannot be kept. */
  readonly attributes: readonly number[];
}

function rawAutomaton(
  deck: ProblemDeck,
  size: number,
  formula: Residual,
  attributes: Attributes | null,
  closing: number,
  cache: Map<string, ConjunctAutomaton>,
): RawAutomaton {
  const most = deck.cards.map(({ copies }) => Math.min(copies, size));
  const parts = conjuncts(formula).map((part) => {
    const key = `${part.key} ${size}`;
    let automaton = cache.get(key);
    if (automaton === undefined) {
      automaton = conjunctAutomaton(deck, part, most);
      cache.set(key, automaton);
    }
    return { part, automaton };
  });
  const broken = parts.some(({ automaton }) => automaton.residuals[0]![0]!.op === 'false');
  const tally = attributes === null ? null : new ItemTally(deck, size, attributes, attributeAtoms(formula));
  const room = suffixSums(most);

  const next: number[][] = [];
  const free: number[][] = [];
  let atClosing: number[] = [];
  /** A state: cards held, then the residual of each conjunct, then the tally of markable items, as mixed-radix digits. */
  let states: (readonly number[])[] =
    broken || size > room[0]! ? [] : [[0, ...parts.map(() => 0), ...(tally?.empty ?? [])]];
  /** The state that is looked up, written anew each time. */
  const after = [...(states[0] ?? [])];
  for (let card = 0; card <= deck.cards.length; card++) {
    free.push(states.map((state) => size - state[0]!));
    if (card === closing && tally !== null) {
      atClosing = states.map((state) => {
        // Bounds over cards alone may still be open here: they are the business of the layers that follow.
        const open = parts.map(({ automaton }, i) => automaton.residuals[card]![state[i + 1]!]!);
        const asked = all(open.filter(asksForAttributes));
        return tally.close(asked, state.slice(parts.length + 1), size - state[0]!, card);
      });
    }
    if (card === deck.cards.length) break;
    const index = new Map<string, number>();
    const found: (readonly number[])[] = [];
    const row: number[] = [];
    const width = most[card]! + 1;
    const counts = tally !== null && card < closing && tally.counts(card);
    const nexts = parts.map(({ automaton }) => automaton.next[card]!);
    for (const state of states) {
      for (let copies = 0; copies < width; copies++) {
        const held = state[0]! + copies;
        if (held > size || size - held > room[card + 1]!) {
          row.push(-1);
          continue;
        }
        after[0] = held;
        let alive = true;
        for (let i = 0; i < parts.length && alive; i++) {
          const to = nexts[i]![state[i + 1]! * width + copies]!;
          alive = to >= 0;
          after[i + 1] = to;
        }
        if (!alive) {
          row.push(-1);
          continue;
        }
        for (let i = parts.length + 1; i < state.length; i++) after[i] = state[i]!;
        if (counts && copies > 0) after[parts.length + 1 + tally.digit(card, copies)]!++;
        const key = String.fromCharCode(...after);
        let id = index.get(key);
        if (id === undefined) {
          id = found.length;
          found.push(after.slice());
          index.set(key, id);
        }
        row.push(id);
      }
    }
    next.push(row);
    states = found;
  }
  return { most, next, free, attributes: atClosing };
}

/** Counts the markable items of a hand by class and multiplicity, as digits of a raw state. */
class ItemTally {
  readonly empty: readonly number[];
  readonly #attributes: Attributes;
  readonly #classOf: readonly (number | null)[];
  readonly #classes: readonly number[];
  readonly #most: number;

  constructor(deck: ProblemDeck, size: number, attributes: Attributes, atoms: readonly Atom[]) {
    this.#attributes = attributes;
    const markable = new Set(attributes.facts.on);
    this.#classOf = deck.cards.map((_, card) => (markable.has(card) ? attributes.classOf(card, atoms) : null));
    this.#classes = [...new Set(this.#classOf.filter((cls) => cls !== null))];
    this.#most = Math.max(1, ...attributes.facts.on.map((card) => Math.min(deck.cards[card]!.copies, size)));
    this.empty = Array.from({ length: this.#classes.length * this.#most }, () => 0);
  }

  counts(card: number): boolean {
    return this.#classOf[card] !== null;
  }

  digit(card: number, copies: number): number {
    return this.#classes.indexOf(this.#classOf[card]!) * this.#most + copies - 1;
  }

  /** The Attributes state of a hand at the closing layer: `free` cards are still to come, all markable single copies or none. */
  close(formula: Residual, digits: readonly number[], free: number, card: number): number {
    const items: number[][] = [];
    this.#classes.forEach((cls, i) => {
      while (items.length <= cls) items.push([]);
      items[cls] = [0, ...digits.slice(i * this.#most, (i + 1) * this.#most)];
    });
    const coming = card < this.#classOf.length ? this.#classOf[card]! : null;
    if (coming !== null && free > 0) items[coming]![1]! += free;
    return this.#attributes.state(formula, items);
  }
}

/** Merges raw automata into one: states with the same future (and label, and attributes) become one. */
class Merger {
  readonly attributes: number[] = [];
  readonly #cards: number;
  readonly #attributed: boolean;
  readonly #closing: number;
  readonly #index: Map<string, number>[];
  readonly #next: number[][][];
  readonly #free: number[][];

  constructor(cards: number, attributed: boolean, closing: number) {
    this.#cards = cards;
    this.#attributed = attributed;
    this.#closing = closing;
    this.#index = Array.from({ length: cards + 1 }, () => new Map());
    this.#next = Array.from({ length: cards + 1 }, () => []);
    this.#free = Array.from({ length: cards + 1 }, () => []);
  }

  /** Adds one kind and returns its merged root, or -1. */
  add(raw: RawAutomaton, label: number): number {
    let merged: readonly number[] = [];
    for (let layer = this.#cards; layer >= 0; layer--) {
      const index = this.#index[layer]!;
      const free = raw.free[layer]!;
      const width = layer < this.#cards ? raw.most[layer]! + 1 : 0;
      const here: number[] = [];
      for (let state = 0; state < free.length; state++) {
        const row: number[] = [];
        for (let copies = 0; copies < width; copies++) {
          const to = raw.next[layer]![state * width + copies]!;
          row.push(to < 0 ? -1 : merged[to]!);
        }
        while (row.length > 0 && row[row.length - 1] === -1) row.pop();
        const attribute = this.#attributed && layer === this.#closing ? raw.attributes[state]! : 0;
        if (attribute < 0 || (layer < this.#cards && row.length === 0)) {
          here.push(-1);
          continue;
        }
        const key = `${layer === this.#cards ? label : row.join()};${attribute}`;
        let id = index.get(key);
        if (id === undefined) {
          id = this.#free[layer]!.length;
          this.#free[layer]!.push(free[state]!);
          this.#next[layer]!.push(row);
          if (this.#attributed && layer === this.#closing) this.attributes.push(attribute);
          index.set(key, id);
        }
        here.push(id);
      }
      merged = here;
    }
    return merged[0] ?? -1;
  }

  layers(): readonly HandLayer[] {
    return this.#next.map((rows, layer) => {
      const most = rows.reduce((width, row) => Math.max(width, row.length - 1), 0);
      const next = layer === this.#cards ? new Int32Array(0) : new Int32Array(rows.length * (most + 1)).fill(-1);
      if (layer < this.#cards) {
        rows.forEach((row, state) => {
          next.set(row, state * (most + 1));
        });
      }
      return { states: rows.length, most, next, free: Int32Array.from(this.#free[layer]!) };
    });
  }
}

function suffixSums(values: readonly number[]): readonly number[] {
  const sums = Array.from({ length: values.length + 1 }, () => 0);
  for (let i = values.length - 1; i >= 0; i--) sums[i] = sums[i + 1]! + values[i]!;
  return sums;
}

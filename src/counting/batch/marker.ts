/**
 * `Marker`: the order of the ways to mark the hands of a deal, made for batches. It works on the multiset of the seats' states,
 * so that what it keeps stays small; all of it is found when first asked for.
 */
import type { Attributes } from '../attributes.ts';
import type { Making, Places } from './making.ts';
import { floats, integers, shorts } from './pool.ts';

/** The marking with no marks left to give. */
const DONE = 0;

export class Marker {
  readonly #attributes: Attributes;
  readonly #classes: number;
  /** Most copies of a markable card. */
  readonly #most: number;
  readonly #places: Places;
  /** The markable copies. */
  readonly #copies: Int32Array;
  /** Attributes states that have a column in the table of steps. */
  #columns = 16;
  /** By marking, state, class and copies of the item: where its ways begin; 0 until it is made. */
  #steps = new Int32Array(0);
  /** The ways to mark an item, in order: running totals, the marking and the seat's state afterwards, the sets of its copies. */
  readonly #ends = floats();
  readonly #next = integers();
  readonly #own = shorts();
  readonly #sets = integers();
  readonly #setLists: (readonly number[])[] = [];
  readonly #known = new Map<string, number>();
  /** By marking: the states of all seats, ascending, and the marks still to be given. */
  readonly #markings: { readonly states: readonly number[]; readonly target: number }[] = [{ states: [], target: 0 }];

  constructor(attributes: Attributes, places: Places) {
    const { cardOf } = places;
    const on = new Set(attributes.marks.on);
    this.#attributes = attributes;
    this.#classes = attributes.classes;
    this.#places = places;
    this.#copies = Int32Array.from(cardOf.keys()).filter((copy) => on.has(cardOf[copy]!));
    this.#most = this.#copies.reduce(
      (most, copy) => Math.max(most, cardOf.filter((c) => c === cardOf[copy]).length),
      1,
    );
    // No step begins at 0.
    this.#put([{ end: 0, next: DONE, own: 0, sets: [0] }]);
  }

  /** The marking with nothing marked yet. @param states Attributes state of each seat */
  root(states: ArrayLike<number>): number {
    return this.#marking(Array.from(states).sort(ascending), this.#attributes.target);
  }

  /**
   * Writes the marking `making.mark` into `making.sets`.
   * @param classes Attributes class by `seat * cards + card`, or of all markable cards
   */
  mark(making: Making, classes: Int32Array | number, cards: number): void {
    const { placeOf, sets, marked } = making;
    const { seatOf } = this.#places;
    const copies = this.#copies;
    sets.fill(0);
    if (typeof classes !== 'number' || this.#most > 1) {
      this.#items(making, classes, cards);
      return;
    }
    let { marking, mark: left } = making;
    for (let at = 0; at < copies.length && marking !== DONE; at++) {
      const place = placeOf[copies[at]!]!;
      const seat = seatOf[place]!;
      if (seat === this.#places.seats) continue;
      const state = marked[seat]!;
      const ways =
        this.#steps[(marking * this.#columns + state) * this.#classes + classes]! ||
        this.#step(marking, state, classes, 1);
      const ends = this.#ends.data;
      let way = ways;
      while (left >= ends[way]!) way++;
      if (way > ways) left -= ends[way - 1]!;
      sets[place] = this.#sets.data[way]!;
      marked[seat] = this.#own.data[way]!;
      marking = this.#next.data[way]!;
    }
  }

  /** The same where copies of one card in one hand are marked together, or classes differ. */
  #items(making: Making, classes: Int32Array | number, cards: number): void {
    const { placeOf, sets, marked } = making;
    const { seatOf, cardOf } = this.#places;
    const copies = this.#copies;
    let { marking, mark: left } = making;
    for (let at = 0; at < copies.length && marking !== DONE; ) {
      const place = placeOf[copies[at]!]!;
      const seat = seatOf[place]!;
      const card = cardOf[copies[at]!]!;
      let many = 1;
      while (at + many < copies.length && cardOf[copies[at + many]!] === card) {
        if (seatOf[placeOf[copies[at + many]!]!] !== seat) break;
        many++;
      }
      at += many;
      if (seat === this.#places.seats) continue;
      const ways = this.#step(
        marking,
        marked[seat]!,
        typeof classes === 'number' ? classes : classes[seat * cards + card]!,
        many,
      );
      let way = ways;
      while (left >= this.#ends.data[way]!) way++;
      if (way > ways) left -= this.#ends.data[way - 1]!;
      const list = this.#setLists[way]!;
      for (let i = 0; i < many; i++) sets[place - i] = list[i]!;
      marked[seat] = this.#own.data[way]!;
      marking = this.#next.data[way]!;
    }
  }

  /** The ways to mark an item of this class with so many copies, held by a seat in this state. */
  #step(marking: number, state: number, cls: number, copies: number): number {
    const { states, target } = this.#markings[marking]!;
    this.#widen(state);
    const key = this.#key(marking, state, cls, copies);
    const known = this.#steps[key]!;
    if (known > 0) return known;
    const others = [...states];
    others.splice(others.indexOf(state), 1);
    const ways: Way[] = [];
    let end = 0;
    for (const letter of this.#attributes.letters(state, cls, copies)) {
      if (!this.#attributes.fits(letter.step, target)) continue;
      const after = [...others, letter.next].sort(ascending);
      const value = Number(this.#attributes.ways(after, 'deals', target - letter.step));
      if (value === 0) continue;
      end += value;
      ways.push({ end, next: this.#marking(after, target - letter.step), own: letter.next, sets: letter.sets });
    }
    const from = this.#put(ways);
    // Where the table grew meanwhile the key is another.
    this.#steps[this.#key(marking, state, cls, copies)] = from;
    return from;
  }

  #put(ways: readonly Way[]): number {
    this.#next.put(ways.map(({ next }) => next));
    this.#own.put(ways.map(({ own }) => own));
    this.#sets.put(ways.map(({ sets }) => sets[0]!));
    this.#setLists.push(...ways.map(({ sets }) => sets));
    return this.#ends.put(ways.map(({ end }) => end));
  }

  #marking(sorted: readonly number[], target: number): number {
    if (target === 0) return DONE;
    const key = `${sorted.join()};${target}`;
    let marking = this.#known.get(key);
    if (marking === undefined) {
      marking = this.#markings.push({ states: sorted, target }) - 1;
      this.#known.set(key, marking);
      for (const state of sorted) this.#widen(state);
      this.#resize(this.#columns);
    }
    return marking;
  }

  #key(marking: number, state: number, cls: number, copies: number): number {
    return ((marking * this.#columns + state) * this.#classes + cls) * this.#most + copies - 1;
  }

  #widen(state: number): void {
    if (state >= this.#columns) this.#resize(this.#columns * 2);
  }

  /** Makes room in the table of steps. */
  #resize(columns: number): void {
    const items = this.#classes * this.#most;
    const length = this.#markings.length * columns * items;
    if (columns === this.#columns && length <= this.#steps.length) return;
    const old = this.#steps;
    const width = this.#columns * items;
    const steps = new Int32Array(length * 2);
    for (let from = 0, to = 0; from < old.length && to + width <= steps.length; from += width, to += columns * items) {
      steps.set(old.subarray(from, from + width), to);
    }
    this.#steps = steps;
    this.#columns = columns;
  }
}

interface Way {
  readonly end: number;
  readonly next: number;
  readonly own: number;
  readonly sets: readonly number[];
}

function ascending(a: number, b: number): number {
  return a - b;
}

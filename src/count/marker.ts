/**
 * `Marker`: the order of the ways to mark the hands of a deal, made for batches. Like the junctions of `dealer.ts` it works on
 * the multiset of the seats' states with the group of every seat beside it, so that what it keeps stays small.
 */
import type { Attributes } from './attributes.ts';

/** The states of all seats in groups of equal ones, and the marks still to be given. */
export interface Marking {
  readonly target: number;
  /** State of each group, ascending. */
  readonly states: readonly number[];
  /** Seats of each group. */
  readonly sizes: readonly number[];
  /** By group, class and copies of the item: made when first asked for. */
  readonly steps: (Step | undefined)[];
}

/** The ways to mark one item, in the order of the deal number. */
interface Step {
  /** Running totals. */
  readonly ends: readonly number[];
  readonly sets: readonly (readonly number[])[];
  readonly next: readonly Marking[];
  /** For each way: group of the marked seat afterwards, and of the others by their group before. */
  readonly own: readonly number[];
  readonly others: readonly Uint8Array[];
}

/** The markable cards of a deal in the order of the deal number, a card once for each copy. */
export interface Items {
  count: number;
  readonly seat: Int32Array;
  readonly card: Int32Array;
  /** Where the copy lies in its hand. */
  readonly at: Int32Array;
}

export class Marker {
  readonly #attributes: Attributes;
  readonly #cards: number;
  readonly #markings = new Map<string, Marking>();
  readonly #groups: Int32Array;
  readonly #classes: number;

  constructor(attributes: Attributes, cards: number, seats: number) {
    this.#attributes = attributes;
    this.#cards = cards;
    this.#groups = new Int32Array(seats);
    this.#classes = attributes.classes;
  }

  /** The marking with nothing marked yet. @param states Attributes state of each seat */
  root(states: readonly number[]): Marking {
    return this.#marking([...states].sort(ascending), this.#attributes.target);
  }

  /**
   * Writes the marking with this number into `sets`, which holds zeros.
   *
   * @param states Attributes state of each seat
   * @param classes Attributes class by `seat * cards + card`
   */
  mark(
    root: Marking,
    states: ArrayLike<number>,
    number: number,
    items: Items,
    classes: Int32Array,
    sets: number[][],
  ): void {
    const groups = this.#groups;
    for (let seat = 0; seat < groups.length; seat++) groups[seat] = root.states.indexOf(states[seat]!);
    let marking = root;
    let left = number;
    for (let item = 0; item < items.count && marking.target > 0; ) {
      const seat = items.seat[item]!;
      const card = items.card[item]!;
      let copies = 1;
      while (item + copies < items.count && items.seat[item + copies] === seat && items.card[item + copies] === card)
        copies++;
      const step = this.#step(marking, groups[seat]!, classes[seat * this.#cards + card]!, copies);
      let letter = 0;
      while (left >= step.ends[letter]!) letter++;
      if (letter > 0) left -= step.ends[letter - 1]!;
      const choice = step.sets[letter]!;
      for (let i = 0; i < copies; i++) {
        if (choice[i] !== 0) sets[seat]![items.at[item + i]!] = choice[i]!;
      }
      const others = step.others[letter]!;
      for (let other = 0; other < groups.length; other++) groups[other] = others[groups[other]!]!;
      groups[seat] = step.own[letter]!;
      marking = step.next[letter]!;
      item += copies;
    }
  }

  #step(marking: Marking, group: number, cls: number, copies: number): Step {
    const key = (copies * this.#classes + cls) * this.#groups.length + group;
    let step = marking.steps[key];
    if (step === undefined) {
      step = this.#makeStep(marking, group, cls, copies);
      marking.steps[key] = step;
    }
    return step;
  }

  #makeStep(marking: Marking, group: number, cls: number, copies: number): Step {
    const step = {
      ends: [] as number[],
      sets: [] as (readonly number[])[],
      next: [] as Marking[],
      own: [] as number[],
      others: [] as Uint8Array[],
    };
    const others = marking.states.flatMap((state, g) =>
      Array.from({ length: marking.sizes[g]! - (g === group ? 1 : 0) }, () => state),
    );
    let end = 0;
    for (const letter of this.#attributes.letters(marking.states[group]!, cls, copies)) {
      if (!this.#attributes.fits(letter.step, marking.target)) continue;
      const states = [...others, letter.next].sort(ascending);
      const target = marking.target - letter.step;
      const ways = Number(this.#attributes.ways(states, 'deals', target));
      if (ways === 0) continue;
      end += ways;
      const next = this.#marking(states, target);
      step.ends.push(end);
      step.sets.push(letter.sets);
      step.next.push(next);
      step.own.push(next.states.indexOf(letter.next));
      step.others.push(Uint8Array.from(marking.states, (state) => Math.max(0, next.states.indexOf(state))));
    }
    return step;
  }

  #marking(sorted: readonly number[], target: number): Marking {
    const key = `${sorted.join()};${target}`;
    let marking = this.#markings.get(key);
    if (marking === undefined) {
      const states = [...new Set(sorted)];
      const sizes = states.map((state) => sorted.filter((other) => other === state).length);
      marking = { target, states, sizes, steps: [] };
      this.#markings.set(key, marking);
    }
    return marking;
  }
}

function ascending(a: number, b: number): number {
  return a - b;
}

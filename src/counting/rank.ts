/** The two directions of the deal number: who follows a `DealOrder` chooses by a number, or by a deal. */
import type { Dealt } from '../problem/problem.ts';
import type { AttributeChoice } from './attribute-order.ts';
import type { Choice, Exact } from './choice.ts';
import type { Held } from './layer-order.ts';

/** Says which of a choice is taken; -1 where it finds nothing to its liking. */
export interface Chooser {
  /** From now on a part of the deal is chosen; what was postponed and the parts to come have `scale` ways for each way of this part. */
  begin(scale: bigint): void;
  /** Of the ways that are still chosen in this part, `ways` of each are postponed. */
  postpone(ways: bigint): void;
  /** A role of the problem. */
  role(choice: Choice, seat: number): number;
  /** Copies of a card, `most` first. */
  copies(choice: Choice, most: number, deck: number, card: number, seat: number): number;
  attributes(choice: AttributeChoice, deck: number, held: Held): number;
  /** So many placements of physical cards are the one deal that was chosen. */
  placed(ways: Exact): void;
}

/**
 * Chooses by a number. `index` counts in what is still to be chosen in this part of the deal, `rest` in what was postponed and in the
 * parts to come, which have `scale` ways for each way of this part.
 */
export class ByNumber implements Chooser {
  /** The index while it is small; else `#big` holds it. */
  #small = 0;
  #big: bigint | null;
  #rest = 0n;
  #scale = 1n;

  /** @param number 0 ≤ number < all ways: deals, or shuffles of physical cards */
  constructor(number: bigint) {
    this.#big = number;
  }

  begin(scale: bigint): void {
    if (scale === 1n && this.#scale === 1n) return;
    const whole = (this.#big ?? BigInt(this.#small)) * this.#scale + this.#rest;
    this.#big = whole / scale;
    this.#rest = whole % scale;
    this.#scale = scale;
  }

  postpone(ways: bigint): void {
    this.#rest += BigInt(this.#remainder(ways)) * this.#scale;
    this.#scale *= ways;
  }

  role(choice: Choice): number {
    return this.#take(choice);
  }

  copies(choice: Choice): number {
    return this.#take(choice);
  }

  attributes(choice: Choice): number {
    return this.#take(choice);
  }

  placed(ways: Exact): void {
    const remainder = this.#remainder(ways);
    if (this.#scale > 1n) this.#rest = (BigInt(remainder) * this.#scale + this.#rest) / BigInt(ways);
  }

  /** What holds the index, which counts within its interval from then on. */
  #take({ small, big }: Choice): number {
    let k = 0;
    if (small !== null) {
      let index = this.#big === null ? this.#small : Number(this.#big);
      while (index >= small[k]!) index -= small[k++]!;
      this.#small = index;
      this.#big = null;
    } else {
      let index = this.#big ?? BigInt(this.#small);
      while (index >= big[k]!) index -= BigInt(big[k++]!);
      this.#big = index;
    }
    return k;
  }

  /** Divides the index. */
  #remainder(divisor: Exact): Exact {
    if (this.#big === null && divisor <= Number.MAX_SAFE_INTEGER) {
      const by = Number(divisor);
      const remainder = this.#small % by;
      this.#small = (this.#small - remainder) / by;
      return remainder;
    }
    const by = BigInt(divisor);
    const whole = this.#big ?? BigInt(this.#small);
    this.#big = whole / by;
    return whole % by;
  }
}

/** Chooses what a deal has, and counts what comes before it. */
export class ByDeal implements Chooser {
  readonly #dealt: Dealt;
  #number = 0n;
  /** What comes before in this part: each has `#scale` ways. */
  #small = 0;
  #big = 0n;
  #scale = 1n;

  constructor(dealt: Dealt) {
    this.#dealt = dealt;
  }

  /** How many deals come before, once all is chosen. */
  get number(): bigint {
    return this.#number + (this.#big + BigInt(this.#small)) * this.#scale;
  }

  begin(scale: bigint): void {
    this.#number = this.number;
    this.#small = 0;
    this.#big = 0n;
    this.#scale = scale;
  }

  postpone(ways: bigint): void {
    this.begin(this.#scale * ways);
  }

  role(choice: Choice, seat: number): number {
    return this.#take(choice, this.#dealt.roles[seat]!);
  }

  copies(choice: Choice, most: number, deck: number, card: number, seat: number): number {
    let copies = 0;
    for (const held of this.#dealt.hands[deck]![seat]!) if (held === card) copies++;
    return this.#take(choice, most - copies);
  }

  attributes(choice: AttributeChoice, deck: number, { seat, first }: Held): number {
    const sets = this.#dealt.attributeSets[deck]![seat]!;
    const wanted = choice.options.findIndex((option) => option.sets.every((set, i) => set === sets[first + i]));
    return this.#take(choice, wanted);
  }

  placed(): void {}

  /** @returns `wanted`; -1 where that cannot be chosen */
  #take({ small, big }: Choice, wanted: number): number {
    if (small !== null) for (let k = 0; k < wanted; k++) this.#small += small[k]!;
    else for (let k = 0; k < wanted; k++) this.#big += BigInt(big[k]!);
    return (small ?? big)[wanted] ? wanted : -1;
  }
}

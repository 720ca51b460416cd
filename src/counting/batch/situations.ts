/**
 * `Situations`: the layers where seats told apart are few. Each situation has a list of what can become of the next cards, with
 * running totals; first of one card alone, and of as many as stay within bounds once it has been met often.
 */
import type { DeckCount } from '../deck.ts';
import { guideOf, partOf } from './guide.ts';
import { list } from './listing.ts';
import type { Making } from './making.ts';
import type { Marker } from './marker.ts';
import { floats, integers, shorts } from './pool.ts';
import type { Situation, Told } from './told.ts';

/** What is listed of one situation. */
const MOST_LISTED = 128;
/** What is listed where all that follows weighs alike: to the end, as no totals are needed. */
const MOST_WRITTEN = 256;
/** Met so often, more cards are listed at once. */
const OFTEN = 4;
const MOST_BYTES = 96 * 1024 * 1024;

/** A situation's record. */
const STATE = 0; // of its list: NONE, LONG, or so often it may still be met before it becomes long
const ENTRIES = 1; // where its totals, guide and what comes next begin
const COUNT = 2;
const PLACES = 3; // where the places of its entries begin
const WIDTH = 4; // copies of each entry
const PLAIN = 5; // 1: every entry has one deal, no totals are kept
const MARKING = 6; // at the closing layer: where the marker begins
const MARKED = 7; // at the closing layer: where the Attributes states of the seats begin
const RECORD = 8;
/** From a record to its number. */
const SHIFT = 3;

const NONE = 0;
const LONG = -1;

export class Situations {
  readonly #deck: DeckCount;
  readonly #told: Told;
  readonly #marker: Marker | null;
  readonly #closing: number;
  /** Copies of all cards, and of those before the closing layer. */
  readonly #copies: number;
  readonly #closingCopies: number;
  readonly #records = integers();
  readonly #scales = floats();
  readonly #factors = floats();
  readonly #ends = floats();
  readonly #guides = integers();
  readonly #next = integers();
  readonly #places = shorts();
  readonly #marked = shorts();
  readonly #situations: Situation[] = [];

  constructor(deck: DeckCount, told: Told, marker: Marker | null) {
    const { cards } = deck.diagram.deck;
    this.#deck = deck;
    this.#told = told;
    this.#marker = marker;
    this.#closing = marker === null ? -1 : deck.diagram.automaton.closing;
    this.#copies = cards.reduce((sum, { copies }) => sum + copies, 0);
    this.#closingCopies =
      marker === null ? -1 : cards.slice(0, this.#closing).reduce((sum, { copies }) => sum + copies, 0);
  }

  /** The record of a situation. */
  of(situation: Situation): number {
    if (situation.record < 0) {
      situation.record = this.#records.take(RECORD);
      this.#scales.take(1);
      this.#factors.data[this.#factors.take(1)] = 1;
      this.#situations.push(situation);
      if (situation.card === this.#closing) this.#close(situation);
    }
    return situation.record;
  }

  /** Deals all cards that are left. */
  deal(making: Making, record: number): void {
    const { placeOf, cards } = making;
    const { cardOf } = making.places;
    let { left, copies } = making;
    let at = record;
    for (;;) {
      if (copies === this.#closingCopies) left = this.#mark(making, at, left);
      if (copies === this.#copies) return;
      const records = this.#listed(at);
      const entries = records[at + ENTRIES]!;
      let entry = 0;
      if (records[at + PLAIN] === 1) {
        entry = left | 0; // one of a list: far below 2^31
      } else {
        const ends = this.#ends.data;
        entry = this.#guides.data[entries + partOf(left, this.#scales.data[at >> SHIFT]!, records[at + COUNT]!)]!;
        while (left >= ends[entries + entry]!) entry++;
        if (entry > 0) left -= ends[entries + entry - 1]!;
      }
      const width = records[at + WIDTH]!;
      const places = this.#places.data;
      let from = records[at + PLACES]! + entry * width;
      for (const end = copies + width; copies < end; copies++) {
        const place = places[from++]!;
        placeOf[copies] = place;
        cards[place] = cardOf[copies]!;
      }
      if (copies === this.#copies && this.#closingCopies !== copies) return;
      at = this.#next.data[entries + entry]!;
    }
  }

  /** Sets the marking's number aside. @returns the number of the cards that are left */
  #mark(making: Making, at: number, left: number): number {
    const factor = this.#factors.data[at >> SHIFT]!;
    const rest = Math.floor(left / factor);
    making.mark = left - rest * factor;
    making.marking = this.#records.data[at + MARKING]!;
    const marked = this.#records.data[at + MARKED]!;
    for (let seat = 0; seat < making.places.seats; seat++) making.marked[seat] = this.#marked.data[marked + seat]!;
    return rest;
  }

  /** The records, once this one has a list. */
  #listed(at: number): Int32Array {
    const state = this.#records.data[at + STATE]!;
    if (state === LONG) return this.#records.data;
    if (state === NONE) this.#list(at, 1, OFTEN);
    else if (state > 1) this.#records.data[at + STATE] = state - 1;
    else this.#list(at, MOST_LISTED, LONG);
    return this.#records.data;
  }

  #list(at: number, most: number, state: number): void {
    const situation = this.#situations[at >> SHIFT]!;
    const { card } = situation;
    const cards = this.#deck.diagram.deck.cards.length;
    const closed = card >= this.#closing;
    const full = this.#bytes() > MOST_BYTES;
    const completions = situation.value / this.#factors.data[at >> SHIFT]!;
    const write = state === LONG && closed && completions <= MOST_WRITTEN;
    const listed = list(
      this.#told,
      [situation],
      closed ? cards : this.#closing,
      full ? 1 : write ? Number.POSITIVE_INFINITY : most,
    );
    let end = 0;
    const ends = Float64Array.from(listed, ({ next }) => (end += next.value));
    const plain = listed[0]!.next.card === cards && end === listed.length;
    const next = plain && this.#closing !== cards ? [] : listed.map(({ next }) => this.of(next));
    const entries = this.#next.put(next);
    this.#ends.take(next.length);
    this.#guides.take(next.length);
    if (!plain) {
      const scale = listed.length / end;
      this.#scales.data[at >> SHIFT] = scale;
      this.#ends.data.set(ends, entries);
      this.#guides.data.set(guideOf(ends, scale), entries);
    }
    const width = listed[0]!.places.length;
    const places = this.#places.take(width * listed.length);
    listed.forEach((entry, i) => {
      this.#places.data.set(entry.places, places + i * width);
    });
    this.#records.data[at + STATE] = state;
    this.#records.data[at + ENTRIES] = entries;
    this.#records.data[at + COUNT] = listed.length;
    this.#records.data[at + PLACES] = places;
    this.#records.data[at + WIDTH] = width;
    this.#records.data[at + PLAIN] = plain ? 1 : 0;
  }

  #close({ node, states, record }: Situation): void {
    const { diagram, deals } = this.#deck;
    const marked = Array.from(states, (state) => diagram.automaton.attributes[state]!);
    this.#factors.data[record >> SHIFT] = Number(deals.factors[node]!);
    this.#records.data[record + MARKED] = this.#marked.put(marked);
    this.#records.data[record + MARKING] = this.#marker!.root(marked);
  }

  #bytes(): number {
    return this.#ends.bytes + this.#guides.bytes + this.#next.bytes + this.#places.bytes;
  }
}

/** The nodes of one layer, found by open hashing on their states. */

/** Slots by hash: a node, or -1. Who finds a slot taken by another node goes on to the next; the length is a power of two. */
export type Slots = Int32Array;

/** A layer's nodes while it is built. */
export class NodeTable {
  size = 0;
  slots: Slots = new Int32Array(128).fill(-1);
  readonly #seats: number;
  #states: Uint16Array;

  constructor(seats: number) {
    this.#seats = seats;
    this.#states = new Uint16Array(seats * 64);
  }

  /** The node with these states, new or known. */
  add(states: Uint16Array): number {
    const seats = this.#seats;
    const slot = slotOf(this.slots, this.#states, states);
    const known = this.slots[slot]!;
    if (known >= 0) return known;
    const node = this.size++;
    if (this.size * seats > this.#states.length) {
      const grown = new Uint16Array(this.#states.length * 2);
      grown.set(this.#states);
      this.#states = grown;
    }
    this.#states.set(states, node * seats);
    this.slots[slot] = node;
    if (this.size * 2 > this.slots.length) this.#rehash();
    return node;
  }

  /** The states of all nodes, without spare room. */
  packed(): Uint16Array {
    return this.#states.slice(0, this.size * this.#seats);
  }

  #rehash(): void {
    const slots = new Int32Array(this.slots.length * 4).fill(-1);
    const mask = slots.length - 1;
    for (let node = 0; node < this.size; node++) {
      let slot = hash(this.#states.subarray(node * this.#seats, (node + 1) * this.#seats)) & mask;
      while (slots[slot]! >= 0) slot = (slot + 1) & mask;
      slots[slot] = node;
    }
    this.slots = slots;
  }
}

/** The node of a layer whose seats are in these states, ascending and written as characters; -1 where there is none. */
export function nodeOf(layer: { readonly slots: Slots; readonly states: Uint16Array }, wanted: string): number {
  const sought = new Uint16Array(wanted.length);
  for (let seat = 0; seat < wanted.length; seat++) sought[seat] = wanted.charCodeAt(seat);
  return layer.slots[slotOf(layer.slots, layer.states, sought)]!;
}

/** The slot of the node with these states, or the empty one where it would be. */
function slotOf(slots: Slots, states: Uint16Array, wanted: Uint16Array): number {
  const seats = wanted.length;
  const mask = slots.length - 1;
  for (let slot = hash(wanted) & mask; ; slot = (slot + 1) & mask) {
    const node = slots[slot]!;
    if (node < 0) return slot;
    const base = node * seats;
    let same = true;
    for (let i = 0; i < seats && same; i++) same = states[base + i] === wanted[i];
    if (same) return slot;
  }
}

/** FNV-1a over 16-bit words, finished so that the low bits depend on all. */
function hash(states: Uint16Array): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < states.length; i++) h = Math.imul(h ^ states[i]!, 0x01000193);
  h ^= h >>> 15;
  return h >>> 0;
}

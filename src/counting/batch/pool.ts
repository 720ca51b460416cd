/** `Pool`: a typed array that grows, from which records are taken: what a batch touches at every deal lies close together there. */

type Typed = Float64Array | Int32Array | Uint16Array | Uint8Array;

export class Pool<T extends Typed> {
  /** Replaced when it grows: read it again after `take`. */
  data: T;
  #used = 0;
  readonly #make: (length: number) => T;

  /** @param make a new array of zeros, such as `(n) => new Int32Array(n)` */
  constructor(make: (length: number) => T) {
    this.#make = make;
    this.data = make(64);
  }

  /** Bytes taken so far. */
  get bytes(): number {
    return this.#used * this.data.BYTES_PER_ELEMENT;
  }

  /** Takes `length` elements, all zero. @returns where they begin */
  take(length: number): number {
    const from = this.#used;
    this.#used += length;
    if (this.#used > this.data.length) {
      const grown = this.#make(Math.max(this.#used, this.data.length * 2));
      grown.set(this.data);
      this.data = grown;
    }
    return from;
  }

  /** Takes as many elements as there are items and writes them there. @returns where they begin */
  put(items: ArrayLike<number>): number {
    const from = this.take(items.length);
    this.data.set(items, from);
    return from;
  }
}

export const floats = (): Pool<Float64Array> => new Pool((length) => new Float64Array(length));
export const integers = (): Pool<Int32Array> => new Pool((length) => new Int32Array(length));
export const shorts = (): Pool<Uint16Array> => new Pool((length) => new Uint16Array(length));
export const bytes = (): Pool<Uint8Array> => new Pool((length) => new Uint8Array(length));

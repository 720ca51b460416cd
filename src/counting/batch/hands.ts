/** From places to hands as plain arrays. */
import type { Places } from './making.ts';

/**
 * By seat: what lies in its places, the first card first.
 * @param sizes by seat: cards of its hand
 */
export function handsOf(items: Uint16Array | Uint8Array, { room }: Places, sizes: Uint8Array): number[][] {
  const hands = new Array<number[]>(sizes.length);
  for (let seat = 0, from = 0; seat < sizes.length; seat++, from += room) hands[seat] = hand(items, from, sizes[seat]!);
  return hands;
}

/** Small hands are written as one array at its size: in a batch that counts. */
function hand(items: Uint16Array | Uint8Array, from: number, size: number): number[] {
  switch (size) {
    case 3:
      return [items[from + 2]!, items[from + 1]!, items[from]!];
    case 4:
      return [items[from + 3]!, items[from + 2]!, items[from + 1]!, items[from]!];
    case 5:
      return [items[from + 4]!, items[from + 3]!, items[from + 2]!, items[from + 1]!, items[from]!];
    default: {
      const all: number[] = [];
      for (let place = from + size - 1; place >= from; place--) all.push(items[place]!);
      return all;
    }
  }
}

/** `list`: the tellings of several cards at once, from situations told apart, in the order of the deal number. */
import type { Situation, Told } from './told.ts';

/** What has become of the cards so far. */
export interface Listed {
  /** Which of the situations it began from. */
  readonly from: number;
  /** Places of the copies, in the order of the cards. */
  readonly places: Uint16Array;
  readonly next: Situation;
}

/**
 * Goes on card by card while the list stays within `most`, at least one card and at most to layer `end`.
 * @param from situations of one layer before `end`
 */
export function list(told: Told, from: readonly Situation[], end: number, most: number): readonly Listed[] {
  let listed: readonly Listed[] = from.map((next, i) => ({ from: i, places: new Uint16Array(0), next }));
  for (let card = from[0]!.card; card < end; card++) {
    const many = listed.reduce((sum, { next }) => sum + told.tellings(next).length, 0);
    if (many > most && card > from[0]!.card) break;
    listed = listed.flatMap(({ from: first, places, next }) =>
      told.tellings(next).map((telling) => ({
        from: first,
        places: joined(places, telling.places),
        next: telling.next,
      })),
    );
  }
  return listed;
}

function joined(a: Uint16Array, b: Uint16Array): Uint16Array {
  const both = new Uint16Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/**
 * Deals that are the same card for card: one game given twice, which counts once, or deals that a dealer made again, which hardly ever
 * happens by chance.
 */
import type { Dealt, Problem } from '../problem/problem.ts';
import { type Bounded, CERTAIN, ROUNDING, times } from './binomial.ts';

/** So many deals of a table are held against one another; later ones are only held against these. */
const MOST_KEPT = 100_000;

/** What deals of one problem repeat. Deals whose attributes are unknown are not for it. */
export class Repeats {
  readonly #seen = new Map<string, { deals: number; readonly games: string[] }>();
  #most = 0;

  /**
   * @param game what tells the game from others that happen to be equal: where it was drawn from; null where the deal does not say
   * @returns false for a game that was here before
   */
  add(dealt: Dealt, game: string | null): boolean {
    const key = JSON.stringify([dealt.roles, dealt.hands, dealt.attributeSets]);
    const same = this.#seen.get(key) ?? { deals: 0, games: [] };
    if (game !== null) {
      if (same.games.includes(game)) return false;
      same.games.push(game);
    }
    same.deals++;
    this.#most = Math.max(this.#most, same.deals);
    if (this.#seen.size < MOST_KEPT) this.#seen.set(key, same);
    return true;
  }

  /** How many deals the most frequent one made. */
  get most(): number {
    return this.#most;
  }
}

/**
 * The chance that among `n` fair deals some `same` are identical, from above: the sum over all choices of so many deals (for two the
 * birthday bound n(n−1)/2 · p), each as likely as the likeliest deal makes it.
 * @param lnMost natural logarithm of the chance of the likeliest deal
 */
export function repeatChance(same: number, n: number, lnMost: number): Bounded {
  if (same < 2) return CERTAIN;
  let ln = (same - 1) * lnMost;
  for (let k = 0; k < same; k++) ln += Math.log((n - k) / (same - k));
  return times(1, { ln, error: 8 * ROUNDING * (same + 1) * (1 + Math.abs(lnMost) + Math.log(n)) });
}

/**
 * ln of the chance of the likeliest deal, or of more than that. A deal of a deck that is dealt by shuffles weighs at most as many ways as
 * copies of its cards can change places; any other deal weighs 1.
 * @param weight total weight of the legal deals
 */
export function lnLikeliest(problem: Problem, weight: bigint): number {
  const ways = problem.decks.flatMap(({ weights, cards }) => (weights === 'shuffles' ? cards : []));
  const most = ways.reduce((ln, { copies }) => ln + lnFactorial(copies), 0);
  return Math.min(0, most - lnOf(weight));
}

function lnFactorial(n: number): number {
  let ln = 0;
  for (let k = 2; k <= n; k++) ln += Math.log(k);
  return ln;
}

function lnOf(weight: bigint): number {
  const digits = String(weight);
  return Math.log(Number(`0.${digits.slice(0, 17)}`)) + digits.length * Math.LN10;
}

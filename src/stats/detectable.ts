/** What so many deals could not have shown. */
import { binomialTails, type Chance, twoSided } from './binomial.ts';

/** The frequencies next to the fair one that would have been found with the asked power; null: none on that side would. */
export interface Detectable {
  /** Highest true probability below the fair one that would have been found. */
  readonly low: number | null;
  /** Lowest true probability above the fair one that would have been found. */
  readonly high: number | null;
}

/**
 * The smallest bias of one cell that `n` deals show.
 * @param n deals, ≥ 0
 * @param fair the fair probability, strictly between 0 and 1
 * @param alpha the p-value at which a cell is called biased, already divided by the number of cells
 * @param power how often such a bias would be found, e.g. 0.8
 */
export function detectable(n: number, fair: Chance, alpha: number, power: number): Detectable {
  const high = side(n, fair, alpha, power);
  const low = side(n, { p: fair.q, q: fair.p }, alpha, power);
  return { low: low === null ? null : 1 - low, high };
}

/**
 * The number of deals from which on a true probability instead of the fair one is found with the asked power; null where that
 * takes more than 10^9 deals. Found to within one part in a hundred.
 */
export function dealsNeeded(fair: Chance, truth: number, alpha: number, power: number): number | null {
  const found = (n: number): boolean => {
    const reach = detectable(n, fair, alpha, power);
    return truth > fair.p ? reach.high !== null && reach.high <= truth : reach.low !== null && reach.low >= truth;
  };
  let above = 1;
  while (!found(above)) {
    above *= 2;
    if (above > 1e9) return null;
  }
  let below = Math.floor(above / 2);
  while (above - below > Math.max(1, below / 100)) {
    const middle = Math.floor((above + below) / 2);
    if (found(middle)) above = middle;
    else below = middle;
  }
  return above;
}

/** Lowest p above `fair.p` that is found. */
function side(n: number, fair: Chance, alpha: number, power: number): number | null {
  const critical = criticalCount(n, fair, alpha);
  if (critical === null) return null;
  const goal = Math.log(power);
  let below = fair.p;
  let above = 1;
  for (let step = 0; step < 40; step++) {
    const p = (below + above) / 2;
    if (binomialTails(critical, n, { p, q: 1 - p }).upper.ln >= goal) above = p;
    else below = p;
  }
  return above;
}

/** Fewest hits, above the mean, whose two-sided p-value is at most alpha; null where even n of n are not enough. */
function criticalCount(n: number, fair: Chance, alpha: number): number | null {
  const goal = Math.log(alpha);
  const enough = (k: number): boolean => twoSided(k, n, fair).ln <= goal;
  if (n === 0 || !enough(n)) return null;
  let below = Math.floor(n * fair.p);
  let above = n;
  while (above - below > 1) {
    const middle = Math.floor((above + below) / 2);
    if (enough(middle)) above = middle;
    else below = middle;
  }
  return above;
}

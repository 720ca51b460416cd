/**
 * `judge`: tallies against what a fair dealer makes. Every cell is a binomial test of its own, exact for any number of deals; the spread
 * of each card over the roles is one more, for a bias that is thin in every cell; all of them together are corrected by Holm's method.
 */
import { type Fraction, fraction, toNumber } from '../counting/fraction.ts';
import { type BinomialChance, type Bounded, binomialTails, CERTAIN, times, twoSided } from './binomial.ts';
import type { Expected } from './expected.ts';
import { repeatChance } from './repeats.ts';
import { spread } from './spread.ts';
import { FAMILIES, type Family, type Slot, type Tallied } from './tally.ts';

/** The deals of one table under one selection. */
export interface Sample {
  readonly tallied: Tallied;
  readonly expected: Expected;
}

export interface Judgement {
  /** Tests made, over all samples. */
  readonly tests: number;
  /** The p-value at which a fair dealer is called unfair. */
  readonly level: number;
  /** For each sample, in order. */
  readonly samples: readonly JudgedSample[];
  /** Whether nothing was found. */
  readonly fair: boolean;
}

export interface JudgedSample {
  readonly deals: number;
  /** Deals whose attributes are known. */
  readonly marked: number;
  /** Cells that can go either way, in the order of the slots. */
  readonly cells: readonly CellFinding[];
  /** Cards that can lie with the roles in several ways. */
  readonly spreads: readonly SpreadFinding[];
  /** The most deals that are the same card for card, and the chance of as many among as many; null where no two are. No test of its own. */
  readonly identical: { readonly deals: number; readonly of: number; readonly p: Bounded } | null;
  /** For each family with cells: what so many deals could not have shown. */
  readonly reach: readonly Reach[];
}

interface Finding {
  /** P-value of this test alone. */
  readonly p: Bounded;
  /** The same with all tests taken into account. */
  readonly corrected: Bounded;
  /** Whether the corrected p-value, its error included, is at most the level. */
  readonly found: boolean;
}

export interface CellFinding extends Finding {
  readonly slot: Slot;
  /** Deals that said yes, of so many. */
  readonly seen: number;
  readonly of: number;
  readonly fair: Fraction;
}

export interface SpreadFinding extends Finding {
  readonly deck: number;
  readonly card: number;
  readonly g: number;
  readonly df: number;
  /** The usual chi-square p-value, for the eye. */
  readonly usual: Bounded;
}

/** The middle cell of a family, and the bias that would have been found in it. */
export interface Reach extends Detectable {
  readonly family: Family;
  readonly slot: Slot;
  readonly fair: Fraction;
}

/** How often a bias as large as `Reach` says would have been found. */
export const POWER = 0.8;

/**
 * @param level how often a fair dealer may be called unfair, 0..1
 */
export function judge(samples: readonly Sample[], level: number): Judgement {
  const tests = samples.map((sample) => ({ cells: cellTests(sample), spreads: spreadTests(sample) }));
  const all = tests.flatMap(({ cells, spreads }) => [...cells, ...spreads]);
  const corrected = holm(all.map(({ p }) => p));
  const goal = Math.log(level);
  let next = 0;
  const finding = <T extends { readonly p: Bounded }>(test: T): T & Finding => {
    const value = corrected[next++]!;
    return { ...test, corrected: value, found: value.ln + value.error <= goal };
  };
  const judged = tests.map(({ cells, spreads }, i): JudgedSample => {
    const { tallied, expected } = samples[i]!;
    const { deals, marked, identical: same } = tallied;
    const identical =
      same < 2 ? null : { deals: same, of: marked, p: repeatChance(same, marked, expected.lnLikeliest) };
    const found = { cells: cells.map(finding), spreads: spreads.map(finding) };
    return { deals, marked, ...found, identical, reach: reachOf(cells, level / Math.max(1, all.length)) };
  });
  const fair = judged.every(({ cells, spreads }) => ![...cells, ...spreads].some(({ found }) => found));
  return { tests: all.length, level, samples: judged, fair };
}

type CellTest = Omit<CellFinding, keyof Finding> & { readonly p: Bounded };

function cellTests({ tallied, expected }: Sample): readonly CellTest[] {
  return expected.slots.flatMap((slot, i): readonly CellTest[] => {
    const yes = expected.yes[i]!;
    // What always or never happens says nothing about a dealer of legal deals.
    if (yes === 0n || yes === expected.weight) return [];
    const of = slot.family.startsWith('attribute') ? tallied.marked : tallied.deals;
    if (of === 0) return [];
    const seen = tallied.hits[i]!;
    const fair = fraction(yes, expected.weight);
    return [{ slot, seen, of, fair, p: twoSided(seen, of, chanceOf(fair)) }];
  });
}

type SpreadTest = Omit<SpreadFinding, keyof Finding> & { readonly p: Bounded };

function spreadTests({ tallied, expected }: Sample): readonly SpreadTest[] {
  return expected.spreads.flatMap((cards, deck) =>
    cards.flatMap((fair, card): readonly SpreadTest[] => {
      const ways = [...fair].filter(([, weight]) => weight > 0n);
      // With two ways the cells say the same.
      if (ways.length < 3 || tallied.deals === 0) return [];
      const seen = ways.map(([key]) => tallied.spreads[deck]![card]!.get(key) ?? 0);
      const chances = ways.map(([, weight]) => toNumber(fraction(weight, expected.weight)));
      const { g, df, sure, usual } = spread(seen, chances);
      return [{ deck, card, g, df, usual, p: sure }];
    }),
  );
}

function reachOf(cells: readonly CellTest[], alpha: number): readonly Reach[] {
  return FAMILIES.flatMap((family): readonly Reach[] => {
    const own = cells
      .filter(({ slot }) => slot.family === family)
      .map((cell) => ({ cell, value: toNumber(cell.fair) }))
      .sort((a, b) => a.value - b.value);
    const middle = own[Math.floor(own.length / 2)];
    if (middle === undefined) return [];
    const { slot, fair, of } = middle.cell;
    return [{ family, slot, fair, ...detectable(of, chanceOf(fair), alpha, POWER) }];
  });
}

function chanceOf({ numerator, denominator }: Fraction): BinomialChance {
  return {
    p: toNumber({ numerator, denominator }),
    q: toNumber({ numerator: denominator - numerator, denominator }),
  };
}

/**
 * Holm's correction for looking at many cells: the k-th smallest of m p-values is multiplied by m − k + 1, and never falls below
 * an earlier one. Among all tests together, a fair dealer then has one below α in at most a share α of all tries, however the
 * tests hang together (cards of one deal do: a card that is here is not there), which rules out the corrections that ask for
 * independence; and it never finds less than Bonferroni's.
 * @param values p-values in any order
 * @returns corrected p-values in the same order
 */
export function holm(values: readonly Bounded[]): readonly Bounded[] {
  const order = values.map((_, i) => i).sort((a, b) => values[a]!.ln - values[b]!.ln || a - b);
  const corrected = new Array<Bounded>(values.length).fill(CERTAIN);
  let floor: Bounded | null = null;
  for (const [rank, i] of order.entries()) {
    const value: Bounded = times(values.length - rank, values[i]!);
    floor = floor === null || value.ln > floor.ln ? value : floor;
    corrected[i] = floor;
  }
  return corrected;
}

// What so many deals could not have shown.

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
export function detectable(n: number, fair: BinomialChance, alpha: number, power: number): Detectable {
  const high = side(n, fair, alpha, power);
  const low = side(n, { p: fair.q, q: fair.p }, alpha, power);
  return { low: low === null ? null : 1 - low, high };
}

/** Lowest p above `fair.p` that is found. */
function side(n: number, fair: BinomialChance, alpha: number, power: number): number | null {
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
function criticalCount(n: number, fair: BinomialChance, alpha: number): number | null {
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

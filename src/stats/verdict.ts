/**
 * `judge`: tallies against what a fair dealer makes. Every cell is a binomial test of its own, exact for any number of deals; the spread
 * of each card over the roles is one more, for a bias that is thin in every cell; all of them together are corrected by Holm's method.
 */
import { type Fraction, fraction, toNumber } from '../count/fraction.ts';
import { type Chance, twoSided } from './binomial.ts';
import { type Detectable, detectable } from './detectable.ts';
import type { Estimate } from './estimate.ts';
import type { Expected } from './expected.ts';
import { holm } from './holm.ts';
import { FAMILIES, type Family, type Slot } from './slots.ts';
import { spread } from './spread.ts';
import type { Tallied } from './tally.ts';

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
  /** For each family with cells: what so many deals could not have shown. */
  readonly reach: readonly Reach[];
}

interface Finding {
  /** P-value of this test alone. */
  readonly p: Estimate;
  /** The same with all tests taken into account. */
  readonly corrected: Estimate;
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
  readonly usual: Estimate;
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
  const finding = <T extends { readonly p: Estimate }>(test: T): T & Finding => {
    const value = corrected[next++]!;
    return { ...test, corrected: value, found: value.ln + value.error <= goal };
  };
  const judged = tests.map(({ cells, spreads }, i): JudgedSample => {
    const { deals, marked } = samples[i]!.tallied;
    const found = { cells: cells.map(finding), spreads: spreads.map(finding) };
    return { deals, marked, ...found, reach: reachOf(cells, level / Math.max(1, all.length)) };
  });
  const fair = judged.every(({ cells, spreads }) => ![...cells, ...spreads].some(({ found }) => found));
  return { tests: all.length, level, samples: judged, fair };
}

type CellTest = Omit<CellFinding, keyof Finding> & { readonly p: Estimate };

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

type SpreadTest = Omit<SpreadFinding, keyof Finding> & { readonly p: Estimate };

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

function chanceOf({ numerator, denominator }: Fraction): Chance {
  return {
    p: toNumber({ numerator, denominator }),
    q: toNumber({ numerator: denominator - numerator, denominator }),
  };
}

/** `bias`: observed deals against exact frequencies: is this what a fair dealer makes? */

import type { Violation } from '../../checker/violation.ts';
import type { CompileOptions } from '../../counting/compile.ts';
import { type Probability, probability, toDecimal } from '../../counting/fraction.ts';
import type { OneDeal } from '../../deal/read/format.ts';
import { FaultError } from '../../fault.ts';
import type { Problem } from '../../problem/problem.ts';
import { type WrittenSelection, writtenBeside } from '../../problem/selection.ts';
import { fingerprint } from '../../ruleset/fingerprint.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Bounded } from '../../stats/binomial.ts';
import { type Collected, type CollectOptions, Collector, type DealGroup } from '../../stats/collect.ts';
import { expected } from '../../stats/expected.ts';
import type { Slot } from '../../stats/tally.ts';
import { type JudgedSample, type Judgement, judge, POWER, type Reach } from '../../stats/verdict.ts';

export interface BiasFile {
  readonly ruleset: { readonly id: string; readonly fingerprint: string };
  /**
   * `biased`: a corrected p-value is at most `level`, or a deal is illegal; `fair`: neither, which means no more than that so many deals show
   * nothing; `none`: no deal was counted.
   */
  readonly verdict: 'fair' | 'biased' | 'none';
  /** How often a fair dealer is called biased by the p-values, at most. */
  readonly level: number;
  /** Tests made and corrected for, over all tables. */
  readonly tests: number;
  /** Deals counted. */
  readonly deals: number;
  readonly leftOut: { readonly incomplete: number; readonly otherTable: number; readonly again: number };
  readonly illegal: {
    readonly deals: number;
    /** The first of them, by place in the input. */
    readonly first: readonly {
      readonly file: string;
      readonly line: number | null;
      readonly violations: readonly Pick<Violation, 'kind' | 'id' | 'seats' | 'cards'>[];
    }[];
  };
  readonly tables: readonly BiasTable[];
}

interface BiasTable {
  readonly players: number;
  readonly selection: Omit<WrittenSelection, 'players'>;
  readonly deals: number;
  /** Deals whose attributes are known. */
  readonly marked: number;
  /** Every cell that can go either way. */
  readonly cells: readonly BiasCell[];
  /** For each card that can lie with the roles in three ways or more: all its placings in one test. */
  readonly spreads: readonly {
    readonly deck: string;
    readonly card: string;
    readonly g: number;
    readonly df: number;
    readonly p: number;
    readonly corrected: number;
    readonly found: boolean;
    /** The usual chi-square p-value of the same statistic, an approximation. */
    readonly chiSquare: number;
  }[];
  /**
   * The most deals that are the same card for card: so many of `of`; null where no two are. `p` bounds the chance of as many identical ones
   * among so many fair deals from above. The verdict leaves it aside: they may be one game given several times.
   */
  readonly identical: { readonly deals: number; readonly of: number; readonly p: number; readonly lnP: number } | null;
  /** For each family of cells, at its middle cell: the frequencies that would have been found in four samples of five. */
  readonly reach: readonly {
    readonly family: string;
    readonly cell: CellName;
    readonly fair: number;
    readonly below: number | null;
    readonly above: number | null;
    readonly power: number;
  }[];
}

/** What a cell is about, by ids; seats from 1. */
interface CellName {
  readonly family: string;
  readonly deck?: string;
  readonly card?: string;
  readonly other?: string;
  readonly role?: string;
  readonly seat?: number;
  readonly attribute?: string;
  /** At least so many copies, or cards with the attribute. */
  readonly copies?: number;
}

interface BiasCell extends CellName {
  readonly seen: number;
  readonly of: number;
  /** Exact. */
  readonly fair: Probability;
  readonly p: number;
  /** Natural logarithm of p, for those too small for a number. */
  readonly lnP: number;
  readonly corrected: number;
  readonly found: boolean;
}

/** A judgement with what it is about, ready to be shown. */
export interface Bias {
  readonly file: BiasFile;
  readonly judgement: Judgement;
  /** The tables of the judgement's samples, in order. */
  readonly groups: readonly DealGroup[];
  /** Whether some deal brought a selection that `replace` put aside. */
  readonly replaced: boolean;
}

export interface BiasOptions extends CollectOptions {
  /** How often a fair dealer may be called biased, 0..1; 0.001 if not given. */
  readonly level?: number | undefined;
  /** MB for the odds of one table; 1024 if not given. */
  readonly memory?: number | undefined;
}

/**
 * Collects and judges deals; nothing is kept of a deal once it is counted.
 * @param ruleset without a pool put in
 * @param deals of files, as `manyDeals` opens them, one after the other
 * @throws FaultError for a deal that cannot be read or is of another ruleset, as `Collector.add`; `no-deals`; of kind limit where the exact
 *   odds of a table are too large to compute
 */
export async function bias(
  ruleset: Ruleset,
  deals: AsyncIterable<OneDeal>,
  { level = 0.001, memory, ...options }: BiasOptions,
): Promise<Bias> {
  const collector = new Collector(ruleset, options);
  for await (const deal of deals) await collector.add(deal);
  const judged = judgementOf(ruleset, collector.collected(), level, { memory });
  const { deals: counted, illegal, leftOut } = judged.file;
  if (counted + illegal.deals + leftOut.incomplete + leftOut.otherTable === 0)
    throw new FaultError({ kind: 'bad', code: 'no-deals', with: {} });
  return judged;
}

function judgementOf(ruleset: Ruleset, collected: Collected, level: number, options: CompileOptions): Bias {
  const groups = collected.groups.filter(({ tally }) => tally.deals > 0);
  const samples = groups.map(({ problem, tally }) => ({
    tallied: tally.tallied(),
    expected: expected(problem, options),
  }));
  const judgement = judge(samples, level);
  const deals = samples.reduce((sum, { tallied }) => sum + tallied.deals, 0);
  const file: BiasFile = {
    ruleset: { id: ruleset.id, fingerprint: fingerprint(ruleset) },
    verdict: collected.illegal > 0 || !judgement.fair ? 'biased' : deals === 0 ? 'none' : 'fair',
    level,
    tests: judgement.tests,
    deals,
    leftOut: { incomplete: collected.incomplete, otherTable: collected.otherTable, again: collected.again },
    illegal: {
      deals: collected.illegal,
      first: collected.firstIllegal.map(({ place, violations }) => ({
        file: place.file,
        line: place.line ?? null,
        violations: violations.map(({ kind, id, seats, cards }) => ({ kind, id, seats, cards })),
      })),
    },
    tables: groups.map(({ problem }, i) => tableOf(problem, judgement.samples[i]!)),
  };
  return { file, judgement, groups, replaced: collected.replaced };
}

function tableOf(problem: Problem, sample: JudgedSample): BiasTable {
  return {
    players: problem.seats,
    selection: writtenBeside(problem.selection),
    deals: sample.deals,
    marked: sample.marked,
    cells: sample.cells.map(({ slot, seen, of, fair, p, corrected, found }) => ({
      ...cellName(problem, slot),
      seen,
      of,
      fair: probability(fair),
      p: value(p),
      lnP: p.ln,
      corrected: value(corrected),
      found,
    })),
    spreads: sample.spreads.map(({ deck, card, g, df, p, corrected, found, usual }) => ({
      deck: problem.decks[deck]!.id,
      card: problem.decks[deck]!.cards[card]!.id,
      g,
      df,
      p: value(p),
      corrected: value(corrected),
      found,
      chiSquare: value(usual),
    })),
    identical: sample.identical && {
      deals: sample.identical.deals,
      of: sample.identical.of,
      p: value(sample.identical.p),
      lnP: sample.identical.p.ln,
    },
    reach: sample.reach.map((reach) => reachOf(problem, reach)),
  };
}

function reachOf(problem: Problem, { family, slot, fair, low, high }: Reach): BiasTable['reach'][number] {
  return {
    family,
    cell: cellName(problem, slot),
    fair: Number(toDecimal(fair, 12)),
    below: low,
    above: high,
    power: POWER,
  };
}

function cellName(problem: Problem, slot: Slot): CellName {
  const { family } = slot;
  if (family === 'seat-role') return { family, seat: slot.seat + 1, role: problem.roles[slot.role]!.id };
  const { id: deck, cards, attributes: ofDeck } = problem.decks[slot.deck]!;
  const card = (index: number): string => cards[index]!.id;
  const role = (index: number): string => problem.roles[index]!.id;
  const attribute = (index: number): string => ofDeck!.attributes[index]!.id;
  switch (family) {
    case 'card-role':
      return { family, deck, card: card(slot.card), role: role(slot.role), copies: slot.copies };
    case 'pair':
      return { family, deck, card: card(slot.card), other: card(slot.other) };
    case 'seat-card':
      return { family, deck, card: card(slot.card), seat: slot.seat + 1, copies: slot.copies };
    case 'attribute-card':
      return { family, deck, attribute: attribute(slot.attribute), card: card(slot.card), copies: slot.copies };
    case 'attribute-role':
      return { family, deck, attribute: attribute(slot.attribute), role: role(slot.role), copies: slot.copies };
  }
}

function value({ ln }: Bounded): number {
  return Math.exp(ln);
}

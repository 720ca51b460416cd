/**
 * `repair`: one of the legal deals nearest to a given one, drawn. All of the nearest are equally likely, or as likely as their weights
 * where the selection weighs deals, so what is left open comes from nobody's hand:
 *
 *     given ──▶ logic-solver: the least cost, and the nearest deals as disjoint cells ──▶ counting: the weight of each cell
 *                                                   └──▶ one deal of all, from the seed ──▶ moves, deal file
 */

import { compile, totals } from '../../counting/compile.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { drawAmong } from '../../deal/draw.ts';
import { toFile } from '../../deal/to-file.ts';
import { FaultError } from '../../fault.ts';
import { factReader, factText } from '../../problem/facts.ts';
import { dealtOf, withPartialDeal } from '../../problem/partial-deal.ts';
import { groundFacts } from '../../problem/pins.ts';
import type { PartialDeal, Problem } from '../../problem/problem.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { findNearest, type Repair } from '../../sat/repair.ts';
import { byCounting, type Explained, explainAll } from '../explain/answer.ts';

export interface RepairRequest {
  /** Without its pool put in; `problem` was grounded from it. */
  readonly ruleset: Ruleset;
  /** With its pool put in: for names. */
  readonly played: Ruleset;
  readonly problem: Problem;
  /** Of as many seats as the problem. */
  readonly given: PartialDeal;
  /** The file that `given` stands in, if it is a whole deal file of this problem: a deal that needs nothing stays what it is. */
  readonly file?: DealFile | null;
  /** Facts as typed (contract: "FACT") that must hold afterwards. */
  readonly keep?: readonly string[];
  /** In seat order, in place of those of `given`. */
  readonly names?: readonly string[] | null;
  readonly freeRoles?: boolean;
  /** What is free is drawn from it. */
  readonly seed: string;
  /** Limit for the solver. */
  readonly seconds: number;
  /** MB for one diagram; 1024 if not given. */
  readonly memory?: number | undefined;
}

export type Repaired =
  | {
      readonly verdict: 'mended';
      readonly repair: Repair;
      /** How many deals are equally near; null where there were more kinds of them than are looked through, and some were left out. */
      readonly among: bigint | null;
      readonly deal: DealFile;
    }
  | {
      readonly verdict: 'impossible';
      readonly explained: Explained;
      /** Whether other roles would help. */
      readonly byRoles: boolean;
    };

/** @throws FaultError those of facts; kind limit: those of `findNearest` and `compile` */
export async function repair(request: RepairRequest): Promise<Repaired> {
  const { ruleset, problem, given, seed, memory } = request;
  const limit = memory === undefined ? {} : { memory };
  const kept = keeping(request);
  let among: bigint | null = null;
  const found = await nearest(request, kept, (cells) => {
    const parts = cells.map((cell) => ({ ...totalsOf(cell, limit), deals: () => compile(cell, limit) }));
    among = parts.reduce((sum, { legal }) => sum + legal, 0n);
    return drawAmong('mend', problem, parts, seed);
  });
  if (found === null) return impossible(request, kept);
  if (!found.all) among = null;
  const diagram = compile(problem, limit);
  const number = diagram.rank(found.dealt);
  if (number === null) throw new Error('the solver and the diagram disagree on a deal');
  const names = request.names ?? given.names;
  // Places that were left open are filled without a change of anything that was said.
  const same = found.cards + found.attributes === 0 && found.moves.every(({ kind }) => kind === 'take');
  const whole = same && found.moves.length === 0 && isWhole(problem, given);
  if (whole && request.file) {
    const seats = request.file.seats.map((seat, at) => ({ ...seat, name: names[at] ?? null }));
    return { verdict: 'mended', repair: found, among, deal: { ...request.file, seats } };
  }
  const part = { dealt: found.dealt, seed: null, index: null, number, legal: diagram.legal, names };
  const filled = { seed, among: among === null ? null : String(among) };
  const deal = whole
    ? toFile(ruleset, problem, { ...part, chosen: 'by-hand' })
    : toFile(ruleset, problem, { ...part, chosen: same ? 'completed' : 'mended', filled });
  return { verdict: 'mended', repair: found, among, deal };
}

function totalsOf(cell: Problem, limit: { readonly memory?: number }) {
  const { legal, weight } = totals(cell, limit);
  return { legal, weight };
}

/** Where the solver runs out of time, counting may know that there is nothing to find. */
async function nearest(
  { given, freeRoles = false, seconds, memory }: RepairRequest,
  problem: Problem,
  pick: Parameters<typeof findNearest>[2]['pick'],
): Promise<Repair | null> {
  try {
    return await findNearest(problem, given, { freeRoles, seconds, pick });
  } catch (error) {
    if (!(error instanceof FaultError) || error.faults[0]?.kind !== 'limit') throw error;
    if (byCounting(memory)(withRoles(problem, given, freeRoles)) === 'no') return null;
    throw error;
  }
}

/** The problem with the roles as they are given, unless they are free. */
function withRoles(problem: Problem, given: PartialDeal, free: boolean): Problem {
  return free ? problem : withPartialDeal(problem, { ...given, hands: [] });
}

/** The problem with the facts to keep, which are no part of the selection. */
function keeping({ played, problem, given, names, keep = [] }: RepairRequest): Problem {
  const own = given.names.flatMap((name) => name ?? []);
  const known = names ?? (own.length === given.names.length ? own : []);
  const reader = factReader({ ruleset: played, players: problem.seats, names: known });
  const facts = keep.flatMap((text) => reader.fact(text, false));
  const kept = groundFacts(
    problem,
    facts.map((fact) => ({ text: factText(fact, played), fact })),
  );
  return {
    ...problem,
    requirements: [...problem.requirements, ...kept.requirements],
    seatRoles: [...problem.seatRoles, ...kept.seatRoles],
  };
}

/** Whether nothing is left open. */
function isWhole(problem: Problem, given: PartialDeal): boolean {
  const carried = problem.decks.some((deck) => deck.attributes?.attributes.some(({ count }) => count > 0));
  return (given.marked || !carried) && dealtOf(problem, given) !== 'open';
}

/** Why no legal deal exists, with the roles as they are given unless they are free. */
async function impossible(
  { played, given, freeRoles = false, seconds, memory }: RepairRequest,
  problem: Problem,
): Promise<Repaired> {
  const asked = withRoles(problem, given, freeRoles);
  const [explained] = await explainAll([{ ruleset: played, problem: asked }], { seconds, memory });
  // Only where other roles would help are they worth a word.
  const byRoles = !freeRoles && byCounting(memory)(problem) === 'yes';
  return { verdict: 'impossible', explained: explained!, byRoles };
}

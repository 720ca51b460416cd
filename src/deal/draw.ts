/**
 * Draws deals: uniform among the legal ones, or by their weights. Block b of the stream `deal` serves the deals 1024·b to
 * 1024·b + 1023 in order (contract), so that a batch need not reseed for each deal and any range of it can be made anywhere.
 */

import { compile } from '../counting/compile.ts';
import { FaultError } from '../fault.ts';
import type { Dealt, Problem } from '../problem/problem.ts';
import type { Selection } from '../problem/selection.ts';
import { stream } from '../random/stream.ts';
import type { Ruleset } from '../ruleset/model.ts';
import type { DealFile } from './deal-file.ts';
import { toFile } from './to-file.ts';

/** Deals that one block of the stream serves. */
const BLOCK = 1024;

/** The part of a counting diagram that drawing needs. */
export interface Deals {
  readonly legal: bigint;
  readonly weight: bigint;
  /** The deal whose interval of weight holds u, 0 ≤ u < weight; numbers, where they can be exact, are quicker. */
  at(u: bigint | number): Dealt;
  /** The deal number; null for a deal that is not legal. */
  rank(dealt: Dealt): bigint | null;
}

export interface Drawn {
  readonly dealt: Dealt;
  /** Place in the batch, from 0. */
  readonly index: number;
  /** Deal number, 0 ≤ number < legal. */
  readonly number: bigint;
}

/** Deals `from`, `from` + 1, … of the batch that a seed makes. */
export interface Range {
  /** From 0; default 0. */
  readonly from?: number;
  /** Default 1. */
  readonly count?: number;
}

/**
 * The deals of a range, one at a time and in constant memory.
 * @throws FaultError before the first deal: `no-legal-deal` (kind no) where there is none, `batch-too-far` where the last
 *   index would be no exact number
 */
export function* draw(
  problem: Pick<Problem, 'ruleset'> & { readonly selection: Selection },
  deals: Deals,
  seed: string,
  { from = 0, count = 1 }: Range = {},
): Generator<Drawn, void, undefined> {
  const { weight } = deals;
  if (weight === 0n) throw noLegalDeal(problem);
  // The number path of `below` draws the same integers as the BigInt path, faster.
  const bound = weight <= 0x20000000000000n ? Number(weight) : weight;
  // Every legal deal weighs at least 1: if the sums agree, each weighs 1 and its interval is its number.
  const plain = weight === deals.legal;
  const end = from + count;
  if (!Number.isSafeInteger(end)) {
    throw new FaultError({ kind: 'bad', code: 'batch-too-far', with: { from, count, most: Number.MAX_SAFE_INTEGER } });
  }
  for (let index = from; index < end; ) {
    const block = Math.floor(index / BLOCK);
    const source = stream({
      name: 'deal',
      fingerprint: problem.ruleset.fingerprint,
      selection: problem.selection,
      seed,
      block,
    });
    for (let skipped = block * BLOCK; skipped < index; skipped++) source.below(bound);
    const stop = Math.min(end, (block + 1) * BLOCK);
    for (; index < stop; index++) {
      const u = source.below(bound);
      const dealt = deals.at(u);
      yield { dealt, index, number: plain ? BigInt(u) : ranked(deals, dealt) };
    }
  }
}

/** The fault of a selection under which nothing is legal. */
export function noLegalDeal(problem: Pick<Problem, 'ruleset'> & { readonly selection: Selection }): FaultError {
  return new FaultError({
    kind: 'no',
    code: 'no-legal-deal',
    with: { ruleset: problem.ruleset.id, players: problem.selection.players },
  });
}

function ranked(deals: Deals, dealt: Dealt): bigint {
  const number = deals.rank(dealt);
  if (number === null) throw new Error('a drawn deal has no number');
  return number;
}

// What people leave open or get wrong is drawn: one of the legal deals that a given deal can be completed to, or of those nearest to it,
// under the weights of the selection like every other deal.

/**
 * One deal of several problems of which no two share a legal deal.
 * @param name of the stream
 * @param problem the fingerprint and selection that the stream depends on
 * @param parts at least one with a legal deal; each is asked for its deals only if one of them is drawn
 */
export function drawAmong(
  name: 'complete' | 'mend',
  problem: Problem,
  parts: readonly { readonly weight: bigint; readonly deals: () => Pick<Deals, 'at'> }[],
  seed: string,
): Dealt {
  const key = { name, fingerprint: problem.ruleset.fingerprint, selection: problem.selection, seed, block: 0 };
  let at = stream(key).below(parts.reduce((sum, { weight }) => sum + weight, 0n));
  for (const { weight, deals } of parts) {
    if (at < weight) return deals().at(at);
    at -= weight;
  }
  throw new Error('an integer below the sum lies in no part');
}

/**
 * The file of a completion; like every deal that is partly made by hand it has no seed of its own.
 * @param ruleset without its pool put in; `problem` was grounded from it
 * @param completions the legal deals with what is given, at least one
 * @param names in seat order
 * @param memory megabytes for the diagram of the whole problem, which knows the deal's number
 * @throws FaultError kind limit past the memory limit
 */
export function complete(
  ruleset: Ruleset,
  problem: Problem,
  completions: Deals,
  names: readonly (string | null)[],
  seed: string,
  memory?: number,
): DealFile {
  const dealt = drawAmong('complete', problem, [{ weight: completions.weight, deals: () => completions }], seed);
  const diagram = compile(problem, { memory });
  const filled = { seed, among: String(completions.legal) };
  return toFile(ruleset, problem, {
    ...{ dealt, seed: null, index: null, chosen: 'completed', filled },
    ...{ number: ranked(diagram, dealt), legal: diagram.legal, names },
  });
}

/**
 * The one deal that follows from a commitment, its secret, the names and an outside value: what the moderator deals and what
 * the audit deals again.
 */
import { compile } from '../counting/compile.ts';
import type { DealFile } from '../deal/deal-file.ts';
import { draw } from '../deal/draw.ts';
import { extraStream } from '../deal/streams.ts';
import { toFile } from '../deal/to-file.ts';
import { ground } from '../problem/ground.ts';
import type { Ruleset } from '../ruleset/model.ts';
import type { Commitment } from './commitment.ts';
import { dealKey, type Which } from './secret.ts';

export interface Opened {
  readonly commitment: Commitment;
  readonly secret: string;
  /** As many as seats, in the published order. */
  readonly names: readonly string[];
}

export interface Turn {
  readonly which: Which;
  /** In canonical form; null where none was announced. */
  readonly outside: string | null;
  /** Of a reserve deal; null for the original. */
  readonly reason: string | null;
}

/**
 * @param ruleset as the commitment names it, without the pool put in
 * @param memory megabytes for the diagram
 * @throws FaultError `no-legal-deal`, and `limit` where the diagram is too large
 */
export function deriveDeal(ruleset: Ruleset, opened: Opened, turn: Turn, memory?: number): DealFile {
  const { commitment } = opened;
  const problem = ground(ruleset, commitment.selection);
  const diagram = compile(problem, memory === undefined ? {} : { memory });
  const seed = dealKey(opened.secret, opened.names, turn.outside, turn.which);
  const [drawn] = draw(problem, diagram, seed);
  if (drawn === undefined) throw new Error('a range of one deal was empty');
  const deal = toFile(ruleset, problem, { ...drawn, seed, legal: diagram.legal });
  const names = commitment.drawn ? extraStream(deal, 'seats').shuffle(opened.names) : opened.names;
  return {
    ...deal,
    seats: deal.seats.map((seat, at) => ({ ...seat, name: names[at] ?? null })),
    commitment: {
      hash: commitment.hash,
      outside: turn.outside,
      reserve: turn.which === 'reserve',
      reason: turn.reason,
    },
  };
}

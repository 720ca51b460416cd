/**
 * Dealing from a commitment: what may be dealt now, from which outside value and which names, and the deal itself. A commitment
 * gives one original deal and at most one reserve deal; neither can be had twice with different values.
 */
import { compile } from '../counting/compile.ts';
import type { DealFile } from '../deal/deal-file.ts';
import { draw } from '../deal/draw.ts';
import { extraStream } from '../deal/streams.ts';
import { toFile } from '../deal/to-file.ts';
import { type FaultCode, FaultError, fault, type Telling } from '../fault.ts';
import { ground } from '../problem/ground.ts';
import type { Ruleset } from '../ruleset/model.ts';
import {
  badName,
  type Commitment,
  canonicalName,
  canonicalOutside,
  canonicalProse,
  commitmentHash,
} from './commitment.ts';
import { hasShape } from './reveal.ts';
import { dealKey, type Which } from './secret.ts';

/** What the moderator's folder holds. */
export interface CommitmentFiles {
  /** Without the pool put in. */
  readonly ruleset: Ruleset;
  readonly commitment: Commitment;
  readonly secret: string;
  /** The list that came later, if it came already. */
  readonly names: readonly string[] | null;
  readonly original: DealFile | null;
  readonly reserve: DealFile | null;
}

/** What the moderator asks for, as typed. */
export interface Asked {
  readonly outside: string | null;
  readonly names: readonly string[] | null;
  readonly reserve: boolean;
  readonly reason: string | null;
  /** Megabytes for the diagram. */
  readonly memory?: number | undefined;
}

interface Committed {
  readonly deal: DealFile;
  /** The ordered list, in canonical form; who sits where is in the deal. */
  readonly names: readonly string[];
}

/** @throws FaultError of codes `trust-…`: why this deal is not the one that was promised */
export function committedDeal(kept: CommitmentFiles, asked: Asked): Committed {
  const opened = openFolder(kept, asked.names);
  const turn = turnOf(kept, asked);
  const deal = deriveDeal(kept.ruleset, opened, turn, asked.memory);
  const before = turn.which === 'reserve' ? kept.reserve : kept.original;
  if (before !== null && before.seed !== deal.seed) throw bad('trust-dealt-already', { which: turn.which });
  return { deal, names: opened.names };
}

/** The secret must open the commitment, and the names must be there. */
export function openFolder(kept: CommitmentFiles, asked: readonly string[] | null): Opened {
  const { commitment, secret } = kept;
  if (commitmentHash(commitment, secret) !== commitment.hash) throw bad('trust-folder-secret');
  return { commitment, secret, names: namesOf(kept, asked) };
}

function namesOf({ commitment, names: listed }: CommitmentFiles, asked: readonly string[] | null): readonly string[] {
  const fixed = commitment.names ?? listed;
  const given = asked === null ? null : laterNames(commitment, asked);
  if (fixed === null && given === null) throw bad('trust-names-needed');
  if (
    fixed !== null &&
    given !== null &&
    (given.length !== fixed.length || given.some((name, at) => name !== fixed[at]))
  ) {
    throw bad('trust-names-fixed');
  }
  return fixed ?? given ?? [];
}

/**
 * A list of names as a commitment takes it, in canonical form.
 * @throws FaultError `names-count`, `trust-name`
 */
export function laterNames({ selection }: Pick<Commitment, 'selection'>, names: readonly string[]): readonly string[] {
  const canonical = names.map(canonicalName);
  if (canonical.length !== selection.players) {
    throw bad('names-count', { names: canonical.length, seats: selection.players });
  }
  const wrong = badName(canonical);
  if (wrong !== null) throw bad('trust-name', { name: wrong });
  return canonical;
}

function turnOf({ commitment, original }: CommitmentFiles, asked: Asked): Turn {
  const outside = outsideOf(commitment, asked.outside);
  if (!asked.reserve) {
    if (asked.reason !== null) throw bad('flag-needs', { flag: '--reason', needs: '--reserve' });
    return { which: 'original', outside, reason: null };
  }
  const reason = canonicalProse(asked.reason ?? '');
  if (reason === '') throw bad('flag-needs', { flag: '--reserve', needs: '--reason' });
  if (original === null) throw bad('trust-reserve-first');
  if (outside !== null && outside === original.commitment?.outside)
    throw bad('trust-reserve-outside', { value: outside });
  return { which: 'reserve', outside, reason };
}

function outsideOf({ outside: promised }: Commitment, typed: string | null): string | null {
  if (promised === null) {
    if (typed === null) return null;
    throw bad('trust-outside-extra');
  }
  if (typed === null) throw bad('trust-outside-needed', { what: promised.what, like: promised.like });
  const value = canonicalOutside(typed);
  if (hasShape(promised.like, value)) return value;
  throw bad('trust-outside-shape', { value, like: promised.like });
}

function bad<Code extends FaultCode>(code: Code, ...[tells]: Telling<Code>): FaultError {
  return new FaultError(fault('bad', code, tells));
}

// The one deal that follows from a commitment, its secret, the names and an outside value: what the moderator deals and what the
// audit deals again.

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
  const diagram = compile(problem, { memory });
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

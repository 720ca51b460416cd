/** A commitment, the list of names that may come later, and the deal that follows from both: nothing is read or written here. */
import { compile } from '../../counting/compile.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { noLegalDeal } from '../../deal/draw.ts';
import { type FaultCode, FaultError, fault, type Telling } from '../../fault.ts';
import type { SelectionRequest } from '../../problem/selection.ts';
import { playedProblem } from '../../problem/tables.ts';
import { SCHEME } from '../../random/stream.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { withPool } from '../../ruleset/pool.ts';
import { type Commitment, canonicalOutside, canonicalProse, commit } from '../../trust/commitment.ts';
import { type Asked, type CommitmentFiles, committedDeal, laterNames } from '../../trust/committed-deal.ts';
import { makeSecret } from '../../trust/secret.ts';

/** What is to be promised; texts as they were typed. */
export interface CommitRequest {
  /** Without a pool put in. */
  readonly ruleset: Ruleset;
  /** Without pins and bans: a published pin is a published card. */
  readonly request: SelectionRequest;
  /** Which game this is for. */
  readonly game: string;
  /** A value that does not exist yet, and an example of how it will look; null: none is announced. */
  readonly outside: { readonly what: string; readonly like: string } | null;
  /** In order; null: they come later. */
  readonly names: readonly string[] | null;
  /** Whether the names sit in their order or are drawn. */
  readonly drawn: boolean;
  /** MB for the diagram; 1024 if not given. */
  readonly memory?: number | undefined;
}

/** A commitment with its secret: 64 hex digits that nobody else may see before the game is over. */
export interface CommitAnswer {
  readonly commitment: Commitment;
  readonly secret: string;
}

/**
 * Promises a deal that has never been made.
 * @throws FaultError `no-legal-deal`; `trust-pins`; `flag-empty`, `trust-like`, `names-count`, `trust-name` for texts; those of grounding
 */
export function commitDeal({ ruleset, request, game, outside, names, drawn, memory }: CommitRequest): CommitAnswer {
  const { problem } = playedProblem(ruleset, request);
  if (problem.selection.pins.length > 0) throw bad('trust-pins');
  if (outside !== null && !/[\p{L}\p{Nd}]/u.test(outside.like)) throw bad('trust-like', { like: outside.like });
  const promised = {
    scheme: SCHEME,
    ruleset: { id: ruleset.id, fingerprint: problem.ruleset.fingerprint },
    selection: problem.selection,
    game: notEmpty(canonicalProse(game), '--game'),
    outside: outside && {
      what: notEmpty(canonicalProse(outside.what), '--outside'),
      like: notEmpty(canonicalOutside(outside.like), '--outside-like'),
    },
    names: names === null ? null : laterNames(problem, names),
    drawn,
  };
  if (compile(problem, { memory }).legal === 0n) throw noLegalDeal(problem);
  const secret = makeSecret();
  return { commitment: commit(promised, secret), secret };
}

function notEmpty(text: string, flag: string): string {
  if (text === '') throw bad('flag-empty', { flag });
  return text;
}

/**
 * The list of names for a commitment that left them for later, in canonical form.
 * @throws FaultError `trust-names-fixed`: there is a list already; `names-count`, `trust-name`
 */
export function nameListFor(
  { commitment, names: before }: CommitmentFiles,
  names: readonly string[],
): readonly string[] {
  if (commitment.names !== null || before !== null) throw bad('trust-names-fixed');
  return laterNames(commitment, names);
}

export interface PromisedDeal {
  readonly deal: DealFile;
  /** The ordered list in canonical form; who sits where is in the deal. */
  readonly names: readonly string[];
  /** With the selection's pool put in. */
  readonly ruleset: Ruleset;
  /** Whether the same deal was made before. */
  readonly again: boolean;
}

/** The deal that was promised. @throws FaultError of codes `trust-…`: why what is asked for is not promised */
export function dealPromised(kept: CommitmentFiles, asked: Asked): PromisedDeal {
  const { deal, names } = committedDeal(kept, asked);
  const before = asked.reserve ? kept.reserve : kept.original;
  return { deal, names, ruleset: playedRuleset(kept), again: before !== null };
}

/** The ruleset of a commitment with its pool put in. */
export function playedRuleset({ ruleset, commitment }: CommitmentFiles): Ruleset {
  const { pool } = commitment.selection;
  return pool === undefined ? ruleset : withPool(ruleset, pool);
}

function bad<Code extends FaultCode>(code: Code, ...[tells]: Telling<Code>): FaultError {
  return new FaultError(fault('bad', code, tells));
}

/**
 * Ninelives as a library. What stands here is what an importing program may rely on; the stages behind it are in the order in
 * which a deal goes through them.
 *
 *     import { compile, draw, ground, loadRuleset, makeSeed, normalise, toFile } from 'ninelives';
 *
 *     const ruleset = await loadRuleset('v1');
 *     const problem = ground(ruleset, normalise(ruleset, { players: 6 }));
 *     const diagram = compile(problem);
 *     const seed = makeSeed();
 *     for (const { dealt, index, number } of draw(problem, diagram, seed, { count: 3 })) {
 *       console.log(toFile(ruleset, problem, { dealt, seed, index, number, legal: diagram.legal }));
 *     }
 */
import { openBeside } from './ruleset/load.ts';
import type { Ruleset } from './ruleset/model.ts';

// Errors: everything thrown on purpose is a FaultError; `wordFault` says it in Chinese or English.
export { type Fault, FaultError, type FaultKind, type Place } from './fault.ts';
// Rulesets.
export { fingerprint } from './ruleset/fingerprint.ts';
export { loadRuleset, shippedIds } from './ruleset/load.ts';
export type * from './ruleset/model.ts';
export type * from './ruleset/model.ts';
export type * from './ruleset/model.ts';
export { withPool } from './ruleset/pool.ts';
export { wordFault } from './say/faults.ts';
export type { Lang } from './say/language.ts';

/**
 * Reads a ruleset from the text of a YAML or JSON file.
 * @param file its name, for the places in errors; what it extends is a shipped ruleset or a file beside this one
 * @throws FaultError with file, line and column of everything that is wrong
 */
export async function readRuleset(text: string, file: string): Promise<Ruleset> {
  const reader = await import('./ruleset/read/read.ts'); // brings the YAML and schema libraries, which a shipped ruleset does not need
  return reader.readRuleset(text, { file, open: openBeside });
}

// Problems: one ruleset under one selection.
export { arithmetic, type Conflict } from './arithmetic/arithmetic.ts';
export { check } from './checker/check.ts';
export type { Violation } from './checker/violation.ts';
// Counting: every legal deal at once.
export { type CompileOptions, compile } from './counting/compile.ts';
export type { Diagram } from './counting/diagram.ts';
export { type Fraction, fraction, toDecimal, toNumber } from './counting/fraction.ts';
export { attributeCardOdds } from './counting/odds/attribute-cards.ts';
// Odds: exact weights of everything that can be asked of a hand, and of events in words.
export { eventOdds } from './counting/odds/event.ts';
export { type DeckOdds, type Odds, odds } from './counting/odds/odds.ts';
export { pairOdds } from './counting/odds/pairs.ts';
export { shuffleOdds } from './counting/shuffle.ts';
export type { DealCard, DealCommitment, DealFile, DealSeat } from './deal/deal-file.ts';
export { complete, type Deals, type Drawn, draw, type Range } from './deal/draw.ts';
export { fromFile, partialDealOf } from './deal/from-file.ts';
// Deals made by hand: open a file, read it in the words of a ruleset, lay it round a table, and judge it.
export { type CardCount as CardCopies, type DeckDifference, deckDifferences } from './deal/judge.ts';
// Names for a deal of seats.
export { type Alias, checkNames, readAliases, readSignUp } from './deal/names.ts';
export { manyDeals, type OneDeal, type OpenDeal, openDeal } from './deal/read/format.ts';
export { type ListedSeat, type Listing, listedSeats, seated } from './deal/read/listing.ts';
export { withAliases, withNames, withReplacement, withSubstitutes } from './deal/seating.ts';
export { type DealPart, fileMaker, toFile } from './deal/to-file.ts';
export type { Event } from './problem/event/event.ts';
export { parseEvent } from './problem/event/parse.ts';
export { ground } from './problem/ground.ts';
export { withPartialDeal } from './problem/partial-deal.ts';
export type {
  Bound,
  Dealt,
  DeckAttributes as Marks,
  Formula,
  PartialCard as GivenCard,
  PartialDeal as Given,
  PartialHand as GivenHand,
  Problem,
  ProblemDeck,
  Requirement,
  SeatRole,
} from './problem/problem.ts';
export type { Pin, Selection, SelectionRequest, WrittenSelection } from './problem/selection.ts';
export { normalise, requestOf, written } from './problem/selection.ts';
// Why and why not: the solver runs in a thread of its own, under a limit of seconds.
export { type Statement, statements } from './problem/statement.ts';
export { everyTable, type PlayedProblem, playedProblem, type SkippedTable } from './problem/tables.ts';
// Deals.
export { isStrongSeed, makeSeed } from './random/seeds.ts';
export { SCHEME } from './random/stream.ts';
export { dimacs } from './sat/dimacs.ts';
export { type Explanation, explain, type Infeasible } from './sat/explain.ts';
export type { Decide, Limits } from './sat/oracle.ts';
export { possible } from './sat/oracle.ts';
export type { Move, Repair } from './sat/repair.ts';
export { expected } from './stats/expected.ts';
export { Tally } from './stats/tally.ts';
export { judge } from './stats/verdict.ts';
// Trust: what the audit says of published files, and what is told of a deal.
export { type Audit, audit } from './trust/audit.ts';
export type { PublishedFile } from './trust/published.ts';
// Bias: deals of one problem against what a fair dealer makes.
export { type Bias, type BiasFile, type BiasOptions, bias } from './verbs/bias/answer.ts';
export { type Checked, type CheckFile, type CheckLimits, checkAll, checkData } from './verbs/check/answer.ts';
export type { NamedRuleset, Variation } from './verbs/check/cases.ts';
export { type CountFile, count } from './verbs/count/answer.ts';
export {
  type Explained,
  type ExplainLimits,
  type ExplanationFile,
  explainAll,
  explanationData,
} from './verbs/explain/answer.ts';
export { type OddsFile, oddsFile } from './verbs/odds/answer.ts';
export { type Audience, type Markup, markups, publication, publications } from './verbs/publish/answer.ts';
export { type Repaired, type RepairRequest, repair } from './verbs/repair/answer.ts';
export { type Verification, type VerifyLimits, verify } from './verbs/verify/answer.ts';
export { type VerdictFile, verdictData } from './verbs/verify/text.ts';

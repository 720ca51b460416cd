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
import { type Fault, wordMessages } from './fault.ts';
import { openBeside } from './ruleset/load.ts';
import type { Ruleset } from './ruleset/model.ts';
import { wordFault } from './say/faults.ts';

// Errors: everything thrown on purpose is a FaultError, whose message says in English what and where; `wordFault` says it in Chinese too.
wordMessages((fault: Fault) => wordFault(fault, 'en'));

export type { Fault, FaultCode, FaultKind, Place, Tells } from './fault.ts';
export { FaultError } from './fault.ts';
// Rulesets.
export type { ChangeStep, Difference } from './ruleset/difference.ts';
export { fingerprint } from './ruleset/fingerprint.ts';
export { loadRuleset, shippedIds } from './ruleset/load.ts';
export type * from './ruleset/model.ts';
export { withPool } from './ruleset/pool.ts';
export { wordFault } from './say/faults.ts';
export type { Lang } from './say/language.ts';
// The verbs: what the program does, as functions from data to data.
export { type Audit, audit, type Claim } from './trust/audit.ts';
export type { Commitment } from './trust/commitment.ts';
export type { Asked, CommitmentFiles } from './trust/committed-deal.ts';
export type { PublishedFile } from './trust/published.ts';
export type { Revealed, RevealedDeal } from './trust/reveal.ts';
export type * from './verbs/bias/answer.ts';
export { bias } from './verbs/bias/answer.ts';
export type * from './verbs/check/answer.ts';
export { checkAll, checkData } from './verbs/check/answer.ts';
export type { NamedRuleset, Variation } from './verbs/check/cases.ts';
export type { CheckRow, Examined } from './verbs/check/examine.ts';
export type * from './verbs/commit/answer.ts';
export { commitDeal, dealPromised, nameListFor } from './verbs/commit/answer.ts';
export {
  commitmentText,
  dealtFiles,
  type FolderTexts,
  nameListText,
  promiseFiles,
  readFolder,
} from './verbs/commit/folder.ts';
export type * from './verbs/count/answer.ts';
export { count } from './verbs/count/answer.ts';
export type * from './verbs/deal/answer.ts';
export { deal } from './verbs/deal/answer.ts';
export type * from './verbs/diff/answer.ts';
export { diff, diffData } from './verbs/diff/answer.ts';
export type * from './verbs/explain/answer.ts';
export { explainAll, explanationData } from './verbs/explain/answer.ts';
export type { StatementData } from './verbs/explain/conflict.ts';
export { exported } from './verbs/export/answer.ts';
export type * from './verbs/list/answer.ts';
export { list } from './verbs/list/answer.ts';
export type * from './verbs/new/answer.ts';
export { newRuleset } from './verbs/new/answer.ts';
export type * from './verbs/odds/answer.ts';
export { oddsFile } from './verbs/odds/answer.ts';
export type * from './verbs/publish/answer.ts';
export { type Audience, type Markup, markups, publication, publications } from './verbs/publish/answer.ts';
export type * from './verbs/repair/answer.ts';
export { repair } from './verbs/repair/answer.ts';
export { revealed } from './verbs/reveal/answer.ts';
export { revealText } from './verbs/reveal/text.ts';
export type * from './verbs/rules/answer.ts';
export { rulesetData, rulesetSummary, shippedRulesets } from './verbs/rules/answer.ts';
export type * from './verbs/seat/answer.ts';
export { seat } from './verbs/seat/answer.ts';
export type * from './verbs/verify/answer.ts';
export { completion, verify } from './verbs/verify/answer.ts';
export { type VerdictFile, type VerdictPart, type ViolationData, verdictData } from './verbs/verify/text.ts';

/**
 * Reads a ruleset from the text of a YAML or JSON file.
 * @param file its name, for the places in errors; what it extends is a shipped ruleset or a file beside this one
 * @throws FaultError with file, line and column of everything that is wrong
 */
export async function readRuleset(text: string, file: string): Promise<Ruleset> {
  const reader = await import('./ruleset/read/read.ts'); // brings the YAML and schema libraries, which a shipped ruleset does not need
  return reader.readRuleset(text, { file, open: openBeside });
}

// Why and why not: plain sums, and the solver in a thread of its own, under a limit of seconds.
export { arithmetic, type Conflict } from './arithmetic/arithmetic.ts';
// Deals: the plain checker, drawing, the file; deals made by hand are opened, read in the words of a ruleset, laid round a table, judged.
export { check } from './checker/check.ts';
export type { Detail, Violation } from './checker/violation.ts';
// Counting: every legal deal at once, and exact weights of everything that can be asked of a hand.
export { type CompileOptions, compile } from './counting/compile.ts';
export type { Diagram } from './counting/diagram.ts';
export type { DeckCount } from './counting/fold.ts';
export { type Fraction, fraction, toDecimal, toNumber } from './counting/fraction.ts';
export { type AttributeCardOdds, attributeCardOdds } from './counting/odds/attribute-cards.ts';
export type { AttributeOdds } from './counting/odds/attributes.ts';
export type { CardOdds } from './counting/odds/cards.ts';
export { eventOdds } from './counting/odds/event.ts';
export type * from './counting/odds/odds.ts';
export { odds } from './counting/odds/odds.ts';
export { type PairOdds, pairOdds } from './counting/odds/pairs.ts';
export type { RoleOrbit } from './counting/roles.ts';
export { shuffleOdds } from './counting/shuffle.ts';
export type * from './deal/deal-file.ts';
export type * from './deal/draw.ts';
export { complete, draw } from './deal/draw.ts';
export type * from './deal/from-file.ts';
export { fromFile, partialDealOf } from './deal/from-file.ts';
export type * from './deal/judge.ts';
export { deckDifferences } from './deal/judge.ts';
export { type Alias, checkNames, readAliases, readSignUp } from './deal/names.ts';
export type { ListedCard } from './deal/read/card-list.ts';
export type * from './deal/read/format.ts';
export { manyDeals, openDeal } from './deal/read/format.ts';
export type { DealHeader } from './deal/read/json.ts';
export { type ListedSeat, type Listing, listedSeats, seated } from './deal/read/listing.ts';
export { withAliases, withLeave, withNames, withRename, withReplacement, withSubstitutes } from './deal/seating.ts';
export { type DealPart, fileMaker, toFile } from './deal/to-file.ts';
export type * from './problem/event/event.ts';
// Problems: one ruleset under one selection.
export { parseEvent } from './problem/event/parse.ts';
export type { CardsFact, Fact, FactCard, RoleFact } from './problem/facts.ts';
export { ground } from './problem/ground.ts';
export { withPartialDeal } from './problem/partial-deal.ts';
export type * from './problem/problem.ts';
export type * from './problem/selection.ts';
export { normalise, requestOf, written } from './problem/selection.ts';
export { type Statement, statements } from './problem/statement.ts';
export type * from './problem/tables.ts';
export { everyTable, playedProblem } from './problem/tables.ts';
export { isStrongSeed, makeSeed } from './random/seeds.ts';
export { SCHEME } from './random/stream.ts';
export type * from './sat/explain.ts';
export { explain } from './sat/explain.ts';
export type * from './sat/mend.ts';
export type * from './sat/oracle.ts';
export { possible, solveThread } from './sat/oracle.ts';
export type * from './sat/repair.ts';
export type { Unheld } from './sat/unheld.ts';

// Statistics: deals of one problem against what a fair dealer makes.
export type { Bounded } from './stats/binomial.ts';
export type { Collected, CollectOptions, DealGroup } from './stats/collect.ts';
export { type Expected, expected } from './stats/expected.ts';
export { type Tallied, Tally } from './stats/tally.ts';
export { type Detectable, type Judgement, judge, type Sample } from './stats/verdict.ts';

/**
 * The verdict on a given deal (contract: "Verdicts"): legal, completable, illegal, impossible or unknown.
 *
 *     given ──▶ cards against the deck ──▶ plain checker ──▶ complete? ──▶ deal number
 *                                                              └──▶ diagram of what may still come ──▶ completions
 *                                                                     └ past its limit: logic-solver ──▶ possible at all?
 */

import { check } from '../../checker/check.ts';
import type { Violation } from '../../checker/violation.ts';
import { compile } from '../../counting/compile.ts';
import type { Diagram } from '../../counting/diagram.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { complete } from '../../deal/draw.ts';
import { checkStock, type DeckDifference, deckDifferences, misstated } from '../../deal/judge.ts';
import { toFile } from '../../deal/to-file.ts';
import { FaultError } from '../../fault.ts';
import { dealtOf, withPartialDeal } from '../../problem/partial-deal.ts';
import type { Dealt, PartialDeal, Problem } from '../../problem/problem.ts';
import type { CardId, DeckId, Ruleset } from '../../ruleset/model.ts';
import type { Explanation } from '../../sat/explain.ts';

export type Verification = {
  readonly decks: readonly DeckDifference[];
} & (
  | { readonly verdict: 'legal'; readonly dealt: Dealt; readonly number: bigint | null; readonly legal: bigint | null }
  | { readonly verdict: 'completable'; readonly completions: bigint | null; readonly diagram: Diagram | null }
  | { readonly verdict: 'illegal'; readonly violations: readonly Violation[] }
  | { readonly verdict: 'impossible'; readonly completed: Problem; readonly explanation: Explanation }
  | { readonly verdict: 'unknown' }
);

export interface VerifyLimits {
  /** Megabytes for a diagram; 1024 if not given. */
  readonly memory?: number | undefined;
  /** Seconds for logic-solver, where it is asked. */
  readonly seconds: number;
}

/**
 * @param ruleset without its pool put in; `problem` was grounded from it
 * @param given of as many seats as the problem
 * @param stock what the deal lists as undealt
 * @returns `number` and `completions` are null where only the count hit the memory limit; `diagram` is that of the completions,
 *   `completed` the problem with what is given as facts
 */
export async function verify(
  ruleset: Ruleset,
  problem: Problem,
  given: PartialDeal,
  stock: ReadonlyMap<DeckId, readonly CardId[]>,
  limits: VerifyLimits,
): Promise<Verification> {
  const decks = deckDifferences(problem, given, stock);
  const violations = [...check(ruleset, problem.selection, given), ...checkStock(problem, given, stock)];
  if (violations.length > 0) return { verdict: 'illegal', decks, violations };
  const dealt = whole(problem, given);
  if (dealt !== null) {
    const diagram = within(problem, limits);
    const number = diagram === null ? null : diagram.rank(dealt);
    if (diagram !== null && number === null) throw new Error('the plain checker and the diagram disagree on a deal');
    return { verdict: 'legal', decks, dealt, number, legal: diagram?.legal ?? null };
  }
  const completed = withPartialDeal(problem, given);
  const diagram = within(completed, limits);
  if (diagram !== null && diagram.legal > 0n) {
    return { verdict: 'completable', decks, completions: diagram.legal, diagram };
  }
  if (diagram === null) {
    const possible = await bySolver(completed, limits);
    if (possible === 'yes') return { verdict: 'completable', decks, completions: null, diagram: null };
    if (possible === 'unknown') return { verdict: 'unknown', decks };
  }
  return { verdict: 'impossible', decks, completed, explanation: await explained(completed, limits) };
}

/** The deal, or null where anything is left open. Where there is one role only, everybody has it. */
function whole(problem: Problem, given: PartialDeal): Dealt | null {
  const marks = problem.decks.some((deck) => deck.attributes?.attributes.some(({ count }) => count > 0));
  if (marks && !given.marked) return null;
  const only = problem.roles.length === 1 ? problem.roles[0]!.id : null;
  const dealt = dealtOf(problem, { ...given, roles: given.roles.map((role) => role ?? only) });
  if (dealt === 'misfit') throw new Error('the plain checker lets a card pass that the problem does not have');
  return dealt === 'open' ? null : dealt;
}

/** The diagram, or null past the memory limit. */
function within(problem: Problem, { memory }: VerifyLimits): Diagram | null {
  try {
    return compile(problem, { memory });
  } catch (error) {
    if (isLimit(error)) return null;
    throw error;
  }
}

/** The solver is loaded only where it is needed: a complete deal never waits for it. */
async function bySolver(problem: Problem, { seconds }: VerifyLimits): Promise<'yes' | 'no' | 'unknown'> {
  const { arithmetic } = await import('../../arithmetic/arithmetic.ts');
  if (arithmetic(problem).length > 0) return 'no';
  const { possible } = await import('../../sat/oracle.ts');
  try {
    return (await possible(problem, seconds)) === null ? 'no' : 'yes';
  } catch (error) {
    if (isLimit(error)) return 'unknown';
    throw error;
  }
}

async function explained(problem: Problem, limits: VerifyLimits): Promise<Explanation> {
  const { explain } = await import('../../sat/explain.ts');
  return explain(problem, {
    seconds: limits.seconds,
    decide: (part) => {
      const diagram = within(part, limits);
      return diagram === null ? 'unknown' : diagram.legal > 0n ? 'yes' : 'no';
    },
  });
}

function isLimit(error: unknown): boolean {
  return error instanceof FaultError && error.faults.every(({ kind }) => kind === 'limit');
}

/** A legal deal that holds what was given. */
export interface Completion {
  readonly deal: DealFile;
  /** The seed that it was drawn from; null for a deal that was whole. */
  readonly seed: string | null;
}

export interface CompletionRequest {
  /** In seat order. */
  readonly names: readonly (string | null)[];
  readonly seed: string;
  /** Megabytes for a diagram. */
  readonly memory?: number | undefined;
  /** The deal file that was given, if it was one of this problem: a deal that is what its file says stays as it is. */
  readonly file?: DealFile | null;
}

/**
 * A whole deal is its own completion, a legal deal of half of one is drawn; null: there is none, or its number is not known within the limit.
 * @param verification of this problem
 * @throws FaultError `completion-limit` where there are completions, but too many states to draw one
 */
export function completion(
  ruleset: Ruleset,
  problem: Problem,
  verification: Verification,
  { names, seed, memory, file = null }: CompletionRequest,
): Completion | null {
  if (verification.verdict === 'legal') {
    const { dealt, number, legal } = verification;
    if (number === null || legal === null) return null;
    if (file !== null && isAsDrawn(ruleset, problem, file)) {
      return {
        deal: { ...file, seats: file.seats.map((seat, at) => ({ ...seat, name: names[at] ?? null })) },
        seed: null,
      };
    }
    const part = { dealt, seed: null, index: null, chosen: 'by-hand', number, legal, names } as const;
    return { deal: withPeople(toFile(ruleset, problem, part), file), seed: null };
  }
  if (verification.verdict !== 'completable') return null;
  const { diagram } = verification;
  if (diagram === null) throw new FaultError({ kind: 'limit', code: 'completion-limit', with: {} });
  return { deal: complete(ruleset, problem, diagram, names, seed, memory), seed };
}

/** Whether a file says how its hands came to be, and they are those. */
function isAsDrawn(ruleset: Ruleset, { selection }: Problem, file: DealFile): boolean {
  return (file.seed !== null || file.chosen !== undefined) && misstated(ruleset, selection, file) === null;
}

/** A deal with the aliases, substitutes and replacements of the file that its hands were typed into. */
function withPeople(deal: DealFile, file: DealFile | null): DealFile {
  if (file === null) return deal;
  const { substitutes, log } = file;
  return {
    ...deal,
    seats: deal.seats.map((seat, at) => ({ ...seat, ...(file.seats[at]?.alias && { alias: file.seats[at].alias }) })),
    ...(substitutes && { substitutes }),
    ...(log && { log }),
  };
}

/** One case of `check`, in a thread: from its request to its row. */

import { arithmetic } from '../../arithmetic/arithmetic.ts';
import { totals } from '../../counting/compile.ts';
import { type Fault, FaultError } from '../../fault.ts';
import type { Problem } from '../../problem/problem.ts';
import type { SelectionRequest } from '../../problem/selection.ts';
import { playedOrSkipped } from '../../problem/tables.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Explanation } from '../../sat/explain.ts';
import type { Unheld } from '../../sat/unheld.ts';
import { type CountFile, count } from '../count/answer.ts';

export interface CaseTask {
  readonly ruleset: Ruleset;
  readonly request: SelectionRequest & { readonly players: number };
  /** MB for one diagram. */
  readonly memory: number;
  /** Seconds for the explanation of a case that cannot be dealt. */
  readonly seconds: number;
}

export type CheckTasks = { readonly examine: { readonly input: CaseTask; readonly output: CheckRow } };

export type CheckRow =
  /** Not a table of this ruleset, or one that this selection cannot have. */
  | { readonly kind: 'skipped'; readonly why: Fault }
  | {
      readonly kind: 'examined';
      readonly problem: Problem;
      readonly examined: Examined;
      readonly unheld: readonly Unheld[];
      /** Where nothing is legal. */
      readonly explanation: Explanation | null;
    }
  /** The count hit a limit; the solver may still know whether it can be dealt, and why not. */
  | { readonly kind: 'uncounted'; readonly problem: Problem; readonly why: Fault; readonly explanation: Explanation };

/** @throws FaultError for what is wrong with the request whatever the table */
export async function examineCase({ ruleset, request, memory, seconds }: CaseTask): Promise<CheckRow> {
  const played = playedOrSkipped(ruleset, request);
  if ('skipped' in played) return { kind: 'skipped', why: played.skipped };
  const { problem } = played;
  let examined: Examined;
  const inForce = ruleset.rules.filter(({ id }) => !problem.selection.without.includes(id)).map(({ id }) => String(id));
  try {
    examined = examine(problem, inForce, memory);
  } catch (error) {
    const fault = error instanceof FaultError ? error.faults[0] : undefined;
    if (fault?.kind !== 'limit') throw error;
    const { explain } = await import('../../sat/explain.ts');
    return { kind: 'uncounted', problem, why: fault, explanation: await explain(problem, { seconds }) };
  }
  if (examined.count.feasible) {
    // Where something is legal, every card that must be dealt is held: the solver need not be loaded.
    const ruled = problem.decks.some(
      ({ stock }, deck) => stock && problem.requirements.some((requirement) => requirement.deck === deck),
    );
    return { kind: 'examined', problem, examined, unheld: ruled ? await unheldOf(problem) : [], explanation: null };
  }
  const { explain } = await import('../../sat/explain.ts');
  const { withCounting } = await import('../explain/answer.ts');
  const explanation = await explain(problem, withCounting(memory, seconds));
  return { kind: 'examined', problem, examined, unheld: await unheldOf(problem), explanation };
}

async function unheldOf(problem: Problem): Promise<readonly Unheld[]> {
  const { unheld } = await import('../../sat/unheld.ts');
  return unheld(problem);
}

// What a rules author wants to know of one table: how many legal deals, what each rule costs, which rules do nothing, and which cards
// no hand may hold. Exact throughout; every number comes from a diagram of its own.

export interface Examined {
  readonly count: CountFile;
  /** Each rule in force in the ruleset's order: the number of legal deals without it alone, a decimal string. */
  readonly rules: readonly { readonly id: string; readonly without: string }[];
  /** Rules in force without which nothing more is legal (factor 1). Empty where nothing is legal at all. */
  readonly idle: readonly string[];
  /** Pairs of idle rules that are idle only because the other stands: without both, more is legal. */
  readonly pairs: readonly (readonly [string, string])[];
  /** Decks that do not fit their places. */
  readonly misfits: readonly { readonly deck: string; readonly cards: number; readonly places: number }[];
}

/**
 * Examines one problem.
 * @param rules ids of the rules in force, in the order in which to tell them
 * @param memory MB for one diagram
 * @throws FaultError kind limit, as `compile`
 */
export function examine(problem: Problem, rules: readonly string[], memory: number): Examined {
  const counted = count(problem, { memory });
  const legal = BigInt(counted.legal);
  const speaking = new Set(problem.requirements.flatMap(({ kind, id }) => (kind === 'rule' ? [id] : [])));
  const legalWithout = (ids: readonly string[]): bigint =>
    ids.some((id) => speaking.has(id)) ? totals(withoutRules(problem, ids), { memory }).legal : legal;
  const costs = rules.map((id) => ({ id, without: legalWithout([id]) }));
  const idle = legal === 0n ? [] : costs.filter(({ without }) => without === legal).map(({ id }) => id);
  // Dropping more rules never makes fewer deals legal: where all idle rules together do nothing, no pair of them does.
  const hidden = legalWithout(idle) > legal;
  return {
    count: counted,
    rules: costs.map(({ id, without }) => ({ id, without: String(without) })),
    idle,
    pairs: hidden ? pairsOf(idle).filter((pair) => legalWithout(pair) > legal) : [],
    misfits: arithmetic(problem).flatMap((conflict) =>
      conflict.kind === 'cards-places'
        ? [{ deck: problem.decks[conflict.deck]!.id, cards: conflict.cards, places: conflict.places }]
        : [],
    ),
  };
}

function withoutRules(problem: Problem, ids: readonly string[]): Problem {
  return {
    ...problem,
    requirements: problem.requirements.filter(({ kind, id }) => kind !== 'rule' || !ids.includes(id)),
  };
}

function pairsOf(items: readonly string[]): readonly (readonly [string, string])[] {
  return items.flatMap((first, at) => items.slice(at + 1).map((second) => [first, second] as const));
}

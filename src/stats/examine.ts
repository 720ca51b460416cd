/**
 * What a rules author wants to know of one table: how many legal deals, what each rule costs, which rules do nothing, and which cards
 * no hand may hold. Exact throughout; every number comes from a diagram of its own.
 */
import { compile } from '../count/compile.ts';
import { type CountFile, count } from '../count/count-file.ts';
import { arithmetic } from '../problem/arithmetic.ts';
import type { Problem } from '../problem/problem.ts';

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
    ids.some((id) => speaking.has(id)) ? compile(withoutRules(problem, ids), { memory }).legal : legal;
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

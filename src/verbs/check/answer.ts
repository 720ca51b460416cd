/** `check`: every case of some rulesets, on all cores: can it be dealt, in how many ways, and what does each rule do? */
import { availableParallelism } from 'node:os';
import { type Fraction, fraction, type WrittenFraction, writtenFraction } from '../../counting/fraction.ts';
import { type WrittenSelection, writtenBeside } from '../../problem/selection.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { wordFault } from '../../say/faults.ts';
import type { Lang } from '../../say/language.ts';
import { Thread } from '../../thread.ts';
import { type ExplanationFile, explanationData } from '../explain/answer.ts';
import { type Case, casesOf, type NamedRuleset, type Variation } from './cases.ts';
import type { CaseTask, CheckRow, CheckTasks } from './examine.ts';

/** What is found out about one case: a table of a ruleset under one choice of readings and parameters. */
export interface Checked {
  readonly ruleset: Ruleset;
  /** As the user named it: an id or a path. */
  readonly source: string;
  readonly players: number;
  /** What tells this case from the others of its table: readings and parameters that were varied. */
  readonly varied: Readonly<Record<string, string>>;
  readonly row: CheckRow;
}

/** Whether it can be dealt; null where nobody could tell, or nobody was asked. */
export function feasible(row: CheckRow): boolean | null {
  switch (row.kind) {
    case 'skipped':
      return null;
    case 'examined':
      return row.examined.count.feasible;
    case 'uncounted':
      return row.explanation.verdict === 'unknown' ? null : row.explanation.verdict === 'yes';
  }
}

export interface CheckLimits {
  /** MB for diagrams, shared by all threads. */
  readonly memory?: number | undefined;
  /** For the explanation of one case that cannot be dealt. */
  readonly seconds?: number;
}

/**
 * Examines all cases, in threads.
 * @param progress told after each case how many are done, of how many
 * @returns in the order of `casesOf`
 * @throws FaultError as `casesOf`, and for what is wrong with the request whatever the table
 */
export async function checkAll(
  rulesets: readonly NamedRuleset[],
  variation: Variation,
  { memory = 1024, seconds = 10 }: CheckLimits = {},
  progress: (done: number, cases: number) => void = () => {},
): Promise<readonly Checked[]> {
  const cases = casesOf(rulesets, variation);
  const threads = Array.from(
    { length: Math.max(1, Math.min(availableParallelism(), cases.length)) },
    () => new Thread<CheckTasks>('check-worker.js'),
  );
  try {
    const rows: CheckRow[] = [];
    let done = 0;
    /** Each thread takes the next case when it is done with the last; the dear ones first, so that none is left alone with them. */
    const examine = (open: number[], some: readonly Thread<CheckTasks>[], share: number) =>
      Promise.all(
        some.map(async (thread) => {
          for (let at = open.shift(); at !== undefined; at = open.shift()) {
            const task: CaseTask = { ruleset: cases[at]!.ruleset, request: cases[at]!.request, memory: share, seconds };
            rows[at] = await thread.ask('examine', task, Number.POSITIVE_INFINITY);
            if (done < cases.length) progress(++done, cases.length);
          }
        }),
      );
    const order = cases.map((_, at) => at).sort((a, b) => roughCost(cases[b]!) - roughCost(cases[a]!) || a - b);
    await examine(order, threads, Math.max(1, Math.floor(memory / threads.length)));
    // What does not fit into its share of the memory has all of it, one case after the other.
    const again = rows.flatMap(({ kind }, at) => (kind === 'uncounted' && threads.length > 1 ? [at] : []));
    await examine(again, threads.slice(0, 1), memory);
    return rows.map((row, at): Checked => {
      const { ruleset, source, request, varied } = cases[at]!;
      return { ruleset, source, players: request.players, varied, row };
    });
  } finally {
    for (const thread of threads) thread.end();
  }
}

/** A guess that only settles which cases begin first: many rules and many seats take longest. */
function roughCost({ ruleset, request }: Case): number {
  const cards = ruleset.decks.reduce((sum, deck) => sum + deck.cards.length, 0);
  return (1 + ruleset.rules.length) * request.players * cards;
}

// As data.

/** The JSON of one case; numbers as decimal strings. Fields that do not apply are absent. */
export interface CheckFile {
  readonly source: string;
  readonly ruleset: string;
  readonly fingerprint?: string;
  readonly players: number;
  /** Readings and parameters that were varied. */
  readonly varied: Readonly<Record<string, string>>;
  readonly status: 'feasible' | 'infeasible' | 'unknown' | 'skipped';
  /** Why it was skipped, or what limit was hit. */
  readonly reason?: string;
  readonly selection?: Omit<WrittenSelection, 'players'>;
  readonly legal?: string;
  readonly weight?: string;
  readonly shuffle?: WrittenFraction;
  /** Every rule in force: legal deals without it alone, and the factor by which they grow (null where nothing is legal with it). */
  readonly rules?: readonly {
    readonly id: string;
    readonly without: string;
    readonly factor: WrittenFraction | null;
  }[];
  readonly idle?: readonly string[];
  readonly idlePairs?: readonly (readonly [string, string])[];
  readonly unheld?: readonly { readonly deck: string; readonly card: string }[];
  readonly misfits?: readonly { readonly deck: string; readonly cards: number; readonly places: number }[];
  readonly conflict?: ExplanationFile['conflict'];
  readonly drop?: ExplanationFile['drop'];
}

export function checkData(checked: Checked, lang: Lang): CheckFile {
  const { ruleset, source, players, varied, row } = checked;
  const head = { source, ruleset: ruleset.id, players, varied, status: statusOf(row) };
  if (row.kind === 'skipped') return { ...head, reason: wordFault(row.why, lang) };
  const { problem } = row;
  const selection = writtenBeside(problem.selection);
  const explained = row.explanation && explanationData({ ruleset, problem, explanation: row.explanation }, lang);
  const why = {
    ...(explained?.conflict && { conflict: explained.conflict }),
    ...(explained?.drop && { drop: explained.drop }),
  };
  const known = { ...head, fingerprint: problem.ruleset.fingerprint, selection };
  if (row.kind === 'uncounted') return { ...known, reason: wordFault(row.why, lang), ...why };
  const { count, rules, idle, pairs, misfits } = row.examined;
  return {
    ...known,
    legal: count.legal,
    weight: count.weight,
    shuffle: count.shuffle,
    rules: rules.map(({ id, without }) => {
      const factor = growth(without, count.legal);
      return { id, without, factor: factor && writtenFraction(factor) };
    }),
    idle,
    idlePairs: pairs,
    unheld: row.unheld.map(({ deck, card }) => ({
      deck: problem.decks[deck]!.id,
      card: problem.decks[deck]!.cards[card]!.id,
    })),
    misfits,
    ...why,
  };
}

export function statusOf(row: CheckRow): CheckFile['status'] {
  if (row.kind === 'skipped') return 'skipped';
  const answer = feasible(row);
  return answer === null ? 'unknown' : answer ? 'feasible' : 'infeasible';
}

/** By what factor more deals are legal without a rule; null where nothing is legal with it. */
export function growth(without: string, legal: string): Fraction | null {
  return legal === '0' ? null : fraction(BigInt(without), BigInt(legal));
}

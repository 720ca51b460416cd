/** An explanation for people and as data. */

import type { View } from '../../document/paint.ts';
import { safe } from '../../document/safe.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Explanation, Infeasible } from '../../sat/explain.ts';
import type { Lang } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import { conflictText, type StatementData, statementData } from './conflict.ts';

/** The JSON of `explain` for one table. */
export interface ExplanationFile {
  readonly ruleset: Problem['ruleset'];
  readonly players: number;
  readonly selection: Omit<Problem['selection'], 'players'>;
  /** Null: not decided within the limit. */
  readonly feasible: boolean | null;
  /** What conflicts, where nothing is legal. */
  readonly conflict?: {
    readonly statements: readonly StatementData[];
    /** Whether each statement was shown to be needed. */
    readonly minimal: boolean;
    /** The counting argument in a sentence, null where there is none. */
    readonly counting: string | null;
  };
  /** The smallest sets of rules without which it can be dealt, where nothing is legal. */
  readonly drop?: {
    readonly sets: readonly (readonly string[])[];
    /** Whether all of the smallest are here. */
    readonly complete: boolean;
    /** Whether the facts conflict by themselves. */
    readonly facts: boolean;
  };
}

/** The data of an explanation; sentences in it are in the reader's language. */
export function explanationData(
  explanation: Explanation,
  problem: Problem,
  ruleset: Ruleset,
  lang: Lang,
): ExplanationFile {
  const { players, ...selection } = problem.selection;
  const head = { ruleset: problem.ruleset, players, selection };
  if (explanation.verdict !== 'no') return { ...head, feasible: explanation.verdict === 'yes' ? true : null };
  const { core, counted, drops } = explanation;
  return {
    ...head,
    feasible: false,
    conflict: {
      statements: core.statements.map((statement) => statementData(statement, problem, ruleset, lang)),
      minimal: core.open.length === 0,
      counting: counted && conflictText(counted, problem, ruleset, lang),
    },
    drop: drops,
  };
}

/**
 * The explanation as text, with a newline at its end.
 * @param given whether it speaks of a given deal
 */
export function explanationText(
  explanation: Explanation,
  problem: Problem,
  ruleset: Ruleset,
  view: View,
  { seconds, given }: { readonly seconds: number; readonly given: boolean },
): string {
  const { lang, paint } = view;
  const title = paint.strong(`${ruleset.name[lang]} · ${say[lang].explain.players(problem.seats)}`);
  if (explanation.verdict === 'unknown') return `${title}\n${paint.warn(say[lang].explain.unknown(seconds))}\n`;
  if (explanation.verdict === 'yes')
    return `${title}\n${paint.good(given ? say[lang].explain.canComplete : say[lang].explain.can)}\n`;
  const { core, counted } = explanation;
  const lines = [title, paint.bad(given ? say[lang].explain.cannotComplete : say[lang].explain.cannot)];
  if (counted) lines.push('', say[lang].explain.counted(conflictText(counted, problem, ruleset, lang)));
  lines.push('', core.open.length === 0 ? say[lang].explain.minimal : say[lang].explain.conflicting);
  for (const statement of core.statements) {
    const mark = core.open.includes(statement) ? '?' : '-';
    lines.push(`  ${mark} ${statementData(statement, problem, ruleset, lang).message}`);
  }
  lines.push('', ...dropLines(explanation.drops, ruleset, lang));
  return `${lines.map(safe).join('\n')}\n`;
}

function dropLines({ sets, complete, facts }: Infeasible['drops'], ruleset: Ruleset, lang: Lang): readonly string[] {
  if (facts) return [say[lang].explain.dropFacts];
  const size = sets[0]?.length ?? 0;
  const shown = sets.map((set) => {
    const named = set.map((id) =>
      size > 1 ? id : `${id}  ${ruleset.rules.find((rule) => rule.id === id)?.text[lang] ?? ''}`,
    );
    return `  - ${named.join(' + ')}`;
  });
  const open = complete ? [] : [say[lang].explain.dropUnknown];
  if (sets.length === 0) return open;
  return [size === 1 ? say[lang].explain.dropOne : say[lang].explain.dropSet(size), ...shown, ...open];
}

/** An explanation for people and as data. */
import type { Problem } from '../problem/problem.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Explanation, Infeasible } from '../sat/explain.ts';
import { conflictText } from './conflict-text.ts';
import type { Lang } from './language.ts';
import { safe } from './safe.ts';
import { type StatementData, statementData } from './statement.ts';
import type { View } from './view.ts';
import { words } from './words/explain.ts';

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
  const title = paint.strong(`${ruleset.name[lang]} · ${words.players[lang](problem.seats)}`);
  if (explanation.verdict === 'unknown') return `${title}\n${paint.warn(words.unknown[lang](seconds))}\n`;
  if (explanation.verdict === 'yes') return `${title}\n${paint.good((given ? words.canComplete : words.can)[lang])}\n`;
  const { core, counted } = explanation;
  const lines = [title, paint.bad((given ? words.cannotComplete : words.cannot)[lang])];
  if (counted) lines.push('', words.counted[lang](conflictText(counted, problem, ruleset, lang)));
  lines.push('', (core.open.length === 0 ? words.minimal : words.conflicting)[lang]);
  for (const statement of core.statements) {
    const mark = core.open.includes(statement) ? '?' : '-';
    lines.push(`  ${mark} ${statementData(statement, problem, ruleset, lang).message}`);
  }
  lines.push('', ...dropLines(explanation.drops, ruleset, lang));
  return `${lines.map(safe).join('\n')}\n`;
}

function dropLines({ sets, complete, facts }: Infeasible['drops'], ruleset: Ruleset, lang: Lang): readonly string[] {
  if (facts) return [words.dropFacts[lang]];
  const size = sets[0]?.length ?? 0;
  const shown = sets.map((set) => {
    const named = set.map((id) =>
      size > 1 ? id : `${id}  ${ruleset.rules.find((rule) => rule.id === id)?.text[lang] ?? ''}`,
    );
    return `  - ${named.join(' + ')}`;
  });
  const open = complete ? [] : [words.dropUnknown[lang]];
  if (sets.length === 0) return open;
  return [size === 1 ? words.dropOne[lang] : words.dropSet[lang](size), ...shown, ...open];
}

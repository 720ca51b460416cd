/** An explanation for people. */

import type { View } from '../../document/paint.ts';
import { safe } from '../../document/safe.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Infeasible } from '../../sat/explain.ts';
import type { Lang } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import type { Explained } from './answer.ts';
import { conflictText, statementText } from './conflict.ts';

/**
 * The explanation as text, with a newline at its end.
 * @param given whether it speaks of a given deal
 */
export function explanationText(
  { ruleset, problem, explanation }: Explained,
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
    const bullet = core.open.includes(statement) ? '?' : '-';
    lines.push(`  ${bullet} ${statementText(statement, problem, ruleset, lang)}`);
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

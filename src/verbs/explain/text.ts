/** An explanation for people. */

import { type Block, type Document, gap, indentedList, paragraph } from '../../document/document.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Infeasible } from '../../sat/explain.ts';
import type { Lang } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import type { Explained } from './answer.ts';
import { conflictText, statementText } from './conflict.ts';

/** @param given whether it speaks of a given deal */
export function explanationDocument(
  { ruleset, problem, explanation }: Explained,
  lang: Lang,
  { seconds, given }: { readonly seconds: number; readonly given: boolean },
): Document {
  const words = say[lang].explain;
  const title: Block = { block: 'title', text: `${ruleset.name[lang]} · ${words.players(problem.seats)}` };
  if (explanation.verdict === 'unknown') return [title, paragraph(words.unknown(seconds), 'warn')];
  if (explanation.verdict === 'yes') return [title, paragraph(given ? words.canComplete : words.can, 'good')];
  const { core, counted, drops } = explanation;
  return [
    title,
    paragraph(given ? words.cannotComplete : words.cannot, 'bad'),
    ...(counted === null ? [] : [gap, paragraph(words.counted(conflictText(counted, problem, ruleset, lang)))]),
    gap,
    paragraph(core.open.length === 0 ? words.minimal : words.conflicting),
    ...core.statements.map((statement) =>
      indentedList([statementText(statement, problem, ruleset, lang)], core.open.includes(statement) ? '?' : undefined),
    ),
    gap,
    ...dropBlocks(drops, ruleset, lang),
  ];
}

function dropBlocks({ sets, complete, facts }: Infeasible['drops'], ruleset: Ruleset, lang: Lang): Document {
  const words = say[lang].explain;
  if (facts) return [paragraph(words.dropFacts)];
  const open = complete ? [] : [paragraph(words.dropUnknown)];
  const [first] = sets;
  if (first === undefined) return open;
  const named = (id: string) =>
    first.length > 1 ? id : `${id}  ${ruleset.rules.find((rule) => rule.id === id)?.text[lang] ?? ''}`;
  return [
    paragraph(first.length === 1 ? words.dropOne : words.dropSet(first.length)),
    indentedList(sets.map((set) => set.map(named).join(' + '))),
    ...open,
  ];
}

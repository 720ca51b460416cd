/** `explain`: whether a table can be dealt and, if not, what conflicts and which rules to drop. */

import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { loadGiven } from '../../cli/deal-input.ts';
import {
  type NameFlags,
  nameFlags,
  namesFrom,
  type SelectionFlags,
  selectionFlags,
  wholeNumber,
} from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { loadProblems } from '../../cli/problems.ts';
import { apart } from '../../document/document.ts';
import { withPartialDeal } from '../../problem/partial-deal.ts';
import type { PlayedProblem } from '../../problem/tables.ts';
import { say } from '../../say/say.ts';
import { explainAll, explanationData } from './answer.ts';
import { explanationDocument } from './text.ts';

interface ExplainFlags extends SelectionFlags, OutputFlags, NameFlags {
  readonly seconds?: number;
}

const SECONDS = 20;

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', say[lang].selection.ruleset).argument('[deal]', say[lang].given.deal);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    command.option('--seconds <n>', say[lang].explain.seconds(SECONDS), wholeNumber('--seconds', 1, 86_400));
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'memory']);
    examples(command, lang, say[lang].examples.explain);
    command.action(async (name: string, file: string | undefined, flags: ExplainFlags) => {
      const { seconds = SECONDS, memory } = flags;
      const given = file !== undefined;
      const asked = given ? [await ofDeal(name, file, flags, context)] : await loadProblems(name, flags, context);
      const found = await explainAll(asked, { seconds, memory });
      const all = found.map((each) => explanationData(each, lang));
      const content = {
        data: () => (flags.players === undefined && !given ? all : all[0]),
        text: () => apart(found.map((each) => explanationDocument(each, lang, { seconds, given }))),
      };
      await answer(content, flags, context);
      const verdicts = found.map(({ explanation: { verdict } }) => verdict);
      if (verdicts.includes('no')) throw new Answered(Exit.no);
      if (verdicts.includes('unknown')) throw new Answered(Exit.limit);
    });
  },
};

/** The problem of the table with what the deal says as facts. */
async function ofDeal(name: string, file: string, flags: ExplainFlags, context: Context): Promise<PlayedProblem> {
  const names = await namesFrom(flags, context);
  const { played, problem, given: said } = await loadGiven([name, file], flags, context, names);
  return { ruleset: played, problem: withPartialDeal(problem, said) };
}

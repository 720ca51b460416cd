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
import { type LoadedProblem, loadProblems } from '../../cli/problems.ts';
import { withPartialDeal } from '../../problem/partial-deal.ts';
import { type Explanation, explain } from '../../sat/explain.ts';
import { say } from '../../say/say.ts';
import { withCounting } from './infeasible.ts';
import { explanationData, explanationText } from './text.ts';

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
      const seconds = flags.seconds ?? SECONDS;
      const limits = withCounting(flags.memory, seconds);
      const found: (LoadedProblem & { readonly explanation: Explanation })[] = [];
      const asked =
        file === undefined ? await loadProblems(name, flags, context) : [await ofDeal(name, file, flags, context)];
      for (const { ruleset, problem } of asked)
        found.push({ ruleset, problem, explanation: await explain(problem, limits) });
      const all = found.map((each) => explanationData(each.explanation, each.problem, each.ruleset, lang));
      const content = {
        data: () => (flags.players === undefined && file === undefined ? all : all[0]),
        text: () =>
          found
            .map((each) =>
              explanationText(each.explanation, each.problem, each.ruleset, context, {
                seconds,
                given: file !== undefined,
              }),
            )
            .join('\n'),
      };
      await answer(content, flags, context);
      const verdicts = found.map(({ explanation: { verdict } }) => verdict);
      if (verdicts.includes('no')) throw new Answered(Exit.no);
      if (verdicts.includes('unknown')) throw new Answered(Exit.limit);
    });
  },
};

/** The problem of the table with what the deal says as facts. */
async function ofDeal(name: string, file: string, flags: ExplainFlags, context: Context): Promise<LoadedProblem> {
  const names = await namesFrom(flags, context);
  const { played, problem, given: said } = await loadGiven([name, file], flags, context, names);
  return { ruleset: played, problem: withPartialDeal(problem, said) };
}

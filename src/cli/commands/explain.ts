/** `explain`: whether a table can be dealt and, if not, what conflicts and which rules to drop. */
import { explanationData, explanationText } from '../../report/explanation.ts';
import { words } from '../../report/words/explain.ts';
import { words as selection } from '../../report/words/selection.ts';
import { type Explanation, explain } from '../../sat/explain.ts';
import { byCounting } from '../by-counting.ts';
import { Answered, type CommandModule, Exit, examples } from '../command.ts';
import { wholeNumber } from '../flag-values.ts';
import { answer, type OutputFlags, outputFlags } from '../output.ts';
import { type LoadedProblem, loadProblems } from '../problems.ts';
import { type SelectionFlags, selectionFlags } from '../selection-flags.ts';

interface ExplainFlags extends SelectionFlags, OutputFlags {
  readonly seconds?: number;
}

const SECONDS = 20;

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', selection.ruleset[lang]);
    selectionFlags(command, lang);
    command.option('--seconds <n>', words.seconds[lang], wholeNumber('--seconds', 1, 86_400));
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'memory']);
    examples(command, lang, [
      ['ninelives explain v1', { zh: '每一桌能不能发', en: 'whether each table can be dealt' }],
      [
        'ninelives explain v1 --pin 1=killer --pin 1:sniper',
        { zh: '这些指定和哪条规则冲突', en: 'which clause these facts conflict with' },
      ],
    ]);
    command.action(async (name: string, flags: ExplainFlags) => {
      const seconds = flags.seconds ?? SECONDS;
      const limits = { seconds, decide: byCounting(flags.memory) };
      const found: (LoadedProblem & { readonly explanation: Explanation })[] = [];
      for (const { ruleset, problem } of await loadProblems(name, flags, context))
        found.push({ ruleset, problem, explanation: await explain(problem, limits) });
      const all = found.map((each) => explanationData(each.explanation, each.problem, each.ruleset, lang));
      const content = {
        data: () => (flags.players === undefined ? all : all[0]),
        text: () =>
          found
            .map((each) =>
              explanationText(each.explanation, each.problem, each.ruleset, context, { seconds, given: false }),
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

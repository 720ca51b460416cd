/** `explain`: whether a table can be dealt and, if not, what conflicts and which rules to drop. */
import { withGiven } from '../../problem/with-given.ts';
import { explanationData, explanationText } from '../../report/explanation.ts';
import { words } from '../../report/words/explain.ts';
import { words as given } from '../../report/words/given.ts';
import { words as selection } from '../../report/words/selection.ts';
import { type Explanation, explain } from '../../sat/explain.ts';
import { withCounting } from '../by-counting.ts';
import { Answered, type CommandModule, Exit, examples } from '../command.ts';
import type { Context } from '../context.ts';
import { wholeNumber } from '../flag-values.ts';
import { loadGiven } from '../given-deals.ts';
import { type NameFlags, nameFlags, namesFrom } from '../name-flags.ts';
import { answer, type OutputFlags, outputFlags } from '../output.ts';
import { type LoadedProblem, loadProblems } from '../problems.ts';
import { type SelectionFlags, selectionFlags } from '../selection-flags.ts';

interface ExplainFlags extends SelectionFlags, OutputFlags, NameFlags {
  readonly seconds?: number;
}

const SECONDS = 20;

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', selection.ruleset[lang]).argument('[deal]', given.deal[lang]);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    command.option('--seconds <n>', words.seconds[lang](SECONDS), wholeNumber('--seconds', 1, 86_400));
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'memory']);
    examples(command, lang, [
      ['ninelives explain v1', { zh: '每一桌能不能发', en: 'whether each table can be dealt' }],
      [
        'ninelives explain v1 half.txt',
        { zh: '一局没发完的牌为什么补不成', en: 'why half a deal cannot be completed' },
      ],
      [
        'ninelives explain v1 --pin 1=killer --pin 1:sniper',
        { zh: '这些指定和哪条规则冲突', en: 'which clause these facts conflict with' },
      ],
    ]);
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
  return { ruleset: played, problem: withGiven(problem, said) };
}

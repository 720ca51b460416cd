/** `check`: every table of some rulesets, on all cores: can it be dealt, in how many ways, and what does each rule do? */
import { checkData, checkText } from '../../report/check.ts';
import { words } from '../../report/words/check.ts';
import { type Checked, feasible } from '../../stats/checked.ts';
import { casesOf } from '../check/cases.ts';
import type { CheckTasks } from '../check/check-worker.ts';
import type { CaseTask } from '../check/examine-case.ts';
import { inParallel, threadsFor } from '../check/in-parallel.ts';
import { rulesetsOf } from '../check/rulesets.ts';
import { Answered, type CommandModule, Exit, examples } from '../command.ts';
import { oneOf } from '../flag-values.ts';
import { answer, type OutputFlags, outputFlags } from '../output.ts';
import { type SelectionFlags, selectionFlags, selectionRequest } from '../selection-flags.ts';

interface CheckFlags extends SelectionFlags, OutputFlags {
  readonly readings?: 'all';
}

/** MB for diagrams where nothing is said, shared by all threads. */
const MEMORY = 1024;
/** For the explanation of one case that cannot be dealt. */
const SECONDS = 10;

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[rulesets...]', words.argument[lang]);
    selectionFlags(command, lang);
    command.option('--readings <which>', words.readings[lang], oneOf('--readings', ['all']));
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'memory']);
    examples(command, lang, [
      ['ninelives check', { zh: '检查全部内置规则的每一桌', en: 'every table of every shipped ruleset' }],
      ['ninelives check ./rulesets', { zh: '检查文件夹里的所有规则文件', en: 'all ruleset files of a folder' }],
      ['ninelives check v1 --readings all', { zh: '每一种解读的组合', en: 'every combination of readings' }],
      ['ninelives check killer-police --set killers=1..6', { zh: '参数从 1 到 6', en: 'a parameter from 1 to 6' }],
    ]);
    command.action(async (names: readonly string[], flags: CheckFlags) => {
      const rulesets = await rulesetsOf(names);
      const request = await selectionRequest(flags, context);
      const cases = casesOf(rulesets, { request, allReadings: flags.readings === 'all' });
      const memory = Math.max(1, Math.floor((flags.memory ?? MEMORY) / threadsFor(cases.length)));
      const rows = await inParallel<CheckTasks, 'examine'>(
        'check-worker.js',
        'examine',
        cases.map(({ ruleset, request: asked }) => ({ ruleset, request: asked, memory, seconds: SECONDS })),
        dearness,
        (done) => context.progress(words.progress[lang](done, cases.length)),
      ).finally(() => context.progress(''));
      const all = rows.map((row, at): Checked => {
        const { ruleset, source, request: asked, varied } = cases[at]!;
        return { ruleset, source, players: asked.players, varied, row };
      });
      await answer(
        { data: () => all.map((each) => checkData(each, lang)), text: () => checkText(all, context) },
        flags,
        context,
      );
      const verdicts = all.filter(({ row }) => row.kind !== 'skipped').map(({ row }) => feasible(row));
      if (verdicts.includes(false)) throw new Answered(Exit.no);
      if (all.some(({ row }) => row.kind === 'uncounted')) throw new Answered(Exit.limit);
    });
  },
};

/** A guess that only settles which cases begin first: many rules and many seats take longest. */
function dearness({ ruleset, request }: CaseTask): number {
  const cards = ruleset.decks.reduce((sum, deck) => sum + deck.cards.length, 0);
  return (1 + ruleset.rules.length) * (request.players ?? 1) * cards;
}

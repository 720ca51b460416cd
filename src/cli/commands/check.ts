/** `check`: every table of some rulesets, on all cores: can it be dealt, in how many ways, and what does each rule do? */
import { checkData, checkText } from '../../report/check.ts';
import { words } from '../../report/words/check.ts';
import { type Checked, feasible, type Row } from '../../stats/checked.ts';
import { type Case, casesOf } from '../check/cases.ts';
import type { CheckTasks } from '../check/check-worker.ts';
import type { CaseTask } from '../check/examine-case.ts';
import { inParallel, threadsFor } from '../check/in-parallel.ts';
import { rulesetsOf } from '../check/rulesets.ts';
import { Answered, type CommandModule, Exit, examples } from '../command.ts';
import { oneOf } from '../flag-values.ts';
import { nameFlags } from '../name-flags.ts';
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
    nameFlags(command, lang);
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
      const rows = await examined(cases, flags.memory ?? MEMORY, (done) =>
        context.progress(words.progress[lang](done, cases.length)),
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

/** All cases at once, the memory shared; what does not fit into its share has all of it afterwards, one case after the other. */
async function examined(
  cases: readonly Case[],
  memory: number,
  done: (finished: number) => void,
): Promise<readonly Row[]> {
  const threads = threadsFor(cases.length);
  const tasks = (some: readonly Case[], share: number): readonly CaseTask[] =>
    some.map(({ ruleset, request }) => ({ ruleset, request, memory: share, seconds: SECONDS }));
  const run = (some: readonly CaseTask[], most: number, told: (finished: number) => void) =>
    inParallel<CheckTasks, 'examine'>('check-worker.js', 'examine', some, most, dearness, told);
  const rows = [...(await run(tasks(cases, Math.max(1, Math.floor(memory / threads))), threads, done))];
  const open = rows.flatMap(({ kind }, at) => (kind === 'uncounted' ? [at] : []));
  if (open.length === 0 || threads === 1) return rows;
  const again = open.map((at) => cases[at]!);
  const more = await run(tasks(again, memory), 1, () => done(cases.length));
  open.forEach((at, k) => {
    rows[at] = more[k]!;
  });
  return rows;
}

/** A guess that only settles which cases begin first: many rules and many seats take longest. */
function dearness({ ruleset, request }: CaseTask): number {
  const cards = ruleset.decks.reduce((sum, deck) => sum + deck.cards.length, 0);
  return (1 + ruleset.rules.length) * (request.players ?? 1) * cards;
}

/** `odds`: the exact probability of each card, role and attribute, and of events. */
import { oddsFile } from '../../count/odds/odds-file.ts';
import { parseEvent } from '../../problem/event/parse.ts';
import { oddsText } from '../../report/odds-text.ts';
import { words } from '../../report/words/odds.ts';
import { words as selection } from '../../report/words/selection.ts';
import { Answered, type CommandModule, Exit, examples } from '../command.ts';
import { repeated } from '../flag-values.ts';
import { infeasible } from '../infeasible.ts';
import { type NameFlags, nameFlags, namesFrom } from '../name-flags.ts';
import { answer, type OutputFlags, outputFlags } from '../output.ts';
import { loadProblem } from '../problems.ts';
import { type SelectionFlags, selectionFlags } from '../selection-flags.ts';

type Flags = SelectionFlags &
  NameFlags &
  OutputFlags & { readonly event?: readonly string[]; readonly seats?: boolean };

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', selection.ruleset[lang]);
    command.option('--event <event>', words.event[lang], repeated);
    command.option('--seats', words.bySeat[lang]);
    nameFlags(command, lang);
    selectionFlags(command, lang);
    outputFlags(command, lang, ['json', 'file', 'memory']);
    examples(command, lang, [
      [
        'ninelives odds v1 --players 6',
        { zh: '六人桌上每张牌在谁手里', en: 'where each card is, at the table of six' },
      ],
      [
        'ninelives odds v1 --event "some villager holds 杀手" --event "some killer holds 必杀 and 炸弹"',
        { zh: '两个事件的概率', en: 'two events' },
      ],
      [
        'ninelives odds v1 --pin "3:杀手,恶魔,先知,必杀,圣人"',
        { zh: '我坐三号，手里是这五张：别的牌可能在谁手里', en: 'I am seat 3 and hold these five: who can hold what?' },
      ],
    ]);
    command.action(async (name: string, flags: Flags) => {
      const names = await namesFrom(flags, context);
      const { ruleset, problem } = await loadProblem(name, flags, context, names);
      const events = (flags.event ?? []).map((text) => parseEvent(text, ruleset, problem));
      const odds = oddsFile(problem, events, flags.memory === undefined ? {} : { memory: flags.memory });
      const seats = flags.seats === true || odds.selection.pins.length > 0;
      const content = {
        data: () => odds,
        text: () =>
          odds.feasible ? oddsText(odds, ruleset, { seats, names }, context) : `${words.infeasible[lang]}\n`,
      };
      await answer(content, flags, context);
      if (odds.feasible) return;
      const { wordFault } = await import('../../report/faults.ts');
      for (const fault of (await infeasible({ ruleset, problem }, context)).faults)
        context.note(wordFault(fault, lang));
      throw new Answered(Exit.no);
    });
  },
};

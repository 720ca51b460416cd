/** `odds`: the exact probability of each card, role and attribute, and of events. */

import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import {
  type NameFlags,
  nameFlags,
  namesFrom,
  repeated,
  type SelectionFlags,
  selectionFlags,
} from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { loadProblem } from '../../cli/problems.ts';
import { paragraph } from '../../document/document.ts';
import { parseEvent } from '../../problem/event/parse.ts';
import { say } from '../../say/say.ts';
import { infeasible } from '../explain/infeasible.ts';
import { oddsFile } from './answer.ts';
import { oddsDocument } from './text.ts';

type Flags = SelectionFlags &
  NameFlags &
  OutputFlags & { readonly event?: readonly string[]; readonly seats?: boolean };

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', say[lang].selection.ruleset);
    command.option('--event <event>', say[lang].odds.event, repeated);
    command.option('--seats', say[lang].odds.bySeat);
    nameFlags(command, lang);
    selectionFlags(command, lang);
    outputFlags(command, lang, ['json', 'file', 'memory']);
    examples(command, lang, say[lang].examples.odds);
    command.action(async (name: string, flags: Flags) => {
      const names = await namesFrom(flags, context);
      const { ruleset, problem } = await loadProblem(name, flags, context, names);
      const events = (flags.event ?? []).map((text) => parseEvent(text, ruleset, problem));
      const odds = oddsFile(problem, events, { memory: flags.memory });
      const seats = flags.seats === true || odds.selection.pins.length > 0;
      const content = {
        data: () => odds,
        text: () =>
          odds.feasible ? oddsDocument(odds, ruleset, { seats, names }, lang) : [paragraph(say[lang].odds.infeasible)],
      };
      await answer(content, flags, context);
      if (odds.feasible) return;
      const { wordFault } = await import('../../say/faults.ts');
      for (const fault of (await infeasible({ ruleset, problem }, lang)).faults) context.note(wordFault(fault, lang));
      throw new Answered(Exit.no);
    });
  },
};

/** `diff`: which clauses, cards and tables of two rulesets differ, and what each difference does to the number of legal deals. */

import { type CommandModule, examples } from '../../cli/command.ts';
import { nameFlags, type SelectionFlags, selectionFlags, selectionRequest } from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { loadRuleset } from '../../ruleset/load.ts';
import { say } from '../../say/say.ts';
import { diff, diffData } from './answer.ts';
import { diffDocument } from './text.ts';

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', say[lang].diff.from);
    command.argument('<changed>', say[lang].diff.to);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    outputFlags(command, lang, ['json', 'file', 'memory']);
    examples(command, lang, say[lang].examples.diff);
    command.action(async (first: string, second: string, flags: SelectionFlags & OutputFlags) => {
      const [from, to] = await Promise.all([loadRuleset(first), loadRuleset(second)]);
      const found = diff(from, to, await selectionRequest(flags, context), { memory: flags.memory });
      await answer({ data: () => diffData(found), text: () => diffDocument(found, lang) }, flags, context);
    });
  },
};

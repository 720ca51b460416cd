/** `count`: exactly how many legal deals there are, for one table or all; and how likely a random shuffle is legal. */

import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import { nameFlags, type SelectionFlags, selectionFlags } from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { loadProblems } from '../../cli/problems.ts';
import { say } from '../../say/say.ts';
import { count } from './answer.ts';
import { countDocument } from './text.ts';

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', say[lang].selection.ruleset);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'memory']);
    examples(command, lang, say[lang].examples.count);
    command.action(async (name: string, flags: SelectionFlags & OutputFlags) => {
      const loaded = await loadProblems(name, flags, context);
      const counts = loaded.map(({ problem }) => count(problem, { memory: flags.memory }));
      const content = {
        data: () => (flags.players === undefined ? counts : counts[0]),
        text: () => countDocument(counts, loaded[0]!.ruleset, context.lang), // everyTable gives at least one table or throws
      };
      await answer(content, flags, context);
      if (counts.some(({ feasible }) => !feasible)) throw new Answered(Exit.no);
    });
  },
};

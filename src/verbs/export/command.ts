/** `export`: a table as DIMACS CNF whose models are the legal deals one to one, for any exact model counter. */

import { type CommandModule, examples } from '../../cli/command.ts';
import { nameFlags, needs, type SelectionFlags, selectionFlags } from '../../cli/flags.ts';
import { deliver } from '../../cli/output.ts';
import { loadProblem } from '../../cli/problems.ts';
import { say } from '../../say/say.ts';
import { exported } from './answer.ts';

interface ExportFlags extends SelectionFlags {
  readonly output?: string;
  readonly force?: boolean;
}

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', say[lang].selection.ruleset);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    command
      .optionsGroup(say[lang].output.group)
      .option('-o, --output <file>', say[lang].exporting.file)
      .option('--force', say[lang].exporting.force);
    needs(command, '--force', '-o');
    examples(command, lang, say[lang].examples.export);
    command.action(async (name: string, flags: ExportFlags) => {
      const { problem } = await loadProblem(name, flags, context);
      const lines = function* all() {
        for (const line of exported(problem)) yield `${line}\n`;
      };
      await deliver({ alone: lines, file: lines, beside: () => [] }, flags, context);
    });
  },
};

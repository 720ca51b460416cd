/** `export`: a table as DIMACS CNF whose models are the legal deals one to one, for any exact model counter. */

import { type CommandModule, examples } from '../../cli/command.ts';
import { outFile } from '../../cli/files.ts';
import { nameFlags, type SelectionFlags, selectionFlags } from '../../cli/flags.ts';
import { loadProblem } from '../../cli/problems.ts';
import { writtenBeside } from '../../problem/selection.ts';
import { dimacs } from '../../sat/dimacs.ts';
import { say } from '../../say/say.ts';

interface ExportFlags extends SelectionFlags {
  readonly output?: string;
  readonly force?: boolean;
}

/** Text is handed on in pieces of about this many characters. */
const PIECE = 1 << 16;

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
    examples(command, lang, say[lang].examples.export);
    command.action(async (name: string, flags: ExportFlags) => {
      const { problem } = await loadProblem(name, flags, context);
      const heading = [
        `ninelives: ${problem.ruleset.id}, ${problem.seats} players, ruleset ${problem.ruleset.fingerprint}`,
        `selection ${JSON.stringify(writtenBeside(problem.selection))}`,
      ];
      const lines = dimacs(problem, heading);
      if (flags.output === undefined) return send(lines, context.out);
      const file = await outFile(flags.output, flags.force === true);
      try {
        await send(lines, file.write);
        await file.commit();
      } finally {
        await file.discard();
      }
      context.note(say[lang].output.written(flags.output));
    });
  },
};

async function send(lines: Iterable<string>, write: (text: string) => Promise<void>): Promise<void> {
  let waiting = '';
  for (const line of lines) {
    waiting += `${line}\n`;
    if (waiting.length < PIECE) continue;
    await write(waiting);
    waiting = '';
  }
  await write(waiting);
}

/** `export`: a table as DIMACS CNF whose models are the legal deals one to one, for any exact model counter. */

import { words } from '../../report/words/export.ts';
import { words as output } from '../../report/words/output.ts';
import { words as selection } from '../../report/words/selection.ts';
import { dimacs } from '../../sat/dimacs.ts';
import { type CommandModule, examples } from '../command.ts';
import { nameFlags } from '../name-flags.ts';
import { loadProblem } from '../problems.ts';
import { type SelectionFlags, selectionFlags } from '../selection-flags.ts';
import { outFile } from '../write-files.ts';

interface ExportFlags extends SelectionFlags {
  readonly output?: string;
  readonly force?: boolean;
}

/** Text is handed on in pieces of about this many characters. */
const PIECE = 1 << 16;

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', selection.ruleset[lang]);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    command
      .optionsGroup(output.group[lang])
      .option('-o, --output <file>', words.file[lang])
      .option('--force', words.force[lang]);
    examples(command, lang, [
      [
        'ninelives export v1 --players 5 -o v1.cnf',
        { zh: '五人桌的 CNF，可交给任何精确模型计数器', en: 'the table of five, for any exact model counter' },
      ],
      [
        'ninelives export v1 --rules 4.4.1,4.4.2',
        { zh: '只含这两条规则（事实总是在内）', en: 'these two rules alone (facts are always in)' },
      ],
    ]);
    command.action(async (name: string, flags: ExportFlags) => {
      const { problem } = await loadProblem(name, flags, context);
      const { players, ...selected } = problem.selection;
      const heading = [
        `ninelives: ${problem.ruleset.id}, ${players} players, ruleset ${problem.ruleset.fingerprint}`,
        `selection ${JSON.stringify(selected)}`,
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
      context.note(output.written[lang](flags.output));
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

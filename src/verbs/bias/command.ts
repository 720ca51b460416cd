/** `bias`: observed deals against exact frequencies: is this what a fair dealer makes? */

import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { readChunks } from '../../cli/files.ts';
import {
  type NameFlags,
  nameFlags,
  namesFrom,
  type SelectionFlags,
  selectionFlags,
  selectionRequest,
  selects,
} from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { manyDeals, type OneDeal } from '../../deal/read/format.ts';
import { FaultError } from '../../fault.ts';
import { loadRuleset } from '../../ruleset/load.ts';
import { say } from '../../say/say.ts';
import { bias } from './answer.ts';
import { biasDocument } from './text.ts';

type Flags = SelectionFlags & NameFlags & OutputFlags & { readonly level?: number };

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', say[lang].selection.ruleset);
    command.argument('<deals...>', say[lang].bias.files);
    command.option('--level <p>', say[lang].bias.level, probability);
    nameFlags(command, lang);
    selectionFlags(command, lang);
    outputFlags(command, lang, ['json', 'file', 'memory']);
    examples(command, lang, say[lang].examples.bias);
    command.action(async (name: string, files: readonly string[], flags: Flags) => {
      const ruleset = await loadRuleset(name);
      const request = await selectionRequest(flags, context, await namesFrom(flags, context));
      const { players: _, ...others } = flags;
      const judged = await bias(ruleset, dealsOf(files, context), {
        request,
        replace: selects(others),
        level: flags.level,
        memory: flags.memory,
      });
      if (judged.replaced) context.note(say[lang].bias.replaced);
      await answer({ data: () => judged.file, text: () => biasDocument(judged, ruleset, lang) }, flags, context);
      if (judged.file.verdict === 'biased') throw new Answered(Exit.no);
    });
  },
};

async function* dealsOf(files: readonly string[], context: Context): AsyncGenerator<OneDeal> {
  for (const file of files) yield* manyDeals(readChunks(file, context), file);
}

function probability(text: string): number {
  const value = /^(?:0|0?\.\d+|1e-\d+|\d(?:\.\d+)?e-\d+)$/i.test(text) ? Number(text) : Number.NaN;
  if (value > 0 && value < 1) return value;
  throw new FaultError({ kind: 'bad', code: 'not-probability', with: { flag: '--level', value: text } });
}

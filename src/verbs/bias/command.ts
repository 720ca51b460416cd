/** `bias`: observed deals against exact frequencies: is this what a fair dealer makes? */

import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
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
import { manyDeals } from '../../deal/read/format.ts';
import { FaultError } from '../../fault.ts';
import { fingerprint } from '../../ruleset/fingerprint.ts';
import { loadRuleset } from '../../ruleset/load.ts';
import { say } from '../../say/say.ts';
import { Collector } from '../../stats/collect.ts';
import { bias } from './answer.ts';
import { biasText } from './text.ts';

type Flags = SelectionFlags & NameFlags & OutputFlags & { readonly level?: number };

/** How often a fair dealer may be called biased, unless `--level` says otherwise. */
const LEVEL = 0.001;

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
      const collector = new Collector(ruleset, { request, replace: selects(others) });
      for (const file of files)
        for await (const deal of manyDeals(readChunks(file, context), file)) await collector.add(deal);
      const collected = collector.collected();
      if (collected.replaced) context.note(say[lang].bias.replaced);
      const id = { id: ruleset.id, fingerprint: fingerprint(ruleset) };
      const judged = bias(
        id,
        collected,
        flags.level ?? LEVEL,
        flags.memory === undefined ? {} : { memory: flags.memory },
      );
      if (judged.file.verdict === 'none' && collected.incomplete + collected.otherTable === 0)
        throw new FaultError({ kind: 'bad', code: 'no-deals', with: {} });
      await answer({ data: () => judged.file, text: () => biasText(judged, ruleset, context) }, flags, context);
      if (judged.file.verdict === 'biased') throw new Answered(Exit.no);
    });
  },
};

function probability(text: string): number {
  const value = /^(?:0|0?\.\d+|1e-\d+|\d(?:\.\d+)?e-\d+)$/i.test(text) ? Number(text) : Number.NaN;
  if (value > 0 && value < 1) return value;
  throw new FaultError({ kind: 'bad', code: 'not-probability', with: { flag: '--level', value: text } });
}

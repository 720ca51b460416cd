/** `bias`: observed deals against exact frequencies: is this what a fair dealer makes? */
import { manyDeals } from '../../deal/read/many.ts';
import { FaultError } from '../../fault.ts';
import { biasText } from '../../report/bias-text.ts';
import { words } from '../../report/words/bias.ts';
import { words as selection } from '../../report/words/selection.ts';
import { fingerprint } from '../../ruleset/fingerprint.ts';
import { loadRuleset } from '../../ruleset/load.ts';
import { bias } from '../../stats/bias-file.ts';
import { Collector } from '../../stats/collect.ts';
import { Answered, type CommandModule, Exit, examples } from '../command.ts';
import { readChunks } from '../input-files.ts';
import { type NameFlags, nameFlags, namesFrom } from '../name-flags.ts';
import { answer, type OutputFlags, outputFlags } from '../output.ts';
import { type SelectionFlags, selectionFlags, selectionRequest, selects } from '../selection-flags.ts';

type Flags = SelectionFlags & NameFlags & OutputFlags & { readonly level?: number };

/** How often a fair dealer may be called biased, unless `--level` says otherwise. */
const LEVEL = 0.001;

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', selection.ruleset[lang]);
    command.argument('<deals...>', words.files[lang]);
    command.option('--level <p>', words.level[lang], probability);
    nameFlags(command, lang);
    selectionFlags(command, lang);
    outputFlags(command, lang, ['json', 'file', 'memory']);
    examples(command, lang, [
      [
        'ninelives deal v1 --deals 10000 --ndjson --seed test | ninelives bias v1 -',
        { zh: '检验本程序自己发的一万局', en: 'judge ten thousand deals of our own' },
      ],
      ['ninelives bias v1 year.txt', { zh: '检验一年里手工发的牌', en: 'judge a year of deals made by hand' }],
    ]);
    command.action(async (name: string, files: readonly string[], flags: Flags) => {
      const ruleset = await loadRuleset(name);
      const request = await selectionRequest(flags, context, await namesFrom(flags, context));
      const { players: _, ...others } = flags;
      const collector = new Collector(ruleset, { request, replace: selects(others) });
      for (const file of files)
        for await (const deal of manyDeals(readChunks(file, context), file)) await collector.add(deal);
      const collected = collector.collected();
      if (collected.replaced) context.note(words.replaced[lang]);
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

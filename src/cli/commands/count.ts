/** `count`: exactly how many legal deals there are, for one table or all; and how likely a random shuffle is legal. */
import { count } from '../../count/count-file.ts';
import { countText } from '../../report/count-text.ts';
import { words } from '../../report/words/selection.ts';
import { Answered, type CommandModule, Exit, examples } from '../command.ts';
import { nameFlags } from '../name-flags.ts';
import { answer, type OutputFlags, outputFlags } from '../output.ts';
import { loadProblems } from '../problems.ts';
import { type SelectionFlags, selectionFlags } from '../selection-flags.ts';

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', words.ruleset[lang]);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'memory']);
    examples(command, lang, [
      ['ninelives count v1', { zh: '每一桌各有多少种合法的发牌结果', en: 'legal deals of every table' }],
      [
        'ninelives count v1 --players 6 --without 6.2 --json',
        { zh: '六人桌，不执行 6.2，输出 JSON', en: 'the table of six without clause 6.2, as JSON' },
      ],
    ]);
    command.action(async (name: string, flags: SelectionFlags & OutputFlags) => {
      const loaded = await loadProblems(name, flags, context);
      const counts = loaded.map(({ problem }) => count(problem, memoryOf(flags)));
      const content = {
        data: () => (flags.players === undefined ? counts : counts[0]),
        text: () => countText(counts, loaded[0]!.ruleset, context), // everyTable gives at least one table or throws
      };
      await answer(content, flags, context);
      if (counts.some(({ feasible }) => !feasible)) throw new Answered(Exit.no);
    });
  },
};

function memoryOf({ memory }: OutputFlags): { readonly memory?: number } {
  return memory === undefined ? {} : { memory };
}

/** `list`: all legal deals of a small ruleset in the order of the deal number, a JSON value a line. */
import { inRulesetOrder } from '../../deal/in-ruleset-order.ts';
import { fileMaker } from '../../deal/to-file.ts';
import { FaultError } from '../../fault.ts';
import { words as list } from '../../report/words/list.ts';
import { words } from '../../report/words/selection.ts';
import { type CommandModule, examples } from '../command.ts';
import { feasible } from '../feasible.ts';
import { wholeNumber } from '../flag-values.ts';
import { nameFlags } from '../name-flags.ts';
import { type OutputFlags, outputFlags } from '../output.ts';
import { loadProblem } from '../problems.ts';
import { type SelectionFlags, selectionFlags } from '../selection-flags.ts';
import { streamItems } from '../stream.ts';

const mostByDefault = 100_000;

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', words.ruleset[lang]);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    command.option('--limit <n>', list.limit[lang], wholeNumber('--limit', 0));
    outputFlags(command, lang, ['file', 'memory']);
    examples(command, lang, [
      ['ninelives list ./my-game.yaml', { zh: '小规则的全部合法发牌结果', en: 'all legal deals of a small ruleset' }],
    ]);
    command.action(async (name: string, flags: SelectionFlags & OutputFlags & { readonly limit?: number }) => {
      const { ruleset, problem } = await loadProblem(name, flags, context);
      const { limit = mostByDefault } = flags;
      const diagram = await feasible({ ruleset, problem }, flags, context);
      const { legal } = diagram;
      if (legal > BigInt(limit)) {
        throw new FaultError({ kind: 'limit', code: 'list-too-long', with: { legal: String(legal), limit } });
      }
      const toFile = fileMaker(ruleset, problem);
      function* all() {
        for (let number = 0n; number < legal; number++) {
          const file = toFile({ dealt: diagram.unrank(number), seed: null, index: null, number, legal });
          yield inRulesetOrder(file, ruleset);
        }
      }
      const forms = { all, data: (file: unknown) => file, text: () => '', array: true, blind: '' };
      await streamItems(forms, { ...flags, ndjson: true }, context);
    });
  },
};

/** `list`: all legal deals of a small ruleset in the order of the deal number, a JSON value a line. */

import { type CommandModule, examples } from '../../cli/command.ts';
import { nameFlags, type SelectionFlags, selectionFlags, selectionRequest, wholeNumber } from '../../cli/flags.ts';
import { type OutputFlags, outputFlags, streamItems } from '../../cli/output.ts';
import { loadRuleset } from '../../ruleset/load.ts';
import { say } from '../../say/say.ts';
import { list } from './answer.ts';

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', say[lang].selection.ruleset);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    command.option('--limit <n>', say[lang].list.limit, wholeNumber('--limit', 0));
    outputFlags(command, lang, ['file', 'memory']);
    examples(command, lang, say[lang].examples.list);
    command.action(async (name: string, flags: SelectionFlags & OutputFlags & { readonly limit?: number }) => {
      const { limit, memory } = flags;
      const ruleset = await loadRuleset(name);
      const request = await selectionRequest(flags, context);
      const all = await list({ ruleset, request, limit, memory, lang });
      const forms = { all, data: (file: unknown) => file, text: () => [], array: true, blind: '' };
      await streamItems(forms, { ...flags, ndjson: true }, context);
    });
  },
};

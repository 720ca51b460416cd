/** `rules`: the rulesets that come with the program; or one's tables, cards, rules and readings. */

import { type CommandModule, examples } from '../../cli/command.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { loadRuleset } from '../../ruleset/load.ts';
import { say } from '../../say/say.ts';
import { rulesetData, rulesetSummary, shippedRulesets } from './answer.ts';
import { rulesDocument, rulesetsDocument } from './text.ts';

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[ruleset]', say[lang].rules.rulesetArgument);
    outputFlags(command, lang, ['json', 'file']);
    examples(command, lang, say[lang].examples.rules);
    command.action(async (name: string | undefined, flags: OutputFlags) => {
      if (name === undefined) {
        const rulesets = await shippedRulesets();
        const list = { data: () => rulesets.map(rulesetSummary), text: () => rulesetsDocument(rulesets, lang) };
        return answer(list, flags, context);
      }
      const ruleset = await loadRuleset(name);
      return answer({ data: () => rulesetData(ruleset), text: () => rulesDocument(ruleset, lang) }, flags, context);
    });
  },
};

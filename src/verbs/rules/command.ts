/** `rules`: the rulesets that come with the program; or one's tables, cards, rules and readings. */

import { type CommandModule, examples } from '../../cli/command.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { fingerprint } from '../../ruleset/fingerprint.ts';
import { loadRuleset, shippedIds } from '../../ruleset/load.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { say } from '../../say/say.ts';
import { rulesetsText, rulesText } from './text.ts';

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[ruleset]', say[lang].rules.rulesetArgument);
    outputFlags(command, lang, ['json', 'file']);
    examples(command, lang, say[lang].examples.rules);
    command.action(async (name: string | undefined, flags: OutputFlags) => {
      if (name === undefined) {
        const rulesets = await Promise.all(shippedIds.map(loadRuleset));
        const list = { data: () => rulesets.map(summary), text: () => rulesetsText(rulesets, context) };
        return answer(list, flags, context);
      }
      const ruleset = await loadRuleset(name);
      const whole = { fingerprint: fingerprint(ruleset), ...ruleset };
      return answer({ data: () => whole, text: () => rulesText(ruleset, context) }, flags, context);
    });
  },
};

function summary(ruleset: Ruleset) {
  const { id, name, about, tables } = ruleset;
  return { id, name, about, players: tables.map(({ seats }) => seats), fingerprint: fingerprint(ruleset) };
}

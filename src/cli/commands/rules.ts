/** `rules`: the rulesets that come with the program; or one's tables, cards, rules and readings. */
import { rulesetsText, rulesText } from '../../report/rules-text.ts';
import { words } from '../../report/words/rules.ts';
import { fingerprint } from '../../ruleset/fingerprint.ts';
import { loadRuleset, shippedIds } from '../../ruleset/load.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import { type CommandModule, examples } from '../command.ts';
import { answer, type OutputFlags, outputFlags } from '../output.ts';

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[ruleset]', words.rulesetArgument[lang]);
    outputFlags(command, lang, ['json', 'file']);
    examples(command, lang, [
      ['ninelives rules', { zh: '有哪些规则', en: 'which rulesets there are' }],
      ['ninelives rules v1', { zh: '第一版的桌、牌、条款和解读', en: 'tables, cards, rules and readings of one' }],
      ['ninelives rules v1 --json', { zh: '同上，JSON', en: 'the same as data' }],
    ]);
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

/** `diff`: which clauses, cards and tables of two rulesets differ, and what each difference does to the number of legal deals. */
import { type Counted, effects } from '../../count/effects.ts';
import { type Diff, diffText, factorOf } from '../../report/diff-text.ts';
import { words } from '../../report/words/diff.ts';
import { differences } from '../../ruleset/difference.ts';
import { fingerprint } from '../../ruleset/fingerprint.ts';
import { loadRuleset } from '../../ruleset/load.ts';
import { type CommandModule, examples } from '../command.ts';
import { nameFlags } from '../name-flags.ts';
import { answer, type OutputFlags, outputFlags } from '../output.ts';
import { type SelectionFlags, selectionFlags, selectionRequest } from '../selection-flags.ts';

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', words.from[lang]);
    command.argument('<changed>', words.to[lang]);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    outputFlags(command, lang, ['json', 'file', 'memory']);
    examples(command, lang, [
      [
        'ninelives diff v1 my-v1.yaml',
        { zh: '自家规矩改了什么，合法结果多了还是少了', en: 'what your house rules change, and by how much' },
      ],
      [
        'ninelives diff v1 my-v1.yaml --players 6 --json',
        { zh: '只看六人桌，输出 JSON', en: 'the table of six alone, as JSON' },
      ],
    ]);
    command.action(async (first: string, second: string, flags: SelectionFlags & OutputFlags) => {
      const [from, to] = await Promise.all([loadRuleset(first), loadRuleset(second)]);
      const request = await selectionRequest(flags, context);
      const options = flags.memory === undefined ? {} : { memory: flags.memory };
      const diff: Diff = {
        from,
        to,
        differences: differences(from, to),
        tables: effects(from, to, request, options),
      };
      await answer({ data: () => dataOf(diff), text: () => diffText(diff, context) }, flags, context);
    });
  },
};

function dataOf({ from, to, differences: all, tables }: Diff) {
  return {
    from: { id: from.id, fingerprint: fingerprint(from) },
    to: { id: to.id, fingerprint: fingerprint(to) },
    differences: all,
    tables: tables.map((table) => ({
      players: table.players,
      from: legalOf(table.from),
      to: legalOf(table.to),
      factor: ratio(table.from, table.to),
      steps: table.steps.map(({ step, counted }) => ({
        step: step.key,
        legal: legalOf(counted),
        factor: ratio(table.from, counted),
      })),
    })),
  };
}

/** A decimal string; null where it could not be counted. */
function legalOf(counted: Counted): string | null {
  return 'legal' in counted ? String(counted.legal) : null;
}

function ratio(before: Counted, after: Counted) {
  const exact = factorOf(before, after);
  return exact === null ? null : { numerator: String(exact.numerator), denominator: String(exact.denominator) };
}

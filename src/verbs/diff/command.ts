/** `diff`: which clauses, cards and tables of two rulesets differ, and what each difference does to the number of legal deals. */

import { type CommandModule, examples } from '../../cli/command.ts';
import { nameFlags, type SelectionFlags, selectionFlags, selectionRequest } from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { differences } from '../../ruleset/difference.ts';
import { fingerprint } from '../../ruleset/fingerprint.ts';
import { loadRuleset } from '../../ruleset/load.ts';
import { say } from '../../say/say.ts';
import { type CountedTable, effects } from './answer.ts';
import { type Diff, diffText, factorOf } from './text.ts';

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<ruleset>', say[lang].diff.from);
    command.argument('<changed>', say[lang].diff.to);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    outputFlags(command, lang, ['json', 'file', 'memory']);
    examples(command, lang, say[lang].examples.diff);
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
function legalOf(counted: CountedTable): string | null {
  return 'legal' in counted ? String(counted.legal) : null;
}

function ratio(before: CountedTable, after: CountedTable) {
  const exact = factorOf(before, after);
  return exact === null ? null : { numerator: String(exact.numerator), denominator: String(exact.denominator) };
}

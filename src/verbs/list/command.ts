/** `list`: all legal deals of a small ruleset in the order of the deal number, a JSON value a line. */

import { type CommandModule, examples } from '../../cli/command.ts';
import { nameFlags, type SelectionFlags, selectionFlags, wholeNumber } from '../../cli/flags.ts';
import { type OutputFlags, outputFlags, streamItems } from '../../cli/output.ts';
import { loadProblem } from '../../cli/problems.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { fileMaker } from '../../deal/to-file.ts';
import { FaultError } from '../../fault.ts';
import type { CardId, DeckId, Ruleset } from '../../ruleset/model.ts';
import { say } from '../../say/say.ts';
import { feasibleDiagram } from '../explain/infeasible.ts';

const mostByDefault = 100_000;

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
      const { ruleset, problem } = await loadProblem(name, flags, context);
      const { limit = mostByDefault } = flags;
      const diagram = await feasibleDiagram({ ruleset, problem }, flags, lang);
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

/**
 * A deal file without what is drawn beside the deal: the stock in ruleset order, hands without an order of their own. So two
 * files of one deal number are equal, which is what a list of all legal deals needs.
 */
export function inRulesetOrder(deal: DealFile, ruleset: Ruleset): DealFile {
  const place = new Map<CardId, number>(
    ruleset.decks.flatMap(({ cards }) => cards).map(({ id }, index) => [id, index]),
  );
  const { stock, seats, ...rest } = deal;
  return {
    ...rest,
    seats: seats.map(({ order: _, ...seat }) => seat),
    ...(stock && { stock: sorted(stock, (id) => place.get(id) ?? 0) }),
  };
}

function sorted(stock: NonNullable<DealFile['stock']>, place: (id: CardId) => number): NonNullable<DealFile['stock']> {
  const decks = Object.entries(stock).map(([deck, cards]) => [
    deck,
    [...cards].sort((a, b) => place(a.card) - place(b.card)),
  ]);
  return Object.fromEntries(decks) as Record<DeckId, (typeof stock)[DeckId]>; // as: keys of fromEntries lose their brand
}

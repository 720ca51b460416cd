/** `deal`: draws legal deals, each equally likely (or by its weight), or shows the deal of a number. */

import { type CommandModule, examples } from '../../cli/command.ts';
import type { CommittedFlags } from '../../cli/deal-committed.ts';
import {
  type DealSource,
  nameFlags,
  namesFrom,
  seedFlags,
  selectionFlags,
  sourceFrom,
  wholeNumber,
} from '../../cli/flags.ts';
import { outputFlags, streamItems } from '../../cli/output.ts';
import { loadProblem } from '../../cli/problems.ts';
import type { Diagram } from '../../counting/diagram.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { dealWriter } from '../../deal/deal-json.ts';
import { draw } from '../../deal/draw.ts';
import { checkCount } from '../../deal/names.ts';
import { fileMaker } from '../../deal/to-file.ts';
import { FaultError } from '../../fault.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { say } from '../../say/say.ts';
import { feasibleDiagram } from '../explain/infeasible.ts';
import { dealCsv, dealText } from './text.ts';

type DealFlags = CommittedFlags;

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[ruleset]', say[lang].selection.ruleset);
    selectionFlags(command, lang);
    command.optionsGroup(say[lang].deal.dealGroup);
    nameFlags(command, lang);
    seedFlags(command, lang);
    command
      .option('--deals <k>', say[lang].deal.deals, wholeNumber('--deals', 1))
      .option('--from <i>', say[lang].deal.from, wholeNumber('--from', 0));
    command
      .optionsGroup(say[lang].trust.group)
      .option('--commitment <folder>', say[lang].trust.commitmentFolder)
      .option('--outside-value <text>', say[lang].trust.outsideValue)
      .option('--reserve', say[lang].trust.reserve)
      .option('--reason <text>', say[lang].trust.reason);
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'csv', 'blind', 'memory']);
    examples(command, lang, say[lang].examples.deal);
    command.action(async (name: string | undefined, flags: DealFlags) => {
      if (flags.commitment !== undefined) {
        const { dealCommitted } = await import('../../cli/deal-committed.ts');
        return dealCommitted(flags.commitment, name, flags, context);
      }
      refuseCommitted(flags);
      if (name === undefined) {
        throw new FaultError({ kind: 'bad', code: 'usage-missing-argument', with: { argument: 'ruleset' } });
      }
      const { deals = 1, from = 0 } = flags;
      const source = await sourceFrom(flags, context);
      if (source.kind === 'number') refuseBatch(flags);
      const names = await namesFrom(flags, context);
      const { ruleset, problem } = await loadProblem(name, flags, context, names);
      if (names !== null) checkCount(names, problem.seats, tableSizes(ruleset));
      const diagram = await feasibleDiagram({ ruleset, problem }, flags, lang);
      const files = dealer(ruleset, problem, diagram, source, { from, count: deals }, names);
      const items = {
        all: files,
        data: (deal: DealFile) => deal,
        line: dealWriter(),
        text: (deal: DealFile) => dealText(deal, ruleset, context),
        array: flags.deals !== undefined,
        csv: dealCsv(ruleset, context.lang, flags.deals !== undefined),
        blind: `${say[lang].deal.blind(problem.seats, deals)}\n`,
      };
      await streamItems(items, flags, context);
    });
  },
};

/** The deals of a source, made anew at each call. */
function dealer(
  ruleset: Ruleset,
  problem: Problem,
  diagram: Diagram,
  source: DealSource,
  range: { readonly from: number; readonly count: number },
  names: readonly string[] | null,
): () => Iterable<DealFile> {
  const { legal } = diagram;
  const toFile = fileMaker(ruleset, problem);
  const named = names === null ? {} : { names };
  if (source.kind === 'number') {
    const { number } = source;
    if (number >= legal) {
      throw new FaultError({
        kind: 'bad',
        code: 'number-too-big',
        with: { number: String(number), legal: String(legal) },
      });
    }
    const file = toFile({
      dealt: diagram.unrank(number),
      seed: null,
      index: null,
      chosen: 'by-number',
      number,
      legal,
      ...named,
    });
    return () => [file];
  }
  const { seed } = source;
  return function* all() {
    for (const { dealt, index, number } of draw(problem, diagram, seed, range)) {
      yield toFile({ dealt, seed, index, number, legal, ...named });
    }
  };
}

/** What only a commitment gives a meaning. */
function refuseCommitted({ outsideValue, reserve, reason }: DealFlags): void {
  const flag =
    outsideValue !== undefined ? '--outside-value' : reserve ? '--reserve' : reason !== undefined ? '--reason' : null;
  if (flag === null) return;
  throw new FaultError({ kind: 'bad', code: 'flag-needs', with: { flag, needs: '--commitment' } });
}

function refuseBatch(flags: DealFlags): void {
  const batch = flags.deals !== undefined ? '--deals' : flags.from !== undefined ? '--from' : null;
  if (batch === null) return;
  throw new FaultError({ kind: 'bad', code: 'flags-contradict', with: { one: '--number', other: batch } });
}

function tableSizes({ tables }: Ruleset): readonly number[] {
  return tables.map(({ seats }) => seats);
}

/** `deal`: draws legal deals, each equally likely (or by its weight), or shows the deal of a number. */

import { type CommandModule, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import {
  nameFlags,
  needs,
  only,
  type SeedFlags,
  type SelectionFlags,
  seedFlags,
  selectionFlags,
  selectionRequest,
  sourceFrom,
  wholeNumber,
  without,
} from '../../cli/flags.ts';
import { outputFlags, streamItems } from '../../cli/output.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { dealWriter } from '../../deal/deal-json.ts';
import { FaultError } from '../../fault.ts';
import { loadRuleset } from '../../ruleset/load.ts';
import { say } from '../../say/say.ts';
import type { CommittedFlags } from '../commit/command.ts';
import { deal } from './answer.ts';
import { dealCsv, dealDocument } from './text.ts';

interface DealFlags extends SelectionFlags, SeedFlags, CommittedFlags {
  readonly commitment?: string;
  readonly deals?: number;
  readonly from?: number;
}

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
    without(command, '--number', '--deals');
    without(command, '--number', '--from');
    for (const flag of ['--outside-value', '--reserve', '--reason']) needs(command, flag, '--commitment');
    // Whatever else decides a deal is in the commitment already.
    only(command, '--commitment', [...committed, ...shown]);
    examples(command, lang, say[lang].examples.deal);
    command.action(async (name: string | undefined, flags: DealFlags) => {
      if (flags.commitment === undefined) return dealAny(name, flags, context);
      const { dealCommitted } = await import('../commit/command.ts');
      return dealCommitted(flags.commitment, name, flags, context);
    });
  },
};

/** The flags of a committed deal, and those that only say how a deal is shown. */
const committed = ['--commitment', '--outside-value', '--reserve', '--reason', '--names', '--names-file'];
const shown = ['--json', '--ndjson', '-o', '--force', '--blind', '--memory'];

async function dealAny(name: string | undefined, flags: DealFlags, context: Context): Promise<void> {
  if (name === undefined) {
    throw new FaultError({ kind: 'bad', code: 'usage-missing-argument', with: { argument: 'ruleset' } });
  }
  const { lang } = context;
  const { deals: count = 1, from, memory } = flags;
  const given = await sourceFrom(flags, context);
  const source = given.kind === 'number' ? { number: given.number } : { seed: given.seed, from, count };
  const request = await selectionRequest(flags, context);
  const { ruleset, problem, deals } = await deal({ ruleset: await loadRuleset(name), request, source, memory, lang });
  const items = {
    all: deals,
    data: (file: DealFile) => file,
    line: dealWriter(),
    text: (file: DealFile) => dealDocument(file, ruleset, context.lang),
    array: flags.deals !== undefined,
    csv: dealCsv(ruleset, lang, flags.deals !== undefined),
    blind: `${say[lang].deal.blind(problem.seats, count)}\n`,
  };
  await streamItems(items, flags, context);
}

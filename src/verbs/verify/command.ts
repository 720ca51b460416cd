/** `verify`: is a deal made by hand legal, and where not; can half of one be completed, and in how many ways. */

import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { type GivenDeal, loadGiven, type RulesetFlag } from '../../cli/deal-input.ts';
import {
  type NameFlags,
  nameFlags,
  namesFrom,
  needs,
  type SeedFlags,
  type SelectionFlags,
  seedFlags,
  selectionFlags,
  sourceFrom,
  wholeNumber,
} from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { FaultError } from '../../fault.ts';
import { say } from '../../say/say.ts';
import { type Completion, completion, type Verification, verify } from './answer.ts';
import { type VerdictPart, verdictData, verdictDocument } from './text.ts';

interface VerifyFlags
  extends SelectionFlags,
    OutputFlags,
    NameFlags,
    RulesetFlag,
    Pick<SeedFlags, 'seed' | 'seedFile'> {
  readonly complete?: boolean;
  readonly number?: boolean;
  readonly seconds?: number;
}

/** Seconds for logic-solver, where nothing else can tell. */
const SECONDS = 20;

const exits: Readonly<Record<Verification['verdict'], number>> = {
  legal: Exit.yes,
  completable: Exit.yes,
  illegal: Exit.no,
  impossible: Exit.no,
  unknown: Exit.limit,
};

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[ruleset]', say[lang].given.ruleset).argument('[file]', say[lang].given.deal);
    selectionFlags(command, lang);
    command.optionsGroup(say[lang].verification.group);
    command
      .option('--ruleset <file>', say[lang].given.rulesetFlag)
      .option('--complete', say[lang].verification.complete);
    seedFlags(command, lang, false);
    needs(command, '--seed', '--complete');
    needs(command, '--seed-file', '--complete');
    command
      .option('--number', say[lang].verification.number)
      .option('--seconds <n>', say[lang].verification.seconds, wholeNumber('--seconds', 1, 86_400));
    nameFlags(command, lang);
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'hushed', 'memory']);
    examples(command, lang, say[lang].examples.verify);
    command.action(async (first: string | undefined, second: string | undefined, flags: VerifyFlags) => {
      if (first === undefined) {
        throw new FaultError({ kind: 'bad', code: 'usage-missing-argument', with: { argument: 'file' } });
      }
      const seconds = flags.seconds ?? SECONDS;
      const names = await namesFrom(flags, context);
      const deal = await loadGiven(second === undefined ? [first] : [first, second], flags, context, names);
      const limits = { seconds, memory: flags.memory };
      const verification = await verify(deal.ruleset, deal.problem, deal.given, deal.stock, limits);
      const whole =
        flags.complete || flags.output !== undefined
          ? await wholeDeal(deal, verification, flags, names, context)
          : null;
      const asked = flags.complete ? whole : null;
      const part: VerdictPart = {
        given: deal.given,
        ruleset: deal.played,
        seconds,
        number: flags.number === true,
        completion: asked,
      };
      const content = {
        data: () => verdictData(verification, part, lang),
        // A file gets the deal, ready for every other verb.
        ...(whole && { file: () => whole.deal }),
        text: () => verdictDocument(verification, part, lang),
        blind: () => `${say[lang].verification.blind[verification.verdict]}\n`,
      };
      if (flags.output !== undefined && whole === null) context.note(say[lang].verification.unwritten(flags.output));
      await answer(content, whole === null ? withoutFile(flags) : flags, context);
      const exit = exits[verification.verdict];
      if (exit !== Exit.yes) throw new Answered(exit);
    });
  },
};

/** What `-o` writes and `--complete` shows; null where no legal deal is known. */
async function wholeDeal(
  { ruleset, problem, given, file }: GivenDeal,
  verification: Verification,
  flags: VerifyFlags,
  names: readonly string[] | null,
  context: Context,
): Promise<Completion | null> {
  if (verification.verdict === 'completable' && !flags.complete) {
    throw new FaultError({ kind: 'bad', code: 'verify-open', with: {} });
  }
  const { seed, seedFile } = flags;
  const source = await sourceFrom(
    { ...(seed !== undefined && { seed }), ...(seedFile !== undefined && { seedFile }) },
    context,
  );
  if (source.kind !== 'seed') throw new Error('no number was asked for');
  const { memory } = flags;
  const told = { names: names ?? given.names, seed: source.seed, memory, file: await file() };
  return completion(ruleset, problem, verification, told);
}

function withoutFile({ output: _, force: __, ...flags }: VerifyFlags): VerifyFlags {
  return flags;
}

/** `verify`: is a deal made by hand legal, and where not; can half of one be completed, and in how many ways. */

import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { type GivenDeal, loadGiven, type RulesetFlag } from '../../cli/deal-input.ts';
import { writeWhole } from '../../cli/files.ts';
import {
  type NameFlags,
  nameFlags,
  namesFrom,
  type SeedFlags,
  type SelectionFlags,
  selectionFlags,
  sourceFrom,
  wholeNumber,
} from '../../cli/flags.ts';
import { answer, checkOutput, type OutputFlags, outputFlags } from '../../cli/output.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { complete } from '../../deal/draw.ts';
import { toFile } from '../../deal/to-file.ts';
import { FaultError } from '../../fault.ts';
import { say } from '../../say/say.ts';
import { type Verification, verify } from './answer.ts';
import { type VerdictPart, verdictData, verdictText } from './text.ts';

interface VerifyFlags
  extends SelectionFlags,
    OutputFlags,
    NameFlags,
    RulesetFlag,
    Pick<SeedFlags, 'seed' | 'seedFile'> {
  readonly complete?: boolean;
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
      .option('--complete', say[lang].verification.complete)
      .option('--seed <seed>', say[lang].seed.seed)
      .option('--seed-file <file>', say[lang].seed.seedFile)
      .option('--seconds <n>', say[lang].verification.seconds, wholeNumber('--seconds', 1, 86_400));
    nameFlags(command, lang);
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'blind', 'memory']);
    examples(command, lang, say[lang].examples.verify);
    command.action(async (first: string | undefined, second: string | undefined, flags: VerifyFlags) => {
      if (first === undefined) {
        throw new FaultError({ kind: 'bad', code: 'usage-missing-argument', with: { argument: 'file' } });
      }
      const seconds = flags.seconds ?? SECONDS;
      const names = await namesFrom(flags, context);
      if (!flags.complete && (flags.seed !== undefined || flags.seedFile !== undefined)) {
        const flag = flags.seed === undefined ? '--seed-file' : '--seed';
        throw new FaultError({ kind: 'bad', code: 'flag-needs', with: { flag, needs: '--complete' } });
      }
      const deal = await loadGiven(second === undefined ? [first] : [first, second], flags, context, names);
      const limits = { seconds, ...(flags.memory === undefined ? {} : { memory: flags.memory }) };
      const verification = await verify(deal.ruleset, deal.problem, deal.given, deal.stock, limits);
      let completion: VerdictPart['completion'] = null;
      if (flags.complete) {
        const source = await sourceFrom(flags, context);
        if (source.kind === 'seed') completion = completed(deal, names, verification, source.seed, flags.memory);
      }
      const part: VerdictPart = { given: deal.given, ruleset: deal.played, seconds, completion };
      await tell(verification, part, flags, context);
      const exit = exits[verification.verdict];
      if (exit !== Exit.yes) throw new Answered(exit);
    });
  },
};

/** The verdict goes to stdout; a file gets the deal that was asked for, ready for every other verb, else the verdict. */
async function tell(
  verification: Verification,
  part: VerdictPart,
  flags: VerifyFlags,
  context: Context,
): Promise<void> {
  const { lang } = context;
  const content = {
    data: () => verdictData(verification, part, lang),
    text: () => verdictText(verification, part, context),
    blind: () => `${say[lang].verification.blind[verification.verdict]}\n`,
  };
  if (flags.output === undefined || part.completion === null) return answer(content, flags, context);
  checkOutput(flags);
  await writeWhole(flags.output, `${JSON.stringify(part.completion.deal, null, 2)}\n`, flags.force === true);
  context.note(say[lang].output.written(flags.output));
  if (flags.blind) return context.out(content.blind());
  const { output: _, force: __, ...shown } = flags;
  return answer(content, shown, context);
}

/** A whole deal is its own completion; one that cannot be completed has none. */
function completed(
  { ruleset, problem, given: { names: own } }: GivenDeal,
  given: readonly string[] | null,
  verification: Verification,
  seed: string,
  memory: number | undefined,
): { readonly deal: DealFile; readonly seed: string | null } | null {
  const names = given ?? own;
  if (verification.verdict === 'legal') {
    const { dealt, number, legal } = verification;
    if (number === null || legal === null) return null;
    return { deal: toFile(ruleset, problem, { dealt, seed: null, index: null, number, legal, names }), seed: null };
  }
  if (verification.verdict !== 'completable') return null;
  if (verification.diagram === null) {
    throw new FaultError({ kind: 'limit', code: 'completion-limit', with: {} });
  }
  return { deal: complete(ruleset, problem, verification.diagram, names, seed, memory), seed };
}

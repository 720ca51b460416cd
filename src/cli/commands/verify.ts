/** `verify`: is a deal made by hand legal, and where not; can half of one be completed, and in how many ways. */
import { complete } from '../../deal/complete.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { toFile } from '../../deal/to-file.ts';
import { type Verification, verify } from '../../deal/verify.ts';
import { FaultError } from '../../fault.ts';
import { type VerdictPart, verdictData, verdictText } from '../../report/verification.ts';
import { words as given } from '../../report/words/given.ts';
import { words as output } from '../../report/words/output.ts';
import { words as seeds } from '../../report/words/seed.ts';
import { words } from '../../report/words/verification.ts';
import { Answered, type CommandModule, Exit, examples } from '../command.ts';
import type { Context } from '../context.ts';
import { wholeNumber } from '../flag-values.ts';
import { type GivenDeal, loadGiven, type RulesetFlag } from '../given-deals.ts';
import { type NameFlags, nameFlags, namesFrom } from '../name-flags.ts';
import { answer, checkOutput, type OutputFlags, outputFlags } from '../output.ts';
import { type SeedFlags, sourceFrom } from '../seed-flags.ts';
import { type SelectionFlags, selectionFlags } from '../selection-flags.ts';
import { writeWhole } from '../write-files.ts';

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
    command.argument('[ruleset]', given.ruleset[lang]).argument('[file]', given.deal[lang]);
    selectionFlags(command, lang);
    command.optionsGroup(words.group[lang]);
    command
      .option('--ruleset <file>', given.rulesetFlag[lang])
      .option('--complete', words.complete[lang])
      .option('--seed <seed>', seeds.seed[lang])
      .option('--seed-file <file>', seeds.seedFile[lang])
      .option('--seconds <n>', words.seconds[lang], wholeNumber('--seconds', 1, 86_400));
    nameFlags(command, lang);
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'blind', 'memory']);
    examples(command, lang, [
      ['ninelives verify deal.json', { zh: '查一局发好的牌', en: 'a deal that deal wrote' }],
      ['ninelives verify v1 pasted.txt', { zh: '查粘贴的文字', en: 'pasted lines' }],
      [
        'ninelives verify v1 half.csv --complete',
        {
          zh: '没发完的一局：有多少种补法，抽一种',
          en: 'half a deal: in how many ways it can be completed, and one of them',
        },
      ],
    ]);
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
    blind: () => `${words.blind[verification.verdict][lang]}\n`,
  };
  if (flags.output === undefined || part.completion === null) return answer(content, flags, context);
  checkOutput(flags);
  await writeWhole(flags.output, `${JSON.stringify(part.completion.deal, null, 2)}\n`, flags.force === true);
  context.note(output.written[lang](flags.output));
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

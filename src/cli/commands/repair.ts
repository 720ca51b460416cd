/** `repair`: the legal deal nearest to a given one, proved to be the nearest, as moves and as a whole deal. */
import { compile } from '../../count/compile.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { toFile } from '../../deal/to-file.ts';
import { FaultError } from '../../fault.ts';
import { factReader } from '../../problem/facts.ts';
import { groundFacts } from '../../problem/ground-pins.ts';
import type { Problem } from '../../problem/problem.ts';
import { withGiven } from '../../problem/with-given.ts';
import { explanationData, explanationText } from '../../report/explanation.ts';
import { type RepairFile, repairData, repairText } from '../../report/repair.ts';
import { words as explaining } from '../../report/words/explain.ts';
import { words as given } from '../../report/words/given.ts';
import { words as output } from '../../report/words/output.ts';
import { words } from '../../report/words/repair.ts';
import { explain } from '../../sat/explain.ts';
import { type Repair, repair } from '../../sat/repair.ts';
import { byCounting, withCounting } from '../by-counting.ts';
import { Answered, type CommandModule, Exit, examples } from '../command.ts';
import type { Context } from '../context.ts';
import { oneOf, repeated, wholeNumber } from '../flag-values.ts';
import { type GivenDeal, loadGiven, type RulesetFlag } from '../given-deals.ts';
import { type NameFlags, nameFlags, namesFrom } from '../name-flags.ts';
import { type OutputFlags, outputFlags } from '../output.ts';
import { type SelectionFlags, selectionFlags } from '../selection-flags.ts';
import { outFile } from '../write-files.ts';

interface RepairFlags extends SelectionFlags, OutputFlags, NameFlags, RulesetFlag {
  readonly free?: 'roles';
  readonly keep?: readonly string[];
  readonly seconds?: number;
}

const SECONDS = 60;

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[ruleset]', given.ruleset[lang]).argument('[file]', given.deal[lang]);
    selectionFlags(command, lang);
    command
      .optionsGroup(words.group[lang])
      .option('--ruleset <file>', given.rulesetFlag[lang])
      .option('--free <what>', words.free[lang], oneOf('--free', ['roles']))
      .option('--keep <fact>', words.keep[lang], repeated)
      .option('--seconds <n>', explaining.seconds[lang](SECONDS), wholeNumber('--seconds', 1, 86_400));
    nameFlags(command, lang);
    outputFlags(command, lang, ['json', 'blind', 'memory']);
    command.option('-o, --output <file>', words.output[lang]).option('--force', words.force[lang]);
    examples(command, lang, [
      [
        'ninelives repair v1 pasted.txt',
        { zh: '用最少的改动把手发的牌改成合法的', en: 'the fewest moves to a legal deal' },
      ],
      [
        'ninelives repair v1 pasted.txt --keep 3:占卜 -o mended.json',
        { zh: '3 号的占卜不动；修好的写进文件', en: 'seat 3 keeps its Seer; the mended deal goes to a file' },
      ],
      ['ninelives repair deal.json --free roles', { zh: '身份也可以改', en: 'roles may change as well' }],
    ]);
    command.action(async (first: string | undefined, second: string | undefined, flags: RepairFlags) => {
      if (first === undefined) {
        throw new FaultError({ kind: 'bad', code: 'usage-missing-argument', with: { argument: 'file' } });
      }
      if (flags.blind && flags.output === undefined) {
        throw new FaultError({ kind: 'bad', code: 'flag-needs', with: { flag: '--blind', needs: '-o' } });
      }
      const names = await namesFrom(flags, context);
      const deal = await loadGiven(second === undefined ? [first] : [first, second], flags, context, names);
      const problem = keeping(deal, flags.keep ?? [], names);
      const seconds = flags.seconds ?? SECONDS;
      const freeRoles = flags.free === 'roles';
      const mended = await mend(problem, deal, freeRoles, seconds, flags.memory);
      if (mended === null) return refuse(deal, problem, flags, seconds, context);
      const diagram = compile(deal.problem, flags.memory === undefined ? {} : { memory: flags.memory });
      const number = diagram.rank(mended.dealt);
      if (number === null) throw new Error('the solver and the diagram disagree on a deal');
      const part = { dealt: mended.dealt, seed: null, index: null, number, legal: diagram.legal };
      const file = toFile(deal.ruleset, deal.problem, { ...part, names: names ?? deal.given.names });
      await tell(mended, file, deal, flags, context);
    });
  },
};

/** Where the solver runs out of time, counting may know that there is nothing to find. */
async function mend(
  problem: Problem,
  { given: own }: GivenDeal,
  freeRoles: boolean,
  seconds: number,
  memory: number | undefined,
): Promise<Repair | null> {
  try {
    return await repair(problem, own, { freeRoles, seconds });
  } catch (error) {
    if (!(error instanceof FaultError) || error.faults[0]?.kind !== 'limit') throw error;
    const verdict = await byCounting(memory)(freeRoles ? problem : withGiven(problem, { ...own, hands: [] }));
    if (verdict === 'no') return null;
    throw error;
  }
}

/** The problem with the facts of `--keep`, which are no part of the selection. */
function keeping(
  { played, problem, given: { names: own } }: GivenDeal,
  facts: readonly string[],
  names: readonly string[] | null,
): Problem {
  const known = names ?? (own.every((name) => name !== null) ? own : []);
  const reader = factReader({ ruleset: played, players: problem.seats, names: known });
  const kept = groundFacts(
    played,
    problem,
    facts.flatMap((fact) => reader.fact(fact, false)),
  );
  return {
    ...problem,
    requirements: [...problem.requirements, ...kept.requirements],
    seatRoles: [...problem.seatRoles, ...kept.seatRoles],
  };
}

async function tell(
  mended: Repair,
  file: DealFile,
  { played }: GivenDeal,
  flags: RepairFlags,
  context: Context,
): Promise<void> {
  if (flags.output !== undefined) {
    const out = await outFile(flags.output, flags.force === true);
    try {
      await out.write(`${JSON.stringify(file, null, 2)}\n`);
      await out.commit();
    } finally {
      await out.discard();
    }
    context.note(output.written[context.lang](flags.output));
  }
  if (flags.blind) return context.out(`${words.cost[context.lang](mended.cards, mended.attributes)}\n`);
  if (flags.json) return context.out(`${JSON.stringify(repairData(mended, file, played, context.lang), null, 2)}\n`);
  return context.out(repairText(mended, file, played, context));
}

/** No legal deal exists: says why, with the roles as they are given unless they are free. */
async function refuse(
  { played, given: own }: GivenDeal,
  problem: Problem,
  flags: RepairFlags,
  seconds: number,
  context: Context,
): Promise<never> {
  const { lang } = context;
  const roles = { ...own, hands: [] };
  const asked = flags.free === 'roles' ? problem : withGiven(problem, roles);
  const explanation = await explain(asked, withCounting(flags.memory, seconds));
  const { conflict, drop } = explanationData(explanation, asked, played, lang);
  const reasons = { ...(conflict && { conflict }), ...(drop && { drop }) };
  const data: RepairFile = { cost: null, moves: [], deal: null, explanation: reasons };
  // Only where other roles would help are they worth a word.
  const byRoles = flags.free !== 'roles' && byCounting(flags.memory)(problem) === 'yes';
  const sentence = (byRoles ? words.impossibleRoles : words.impossible)[lang];
  const text = explanationText(explanation, asked, played, context, { seconds, given: false });
  await context.out(flags.json ? `${JSON.stringify(data, null, 2)}\n` : `${sentence}\n\n${text}`);
  throw new Answered(Exit.no);
}

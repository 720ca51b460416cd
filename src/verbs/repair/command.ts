/** `repair`: the legal deal nearest to a given one, proved to be the nearest, as moves and as a whole deal. */

import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { type GivenDeal, loadGiven, type RulesetFlag } from '../../cli/deal-input.ts';
import { outFile } from '../../cli/files.ts';
import {
  type NameFlags,
  nameFlags,
  namesFrom,
  oneOf,
  repeated,
  type SelectionFlags,
  selectionFlags,
  wholeNumber,
} from '../../cli/flags.ts';
import { type OutputFlags, outputFlags } from '../../cli/output.ts';
import { compile } from '../../counting/compile.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { toFile } from '../../deal/to-file.ts';
import { FaultError } from '../../fault.ts';
import { factReader, factText } from '../../problem/facts.ts';
import { withPartialDeal } from '../../problem/partial-deal.ts';
import { groundFacts } from '../../problem/pins.ts';
import type { Problem } from '../../problem/problem.ts';
import { type Repair, repair } from '../../sat/repair.ts';
import { say } from '../../say/say.ts';
import { byCounting, explainAll, explanationData } from '../explain/answer.ts';
import { explanationText } from '../explain/text.ts';
import { type RepairFile, repairData, repairText } from './text.ts';

interface RepairFlags extends SelectionFlags, OutputFlags, NameFlags, RulesetFlag {
  readonly free?: 'roles';
  readonly keep?: readonly string[];
  readonly seconds?: number;
}

const SECONDS = 60;

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[ruleset]', say[lang].given.ruleset).argument('[file]', say[lang].given.deal);
    selectionFlags(command, lang);
    command
      .optionsGroup(say[lang].repair.group)
      .option('--ruleset <file>', say[lang].given.rulesetFlag)
      .option('--free <what>', say[lang].repair.free, oneOf('--free', ['roles']))
      .option('--keep <fact>', say[lang].repair.keep, repeated)
      .option('--seconds <n>', say[lang].explain.seconds(SECONDS), wholeNumber('--seconds', 1, 86_400));
    nameFlags(command, lang);
    outputFlags(command, lang, ['json', 'blind', 'memory']);
    command.option('-o, --output <file>', say[lang].repair.output).option('--force', say[lang].repair.force);
    examples(command, lang, say[lang].examples.repair);
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
    const verdict = await byCounting(memory)(freeRoles ? problem : withPartialDeal(problem, { ...own, hands: [] }));
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
    problem,
    facts.flatMap((text) => reader.fact(text, false)).map((fact) => ({ text: factText(fact, played), fact })),
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
    context.note(say[context.lang].output.written(flags.output));
  }
  if (flags.blind) return context.out(`${say[context.lang].repair.cost(mended.cards, mended.attributes)}\n`);
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
  const asked = flags.free === 'roles' ? problem : withPartialDeal(problem, roles);
  const [explained] = await explainAll([{ ruleset: played, problem: asked }], { seconds, memory: flags.memory });
  const { conflict, drop } = explanationData(explained!, lang);
  const reasons = { ...(conflict && { conflict }), ...(drop && { drop }) };
  const data: RepairFile = { cost: null, moves: [], deal: null, explanation: reasons };
  // Only where other roles would help are they worth a word.
  const byRoles = flags.free !== 'roles' && byCounting(flags.memory)(problem) === 'yes';
  const sentence = byRoles ? say[lang].repair.impossibleRoles : say[lang].repair.impossible;
  const text = explanationText(explained!, context, { seconds, given: false });
  await context.out(flags.json ? `${JSON.stringify(data, null, 2)}\n` : `${sentence}\n\n${text}`);
  throw new Answered(Exit.no);
}

/** `repair`: one of the legal deals nearest to a given one, proved to be the nearest, as moves and as a whole deal. */

import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { loadGiven, type RulesetFlag } from '../../cli/deal-input.ts';
import { writeWhole } from '../../cli/files.ts';
import {
  choice,
  type NameFlags,
  nameFlags,
  namesFrom,
  repeated,
  type SeedFlags,
  type SelectionFlags,
  seedFlags,
  selectionFlags,
  sourceFrom,
  wholeNumber,
} from '../../cli/flags.ts';
import { type OutputFlags, outputFlags } from '../../cli/output.ts';
import { terminal } from '../../document/terminal.ts';
import { FaultError } from '../../fault.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { say } from '../../say/say.ts';
import { type Repaired, repair } from './answer.ts';
import { impossibleData, impossibleDocument, repairData, repairDocument, repairSentence } from './text.ts';

interface RepairFlags
  extends SelectionFlags,
    OutputFlags,
    NameFlags,
    RulesetFlag,
    Pick<SeedFlags, 'seed' | 'seedFile'> {
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
      .addOption(choice('--free <what>', say[lang].repair.free, ['roles']))
      .option('--keep <fact>', say[lang].repair.keep, repeated)
      .option('--seconds <n>', say[lang].explain.seconds(SECONDS), wholeNumber('--seconds', 1, 86_400));
    seedFlags(command, lang, false);
    nameFlags(command, lang);
    outputFlags(command, lang, ['json', 'blind', 'memory']);
    command.option('-o, --output <file>', say[lang].repair.output).option('--force', say[lang].repair.force);
    examples(command, lang, say[lang].examples.repair);
    command.action(async (first: string | undefined, second: string | undefined, flags: RepairFlags) => {
      if (first === undefined) {
        throw new FaultError({ kind: 'bad', code: 'usage-missing-argument', with: { argument: 'file' } });
      }
      const names = await namesFrom(flags, context);
      const deal = await loadGiven(second === undefined ? [first] : [first, second], flags, context, names);
      const seconds = flags.seconds ?? SECONDS;
      const source = await sourceFrom(flags, context);
      if (source.kind !== 'seed') throw new Error('no number was asked for');
      const repaired = await repair({
        ...deal,
        file: await deal.file(),
        keep: flags.keep ?? [],
        names,
        freeRoles: flags.free === 'roles',
        seed: source.seed,
        seconds,
        memory: flags.memory,
      });
      await tell(repaired, deal.played, seconds, flags, context);
    });
  },
};

async function tell(
  repaired: Repaired,
  played: Ruleset,
  seconds: number,
  flags: RepairFlags,
  context: Context,
): Promise<void> {
  const { lang, note, out } = context;
  const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;
  if (repaired.verdict === 'impossible') {
    const text = () =>
      flags.blind ? `${say[lang].repair.impossible}\n` : terminal(impossibleDocument(repaired, seconds, lang), context);
    await out(flags.json && !flags.blind ? json(impossibleData(repaired, lang)) : text());
    throw new Answered(Exit.no);
  }
  if (repaired.among === null) note(say[lang].repair.some);
  if (flags.output !== undefined) {
    await writeWhole(flags.output, json(repaired.deal), flags.force === true);
    note(say[lang].output.written(flags.output));
  }
  if (flags.blind) return out(`${repairSentence(repaired, lang)}\n`);
  return out(
    flags.json ? json(repairData(repaired, played, lang)) : terminal(repairDocument(repaired, played, lang), context),
  );
}

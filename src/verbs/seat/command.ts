/** `seat`: names, aliases and substitutes for a deal of seats; writes a new deal and leaves its input alone. */
import { realpath } from 'node:fs/promises';
import { type CommandModule, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { readDeal } from '../../cli/deal-input.ts';
import { readPlainText } from '../../cli/files.ts';
import { commaList, type NameFlags, nameFlags, namesFrom, needs } from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { type Alias, readAliases } from '../../deal/names.ts';
import { steppedIn } from '../../deal/seating.ts';
import { FaultError } from '../../fault.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { say } from '../../say/say.ts';
import { dealCsv, dealDocument } from '../deal/text.ts';
import { type SeatStep, seat } from './answer.ts';

interface SeatFlags extends NameFlags, OutputFlags {
  readonly ruleset?: string;
  readonly draw?: boolean;
  readonly aliasesFile?: string;
  readonly substitutes?: readonly string[];
}

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    // Three flags write one list, because what happened first comes first.
    const steps: SeatStep[] = [];
    const step = (name: SeatStep['step']) => (text: string) => void steps.push({ step: name, text });
    command.argument('<deal>', say[lang].seat.deal).optionsGroup(say[lang].seat.group);
    nameFlags(command, lang);
    command
      .option('--draw', say[lang].seat.draw)
      .option('--aliases-file <file>', say[lang].seat.aliases)
      .option('--substitutes <names>', say[lang].seat.substitutes, commaList('--substitutes'))
      .option('--replace <who=name>', say[lang].seat.replace, step('replace'))
      .option('--rename <who=name>', say[lang].seat.rename, step('rename'))
      .option('--leave <who>', say[lang].seat.leave, step('leave'))
      .option('--ruleset <file>', say[lang].given.rulesetFlag);
    outputFlags(command, lang, ['json', 'file', 'csv', 'blind']);
    needs(command, '--draw', '--names-file', '--names');
    examples(command, lang, say[lang].examples.seat);
    command.action(async (file: string, flags: SeatFlags) => {
      await checkFlags(file, flags, steps);
      const names = await namesFrom(flags, context);
      const aliases = await aliasesFrom(flags, context);
      const loaded = await readDeal(file, flags.ruleset, context);
      const { draw = false, substitutes = [] } = flags;
      const listed = flags.substitutes === undefined ? {} : { substitutes };
      const deal = seat({ ...loaded, names, draw, aliases, steps, ...listed });
      const { ruleset } = loaded;
      remind(deal, ruleset, context);
      const content = {
        data: () => deal,
        text: () => dealDocument(deal, ruleset, lang),
        csv: () => csvText(deal, ruleset, lang),
        blind: () => `${say[context.lang].seat.blind(deal.players)}\n`,
      };
      await answer(content, flags, context);
    });
  },
};

async function checkFlags(file: string, flags: SeatFlags, steps: readonly SeatStep[]): Promise<void> {
  const { names, namesFile, aliasesFile, substitutes, output } = flags;
  if (steps.length === 0 && [names, namesFile, aliasesFile, substitutes].every((flag) => flag === undefined)) {
    throw new FaultError({ kind: 'bad', code: 'seat-nothing', with: {} });
  }
  if (output === undefined || file === '-') return;
  const [from, to] = await Promise.all([file, output].map((path) => realpath(path).catch(() => null)));
  if (from !== null && from === to)
    throw new FaultError({ kind: 'bad', code: 'output-is-input', with: { file: output } });
}

async function aliasesFrom({ aliasesFile }: SeatFlags, context: Context): Promise<readonly Alias[] | null> {
  if (aliasesFile === undefined) return null;
  return readAliases(await readPlainText(aliasesFile, aliasesFile, context, 1), aliasesFile);
}

function csvText(deal: DealFile, ruleset: Ruleset, lang: Context['lang']): string {
  const csv = dealCsv(ruleset, lang, false);
  return `${csv.head}${csv.rows(deal)}`;
}

function remind(deal: DealFile, { presentation: talk }: Ruleset, { lang, note }: Context): void {
  const stepped = steppedIn(deal);
  if ((deal.substitutes?.length ?? 0) + stepped < talk.substitutes)
    note(say[lang].seat.wantsSubstitutes(talk.substitutes));
  if (talk.aliases && deal.seats.some(({ alias }) => alias === undefined)) note(say[lang].seat.wantsAliases);
}

/** `seat`: names, aliases and substitutes for a deal of seats; writes a new deal and leaves its input alone. */
import { realpath } from 'node:fs/promises';
import { type CommandModule, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { type LoadedDeal, readDeal } from '../../cli/deal-input.ts';
import { readPlainText } from '../../cli/files.ts';
import { commaList, type NameFlags, nameFlags, namesFrom, needs, repeated } from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { checkFile } from '../../deal/judge.ts';
import { type Alias, readAliases } from '../../deal/names.ts';
import { withAliases, withNames, withReplacement, withSubstitutes } from '../../deal/seating.ts';
import { FaultError } from '../../fault.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { say } from '../../say/say.ts';
import { dealCsv, dealDocument } from '../deal/text.ts';

interface SeatFlags extends NameFlags, OutputFlags {
  readonly ruleset?: string;
  readonly draw?: boolean;
  readonly aliasesFile?: string;
  readonly substitutes?: readonly string[];
  readonly replace?: readonly string[];
}

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<deal>', say[lang].seat.deal).optionsGroup(say[lang].seat.group);
    nameFlags(command, lang);
    command
      .option('--draw', say[lang].seat.draw)
      .option('--aliases-file <file>', say[lang].seat.aliases)
      .option('--substitutes <names>', say[lang].seat.substitutes, commaList('--substitutes'))
      .option('--replace <who=name>', say[lang].seat.replace, repeated)
      .option('--ruleset <file>', say[lang].given.rulesetFlag);
    outputFlags(command, lang, ['json', 'file', 'csv', 'blind']);
    needs(command, '--draw', '--names-file', '--names');
    examples(command, lang, say[lang].examples.seat);
    command.action(async (file: string, flags: SeatFlags) => {
      await checkFlags(file, flags);
      const names = await namesFrom(flags, context);
      const aliases = await aliasesFrom(flags, context);
      const loaded = await readDeal(file, flags.ruleset, context);
      refuseIllegal(loaded);
      const { ruleset } = loaded;
      const deal = seated(loaded, names, aliases, flags);
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

/** Names first, because replacements and aliases may meet them; substitutes before those who step in. */
function seated(
  { deal, ruleset }: LoadedDeal,
  names: readonly string[] | null,
  aliases: readonly Alias[] | null,
  { draw, substitutes, replace }: SeatFlags,
): DealFile {
  let next = deal;
  if (names !== null) next = withNames(next, names, draw === true);
  if (substitutes !== undefined) next = withSubstitutes(next, ruleset, substitutes);
  if (aliases !== null) next = withAliases(next, aliases);
  for (const text of replace ?? []) next = withReplacement(next, ruleset, text);
  return next;
}

async function checkFlags(file: string, flags: SeatFlags): Promise<void> {
  const { names, namesFile, aliasesFile, substitutes, replace, output } = flags;
  if ([names, namesFile, aliasesFile, substitutes, replace].every((flag) => flag === undefined)) {
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

/** A deal that was changed by hand must be verified or repaired first. */
function refuseIllegal({ deal, ruleset, selection }: LoadedDeal): void {
  const violations = checkFile(ruleset, selection, deal);
  if (violations.length === 0) return;
  const ids = [...new Set(violations.map(({ id }) => id))];
  throw new FaultError({ kind: 'bad', code: 'seat-illegal', with: { ids } });
}

function csvText(deal: DealFile, ruleset: Ruleset, lang: Context['lang']): string {
  const csv = dealCsv(ruleset, lang, false);
  return `${csv.head}${csv.rows(deal)}`;
}

function remind(deal: DealFile, { presentation: talk }: Ruleset, { lang, note }: Context): void {
  const stepped = deal.log?.length ?? 0;
  if ((deal.substitutes?.length ?? 0) + stepped < talk.substitutes)
    note(say[lang].seat.wantsSubstitutes(talk.substitutes));
  if (talk.aliases && deal.seats.some(({ alias }) => alias === undefined)) note(say[lang].seat.wantsAliases);
}

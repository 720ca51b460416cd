/** `deal --commitment FOLDER`: the deal that was promised, kept in the folder and shown like any other. */
import path from 'node:path';
import type { DealFile } from '../deal/deal-file.ts';
import { FaultError } from '../fault.ts';
import { withPool } from '../ruleset/pool.ts';
import { say } from '../say/say.ts';
import { type CommitmentFiles, type Committed, committedDeal } from '../trust/committed-deal.ts';
import { writeDocument } from '../trust/document.ts';
import { NAMES_FORMAT, nameListFields } from '../trust/names.ts';
import { dealText } from '../verbs/deal/text.ts';
import { folderFile, readFolder } from './commitment-folder.ts';
import type { Context } from './context.ts';
import { writeFolder } from './files.ts';
import { type NameFlags, namesFrom, type SeedFlags, type SelectionFlags, selects } from './flags.ts';
import { answer, checkOutput, type OutputFlags } from './output.ts';

export interface CommittedFlags extends SelectionFlags, OutputFlags, NameFlags, SeedFlags {
  readonly commitment?: string;
  readonly outsideValue?: string;
  readonly reserve?: boolean;
  readonly reason?: string;
  readonly deals?: number;
  readonly from?: number;
}

/** @param name what stands where a ruleset would: nothing may, the commitment names it */
export async function dealCommitted(
  folder: string,
  name: string | undefined,
  flags: CommittedFlags,
  context: Context,
): Promise<void> {
  refuseOthers(name, flags);
  // Without -o the folder is where the deal goes, so --blind needs none.
  checkOutput({ ...flags, output: flags.output ?? folder });
  const kept = await readFolder(folder, context);
  const { deal, names } = committedDeal(kept, {
    outside: flags.outsideValue ?? null,
    names: await namesFrom(flags, context),
    reserve: flags.reserve === true,
    reason: flags.reason ?? null,
    ...(flags.memory !== undefined && { memory: flags.memory }),
  });
  echo(deal, flags, context);
  await keep(folder, kept, { deal, names }, context);
  await show(kept, deal, flags, context);
}

/** Says in which form a typed value is taken, where that is not how it was typed. */
function echo({ commitment }: DealFile, { outsideValue, reason }: CommittedFlags, { note, lang }: Context): void {
  const values = [
    [outsideValue, commitment?.outside],
    [reason, commitment?.reason],
  ] as const;
  for (const [typed, taken] of values) {
    if (typed !== undefined && typeof taken === 'string' && typed !== taken)
      note(say[lang].trust.canonical(typed, taken));
  }
}

/** Whatever else decides a deal is in the commitment already. */
function refuseOthers(name: string | undefined, flags: CommittedFlags): void {
  const other = [
    name === undefined ? [] : [name],
    selects(flags) ? ['--players …'] : [],
    flags.seed === undefined ? [] : ['--seed'],
    flags.seedFile === undefined ? [] : ['--seed-file'],
    flags.number === undefined ? [] : ['--number'],
    flags.deals === undefined ? [] : ['--deals'],
    flags.from === undefined ? [] : ['--from'],
  ].flat()[0];
  if (other === undefined) return;
  throw new FaultError({ kind: 'bad', code: 'flags-contradict', with: { one: '--commitment', other } });
}

/** Writes down what was dealt, once: a second run with the same values shows the same deal and writes nothing. */
async function keep(
  folder: string,
  kept: CommitmentFiles,
  { deal, names }: Committed,
  { note, lang }: Context,
): Promise<void> {
  const reserve = deal.commitment?.reserve === true;
  const before = reserve ? kept.reserve : kept.original;
  if (before !== null) return;
  const file = reserve ? folderFile.reserve : folderFile.original;
  const files = new Map<string, string>([[file, `${JSON.stringify(deal, null, 2)}\n`]]);
  if (kept.commitment.names === null && kept.names === null) {
    const fields = nameListFields(kept.commitment.hash, names);
    files.set(folderFile.names, writeDocument({ format: NAMES_FORMAT, fields }, say[lang].trust.namesProse));
  }
  await writeFolder(folder, files, false);
  note(say[lang].trust.kept(path.join(folder, file)));
}

async function show(kept: CommitmentFiles, deal: DealFile, flags: CommittedFlags, context: Context): Promise<void> {
  const { pool } = kept.commitment.selection;
  const ruleset = pool === undefined ? kept.ruleset : withPool(kept.ruleset, pool);
  const blind = () => `${say[context.lang].trust.blind}\n`;
  if (flags.output === undefined && flags.blind) return context.out(blind());
  await answer({ data: () => deal, text: () => dealText(deal, ruleset, context), blind }, flags, context);
}

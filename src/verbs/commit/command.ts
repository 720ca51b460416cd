/** `commit`: promises a deal before it exists; and, for names that come later, writes down their list. What of both is in files. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type CommandModule, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { readText, writeFolder, writeWhole } from '../../cli/files.ts';
import {
  type NameFlags,
  nameFlags,
  namesFrom,
  needs,
  only,
  type SelectionFlags,
  selectionFlags,
  selectionRequest,
  without,
} from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { FaultError } from '../../fault.ts';
import { loadRuleset, shippedIds } from '../../ruleset/load.ts';
import { say } from '../../say/say.ts';
import { commitmentFields, nameListFields } from '../../trust/commitment.ts';
import type { Field } from '../../trust/document.ts';
import { dealDocument } from '../deal/text.ts';
import { commitDeal, dealPromised, nameListFor } from './answer.ts';
import {
  commitmentText,
  dealtFiles,
  type FolderTexts,
  folderFile,
  nameListText,
  promiseFiles,
  readFolder,
} from './folder.ts';

interface CommitFlags extends SelectionFlags, OutputFlags, NameFlags {
  readonly game?: string;
  readonly outside?: string;
  readonly outsideLike?: string;
  readonly namesLater?: boolean;
  readonly draw?: boolean;
  readonly commitment?: string;
}

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[ruleset]', say[lang].trust.ruleset);
    // A published pin is a published card: a commitment takes none.
    selectionFlags(command, lang, false);
    command.optionsGroup(say[lang].trust.group);
    command
      .option('--game <text>', say[lang].trust.game)
      .option('--outside <text>', say[lang].trust.outside)
      .option('--outside-like <example>', say[lang].trust.outsideLike);
    nameFlags(command, lang);
    command
      .option('--names-later', say[lang].trust.namesLater)
      .option('--draw', say[lang].trust.draw)
      .option('--commitment <folder>', say[lang].trust.commitmentFolder);
    outputFlags(command, lang, ['json', 'folder', 'memory']);
    without(command, '--names', '--names-file', '--names-later');
    only(command, '--commitment', ['--names', '--names-file', '--json', '--memory']);
    needs(command, '--commitment', '--names-file', '--names');
    needs(command, 'commit', '-o', '--commitment');
    needs(command, 'commit', '--game', '--commitment');
    needs(command, 'commit', '--names-file', '--names', '--names-later', '--commitment');
    needs(command, '--outside', '--outside-like');
    needs(command, '--outside-like', '--outside');
    examples(command, lang, say[lang].examples.commit);
    command.action(async (name: string | undefined, flags: CommitFlags) => {
      const { commitment: folder, output = '' } = flags; // one of them is given, as was needed
      if (folder === undefined) return promise(name, output, flags, context);
      if (name !== undefined) throw contradicts(name);
      return listNames(folder, flags, context);
    });
  },
};

async function promise(name: string | undefined, folder: string, flags: CommitFlags, context: Context): Promise<void> {
  if (name === undefined) {
    throw new FaultError({ kind: 'bad', code: 'usage-missing-argument', with: { argument: 'ruleset' } });
  }
  const { game = '', outside, outsideLike } = flags;
  const ruleset = await loadRuleset(name);
  const names = await namesFrom(flags, context);
  const asked = {
    ruleset,
    request: await selectionRequest(flags, context, names),
    game,
    outside: outside === undefined || outsideLike === undefined ? null : { what: outside, like: outsideLike },
    names,
    drawn: flags.draw === true,
    memory: flags.memory,
  };
  const promised = commitDeal(asked);
  const { commitment } = promised;
  // A commitment that is out must not lose its secret, whatever is forced.
  if ((await folderTexts(folder, context)).has(folderFile.secret)) {
    throw new FaultError({ kind: 'bad', code: 'trust-folder-taken', with: { folder } });
  }
  echo(
    [
      [game, commitment.game],
      [outside, commitment.outside?.what],
      [outsideLike, commitment.outside?.like],
    ],
    context,
  );
  const files = promiseFiles(promised, shippedIds.includes(name) ? null : await standalone(name), context.lang);
  await writeFolder(folder, files, flags.force === true);
  await context.out(flags.json ? jsonOf(commitmentFields(commitment)) : commitmentText(commitment, context.lang));
  if (commitment.outside === null) context.note(say[context.lang].trust.noOutside);
  context.note(say[context.lang].trust.committed(folder));
}

/** Whole, also where it extends another file: who audits has the published files alone. */
async function standalone(file: string): Promise<string> {
  const { standaloneText } = await import('../../ruleset/standalone.ts');
  return standaloneText(file);
}

async function listNames(folder: string, flags: CommitFlags, context: Context): Promise<void> {
  const names = (await namesFrom(flags, context)) ?? []; // one of their flags is given, as was needed
  const kept = await readFolder(await folderTexts(folder, context), folder);
  const list = nameListFor(kept, names);
  const text = nameListText(kept.commitment, list, context.lang);
  const file = path.join(folder, folderFile.names);
  await writeWhole(file, text, false);
  await context.out(flags.json ? jsonOf(nameListFields(kept.commitment.hash, list)) : text);
  context.note(say[context.lang].trust.namesWritten(file));
}

/** The texts of the moderator's folder that are there. */
export async function folderTexts(folder: string, context: Context): Promise<FolderTexts> {
  const texts = new Map<string, string>();
  for (const name of Object.values(folderFile)) {
    const file = path.join(folder, name);
    if ((await stat(file).catch(() => null)) !== null) texts.set(name, await readText(file, context, 16));
  }
  return texts;
}

/** What `deal --commitment` takes beside the flags that show a deal. */
export interface CommittedFlags extends NameFlags, OutputFlags {
  readonly outsideValue?: string;
  readonly reserve?: boolean;
  readonly reason?: string;
}

/**
 * `deal --commitment FOLDER`: the deal that was promised, kept in the folder and shown like any other.
 * @param name what stands where a ruleset would: nothing may, the commitment names it
 */
export async function dealCommitted(
  folder: string,
  name: string | undefined,
  flags: CommittedFlags,
  context: Context,
): Promise<void> {
  if (name !== undefined) throw contradicts(name);
  const { note, lang } = context;
  const { outsideValue, reason, memory } = flags;
  const kept = await readFolder(await folderTexts(folder, context), folder);
  const dealt = dealPromised(kept, {
    outside: outsideValue ?? null,
    names: await namesFrom(flags, context),
    reserve: flags.reserve === true,
    reason: reason ?? null,
    memory,
  });
  const { deal, ruleset } = dealt;
  echo(
    [
      [outsideValue, deal.commitment?.outside],
      [reason, deal.commitment?.reason],
    ],
    context,
  );
  const files = dealtFiles(kept, dealt, lang);
  const [file] = files.keys();
  if (file !== undefined) {
    await writeFolder(folder, files, false);
    note(say[lang].trust.kept(path.join(folder, file)));
  }
  const blind = () => `${say[lang].trust.blind}\n`;
  if (flags.output === undefined && flags.blind) return context.out(blind());
  await answer({ data: () => deal, text: () => dealDocument(deal, ruleset, context.lang), blind }, flags, context);
}

/** Says in which form typed texts are taken, where that is not how they were typed. */
function echo(
  texts: readonly (readonly [typed: string | undefined, taken: string | null | undefined])[],
  { note, lang }: Context,
): void {
  for (const [typed, taken] of texts) {
    if (typed !== undefined && typeof taken === 'string' && typed !== taken)
      note(say[lang].trust.canonical(typed, taken));
  }
}

function jsonOf(fields: readonly Field[]): string {
  return `${JSON.stringify(Object.fromEntries(fields.map(({ key, value }) => [key, value])), null, 2)}\n`;
}

function contradicts(other: string): FaultError {
  return new FaultError({ kind: 'bad', code: 'flags-contradict', with: { one: '--commitment', other } });
}

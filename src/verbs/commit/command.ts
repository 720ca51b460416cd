/** `commit`: promises a deal before it exists; and, for names that come later, writes down their list. */
import path from 'node:path';
import { type CommandModule, examples } from '../../cli/command.ts';
import { folderFile, readFolder, textIn } from '../../cli/commitment-folder.ts';
import type { Context } from '../../cli/context.ts';
import { writeFolder, writeWhole } from '../../cli/files.ts';
import { type NameFlags, nameFlags, namesFrom, type SelectionFlags, selectionFlags, selects } from '../../cli/flags.ts';
import { type OutputFlags, outputFlags } from '../../cli/output.ts';
import { loadProblem } from '../../cli/problems.ts';
import { totals } from '../../counting/compile.ts';
import { noLegalDeal } from '../../deal/draw.ts';
import { type FaultCode, FaultError, fault, type Telling } from '../../fault.ts';
import type { Selection } from '../../problem/selection.ts';
import type { PlayedProblem } from '../../problem/tables.ts';
import { SCHEME } from '../../random/stream.ts';
import { shippedIds } from '../../ruleset/load.ts';
import { say } from '../../say/say.ts';
import { canonicalOutside, canonicalProse } from '../../trust/canonical.ts';
import { COMMITMENT_FORMAT, type Commitment, commit, commitmentFields, type Promised } from '../../trust/commitment.ts';
import { laterNames } from '../../trust/committed-deal.ts';
import { type Field, writeDocument } from '../../trust/document.ts';
import { NAMES_FORMAT, nameListFields } from '../../trust/names.ts';
import { makeSecret, SECRET_FORMAT } from '../../trust/secret.ts';

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
    selectionFlags(command, lang);
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
    examples(command, lang, say[lang].examples.commit);
    command.action(async (name: string | undefined, flags: CommitFlags) =>
      flags.commitment === undefined
        ? promise(name, flags, context)
        : listNames(flags.commitment, name, flags, context),
    );
  },
};

async function promise(name: string | undefined, flags: CommitFlags, context: Context): Promise<void> {
  if (name === undefined) throw bad('usage-missing-argument', { argument: 'ruleset' });
  const folder = flags.output ?? needed('-o');
  refusePins(flags);
  const names = await namesFrom(flags, context);
  if (names === null && !flags.namesLater) throw needed('--names-file', '--names-later');
  if (names !== null && flags.namesLater) throw contradict('--names-file', '--names-later');
  const loaded = await loadProblem(name, flags, context);
  const { legal } = totals(loaded.problem, flags.memory === undefined ? {} : { memory: flags.memory });
  if (legal === 0n) throw noLegalDeal(loaded.problem);
  await refuseTaken(folder, context);
  const secret = makeSecret();
  const commitment = commit(promised(loaded, names, flags, context), secret);
  const text = commitmentText(commitment, context);
  const files = new Map([
    // The secret is on the disk before the commitment that is nothing without it.
    [folderFile.secret as string, secretText(commitment, secret, context)],
    ...(await copies(name, commitment.selection)),
    [folderFile.commitment, text],
  ]);
  await writeFolder(folder, files, flags.force === true);
  await context.out(flags.json ? jsonOf(commitmentFields(commitment)) : text);
  if (commitment.outside === null) context.note(say[context.lang].trust.noOutside);
  context.note(say[context.lang].trust.committed(folder));
}

function promised(
  { ruleset, problem }: PlayedProblem,
  names: readonly string[] | null,
  flags: CommitFlags,
  { note, lang }: Context,
): Promised {
  const canonical = (typed: string, form: (raw: string) => string, flag: string) => {
    const text = form(typed);
    if (text === '') throw bad('flag-empty', { flag });
    if (text !== typed) note(say[lang].trust.canonical(typed, text));
    return text;
  };
  const { game = '', outside, outsideLike } = flags;
  if (outside !== undefined && outsideLike === undefined) throw needs('--outside', '--outside-like');
  if (outsideLike !== undefined && outside === undefined) throw needs('--outside-like', '--outside');
  if (outsideLike !== undefined && !/[\p{L}\p{Nd}]/u.test(outsideLike)) throw bad('trust-like', { like: outsideLike });
  return {
    scheme: SCHEME,
    // The pool is part of the selection; the fingerprint is that of the ruleset without it.
    ruleset: { id: ruleset.id, fingerprint: problem.ruleset.fingerprint },
    selection: problem.selection,
    game: flags.game === undefined ? needed('--game') : canonical(game, canonicalProse, '--game'),
    outside:
      outside === undefined || outsideLike === undefined
        ? null
        : {
            what: canonical(outside, canonicalProse, '--outside'),
            like: canonical(outsideLike, canonicalOutside, '--outside-like'),
          },
    names: names === null ? null : laterNames(problem, names),
    drawn: flags.draw === true,
  };
}

/** A published pin is a published card. */
function refusePins({ pin, ban, pinsFile }: SelectionFlags): void {
  if (pin !== undefined || ban !== undefined || pinsFile !== undefined) throw bad('trust-pins');
}

/** A commitment that is out must not lose its secret, whatever is forced. */
async function refuseTaken(folder: string, context: Context): Promise<void> {
  if ((await textIn(folder, folderFile.secret, context)) !== null) throw bad('trust-folder-taken', { folder });
}

/** A ruleset that is not shipped, and a pool, belong to what is published. */
async function copies(name: string, { pool }: Selection): Promise<readonly (readonly [string, string])[]> {
  return [
    ...(shippedIds.includes(name) ? [] : [[folderFile.ruleset, await standalone(name)] as const]),
    ...(pool === undefined ? [] : [[folderFile.pool, `${pool.join('\n')}\n`] as const]),
  ];
}

/** Whole, also where it extends another file: who audits has the published files alone. */
async function standalone(file: string): Promise<string> {
  const { standaloneText } = await import('../../ruleset/standalone.ts');
  return standaloneText(file);
}

async function listNames(
  folder: string,
  name: string | undefined,
  flags: CommitFlags,
  context: Context,
): Promise<void> {
  const other = [
    name === undefined ? [] : [name],
    selects(flags) ? ['--players …'] : [],
    flags.game === undefined ? [] : ['--game'],
    flags.outside === undefined ? [] : ['--outside'],
    flags.outsideLike === undefined ? [] : ['--outside-like'],
    flags.namesLater ? ['--names-later'] : [],
    flags.draw ? ['--draw'] : [],
    flags.output === undefined ? [] : ['-o'],
  ].flat()[0];
  if (other !== undefined) throw contradict('--commitment', other);
  const names = await namesFrom(flags, context);
  if (names === null) throw needs('--commitment', '--names-file');
  const { commitment, names: before } = await readFolder(folder, context);
  if (commitment.names !== null || before !== null) throw bad('trust-names-fixed');
  const fields = nameListFields(commitment.hash, laterNames(commitment, names));
  const text = writeDocument({ format: NAMES_FORMAT, fields }, say[context.lang].trust.namesProse);
  const file = path.join(folder, folderFile.names);
  await writeWhole(file, text, false);
  await context.out(flags.json ? jsonOf(fields) : text);
  context.note(say[context.lang].trust.namesWritten(file));
}

function commitmentText(commitment: Commitment, { lang }: Context): string {
  const fields = commitmentFields(commitment);
  return writeDocument({ format: COMMITMENT_FORMAT, fields }, say[lang].trust.commitmentProse);
}

function secretText({ hash }: Commitment, secret: string, { lang }: Context): string {
  const fields = [
    { key: 'commitment', value: hash },
    { key: 'secret', value: secret },
  ];
  return writeDocument({ format: SECRET_FORMAT, fields }, say[lang].trust.secretProse);
}

function jsonOf(fields: readonly Field[]): string {
  return `${JSON.stringify(Object.fromEntries(fields.map(({ key, value }) => [key, value])), null, 2)}\n`;
}

function bad<Code extends FaultCode>(code: Code, ...[tells]: Telling<Code>): FaultError {
  return new FaultError(fault('bad', code, tells));
}

function needs(flag: string, wants: string): FaultError {
  return bad('flag-needs', { flag, needs: wants });
}

function needed(...flags: readonly string[]): never {
  throw needs('commit', flags.join(' / '));
}

function contradict(one: string, other: string): FaultError {
  return bad('flags-contradict', { one, other });
}

/** The moderator's folder of one commitment as texts by file name: what `commit` puts there, what `deal --commitment` adds, and how both are read. */
import path from 'node:path';
import type { DealFile } from '../../deal/deal-file.ts';
import { fromFile } from '../../deal/from-file.ts';
import { readJson } from '../../deal/read/json.ts';
import { FaultError } from '../../fault.ts';
import { fingerprint } from '../../ruleset/fingerprint.ts';
import { loadRuleset, shippedIds } from '../../ruleset/load.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import {
  COMMITMENT_FORMAT,
  type Commitment,
  commitmentFields,
  NAMES_FORMAT,
  nameListFields,
  readCommitment,
  readNameList,
} from '../../trust/commitment.ts';
import type { CommitmentFiles } from '../../trust/committed-deal.ts';
import { writeDocument } from '../../trust/document.ts';
import { readSecret, SECRET_FORMAT } from '../../trust/secret.ts';
import type { CommitAnswer, PromisedDeal } from './answer.ts';

/** Names in the folder. All but the secret and the deals are for publishing. */
export const folderFile = {
  commitment: 'commitment.txt',
  secret: 'secret.txt',
  names: 'names.txt',
  ruleset: 'ruleset.yaml',
  pool: 'pool.txt',
  original: 'deal.json',
  reserve: 'reserve.json',
  reveal: 'reveal.txt',
} as const;

/** What of a folder may be published, in the order in which it is written. */
export const publicFiles: readonly string[] = [
  folderFile.commitment,
  folderFile.ruleset,
  folderFile.pool,
  folderFile.names,
  folderFile.reveal,
];

/** Texts by file name. */
export type FolderTexts = ReadonlyMap<string, string>;

/**
 * @param texts of the files that are there, each under its name in the folder
 * @param folder for the places of faults
 * @throws FaultError `trust-no-folder` (no commitment), `file-missing` (no secret), `trust-ruleset`, `audit-ruleset`, `audit-names-of`,
 *   and those of each file's reader
 */
export async function readFolder(texts: FolderTexts, folder: string): Promise<CommitmentFiles> {
  const at = (name: string) => path.join(folder, name);
  const text = texts.get(folderFile.commitment);
  if (text === undefined) throw new FaultError({ kind: 'bad', code: 'trust-no-folder', with: { folder } });
  const commitment = readCommitment(text, at(folderFile.commitment));
  const secret = texts.get(folderFile.secret);
  if (secret === undefined) {
    throw new FaultError({ kind: 'bad', code: 'file-missing', with: { file: at(folderFile.secret) } });
  }
  const list = texts.get(folderFile.names);
  const deal = async (name: string) => dealOf(texts.get(name), at(name));
  return {
    commitment,
    secret: readSecret(secret, at(folderFile.secret)),
    ruleset: await promisedRuleset(texts.get(folderFile.ruleset), at(folderFile.ruleset), commitment),
    names: list === undefined ? null : namesFor(commitment, list, at(folderFile.names)),
    original: await deal(folderFile.original),
    reserve: await deal(folderFile.reserve),
  };
}

function namesFor(commitment: Commitment, text: string, file: string): readonly string[] {
  const list = readNameList(text, file);
  if (list.hash === commitment.hash) return list.names;
  throw new FaultError({ kind: 'bad', code: 'audit-names-of', with: { file } });
}

/** The copy in the folder, else the shipped ruleset of that name. */
async function promisedRuleset(
  copy: string | undefined,
  file: string,
  { ruleset: promised }: Commitment,
): Promise<Ruleset> {
  if (copy === undefined && !shippedIds.includes(promised.id)) {
    throw new FaultError({ kind: 'bad', code: 'trust-ruleset', with: { ruleset: promised.id } });
  }
  const ruleset = copy === undefined ? await loadRuleset(promised.id) : await parsed(copy, file);
  if (fingerprint(ruleset) === promised.fingerprint && ruleset.id === promised.id) return ruleset;
  const source = copy === undefined ? promised.id : file;
  throw new FaultError({ kind: 'bad', code: 'audit-ruleset', with: { source } });
}

async function parsed(text: string, file: string): Promise<Ruleset> {
  const { readRuleset } = await import('../../ruleset/read/read.ts');
  return readRuleset(text, { file });
}

async function dealOf(text: string | undefined, file: string): Promise<DealFile | null> {
  if (text === undefined) return null;
  const json = await readJson(text, file);
  return fromFile(json.value, file, json.locate);
}

export function commitmentText(commitment: Commitment, lang: Lang): string {
  const fields = commitmentFields(commitment);
  return writeDocument({ format: COMMITMENT_FORMAT, fields }, say[lang].trust.commitmentProse);
}

/** The list of names of a commitment as a document of its own. */
export function nameListText({ hash }: Commitment, names: readonly string[], lang: Lang): string {
  const fields = nameListFields(hash, names);
  return writeDocument({ format: NAMES_FORMAT, fields }, say[lang].trust.namesProse);
}

/**
 * What `commit` writes, the secret first: a commitment is nothing without it.
 * @param rulesetText whole, also where it extends another file; null where the ruleset is shipped
 */
export function promiseFiles(
  { commitment, secret }: CommitAnswer,
  rulesetText: string | null,
  lang: Lang,
): FolderTexts {
  const fields = [
    { key: 'commitment', value: commitment.hash },
    { key: 'secret', value: secret },
  ];
  const { pool } = commitment.selection;
  return new Map([
    [folderFile.secret as string, writeDocument({ format: SECRET_FORMAT, fields }, say[lang].trust.secretProse)],
    ...(rulesetText === null ? [] : [[folderFile.ruleset, rulesetText] as const]),
    ...(pool === undefined ? [] : [[folderFile.pool, `${pool.join('\n')}\n`] as const]),
    [folderFile.commitment, commitmentText(commitment, lang)],
  ]);
}

/** What a deal adds, once: a second run with the same values makes the same deal and adds nothing. The deal's own file is the first. */
export function dealtFiles(
  { commitment, names: listed }: CommitmentFiles,
  dealt: PromisedDeal,
  lang: Lang,
): FolderTexts {
  if (dealt.again) return new Map();
  const file = dealt.deal.commitment?.reserve ? folderFile.reserve : folderFile.original;
  const list = commitment.names === null && listed === null;
  return new Map([
    [file as string, `${JSON.stringify(dealt.deal, null, 2)}\n`],
    ...(list ? [[folderFile.names, nameListText(commitment, dealt.names, lang)] as const] : []),
  ]);
}

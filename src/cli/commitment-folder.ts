/** The moderator's folder of one commitment: what `commit` writes, what `deal --commitment` adds, what `reveal` reads. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { DealFile } from '../deal/deal-file.ts';
import { fromFile } from '../deal/from-file.ts';
import { readJson } from '../deal/read/json.ts';
import { FaultError } from '../fault.ts';
import { fingerprint } from '../ruleset/fingerprint.ts';
import { loadRuleset, shippedIds } from '../ruleset/load.ts';
import type { Ruleset } from '../ruleset/model.ts';
import { type Commitment, readCommitment } from '../trust/commitment.ts';
import type { CommitmentFiles } from '../trust/committed-deal.ts';
import { readNameList } from '../trust/names.ts';
import { readSecret } from '../trust/secret.ts';
import type { Context } from './context.ts';
import { readText } from './files.ts';

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

/** @throws FaultError `trust-no-folder`, and those of each file's reader */
export async function readFolder(folder: string, context: Context): Promise<CommitmentFiles> {
  if ((await textIn(folder, folderFile.commitment, context)) === null) {
    throw new FaultError({ kind: 'bad', code: 'trust-no-folder', with: { folder } });
  }
  const at = (name: string) => path.join(folder, name);
  const commitment = readCommitment(await readText(at(folderFile.commitment), context, 1), at(folderFile.commitment));
  const secret = readSecret(await readText(at(folderFile.secret), context, 1), at(folderFile.secret));
  const list = await textIn(folder, folderFile.names, context);
  return {
    ruleset: await promisedRuleset(folder, commitment),
    commitment,
    secret,
    names: list === null ? null : namesFor(commitment, list, at(folderFile.names)),
    original: await dealIn(folder, folderFile.original, context),
    reserve: await dealIn(folder, folderFile.reserve, context),
  };
}

/** The text of a file of the folder, or null where there is none. */
export async function textIn(folder: string, name: string, context: Context): Promise<string | null> {
  const file = path.join(folder, name);
  const there = await stat(file).catch(() => null);
  return there === null ? null : readText(file, context);
}

function namesFor(commitment: Commitment, text: string, file: string): readonly string[] {
  const list = readNameList(text, file);
  if (list.hash === commitment.hash) return list.names;
  throw new FaultError({ kind: 'bad', code: 'audit-names-of', with: { file } });
}

async function promisedRuleset(folder: string, { ruleset: promised }: Commitment): Promise<Ruleset> {
  const copy = path.join(folder, folderFile.ruleset);
  const there = await stat(copy).catch(() => null);
  if (there === null && !shippedIds.includes(promised.id)) {
    throw new FaultError({ kind: 'bad', code: 'trust-ruleset', with: { ruleset: promised.id } });
  }
  const source = there === null ? promised.id : copy;
  const ruleset = await loadRuleset(source);
  if (fingerprint(ruleset) === promised.fingerprint && ruleset.id === promised.id) return ruleset;
  throw new FaultError({ kind: 'bad', code: 'audit-ruleset', with: { source } });
}

async function dealIn(folder: string, name: string, context: Context): Promise<DealFile | null> {
  const text = await textIn(folder, name, context);
  if (text === null) return null;
  const file = path.join(folder, name);
  const json = await readJson(text, file);
  return fromFile(json.value, file, json.locate);
}

/** What an audit can see of a commitment without its secret: canonical forms, the ruleset, the selection, the pool, the names. */
import { FaultError } from '../fault.ts';
import { normalise, requestOf, selectionJson } from '../problem/selection.ts';
import { SCHEME } from '../random/stream.ts';
import { fingerprint } from '../ruleset/fingerprint.ts';
import { loadRuleset, shippedIds } from '../ruleset/load.ts';
import type { Ruleset } from '../ruleset/model.ts';
import { canonicalOutside, canonicalProse } from './canonical.ts';
import type { Commitment } from './commitment.ts';
import { misfit } from './misfit.ts';
import { checkNames } from './names.ts';
import type { Published } from './published.ts';

export interface PromisedRuleset {
  /** Without the pool put in. */
  readonly ruleset: Ruleset;
  /** Whether it is none that comes with the program. */
  readonly own: boolean;
}

/**
 * @throws Misfit; FaultError `deal-scheme` (another version's), `trust-ruleset` (nobody has it), `trust-unknown-file`
 */
export async function checkPromise(published: Published, commitment: Commitment): Promise<PromisedRuleset> {
  if (commitment.scheme !== SCHEME) {
    throw new FaultError({ kind: 'bad', code: 'deal-scheme', with: { scheme: commitment.scheme, ours: SCHEME } });
  }
  const prose = [
    ['game', commitment.game, canonicalProse],
    ['outside', commitment.outside?.what ?? '', canonicalProse],
    ['outside like', commitment.outside?.like ?? '', canonicalOutside],
  ] as const;
  for (const [key, value, canonical] of prose) if (canonical(value) !== value) throw misfit('audit-canonical', { key });
  const found = await rulesetOf(published, commitment);
  checkSelection(found.ruleset, commitment);
  checkPool(published, commitment);
  if (commitment.names !== null) checkNames(commitment, commitment.names);
  return found;
}

/** The published ruleset file with the right fingerprint, else the shipped ruleset of that name. */
async function rulesetOf(published: Published, commitment: Commitment): Promise<PromisedRuleset> {
  const { id, fingerprint: wanted } = commitment.ruleset;
  // Only a shipped name is looked up: a published file must not make us read whatever path it names.
  const shipped = shippedIds.includes(id) ? await loadRuleset(id) : null;
  const [file] = published.rulesets;
  if (file !== undefined) {
    const { readRuleset } = await import('../ruleset/read/read.ts');
    const ruleset = readRuleset(file.text, { file: file.file });
    const fits = fingerprint(ruleset) === wanted && ruleset.id === id;
    if (!fits) throw misfit('audit-ruleset', { source: file.file });
    return { ruleset, own: shipped === null || fingerprint(shipped) !== wanted };
  }
  if (shipped === null) throw new FaultError({ kind: 'bad', code: 'trust-ruleset', with: { ruleset: id } });
  if (fingerprint(shipped) !== wanted) throw misfit('audit-ruleset', { source: id });
  return { ruleset: shipped, own: false };
}

function checkSelection(ruleset: Ruleset, { selection }: Commitment): void {
  try {
    if (selectionJson(normalise(ruleset, requestOf(selection))) === selectionJson(selection)) return;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
  }
  throw misfit('audit-selection');
}

function checkPool({ others }: Published, { selection: { pool } }: Commitment): void {
  for (const { file, text } of others) {
    if (pool === undefined)
      throw new FaultError({ kind: 'bad', code: 'trust-unknown-file', with: {}, place: { file } });
    const lines = text
      .replace(/^\ufeff/, '')
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (lines.length !== pool.length || lines.some((line, at) => line !== pool[at]))
      throw misfit('audit-pool', { file });
  }
}

/** What an audit can see of a commitment without its secret: canonical forms, the ruleset, the selection, the pool, the names. */
import { type Fault, FaultError, fault, type Telling, type TrustFaults } from '../fault.ts';
import { normalise, requestOf, selectionJson } from '../problem/selection.ts';
import { SCHEME } from '../random/stream.ts';
import { fingerprint } from '../ruleset/fingerprint.ts';
import { loadRuleset, shippedIds } from '../ruleset/load.ts';
import type { Ruleset } from '../ruleset/model.ts';
import { badName, type Commitment, canonicalOutside, canonicalProse, readNameList } from './commitment.ts';
import type { Published } from './published.ts';

/** Thrown inside an audit; never leaves it. */
export class Misfit extends Error {
  readonly fault: Fault;
  constructor(found: Fault) {
    super(found.code);
    this.name = 'Misfit';
    this.fault = found;
  }
}

/** What an audit finds, by the code of its sentence. */
export function misfit<Part extends Extract<keyof TrustFaults, `audit-${string}`>>(
  part: Part,
  ...[tells]: Telling<Part>
): Misfit {
  return new Misfit(fault('no', part, tells));
}

interface PromisedRuleset {
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

/** One name a seat, all different, in canonical form. */
export function checkNames(commitment: Commitment, names: readonly string[]): void {
  const seats = commitment.selection.players;
  if (names.length === 0) throw misfit('audit-names-missing');
  if (names.length !== seats) throw misfit('audit-names-count', { names: names.length, seats });
  const bad = badName(names);
  if (bad !== null) throw misfit('audit-name', { name: bad });
}

/**
 * Lists of names that were published on their own.
 * @param names of the commitment or the reveal; null: none are known yet
 */
export function checkNameLists(published: Published, commitment: Commitment, names: readonly string[] | null): void {
  let before = names;
  for (const { file, text } of published.names) {
    const list = readNameList(text, file);
    if (list.hash !== commitment.hash) throw misfit('audit-names-of', { file });
    checkNames(commitment, list.names);
    const at = list.names.findIndex((name, k) => before !== null && before[k] !== name);
    if (at >= 0) throw misfit('audit-names', { place: at + 1, file });
    before = list.names;
  }
}

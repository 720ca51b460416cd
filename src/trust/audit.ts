/**
 * The audit: anybody, with the published files alone, checks that commitment, names, replacements, outside values, ruleset,
 * selection and deals belong together. Every line of the reveal that follows from the others is made again and compared.
 */
import type { DealFile } from '../deal/deal-file.ts';
import { fromFile } from '../deal/from-file.ts';
import { FaultError } from '../fault.ts';
import { normalise, requestOf } from '../problem/normalise.ts';
import { selectionJson } from '../problem/selection-json.ts';
import { fingerprint } from '../ruleset/fingerprint.ts';
import { loadRuleset, shippedIds } from '../ruleset/load.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { canonicalOutside, canonicalProse } from './canonical.ts';
import { type Claim, claims } from './claims.ts';
import {
  type Commitment,
  commitmentFields,
  commitmentHash,
  commitmentOf,
  readCommitment,
  readNames,
} from './commitment.ts';
import { deriveDeal, type Opened, type Turn } from './derive.ts';
import { type Document, readDocument } from './document.ts';
import type { Which } from './key.ts';
import { Misfit, type Part } from './misfit.ts';
import { badName, readNameList } from './name-list.ts';
import { type Published, type PublishedFile, sortPublished } from './published.ts';
import {
  dealFields,
  differing,
  REVEAL_FORMAT,
  type RevealedDeal,
  revealFields,
  withoutReplacements,
} from './reveal.ts';
import { isSecret } from './secret.ts';
import { hasShape } from './shape.ts';

export type Audit =
  /** Well formed; the key is not published yet. */
  | { readonly verdict: 'awaits'; readonly commitment: Commitment; readonly claims: readonly Claim[] }
  | {
      readonly verdict: 'fits';
      readonly commitment: Commitment;
      readonly deals: readonly RevealedDeal[];
      readonly replaced: NonNullable<DealFile['log']>;
      readonly claims: readonly Claim[];
    }
  | { readonly verdict: 'misfit'; readonly part: Part; readonly with: Readonly<Record<string, string | number>> };

/**
 * @param memory megabytes for the diagram
 * @throws FaultError for a file that is no published file at all, for a ruleset that nobody has, and of kind limit
 */
export async function audit(files: readonly PublishedFile[], memory?: number): Promise<Audit> {
  const published = sortPublished(files);
  try {
    const reveal = readReveal(published);
    return reveal === null ? await beforeReveal(published) : await afterReveal(published, reveal, memory);
  } catch (error) {
    if (error instanceof Misfit) return { verdict: 'misfit', part: error.part, with: error.with };
    throw error;
  }
}

interface Reveal {
  readonly file: string;
  readonly document: Document;
  readonly commitment: Commitment;
}

function readReveal({ reveals }: Published): Reveal | null {
  const read = reveals.map(({ file, text }) => {
    const document = readDocument(text, REVEAL_FORMAT, file);
    return { file, document, commitment: commitmentOf(document, file) };
  });
  const [first, ...others] = read;
  if (first === undefined) return null;
  for (const other of others) {
    const key = differing(first.document.fields, other.document.fields);
    if (key !== null) throw new Misfit('audit-repeated-line', { key, file: other.file });
  }
  return first;
}

async function beforeReveal(published: Published): Promise<Audit> {
  const commitment = oneCommitment(published);
  await checkPromise(published, commitment);
  checkNameLists(published, commitment, null);
  return {
    verdict: 'awaits',
    commitment,
    claims: claims({ commitment, revealed: false, reserve: false, replaced: false }),
  };
}

async function afterReveal(published: Published, reveal: Reveal, memory: number | undefined): Promise<Audit> {
  const { document, commitment, file } = reveal;
  const fields = new Map(document.fields.map(({ key, value }) => [key, value]));
  const secret = fields.get('secret') ?? '';
  checkOpens(published, reveal, secret);
  const ruleset = await checkPromise(published, commitment);
  const names = commitment.names ?? readNames(document.fields);
  checkNames(commitment, names);
  checkNameLists(published, commitment, names);
  const opened: Opened = { commitment, secret, names };
  const turns = readTurns(commitment, fields);
  const deals = turns.map((turn) => ({ which: turn.which, deal: deriveDeal(ruleset, opened, turn, memory) }));
  const substitutes = document.fields.filter(({ key }) => /^substitute \d+$/.test(key)).map(({ value }) => value);
  const replaced = readReplaced(document);
  const wanted = revealFields({ ...opened, deals, substitutes, replaced });
  const key = differing(document.fields, wanted);
  if (key !== null) throw misfitOf(key, file);
  checkReplaced(deals, substitutes, replaced);
  await checkDealFiles(published, deals, replaced);
  const reserve = deals.length > 1;
  const said = claims({ commitment, revealed: true, reserve, replaced: replaced.length > 0 });
  return { verdict: 'fits', commitment, deals, replaced, claims: said };
}

function misfitOf(key: string, file: string): Misfit {
  const deal = /^(original|reserve) (.+)$/.exec(key);
  if (deal?.[1] !== undefined && deal[2] !== undefined)
    return new Misfit('audit-deal', { which: deal[1], key: deal[2] });
  return key === 'seal' ? new Misfit('audit-seal') : new Misfit('audit-line', { key, file });
}

function oneCommitment({ commitments }: Published): Commitment {
  const [first, ...others] = commitments.map(({ file, text }) => readCommitment(text, file));
  if (first === undefined) throw new FaultError({ kind: 'bad', code: 'trust-nothing', with: {} });
  for (const other of others) {
    const key = differing(commitmentFields(first), commitmentFields(other));
    if (key !== null) throw new Misfit('audit-two-commitments', { key });
  }
  return first;
}

/** The secret must open the commitment, in every copy of it that is published. */
function checkOpens(published: Published, reveal: Reveal, secret: string): void {
  const opens = (copy: Commitment) => isSecret(secret) && commitmentHash(copy, secret) === copy.hash;
  const revealOpens = opens(reveal.commitment);
  for (const { file, text } of published.commitments) {
    const copy = readCommitment(text, file);
    const key = differing(commitmentFields(copy), commitmentFields(reveal.commitment));
    if (key === null) continue;
    if (opens(copy)) throw new Misfit('audit-repeated-line', { key, file: reveal.file });
    if (revealOpens) throw new Misfit('audit-commitment-line', { key, file });
  }
  if (!revealOpens) throw new Misfit('audit-secret');
}

/** Everything that can be seen of a commitment without its secret. Returns the ruleset, without the pool put in. */
async function checkPromise(published: Published, commitment: Commitment): Promise<Ruleset> {
  const prose = [
    ['game', commitment.game, canonicalProse],
    ['outside', commitment.outside?.what ?? '', canonicalProse],
    ['outside like', commitment.outside?.like ?? '', canonicalOutside],
  ] as const;
  for (const [key, value, canonical] of prose)
    if (canonical(value) !== value) throw new Misfit('audit-canonical', { key });
  const ruleset = await rulesetOf(published, commitment);
  checkSelection(ruleset, commitment);
  checkPool(published, commitment);
  if (commitment.names !== null) checkNames(commitment, commitment.names);
  return ruleset;
}

/** The published ruleset file with the right fingerprint, else the shipped ruleset of that name. */
async function rulesetOf(published: Published, commitment: Commitment): Promise<Ruleset> {
  const { id, fingerprint: wanted } = commitment.ruleset;
  for (const { file, text } of published.rulesets) {
    const { readRuleset } = await import('../ruleset/read.ts');
    const ruleset = readRuleset(text, { file });
    if (fingerprint(ruleset) !== wanted || ruleset.id !== id) throw new Misfit('audit-ruleset', { source: file });
    return ruleset;
  }
  // Only a shipped name is looked up: a published file must not make us read whatever path it names.
  if (!shippedIds.includes(id)) throw new FaultError({ kind: 'bad', code: 'trust-ruleset', with: { ruleset: id } });
  const shipped = await loadRuleset(id);
  if (fingerprint(shipped) !== wanted) throw new Misfit('audit-ruleset', { source: id });
  return shipped;
}

function checkSelection(ruleset: Ruleset, { selection }: Commitment): void {
  try {
    if (selectionJson(normalise(ruleset, requestOf(selection))) === selectionJson(selection)) return;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
  }
  throw new Misfit('audit-selection');
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
      throw new Misfit('audit-pool', { file });
  }
}

function checkNames(commitment: Commitment, names: readonly string[]): void {
  const seats = commitment.selection.players;
  if (names.length === 0) throw new Misfit('audit-names-missing');
  if (names.length !== seats) throw new Misfit('audit-names-count', { names: names.length, seats });
  const bad = badName(names);
  if (bad !== null) throw new Misfit('audit-name', { name: bad });
}

/** Lists of names that were published on their own. */
function checkNameLists(published: Published, commitment: Commitment, names: readonly string[] | null): void {
  let before = names;
  for (const { file, text } of published.names) {
    const list = readNameList(text, file);
    if (list.hash !== commitment.hash) throw new Misfit('audit-names-of', { file });
    checkNames(commitment, list.names);
    const at = list.names.findIndex((name, k) => before !== null && before[k] !== name);
    if (at >= 0) throw new Misfit('audit-names', { place: at + 1, file });
    before = list.names;
  }
}

function readTurns(commitment: Commitment, fields: ReadonlyMap<string, string>): readonly Turn[] {
  const has = (which: Which) => [...fields.keys()].some((key) => key.startsWith(`${which} `));
  const turns: Turn[] = (['original', 'reserve'] as const)
    .filter((which) => which === 'original' || has(which))
    .map((which) => ({
      which,
      outside: fields.get(`${which} outside value`) ?? null,
      reason: which === 'reserve' ? (fields.get('reserve reason') ?? '') : null,
    }));
  for (const { which, outside, reason } of turns) {
    checkOutside(commitment, which, outside);
    if (reason !== null && (reason === '' || canonicalProse(reason) !== reason)) throw new Misfit('audit-reason');
  }
  const [original, reserve] = turns;
  if (reserve?.outside != null && reserve.outside === original?.outside) throw new Misfit('audit-outside-same');
  return turns;
}

function checkOutside({ outside: promised }: Commitment, which: Which, value: string | null): void {
  if (promised === null) {
    if (value !== null) throw new Misfit('audit-outside-extra', { which });
  } else if (value === null) throw new Misfit('audit-outside-missing', { which });
  else if (canonicalOutside(value) !== value || !hasShape(promised.like, value)) {
    throw new Misfit('audit-outside-shape', { which, value, like: promised.like });
  }
}

function readReplaced({ fields }: Document): NonNullable<DealFile['log']> {
  return fields
    .filter(({ key }) => /^replaced \d+$/.test(key))
    .map(({ value }, at) => {
      const parts: unknown = jsonOf(value);
      if (!Array.isArray(parts) || parts.length !== 3) throw new Misfit('audit-replacement', { place: at + 1 });
      const [seat, from, to]: readonly unknown[] = parts;
      if (typeof seat === 'number' && typeof from === 'string' && typeof to === 'string') return { seat, from, to };
      throw new Misfit('audit-replacement', { place: at + 1 });
    });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Each replacement must take out who sits there and bring in a substitute who has not come in yet. */
function checkReplaced(
  deals: readonly RevealedDeal[],
  substitutes: readonly string[],
  replaced: NonNullable<DealFile['log']>,
): void {
  const sitting = [...(deals.at(-1)?.deal.seats ?? [])].map((seat) => seat.name);
  const waiting = new Set(substitutes);
  replaced.forEach(({ seat, from, to }, at) => {
    if (sitting[seat - 1] !== from || !waiting.delete(to)) throw new Misfit('audit-replacement', { place: at + 1 });
    sitting[seat - 1] = to;
  });
}

/** Deal files that were published as well must be one of the deals, with or without the replacements. */
async function checkDealFiles(
  published: Published,
  deals: readonly RevealedDeal[],
  replaced: NonNullable<DealFile['log']>,
): Promise<void> {
  for (const { file, text } of published.deals) {
    const deal = await fromFile(jsonOf(text), file);
    const which: Which = deal.commitment?.reserve ? 'reserve' : 'original';
    const ours = deals.find((one) => one.which === which);
    if (ours === undefined) throw new Misfit('audit-deal-file', { file, key: 'commitment' });
    const restored = withoutReplacements(deal);
    const key = differing(dealFields({ which, deal: restored }), dealFields(ours));
    const log = JSON.stringify(deal.log ?? []) === JSON.stringify(deal.log === undefined ? [] : replaced);
    if (key !== null || !log) throw new Misfit('audit-deal-file', { file, key: key ?? 'log' });
  }
}

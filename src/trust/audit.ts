/**
 * The audit: anybody, with the published files alone, checks that commitment, names, replacements, outside values, ruleset,
 * selection and deals belong together. Every line of the reveal that follows from the others is made again and compared.
 */
import type { LogEntry } from '../deal/deal-file.ts';
import { fromFile } from '../deal/from-file.ts';
import { followLog } from '../deal/seating.ts';
import { type Fault, FaultError } from '../fault.ts';
import {
  type Commitment,
  canonicalOutside,
  canonicalProse,
  commitmentFields,
  commitmentHash,
  commitmentOf,
  readCommitment,
  readNames,
} from './commitment.ts';
import { deriveDeal, type Opened, type Turn } from './committed-deal.ts';
import { type Document, jsonOf, readDocument } from './document.ts';
import { checkNameLists, checkNames, checkPromise, Misfit, misfit } from './promise.ts';
import { type Published, type PublishedFile, sortPublished } from './published.ts';
import {
  dealFields,
  differing,
  hasShape,
  REVEAL_FORMAT,
  type RevealedDeal,
  revealFields,
  withoutReplacements,
} from './reveal.ts';
import { isSecret, type Which } from './secret.ts';

export type Audit =
  /** Well formed; the key is not published yet. */
  | { readonly verdict: 'awaits'; readonly commitment: Commitment; readonly claims: readonly Claim[] }
  | {
      readonly verdict: 'fits';
      readonly commitment: Commitment;
      /** In order; of the commitment, or of the list that came later. */
      readonly names: readonly string[];
      readonly deals: readonly RevealedDeal[];
      readonly replaced: readonly LogEntry[];
      readonly claims: readonly Claim[];
    }
  /** The first thing that does not belong to the others. */
  | { readonly verdict: 'misfit'; readonly fault: Fault };

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
    if (error instanceof Misfit) return { verdict: 'misfit', fault: error.fault };
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
    if (key !== null) throw misfit('audit-repeated-line', { key, file: other.file });
  }
  return first;
}

async function beforeReveal(published: Published): Promise<Audit> {
  const commitment = oneCommitment(published);
  const { own } = await checkPromise(published, commitment);
  checkNameLists(published, commitment, null);
  return {
    verdict: 'awaits',
    commitment,
    claims: claims({ commitment, own, revealed: false, reserve: false, replaced: false }),
  };
}

async function afterReveal(published: Published, reveal: Reveal, memory: number | undefined): Promise<Audit> {
  const { document, commitment, file } = reveal;
  const fields = new Map(document.fields.map(({ key, value }) => [key, value]));
  const secret = fields.get('secret') ?? '';
  checkOpens(published, reveal, secret);
  const { ruleset, own } = await checkPromise(published, commitment);
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
  const said = claims({ commitment, own, revealed: true, reserve, replaced: replaced.length > 0 });
  return { verdict: 'fits', commitment, names, deals, replaced, claims: said };
}

function misfitOf(key: string, file: string): Misfit {
  const deal = /^(original|reserve) (.+)$/.exec(key);
  if (deal?.[1] !== undefined && deal[2] !== undefined) return misfit('audit-deal', { which: deal[1], key: deal[2] });
  return key === 'seal' ? misfit('audit-seal') : misfit('audit-line', { key, file });
}

function oneCommitment({ commitments }: Published): Commitment {
  const [first, ...others] = commitments.map(({ file, text }) => readCommitment(text, file));
  if (first === undefined) throw new FaultError({ kind: 'bad', code: 'trust-nothing', with: {} });
  for (const other of others) {
    const key = differing(commitmentFields(first), commitmentFields(other));
    if (key !== null) throw misfit('audit-two-commitments', { key });
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
    if (opens(copy)) throw misfit('audit-repeated-line', { key, file: reveal.file });
    if (revealOpens) throw misfit('audit-commitment-line', { key, file });
  }
  if (!revealOpens) throw misfit('audit-secret');
}

// What an audit may claim, and what it must not leave unsaid. Never more than is true: hashes prove that nothing was changed
// afterwards, not that nothing was tried before.

export type Claim =
  /** Nothing that the deal depends on could be chosen once the outside value was known. */
  | 'bound-to-outside'
  /** That holds only if nobody at the table controls the outside value or knew it early. */
  | 'outside-uncontrolled'
  /** No outside value: fixed beforehand, but many secrets could have been tried. */
  | 'many-secrets'
  /** The names came later: their list must have stood there before the outside value existed. */
  | 'names-posted-before'
  /** The names came later and there was no outside value: their order could have been tried. */
  | 'names-tried'
  /** The ruleset is a published file and none that comes with the program: it must be read. */
  | 'own-ruleset'
  /** There was a reserve deal: whether hands had been sent before it, no file can tell. */
  | 'reserve-before-hands'
  /** Replacements are the moderator's word. */
  | 'replacements-word'
  /** Always: one commitment a game, in its thread; an unrevealed one proves nothing; compare the posting times. */
  | 'one-commitment';

export interface Seen {
  readonly commitment: Commitment;
  /** The ruleset is none that comes with the program. */
  readonly own: boolean;
  readonly revealed: boolean;
  readonly reserve: boolean;
  readonly replaced: boolean;
}

export function claims({ commitment, own, revealed, reserve, replaced }: Seen): readonly Claim[] {
  const announced = commitment.outside !== null;
  const later = commitment.names === null;
  return [
    ...(revealed && announced ? (['bound-to-outside'] as const) : []),
    ...(announced ? (['outside-uncontrolled'] as const) : (['many-secrets'] as const)),
    ...(later ? [announced ? ('names-posted-before' as const) : ('names-tried' as const)] : []),
    ...(own ? (['own-ruleset'] as const) : []),
    ...(reserve ? (['reserve-before-hands'] as const) : []),
    ...(replaced ? (['replacements-word'] as const) : []),
    'one-commitment',
  ];
}

// Deal files that were published beside a reveal.

/** Each must be one of the deals, with or without the replacements. */
async function checkDealFiles(
  published: Published,
  deals: readonly RevealedDeal[],
  replaced: readonly LogEntry[],
): Promise<void> {
  for (const { file, text } of published.deals) {
    const deal = await fromFile(jsonOf(text), file);
    const which: Which = deal.commitment?.reserve ? 'reserve' : 'original';
    const ours = deals.find((one) => one.which === which);
    if (ours === undefined) throw misfit('audit-deal-file', { file, key: 'commitment' });
    const restored = withoutReplacements(deal);
    const key = differing(dealFields({ which, deal: restored }), dealFields(ours));
    const log = JSON.stringify(deal.log ?? []) === JSON.stringify(deal.log === undefined ? [] : replaced);
    if (key !== null || !log) throw misfit('audit-deal-file', { file, key: key ?? 'log' });
  }
}

// Replacements in a reveal: the moderator's word, of which only that they follow one from the other can be checked.

/** The lines `replaced N`, in their order; the inverse of what `revealFields` writes. */
function readReplaced({ fields }: Document): readonly LogEntry[] {
  return fields
    .filter(({ key }) => /^replaced \d+$/.test(key))
    .map(({ value }, at): LogEntry => {
      const parts: unknown = jsonOf(value);
      if (!Array.isArray(parts)) throw misfit('audit-replacement', { place: at + 1 });
      const [seat, from, to, renamed, ...more]: readonly unknown[] = parts;
      const named = (name: unknown) => typeof name === 'string' || name === null;
      if (typeof seat !== 'number' || !named(from) || !named(to) || more.length > 0) {
        throw misfit('audit-replacement', { place: at + 1 });
      }
      if (parts.length === 3) return { seat, from, to };
      if (renamed === 'renamed') return { seat, from, to, renamed: true };
      throw misfit('audit-replacement', { place: at + 1 });
    });
}

/** Each entry must follow from the ones before, and bring in a substitute or somebody who sat there before. */
function checkReplaced(
  deals: readonly RevealedDeal[],
  substitutes: readonly string[],
  replaced: readonly LogEntry[],
): void {
  const dealt = (deals.at(-1)?.deal.seats ?? []).map(({ name }) => name);
  replaced.forEach(({ seat, to, renamed }, at) => {
    const before = followLog(dealt, replaced.slice(0, at));
    if (typeof before === 'number' || typeof followLog(dealt, replaced.slice(0, at + 1)) === 'number') {
      throw misfit('audit-replacement', { place: at + 1 });
    }
    const known = renamed || to === null || before.sat[seat - 1]!.includes(to) || substitutes.includes(to);
    if (!known) throw misfit('audit-replacement', { place: at + 1 });
  });
}

// What a reveal says that its deals were drawn from: outside values and the reason of a reserve deal.

/** The original, and the reserve after it if there was one. */
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
    if (reason !== null && (reason === '' || canonicalProse(reason) !== reason)) throw misfit('audit-reason');
  }
  const [original, reserve] = turns;
  if (reserve?.outside != null && reserve.outside === original?.outside) throw misfit('audit-outside-same');
  return turns;
}

function checkOutside({ outside: promised }: Commitment, which: Which, value: string | null): void {
  if (promised === null) {
    if (value !== null) throw misfit('audit-outside-extra', { which });
  } else if (value === null) throw misfit('audit-outside-missing', { which });
  else if (canonicalOutside(value) !== value || !hasShape(promised.like, value)) {
    throw misfit('audit-outside-shape', { which, value, like: promised.like });
  }
}

/**
 * The audit: anybody, with the published files alone, checks that commitment, names, replacements, outside values, ruleset,
 * selection and deals belong together. Every line of the reveal that follows from the others is made again and compared.
 */
import type { DealFile } from '../deal/deal-file.ts';
import { FaultError } from '../fault.ts';
import { checkDealFiles } from './check-deal-files.ts';
import { checkNameLists, checkNames } from './check-names.ts';
import { checkPromise } from './check-promise.ts';
import { type Claim, claims } from './claims.ts';
import {
  type Commitment,
  commitmentFields,
  commitmentHash,
  commitmentOf,
  readCommitment,
  readNames,
} from './commitment.ts';
import { deriveDeal, type Opened } from './derive.ts';
import { type Document, readDocument } from './document.ts';
import { Misfit, type Part } from './misfit.ts';
import { type Published, type PublishedFile, sortPublished } from './published.ts';
import { readTurns } from './read-turns.ts';
import { checkReplaced, readReplaced } from './replacements.ts';
import { differing, REVEAL_FORMAT, type RevealedDeal, revealFields } from './reveal.ts';
import { isSecret } from './secret.ts';

export type Audit =
  /** Well formed; the key is not published yet. */
  | { readonly verdict: 'awaits'; readonly commitment: Commitment; readonly claims: readonly Claim[] }
  | {
      readonly verdict: 'fits';
      readonly commitment: Commitment;
      /** In order; of the commitment, or of the list that came later. */
      readonly names: readonly string[];
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

/** What an audit found, for people and as data. */

import { type Document, type Fact, fact, gap, list, paragraph } from '../../document/document.ts';
import { wordFault } from '../../say/faults.ts';
import { type Lang, listed } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import type { Audit } from '../../trust/audit.ts';
import { type Commitment, commitmentFields } from '../../trust/commitment.ts';

/** One sentence with the verdict, what was checked in its canonical form, and what it shows and does not show. */
export function auditDocument(audit: Audit, lang: Lang): Document {
  if (audit.verdict === 'misfit') return [paragraph(verdictText(audit, lang), 'bad')];
  const rows = [
    ...promiseRows(audit.commitment, audit.verdict === 'fits' ? audit.names : audit.commitment.names, lang),
    ...(audit.verdict === 'fits' ? playedRows(audit, lang) : []),
  ];
  return [
    paragraph(verdictText(audit, lang), 'good'),
    gap,
    { block: 'facts', rows },
    gap,
    paragraph(say[lang].trust.claimsHeading),
    list(audit.claims.map((claim) => say[lang].trust.claims[claim])),
  ];
}

/** The same as plain data. */
export function auditData(audit: Audit, lang: Lang): unknown {
  const sentence = verdictText(audit, lang);
  if (audit.verdict === 'misfit')
    return { verdict: audit.verdict, part: audit.fault.code, with: audit.fault.with, sentence };
  const said = {
    verdict: audit.verdict,
    sentence,
    claims: audit.claims.map((claim) => ({ claim, sentence: say[lang].trust.claims[claim] })),
    commitment: Object.fromEntries(commitmentFields(audit.commitment).map(({ key, value }) => [key, value])),
  };
  return audit.verdict === 'awaits'
    ? said
    : { ...said, deals: audit.deals.map(({ which, deal }) => ({ which, deal })), replaced: audit.replaced };
}

function verdictText(audit: Audit, lang: Lang): string {
  switch (audit.verdict) {
    case 'awaits':
      return say[lang].trust.awaits;
    case 'fits':
      return say[lang].trust.fits;
    case 'misfit':
      return say[lang].trust.misfit(wordFault(audit.fault, lang));
  }
}

function promiseRows(commitment: Commitment, names: readonly string[] | null, lang: Lang): readonly Fact[] {
  const { facts } = say[lang].trust;
  const { outside } = commitment;
  const later = names !== null && commitment.names === null ? facts.cameLater : '';
  return [
    fact(facts.hash, commitment.hash),
    fact(facts.game, commitment.game),
    fact(facts.ruleset, `${commitment.ruleset.id} ${commitment.ruleset.fingerprint}`),
    fact(facts.table, commitment.selection.players),
    ...(outside === null ? [] : [fact(facts.outside, `${outside.what}: ${outside.like}`)]),
    fact(facts.names, names === null ? facts.namesLater : `${listed(names, lang)}${later}`),
    fact(facts.seats, commitment.drawn ? facts.drawn : facts.inOrder),
  ];
}

function playedRows({ deals, replaced }: Extract<Audit, { readonly verdict: 'fits' }>, lang: Lang): readonly Fact[] {
  const { facts } = say[lang].trust;
  const changes = replaced.map(say[lang].publish.replacement);
  return [
    ...deals.flatMap(({ which, deal }) => [
      ...(deal.commitment?.outside ? [fact(facts.value[which], deal.commitment.outside)] : []),
      ...(deal.commitment?.reason ? [fact(facts.reason, deal.commitment.reason)] : []),
      fact(facts.number[which], `${deal.number} / ${deal.legal}`),
    ]),
    ...(changes.length === 0 ? [] : [fact(facts.replaced, changes.join('; '))]),
  ];
}

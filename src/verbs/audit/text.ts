/** What an audit found, for people and as data. */

import type { View } from '../../document/paint.ts';
import { cell, table } from '../../document/table.ts';
import { wordFault } from '../../say/faults.ts';
import { type Lang, listed } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import type { Audit } from '../../trust/audit.ts';
import { type Commitment, commitmentFields } from '../../trust/commitment.ts';

/** One sentence with the verdict, what was checked in its canonical form, and what it shows and does not show. */
export function auditText(audit: Audit, view: View): string {
  const { lang, paint } = view;
  if (audit.verdict === 'misfit') return `${paint.bad(verdictText(audit, lang))}\n`;
  const rows = [
    ...promiseRows(audit.commitment, audit.verdict === 'fits' ? audit.names : audit.commitment.names, lang),
    ...(audit.verdict === 'fits' ? playedRows(audit, lang) : []),
  ];
  const shown = table(
    rows.map(([label, value]) => [cell(label, paint.faint), cell(value)]),
    view,
  );
  const said = audit.claims.map((claim) => `- ${say[lang].trust.claims[claim]}\n`).join('');
  return `${paint.good(verdictText(audit, lang))}\n\n${shown}\n${say[lang].trust.claimsHeading}\n${said}`;
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

type Row = readonly [label: string, value: string];

function promiseRows(commitment: Commitment, names: readonly string[] | null, lang: Lang): readonly Row[] {
  const { facts } = say[lang].trust;
  const { outside } = commitment;
  const later = names !== null && commitment.names === null ? facts.cameLater : '';
  return [
    [facts.hash, commitment.hash],
    [facts.game, commitment.game],
    [facts.ruleset, `${commitment.ruleset.id} ${commitment.ruleset.fingerprint}`],
    [facts.table, String(commitment.selection.players)],
    ...(outside === null ? [] : [[facts.outside, `${outside.what}: ${outside.like}`] as const]),
    [facts.names, names === null ? facts.namesLater : `${listed(names, lang)}${later}`],
    [facts.seats, commitment.drawn ? facts.drawn : facts.inOrder],
  ];
}

function playedRows(audit: Extract<Audit, { readonly verdict: 'fits' }>, lang: Lang): readonly Row[] {
  const { facts } = say[lang].trust;
  return [
    ...audit.deals.flatMap(({ which, deal }): readonly Row[] => [
      ...(deal.commitment?.outside ? [[facts.value[which], deal.commitment.outside] as const] : []),
      ...(deal.commitment?.reason ? [[facts.reason, deal.commitment.reason] as const] : []),
      [facts.number[which], `${deal.number} / ${deal.legal}`],
    ]),
    ...(audit.replaced.length === 0
      ? []
      : [[facts.replaced, audit.replaced.map(({ seat, from, to }) => `${seat}: ${from} → ${to}`).join('; ')] as const]),
  ];
}

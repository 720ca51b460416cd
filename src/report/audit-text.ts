/** What an audit found, for people and as data. */
import type { Audit } from '../trust/audit.ts';
import type { Commitment } from '../trust/commitment.ts';
import { commitmentFields } from '../trust/commitment.ts';
import { wordFault } from './faults.ts';
import { type Lang, listed } from './language.ts';
import { cell, table } from './table.ts';
import type { View } from './view.ts';
import { words } from './words/trust.ts';

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
  const said = audit.claims.map((claim) => `- ${words.claims[claim][lang]}\n`).join('');
  return `${paint.good(verdictText(audit, lang))}\n\n${shown}\n${words.claimsHeading[lang]}\n${said}`;
}

/** The same as plain data. */
export function auditData(audit: Audit, lang: Lang): unknown {
  const sentence = verdictText(audit, lang);
  if (audit.verdict === 'misfit') return { verdict: audit.verdict, part: audit.part, with: audit.with, sentence };
  const said = {
    verdict: audit.verdict,
    sentence,
    claims: audit.claims.map((claim) => ({ claim, sentence: words.claims[claim][lang] })),
    commitment: Object.fromEntries(commitmentFields(audit.commitment).map(({ key, value }) => [key, value])),
  };
  return audit.verdict === 'awaits'
    ? said
    : { ...said, deals: audit.deals.map(({ which, deal }) => ({ which, deal })), replaced: audit.replaced };
}

function verdictText(audit: Audit, lang: Lang): string {
  switch (audit.verdict) {
    case 'awaits':
      return words.awaits[lang];
    case 'fits':
      return words.fits[lang];
    case 'misfit':
      return words.misfit[lang](wordFault({ kind: 'no', code: audit.part, with: audit.with }, lang));
  }
}

type Row = readonly [label: string, value: string];

function promiseRows(commitment: Commitment, names: readonly string[] | null, lang: Lang): readonly Row[] {
  const { facts } = words;
  const { outside } = commitment;
  const later = names !== null && commitment.names === null ? facts.cameLater[lang] : '';
  return [
    [facts.hash[lang], commitment.hash],
    [facts.game[lang], commitment.game],
    [facts.ruleset[lang], `${commitment.ruleset.id} ${commitment.ruleset.fingerprint}`],
    [facts.table[lang], String(commitment.selection.players)],
    ...(outside === null ? [] : [[facts.outside[lang], `${outside.what}: ${outside.like}`] as const]),
    [facts.names[lang], names === null ? facts.namesLater[lang] : `${listed(names, lang)}${later}`],
    [facts.seats[lang], commitment.drawn ? facts.drawn[lang] : facts.inOrder[lang]],
  ];
}

function playedRows(audit: Extract<Audit, { readonly verdict: 'fits' }>, lang: Lang): readonly Row[] {
  const { facts } = words;
  return [
    ...audit.deals.flatMap(({ which, deal }): readonly Row[] => [
      ...(deal.commitment?.outside ? [[facts.value[which][lang], deal.commitment.outside] as const] : []),
      ...(deal.commitment?.reason ? [[facts.reason[lang], deal.commitment.reason] as const] : []),
      [facts.number[which][lang], `${deal.number} / ${deal.legal}`],
    ]),
    ...(audit.replaced.length === 0
      ? []
      : [
          [
            facts.replaced[lang],
            audit.replaced.map(({ seat, from, to }) => `${seat}: ${from} → ${to}`).join('; '),
          ] as const,
        ]),
  ];
}

/** Deal files that were published beside a reveal. */
import type { DealFile } from '../deal/deal-file.ts';
import { fromFile } from '../deal/from-file.ts';
import { jsonOf } from './json-of.ts';
import type { Which } from './key.ts';
import { Misfit } from './misfit.ts';
import type { Published } from './published.ts';
import { dealFields, differing, type RevealedDeal, withoutReplacements } from './reveal.ts';

/** Each must be one of the deals, with or without the replacements. */
export async function checkDealFiles(
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

/** From the moderator's folder to what is revealed: every deal in it is made again, and must be the one that was kept. */
import type { DealFile } from '../../deal/deal-file.ts';
import { followLog, namesDealt } from '../../deal/seating.ts';
import { type FaultCode, FaultError, fault, type Telling } from '../../fault.ts';
import { type CommitmentFiles, deriveDeal, openFolder } from '../../trust/committed-deal.ts';
import { dealFields, differing, type Revealed, type RevealedDeal, withoutReplacements } from '../../trust/reveal.ts';
import type { Which } from '../../trust/secret.ts';

/**
 * @param played the deal of the folder with its replacements and substitutes; null: as it is kept
 * @param memory megabytes for the diagram
 * @throws FaultError `trust-folder-deal`, `trust-other-commitment`, and those of `openFolder`
 */
export function revealed(kept: CommitmentFiles, played: DealFile | null, memory?: number): Revealed {
  const opened = openFolder(kept, null);
  const keptDeals: readonly (readonly [Which, DealFile | null])[] = [
    ['original', kept.original],
    ['reserve', kept.reserve],
  ];
  const deals = keptDeals.flatMap(([which, deal]): readonly RevealedDeal[] => {
    if (deal === null) return [];
    const { outside, reason } = deal.commitment ?? { outside: null, reason: null };
    const again = { which, deal: deriveDeal(kept.ruleset, opened, { which, outside, reason }, memory) };
    checkSame(again, deal, which);
    return [again];
  });
  const last = deals.at(-1);
  const final = played ?? kept.reserve ?? kept.original;
  if (played !== null && last !== undefined) {
    if (played.commitment?.hash !== kept.commitment.hash) throw bad('trust-other-commitment');
    checkSame(last, played, 'played');
  }
  const replaced = final?.log ?? [];
  // Who stepped in is no substitute any more; the reveal lists everybody who ever was one.
  const substitutes = [...new Set([...steppedIn(final), ...(final?.substitutes ?? [])])];
  return { ...opened, deals, substitutes, replaced };
}

/** Who came in from outside; somebody who came back to an own seat did not. */
function steppedIn(deal: DealFile | null): readonly string[] {
  const log = deal?.log ?? [];
  const dealt = deal === null ? [] : namesDealt(deal);
  return log.flatMap(({ seat, to, renamed }, at) => {
    const before = followLog(dealt, log.slice(0, at));
    const sat = typeof before === 'number' ? [] : (before.sat[seat - 1] ?? []);
    return to === null || renamed || sat.includes(to) ? [] : [to];
  });
}

function checkSame({ which, deal }: RevealedDeal, found: DealFile, file: string): void {
  const key = differing(dealFields({ which, deal: withoutReplacements(found) }), dealFields({ which, deal }));
  if (key !== null) throw bad('trust-folder-deal', { file, key });
}

function bad<Code extends FaultCode>(code: Code, ...[tells]: Telling<Code>): FaultError {
  return new FaultError(fault('bad', code, tells));
}

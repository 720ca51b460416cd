/** `seat`: names, aliases and substitutes for a deal of seats, and what becomes of them later; a deal file in, a new one out. */

import type { DealFile } from '../../deal/deal-file.ts';
import { checkFile } from '../../deal/judge.ts';
import type { Alias } from '../../deal/names.ts';
import { withAliases, withLeave, withNames, withRename, withReplacement, withSubstitutes } from '../../deal/seating.ts';
import { FaultError } from '../../fault.ts';
import type { Selection } from '../../problem/selection.ts';
import type { Ruleset } from '../../ruleset/model.ts';

export interface SeatRequest {
  readonly deal: DealFile;
  /** With the selection's pool put in. */
  readonly ruleset: Ruleset;
  /** Normalised, that of the deal. */
  readonly selection: Selection;
  /** One a seat. */
  readonly names?: readonly string[] | null;
  /** Who sits where is drawn; else the names sit in order. */
  readonly draw?: boolean;
  /** Added to the ones that are listed. */
  readonly substitutes?: readonly string[];
  /** At least one a seat. */
  readonly aliases?: readonly Alias[] | null;
  /** What happened after the deal, in its order. */
  readonly steps?: readonly SeatStep[];
}

/** `replace` and `rename` are written WHO=NAME, `leave` WHO. */
export interface SeatStep {
  readonly step: 'replace' | 'rename' | 'leave';
  readonly text: string;
}

/**
 * Names first, because steps and aliases may meet them; substitutes before those who step in. The cards never change.
 * @throws FaultError `seat-illegal`: a deal that was changed by hand must be verified or repaired first; and those of each step
 */
export function seat(request: SeatRequest): DealFile {
  const { ruleset, names, draw, substitutes, aliases, steps = [] } = request;
  const ids = [...new Set(checkFile(ruleset, request.selection, request.deal).map(({ id }) => id))];
  if (ids.length > 0) throw new FaultError({ kind: 'bad', code: 'seat-illegal', with: { ids } });
  let deal = request.deal;
  if (names) deal = withNames(deal, names, draw === true);
  if (substitutes !== undefined) deal = withSubstitutes(deal, ruleset, substitutes);
  if (aliases) deal = withAliases(deal, aliases);
  for (const { step, text } of steps) deal = take[step](deal, ruleset, text);
  return deal;
}

const take: Readonly<Record<SeatStep['step'], (deal: DealFile, ruleset: Ruleset, text: string) => DealFile>> = {
  replace: withReplacement,
  rename: withRename,
  leave: withLeave,
};

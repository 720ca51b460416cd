/** The plain checker for a whole deal file: its hands and, where it lists them, its undealt cards. */
import { ground } from '../problem/ground.ts';
import type { Selection } from '../problem/selection.ts';
import type { CardId, DeckId } from '../ruleset/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { check, type Violation } from './check.ts';
import { checkStock } from './check-stock.ts';
import type { DealFile } from './deal-file.ts';
import { givenOf } from './given-of.ts';

/**
 * All violations; empty: the deal is legal.
 * @param selection normalised, that of the file
 * @throws FaultError those of `ground`
 */
export function checkFile(ruleset: Ruleset, selection: Selection, file: DealFile): readonly Violation[] {
  const given = givenOf(ruleset, file);
  const violations = check(ruleset, selection, given);
  if (file.stock === undefined) return violations;
  // as: the keys of a record type are the ids that it was typed with
  const decks = Object.entries(file.stock) as [DeckId, (typeof file.stock)[DeckId]][];
  const stock = new Map<DeckId, readonly CardId[]>(decks.map(([deck, cards]) => [deck, cards.map(({ card }) => card)]));
  return [...violations, ...checkStock(ground(ruleset, selection), given, stock)];
}

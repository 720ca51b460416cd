/** A deal file that a command is given, with the ruleset that it names. */
import type { DealFile } from '../deal/deal-file.ts';
import { fromFile } from '../deal/from-file.ts';
import { decodeText } from '../deal/read/decode.ts';
import { dealPath, readJson, valueAt } from '../deal/read/json-text.ts';
import { FaultError } from '../fault.ts';
import type { Selection } from '../problem/selection.ts';
import { words } from '../report/words/given.ts';
import { fingerprint } from '../ruleset/fingerprint.ts';
import { loadRuleset, shippedIds } from '../ruleset/load.ts';
import { withPool } from '../ruleset/pool.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Context } from './context.ts';
import { readBytes } from './input-files.ts';

/** Megabytes that a deal may have; a real one has a few kilobytes. */
export const MOST_DEAL = 4;

export interface LoadedDeal {
  readonly deal: DealFile;
  /** With the selection's pool put in. */
  readonly ruleset: Ruleset;
  readonly selection: Selection;
}

/**
 * @param file path of a deal file, `-` for standard input
 * @param rulesetFile what `--ruleset` names: needed where the ruleset is not shipped
 * @throws FaultError `deals-many`, those of `readJson`, of `fromFile` (with line and column) and of `rulesetOf`
 */
export async function readDeal(file: string, rulesetFile: string | undefined, context: Context): Promise<LoadedDeal> {
  const shown = shownName(file, context);
  const json = await readJson(decodeText(await readBytes(file, context, MOST_DEAL), shown), shown);
  const inside = dealPath(json.value);
  if (inside === null) {
    const deals = Array.isArray(json.value) ? json.value.length : 0;
    throw new FaultError({ kind: 'bad', code: 'deals-many', with: { deals }, place: { file: shown } });
  }
  const deal = await fromFile(valueAt(json.value, inside), shown, (path) => json.locate([...inside, ...path]));
  const ruleset = await rulesetOf(deal.ruleset, rulesetFile, shown);
  const { pool } = deal.selection;
  return {
    deal,
    ruleset: pool === undefined ? ruleset : withPool(ruleset, pool),
    selection: { players: deal.players, ...deal.selection },
  };
}

/** How messages call an input. */
export function shownName(file: string, context: Context): string {
  return file === '-' ? words.stdin[context.lang] : file;
}

/**
 * The ruleset of a file that names it by id and fingerprint.
 * @param source a shipped id or a path that stands in for the name in the file
 * @throws FaultError `deal-ruleset-unknown` (not shipped, and nothing else named), those of `checkNamed` and of `loadRuleset`
 */
export async function rulesetOf(
  named: { readonly id: string; readonly fingerprint: string | null },
  source: string | undefined,
  file: string,
): Promise<Ruleset> {
  if (source === undefined && !shippedIds.includes(named.id)) {
    throw new FaultError({ kind: 'bad', code: 'deal-ruleset-unknown', with: { ruleset: named.id }, place: { file } });
  }
  const ruleset = await loadRuleset(source ?? named.id);
  checkNamed(named, ruleset, source ?? named.id, file);
  return ruleset;
}

/** @throws FaultError `deal-other-ruleset`, `deal-fingerprint`: the deal was made by other rules than these */
function checkNamed(
  named: { readonly id: string; readonly fingerprint: string | null },
  ruleset: Ruleset,
  source: string,
  file: string,
): void {
  const place = { file };
  if (named.id !== ruleset.id) {
    throw new FaultError({
      kind: 'bad',
      code: 'deal-other-ruleset',
      with: { deal: named.id, ruleset: ruleset.id },
      place,
    });
  }
  if (named.fingerprint !== null && named.fingerprint !== fingerprint(ruleset)) {
    throw new FaultError({ kind: 'bad', code: 'deal-fingerprint', with: { ruleset: named.id, source }, place });
  }
}

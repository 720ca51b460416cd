/** A deal file that a command is given, with the ruleset that it names. */
import type { DealFile } from '../deal/deal-file.ts';
import { fromFile } from '../deal/from-file.ts';
import { FaultError } from '../fault.ts';
import type { Selection } from '../problem/selection.ts';
import { fingerprint } from '../ruleset/fingerprint.ts';
import { loadRuleset, shippedIds } from '../ruleset/load.ts';
import { withPool } from '../ruleset/pool.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Context } from './context.ts';
import { readText } from './input-files.ts';

export interface LoadedDeal {
  readonly deal: DealFile;
  /** With the selection's pool put in. */
  readonly ruleset: Ruleset;
  readonly selection: Selection;
}

/**
 * @param file path of a deal file, `-` for standard input
 * @param rulesetFile what `--ruleset` names: needed where the ruleset is not shipped
 * @throws FaultError `deal-not-json`, `deal-several`, those of `fromFile`, and those of `rulesetOf`
 */
export async function readDeal(file: string, rulesetFile: string | undefined, context: Context): Promise<LoadedDeal> {
  const deal = await fromFile(oneValue(await readText(file, context), file), file);
  const ruleset = await rulesetOf(deal.ruleset, rulesetFile, file);
  const { pool } = deal.selection;
  return {
    deal,
    ruleset: pool === undefined ? ruleset : withPool(ruleset, pool),
    selection: { players: deal.players, ...deal.selection },
  };
}

/**
 * The ruleset of a file that names it by id and fingerprint.
 * @throws FaultError `deal-ruleset-unknown` (not shipped, and no `--ruleset`), `deal-fingerprint`, and those of `loadRuleset`
 */
export async function rulesetOf(
  named: DealFile['ruleset'],
  rulesetFile: string | undefined,
  file: string,
): Promise<Ruleset> {
  const place = { file };
  if (rulesetFile === undefined && !shippedIds.includes(named.id)) {
    throw new FaultError({ kind: 'bad', code: 'deal-ruleset-unknown', with: { ruleset: named.id }, place });
  }
  const source = rulesetFile ?? named.id;
  const ruleset = await loadRuleset(source);
  if (fingerprint(ruleset) === named.fingerprint) return ruleset;
  throw new FaultError({ kind: 'bad', code: 'deal-fingerprint', with: { ruleset: named.id, source }, place });
}

/** `deal --deals 1 --json` makes an array of one: that is one deal. */
function oneValue(text: string, file: string): unknown {
  const place = { file };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FaultError({ kind: 'bad', code: 'deal-not-json', with: {}, place });
  }
  if (!Array.isArray(value)) return value;
  if (value.length === 1) return value[0];
  throw new FaultError({ kind: 'bad', code: 'deal-several', with: { deals: value.length }, place });
}

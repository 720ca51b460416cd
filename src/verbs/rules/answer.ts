/** Rulesets as data: the list of those that come with the program, and one of them whole. */
import { fingerprint } from '../../ruleset/fingerprint.ts';
import { loadRuleset, shippedIds } from '../../ruleset/load.ts';
import type { Ruleset } from '../../ruleset/model.ts';

/** A line of the list, as `rules --json` prints it. */
export interface RulesetSummary extends Pick<Ruleset, 'id' | 'name' | 'about'> {
  /** Numbers of seats, in the file's order. */
  readonly players: readonly number[];
  readonly fingerprint: string;
}

/** The rulesets that come with the program, by id. */
export function shippedRulesets(): Promise<readonly Ruleset[]> {
  return Promise.all(shippedIds.map(loadRuleset));
}

export function rulesetSummary(ruleset: Ruleset): RulesetSummary {
  const { id, name, about, tables } = ruleset;
  return { id, name, about, players: tables.map(({ seats }) => seats), fingerprint: fingerprint(ruleset) };
}

/** Everything of a ruleset, its fingerprint first. */
export function rulesetData(ruleset: Ruleset): { readonly fingerprint: string } & Ruleset {
  return { fingerprint: fingerprint(ruleset), ...ruleset };
}

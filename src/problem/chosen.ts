/** What a reading decides: the one case that a selection's readings choose. */
import type { ByReading } from '../ruleset/ruleset.ts';
import type { Selection } from './selection.ts';

/** `readings` normalised, so that every reading has its answer; the reader of rulesets has seen to a case for each. */
export function chosen<T>(value: ByReading<T>, readings: Selection['readings']): T {
  if (value.rule === null) return value.cases[0]!.value;
  const name = readings[value.rule];
  const found = value.cases.find(({ reading }) => reading === name);
  if (found === undefined) throw new TypeError(`reading ${name} of ${value.rule} has no case`);
  return found.value;
}

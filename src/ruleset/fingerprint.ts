/**
 * The fingerprint of a ruleset: what decides deals and what is told of them, and nothing else. A mended typo keeps it; another
 * order of cards changes it. It goes into every stream of random numbers and every deal file, so it is frozen with the scheme.
 */
import { createHash } from 'node:crypto';
import { canonical, decisive } from './decisive.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * SHA-256 over the canonical JSON of: ids; roles, decks, cards and attributes in their order; copies, factions, weights, hand sizes,
 * stocks and marks; parameters with ranges and defaults; tables; readings with their defaults; the forms of the rules; who sees and
 * knows what; and what is drawn in streams of their own. Orders without a meaning (tables, rules, the names inside `apart`) are sorted.
 * @returns 64 lower-case hex digits
 */
export function fingerprint(ruleset: Ruleset): string {
  const known = remembered.get(ruleset);
  if (known !== undefined) return known;
  const made = createHash('sha256')
    .update(canonical(decisive(ruleset)))
    .digest('hex');
  remembered.set(ruleset, made);
  return made;
}

/** Rulesets do not change; one run asks several times. */
const remembered = new WeakMap<Ruleset, string>();

/** Takes over what the build has computed of a shipped ruleset: it is a tenth of the time that dealing one deal may take. */
export function rememberFingerprint(ruleset: Ruleset, made: string): void {
  remembered.set(ruleset, made);
}

/**
 * `Selection`: what makes one problem of a ruleset. Normalised, so that two ways of asking for the same problem are one value:
 * every default is written out, rule ids and facts are sorted by code point, names in facts are replaced by seat numbers.
 * It goes into the random streams and into every deal file: its canonical JSON is frozen with the scheme name.
 */
import type { Weights } from '../ruleset/ruleset.ts';

export interface Selection {
  readonly players: number;
  /** Every parameter of the ruleset, by id, keys sorted by code point. */
  readonly set: Readonly<Record<string, number | string>>;
  /** Every reading of the ruleset, by rule, keys sorted by code point. */
  readonly readings: Readonly<Record<string, string>>;
  /** Rules left out (`--without`, or all those that `--rules` does not name). */
  readonly without: readonly string[];
  /** Facts in the contract's grammar with ids and seat numbers (`2:sniper`, `1=villager`), bans with a leading `!`. */
  readonly pins: readonly string[];
  /** Every deck, by id. */
  readonly weights: Readonly<Record<string, Weights>>;
  /** Names of a pool that replaces the deck which allows it; absent where the ruleset's own cards are used. */
  readonly pool?: readonly string[];
}

/** A selection as flags or a file give it, before normalisation. Every part may be absent. */
export interface SelectionRequest {
  readonly players?: number;
  readonly set?: Readonly<Record<string, string>>;
  readonly readings?: Readonly<Record<string, string>>;
  readonly without?: readonly string[];
  /** These rules alone; cannot stand beside `without`. */
  readonly rules?: readonly string[];
  readonly pins?: readonly string[];
  readonly bans?: readonly string[];
  /** Names in seat order, so that facts may speak of them. */
  readonly names?: readonly string[];
  /** One weight for all decks, or by deck. */
  readonly weights?: Readonly<Record<string, string>> | Weights;
  readonly pool?: readonly string[];
}

/**
 * `Problem`: one ruleset under one selection, grounded to plain data. The three engines (sat, count, the plain checker's
 * opposite numbers) take nothing else. Everything is an index into the lists here, in the order of the deal number;
 * seats are 0-based inside a Problem and 1-based wherever a person or a file sees them.
 */

import type { Place } from '../fault.ts';
import type { AttributeId, CardId, DeckId, RoleId, RuleId, RulesetId, Weights } from '../ruleset/model.ts';
import type { Selection } from './selection.ts';

export interface Problem {
  readonly ruleset: { readonly id: RulesetId; readonly fingerprint: string };
  /** Normalised. */
  readonly selection: Selection;
  /** Number of seats, at least 1. */
  readonly seats: number;
  /** Roles of the ruleset that sit at this table, in ruleset order. The counts may fail to sum to `seats`: then nothing is legal. */
  readonly roles: readonly { readonly id: RoleId; readonly count: number }[];
  readonly decks: readonly ProblemDeck[];
  readonly requirements: readonly Requirement[];
  /** Facts about who has which role (pins, bans, a given deal). */
  readonly seatRoles: readonly SeatRole[];
}

export interface ProblemDeck {
  readonly id: DeckId;
  readonly weights: Weights;
  /** Cards in play, in ruleset order, each with at least one copy. */
  readonly cards: readonly { readonly id: CardId; readonly copies: number }[];
  /** Hand size by role index. */
  readonly hand: readonly number[];
  /** Whether undealt cards form a stock. Without one the deck must fit its places exactly, else nothing is legal. */
  readonly stock: boolean;
  readonly attributes: DeckAttributes | null;
}

/** Facts about hidden attributes on the dealt cards of one deck. */
export interface DeckAttributes {
  /** The clause that states them. */
  readonly id: RuleId;
  /** Indices of the markable cards, ascending. */
  readonly on: readonly number[];
  /** In ruleset order; `count` is the total over all dealt cards. */
  readonly attributes: readonly { readonly id: AttributeId; readonly count: number }[];
  /** What one card may carry, as ascending lists of attribute indices: `[]` first, a prefix before its extensions. */
  readonly sets: readonly (readonly number[])[];
}

/** A rule or a fact that every hand in its scope must keep. */
export interface Requirement {
  readonly kind: 'rule' | 'fact';
  /** Clause number of a rule; the text of a pin, as normalised. Several requirements may share one id. */
  readonly id: string;
  /** Role indices in scope, ascending; null: all. */
  readonly roles: readonly number[] | null;
  /** Seats in scope (0-based), ascending; null: all. */
  readonly seats: readonly number[] | null;
  readonly deck: number;
  readonly formula: Formula;
}

/** A formula over the bounds of one hand. An empty `all` is true, an empty `any` false. */
export type Formula =
  | { readonly op: 'all' | 'any'; readonly parts: readonly Formula[] }
  | { readonly op: 'not'; readonly part: Formula }
  | Bound;

/**
 * min ≤ (copies in the hand of any of `cards` whose attributes include all of `attributes`) ≤ max.
 * With `attributes` empty it counts cards; otherwise cards that carry all of them.
 */
export interface Bound {
  readonly op: 'bound';
  /** Card indices, ascending. */
  readonly cards: readonly number[];
  /** Indices of the deck's attributes, ascending. */
  readonly attributes: readonly number[];
  readonly min: number;
  /** Infinity where there is none. JSON-able data is not promised for a Problem. */
  readonly max: number;
}

export interface SeatRole {
  readonly id: string;
  /** 0-based. */
  readonly seat: number;
  /** Role indices that this seat may have, ascending. */
  readonly roles: readonly number[];
}

/**
 * `Dealt`: one complete deal of a Problem in indices; the value that the engines hand to each other. Seats are 0-based here.
 */
export interface Dealt {
  /** Role index of each seat. */
  readonly roles: readonly number[];
  /** [deck][seat]: card indices, ascending, a card once for each copy. What no hand holds is the stock. */
  readonly hands: readonly (readonly (readonly number[])[])[];
  /**
   * [deck][seat]: for each card of that hand the index of its attribute set in the deck's `attributes.sets` (0: none), ascending among the
   * copies of one card. All zero in a deck without attributes.
   */
  readonly attributeSets: readonly (readonly (readonly number[])[])[];
}

// `Given`: what somebody says about a deal, complete or not: a deal file, a pasted list, a CSV, in ids. It may be nonsense
// (too many copies, a card that is not in play); judging it is the business of `deal/verify` and the engines.

export interface PartialDeal {
  /** Number of seats; `hands` and `roles` have this length. */
  readonly seats: number;
  /** Role of each seat, null where it is not given. */
  readonly roles: readonly (RoleId | null)[];
  /** Hands by deck, in ruleset order of decks; null: nothing is said of this hand. */
  readonly hands: readonly { readonly deck: DeckId; readonly seats: readonly (PartialHand | null)[] }[];
  /** Whether attributes are given: then a card without a mark has none. Otherwise they are unknown everywhere. */
  readonly marked: boolean;
  /** Names of the players, where the source has them. */
  readonly names: readonly (string | null)[];
}

export interface PartialHand {
  readonly cards: readonly PartialCard[];
  /** False where the hand holds `?`: some of its cards are missing. */
  readonly complete: boolean;
}

export interface PartialCard {
  readonly card: CardId;
  readonly attributes: readonly AttributeId[];
  readonly place?: Place;
}

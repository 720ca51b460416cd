/**
 * `Given`: what somebody says about a deal, complete or not: a deal file, a pasted list, a CSV, in ids. It may be nonsense
 * (too many copies, a card that is not in play); judging it is the business of `deal/verify` and the engines.
 */

import type { Place } from '../fault.ts';
import type { AttributeId, CardId, DeckId, RoleId } from '../ruleset/ids.ts';

export interface Given {
  /** Number of seats; `hands` and `roles` have this length. */
  readonly seats: number;
  /** Role of each seat, null where it is not given. */
  readonly roles: readonly (RoleId | null)[];
  /** Hands by deck, in ruleset order of decks; null: nothing is said of this hand. */
  readonly hands: readonly { readonly deck: DeckId; readonly seats: readonly (GivenHand | null)[] }[];
  /** Whether attributes are given: then a card without a mark has none. Otherwise they are unknown everywhere. */
  readonly marked: boolean;
  /** Names of the players, where the source has them. */
  readonly names: readonly (string | null)[];
}

export interface GivenHand {
  readonly cards: readonly GivenCard[];
  /** False where the hand holds `?`: some of its cards are missing. */
  readonly complete: boolean;
}

export interface GivenCard {
  readonly card: CardId;
  readonly attributes: readonly AttributeId[];
  readonly place?: Place;
}

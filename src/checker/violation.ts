/** What the plain checker tells of a deal. */
import type { AttributeId, CardId, DeckId, RoleId } from '../ruleset/model.ts';

export interface Violation {
  readonly kind: 'rule' | 'fact';
  /** Clause number of a rule or of the attributes, text of a pin; else `roles`, `hand`, `copies`. */
  readonly id: string;
  /** 1-based, ascending; empty where no seat is to blame (a card that nobody holds). */
  readonly seats: readonly number[];
  /** The cards that break it, or that are missing, a card once for each copy. */
  readonly cards: readonly CardId[];
  readonly detail: Detail;
}

/** What fills the sentence about a violation. */
export type Detail =
  /** The hand breaks the rule with `cards`. */
  | { readonly what: 'holds' }
  /** The hand does not hold what the rule asks for. */
  | { readonly what: 'lacks' }
  | { readonly what: 'pin' }
  | { readonly what: 'role-count'; readonly role: RoleId; readonly seats: number; readonly count: number }
  | { readonly what: 'role-absent'; readonly role: RoleId }
  | { readonly what: 'hand-size'; readonly deck: DeckId; readonly held: number; readonly size: number }
  | { readonly what: 'copies'; readonly deck: DeckId; readonly held: number; readonly copies: number }
  | { readonly what: 'not-in-play'; readonly deck: DeckId }
  | { readonly what: 'mark-count'; readonly attribute: AttributeId; readonly dealt: number; readonly count: number }
  | { readonly what: 'mark-set'; readonly attributes: readonly AttributeId[] };

/** A fact of the table that does not hold. */
export function factBroken(id: string, seats: readonly number[], cards: readonly CardId[], detail: Detail): Violation {
  return { kind: 'fact', id, seats, cards, detail };
}

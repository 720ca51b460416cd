/**
 * `Conflict`: one plain counting argument against a problem, as data: what it counts, and the statements that it rests on. These
 * statements alone cannot stand together, whatever becomes of the others.
 */

import type { Statement } from '../problem/statement.ts';

/** Indices as in the Problem; `cards` are card indices of `deck`, ascending. */
export type Conflict = { readonly statements: readonly Statement[] } & (
  | {
      readonly kind: 'roles-seats' /** Seats that the roles need together. */;
      readonly need: number;
      readonly seats: number;
    }
  /** The pins of a seat (0-based) leave it no role. */
  | { readonly kind: 'seat-roles'; readonly seat: number }
  /** Too many seats are pinned to a role, or too few may have it: `seats` against `count`. */
  | { readonly kind: 'role-pins'; readonly role: number; readonly seats: number; readonly count: number }
  /** 18 cards for 16 places. With a stock: fewer cards than places. */
  | { readonly kind: 'cards-places'; readonly deck: number; readonly cards: number; readonly places: number }
  /** A rule or a pin asks for what is not in play. */
  | { readonly kind: 'absent'; readonly deck: number; readonly id: string }
  /** One hand must hold at least `need` of `cards` and at most `room`. */
  | {
      readonly kind: 'clash';
      readonly deck: number;
      readonly hand: HandOf;
      readonly cards: readonly number[];
      readonly need: number;
      readonly room: number;
    }
  /** One hand must hold more cards than it has places. */
  | {
      readonly kind: 'crowded';
      readonly deck: number;
      readonly hand: HandOf;
      readonly need: number;
      readonly places: number;
    }
  /** One hand may hold fewer cards than it has places. */
  | {
      readonly kind: 'unfilled';
      readonly deck: number;
      readonly hand: HandOf;
      readonly room: number;
      readonly places: number;
    }
  /** `seats` seats must together hold `need` of `cards`; the deck has `copies`. */
  | {
      readonly kind: 'holders';
      readonly deck: number;
      readonly cards: readonly number[];
      readonly seats: number;
      readonly need: number;
      readonly copies: number;
    }
  /** All copies of `cards` must be dealt; the hands may together hold `room` of them. */
  | {
      readonly kind: 'spread';
      readonly deck: number;
      readonly cards: readonly number[];
      readonly copies: number;
      readonly room: number;
    }
  /** More must go to (or stay among) `cards` and some hands than can: the general counting argument. */
  | {
      readonly kind: 'hall';
      readonly deck: number;
      readonly cards: readonly number[];
      readonly need: number;
      readonly have: number;
    }
  /** The `attributes` need `need` cards; `have` that may carry them are dealt. Infinity: no card may carry one of them. */
  | {
      readonly kind: 'attributes';
      readonly deck: number;
      readonly attributes: readonly number[];
      readonly need: number;
      readonly have: number;
    }
  /** The hands may together carry `room` of an attribute (`need` of them must be dealt), or must carry more than there are. */
  | {
      readonly kind: 'attribute-spread' | 'attribute-holders';
      readonly deck: number;
      readonly attribute: number;
      readonly need: number;
      readonly room: number;
    }
);

/** Whose hand: any seat of a role, or one seat (0-based) that has this role. */
export interface HandOf {
  readonly role: number;
  readonly seat: number | null;
}

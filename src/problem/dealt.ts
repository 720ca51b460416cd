/**
 * `Dealt`: one complete deal of a Problem in indices; the value that the engines hand to each other. Seats are 0-based here.
 */
export interface Dealt {
  /** Role index of each seat. */
  readonly roles: readonly number[];
  /** [deck][seat]: card indices, ascending, a card once for each copy. What no hand holds is the stock. */
  readonly hands: readonly (readonly (readonly number[])[])[];
  /**
   * [deck][seat]: for each card of that hand the index of its attribute set in `marks.sets` (0: none), ascending among the
   * copies of one card. All zero in a deck without marks.
   */
  readonly sets: readonly (readonly (readonly number[])[])[];
}

/** The part of a diagram that a dealer needs. */
import type { Problem } from '../../problem/problem.ts';
import type { DeckCount, RoleDraw } from '../deck.ts';

export interface Counted {
  readonly problem: Problem;
  readonly decks: readonly DeckCount[];
  readonly legal: bigint;
  /** Group of a seat (0-based): seats of one group are alike in every fact. */
  groupOf(seat: number): number;
  /** Node of layer 0 of the first deck under these roles; -1 where nothing is legal. */
  rootOf(roles: readonly number[]): number;
  /** All draws of roles that leave a legal deal, in the order of the deal number; null if they are more than `most`. */
  roleDraws(most: number): readonly RoleDraw[] | null;
}

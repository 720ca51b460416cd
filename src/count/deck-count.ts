/** What compiling finds for each deck and for each draw of roles: the parts of a `Diagram`. */
import type { Attributes } from './attributes.ts';
import type { DeckDiagram } from './deck-diagram.ts';
import type { Fold } from './fold.ts';
import type { RoleOrbit } from './role-orbits.ts';

/** What is known of one deck. */
export interface DeckCount {
  readonly diagram: DeckDiagram;
  readonly attributes: Attributes | null;
  /** [group][role]: kind of the hand automaton, -1 where the role is not open to the group. */
  readonly kindOf: readonly (readonly number[])[];
  readonly deals: Fold;
  /** The same object as `deals` where every deal weighs 1. */
  readonly shuffles: Fold;
}

/** A draw of roles with its node of layer 0 in each deck, -1 where nothing is legal. */
export interface RootedOrbit extends RoleOrbit {
  readonly roots: readonly number[];
}

/** One draw of roles with its share of the deals. */
export interface RoleDraw {
  readonly roles: readonly number[];
  /** Number of legal deals with these roles. */
  readonly legal: bigint;
}

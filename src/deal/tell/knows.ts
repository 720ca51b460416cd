/** What the players know of each other at the start (`talk.knows`): the killers know the killers, and so on. */
import type { CardId, RoleId } from '../../ruleset/ids.ts';
import type { Ruleset, Text } from '../../ruleset/ruleset.ts';
import type { DealSeat } from '../deal-file.ts';
import { isMeant, meant } from './who.ts';

/** One thing that one seat is told. */
export interface Known {
  readonly text: Text;
  /** Other seats (from 1), ascending; empty: nobody else. */
  readonly seats: readonly KnownSeat[];
}

export interface KnownSeat {
  readonly seat: number;
  /** As what the seat is known; null where it is told together with others and not which is which. */
  readonly as: { readonly roles: readonly RoleId[]; readonly cards: readonly CardId[] } | null;
}

/** What `seat` is told, in the ruleset's order. A seat that no entry speaks to is told nothing; nobody is told of himself. */
export function knownTo(ruleset: Ruleset, seats: readonly DealSeat[], seat: DealSeat): readonly Known[] {
  return ruleset.talk.knows
    .filter((entry) => isMeant(ruleset, entry.who, seat))
    .map((entry) => ({
      text: entry.text,
      seats: seats
        .filter((other) => other.seat !== seat.seat && isMeant(ruleset, entry.learns, other))
        .map((other) => ({ seat: other.seat, as: entry.together ? null : meant(ruleset, entry.learns, other) })),
    }));
}

/** Named groups of seats for the moderator's sheet (鸿门宴: the killer of the odd nights). */
import type { Ruleset, Text } from '../../ruleset/ruleset.ts';
import type { DealSeat } from '../deal-file.ts';
import { isMeant } from './who.ts';

export interface Group {
  readonly name: Text;
  /** From 1, ascending; may be empty. */
  readonly seats: readonly number[];
}

export function roster(ruleset: Ruleset, seats: readonly DealSeat[]): readonly Group[] {
  return ruleset.talk.roster.map(({ name, who }) => ({
    name,
    seats: seats.filter((seat) => isMeant(ruleset, who, seat)).map((seat) => seat.seat),
  }));
}

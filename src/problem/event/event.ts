/**
 * `Event`: a question about a deal whose probability somebody wants to know, in the indices of one Problem:
 * "some villager holds 杀手", "no killer holds 必杀 and 炸弹", "seat 3 holds exactly 2 neutral".
 */
import type { Bound } from '../problem.ts';

export interface Event {
  /** As it was written, without spaces around it. */
  readonly text: string;
  readonly quantifier: Quantifier;
  /** Role indices that the quantifier runs over; null: every seat. Ignored where `quantifier` is `seat`. */
  readonly roles: readonly number[] | null;
  /** 0-based; only where `quantifier` is `seat`. */
  readonly seat: number | null;
  /** What one and the same hand (of each deck) must hold, at least one. */
  readonly items: readonly EventItem[];
}

export type Quantifier = 'some' | 'every' | 'no' | 'seat';

export interface EventItem {
  readonly deck: number;
  readonly bound: Bound;
}

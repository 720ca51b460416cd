/** `OddsFile`: what `odds --json` prints. Every probability is an exact fraction in lowest terms with its decimal beside it. */

import { type CompileOptions, totals } from '../../counting/compile.ts';
import { fraction, type Probability, probability } from '../../counting/fraction.ts';
import { type AttributeCardOdds, attributeCardOdds } from '../../counting/odds/attribute-cards.ts';
import { eventOdds } from '../../counting/odds/event.ts';
import { type Odds, odds } from '../../counting/odds/odds.ts';
import type { Event } from '../../problem/event/event.ts';
import type { Problem } from '../../problem/problem.ts';
import { type TableHead, tableHead } from '../../problem/selection.ts';

/** How often some thing is in the hands of a role. */
interface RoleChance {
  /** Some hand of this role holds it. */
  readonly some: Probability;
  /** A given seat of this role holds it, knowing that it has the role. */
  readonly each: Probability;
  /** Copies held together by the role, on average. */
  readonly expected: Probability;
}

/** How often it is in the hand of a seat (from 1). */
interface SeatChance {
  readonly seat: number;
  readonly holds: Probability;
  readonly expected: Probability;
}

export interface OddsFile extends TableHead {
  readonly legal: string;
  readonly weight: string;
  /** Whether there is any legal deal; if not, there are no odds and the lists below are empty. */
  readonly feasible: boolean;
  /** By seat: the probability of each role, by id. */
  readonly seats: readonly { readonly seat: number; readonly roles: Readonly<Record<string, Probability>> }[];
  /** Cards of all decks in ruleset order. */
  readonly cards: readonly {
    readonly deck: string;
    readonly card: string;
    readonly copies: number;
    readonly roles: Readonly<Record<string, RoleChance>>;
    readonly seats: readonly SeatChance[];
  }[];
  readonly attributes: readonly {
    readonly deck: string;
    readonly attribute: string;
    readonly count: number;
    readonly roles: Readonly<Record<string, RoleChance>>;
    readonly seats: readonly SeatChance[];
    /** Cards that may carry it: some dealt copy does. */
    readonly cards: readonly { readonly card: string; readonly some: Probability; readonly expected: Probability }[];
  }[];
  readonly events: readonly { readonly event: string; readonly probability: Probability }[];
}

/**
 * All odds of a problem.
 * @param events read against this problem
 * @throws FaultError of kind limit as `compile` does; fault `event-decks` as `withEvent` does
 */
export function oddsFile(problem: Problem, events: readonly Event[], options: CompileOptions = {}): OddsFile {
  const known = odds(problem, options);
  const head = {
    ...tableHead(problem),
    legal: String(totals(problem, options).legal),
    weight: String(known.weight),
  };
  if (known.weight === 0n) return { ...head, feasible: false, seats: [], cards: [], attributes: [], events: [] };
  return {
    ...head,
    feasible: true,
    seats: known.seatRoles.map((row, seat) => ({
      seat: seat + 1,
      roles: byRole(problem, (role) => part(row[role]!, known.weight)),
    })),
    cards: cards(known),
    attributes: attributes(known, attributeCardOdds(problem, options)),
    events: events.map((event) => ({
      event: event.text,
      probability: probability(eventOdds(problem, known.weight, event, options)),
    })),
  };
}

function cards(known: Odds): OddsFile['cards'] {
  const { problem, weight } = known;
  return known.decks.flatMap((deckOdds, d) =>
    deckOdds.cards.map(({ spreads, hands, seats }, card) => ({
      deck: problem.decks[d]!.id,
      card: problem.decks[d]!.cards[card]!.id,
      copies: problem.decks[d]!.cards[card]!.copies,
      roles: byRole(problem, (role) => {
        const some = spreads.reduce((sum, spread) => (spread.copies[role]! > 0 ? sum + spread.weight : sum), 0n);
        return roleChance(some, hands[role]!, problem.roles[role]!.count, weight);
      }),
      seats: seats.map((row, seat) => seatChance(seat, row, weight)),
    })),
  );
}

function attributes(known: Odds, marked: readonly AttributeCardOdds[]): OddsFile['attributes'] {
  const { problem, weight } = known;
  return known.decks.flatMap(({ attributes: list }, d) => {
    const { id, cards: deckCards, attributes: marks } = problem.decks[d]!;
    return list.map(({ roles, hands, seats }, attribute) => ({
      deck: id,
      attribute: marks!.attributes[attribute]!.id,
      count: marks!.attributes[attribute]!.count,
      roles: byRole(problem, (role) =>
        roleChance(atLeastOne(roles[role]!), hands[role]!, problem.roles[role]!.count, weight),
      ),
      seats: seats.map((row, seat) => seatChance(seat, row, weight)),
      cards: marks!.on.map((card) => {
        const row = marked[d]![attribute]![card]!;
        return {
          card: deckCards[card]!.id,
          some: part(atLeastOne(row), weight),
          expected: part(total(row), weight),
        };
      }),
    }));
  });
}

/** Only roles that have a seat: of the others there is no hand to speak of. */
function byRole<T>({ roles }: Problem, of: (role: number) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(roles.flatMap(({ id, count }, role) => (count > 0 ? [[id, of(role)]] : [])));
}

function roleChance(some: bigint, hands: readonly bigint[], seats: number, weight: bigint): RoleChance {
  return {
    some: part(some, weight),
    each: part(atLeastOne(hands), weight * BigInt(seats)),
    expected: part(total(hands), weight),
  };
}

function seatChance(seat: number, row: readonly bigint[], weight: bigint): SeatChance {
  return { seat: seat + 1, holds: part(atLeastOne(row), weight), expected: part(total(row), weight) };
}

function atLeastOne(row: readonly bigint[]): bigint {
  return row.slice(1).reduce((sum, each) => sum + each, 0n);
}

function total(row: readonly bigint[]): bigint {
  return row.reduce((sum, each, n) => sum + each * BigInt(n), 0n);
}

function part(weight: bigint, whole: bigint): Probability {
  return probability(fraction(weight, whole));
}

/**
 * Settles the amounts of a table under a selection: how many seats have each role, how many copies of each card are in play,
 * how many places each deck has. What a parameter or `rest` leaves open in a ruleset is a number here.
 */
import { FaultError } from '../fault.ts';
import type { Amount, CardId, Deck, DeckId, RoleId, Ruleset, Table } from '../ruleset/model.ts';

export interface Amounts {
  readonly table: Table;
  /** In ruleset order; a role may have no seat at all. */
  readonly roles: readonly { readonly id: RoleId; readonly count: number }[];
  /** In ruleset order of decks. */
  readonly decks: readonly {
    readonly deck: Deck;
    /** In ruleset order, cards left out at this table among those with 0 copies. */
    readonly cards: readonly { readonly id: CardId; readonly copies: number }[];
    /** Cards that all hands hold together. */
    readonly places: number;
    readonly stock: boolean;
  }[];
}

/**
 * Takes a ruleset (its pool already put in), the number of seats and the value of every parameter.
 * Throws faults `unknown-table`, `negative-rest` (with the sum) and `pool-too-small` (with needed and available).
 */
export function amounts(ruleset: Ruleset, seats: number, set: Readonly<Record<string, number | string>>): Amounts {
  const table = tableOf(ruleset, seats);
  const roles = settle(
    table.roles.map(({ role, count }) => ({ id: role, amount: count })),
    table.seats,
    set,
  ).map(({ id, value }) => ({ id, count: value }));
  return { table, roles, decks: ruleset.decks.map((deck) => settleDeck(table, roles, deck, set)) };
}

/** The table with so many seats; throws fault `unknown-table`. */
export function tableOf(ruleset: Ruleset, seats: number): Table {
  const table = ruleset.tables.find((candidate) => candidate.seats === seats);
  if (table !== undefined) return table;
  throw new FaultError({
    kind: 'bad',
    code: 'unknown-table',
    with: { ruleset: ruleset.id, players: seats, tables: ruleset.tables.map((candidate) => candidate.seats) },
  });
}

/** How many places the hands have in one deck. */
function placesOf(table: Table, roles: Amounts['roles'], deck: DeckId): number {
  const sizes = table.hands.find((hands) => hands.deck === deck)?.sizes ?? [];
  return roles.reduce((sum, role) => sum + role.count * (sizes.find((entry) => entry.role === role.id)?.size ?? 0), 0);
}

function settleDeck(
  table: Table,
  roles: Amounts['roles'],
  deck: Deck,
  set: Readonly<Record<string, number | string>>,
): Amounts['decks'][number] {
  const places = placesOf(table, roles, deck.id);
  const leftOut = new Set(table.leaveOut);
  const inPlay = deck.cards.filter((card) => !leftOut.has(card.id));
  const settled = new Map(
    settle(
      inPlay.map((card) => ({ id: card.id, amount: card.copies })),
      places,
      set,
    ).map(({ id, value }) => [id, value]),
  );
  const cards = deck.cards.map((card) => ({ id: card.id, copies: settled.get(card.id) ?? 0 }));
  const available = cards.reduce((sum, card) => sum + card.copies, 0);
  if (deck.pool && available < places)
    throw new FaultError({
      kind: 'bad',
      code: 'pool-too-small',
      with: { deck: deck.id, players: table.seats, needed: places, available },
    });
  return { deck, cards, places, stock: table.stock.includes(deck.id) };
}

function settle<Id extends string>(
  entries: readonly { readonly id: Id; readonly amount: Amount }[],
  total: number,
  set: Readonly<Record<string, number | string>>,
): readonly { readonly id: Id; readonly value: number }[] {
  const fixed = entries.map(({ id, amount }) => ({
    id,
    value: numberOf(amount, set),
    least: amount.kind === 'rest' ? (amount.least ?? 0) : 0,
  }));
  const known = fixed.flatMap(({ value }) => (value === null ? [] : [value]));
  const rest = total - known.reduce((sum, value) => sum + value, 0);
  return fixed.map(({ id, value, least }) => {
    if (value === null && rest < least) {
      const sum = `${[total, ...known.filter((n) => n !== 0)].join(' - ')} = ${rest}`;
      throw new FaultError({ kind: 'bad', code: 'negative-rest', with: { what: id, rest, least, sum } });
    }
    return { id, value: value ?? rest };
  });
}

function numberOf(amount: Amount, set: Readonly<Record<string, number | string>>): number | null {
  switch (amount.kind) {
    case 'number':
      return amount.value;
    case 'rest':
      return null;
    case 'parameter': {
      const value = set[amount.parameter];
      if (typeof value !== 'number') throw new TypeError(`parameter ${amount.parameter} has no number`);
      return value;
    }
  }
}

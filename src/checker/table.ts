/**
 * What the table of a selection says, worked out once more from the ruleset itself: role counts, hand sizes, copies, attributes. The
 * plain checker takes nothing from grounding, so that a mistake there cannot hide here.
 */
import type { Selection } from '../problem/selection.ts';
import type {
  Amount,
  AttributePlan,
  ByReading,
  CardId,
  DeckId,
  FactionId,
  Item,
  Role,
  RoleId,
  Ruleset,
} from '../ruleset/model.ts';

export interface CheckTable {
  readonly seats: number;
  /** Roles that sit here, with how many seats. */
  readonly roles: ReadonlyMap<RoleId, number>;
  /** Every role of the ruleset. */
  readonly everyRole: readonly Role[];
  readonly decks: readonly CheckDeck[];
  readonly factionOf: ReadonlyMap<CardId, FactionId | null>;
  /** Every faction, and every card of each, as items to count. */
  readonly factions: readonly FactionItems[];
}

interface FactionItems {
  readonly id: FactionId;
  readonly item: Item;
  readonly cards: readonly Item[];
}

export interface CheckDeck {
  readonly id: DeckId;
  readonly sizes: ReadonlyMap<RoleId, number>;
  /** Every card of the deck; 0 where it is not in play. */
  readonly copies: ReadonlyMap<CardId, number>;
  readonly stock: boolean;
  readonly attributes: (AttributePlan & { readonly rule: string }) | null;
}

/** `ruleset` with its pool put in. */
export function checkTable(ruleset: Ruleset, selection: Selection): CheckTable {
  const table = ruleset.tables.find(({ seats }) => seats === selection.players)!;
  const amount = ({ kind, ...rest }: Amount): number | null => {
    if (kind === 'rest') return null;
    return 'value' in rest ? rest.value : 'parameter' in rest ? Number(selection.set[rest.parameter]) : null;
  };
  const roles = fill(new Map(table.roles.map(({ role, count }) => [role, amount(count)])), table.seats);
  const decks = ruleset.decks.map((deck): CheckDeck => {
    const sizes = new Map(
      table.hands.find((hands) => hands.deck === deck.id)?.sizes.map(({ role, size }) => [role, size]),
    );
    let places = 0;
    for (const [role, count] of roles) places += count * (sizes.get(role) ?? 0);
    const inPlay = deck.cards.map(({ id, copies }) => [id, table.leaveOut.includes(id) ? 0 : amount(copies)] as const);
    const fact = ruleset.attributeFacts.find((candidate) => candidate.deck === deck.id);
    return {
      id: deck.id,
      sizes,
      copies: fill(new Map(inPlay), places),
      stock: table.stock.includes(deck.id),
      attributes: fact === undefined ? null : { ...reading(fact.plan, selection), rule: fact.id },
    };
  });
  const factionOf = new Map(
    ruleset.decks.flatMap(({ cards }) => cards.map(({ id, faction }) => [id, faction] as const)),
  );
  return {
    seats: table.seats,
    roles,
    everyRole: ruleset.roles,
    decks,
    factionOf,
    factions: ruleset.factions.map(({ id }) => ({
      id,
      item: { kind: 'faction', faction: id },
      cards: [...factionOf].flatMap(([card, of]): readonly Item[] => (of === id ? [{ kind: 'card', card }] : [])),
    })),
  };
}

/** The value that the selection's readings choose. */
export function reading<T>({ rule, cases }: ByReading<T>, { readings }: Selection): T {
  return cases.find((option) => rule === null || option.reading === readings[rule])!.value;
}

/** Puts what is left of a total where `null` stands. */
function fill<Id>(amounts: ReadonlyMap<Id, number | null>, total: number): ReadonlyMap<Id, number> {
  let left = total;
  for (const n of amounts.values()) left -= n ?? 0;
  return new Map([...amounts].map(([id, n]) => [id, n ?? left]));
}

/** The roles that a seat may have by what is given: its own, or every role that sits here. */
export function openRoles(table: CheckTable, role: RoleId | null | undefined): readonly RoleId[] {
  return role == null ? [...table.roles].filter(([, count]) => count > 0).map(([id]) => id) : [role];
}

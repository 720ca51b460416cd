/**
 * What the table of a selection says, worked out once more from the ruleset itself: role counts, hand sizes, copies, marks. The plain
 * checker takes nothing from grounding, so that a mistake there cannot hide here.
 */
import type { Selection } from '../../problem/selection.ts';
import type { Item } from '../../ruleset/form.ts';
import type { CardId, DeckId, FactionId, RoleId } from '../../ruleset/ids.ts';
import type { Amount, ByReading, MarkPlan, Role, Ruleset } from '../../ruleset/ruleset.ts';

export interface CheckTable {
  readonly seats: number;
  /** Roles that sit here, with how many seats. */
  readonly roles: ReadonlyMap<RoleId, number>;
  readonly role: (id: RoleId) => Role;
  readonly decks: readonly CheckDeck[];
  readonly factionOf: ReadonlyMap<CardId, FactionId | null>;
  /** Every faction, and every card of each, as items to count. */
  readonly factions: readonly FactionItems[];
  /** The cards that an item counts (none for an attribute), and the decks that have one of them in play. */
  readonly counted: (item: Item) => Counted;
}

export interface FactionItems {
  readonly id: FactionId;
  readonly item: Item;
  readonly cards: readonly Item[];
}

export interface Counted {
  readonly cards: ReadonlySet<CardId>;
  readonly decks: readonly CheckDeck[];
}

export interface CheckDeck {
  readonly id: DeckId;
  readonly sizes: ReadonlyMap<RoleId, number>;
  /** Every card of the deck; 0 where it is not in play. */
  readonly copies: ReadonlyMap<CardId, number>;
  readonly stock: boolean;
  readonly marks: (MarkPlan & { readonly rule: string }) | null;
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
    const marking = ruleset.marks.find((candidate) => candidate.deck === deck.id);
    return {
      id: deck.id,
      sizes,
      copies: fill(new Map(inPlay), places),
      stock: table.stock.includes(deck.id),
      marks: marking === undefined ? null : { ...reading(marking.plan, selection), rule: marking.id },
    };
  });
  const factionOf = new Map(
    ruleset.decks.flatMap(({ cards }) => cards.map(({ id, faction }) => [id, faction] as const)),
  );
  const known = new WeakMap<Item, Counted>();
  return {
    seats: table.seats,
    roles,
    role: (id) => ruleset.roles.find((role) => role.id === id)!,
    decks,
    factionOf,
    factions: ruleset.factions.map(({ id }) => ({
      id,
      item: { kind: 'faction', faction: id },
      cards: [...factionOf].flatMap(([card, of]): readonly Item[] => (of === id ? [{ kind: 'card', card }] : [])),
    })),
    counted: (item) => {
      const before = known.get(item);
      if (before !== undefined) return before;
      const found = countedBy(item, factionOf, decks);
      known.set(item, found);
      return found;
    },
  };
}

function countedBy(item: Item, factionOf: CheckTable['factionOf'], decks: readonly CheckDeck[]): Counted {
  const counts = (card: CardId) => {
    if (item.kind === 'attribute') return false;
    return item.kind === 'card' ? card === item.card : factionOf.get(card) === item.faction;
  };
  return {
    cards: new Set([...factionOf.keys()].filter(counts)),
    decks: decks.filter(({ copies }) => [...copies].some(([card, n]) => n > 0 && counts(card))),
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

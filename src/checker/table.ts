/**
 * What the table of a selection says, worked out once more from the ruleset itself: role counts, hand sizes, copies, marks. The plain
 * checker takes nothing from grounding, so that a mistake there cannot hide here.
 */

import type { PartialCard, PartialDeal } from '../problem/problem.ts';
import type { Selection } from '../problem/selection.ts';
import type {
  Amount,
  AttributeId,
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
  readonly role: (id: RoleId) => Role;
  readonly decks: readonly CheckDeck[];
  readonly factionOf: ReadonlyMap<CardId, FactionId | null>;
  /** Every faction, and every card of each, as items to count. */
  readonly factions: readonly FactionItems[];
  /** The cards that an item counts (none for an attribute), and the decks that have one of them in play. */
  readonly counted: (item: Item) => CountedForm;
}

export interface FactionItems {
  readonly id: FactionId;
  readonly item: Item;
  readonly cards: readonly Item[];
}

export interface CountedForm {
  readonly cards: ReadonlySet<CardId>;
  readonly decks: readonly CheckDeck[];
}

export interface CheckDeck {
  readonly id: DeckId;
  readonly sizes: ReadonlyMap<RoleId, number>;
  /** Every card of the deck; 0 where it is not in play. */
  readonly copies: ReadonlyMap<CardId, number>;
  readonly stock: boolean;
  readonly marks: (AttributePlan & { readonly rule: string }) | null;
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
    const marking = ruleset.attributeFacts.find((candidate) => candidate.deck === deck.id);
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
  const known = new WeakMap<Item, CountedForm>();
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

function countedBy(item: Item, factionOf: CheckTable['factionOf'], decks: readonly CheckDeck[]): CountedForm {
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

// All that one seat holds, from every deck, complete or not, and what can be counted in it.

export interface CheckHand {
  /** 1-based. */
  readonly seat: number;
  readonly role: RoleId;
  readonly cards: readonly PartialCard[];
  /** Whether marks are given. */
  readonly marked: boolean;
  /** How many cards of a deck are still unknown in this hand. */
  readonly unknown: (deck: CheckDeck) => number;
}

export interface Count {
  readonly least: number;
  readonly most: number;
}

/** The hand of a seat (0-based), taken to have this role. */
export function checkHand(given: PartialDeal, seat: number, role: RoleId): CheckHand {
  const hands = given.hands.map(({ deck, seats }) => ({ deck, hand: seats[seat] ?? null }));
  const complete = hands.every(({ hand }) => hand?.complete);
  return {
    seat: seat + 1,
    role,
    cards: hands.flatMap(({ hand }) => hand?.cards ?? []),
    marked: given.marked,
    unknown: (deck) => {
      if (complete) return 0;
      const hand = hands.find((candidate) => candidate.deck === deck.id)?.hand ?? null;
      return hand?.complete ? 0 : Math.max(0, (deck.sizes.get(role) ?? 0) - (hand?.cards.length ?? 0));
    },
  };
}

/** How many of an item the hand holds: at least what is seen, at most with every unknown card and mark counted in. */
export function countItem(table: CheckTable, hand: CheckHand, item: Item): Count {
  if (item.kind === 'attribute') return countMarks(table, hand, item.attribute);
  const counted = table.counted(item);
  let least = 0;
  for (const { card } of hand.cards) if (counted.cards.has(card)) least++;
  let most = least;
  for (const deck of counted.decks) most += hand.unknown(deck);
  return { least, most };
}

/** The cards that are counted, a card once for each copy; of an attribute those that carry it. */
export function itemCards(table: CheckTable, hand: CheckHand, item: Item): readonly CardId[] {
  const counts = ({ card, attributes }: PartialCard) =>
    item.kind === 'attribute' ? attributes.includes(item.attribute) : table.counted(item).cards.has(card);
  return hand.cards.filter(counts).map(({ card }) => card);
}

function countMarks(table: CheckTable, hand: CheckHand, attribute: AttributeId): Count {
  let seen = 0;
  for (const { attributes } of hand.cards) if (attributes.includes(attribute)) seen++;
  const deck = table.decks.find(({ marks }) => marks?.counts.some((entry) => entry.attribute === attribute));
  if (deck === undefined) return { least: seen, most: seen };
  if (hand.marked) return { least: seen, most: seen + hand.unknown(deck) };
  const markable = hand.cards.filter(({ card }) => deck.marks!.on.includes(card)).length;
  return { least: 0, most: markable + hand.unknown(deck) };
}

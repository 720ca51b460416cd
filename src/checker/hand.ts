/**
 * What a seat holds, summed up once: how often each thing that some rule counts is there. Forms then only look numbers up.
 */
import type { PartialCard, PartialDeal } from '../problem/problem.ts';
import type { AttributeId, CardId, Item, RoleId } from '../ruleset/model.ts';
import type { CheckDeck, CheckTable } from './table.ts';

/** All that one seat holds, from every deck, complete or not, taken to have this role. */
export interface CheckHand {
  /** 1-based. */
  readonly seat: number;
  readonly role: RoleId;
  readonly cards: readonly PartialCard[];
  readonly counts: Counts;
}

/** By counter: at least what is seen, at most with every unknown card and attribute counted in. One array where all is known. */
export interface Counts {
  readonly least: Int32Array;
  readonly most: Int32Array;
}

/** Numbers the items that rules count. Every form is compiled before the first hand is summed up. */
export class Counters {
  readonly #table: CheckTable;
  readonly #items: Item[] = [];
  readonly #indices = new Map<string, number>();
  readonly #byCard: ReadonlyMap<CardId, number[]>;
  readonly #byAttribute = new Map<AttributeId, number>();
  /** For each counter the decks that have one of its cards in play, or whose cards may carry its attribute. */
  readonly #decks: (readonly CheckDeck[])[] = [];

  constructor(table: CheckTable) {
    this.#table = table;
    this.#byCard = new Map([...table.factionOf.keys()].map((card) => [card, []]));
  }

  /** The counter of an item. */
  of(item: Item): number {
    const key = `${item.kind} ${item.kind === 'card' ? item.card : item.kind === 'faction' ? item.faction : item.attribute}`;
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    const index = this.#items.push(item) - 1;
    this.#indices.set(key, index);
    if (item.kind === 'attribute') {
      this.#byAttribute.set(item.attribute, index);
      this.#decks.push(
        this.#table.decks.filter(({ attributes }) =>
          attributes?.counts.some(({ attribute }) => attribute === item.attribute),
        ),
      );
      return index;
    }
    const counted = [...this.#table.factionOf.keys()].filter((card) => this.counts(item, card));
    for (const card of counted) this.#byCard.get(card)!.push(index);
    this.#decks.push(this.#table.decks.filter(({ copies }) => counted.some((card) => (copies.get(card) ?? 0) > 0)));
    return index;
  }

  /** How many counters there are. */
  get size(): number {
    return this.#items.length;
  }

  /** The counters of a card. */
  ofCard(card: CardId): readonly number[] {
    return this.#byCard.get(card) ?? [];
  }

  /** The counter of an attribute, where a rule counts it. */
  ofAttribute(attribute: AttributeId): number | undefined {
    return this.#byAttribute.get(attribute);
  }

  /** Whether an item that is no attribute counts a card. */
  counts(item: Item, card: CardId): boolean {
    if (item.kind === 'card') return item.card === card;
    return item.kind === 'faction' && this.#table.factionOf.get(card) === item.faction;
  }

  /** The hand of a seat (0-based), taken to have this role. */
  hand(given: PartialDeal, seat: number, role: RoleId): CheckHand {
    const hands = given.hands.map(({ seats }) => seats[seat]);
    const cards = hands.length === 1 ? (hands[0]?.cards ?? []) : hands.flatMap((hand) => hand?.cards ?? []);
    const least = new Int32Array(this.#items.length);
    for (const { card, attributes } of cards) {
      for (const index of this.ofCard(card)) least[index]!++;
      for (const attribute of attributes) {
        const index = this.ofAttribute(attribute);
        if (index !== undefined) least[index]!++;
      }
    }
    const complete = hands.length === this.#table.decks.length && hands.every((hand) => hand?.complete);
    const known = complete && given.marked;
    const counts = known ? { least, most: least } : this.#open(given, seat, role, cards, least);
    return { seat: seat + 1, role, cards, counts };
  }

  #open(given: PartialDeal, seat: number, role: RoleId, cards: readonly PartialCard[], least: Int32Array): Counts {
    const most = least.slice();
    const unknown = new Map(this.#table.decks.map((deck) => [deck, unknownCards(given, deck, seat, role)]));
    this.#items.forEach((item, index) => {
      const decks = this.#decks[index]!;
      if (item.kind === 'attribute' && !given.marked && decks.length > 0) {
        // Nothing is said of attributes: any card that may carry one may.
        const on = decks[0]!.attributes!.on;
        least[index] = 0;
        most[index] = cards.filter(({ card }) => on.includes(card)).length;
      }
      for (const deck of decks) most[index]! += unknown.get(deck)!;
    });
    return { least, most };
  }
}

/** How many cards of a deck are still unknown in the hand of a seat (0-based) that has this role. */
export function unknownCards(given: PartialDeal, deck: CheckDeck, seat: number, role: RoleId): number {
  const hand = given.hands.find((hands) => hands.deck === deck.id)?.seats[seat] ?? null;
  return hand?.complete ? 0 : Math.max(0, (deck.sizes.get(role) ?? 0) - (hand?.cards.length ?? 0));
}

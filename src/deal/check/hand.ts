/** All that one seat holds, from every deck, complete or not, and what can be counted in it. */
import type { Given, GivenCard } from '../../problem/given.ts';
import type { Item } from '../../ruleset/form.ts';
import type { AttributeId, CardId, RoleId } from '../../ruleset/ids.ts';
import type { CheckDeck, CheckTable } from './table.ts';

export interface CheckHand {
  /** 1-based. */
  readonly seat: number;
  readonly role: RoleId;
  readonly cards: readonly GivenCard[];
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
export function checkHand(given: Given, seat: number, role: RoleId): CheckHand {
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
  const counts = ({ card, attributes }: GivenCard) =>
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

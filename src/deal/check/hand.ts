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
  /** What was counted, a card once for each copy. */
  readonly cards: readonly CardId[];
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
  const seen = hand.cards.flatMap(({ card }) => (counted.cards.has(card) ? [card] : []));
  let most = seen.length;
  for (const deck of counted.decks) most += hand.unknown(deck);
  return { least: seen.length, most, cards: seen };
}

function countMarks(table: CheckTable, hand: CheckHand, attribute: AttributeId): Count {
  const deck = table.decks.find(({ marks }) => marks?.counts.some((entry) => entry.attribute === attribute));
  const seen = hand.cards.filter(({ attributes }) => attributes.includes(attribute)).map(({ card }) => card);
  if (deck?.marks == null) return { least: seen.length, most: seen.length, cards: seen };
  const markable = hand.cards.filter(({ card }) => deck.marks!.on.includes(card)).map(({ card }) => card);
  const known = hand.marked ? seen : [];
  const most = (hand.marked ? seen.length : markable.length) + hand.unknown(deck);
  return { least: known.length, most, cards: hand.marked ? seen : markable };
}

/** Facts about cards: what is in play, copies, sizes of hands. */
import type { Given, GivenHand } from '../../problem/given.ts';
import type { Violation } from '../check.ts';
import type { CheckDeck, CheckTable } from './table.ts';
import { within } from './truth.ts';

export function* checkCards(table: CheckTable, given: Given): Generator<Violation> {
  for (const deck of table.decks) {
    const hands = handsOf(given, deck);
    yield* sizes(table, given, deck, hands);
    yield* copies(table, given, deck, hands);
  }
}

function handsOf(given: Given, deck: CheckDeck): readonly (GivenHand | null)[] {
  const found = given.hands.find((hands) => hands.deck === deck.id);
  return Array.from({ length: given.seats }, (_, seat) => found?.seats[seat] ?? null);
}

function* sizes(
  table: CheckTable,
  given: Given,
  deck: CheckDeck,
  hands: readonly (GivenHand | null)[],
): Generator<Violation> {
  for (const [seat, hand] of hands.entries()) {
    if (hand === null) continue;
    const held = hand.cards.length;
    const open = possibleSizes(table, given, deck, seat);
    const fits = (size: number) => (hand.complete ? held === size : held <= size);
    if (open.some(fits)) continue;
    const size = hand.complete ? (open[0] ?? 0) : Math.max(0, ...open);
    yield {
      kind: 'fact',
      id: 'hand',
      seats: [seat + 1],
      cards: [],
      detail: { what: 'hand-size', deck: deck.id, held, size },
    };
  }
}

function* copies(
  table: CheckTable,
  given: Given,
  deck: CheckDeck,
  hands: readonly (GivenHand | null)[],
): Generator<Violation> {
  const unknown = hands.map((hand, seat) =>
    hand?.complete
      ? 0
      : Math.max(0, ...possibleSizes(table, given, deck, seat).map((size) => size - (hand?.cards.length ?? 0))),
  );
  const room = unknown.reduce((total, n) => total + n, 0);
  for (const [card, number] of deck.copies) {
    const times = hands.map((hand) => hand?.cards.filter((other) => other.card === card).length ?? 0);
    const held = times.reduce((total, n) => total + n, 0);
    if (within(held, held + room, deck.stock ? 0 : number, number) !== 'no') continue;
    const seats = times.flatMap((n, seat) => (n > 0 ? [seat + 1] : []));
    const detail =
      number === 0
        ? ({ what: 'not-in-play', deck: deck.id } as const)
        : ({ what: 'copies', deck: deck.id, held, copies: number } as const);
    yield { kind: 'fact', id: 'copies', seats, cards: Array(Math.abs(held - number)).fill(card), detail };
  }
}

function possibleSizes(table: CheckTable, given: Given, deck: CheckDeck, seat: number): readonly number[] {
  const role = given.roles[seat] ?? null;
  // A role that does not sit here is told by itself; its hand may then have any size of the table.
  const known = role !== null && table.roles.has(role);
  return (known ? [role] : [...table.roles.keys()]).map((id) => deck.sizes.get(id) ?? 0);
}

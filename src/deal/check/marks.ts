/** Facts about attributes: which sets a card may carry, and how many marks there are among the dealt cards. */
import type { Given, GivenCard } from '../../problem/given.ts';
import type { Violation } from '../check.ts';
import type { CheckDeck, CheckTable } from './table.ts';

interface Held extends GivenCard {
  readonly seat: number;
}

export function* checkMarks(table: CheckTable, given: Given): Generator<Violation> {
  if (!given.marked) return;
  for (const deck of table.decks) {
    const hands = given.hands.find((entry) => entry.deck === deck.id)?.seats ?? [];
    const held = hands.flatMap((hand, seat) => (hand?.cards ?? []).map((card): Held => ({ ...card, seat: seat + 1 })));
    const known = hands.length === given.seats && hands.every((hand) => hand?.complete);
    yield* sets(deck, held);
    yield* counts(deck, held, known);
  }
}

function* sets({ marks }: CheckDeck, held: readonly Held[]): Generator<Violation> {
  for (const { card, attributes, seat } of held) {
    if (attributes.length === 0) continue;
    const allowed = marks?.on.includes(card) && marks.sets.some((set) => same(set, attributes));
    if (!allowed)
      yield {
        kind: 'fact',
        id: marks?.rule ?? 'marks',
        seats: [seat],
        cards: [card],
        detail: { what: 'mark-set', attributes },
      };
  }
}

/** `known`: every hand is complete, so that a missing mark is missing. */
function* counts({ marks }: CheckDeck, held: readonly Held[], known: boolean): Generator<Violation> {
  for (const { attribute, count } of marks?.counts ?? []) {
    const carriers = held.filter(({ attributes }) => attributes.includes(attribute));
    const dealt = carriers.length;
    if (dealt === count || (dealt < count && !known)) continue;
    const seats = [...new Set(carriers.map(({ seat }) => seat))];
    const cards = carriers.map(({ card }) => card);
    yield { kind: 'fact', id: marks!.rule, seats, cards, detail: { what: 'mark-count', attribute, dealt, count } };
  }
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((mark) => b.includes(mark)) && new Set(b).size === b.length;
}

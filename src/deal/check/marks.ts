/** Facts about attributes: which sets a card may carry, and how many marks there are among the dealt cards. */
import type { Given, GivenCard } from '../../problem/given.ts';
import type { Violation } from '../check.ts';
import type { CheckDeck, CheckTable } from './table.ts';

interface Marked {
  readonly card: GivenCard;
  /** 1-based. */
  readonly seat: number;
}

export function* checkMarks(table: CheckTable, given: Given): Generator<Violation> {
  if (!given.marked) return;
  for (const deck of table.decks) {
    const hands = given.hands.find((entry) => entry.deck === deck.id)?.seats ?? [];
    const marked = hands.flatMap((hand, seat) => {
      const cards = hand?.cards.filter(({ attributes }) => attributes.length > 0) ?? [];
      return cards.map((card): Marked => ({ card, seat: seat + 1 }));
    });
    const known = hands.length === given.seats && hands.every((hand) => hand?.complete);
    yield* sets(deck, marked);
    yield* counts(deck, marked, known);
  }
}

function* sets({ marks }: CheckDeck, marked: readonly Marked[]): Generator<Violation> {
  for (const {
    card: { card, attributes },
    seat,
  } of marked) {
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
function* counts({ marks }: CheckDeck, marked: readonly Marked[], known: boolean): Generator<Violation> {
  for (const { attribute, count } of marks?.counts ?? []) {
    const carriers = marked.filter(({ card }) => card.attributes.includes(attribute));
    const dealt = carriers.length;
    if (dealt === count || (dealt < count && !known)) continue;
    const seats = [...new Set(carriers.map(({ seat }) => seat))];
    const cards = carriers.map(({ card }) => card.card);
    yield { kind: 'fact', id: marks!.rule, seats, cards, detail: { what: 'mark-count', attribute, dealt, count } };
  }
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((mark) => b.includes(mark)) && new Set(b).size === b.length;
}

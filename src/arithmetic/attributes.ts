/** Counting arguments about attributes: against the cards that may carry them, and against what hands may or must carry. */
import type { DeckAttributes, Problem } from '../problem/problem.ts';
import type { Statement } from '../problem/statement.ts';
import type { Conflict } from './conflict.ts';
import { copiesOf, handGroups, sum, unique } from './hands.ts';

/** Beyond so many combinations of counts the fewest cards are not sought exactly. */
const LIMIT = 100_000;

export function attributeConflicts(problem: Problem, deck: number): readonly Conflict[] {
  const { attributes: ofDeck } = problem.decks[deck]!;
  return ofDeck === null ? [] : [...carriers(problem, deck, ofDeck), ...perHand(problem, deck, ofDeck)];
}

function* carriers(problem: Problem, deck: number, ofDeck: DeckAttributes): Generator<Conflict> {
  const have = sum(ofDeck.on.map((card) => problem.decks[deck]!.cards[card]!.copies));
  const each = ofDeck.attributes.map(({ count }, attribute) => ({
    attributes: [attribute],
    need: fewest(ofDeck, [attribute], [count]),
  }));
  const all = {
    attributes: ofDeck.attributes.map((_, attribute) => attribute),
    need: fewest(
      ofDeck,
      ofDeck.attributes.map((_, a) => a),
      ofDeck.attributes.map(({ count }) => count),
    ),
  };
  for (const { attributes, need } of [...each, ...(each.some((one) => one.need > have) ? [] : [all])]) {
    if (need <= have) continue;
    const counted: readonly Statement[] = attributes.map((attribute) => ({ kind: 'attribute', deck, attribute }));
    yield {
      kind: 'attributes',
      deck,
      attributes,
      need,
      have,
      statements: [...counted, { kind: 'attribute-sets', deck }, ...copiesOf(deck, ofDeck.on)],
    };
  }
}

/** The fewest cards that carry so many of each of these attributes; Infinity where no number does. A safe low estimate when large. */
function fewest(ofDeck: DeckAttributes, attributes: readonly number[], counts: readonly number[]): number {
  const sets = ofDeck.sets
    .map((set) => attributes.map((attribute) => (set.includes(attribute) ? 1 : 0)))
    .filter((carried) => carried.some((n) => n > 0));
  const states = counts.reduce((product, count) => product * (count + 1), 1);
  const most = Math.max(0, ...sets.map((carried) => sum(carried)));
  if (states > LIMIT) return most === 0 ? Number.POSITIVE_INFINITY : Math.ceil(sum(counts) / most);
  const known = new Map<string, number>();
  const least = (left: readonly number[]): number => {
    if (left.every((n) => n === 0)) return 0;
    const key = left.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = Number.POSITIVE_INFINITY;
    for (const carried of sets)
      if (carried.every((n, i) => n <= left[i]!)) best = Math.min(best, 1 + least(left.map((n, i) => n - carried[i]!)));
    known.set(key, best);
    return best;
  };
  return least(counts);
}

/** Bounds of hands on one attribute of all cards that may carry it, added up over the hands. */
function* perHand(problem: Problem, deck: number, ofDeck: DeckAttributes): Generator<Conflict> {
  const groups = handGroups(problem, deck);
  const everyone = sum(groups.map(({ count }) => count)) === problem.seats;
  for (const [attribute, { count }] of ofDeck.attributes.entries()) {
    const asked = groups.map((group) => ({
      group,
      bound: group.bounds.find(
        ({ cards, attributes: counted }) => counted.join() === `${attribute}` && cards.join() === ofDeck.on.join(),
      ),
    }));
    const counted: Statement = { kind: 'attribute', deck, attribute };
    const room = sum(asked.map(({ group, bound }) => group.count * Math.min(bound?.max ?? count, count)));
    if (everyone && room < count) {
      const statements = asked.flatMap(({ group, bound }) => [...(bound?.maxBecause ?? []), ...group.because]);
      yield {
        kind: 'attribute-spread',
        deck,
        attribute,
        need: count,
        room,
        statements: unique([...statements, counted]),
      };
    }
    const need = sum(asked.map(({ group, bound }) => group.count * (bound?.min ?? 0)));
    if (need > count) {
      const statements = asked.flatMap(({ group, bound }) =>
        bound === undefined ? [] : [...bound.minBecause, ...group.because],
      );
      yield {
        kind: 'attribute-holders',
        deck,
        attribute,
        need,
        room: count,
        statements: unique([...statements, counted]),
      };
    }
  }
}

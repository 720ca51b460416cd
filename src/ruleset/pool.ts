/**
 * A pool: a list of names that replaces the cards of the one deck which allows it, one copy each.
 */
import { FaultError } from '../fault.ts';
import { fold } from '../spelling.ts';
import type { Card, CardId, Ruleset } from './model.ts';

/**
 * The ruleset with these names as the cards of its pool deck, in their order. A name that is a card of the deck already keeps its id
 * and all that is told of it; any other gets the id `pool-K`, K its place from 1.
 * Throws faults `pool-not-allowed`, `pool-empty`, `pool-equal-names`.
 */
export function withPool(ruleset: Ruleset, names: readonly string[]): Ruleset {
  const deck = ruleset.decks.find((candidate) => candidate.pool);
  if (deck === undefined)
    throw new FaultError({ kind: 'bad', code: 'pool-not-allowed', with: { ruleset: ruleset.id } });
  if (names.length === 0) throw new FaultError({ kind: 'bad', code: 'pool-empty', with: { deck: deck.id } });
  const cards = names.map((name, index) => cardOf(name, index, deck.cards));
  cards.forEach((card, index) => {
    const first = cards.findIndex((other) => other.id === card.id || fold(other.name.zh) === fold(card.name.zh));
    if (first < index)
      throw new FaultError({
        kind: 'bad',
        code: 'pool-equal-names',
        with: { name: names[index]!, lines: [first + 1, index + 1] },
      });
  });
  return { ...ruleset, decks: ruleset.decks.map((other) => (other === deck ? { ...deck, cards } : other)) };
}

function cardOf(name: string, index: number, known: readonly Card[]): Card {
  const card = known.find((candidate) =>
    [candidate.name.zh, candidate.name.en, ...candidate.also].some((word) => fold(word) === fold(name)),
  );
  if (card !== undefined) return { ...card, copies: { kind: 'number', value: 1 } };
  const text = name.normalize('NFKC').trim();
  return {
    id: `pool-${index + 1}` as CardId, // an id made here is an id
    name: { zh: text, en: text },
    faction: null,
    copies: { kind: 'number', value: 1 },
    also: [],
    does: null,
  };
}

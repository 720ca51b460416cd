/**
 * Pins and bans of a selection → facts of the problem, under their normalised text. What is pinned but not in play stays as a fact
 * that cannot be kept.
 */
import type { RoleId } from '../ruleset/model.ts';
import type { CardsFact } from './facts.ts';
import { atLeastCopies, bound, type CardCopies, conjuncts } from './formula.ts';
import type { Formula, Problem, Requirement, SeatRole } from './problem.ts';
import type { Pin } from './selection.ts';

export type Pins = Pick<Problem, 'requirements' | 'seatRoles'>;

/** Facts as requirements and role facts, in their order; requirements of one fact are split deck by deck and card by card. */
export function groundFacts(problem: Problem, facts: readonly Pin[]): Pins {
  const requirements: Requirement[] = [];
  const seatRoles: SeatRole[] = [];
  for (const { text: id, fact } of facts) {
    if (fact.kind === 'role') seatRoles.push({ id, seat: fact.seat - 1, roles: rolesOf(problem, fact.role, fact.ban) });
    else
      for (const { deck, formula } of cardFormulas(problem, fact))
        requirements.push(...seatFact(id, fact.seat - 1, deck, formula));
  }
  return { requirements, seatRoles };
}

/** A fact about the hand of one seat (0-based), one requirement for each thing that it says; one that is true by itself stays. */
export function seatFact(id: string, seat: number, deck: number, fact: Formula): readonly Requirement[] {
  const parts = conjuncts(fact);
  return (parts.length === 0 ? [fact] : parts).map((formula) => ({
    kind: 'fact',
    id,
    roles: null,
    seats: [seat],
    deck,
    formula,
  }));
}

/** The copies of one card of a deck that a hand can hold; null where the card is not in play. */
export function copiesOf(problem: Problem, deck: number, id: string): CardCopies | null {
  const { cards, attributes: marks, hand } = problem.decks[deck]!;
  const card = cards.findIndex((candidate) => candidate.id === id);
  if (card < 0) return null;
  const copies = Math.min(cards[card]!.copies, Math.max(0, ...hand));
  return { card, copies, sets: marks?.on.includes(card) ? marks.sets : null };
}

/** Indices of attributes in a deck's marks, ascending; -1 for one that the deck does not have. */
export function markIndices(problem: Problem, deck: number, attributes: readonly string[]): readonly number[] {
  const known = problem.decks[deck]!.attributes?.attributes ?? [];
  return attributes.map((attribute) => known.findIndex(({ id }) => id === attribute)).sort((a, b) => a - b);
}

function rolesOf(problem: Problem, role: RoleId, ban: boolean): readonly number[] {
  return problem.roles.flatMap(({ id }, index) => ((id === role) !== ban ? [index] : []));
}

function* cardFormulas(problem: Problem, fact: CardsFact): Generator<{ deck: number; formula: Formula }> {
  const kinds = new Map(fact.cards.map(({ deck, card }) => [`${deck}/${card}`, { deck, card }]));
  for (const { deck: deckId, card } of kinds.values()) {
    const deck = problem.decks.findIndex(({ id }) => id === deckId);
    const wanted = fact.cards
      .filter((other) => other.deck === deckId && other.card === card)
      .map(({ attributes }) => markIndices(problem, deck, attributes));
    const copies = copiesOf(problem, deck, card);
    yield { deck, formula: fact.ban ? banned(copies, wanted[0]!) : pinned(copies, wanted) };
  }
}

function pinned(copies: CardCopies | null, wanted: readonly (readonly number[])[]): Formula {
  return copies === null ? bound([], [], wanted.length, Number.POSITIVE_INFINITY) : atLeastCopies(copies, wanted);
}

/** Never one of this card with at least these marks; true by itself where no such card is in play. */
function banned(copies: CardCopies | null, marks: readonly number[]): Formula {
  if (copies === null || (marks.length > 0 && (copies.sets === null || marks.includes(-1)))) return bound([], [], 0, 0);
  return bound([copies.card], marks, 0, 0);
}

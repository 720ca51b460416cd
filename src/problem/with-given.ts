/**
 * What somebody says about a deal, as facts of the problem: roles, hands, attributes. The engines then answer about that deal.
 * Ids of these facts are FACTs (`2=killer`, `2:slayer,slayer`), and `2:=slayer,demon` for "these and no others"
 * (`2:main/=…` where there are several decks).
 */
import type { CardId } from '../ruleset/ids.ts';
import { byCodePoint } from './code-points.ts';
import { theseCopies } from './copies-formula.ts';
import { factCardText } from './facts.ts';
import { bound } from './formula.ts';
import type { Given, GivenCard, GivenHand } from './given.ts';
import { copiesOf, markIndices, seatFact } from './ground-pins.ts';
import type { Problem, Requirement, SeatRole } from './problem.ts';

/**
 * A complete hand gives the exact number of every card, an incomplete one at least its cards; attributes are exact if `given.marked`,
 * else unknown. A card that is not in play becomes a fact that cannot be kept: it is not lost. `given.seats` must be `problem.seats`;
 * seats and decks of which nothing is given stay free.
 */
export function withGiven(problem: Problem, given: Given): Problem {
  if (given.seats !== problem.seats)
    throw new TypeError(`${given.seats} seats given, the problem has ${problem.seats}`);
  const roles = given.roles.flatMap((role, seat): SeatRole[] => {
    if (role === null) return [];
    const index = problem.roles.findIndex(({ id }) => id === role);
    return [{ id: `${seat + 1}=${role}`, seat, roles: index < 0 ? [] : [index] }];
  });
  const hands = given.hands.flatMap(({ deck, seats }) => {
    const index = problem.decks.findIndex(({ id }) => id === deck);
    return seats.flatMap((hand, seat) => (hand === null ? [] : handFacts(problem, index, seat, hand, given.marked)));
  });
  return { ...problem, requirements: [...problem.requirements, ...hands], seatRoles: [...problem.seatRoles, ...roles] };
}

function handFacts(
  problem: Problem,
  deck: number,
  seat: number,
  hand: GivenHand,
  marked: boolean,
): readonly Requirement[] {
  const kinds = new Map<CardId, GivenCard[]>();
  for (const card of hand.cards) kinds.set(card.card, [...(kinds.get(card.card) ?? []), card]);
  const held = [...kinds].flatMap(([id, cards]) => {
    const copies = copiesOf(problem, deck, id);
    const marks = cards.map(({ attributes }) => (marked ? markIndices(problem, deck, attributes) : []));
    const formula =
      copies === null
        ? bound([], [], cards.length, Number.POSITIVE_INFINITY)
        : theseCopies(marked ? copies : { ...copies, sets: null }, marks, hand.complete);
    return seatFact(`${seat + 1}:${cardsText(problem, deck, cards)}`, seat, deck, formula);
  });
  if (!hand.complete) return held;
  const others = problem.decks[deck]!.cards.flatMap(({ id }, index) => (kinds.has(id) ? [] : [index]));
  const where = problem.decks.length > 1 ? `${problem.decks[deck]!.id}/` : '';
  const id = `${seat + 1}:${where}=${cardsText(problem, deck, hand.cards)}`;
  return [...held, ...seatFact(id, seat, deck, bound(others, [], 0, 0))];
}

/** In deck order, what is not in play last. */
function cardsText(problem: Problem, deck: number, cards: readonly GivenCard[]): string {
  const place = ({ card }: GivenCard) => {
    const found = problem.decks[deck]!.cards.findIndex(({ id }) => id === card);
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  };
  const text = ({ card, attributes }: GivenCard) =>
    factCardText({ deck: problem.decks[deck]!.id, card, attributes: [...attributes].sort(byCodePoint) }, problem.decks);
  const placed = cards.map((card) => ({ at: place(card), text: text(card) }));
  placed.sort((a, b) => (a.at === b.at ? byCodePoint(a.text, b.text) : a.at < b.at ? -1 : 1));
  return placed.map((card) => card.text).join(',');
}

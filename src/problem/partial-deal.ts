/**
 * What somebody says about a deal, as facts of the problem: roles, hands, attributes. The engines then answer about that deal.
 * Ids of these facts are FACTs (`2=killer`, `2:slayer,slayer`), and `2:=slayer,demon` for "these and no others"
 * (`2:main/=…` where there are several decks).
 */
import type { CardId } from '../ruleset/model.ts';
import { factCardText } from './facts.ts';
import { bound, theseCopies } from './formula.ts';
import { byCodePoint } from './names.ts';
import { copiesOf, markIndices, seatFact } from './pins.ts';
import type {
  Dealt,
  PartialCard,
  PartialDeal,
  PartialHand,
  Problem,
  ProblemDeck,
  Requirement,
  SeatRole,
} from './problem.ts';

/**
 * A complete hand gives the exact number of every card, an incomplete one at least its cards; attributes are exact if `given.marked`,
 * else unknown. A card that is not in play becomes a fact that cannot be kept: it is not lost. `given.seats` must be `problem.seats`;
 * seats and decks of which nothing is given stay free.
 */
export function withPartialDeal(problem: Problem, given: PartialDeal): Problem {
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
  hand: PartialHand,
  marked: boolean,
): readonly Requirement[] {
  const kinds = new Map<CardId, PartialCard[]>();
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
function cardsText(problem: Problem, deck: number, cards: readonly PartialCard[]): string {
  const place = ({ card }: PartialCard) => {
    const found = problem.decks[deck]!.cards.findIndex(({ id }) => id === card);
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  };
  const text = ({ card, attributes }: PartialCard) =>
    factCardText({ deck: problem.decks[deck]!.id, card, attributes: [...attributes].sort(byCodePoint) }, problem.decks);
  const placed = cards.map((card) => ({ at: place(card), text: text(card) }));
  placed.sort((a, b) => (a.at === b.at ? byCodePoint(a.text, b.text) : a.at < b.at ? -1 : 1));
  return placed.map((card) => card.text).join(',');
}

// A complete deal that somebody gives, in the indices of a Problem.

/**
 * @returns `open` where a role or a hand is not given whole; `misfit` where it names a role, a card or a set of attributes that this
 *   problem does not have. Legality is not asked. Attributes that are not given (`given.marked` false) count as none.
 */
export function dealtOf(problem: Problem, given: PartialDeal): Dealt | 'open' | 'misfit' {
  if (given.seats !== problem.seats) return 'misfit';
  const roles = given.roles.map((id) => (id === null ? null : problem.roles.findIndex((role) => role.id === id)));
  const decks = problem.decks.map((deck) => {
    const seats = given.hands.find((hands) => hands.deck === deck.id)?.seats ?? [];
    return roles.map((role, seat) => {
      const hand = seats[seat] ?? null;
      // Where a role gets no cards of a deck, nothing need be said of them.
      if (hand === null) return role !== null && deck.hand[role] === 0 ? [] : null;
      return hand.complete ? hand.cards.map((card) => itemOf(deck, card, given.marked)).sort(inOrder) : null;
    });
  });
  if (roles.includes(null) || decks.some((deck) => deck.includes(null))) return 'open';
  const known = roles.flatMap((role) => (role === null ? [] : [role]));
  const hands = decks.map((deck) => deck.flatMap((hand) => (hand === null ? [] : [hand])));
  if (known.some((role) => role < 0)) return 'misfit';
  if (hands.flat(2).some(({ card, set }) => card < 0 || set < 0)) return 'misfit';
  return {
    roles: known,
    hands: hands.map((deck) => deck.map((hand) => hand.map(({ card }) => card))),
    attributeSets: hands.map((deck) => deck.map((hand) => hand.map(({ set }) => set))),
  };
}

/** -1 for what the deck does not have. */
interface Item {
  readonly card: number;
  readonly set: number;
}

function itemOf({ cards, attributes: marks }: ProblemDeck, { card, attributes }: PartialCard, marked: boolean): Item {
  const index = cards.findIndex(({ id }) => id === card);
  if (!marked || attributes.length === 0) return { card: index, set: 0 };
  const wanted = attributes.map((id) => marks?.attributes.findIndex((mark) => mark.id === id) ?? -1);
  const set = marks?.sets.findIndex(
    (own) => own.length === wanted.length && own.every((mark) => wanted.includes(mark)),
  );
  return { card: index, set: set ?? -1 };
}

function inOrder(a: Item, b: Item): number {
  return a.card - b.card || a.set - b.set;
}

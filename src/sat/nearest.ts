/**
 * The nearest deals as cells: sets of deals that share how many new cards each hand gets and which attributes change, each set said by
 * facts about single hands. So counting can number and draw them, which a solver cannot, and cells never overlap.
 *
 * Why a cell holds nothing but nearest deals: the new cards of each hand are fixed, so is their sum. Of a markable card of one copy that
 * was listed once the attributes are fixed wherever it lies, so it changes by what it changes in the deal at hand, or by nothing where it
 * is not dealt at all; the second would be cheaper than the least if the first is not nothing, and so cannot be. Of every other
 * markable card that was listed, each hand's copies and their attributes are fixed, and with them what they cost.
 */
import { allOf, anyOf, bound, isTrue, theseCopies } from '../problem/formula.ts';
import { copiesOf, markIndices } from '../problem/pins.ts';
import type { Dealt, Formula, PartialDeal, PartialHand, Problem, Requirement, SeatRole } from '../problem/problem.ts';

/**
 * The cell of one of the nearest deals: requirements and roles of the problem, with those of the cell behind them.
 * @param dealt one of the nearest deals
 */
export function cellOf(
  problem: Problem,
  given: PartialDeal,
  dealt: Dealt,
  freeRoles: boolean,
): Pick<Problem, 'requirements' | 'seatRoles'> {
  const facts = problem.decks.flatMap((_, deck) => [
    ...given.hands
      .filter((hands) => hands.deck === problem.decks[deck]!.id)
      .flatMap(({ seats }) =>
        seats.flatMap((hand, seat) => (hand === null ? [] : newCardFacts(problem, deck, seat, hand, dealt))),
      ),
    ...(given.marked ? attributeFacts(problem, given, deck, dealt) : []),
  ]);
  return {
    requirements: [...problem.requirements, ...facts],
    seatRoles: freeRoles ? problem.seatRoles : [...problem.seatRoles, ...givenRoles(problem, given)],
  };
}

/** A given role that does not sit at the table fits no deal. */
function givenRoles(problem: Problem, given: PartialDeal): readonly SeatRole[] {
  return given.roles.flatMap((role, seat): SeatRole[] => {
    if (role === null) return [];
    return [
      { id: `${seat + 1}=${role}`, seat, roles: problem.roles.flatMap(({ id }, at) => (id === role ? [at] : [])) },
    ];
  });
}

function fact(
  deck: number,
  formula: Formula,
  at: { readonly seat?: number; readonly role?: number } = {},
): Requirement[] {
  if (isTrue(formula)) return [];
  const seats = at.seat === undefined ? null : [at.seat];
  const roles = at.role === undefined ? null : [at.role];
  return [{ kind: 'fact', id: 'nearest', deck, seats, roles, formula }];
}

/** As many new cards that cost something as the hand has in the deal. The places of missing cards are filled for nothing. */
function newCardFacts(problem: Problem, deck: number, seat: number, hand: PartialHand, dealt: Dealt): Requirement[] {
  const { cards, hand: sizes } = problem.decks[deck]!;
  const listed = cards.map(({ id }) => hand.cards.filter(({ card }) => card === id).length);
  const held = cards.map((_, card) => dealt.hands[deck]![seat]!.filter((each) => each === card).length);
  const added = held.reduce((sum, number, card) => sum + Math.max(0, number - listed[card]!), 0);
  const free = (role: number) => (hand.complete ? 0 : Math.max(0, sizes[role]! - hand.cards.length));
  const cost = Math.max(0, added - free(dealt.roles[seat]!));
  return problem.roles.flatMap((_, role) => {
    const most = cost + free(role);
    return fact(deck, newCards(problem, deck, listed, cost === 0 ? 0 : most, most), { seat, role });
  });
}

/** "min ≤ Σ max(0, copies held − copies listed) ≤ max". */
function newCards(problem: Problem, deck: number, listed: readonly number[], min: number, max: number): Formula {
  const { cards, hand: sizes } = problem.decks[deck]!;
  const size = Math.max(0, ...sizes);
  if (min === 0 && max >= size) return bound([], [], 0, 0);
  const unlisted = cards.flatMap((_, card) => (listed[card] === 0 ? [card] : []));
  // A listed card of which a hand may hold still more: how many more is one case each.
  const doubtful = cards.flatMap(({ copies }, card) =>
    listed[card]! > 0 && Math.min(copies, size) > listed[card]! ? [card] : [],
  );
  const cases: Formula[] = [];
  const visit = (at: number, more: number, held: readonly Formula[]) => {
    const card = doubtful[at];
    if (card === undefined) {
      cases.push(allOf([...held, bound(unlisted, [], min - more, max - more)]));
      return;
    }
    const own = listed[card]!;
    visit(at + 1, more, [...held, bound([card], [], 0, own)]);
    for (let k = 1; more + k <= max && own + k <= Math.min(cards[card]!.copies, size); k++)
      visit(at + 1, more + k, [...held, bound([card], [], own + k, own + k)]);
  };
  visit(0, 0, []);
  return anyOf(cases);
}

function attributeFacts(problem: Problem, given: PartialDeal, deck: number, dealt: Dealt): readonly Requirement[] {
  const { id, cards, attributes: marks } = problem.decks[deck]!;
  const hands = given.hands.find((each) => each.deck === id)?.seats ?? [];
  return (marks?.on ?? []).flatMap((card): readonly Requirement[] => {
    const listed = hands.flatMap((hand) => (hand?.cards ?? []).filter((each) => each.card === cards[card]!.id));
    const [only] = listed;
    if (only === undefined) return [];
    const of = copiesOf(problem, deck, cards[card]!.id)!;
    const sets = dealt.hands[deck]!.map((hand, seat) =>
      hand.flatMap((each, at) => (each === card ? [marks!.sets[dealt.attributeSets[deck]![seat]![at]!]!] : [])),
    );
    if (listed.length === 1 && cards[card]!.copies === 1) {
      const set = sets.flat()[0] ?? markIndices(problem, deck, only.attributes);
      return fact(deck, anyOf([bound([card], [], 0, 0), theseCopies(of, [set], true)]));
    }
    return sets.flatMap((own, seat) => fact(deck, theseCopies(of, own, true), { seat }));
  });
}

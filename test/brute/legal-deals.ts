/**
 * All legal deals of a small problem, in the order of the deal number, by trying everything: the definition (design: "The deal number")
 * written down as plainly as it goes. No engine is used and nothing is pruned but what does not fit a hand.
 */
import type { Bound, Dealt, Formula, Problem, ProblemDeck, Requirement } from '../../src/problem/problem.ts';

/** One deck's part of a deal: [seat] → cards, and [seat] → the set of each card. */
interface DeckDeal {
  readonly hands: readonly (readonly number[])[];
  readonly sets: readonly (readonly number[])[];
}

/** @param limit stops after so many, where the first will do */
export function legalDeals(problem: Problem, limit = Number.POSITIVE_INFINITY): readonly Dealt[] {
  const found: Dealt[] = [];
  for (const roles of roleLists(problem)) {
    if (!problem.seatRoles.every((fact) => fact.roles.includes(roles[fact.seat]!))) continue;
    found.push(...dealsWith(problem, roles));
    if (found.length >= limit) return found.slice(0, limit);
  }
  return found;
}

/** Roles of the seats, seat 1 first, in ruleset order. */
function* roleLists({ roles, seats }: Problem): Generator<readonly number[]> {
  const left = roles.map(({ count }) => count);
  function* grow(list: readonly number[]): Generator<readonly number[]> {
    if (list.length === seats) {
      if (left.every((n) => n === 0)) yield list;
      return;
    }
    for (let role = 0; role < roles.length; role++) {
      if (left[role] === 0) continue;
      left[role]!--;
      yield* grow([...list, role]);
      left[role]!++;
    }
  }
  yield* grow([]);
}

/** Hands of all decks come before the marks of all decks. */
function dealsWith(problem: Problem, roles: readonly number[]): readonly Dealt[] {
  const perDeck = problem.decks.map((deck, index) =>
    [...handLists(deck, roles)].flatMap((hands) => {
      const marked = [...markLists(deck, hands)].filter((sets) => keepsAll(problem, index, roles, { hands, sets }));
      return marked.length === 0 ? [] : [{ hands, marked }];
    }),
  );
  return product(perDeck).flatMap((choice) =>
    product(choice.map(({ marked }) => marked)).map((sets) => ({
      roles,
      hands: choice.map(({ hands }) => hands),
      attributeSets: sets,
    })),
  );
}

/** Card by card in ruleset order: the copies of seat 1, then of seat 2, …; more copies first. */
function* handLists(deck: ProblemDeck, roles: readonly number[]): Generator<readonly (readonly number[])[]> {
  const hands = roles.map((): number[] => []);
  const room = roles.map((role) => deck.hand[role]!);
  function* grow(card: number, seat: number, left: number): Generator<readonly (readonly number[])[]> {
    if (card === deck.cards.length) {
      if (hands.every((hand, index) => hand.length === room[index])) yield hands.map((hand) => [...hand]);
    } else if (seat === roles.length) {
      if (left === 0 || deck.stock) yield* grow(card + 1, 0, deck.cards[card + 1]?.copies ?? 0);
    } else {
      for (let n = Math.min(left, room[seat]! - hands[seat]!.length); n >= 0; n--) {
        for (let k = 0; k < n; k++) hands[seat]!.push(card);
        yield* grow(card, seat + 1, left - n);
        hands[seat]!.length -= n;
      }
    }
  }
  yield* grow(0, 0, deck.cards[0]?.copies ?? 0);
}

/**
 * Markable cards in ruleset order, copies of one card by seat, several in one hand in ascending order: its set, in the order of
 * `marks.sets`. Only lists with the right number of marks of each attribute.
 */
function* markLists(
  { attributes: marks }: ProblemDeck,
  hands: readonly (readonly number[])[],
): Generator<readonly (readonly number[])[]> {
  const sets = hands.map((hand) => hand.map(() => 0));
  if (marks === null) {
    yield sets;
    return;
  }
  const places = marks.on.flatMap((card) =>
    hands.flatMap((hand, seat) =>
      hand.flatMap((held, place) => (held === card ? [{ seat, place, second: hand[place - 1] === card }] : [])),
    ),
  );
  const left = marks.attributes.map(({ count }) => count);
  function* grow(index: number): Generator<readonly (readonly number[])[]> {
    const at = places[index];
    if (at === undefined) {
      if (left.every((n) => n === 0)) yield sets.map((row) => [...row]);
      return;
    }
    const first = at.second ? sets[at.seat]![at.place - 1]! : 0;
    for (let set = first; set < marks!.sets.length; set++) {
      const carried = marks!.sets[set]!;
      if (carried.some((attribute) => left[attribute] === 0)) continue;
      for (const attribute of carried) left[attribute]!--;
      sets[at.seat]![at.place] = set;
      yield* grow(index + 1);
      for (const attribute of carried) left[attribute]!++;
    }
    sets[at.seat]![at.place] = 0;
  }
  yield* grow(0);
}

function keepsAll(problem: Problem, deck: number, roles: readonly number[], deal: DeckDeal): boolean {
  return problem.requirements.every(
    (requirement) => requirement.deck !== deck || keeps(problem, requirement, roles, deal),
  );
}

function keeps(
  problem: Problem,
  requirement: Requirement,
  roles: readonly number[],
  { hands, sets }: DeckDeal,
): boolean {
  const { attributes: marks } = problem.decks[requirement.deck]!;
  return roles.every((role, seat) => {
    const spoken = (requirement.roles?.includes(role) ?? true) && (requirement.seats?.includes(seat) ?? true);
    if (!spoken) return true;
    const hand = hands[seat]!.map((card, place) => ({ card, marks: marks?.sets[sets[seat]![place]!] ?? [] }));
    return holds(requirement.formula, hand);
  });
}

function holds(
  formula: Formula,
  hand: readonly { readonly card: number; readonly marks: readonly number[] }[],
): boolean {
  switch (formula.op) {
    case 'all':
      return formula.parts.every((part) => holds(part, hand));
    case 'any':
      return formula.parts.some((part) => holds(part, hand));
    case 'not':
      return !holds(formula.part, hand);
    case 'bound': {
      const { cards, attributes: marks, min, max }: Bound = formula;
      const n = hand.filter(
        (held) => cards.includes(held.card) && marks.every((mark) => held.marks.includes(mark)),
      ).length;
      return min <= n && n <= max;
    }
  }
}

/** All choices of one entry from each list, the first list slowest. */
function product<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (choices, list) => choices.flatMap((choice) => list.map((entry) => [...choice, entry])),
    [[]],
  );
}

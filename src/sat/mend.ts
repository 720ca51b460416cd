/**
 * The legal deals nearest to a given one, inside the calling thread. Least in this order: the cards of the mended hands that were not
 * in that hand before; the attributes put on or taken off cards (an attribute travels with its card). Each minimum is proved:
 * logic-solver was asked for one less and said no.
 */
import type { Dealt, PartialDeal, PartialHand, Problem } from '../problem/problem.ts';
import { atLeast, type Circuit, FALSE, type Literal, type Unary } from './circuit.ts';
import { type Encoding, encode, keeps } from './encode.ts';
import { cellOf } from './nearest.ts';
import { Solver } from './solver.ts';

/** What the nearest legal deals cost, and which they are. */
export interface Nearest {
  /** Cards of the mended hands that were not in that hand before. */
  readonly cards: number;
  /** Attributes put on or taken off a card. */
  readonly attributes: number;
  /** Problems whose legal deals together are the nearest ones; no deal is legal in two of them. */
  readonly cells: readonly Problem[];
  /** False where there are more cells than `MOST_CELLS`. */
  readonly all: boolean;
}

/** One of the nearest deals. */
export interface Mended extends Pick<Nearest, 'cards' | 'attributes'> {
  readonly dealt: Dealt;
  /** Where the listed copies of markable cards went; a listed copy that is not here left the deal. */
  readonly travels: readonly Travel[];
}

/** A copy as given (seat 0-based, position in its listed hand) and where it is now: the `copy`-th (0-based) of its card in that hand. */
export interface Travel {
  readonly deck: number;
  readonly card: number;
  readonly from: { readonly seat: number; readonly at: number };
  readonly to: { readonly seat: number; readonly copy: number };
}

/** More ways to share the changes among hands and cards than this are not looked through. */
const MOST_CELLS = 400;

/** The nearest deals of one given deal, inside the calling thread. Unknown hands, roles and attributes cost nothing. */
export class Mending {
  /** Null where no legal deal exists (with the given roles, unless `freeRoles`). */
  readonly nearest: Nearest | null;
  readonly #solver: Solver;
  readonly #journeys: readonly Journey[] = [];

  constructor(problem: Problem, given: PartialDeal, freeRoles: boolean, most = MOST_CELLS) {
    const encoding = encode(problem);
    const solver = new Solver(encoding);
    this.#solver = solver;
    solver.requireAll();
    if (!freeRoles) for (const literal of rolesStay(problem, given, encoding)) solver.require(literal);
    if (!solver.solve([])) {
      this.nearest = null;
      return;
    }
    const cards = least(solver, encoding.circuit, newCards(problem, given, encoding));
    if (given.marked) this.#journeys = travelling(problem, given, encoding, solver);
    const attributes = least(solver, encoding.circuit, changesOf(encoding.circuit, this.#journeys));
    const cells: Problem[] = [];
    // What a cell is told by is asked of the solver too, so that the next deal lies in another cell; taken back by the assumption.
    const others: Literal[] = [];
    while (cells.length < most && solver.solve([], others)) {
      const cell = cellOf(problem, given, solver.dealt(), freeRoles);
      cells.push({ ...problem, ...cell });
      const facts = cell.requirements.slice(problem.requirements.length);
      others.push(-encoding.circuit.and(facts.map((fact) => keeps(problem, encoding, fact))));
    }
    this.nearest = { cards, attributes, cells, all: cells.length < most || !solver.solve([], others) };
  }

  /** Where the copies of one of the nearest deals came from. */
  travels(dealt: Dealt): readonly Travel[] {
    if (!this.#solver.solve([], isDeal(dealt, this.#solver.encoding))) throw new Error('a nearest deal is none');
    return this.#journeys.flatMap(({ is, travel }) => (this.#solver.value(is) ? [travel] : []));
  }
}

/** "The deal is this one." */
function isDeal(dealt: Dealt, { roles, holds, carries, sets }: Encoding): readonly Literal[] {
  const said = (literal: Literal, is: boolean) => (is ? literal : -literal);
  return [
    ...roles.flatMap((ofSeat, seat) => ofSeat.map((literal, role) => said(literal, dealt.roles[seat] === role))),
    ...holds.flatMap((seats, deck) =>
      seats.flatMap((cards, seat) =>
        cards.flatMap((number, card) => {
          const hand = dealt.hands[deck]![seat]!;
          const first = hand.indexOf(card);
          return number.flatMap((literal, copy) => {
            const held = first >= 0 && hand[first + copy] === card;
            const set = held ? sets[deck]![dealt.attributeSets[deck]![seat]![first + copy]!]! : [];
            const marks = carries[deck]![seat]![card]![copy] ?? [];
            return [said(literal, held), ...marks.map((mark, attribute) => said(mark, set.includes(attribute)))];
          });
        }),
      ),
    ),
  ];
}

function rolesStay(problem: Problem, given: PartialDeal, { roles }: Encoding): readonly Literal[] {
  return given.roles.flatMap((id, seat) => {
    if (id === null) return [];
    const role = problem.roles.findIndex((each) => each.id === id);
    return [role < 0 ? FALSE : roles[seat]![role]!];
  });
}

/** For each known hand the number of its new cards; in a hand with unknown cards those cost nothing. */
function newCards(problem: Problem, given: PartialDeal, { circuit, holds, roles }: Encoding): readonly Unary[] {
  return problem.decks.flatMap((deck, d) =>
    (given.hands.find((hands) => hands.deck === deck.id)?.seats ?? []).flatMap((hand, seat) => {
      if (!hand) return [];
      const most = Math.max(0, ...deck.hand);
      const added = circuit.sum(
        holds[d]![seat]!.map((number, card) => number.slice(copiesIn(hand, deck.cards[card]!.id))),
        most,
      );
      if (hand.complete) return [added];
      const unknown = deck.hand.map((size) => Math.max(0, size - hand.cards.length));
      return [
        added.map((_, k) =>
          circuit.or(unknown.map((free, role) => circuit.and([roles[seat]![role]!, atLeast(added, free + k + 1)]))),
        ),
      ];
    }),
  );
}

interface Journey {
  readonly is: Literal;
  readonly travel: Travel;
  /** True for each attribute that the copy gained or lost on the way. */
  readonly changes: readonly Literal[];
}

/**
 * Which listed copy of a markable card became which copy of the mended deal. A copy stays in its hand as long as the hand still
 * holds one for it, and no copy comes from nowhere while a listed one has no place.
 */
function travelling(problem: Problem, given: PartialDeal, encoding: Encoding, solver: Solver): readonly Journey[] {
  const { circuit, holds, carries } = encoding;
  const all: Journey[] = [];
  problem.decks.forEach((deck, d) => {
    const hands = given.hands.find((each) => each.deck === deck.id)?.seats ?? [];
    for (const card of deck.attributes?.on ?? []) {
      const listed = hands.flatMap((hand, seat) =>
        (hand?.cards ?? []).flatMap((each, at) =>
          each.card === deck.cards[card]!.id ? [{ seat, at, attributes: each.attributes }] : [],
        ),
      );
      const journeys = listed.flatMap((from) =>
        holds[d]!.flatMap((hand, seat) =>
          hand[card]!.map((_, copy) => {
            const name = `travels/${deck.id}/${card}/${from.seat}/${from.at}/${seat}/${copy}`;
            const is = circuit.variable(name);
            const carried = carries[d]![seat]![card]![copy]!;
            const changes = deck.attributes!.attributes.map(({ id }, attribute) =>
              circuit.and([is, from.attributes.includes(id) ? -carried[attribute]! : carried[attribute]!]),
            );
            return {
              is,
              changes,
              travel: { deck: d, card, from: { seat: from.seat, at: from.at }, to: { seat, copy } },
            };
          }),
        ),
      );
      for (const literal of matches(circuit, journeys, listed, holds[d]!, card)) solver.require(literal);
      all.push(...journeys);
    }
  });
  return all;
}

/** For each listed copy and attribute whether it was gained or lost: a copy makes one journey at most. */
function changesOf(circuit: Circuit, journeys: readonly Journey[]): readonly Unary[] {
  const byCopy = new Map<string, Journey[]>();
  for (const journey of journeys) {
    const { deck, from } = journey.travel;
    const key = `${deck} ${from.seat} ${from.at}`;
    byCopy.set(key, [...(byCopy.get(key) ?? []), journey]);
  }
  return [...byCopy.values()].flatMap((ofCopy) =>
    ofCopy[0]!.changes.map((_, attribute) => [circuit.or(ofCopy.map(({ changes }) => changes[attribute]!))]),
  );
}

/** What makes the journeys of one card a matching of listed copies with held ones, staying first and as large as can be. */
function matches(
  circuit: Circuit,
  journeys: readonly Journey[],
  listed: readonly { readonly seat: number; readonly at: number }[],
  holds: readonly (readonly Unary[])[],
  card: number,
): readonly Literal[] {
  const number = (some: readonly Journey[], cap: number) =>
    circuit.sum(
      some.map(({ is }) => [is]),
      cap,
    );
  const atMostOne = (some: readonly Journey[]) => -atLeast(number(some, 2), 2);
  const asked: Literal[] = [];
  for (const { seat, at } of listed)
    asked.push(atMostOne(journeys.filter(({ travel: { from } }) => from.seat === seat && from.at === at)));
  holds.forEach((hand, seat) => {
    hand[card]!.forEach((held, copy) => {
      const arriving = journeys.filter(({ travel: { to } }) => to.seat === seat && to.copy === copy);
      asked.push(atMostOne(arriving));
      for (const { is } of arriving) asked.push(circuit.or([-is, held]));
    });
    const own = listed.filter((from) => from.seat === seat).length;
    const staying = number(
      journeys.filter(({ travel: { from, to } }) => from.seat === seat && to.seat === seat),
      own,
    );
    for (let k = 1; k <= own; k++) asked.push(circuit.or([-atLeast(hand[card]!, k), atLeast(staying, k)]));
  });
  const held = circuit.sum(
    holds.map((hand) => hand[card]!),
    listed.length,
  );
  const placed = number(journeys, listed.length);
  for (let k = 1; k <= listed.length; k++) asked.push(circuit.or([-atLeast(held, k), atLeast(placed, k)]));
  return asked;
}

/** The least sum of the numbers, from below; the solver then requires it, and its last model has it. */
function least(solver: Solver, circuit: Circuit, numbers: readonly Unary[]): number {
  if (!solver.solve([])) throw new Error('what was possible before has become impossible');
  const found = numbers.flat().filter((literal) => solver.value(literal)).length;
  const total = circuit.sum(numbers, found);
  for (let cost = 0; cost < found; cost++) {
    const enough = -atLeast(total, cost + 1);
    if (!solver.solve([], [enough])) continue;
    solver.require(enough);
    return cost;
  }
  // The sum is exact up to `found` only, but nothing below it was possible: what has it now is least, and more must be ruled out.
  solver.require(-atLeast(circuit.sum(numbers, found + 1), found + 1));
  return found;
}

function copiesIn(hand: PartialHand, card: string): number {
  return hand.cards.filter((each) => each.card === card).length;
}

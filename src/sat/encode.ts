/**
 * Problem → circuit: variables that describe a deal, what holds of them always, and what each rule and fact asks.
 * Models on the named variables are the legal deals one to one when every statement is in force.
 */
import { foldFormula, speaksOfAttributes } from '../problem/formula.ts';
import type { Bound, DeckAttributes, Formula, Problem, Requirement } from '../problem/problem.ts';
import { type Statement, statements } from '../problem/statement.ts';
import { atLeast, Circuit, type CircuitLimits, FALSE, type Literal, TRUE, type Unary } from './circuit.ts';

/** What a named variable says. Seats, roles, decks, cards and attributes are indices of the Problem; copies count from 1. */
type Variable =
  /** The seat has this role. */
  | { readonly kind: 'role'; readonly seat: number; readonly role: number }
  /** The seat holds at least `copy` copies of the card. */
  | {
      readonly kind: 'holds';
      readonly deck: number;
      readonly seat: number;
      readonly card: number;
      readonly copy: number;
    }
  /** The `copy`-th copy of the card in the seat's hand carries the attribute; copies of one hand ascend in the order of `DeckAttributes.sets`. */
  | {
      readonly kind: 'carries';
      readonly deck: number;
      readonly seat: number;
      readonly card: number;
      readonly copy: number;
      readonly attribute: number;
    };

export interface Encoding {
  readonly circuit: Circuit;
  /** In the order of the deal number: roles, then holdings card by card, then attributes. */
  readonly variables: readonly { readonly variable: Variable; readonly literal: Literal }[];
  /** What makes an assignment a deal at all; holds whatever is dropped. */
  readonly structure: readonly Literal[];
  /** What each statement of the problem asks. */
  readonly asked: readonly { readonly statement: Statement; readonly literals: readonly Literal[] }[];
  /** [deck][seat][card]: the number of copies held. */
  readonly holds: readonly (readonly (readonly Unary[])[])[];
  /** [seat][role]. */
  readonly roles: readonly (readonly Literal[])[];
  /** [deck][seat][card][copy − 1][attribute]; empty where a card carries none. */
  readonly carries: readonly (readonly (readonly (readonly (readonly Literal[])[])[])[])[];
  /** [deck]: what one card may carry, as in `DeckAttributes.sets`; only the empty set in a deck without attributes. */
  readonly sets: readonly (readonly (readonly number[])[])[];
}

/**
 * logic-solver aborts at about 700,000 variables or 1.2 million clauses of three literals (its heap has 64 MiB); we stop well
 * before, with a sentence.
 */
const SOLVER_LIMITS: CircuitLimits = { nodes: 500_000, literals: 2_400_000 };

interface EncodeOptions {
  /**
   * Give a hand room for more copies than the deck has, as far as any rule or fact asks for them, so that the copies of a card are a
   * fact like another and not built into the variables.
   */
  readonly dropping?: boolean;
  /** Encode these statements alone; whatever the others are about is left out as far as it can be. Default: all. */
  readonly only?: readonly Statement[];
  /** Default: what logic-solver can take. */
  readonly limits?: CircuitLimits;
}

/** @throws FaultError `sat-too-large` */
export function encode(
  problem: Problem,
  { dropping = false, only, limits = SOLVER_LIMITS }: EncodeOptions = {},
): Encoding {
  const wanted = only ?? statements(problem);
  const circuit = new Circuit(limits);
  const structure: Literal[] = [];
  const variables: { variable: Variable; literal: Literal }[] = [];
  const name = (variable: Variable): Literal => {
    const literal = circuit.variable(variableName(problem, variable));
    variables.push({ variable, literal });
    return literal;
  };
  const seats = Array.from({ length: problem.seats }, (_, seat) => seat);

  const roles = seats.map((seat) => problem.roles.map((_, role) => name({ kind: 'role', seat, role })));
  for (const ofSeat of roles) {
    structure.push(circuit.or(ofSeat));
    for (const [a, b] of pairs(ofSeat)) structure.push(-circuit.and([a, b]));
  }

  const attributed = problem.decks.map((_, d) => wanted.some((statement) => aboutAttributes(problem, statement, d)));
  // Where rules and pins alone are asked, nothing has to be dealt that they do not ask for.
  const local = wanted.every(({ kind }) => kind === 'rule' || kind === 'pin');
  const holds = problem.decks.map((deck, d) => {
    const bySeat: Unary[][] = seats.map(() => []);
    const most = deck.cards.map(({ copies }, card) => {
      if (!dropping) return copies;
      const asked = mostAsked(problem, d, card);
      return local ? asked : Math.max(copies, asked, ...deck.hand);
    });
    deck.cards.forEach((_, card) => {
      for (const seat of seats) {
        const number = Array.from({ length: most[card]! }, (_, k) =>
          name({ kind: 'holds', deck: d, seat, card, copy: k + 1 }),
        );
        for (let k = 1; k < most[card]!; k++) structure.push(circuit.or([number[k - 1]!, -number[k]!]));
        bySeat[seat]!.push(number);
      }
    });
    return bySeat;
  });

  const carries = problem.decks.map((deck, d) => {
    const bySeat: Literal[][][][] = seats.map(() => deck.cards.map(() => []));
    const ofDeck = only === undefined || attributed[d] ? deck.attributes : null;
    for (const card of ofDeck?.on ?? [])
      for (const seat of seats)
        holds[d]![seat]![card]!.forEach((held, k) => {
          const ofCopy = ofDeck!.attributes.map((_, attribute) =>
            name({ kind: 'carries', deck: d, seat, card, copy: k + 1, attribute }),
          );
          for (const carried of ofCopy) structure.push(circuit.or([held, -carried]));
          bySeat[seat]![card]!.push(ofCopy);
        });
    return bySeat;
  });

  const parts = { problem, circuit, seats, roles, holds, carries };
  const asked = wanted.map((statement) => ({ statement, literals: asks(parts, statement) }));
  const sets = problem.decks.map(({ attributes: ofDeck }) => ofDeck?.sets ?? [[]]);
  return { circuit, variables, structure, asked, holds, roles, carries, sets };
}

/** A stable, readable name, unique in a problem: `role/1/killer`, `holds/main/1/slayer/2`, `carries/main/1/vest/1/killer-mark`. */
export function variableName(problem: Problem, variable: Variable): string {
  const seat = variable.seat + 1;
  if (variable.kind === 'role') return `role/${seat}/${problem.roles[variable.role]!.id}`;
  const deck = problem.decks[variable.deck]!;
  const copy = `${deck.id}/${seat}/${deck.cards[variable.card]!.id}/${variable.copy}`;
  if (variable.kind === 'holds') return `holds/${copy}`;
  return `carries/${copy}/${deck.attributes!.attributes[variable.attribute]!.id}`;
}

/** Whether a statement can only be said with the attributes of this deck. */
function aboutAttributes(problem: Problem, statement: Statement, deck: number): boolean {
  if (statement.kind === 'attribute' || statement.kind === 'attribute-sets') return statement.deck === deck;
  if (statement.kind !== 'rule' && statement.kind !== 'pin') return false;
  const kind = statement.kind === 'rule' ? 'rule' : 'fact';
  return problem.requirements.some(
    (each) => each.kind === kind && each.id === statement.id && each.deck === deck && speaksOfAttributes(each.formula),
  );
}

interface Parts {
  readonly problem: Problem;
  readonly circuit: Circuit;
  readonly seats: readonly number[];
  readonly roles: Encoding['roles'];
  readonly holds: Encoding['holds'];
  readonly carries: Encoding['carries'];
}

function asks(parts: Parts, statement: Statement): Literal[] {
  const { problem, circuit, seats, roles, holds, carries } = parts;
  switch (statement.kind) {
    case 'rule':
      return requirementsOf(parts, 'rule', statement.id);
    case 'pin':
      return [
        ...requirementsOf(parts, 'fact', statement.id),
        ...problem.seatRoles
          .filter(({ id }) => id === statement.id)
          .map((fact) => circuit.or(fact.roles.map((role) => roles[fact.seat]![role]!))),
      ];
    case 'role': {
      const { count } = problem.roles[statement.role]!;
      const number = circuit.sum(
        roles.map((ofSeat) => [ofSeat[statement.role]!]),
        count + 1,
      );
      return [circuit.within(number, count, count)];
    }
    case 'copies': {
      const deck = problem.decks[statement.deck]!;
      const { copies } = deck.cards[statement.card]!;
      const number = circuit.sum(
        holds[statement.deck]!.map((hand) => hand[statement.card]!),
        copies + 1,
      );
      return [circuit.within(number, deck.stock ? 0 : copies, copies)];
    }
    case 'hand': {
      const size = problem.decks[statement.deck]!.hand[statement.role]!;
      return seats.map((seat) => {
        const number = circuit.sum(holds[statement.deck]![seat]!, size + 1);
        return circuit.or([-roles[seat]![statement.role]!, circuit.within(number, size, size)]);
      });
    }
    case 'attribute': {
      const { count } = problem.decks[statement.deck]!.attributes!.attributes[statement.attribute]!;
      const number = circuit.sum(
        carries[statement.deck]!.flat(2).map((ofCopy) => [ofCopy[statement.attribute]!]),
        count + 1,
      );
      return [circuit.within(number, count, count)];
    }
    case 'attribute-sets': {
      const ofDeck = problem.decks[statement.deck]!.attributes!;
      return carries[statement.deck]!.flat().flatMap((copies, at) => {
        const deck = problem.decks[statement.deck]!;
        const seat = Math.floor(at / deck.cards.length);
        const held = holds[statement.deck]![seat]![at % deck.cards.length]!;
        return allowed(circuit, ofDeck, copies, held);
      });
    }
  }
}

/** Each copy carries an allowed set, and the copies of one card in one hand ascend in the order of the sets. */
function allowed(
  circuit: Circuit,
  ofDeck: DeckAttributes,
  copies: readonly (readonly Literal[])[],
  held: Unary,
): Literal[] {
  const is = copies.map((ofCopy) =>
    ofDeck.sets.map((set) =>
      circuit.and(ofCopy.map((literal, attribute) => (set.includes(attribute) ? literal : -literal))),
    ),
  );
  const asked = is.map((ofCopy) => circuit.or(ofCopy));
  for (let k = 1; k < is.length; k++)
    is[k]!.forEach((later, set) => {
      const before = circuit.or(is[k - 1]!.slice(0, set + 1));
      asked.push(circuit.or([-held[k]!, -later, before]));
    });
  return asked;
}

function requirementsOf(parts: Parts, kind: 'rule' | 'fact', id: string): Literal[] {
  return parts.problem.requirements
    .filter((requirement) => requirement.kind === kind && requirement.id === id)
    .flatMap((requirement) => keptBy(parts, requirement));
}

/** For each seat in scope whether its hand keeps the requirement. */
function keptBy(parts: Parts, { deck, seats, roles, formula: whole }: Requirement): Literal[] {
  return (seats ?? parts.seats).map((seat) => {
    const asked = formula(parts, deck, seat, whole);
    return roles === null ? asked : parts.circuit.or([...without(parts.roles[seat]!, roles), asked]);
  });
}

/** Whether every hand keeps a requirement that need not be one of the problem. */
export function keeps(problem: Problem, { circuit, holds, roles, carries }: Encoding, asked: Requirement): Literal {
  const seats = Array.from({ length: problem.seats }, (_, seat) => seat);
  return circuit.and(keptBy({ problem, circuit, seats, roles, holds, carries }, asked));
}

/** The roles that a requirement does not speak of: a seat with one of them keeps it. */
function without(ofSeat: readonly Literal[], scope: readonly number[]): Literal[] {
  return ofSeat.filter((_, role) => !scope.includes(role));
}

function formula(parts: Parts, deck: number, seat: number, part: Formula): Literal {
  const { circuit } = parts;
  return foldFormula<Literal>(part, {
    all: (literals) => circuit.and(literals),
    any: (literals) => circuit.or(literals),
    not: (literal) => -literal,
    bound: (one) => bound(parts, deck, seat, one),
  });
}

function bound(
  { circuit, holds, carries }: Parts,
  deck: number,
  seat: number,
  { cards, attributes, min, max }: Bound,
): Literal {
  if (min > max) return FALSE;
  if (min <= 0 && max === Number.POSITIVE_INFINITY) return TRUE;
  const counted: readonly Unary[] =
    attributes.length === 0
      ? cards.map((card) => holds[deck]![seat]![card]!)
      : cards.flatMap((card) =>
          carries[deck]![seat]![card]!.map((ofCopy) => [
            circuit.and(attributes.map((attribute) => ofCopy[attribute]!)),
          ]),
        );
  const cap = max === Number.POSITIVE_INFINITY ? min : max + 1;
  const number = circuit.sum(counted, cap);
  return circuit.and([atLeast(number, min), max === Number.POSITIVE_INFINITY ? TRUE : -atLeast(number, max + 1)]);
}

/**
 * How many copies of a card in one hand the rules and pins can ask for at most. What they forbid needs none: taking surplus copies out of
 * a hand breaks no upper bound, and a lower bound that counts the card is met by the copies that stay. Of those that carry attributes
 * each lower bound may ask for others.
 */
function mostAsked(problem: Problem, deck: number, card: number): number {
  const asking = problem.requirements
    .filter((requirement) => requirement.deck === deck)
    .flatMap(({ formula: whole }) => lowerBounds(whole))
    .filter(({ cards }) => cards.includes(card));
  const plain = asking.filter(({ attributes }) => attributes.length === 0).map(({ min }) => min);
  const carrying = asking.filter(({ attributes }) => attributes.length > 0);
  return Math.max(0, ...plain) + carrying.reduce((sum, { min }) => sum + min, 0);
}

/** What a formula asks for at least, wherever it does: what stands under a negation must not hold. */
function lowerBounds(whole: Formula): readonly Bound[] {
  return foldFormula<(holds: boolean) => readonly Bound[]>(whole, {
    all: (parts) => (holds) => parts.flatMap((part) => part(holds)),
    any: (parts) => (holds) => parts.flatMap((part) => part(holds)),
    not: (part) => (holds) => part(!holds),
    bound: (one) => (holds) => {
      if (holds) return [one];
      return one.max === Number.POSITIVE_INFINITY ? [] : [{ ...one, min: one.max + 1 }];
    },
  })(true);
}

function* pairs<T>(items: readonly T[]): Generator<readonly [T, T]> {
  for (let a = 0; a < items.length; a++) for (let b = a + 1; b < items.length; b++) yield [items[a]!, items[b]!];
}

/**
 * The hands of one deck in groups that are asked the same: all seats of a role, or one seat whose role is settled and of which facts
 * speak. Each group with the bounds that its hands must keep. Facts about seats whose role is open are left aside: that can only make
 * an argument weaker, never wrong.
 */
import type { Bound, Formula, Problem, Requirement } from '../problem/problem.ts';
import type { Statement } from '../problem/statement.ts';
import type { HandOf } from './conflict.ts';

export interface HandGroup {
  readonly of: HandOf;
  /** How many seats, at least 1. */
  readonly count: number;
  /** Why there are so many. */
  readonly because: readonly Statement[];
  readonly size: number;
  readonly sized: Statement;
  /** One for each set of cards and attributes that is counted. */
  readonly bounds: readonly HandBound[];
}

export interface HandBound {
  readonly cards: readonly number[];
  readonly attributes: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly minBecause: readonly Statement[];
  readonly maxBecause: readonly Statement[];
}

/** Empty where the role facts already contradict each other. */
export function handGroups(problem: Problem, deck: number): readonly HandGroup[] {
  const settled = Array.from({ length: problem.seats }, (_, seat) => settledRole(problem, seat));
  const spoken = new Set(
    problem.requirements.filter((requirement) => requirement.deck === deck).flatMap(({ seats }) => seats ?? []),
  );
  return problem.roles.flatMap(({ count }, role) => {
    const apart = [...spoken].filter((seat) => settled[seat]?.role === role).sort((a, b) => a - b);
    if (apart.length > count) return [];
    const why: readonly Statement[] = [{ kind: 'role', role }];
    const pins = apart.flatMap((seat) => settled[seat]!.because);
    const group = (seat: number | null, seats: number, because: readonly Statement[]): HandGroup => ({
      of: { role, seat },
      count: seats,
      because,
      size: problem.decks[deck]!.hand[role]!,
      sized: { kind: 'hand', deck, role },
      bounds: boundsOf(problem, deck, role, seat),
    });
    return [
      ...(count > apart.length ? [group(null, count - apart.length, [...why, ...pins])] : []),
      ...apart.map((seat) => group(seat, 1, settled[seat]!.because)),
    ];
  });
}

/** The statement that a requirement belongs to. */
export function statementOf({ kind, id }: Pick<Requirement, 'kind' | 'id'>): Statement {
  return kind === 'rule' ? { kind, id } : { kind: 'pin', id };
}

function settledRole(
  problem: Problem,
  seat: number,
): { readonly role: number; readonly because: readonly Statement[] } | null {
  const facts = problem.seatRoles.filter((fact) => fact.seat === seat);
  const roles = problem.roles.flatMap((_, role) => (facts.every((fact) => fact.roles.includes(role)) ? [role] : []));
  if (roles.length !== 1) return null;
  const because =
    facts.length === 0
      ? problem.roles.map((_, role): Statement => ({ kind: 'role', role }))
      : facts.map(({ id }): Statement => ({ kind: 'pin', id }));
  return { role: roles[0]!, because };
}

function boundsOf(problem: Problem, deck: number, role: number, seat: number | null): readonly HandBound[] {
  const asked = problem.requirements.filter(
    ({ deck: other, roles, seats }) =>
      other === deck && (roles?.includes(role) ?? true) && (seats === null || (seat !== null && seats.includes(seat))),
  );
  const found = new Map<string, HandBound>();
  const add = (bound: HandBound) => {
    const known = found.get(boundKey(bound));
    found.set(boundKey(bound), known === undefined ? bound : tighter(known, bound));
  };
  for (const requirement of asked) {
    const because = [statementOf(requirement)];
    for (const bound of impliedBounds(requirement.formula)) {
      if (bound.cards.length > 0) add({ ...bound, minBecause: because, maxBecause: because });
    }
  }
  for (const clique of apartCliques(asked)) {
    const cards = [...clique.cards].sort((a, b) => a - b);
    const most = clique.items.map((item) => roomOf(item, problem, deck, [...found.values()]));
    const max = Math.max(...most.map(({ room }) => room));
    const maxBecause = [...clique.because, ...most.flatMap(({ because }) => because)];
    add({ cards, attributes: [], min: 0, max, minBecause: [], maxBecause });
  }
  return [...found.values()];
}

function tighter(a: HandBound, b: HandBound): HandBound {
  const min = b.min > a.min ? b : a;
  const max = b.max < a.max ? b : a;
  return { ...a, min: min.min, minBecause: min.minBecause, max: max.max, maxBecause: max.maxBecause };
}

/** How many of these cards a hand may hold, by one bound or by their copies. */
function roomOf(cards: readonly number[], problem: Problem, deck: number, bounds: readonly HandBound[]) {
  const copies = cards.reduce((sum, card) => sum + problem.decks[deck]!.cards[card]!.copies, 0);
  const bound = bounds.find((candidate) => boundKey(candidate) === boundKey({ cards, attributes: [] }));
  if (bound !== undefined && bound.max < copies) return { room: bound.max, because: bound.maxBecause };
  return { room: copies, because: cards.map((card): Statement => ({ kind: 'copies', deck, card })) };
}

interface Clique {
  readonly items: readonly (readonly number[])[];
  readonly cards: ReadonlySet<number>;
  readonly because: readonly Statement[];
}

/** Sets of cards of which a hand holds at most one: found by growing each pair as far as it goes. */
function apartCliques(asked: readonly Requirement[]): readonly Clique[] {
  const items: (readonly number[])[] = [];
  const pairs = new Map<string, Statement>();
  const indexOf = (cards: readonly number[]) => {
    const known = items.findIndex((item) => item.join() === cards.join());
    return known < 0 ? items.push(cards) - 1 : known;
  };
  for (const requirement of asked) {
    const pair = apartPair(requirement);
    if (pair === null) continue;
    const [a, b] = [indexOf(pair[0]), indexOf(pair[1])];
    pairs.set(`${a} ${b}`, statementOf(requirement));
    pairs.set(`${b} ${a}`, statementOf(requirement));
  }
  const found = new Map<string, Clique>();
  for (const key of pairs.keys()) {
    const members = key.split(' ').map(Number);
    items.forEach((_, next) => {
      if (!members.includes(next) && members.every((member) => pairs.has(`${member} ${next}`))) members.push(next);
    });
    const sorted = [...members].sort((a, b) => a - b);
    const because = sorted.flatMap((a, i) => sorted.slice(i + 1).map((b) => pairs.get(`${a} ${b}`)!));
    const cards = sorted.flatMap((member) => items[member]!);
    // Overlapping items are no clique of separate things.
    if (new Set(cards).size === cards.length)
      found.set(sorted.join(), { items: sorted.map((member) => items[member]!), cards: new Set(cards), because });
  }
  return [...found.values()];
}

function apartPair({ formula }: Requirement): readonly [readonly number[], readonly number[]] | null {
  if (formula.op !== 'any' || formula.parts.length !== 2) return null;
  const [a, b] = formula.parts;
  if (a?.op !== 'bound' || b?.op !== 'bound') return null;
  const none = [a, b].every(
    ({ min, max, attributes, cards }) => min === 0 && max === 0 && attributes.length === 0 && cards.length > 0,
  );
  return none ? [a.cards, b.cards] : null;
}

// Bounds that a formula implies: what plain counting can use of it. They may say less than the formula, never more.

function impliedBounds(formula: Formula): readonly Bound[] {
  switch (formula.op) {
    case 'bound':
      return [formula];
    case 'all':
      return formula.parts.flatMap(impliedBounds);
    case 'any':
      return loosest(formula.parts.map(impliedBounds));
    case 'not':
      return formula.part.op === 'bound' ? outside(formula.part) : [];
  }
}

/** What every alternative bounds, as loosely as the loosest of them. */
function loosest(alternatives: readonly (readonly Bound[])[]): readonly Bound[] {
  const [first, ...others] = alternatives;
  if (first === undefined) return [];
  return first.flatMap((bound) => {
    const same = others.map((other) => other.filter((candidate) => boundKey(candidate) === boundKey(bound)));
    if (same.some((found) => found.length === 0)) return [];
    return [
      {
        ...bound,
        min: Math.min(bound.min, ...same.map((found) => Math.max(...found.map(({ min }) => min)))),
        max: Math.max(bound.max, ...same.map((found) => Math.min(...found.map(({ max }) => max)))),
      },
    ];
  });
}

/** The complement of a bound, where it is a bound. */
function outside(bound: Bound): readonly Bound[] {
  if (bound.min === 0 && bound.max < Number.POSITIVE_INFINITY)
    return [{ ...bound, min: bound.max + 1, max: Number.POSITIVE_INFINITY }];
  if (bound.max === Number.POSITIVE_INFINITY && bound.min > 0) return [{ ...bound, min: 0, max: bound.min - 1 }];
  return [];
}

/** What a bound counts. */
function boundKey({ cards, attributes }: Pick<Bound, 'cards' | 'attributes'>): string {
  return `${cards.join(',')}*${attributes.join(',')}`;
}

// How many of some cards one hand can hold at most, and must hold at least, by its bounds: safe estimates, with their reasons.

interface HandRoom {
  readonly n: number;
  readonly because: readonly Statement[];
}

/** At most so many of `cards`: the size of the hand, or disjoint bounds that save most against counting copies, and copies. */
export function roomFor(problem: Problem, deck: number, group: HandGroup, cards: readonly number[]): HandRoom {
  const copies = (card: number) => problem.decks[deck]!.cards[card]!.copies;
  const open = new Set(cards);
  const savings = group.bounds
    .filter(({ attributes, max }) => attributes.length === 0 && max < Number.POSITIVE_INFINITY)
    .map((bound) => ({ bound, saves: sum(bound.cards.filter((card) => open.has(card)).map(copies)) - bound.max }))
    .filter(({ saves }) => saves > 0)
    .sort((a, b) => b.saves - a.saves);
  let n = 0;
  const because: Statement[] = [];
  for (const { bound } of savings) {
    const here = bound.cards.filter((card) => open.has(card));
    if (sum(here.map(copies)) <= bound.max) continue; // an earlier bound has counted the rest
    n += bound.max;
    because.push(...bound.maxBecause);
    for (const card of here) open.delete(card);
  }
  for (const card of open) {
    n += copies(card);
    because.push({ kind: 'copies', deck, card });
  }
  return n < group.size ? { n, because } : { n: group.size, because: [group.sized] };
}

/** At least so many of `cards`: disjoint bounds that lie within them, those that ask most first. */
export function needOf(group: HandGroup, cards: readonly number[]): HandRoom {
  const within = new Set(cards);
  const used = new Set<number>();
  let n = 0;
  const because: Statement[] = [];
  const asking = group.bounds
    .filter((bound) => bound.attributes.length === 0 && bound.min > 0 && bound.cards.every((card) => within.has(card)))
    .sort((a, b) => b.min - a.min || a.cards.length - b.cards.length);
  for (const bound of asking) {
    if (bound.cards.some((card) => used.has(card))) continue;
    n += bound.min;
    because.push(...bound.minBecause);
    for (const card of bound.cards) used.add(card);
  }
  return { n, because };
}

// Statements and sums.

export function copiesOf(deck: number, cards: readonly number[]): readonly Statement[] {
  return cards.map((card) => ({ kind: 'copies', deck, card }));
}

export function unique(statements: readonly Statement[]): readonly Statement[] {
  return [...new Map(statements.map((statement) => [JSON.stringify(statement), statement])).values()];
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

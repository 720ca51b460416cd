/**
 * The method that was proposed beside the v1 rulebook, for comparison: the cards that a role must hold are given first, the rest is
 * shuffled and dealt in turn, a card that may not go to a hand is skipped for the next that may, and what is left in the end is
 * swapped in. It fails where no swap helps, and what it deals is not uniform.
 */
import type { Dealt, Formula, Problem } from '../../src/problem/problem.ts';
import type { Stream } from '../../src/random/stream.ts';
import { keeps } from '../../src/stats/collect.ts';

/** Deals one deck by the forum method; null where it fails. Attributes go to markable cards at random, again until legal. */
export function forum(problem: Problem): (random: Stream) => Dealt | null {
  const legal = keeps(problem);
  return (random) => {
    const roles = random.shuffle(problem.roles.flatMap(({ count }, role) => Array.from({ length: count }, () => role)));
    const hands = dealHands(problem, roles, random);
    if (hands === null) return null;
    for (let attempt = 0; attempt < 200; attempt++) {
      const dealt = { roles, hands: [hands], attributeSets: [drawSets(problem, hands, random)] };
      if (legal(dealt, true)) return dealt;
      if (!legal(dealt, false)) return null;
    }
    return null;
  };
}

function dealHands(problem: Problem, roles: readonly number[], random: Stream): number[][] | null {
  const deck = problem.decks[0]!;
  const hands: number[][] = roles.map(() => []);
  const rules = roles.map((role, seat) =>
    problem.requirements.filter(
      (each) =>
        (each.roles === null || each.roles.includes(role)) && (each.seats === null || each.seats.includes(seat)),
    ),
  );
  const size = (seat: number): number => deck.hand[roles[seat]!]!;
  const may = (seat: number, hand: readonly number[]): boolean =>
    hand.length <= size(seat) &&
    rules[seat]!.every(({ formula }) => truth(formula, hand, size(seat) - hand.length) !== 'no');
  const pile = random.shuffle(deck.cards.flatMap(({ copies }, card) => Array.from({ length: copies }, () => card)));
  for (const [seat, role] of roles.entries())
    for (const card of mustHold(problem, role)) {
      hands[seat]!.push(card);
      pile.splice(pile.indexOf(card), 1);
    }
  const order = [...roles.keys()];
  for (let open = true; open; ) {
    open = false;
    for (const seat of order) {
      if (hands[seat]!.length >= size(seat)) continue;
      const at = pile.findIndex((card) => may(seat, [...hands[seat]!, card]));
      if (at < 0) continue;
      hands[seat]!.push(...pile.splice(at, 1));
      open = true;
    }
  }
  return swapIn(pile, hands, order, size, may) ? hands.map((hand) => hand.sort((a, b) => a - b)) : null;
}

/** Every card that is left goes to another hand for one of its cards, which then fills the free place. */
function swapIn(
  pile: number[],
  hands: number[][],
  order: readonly number[],
  size: (seat: number) => number,
  may: (seat: number, hand: readonly number[]) => boolean,
): boolean {
  while (pile.length > 0) {
    const card = pile[0]!;
    const seat = order.find((each) => hands[each]!.length < size(each))!;
    const swap = order
      .filter((other) => other !== seat)
      .flatMap((other) => hands[other]!.map((_, at) => ({ other, at })))
      .find(
        ({ other, at }) =>
          may(seat, [...hands[seat]!, hands[other]![at]!]) &&
          may(
            other,
            hands[other]!.map((held, i) => (i === at ? card : held)),
          ),
      );
    if (swap === undefined) return false;
    hands[seat]!.push(hands[swap.other]![swap.at]!);
    hands[swap.other]![swap.at] = card;
    pile.shift();
  }
  return true;
}

/** Cards that a role must hold: the single cards with a minimum in its rules. */
function mustHold(problem: Problem, role: number): readonly number[] {
  const cards = new Set<number>();
  const look = (formula: Formula): void => {
    if (formula.op === 'all') for (const part of formula.parts) look(part);
    if (formula.op === 'bound' && formula.min > 0 && formula.cards.length === 1) cards.add(formula.cards[0]!);
  };
  for (const each of problem.requirements) if (each.roles?.includes(role)) look(each.formula);
  return [...cards];
}

/** Whether a half-dealt hand keeps a formula, can still keep it, or cannot; what is asked of attributes stays open. */
function truth(formula: Formula, hand: readonly number[], free: number): 'yes' | 'open' | 'no' {
  switch (formula.op) {
    case 'not': {
      const part = truth(formula.part, hand, free);
      return part === 'yes' ? 'no' : part === 'no' ? 'yes' : 'open';
    }
    case 'bound': {
      if (formula.attributes.length > 0) return 'open';
      const held = hand.filter((card) => formula.cards.includes(card)).length;
      if (held > formula.max || held + free < formula.min) return 'no';
      return held >= formula.min && held + free <= formula.max ? 'yes' : 'open';
    }
    default: {
      const parts = formula.parts.map((part) => truth(part, hand, free));
      const [zero, unit] = formula.op === 'all' ? (['no', 'yes'] as const) : (['yes', 'no'] as const);
      if (parts.includes(zero)) return zero;
      return parts.every((part) => part === unit) ? unit : 'open';
    }
  }
}

/** Marks in ruleset order, each on a markable card without one. */
function drawSets(problem: Problem, hands: readonly (readonly number[])[], random: Stream): number[][] {
  const { attributes: marks } = problem.decks[0]!;
  const attributeSets = hands.map((hand) => hand.map(() => 0));
  if (marks === null) return attributeSets;
  const places = random.shuffle(
    hands.flatMap((hand, seat) => hand.flatMap((card, at) => (marks.on.includes(card) ? [{ seat, at }] : []))),
  );
  let next = 0;
  for (const [attribute, { count }] of marks.attributes.entries())
    for (let i = 0; i < count; i++) {
      const { seat, at } = places[next++]!;
      attributeSets[seat]![at] = marks.sets.findIndex((set) => set.length === 1 && set[0] === attribute);
    }
  return attributeSets;
}

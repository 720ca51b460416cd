/** Legality and enumeration of a Problem by its words alone: what the encodings are held against. Slow on purpose. */
import type { Dealt } from '../../src/problem/dealt.ts';
import type { Formula, Problem } from '../../src/problem/problem.ts';

/** Every legal deal of a tiny problem, found by trying all assignments of roles, copies and attribute sets. */
export function* plainly(problem: Problem): Generator<Dealt> {
  for (const roles of product(Array.from({ length: problem.seats }, () => problem.roles.map((_, role) => role))))
    if (problem.roles.every(({ count }, role) => roles.filter((each) => each === role).length === count)) {
      const ofDecks = problem.decks.map((_, deck) => [...handsOf(problem, deck, roles)]);
      for (const chosen of product(ofDecks)) {
        const dealt = { roles, hands: chosen.map(({ hands }) => hands), sets: chosen.map(({ sets }) => sets) };
        if (keepsRequirements(problem, dealt)) yield dealt;
      }
    }
}

/** Whether a deal keeps the requirements and the facts about seats; the other facts are the enumeration's own. */
function keepsRequirements(problem: Problem, dealt: Dealt): boolean {
  return (
    problem.seatRoles.every(({ seat, roles }) => roles.includes(dealt.roles[seat]!)) &&
    problem.requirements.every(({ roles, seats, deck, formula }) =>
      dealt.roles.every(
        (role, seat) =>
          (roles && !roles.includes(role)) ||
          (seats && !seats.includes(seat)) ||
          holds(problem, dealt, deck, seat, formula),
      ),
    )
  );
}

function holds(problem: Problem, dealt: Dealt, deck: number, seat: number, formula: Formula): boolean {
  switch (formula.op) {
    case 'all':
      return formula.parts.every((part) => holds(problem, dealt, deck, seat, part));
    case 'any':
      return formula.parts.some((part) => holds(problem, dealt, deck, seat, part));
    case 'not':
      return !holds(problem, dealt, deck, seat, formula.part);
    case 'bound': {
      const sets = problem.decks[deck]!.marks?.sets ?? [[]];
      const counted = dealt.hands[deck]![seat]!.filter((card, at) => {
        const carried = sets[dealt.sets[deck]![seat]![at]!]!;
        return formula.cards.includes(card) && formula.marks.every((mark) => carried.includes(mark));
      });
      return counted.length >= formula.min && counted.length <= formula.max;
    }
  }
}

function* handsOf(
  problem: Problem,
  deck: number,
  roles: readonly number[],
): Generator<{ hands: number[][]; sets: number[][] }> {
  const { cards, hand, stock, marks } = problem.decks[deck]!;
  const ways = cards.map(({ copies }) =>
    [...product(roles.map(() => range(copies + 1)))].filter((held) => {
      const total = held.reduce((sum, n) => sum + n, 0);
      return stock ? total <= copies : total === copies;
    }),
  );
  for (const chosen of product(ways)) {
    const hands = roles.map((_, seat) =>
      chosen.flatMap((held, card) => Array.from({ length: held[seat]! }, () => card)),
    );
    if (!hands.every((held, seat) => held.length === hand[roles[seat]!])) continue;
    const sets = hands.map((held) => held.map((card) => (marks?.on.includes(card) ? range(marks.sets.length) : [0])));
    for (const flat of product(sets.flat())) {
      let at = 0;
      const given = hands.map((held) => held.map(() => flat[at++]!));
      const ascending = hands.every((held, seat) =>
        held.every((card, i) => i === 0 || held[i - 1] !== card || given[seat]![i - 1]! <= given[seat]![i]!),
      );
      const counted = marks?.attributes.every(
        ({ count }, attribute) => given.flat().filter((set) => marks.sets[set]!.includes(attribute)).length === count,
      );
      if (ascending && (counted ?? true)) yield { hands, sets: given };
    }
  }
}

function* product<T>(choices: readonly (readonly T[])[], at = 0): Generator<T[]> {
  if (at === choices.length) yield [];
  else for (const first of choices[at]!) for (const rest of product(choices, at + 1)) yield [first, ...rest];
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Whether a hand that is still being dealt may become legal: what a moderator sees who deals card by card. */
import type { Formula, Problem } from '../../src/problem/problem.ts';

/** Index of a deck's card once for each physical copy. */
export function physicalCards(problem: Problem, deck = 0): number[] {
  return problem.decks[deck]!.cards.flatMap(({ copies }, card) => Array<number>(copies).fill(card));
}

/** No rule is broken for good by these cards in a hand of this role, whatever comes in its free places. One deck, no attributes. */
export function mayHold(problem: Problem, role: number, hand: readonly number[]): boolean {
  const room = problem.decks[0]!.hand[role]! - hand.length;
  if (room < 0) return false;
  return problem.requirements.every(
    ({ roles, seats, formula }) =>
      seats !== null || (roles !== null && !roles.includes(role)) || truth(formula, hand, room) !== false,
  );
}

/** Null: still open. */
function truth(formula: Formula, hand: readonly number[], room: number): boolean | null {
  switch (formula.op) {
    case 'bound': {
      const n = hand.filter((card) => formula.cards.includes(card)).length;
      if (n > formula.max || n + room < formula.min) return false;
      return n >= formula.min && n + room <= formula.max ? true : null;
    }
    case 'not': {
      const part = truth(formula.part, hand, room);
      return part === null ? null : !part;
    }
    case 'all':
    case 'any': {
      const decisive = formula.op === 'any';
      const parts = formula.parts.map((part) => truth(part, hand, room));
      if (parts.includes(decisive)) return decisive;
      return parts.includes(null) ? null : !decisive;
    }
  }
}

/** A deal of one deck without attributes. */
export function dealtOf(roles: readonly number[], hands: readonly (readonly number[])[]) {
  const sorted = hands.map((hand) => [...hand].sort((a, b) => a - b));
  return { roles, hands: [sorted], attributeSets: [sorted.map((hand) => hand.map(() => 0))] };
}

/** Roles of the seats, each draw equally likely. */
export function drawnRoles(problem: Problem, shuffle: <T>(items: readonly T[]) => T[]): number[] {
  return shuffle(problem.roles.flatMap(({ count }, role) => Array<number>(count).fill(role)));
}

/** Whether a complete deal is legal, straight from the words of a Problem: no engine, and fast enough for a million deals. */
import type { Dealt } from './dealt.ts';
import type { Formula, Problem, ProblemDeck } from './problem.ts';

/**
 * A test for deals of this problem.
 * @returns says whether a deal keeps every rule and fact. With `marked` false its attributes are unknown: then what speaks of attributes
 *   is left out.
 */
export function keeps(problem: Problem): (dealt: Dealt, marked: boolean) => boolean {
  const decks = problem.decks.map((_, deck) => problem.requirements.filter((each) => each.deck === deck));
  const ofMarks = new Map(problem.requirements.map((each) => [each, speaksOfMarks(each.formula)]));
  return (dealt, marked) =>
    rolesFit(problem, dealt) &&
    problem.decks.every((deck, d) => {
      const hands = dealt.hands[d]!;
      const sets = dealt.sets[d]!;
      return (
        cardsFit(deck, dealt.roles, hands) &&
        (!marked || marksFit(deck, hands, sets)) &&
        decks[d]!.every(
          (each) =>
            (!marked && ofMarks.get(each)) ||
            dealt.roles.every(
              (role, seat) =>
                (each.roles !== null && !each.roles.includes(role)) ||
                (each.seats !== null && !each.seats.includes(seat)) ||
                holds(each.formula, hands[seat]!, sets[seat]!, deck),
            ),
        )
      );
    });
}

function rolesFit({ roles, seatRoles }: Problem, dealt: Dealt): boolean {
  const counts = roles.map(() => 0);
  for (const role of dealt.roles) counts[role]!++;
  return (
    counts.every((count, role) => count === roles[role]!.count) &&
    seatRoles.every(({ seat, roles: open }) => open.includes(dealt.roles[seat]!))
  );
}

function cardsFit(
  { cards, hand, stock }: ProblemDeck,
  roles: readonly number[],
  hands: Dealt['hands'][number],
): boolean {
  const held = cards.map(() => 0);
  for (const [seat, own] of hands.entries()) {
    if (own.length !== hand[roles[seat]!]) return false;
    for (const card of own) held[card]!++;
  }
  return held.every((copies, card) => (stock ? copies <= cards[card]!.copies : copies === cards[card]!.copies));
}

function marksFit({ marks }: ProblemDeck, hands: Dealt['hands'][number], sets: Dealt['sets'][number]): boolean {
  const counts = marks?.attributes.map(() => 0) ?? [];
  for (const [seat, own] of hands.entries())
    for (const [at, card] of own.entries()) {
      const set = sets[seat]![at]!;
      if (set === 0) continue;
      if (!marks?.on.includes(card)) return false;
      for (const attribute of marks.sets[set]!) counts[attribute]!++;
    }
  return counts.every((count, attribute) => count === marks!.attributes[attribute]!.count);
}

function holds(formula: Formula, hand: readonly number[], sets: readonly number[], deck: ProblemDeck): boolean {
  switch (formula.op) {
    case 'all':
      return formula.parts.every((part) => holds(part, hand, sets, deck));
    case 'any':
      return formula.parts.some((part) => holds(part, hand, sets, deck));
    case 'not':
      return !holds(formula.part, hand, sets, deck);
    case 'bound': {
      let count = 0;
      for (let at = 0; at < hand.length; at++) {
        if (!formula.cards.includes(hand[at]!)) continue;
        const carried = formula.marks.length === 0 ? [] : deck.marks!.sets[sets[at]!]!;
        if (formula.marks.every((mark) => carried.includes(mark))) count++;
      }
      return count >= formula.min && count <= formula.max;
    }
  }
}

function speaksOfMarks(formula: Formula): boolean {
  switch (formula.op) {
    case 'all':
    case 'any':
      return formula.parts.some(speaksOfMarks);
    case 'not':
      return speaksOfMarks(formula.part);
    case 'bound':
      return formula.marks.length > 0;
  }
}

/** A deal in indices as the `Given` that the plain checker reads. */
import type { Dealt, PartialDeal, Problem } from '../../src/problem/problem.ts';

export function givenFrom(problem: Problem, { roles, hands, attributeSets: sets }: Dealt): PartialDeal {
  return {
    seats: problem.seats,
    roles: roles.map((role) => problem.roles[role]!.id),
    hands: problem.decks.map(({ id, cards, attributes: marks }, deck) => ({
      deck: id,
      seats: hands[deck]!.map((hand, seat) => ({
        complete: true,
        cards: hand.map((card, place) => ({
          card: cards[card]!.id,
          attributes: (marks?.sets[sets[deck]![seat]![place]!] ?? []).map((mark) => marks!.attributes[mark]!.id),
        })),
      })),
    })),
    marked: true,
    names: roles.map(() => null),
  };
}

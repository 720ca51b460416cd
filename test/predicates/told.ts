/** A deal as the rulebook tells it: roles, cards and attributes by their Chinese names, and nothing of the program. */
import type { Dealt, Problem } from '../../src/problem/problem.ts';
import type { Ruleset } from '../../src/ruleset/model.ts';

export interface ToldCard {
  readonly name: string;
  readonly attributes: readonly string[];
}

export interface ToldSeat {
  readonly role: string;
  readonly cards: readonly ToldCard[];
}

/** Of a ruleset with one deck. */
export function told(
  ruleset: Ruleset,
  problem: Problem,
  { roles, hands, attributeSets: sets }: Dealt,
): readonly ToldSeat[] {
  const { cards, attributes: marks } = problem.decks[0]!;
  const cardName = new Map(ruleset.decks[0]!.cards.map(({ id, name }) => [id, name.zh]));
  const roleName = new Map(ruleset.roles.map(({ id, name }) => [id, name.zh]));
  const attributeName = new Map(ruleset.attributes.map(({ id, name }) => [id, name.zh]));
  return roles.map((role, seat) => ({
    role: roleName.get(problem.roles[role]!.id)!,
    cards: hands[0]![seat]!.map((card, place) => ({
      name: cardName.get(cards[card]!.id)!,
      attributes: (marks?.sets[sets[0]![seat]![place]!] ?? []).map(
        (mark) => attributeName.get(marks!.attributes[mark]!.id)!,
      ),
    })),
  }));
}

export function times(names: readonly string[], name: string): number {
  return names.filter((other) => other === name).length;
}

/** Whether two lists hold the same names the same number of times. */
export function sameBag(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

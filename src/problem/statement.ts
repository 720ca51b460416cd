/**
 * `Statement`: one rule or one fact of a Problem, as an explanation names it. Facts are as fine as a sentence about them can be:
 * one card's copies, one role's hand size. Dropping a statement from a Problem means: nothing is asked in its place.
 */
import type { Problem } from './problem.ts';

export type Statement =
  /** All requirements of kind rule with this clause number. */
  | { readonly kind: 'rule'; readonly id: string }
  /** All requirements of kind fact, and facts about a seat's role, with this id (a pin, a ban, what a given deal shows). */
  | { readonly kind: 'pin'; readonly id: string }
  /** How many seats have a role. */
  | { readonly kind: 'role'; readonly role: number }
  /** How many copies of a card are dealt (with a stock: at most). */
  | { readonly kind: 'copies'; readonly deck: number; readonly card: number }
  /** How many cards of a deck a seat of a role gets. */
  | { readonly kind: 'hand'; readonly deck: number; readonly role: number }
  /** How many dealt cards of a deck carry an attribute. */
  | { readonly kind: 'attribute'; readonly deck: number; readonly attribute: number }
  /** Which sets of attributes one card may carry. */
  | { readonly kind: 'attribute-sets'; readonly deck: number };

/**
 * Every statement of a problem, each once: rules in the order of the requirements, then pins, roles, copies, hands, attributes.
 */
export function statements(problem: Problem): readonly Statement[] {
  const found = new Map<string, Statement>();
  const add = (statement: Statement) => {
    const key = statementKey(statement);
    if (!found.has(key)) found.set(key, statement);
  };
  for (const { kind, id } of problem.requirements) if (kind === 'rule') add({ kind, id });
  for (const { kind, id } of problem.requirements) if (kind === 'fact') add({ kind: 'pin', id });
  for (const { id } of problem.seatRoles) add({ kind: 'pin', id });
  problem.roles.forEach((_, role) => {
    add({ kind: 'role', role });
  });
  problem.decks.forEach(({ cards, attributes: ofDeck }, deck) => {
    cards.forEach((_, card) => {
      add({ kind: 'copies', deck, card });
    });
    problem.roles.forEach((_, role) => {
      add({ kind: 'hand', deck, role });
    });
    if (!ofDeck) return;
    ofDeck.attributes.forEach((_, attribute) => {
      add({ kind: 'attribute', deck, attribute });
    });
    add({ kind: 'attribute-sets', deck });
  });
  return [...found.values()];
}

/** A string that two statements of one problem share if and only if they are the same statement. */
export function statementKey(statement: Statement): string {
  switch (statement.kind) {
    case 'rule':
    case 'pin':
      return `${statement.kind} ${statement.id}`;
    case 'role':
      return `role ${statement.role}`;
    case 'copies':
      return `copies ${statement.deck} ${statement.card}`;
    case 'hand':
      return `hand ${statement.deck} ${statement.role}`;
    case 'attribute':
      return `attribute ${statement.deck} ${statement.attribute}`;
    case 'attribute-sets':
      return `attribute-sets ${statement.deck}`;
  }
}

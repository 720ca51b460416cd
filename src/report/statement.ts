/** A rule or a fact of a problem for people, and as the data of an explanation. */
import type { Problem } from '../problem/problem.ts';
import type { Statement } from '../problem/statement.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { factWords } from './fact-text.ts';
import type { Lang } from './language.ts';
import { namesOf } from './names.ts';
import { words } from './words/statement.ts';

/** As in the JSON of a verdict: `id` is a clause number, the text of a pin, else `roles`, `hand` or `copies`. */
export interface StatementData {
  readonly kind: 'rule' | 'fact';
  readonly id: string;
  readonly role?: string;
  readonly deck?: string;
  readonly card?: string;
  readonly attribute?: string;
  /** Seats of the role, copies of the card, cards of the hand, marks of the attribute. */
  readonly count?: number;
  readonly message: string;
}

/** The statement with its sentence in the reader's language. */
export function statementData(statement: Statement, problem: Problem, ruleset: Ruleset, lang: Lang): StatementData {
  const message = statementText(statement, problem, ruleset, lang);
  switch (statement.kind) {
    case 'rule':
      return { kind: 'rule', id: statement.id, message };
    case 'pin':
      return { kind: 'fact', id: statement.id, message };
    case 'role': {
      const { id, count } = problem.roles[statement.role]!;
      return { kind: 'fact', id: 'roles', role: id, count, message };
    }
    case 'copies': {
      const deck = problem.decks[statement.deck]!;
      const { id, copies } = deck.cards[statement.card]!;
      return { kind: 'fact', id: 'copies', deck: deck.id, card: id, count: copies, message };
    }
    case 'hand': {
      const deck = problem.decks[statement.deck]!;
      const role = problem.roles[statement.role]!.id;
      return { kind: 'fact', id: 'hand', deck: deck.id, role, count: deck.hand[statement.role]!, message };
    }
    case 'mark': {
      const marks = problem.decks[statement.deck]!.marks!;
      const { id, count } = marks.attributes[statement.attribute]!;
      return { kind: 'fact', id: marks.id, attribute: id, count, message };
    }
    case 'marks':
      return { kind: 'fact', id: problem.decks[statement.deck]!.marks!.id, message };
  }
}

/** One sentence, without a full stop. */
export function statementText(statement: Statement, problem: Problem, ruleset: Ruleset, lang: Lang): string {
  const names = namesOf(ruleset, lang);
  const several = problem.decks.length > 1;
  const deckName = (deck: number) => (several ? names.deck(problem.decks[deck]!.id) : null);
  switch (statement.kind) {
    case 'rule':
      return words.rule[lang](statement.id, ruleset.rules.find(({ id }) => id === statement.id)?.text[lang] ?? '');
    case 'pin':
      return words.pin[lang](factWords(statement.id, ruleset, lang));
    case 'role': {
      const { id, count } = problem.roles[statement.role]!;
      return words.role[lang](names.role(id), count);
    }
    case 'copies': {
      const deck = problem.decks[statement.deck]!;
      const { id, copies } = deck.cards[statement.card]!;
      return words.copies[lang](names.card(deck.id, id), copies, deckName(statement.deck));
    }
    case 'hand': {
      const size = problem.decks[statement.deck]!.hand[statement.role]!;
      const role = problem.roles.length > 1 ? names.role(problem.roles[statement.role]!.id) : null;
      return words.hand[lang](role, size, deckName(statement.deck));
    }
    case 'mark': {
      const marks = problem.decks[statement.deck]!.marks!;
      const { id, count } = marks.attributes[statement.attribute]!;
      return words.mark[lang](marks.id, names.attribute(id), count);
    }
    case 'marks':
      return words.marks[lang](problem.decks[statement.deck]!.marks!.id);
  }
}

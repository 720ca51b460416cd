/**
 * How likely a shuffle is legal: roles are drawn first, then each deck's physical cards are shuffled and dealt out, uniformly.
 * Rules over cards and roles apply; attributes, which are given after the deal, and what is asked of them are left aside.
 */
import { speaksOfAttributes, TRUE } from '../problem/formula.ts';
import type { Formula, Problem } from '../problem/problem.ts';
import { arrangements } from './binomial.ts';
import { type CompileOptions, totals } from './compile.ts';
import { type Fraction, fraction } from './fraction.ts';

/**
 * The probability that a uniform draw of roles and a uniform shuffle of every deck give a deal that keeps the rules and facts of
 * the problem: legal placements of the physical cards ÷ all placements. 0 of 1 where nothing can be dealt at all.
 * @throws FaultError of kind limit, as `compile`
 */
export function shuffleOdds(problem: Problem, options: CompileOptions = {}): Fraction {
  const all = draws(problem) * placements(problem);
  if (all === 0n) return fraction(0n, 1n);
  return fraction(totals(physical(problem), options).weight, all);
}

/** The problem of the physical cards: no attributes, none of the rules about them, and of a pin what it asks of the cards. */
function physical(problem: Problem): Problem {
  return {
    ...problem,
    decks: problem.decks.map((deck) => ({ ...deck, weights: 'shuffles', attributes: null })),
    requirements: problem.requirements.flatMap((requirement) => {
      if (!speaksOfAttributes(requirement.formula)) return [requirement];
      return requirement.kind === 'rule' ? [] : [{ ...requirement, formula: ofCards(requirement.formula) }];
    }),
  };
}

/** What a formula asks of the cards, whatever their attributes: to hold a card with an attribute is to hold the card. */
function ofCards(formula: Formula): Formula {
  if (!speaksOfAttributes(formula)) return formula;
  switch (formula.op) {
    case 'bound':
      return { ...formula, attributes: [], max: Number.POSITIVE_INFINITY };
    case 'not':
      return TRUE;
    case 'all':
    case 'any':
      return { ...formula, parts: formula.parts.map(ofCards) };
  }
}

/** Ways to give the roles to the seats; 0 where they do not fit. */
function draws({ roles, seats }: Problem): bigint {
  return arrangements(
    roles.map(({ count }) => count),
    seats,
    false,
  );
}

/** Ways to place the physical cards of all decks, once the roles are drawn: the same for every draw. */
function placements(problem: Problem): bigint {
  return problem.decks.reduce((product, deck) => {
    const cards = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
    const hands = problem.roles.flatMap(({ count }, role) => Array<number>(count).fill(deck.hand[role] ?? 0));
    return product * arrangements(hands, cards, deck.stock);
  }, 1n);
}

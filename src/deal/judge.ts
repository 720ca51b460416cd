/** The plain checker for a whole deal file: its hands and, where it lists them, its undealt cards. */

import { check } from '../checker/check.ts';
import type { Violation } from '../checker/violation.ts';
import { compile } from '../counting/compile.ts';
import { ground } from '../problem/ground.ts';
import { dealtOf } from '../problem/partial-deal.ts';
import type { PartialDeal, Problem } from '../problem/problem.ts';
import type { Selection } from '../problem/selection.ts';
import type { CardId, DeckId, Ruleset } from '../ruleset/model.ts';
import type { DealFile } from './deal-file.ts';
import { draw } from './draw.ts';
import { partialDealOf } from './from-file.ts';

/**
 * All violations; empty: the deal is legal.
 * @param selection normalised, that of the file
 * @throws FaultError those of `ground`
 */
export function checkFile(ruleset: Ruleset, selection: Selection, file: DealFile): readonly Violation[] {
  const given = partialDealOf(ruleset, file);
  const violations = check(ruleset, selection, given);
  if (file.stock === undefined) return violations;
  // as: the keys of a record type are the ids that it was typed with
  const decks = Object.entries(file.stock) as [DeckId, (typeof file.stock)[DeckId]][];
  const stock = new Map<DeckId, readonly CardId[]>(decks.map(([deck, cards]) => [deck, cards.map(({ card }) => card)]));
  return [...violations, ...checkStock(ground(ruleset, selection), given, stock)];
}

// Whether a deal file is what it says it is: its number that of its hands, its seed the one that draws this number.

/**
 * The first thing that does not belong to the hands of a legal deal, or null where all does. Without this, a weak seed could be
 * hidden behind made-up digits, and a number could be published that makes another deal.
 *
 * @param selection normalised, that of the file
 * @throws FaultError those of `ground`; of kind limit, those of `compile`
 */
export function misstated(ruleset: Ruleset, selection: Selection, file: DealFile): 'number' | 'seed' | null {
  const problem = ground(ruleset, selection);
  const dealt = dealtOf(problem, partialDealOf(ruleset, file));
  if (dealt === 'open' || dealt === 'misfit') return 'number';
  const diagram = compile(problem);
  const number = diagram.rank(dealt);
  if (`${number}` !== file.number || `${diagram.legal}` !== file.legal) return 'number';
  if (file.seed === null) return null;
  for (const drawn of draw(problem, diagram, file.seed, { from: file.index ?? 0, count: 1 })) {
    if (drawn.number !== number) return 'seed';
  }
  return null;
}

// Hands may be in order while the undealt cards beside them are not: cards in both, or in neither.

/**
 * What is wrong with the cards that a deal lists as undealt. A card that is too many in the hands alone is left to `check`.
 * @param stock by deck; a deck that is not listed is not looked at
 */
export function checkStock(
  problem: Problem,
  given: PartialDeal,
  stock: ReadonlyMap<DeckId, readonly CardId[]>,
): readonly Violation[] {
  const differences = deckDifferences(problem, given, stock);
  return problem.decks.flatMap((deck, at) => {
    if (!stock.has(deck.id)) return [];
    const hands = given.hands.find((hand) => hand.deck === deck.id)?.seats ?? [];
    // Where there is no stock, what no hand holds is missing, listed or not: the hands themselves are too small then.
    const whole = deck.stock && hands.every((hand) => hand?.complete);
    const { extra, missing } = differences[at]!;
    const wrong = [...extra, ...(whole ? missing : []).map(({ card, copies }) => ({ card, copies: -copies }))];
    return wrong.flatMap(({ card, copies: by }): Violation[] => {
      const copies = deck.cards.find(({ id }) => id === card)?.copies ?? 0;
      const inHands = hands.reduce(
        (sum, hand) => sum + (hand?.cards.filter((each) => each.card === card).length ?? 0),
        0,
      );
      if (inHands > copies) return []; // the checker tells of it already
      const detail = { what: 'copies', deck: deck.id, held: copies + by, copies } as const;
      return [{ kind: 'fact', id: 'copies', seats: [], cards: new Array<CardId>(Math.abs(by)).fill(card), detail }];
    });
  });
}

// The cards of a given deal against the cards in play: what is too many, what is missing.

export interface DeckDifference {
  readonly deck: DeckId;
  /** Copies beyond those in play, in the hands and listed as undealt; of a card that is not in play, all of them. In ruleset order, those not in play last. */
  readonly extra: readonly CardCount[];
  /** Copies in play that no hand holds; where there is a stock none, unless the deal lists a stock without them. */
  readonly missing: readonly CardCount[];
}

export interface CardCount {
  readonly card: CardId;
  /** At least 1. */
  readonly copies: number;
}

/**
 * Every deck of the problem in its order.
 * @param stock what the deal lists as undealt, for some decks
 */
export function deckDifferences(
  problem: Problem,
  given: PartialDeal,
  stock: ReadonlyMap<DeckId, readonly CardId[]> = new Map(),
): readonly DeckDifference[] {
  return problem.decks.map((deck) => {
    const listed = stock.get(deck.id) ?? null;
    const hands = given.hands.find((hand) => hand.deck === deck.id)?.seats ?? [];
    const seen = new Map<CardId, number>(deck.cards.map(({ id }) => [id, 0]));
    const count = (card: CardId) => seen.set(card, (seen.get(card) ?? 0) + 1);
    for (const hand of hands) for (const { card } of hand?.cards ?? []) count(card);
    const held = new Map(seen);
    for (const card of listed ?? []) count(card);
    const inPlay = new Map(deck.cards.map(({ id, copies }) => [id, copies]));
    const beyond = (counted: typeof seen) =>
      [...counted].map(([card, copies]) => ({ card, copies: copies - (inPlay.get(card) ?? 0) }));
    return {
      deck: deck.id,
      extra: beyond(seen).filter(({ copies }) => copies > 0),
      missing:
        deck.stock && listed === null
          ? []
          : beyond(deck.stock ? seen : held).flatMap(({ card, copies }) =>
              copies < 0 ? [{ card, copies: -copies }] : [],
            ),
    };
  });
}

/**
 * A drawn deal as the file that leaves the program: ids and names instead of indices, and what is drawn beside the deal. Every
 * deal passes the plain checker before it leaves; one that does not is a bug and never printed.
 */

import { checker } from '../checker/check.ts';
import type { Violation } from '../checker/violation.ts';
import type { Dealt, Problem } from '../problem/problem.ts';
import { written } from '../problem/selection.ts';
import { SCHEME } from '../random/stream.ts';
import type { CardId, DeckId, Ruleset } from '../ruleset/model.ts';
import { withPool } from '../ruleset/pool.ts';
import { firstCamp, pairingsOf } from './camps.ts';
import { type Chosen, DEAL_FORMAT, type DealFile, type DealSeat, type Filled } from './deal-file.ts';
import { partialDealOf } from './from-file.ts';
import { type ExtraKey, extraStream } from './streams.ts';

/** What a file says beside the ruleset and the problem. */
export interface DealPart {
  readonly dealt: Dealt;
  /** Null where the deal was chosen by its number, made by hand or repaired. */
  readonly seed: string | null;
  /** Null without a seed. */
  readonly index: number | null;
  /** Unless it was drawn from its seed. */
  readonly chosen?: Chosen;
  readonly filled?: Filled;
  /** 0 ≤ number < legal. */
  readonly number: bigint;
  /** How many legal deals there are. */
  readonly legal: bigint;
  /** Players in seat order; absent: no names yet. */
  readonly names?: readonly (string | null)[];
}

/** The file of one deal; see `fileMaker` for many. */
export function toFile(ruleset: Ruleset, problem: Problem, part: DealPart): DealFile {
  return fileMaker(ruleset, problem)(part);
}

/**
 * Makes files of deals of one problem; what they share is worked out once.
 * @param ruleset without its pool put in, as the problem was grounded from it
 * @returns a function that throws Error where the plain checker refuses the deal
 */
export function fileMaker(ruleset: Ruleset, problem: Problem): (part: DealPart) => DealFile {
  const { players, ...selection } = written(problem.selection);
  const played = selection.pool === undefined ? ruleset : withPool(ruleset, selection.pool);
  // One object a card, so that a batch can know its text again.
  const names = new Map(
    played.decks.flatMap((deck) => deck.cards.map(({ id, name }) => [id, { card: id, name: name.zh }] as const)),
  );
  const named = (card: CardId) => names.get(card) ?? { card, name: card };
  const seatsOf = seatMaker(problem, named);
  const stockOf = stockMaker(problem, named);
  const told = { id: problem.ruleset.id, fingerprint: problem.ruleset.fingerprint };
  const check = checker(ruleset, problem.selection);
  return ({ dealt, seed, index, chosen, filled, number, legal, names: players_ }) => {
    const key: ExtraKey = {
      ruleset: told,
      players,
      selection,
      seed,
      index,
      number: String(number),
    };
    const seats = withOrder(ruleset, key, seatsOf(dealt, players_));
    const stock = stockOf?.(dealt, key);
    const camps = ruleset.presentation.camps;
    const first = camps && firstCamp(camps, key);
    const file: DealFile = {
      format: DEAL_FORMAT,
      ruleset: key.ruleset,
      players,
      selection,
      scheme: SCHEME,
      seed,
      index,
      ...(chosen && { chosen }),
      ...(filled && { filled }),
      number: key.number,
      legal: String(legal),
      seats,
      ...(stock && { stock }),
      ...(camps && first && { first }),
      ...(camps?.pairing && first && { pairings: pairingsOf(camps, first, seats) }),
    };
    refuse(check(partialDealOf(ruleset, file)), file);
    return file;
  };
}

function refuse(violations: readonly Violation[], file: DealFile): void {
  if (violations.length === 0) return;
  throw new Error(`deal ${file.number} breaks ${violations.map(({ id }) => id).join(', ')}`);
}

function seatMaker(
  problem: Problem,
  named: (card: CardId) => { readonly card: CardId; readonly name: string },
): (dealt: Dealt, names: DealPart['names']) => readonly DealSeat[] {
  // Cards and sets of attributes repeat from deal to deal: each combination is made once.
  const decks = problem.decks.map((deck) => ({
    id: deck.id,
    cards: deck.cards.map(({ id }) =>
      (deck.attributes?.sets ?? [[]]).map((set) => ({
        ...named(id),
        attributes: set.map((attribute) => deck.attributes!.attributes[attribute]!.id), // a set holds indices of its own marks
      })),
    ),
  }));
  return (dealt, names) =>
    dealt.roles.map((role, seat) => ({
      seat: seat + 1,
      name: names?.[seat] ?? null,
      role: problem.roles[role]!.id, // a Dealt holds indices of its problem
      hands: record(
        decks.map(({ id, cards }, deck) => {
          const sets = dealt.attributeSets[deck]![seat]!;
          return [id, dealt.hands[deck]![seat]!.map((card, place) => cards[card]![sets[place] ?? 0]!)];
        }),
      ),
    }));
}

/** What draws the order of the undealt cards of a deal; null where no deck has a stock. */
function stockMaker(
  problem: Problem,
  named: (card: CardId) => { readonly card: CardId; readonly name: string },
): ((dealt: Dealt, key: ExtraKey) => NonNullable<DealFile['stock']>) | null {
  const decks = problem.decks.flatMap(({ id, stock, cards }, deck) =>
    stock ? [{ id, deck, cards: cards.map((card) => ({ ...card, named: named(card.id) })) }] : [],
  );
  if (decks.length === 0) return null;
  return (dealt, key) => {
    const source = extraStream(key, 'stock');
    return record(
      decks.map(({ id, deck, cards }) => {
        const left = cards.map(({ copies }) => copies);
        for (const hand of dealt.hands[deck]!) for (const card of hand) left[card]!--;
        const undealt: { readonly card: CardId; readonly name: string }[] = [];
        for (const [card, { named }] of cards.entries()) for (let n = left[card]!; n > 0; n--) undealt.push(named);
        return [id, source.shuffle(undealt)] as const;
      }),
    );
  };
}

/** The seats with a drawn order for each hand whose order matters to the game. */
function withOrder(ruleset: Ruleset, key: ExtraKey, seats: readonly DealSeat[]): readonly DealSeat[] {
  const decks = ruleset.presentation.order;
  if (decks.length === 0) return seats;
  const source = extraStream(key, 'order');
  return seats.map((seat) => ({
    ...seat,
    order: record(decks.map((deck) => [deck, source.shuffle((seat.hands[deck] ?? []).map((_, place) => place))])),
  }));
}

/** Deck ids are free text of a ruleset file; `fromEntries` makes own properties also of a name like `__proto__`. */
function record<T>(entries: readonly (readonly [DeckId, T])[]): Readonly<Record<DeckId, T>> {
  return Object.fromEntries(entries) as Record<DeckId, T>; // as: keys of fromEntries lose their brand
}

// What is drawn beside a deal, for a file that lacks it: one made by hand, or mended.

/**
 * The deal with the order of its hands, the camp that acts first and the first round's pairing, where the game has such things; what
 * the file says already stays. The same deal always gets the same.
 */
export function withSideAmounts(ruleset: Ruleset, deal: DealFile): DealFile {
  const { camps, order } = ruleset.presentation;
  const ordered = deal.seats.every((seat) => order.every((deck) => seat.order?.[deck] !== undefined));
  const first = deal.first ?? (camps === null ? undefined : firstCamp(camps, deal));
  const pairings =
    deal.pairings ?? (camps?.pairing && first !== undefined ? pairingsOf(camps, first, deal.seats) : undefined);
  return {
    ...deal,
    seats: ordered ? deal.seats : withOrder(ruleset, deal, deal.seats),
    ...(first !== undefined && { first }),
    ...(pairings !== undefined && { pairings }),
  };
}

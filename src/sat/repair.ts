/** The legal deals nearest to a given one, sought in a thread under a limit of time, and the moves that lead to one of them. */
import { arithmetic } from '../arithmetic/arithmetic.ts';
import type { Dealt, PartialDeal, Problem } from '../problem/problem.ts';
import type { AttributeId, CardId, DeckId, RoleId } from '../ruleset/model.ts';
import type { Mended, Travel } from './mend.ts';
import { solveThread } from './oracle.ts';

export interface Repair extends Mended {
  readonly moves: readonly Move[];
  /** Whether `pick` had all nearest deals before it. */
  readonly all: boolean;
}

interface RepairOptions {
  readonly freeRoles?: boolean;
  /** For everything that the solver does together. */
  readonly seconds: number;
  /**
   * Picks one of the nearest deals. They are the legal deals of these problems; no two problems share one.
   */
  readonly pick: (cells: readonly Problem[]) => Dealt;
}

/**
 * `given` has as many seats as the problem; facts to keep beyond it are requirements of the problem. Null where no legal deal exists
 * with the given roles (with any roles, if they are free).
 * @throws FaultError kind limit: `time-limit` after `seconds`, `sat-too-large`, `sat-gave-up`; those of `pick`
 */
export async function findNearest(
  problem: Problem,
  given: PartialDeal,
  { freeRoles = false, seconds, pick }: RepairOptions,
): Promise<Repair | null> {
  // A solver may not finish on what plain counting refutes at once.
  if (arithmetic(problem).length > 0) return null;
  const thread = solveThread();
  try {
    const nearest = await thread.ask('nearest', { problem, given, freeRoles }, seconds);
    if (nearest === null) return null;
    const { cells, ...cost } = nearest;
    const dealt = pick(cells);
    const mended = { ...cost, dealt, travels: await thread.ask('travels', dealt, seconds) };
    return { ...mended, moves: moves(problem, given, mended) };
  } finally {
    thread.end();
  }
}

// From a given deal to the mended one in single moves, as a moderator would do them by hand. Seats are 0-based here.

export type Move =
  | { readonly kind: 'role'; readonly seat: number; readonly from: RoleId | null; readonly to: RoleId }
  /** Two seats give each other a card. */
  | {
      readonly kind: 'swap';
      readonly seats: readonly [number, number];
      readonly cards: readonly [CardId, CardId];
      readonly deck: DeckId;
    }
  | { readonly kind: 'give'; readonly from: number; readonly to: number; readonly card: CardId; readonly deck: DeckId }
  /** A card leaves the deal and one that no listed hand holds takes its place. */
  | {
      readonly kind: 'replace';
      readonly seat: number;
      readonly card: CardId;
      readonly by: CardId;
      readonly deck: DeckId;
    }
  | { readonly kind: 'leave'; readonly seat: number; readonly card: CardId; readonly deck: DeckId }
  | { readonly kind: 'take'; readonly seat: number; readonly card: CardId; readonly deck: DeckId }
  /** An attribute is put on or taken off a card, in the hand where the card now is. */
  | {
      readonly kind: 'mark';
      readonly seat: number;
      readonly card: CardId;
      readonly attribute: AttributeId;
      readonly on: boolean;
      readonly deck: DeckId;
    };

/** The moves in this order: roles, cards deck by deck (swaps first), attributes. Unknown hands make no moves of their own. */
export function moves(
  problem: Problem,
  given: PartialDeal,
  mended: Pick<Mended, 'dealt' | 'travels'>,
): readonly Move[] {
  return [
    ...roleMoves(problem, given, mended.dealt.roles),
    ...problem.decks.flatMap((_, deck) => cardMoves(problem, given, mended, deck)),
    ...mended.travels.flatMap((travel) => attributeMoves(problem, given, mended, travel)),
  ];
}

function roleMoves(problem: Problem, given: PartialDeal, roles: readonly number[]): Move[] {
  return roles.flatMap((role, seat) => {
    const from = given.roles[seat] ?? null;
    const to = problem.roles[role]!.id;
    return from === null || from === to ? [] : [{ kind: 'role' as const, seat, from, to }];
  });
}

interface Transfer {
  readonly from: number | null;
  readonly to: number | null;
  readonly card: CardId;
}

function cardMoves(problem: Problem, given: PartialDeal, { dealt }: Pick<Mended, 'dealt'>, d: number): Move[] {
  const deck = problem.decks[d]!.id;
  const open = [...transfers(problem, given, dealt.hands[d]!, d)];
  const take = (wanted: (transfer: Transfer) => boolean): Transfer | undefined => {
    const at = open.findIndex(wanted);
    return at < 0 ? undefined : open.splice(at, 1)[0];
  };
  const found: Move[] = [];
  for (const first of open.filter(({ from, to }) => from !== null && to !== null)) {
    if (!open.includes(first)) continue;
    const back = take(({ from, to }) => from !== null && from === first.to && to === first.from);
    if (!back) continue;
    open.splice(open.indexOf(first), 1);
    found.push({ kind: 'swap', seats: [first.from!, first.to!], cards: [first.card, back.card], deck });
  }
  for (let give = take(bothEnds); give; give = take(bothEnds))
    found.push({ kind: 'give', from: give.from!, to: give.to!, card: give.card, deck });
  for (let out = take(({ to }) => to === null); out; out = take(({ to }) => to === null)) {
    const seat = out.from!;
    const by = take(({ from, to }) => from === null && to === seat);
    found.push(
      by ? { kind: 'replace', seat, card: out.card, by: by.card, deck } : { kind: 'leave', seat, card: out.card, deck },
    );
  }
  for (const { to, card } of open) found.push({ kind: 'take', seat: to!, card, deck });
  return found;
}

const bothEnds = ({ from, to }: Transfer) => from !== null && to !== null;

/** Card by card: where the copies that left a listed hand went. A card in no seat (null) is out of the deal or was in no listed hand. */
function transfers(problem: Problem, given: PartialDeal, hands: readonly (readonly number[])[], d: number): Transfer[] {
  const { id, cards } = problem.decks[d]!;
  const listed = given.hands.find(({ deck }) => deck === id)?.seats ?? [];
  const known = new Set<CardId>([
    ...cards.map((card) => card.id),
    ...listed.flatMap((hand) => (hand?.cards ?? []).map(({ card }) => card)),
  ]);
  return [...known].flatMap((card) => {
    const out: number[] = [];
    const into: number[] = [];
    const unlisted: number[] = [];
    hands.forEach((hand, seat) => {
      const now = hand.filter((index) => cards[index]!.id === card).length;
      const before = listed[seat]?.cards.filter((each) => each.card === card).length ?? 0;
      for (let n = now; n < before; n++) out.push(seat);
      for (let n = before; n < now; n++) (listed[seat] ? into : unlisted).push(seat);
    });
    const takers = [...into, ...unlisted];
    return [
      ...out.map((from, at) => ({ from, to: takers[at] ?? null, card })),
      ...into.slice(out.length).map((to) => ({ from: null, to, card })),
    ];
  });
}

function attributeMoves(
  problem: Problem,
  given: PartialDeal,
  { dealt }: Pick<Mended, 'dealt'>,
  { deck: d, card, from, to }: Travel,
): Move[] {
  const { id: deck, cards, attributes: ofDeck } = problem.decks[d]!;
  const before = given.hands.find((hands) => hands.deck === deck)!.seats[from.seat]!.cards[from.at]!.attributes;
  const at = dealt.hands[d]![to.seat]!.indexOf(card) + to.copy;
  const after = ofDeck!.sets[dealt.attributeSets[d]![to.seat]![at]!]!;
  return ofDeck!.attributes.flatMap(({ id }, attribute) => {
    const on = after.includes(attribute);
    if (on === before.includes(id)) return [];
    return [{ kind: 'mark' as const, seat: to.seat, card: cards[card]!.id, attribute: id, on, deck }];
  });
}

/** Collects deals of one ruleset, each under its own selection, into tallies; nothing is kept of a deal once it is counted. */
import { check } from '../checker/check.ts';
import type { Violation } from '../checker/violation.ts';
import type { OneDeal } from '../deal/read/format.ts';
import { listedSeats, seated } from '../deal/read/listing.ts';
import { FaultError, type Place } from '../fault.ts';
import { foldFormula, speaksOfAttributes } from '../problem/formula.ts';
import { ground } from '../problem/ground.ts';
import { dealtOf } from '../problem/partial-deal.ts';
import type { Dealt, Formula, PartialDeal, Problem, ProblemDeck } from '../problem/problem.ts';
import { normalise, type SelectionRequest, selectionJson } from '../problem/selection.ts';
import { fingerprint } from '../ruleset/fingerprint.ts';
import type { Ruleset } from '../ruleset/model.ts';
import { withPool } from '../ruleset/pool.ts';
import { Tally } from './tally.ts';

/** Deals of one table under one selection. */
export interface DealGroup {
  readonly problem: Problem;
  /** With the selection's pool put in. */
  readonly ruleset: Ruleset;
  readonly tally: Tally;
}

/** A deal that breaks a rule or a fact. */
export interface Illegal {
  readonly place: Place;
  readonly violations: readonly Violation[];
}

export interface Collected {
  readonly groups: readonly DealGroup[];
  /** Deals with a role or a hand that is not given whole: not counted. */
  readonly incomplete: number;
  /** Deals of another table than the one asked for: not counted. */
  readonly otherTable: number;
  /** Deals of a game that was given before, by seed and place in its batch: not counted again. */
  readonly again: number;
  /** Deals that no fair dealer makes: not counted among the others. */
  readonly illegal: number;
  /** The first of them. */
  readonly firstIllegal: readonly Illegal[];
  /** Whether some deal brought a selection that the flags replaced. */
  readonly replaced: boolean;
}

/** So many illegal deals are shown one by one. */
const SHOWN = 5;
/** Each table and selection takes memory of its own. */
const MOST_GROUPS = 64;

export interface CollectOptions {
  /** The selection that flags make; used for deals that bring none, and for all if `replace`. */
  readonly request: SelectionRequest;
  /** Whether flags say anything about the selection besides the number of players. */
  readonly replace: boolean;
}

export class Collector {
  readonly #ruleset: Ruleset;
  readonly #options: CollectOptions;
  readonly #fingerprint: string;
  readonly #groups = new Map<string, DealGroup & Reader>();
  /** Groups by what deal files write of their selection, so that it is not read a million times. */
  readonly #written = new Map<string, DealGroup & Reader>();
  readonly #firstIllegal: Illegal[] = [];
  #incomplete = 0;
  #otherTable = 0;
  #again = 0;
  #illegal = 0;
  #replaced = false;

  /** @param ruleset without a pool put in */
  constructor(ruleset: Ruleset, options: CollectOptions) {
    this.#ruleset = ruleset;
    this.#options = options;
    this.#fingerprint = fingerprint(ruleset);
  }

  /**
   * Counts one deal.
   * @throws FaultError for a deal that cannot be read, is of another ruleset (`deal-of-other-ruleset`, `deal-of-other-version`) or
   *   of a selection that does not exist; `too-many-selections` (kind limit)
   */
  async add(deal: OneDeal): Promise<void> {
    const known = this.#quick(deal);
    if (known !== null) return this.#count(known.group, known.dealt, true, deal, null);
    const header = await deal.header();
    this.#mustBeOurs(header.ruleset, deal.place);
    const own = header.selection;
    const request = this.#requestOf(own);
    const ruleset = request.pool === undefined ? this.#ruleset : withPool(this.#ruleset, request.pool);
    const listing = await deal.read(ruleset);
    const players = header.players ?? listedSeats(listing);
    if (this.#leftOut(players)) return;
    const group = this.#group({ ...request, players });
    if (typeof deal.value === 'object' && deal.value !== null && this.#written.size < MOST_GROUPS)
      this.#written.set(writtenKey(deal.value), group);
    const given = seated(listing, ruleset, players);
    const dealt = dealtOf(group.problem, given);
    if (dealt === 'open') this.#incomplete++;
    else if (dealt === 'misfit') this.#isIllegal(group, given, deal.place);
    else this.#count(group, dealt, given.marked || noAttributes(group.problem), deal, given);
  }

  collected(): Collected {
    return {
      groups: [...this.#groups.values()],
      incomplete: this.#incomplete,
      otherTable: this.#otherTable,
      again: this.#again,
      illegal: this.#illegal,
      firstIllegal: this.#firstIllegal,
      replaced: this.#replaced,
    };
  }

  /** A deal file as the dealer writes it, of a selection that was met before; null: read it the long way. */
  #quick({ value }: OneDeal): { group: DealGroup & Reader; dealt: Dealt } | null {
    if (typeof value !== 'object' || value === null || !('seats' in value)) return null;
    const group = this.#written.get(writtenKey(value));
    const dealt = group?.quick(value.seats) ?? null;
    return group === undefined || dealt === null ? null : { group, dealt };
  }

  #count(group: DealGroup & Reader, dealt: Dealt, marked: boolean, deal: OneDeal, given: PartialDeal | null): void {
    if (!group.keeps(dealt, marked)) this.#isIllegal(group, given ?? givenBy(group.problem, dealt), deal.place);
    else if (!group.tally.add(dealt, marked, gameOf(deal.value))) this.#again++;
  }

  #isIllegal({ problem }: DealGroup, given: PartialDeal, place: Place): void {
    this.#illegal++;
    if (this.#firstIllegal.length < SHOWN)
      this.#firstIllegal.push({ place, violations: check(this.#ruleset, problem.selection, given) });
  }

  #mustBeOurs(of: { readonly id: string; readonly fingerprint: string | null } | null, place: Place): void {
    if (of === null) return;
    const { id } = this.#ruleset;
    if (of.id !== id)
      throw new FaultError({ kind: 'bad', code: 'deal-of-other-ruleset', with: { found: of.id, wanted: id }, place });
    if (of.fingerprint !== null && of.fingerprint !== this.#fingerprint)
      throw new FaultError({ kind: 'bad', code: 'deal-of-other-version', with: { ruleset: id }, place });
  }

  #requestOf(own: SelectionRequest | null): SelectionRequest {
    if (own !== null && !this.#options.replace) return own;
    if (own !== null) this.#replaced = true;
    return this.#options.request;
  }

  #leftOut(players: number): boolean {
    const wanted = this.#options.request.players;
    if (wanted === undefined || wanted === players) return false;
    this.#otherTable++;
    return true;
  }

  #group(request: SelectionRequest): DealGroup & Reader {
    const selection = normalise(this.#ruleset, request);
    const key = selectionJson(selection);
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    if (this.#groups.size >= MOST_GROUPS)
      throw new FaultError({ kind: 'limit', code: 'too-many-selections', with: { limit: MOST_GROUPS } });
    const problem = ground(this.#ruleset, selection);
    const group = {
      problem,
      ruleset: selection.pool === undefined ? this.#ruleset : withPool(this.#ruleset, selection.pool),
      tally: new Tally(problem),
      keeps: keeps(problem),
      quick: quickDealt(problem),
    };
    this.#groups.set(key, group);
    return group;
  }
}

interface Reader {
  readonly keeps: ReturnType<typeof keeps>;
  readonly quick: ReturnType<typeof quickDealt>;
}

/** Where a deal file says that it was drawn from; null where it does not. Two files of one game say the same. */
function gameOf(value: unknown): string | null {
  if (!isObject(value)) return null;
  const { scheme, seed, index } = value;
  return typeof seed === 'string' ? JSON.stringify([scheme, seed, index]) : null;
}

function writtenKey(value: object): string {
  const { ruleset, players, selection } = value as Readonly<Record<string, unknown>>; // as: any object; what is absent is undefined
  return JSON.stringify([ruleset, players, selection]);
}

function noAttributes(problem: Problem): boolean {
  return problem.decks.every(({ attributes: ofDeck }) => ofDeck === null);
}

function givenBy(problem: Problem, dealt: Dealt): PartialDeal {
  return {
    seats: problem.seats,
    roles: dealt.roles.map((role) => problem.roles[role]!.id),
    hands: problem.decks.map(({ id, cards, attributes: ofDeck }, d) => ({
      deck: id,
      seats: dealt.hands[d]!.map((hand, seat) => ({
        complete: true,
        cards: hand.map((card, at) => ({
          card: cards[card]!.id,
          attributes: (ofDeck?.sets[dealt.attributeSets[d]![seat]![at]!] ?? []).map(
            (attribute) => ofDeck!.attributes[attribute]!.id,
          ),
        })),
      })),
    })),
    marked: true,
    names: dealt.roles.map(() => null),
  };
}

// The quick way from a deal file to indices, for a million deals: nothing but lookups.

/**
 * @returns reads the seats of a parsed deal file; null where anything at all is not just as the dealer writes it (then the strict
 *   reader says what is wrong, or reads it all the same)
 */
function quickDealt(problem: Problem): (seats: unknown) => Dealt | null {
  const roleIndex = new Map<unknown, number>(problem.roles.map(({ id }, i) => [id, i]));
  const decks = problem.decks.map((deck) => ({
    id: deck.id,
    cardIndex: new Map<unknown, number>(deck.cards.map(({ id }, i) => [id, i])),
    setIndex: new Map<string, number>(
      (deck.attributes?.sets ?? [[]]).map((set, i) => [
        set.map((attribute) => deck.attributes!.attributes[attribute]!.id).join(),
        i,
      ]),
    ),
  }));
  return (seats) => {
    if (!Array.isArray(seats) || seats.length !== problem.seats) return null;
    const roles: number[] = [];
    const hands: number[][][] = decks.map(() => []);
    const sets: number[][][] = decks.map(() => []);
    for (const [at, seat] of seats.entries()) {
      if (!isObject(seat) || seat['seat'] !== at + 1) return null;
      const role = roleIndex.get(seat['role']);
      const byDeck = seat['hands'];
      if (role === undefined || !isObject(byDeck) || Object.keys(byDeck).length > decks.length) return null;
      roles.push(role);
      for (const [d, { id, cardIndex, setIndex }] of decks.entries()) {
        const cards = byDeck[id];
        if (!Array.isArray(cards)) return null;
        const hand: number[] = [];
        const ofHand: number[] = [];
        for (const each of cards) {
          if (!isObject(each) || !Array.isArray(each['attributes'])) return null;
          const card = cardIndex.get(each['card']);
          const set = setIndex.get(each['attributes'].join());
          if (card === undefined || set === undefined) return null;
          const before = hand.at(-1);
          // The order of the dealer; any other is for the strict reader to sort.
          if (before !== undefined && (card < before || (card === before && set < ofHand.at(-1)!))) return null;
          hand.push(card);
          ofHand.push(set);
        }
        hands[d]!.push(hand);
        sets[d]!.push(ofHand);
      }
    }
    return { roles, hands, attributeSets: sets };
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Whether a complete deal is legal, straight from the words of a Problem: no engine, and fast enough for a million deals.

/**
 * A test for deals of this problem.
 * @returns says whether a deal keeps every rule and fact. With `marked` false its attributes are unknown: then what speaks of attributes
 *   is left out.
 */
export function keeps(problem: Problem): (dealt: Dealt, marked: boolean) => boolean {
  const decks = problem.decks.map((deck, d) =>
    problem.requirements
      .filter((each) => each.deck === d)
      .map(({ roles, seats, formula }) => ({
        roles,
        seats,
        ofAttributes: speaksOfAttributes(formula),
        holds: testOf(formula, deck),
      })),
  );
  return (dealt, marked) =>
    rolesFit(problem, dealt) &&
    problem.decks.every((deck, d) => {
      const hands = dealt.hands[d]!;
      const sets = dealt.attributeSets[d]!;
      return (
        cardsFit(deck, dealt.roles, hands) &&
        (!marked || attributesFit(deck, hands, sets)) &&
        decks[d]!.every(
          (each) =>
            (!marked && each.ofAttributes) ||
            dealt.roles.every(
              (role, seat) =>
                (each.roles !== null && !each.roles.includes(role)) ||
                (each.seats !== null && !each.seats.includes(seat)) ||
                each.holds(hands[seat]!, sets[seat]!),
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

function attributesFit(
  { attributes: ofDeck }: ProblemDeck,
  hands: Dealt['hands'][number],
  sets: Dealt['attributeSets'][number],
): boolean {
  const counts = ofDeck?.attributes.map(() => 0) ?? [];
  for (const [seat, own] of hands.entries())
    for (const [at, card] of own.entries()) {
      const set = sets[seat]![at]!;
      if (set === 0) continue;
      if (!ofDeck?.on.includes(card)) return false;
      for (const attribute of ofDeck.sets[set]!) counts[attribute]!++;
    }
  return counts.every((count, attribute) => count === ofDeck!.attributes[attribute]!.count);
}

/** Whether a hand, with the indices of its attribute sets, is as a formula asks. */
type Test = (hand: readonly number[], sets: readonly number[]) => boolean;

function testOf(formula: Formula, deck: ProblemDeck): Test {
  return foldFormula<Test>(formula, {
    all: (parts) => (hand, sets) => parts.every((part) => part(hand, sets)),
    any: (parts) => (hand, sets) => parts.some((part) => part(hand, sets)),
    not: (part) => (hand, sets) => !part(hand, sets),
    bound:
      ({ cards, attributes, min, max }) =>
      (hand, sets) => {
        let count = 0;
        for (let at = 0; at < hand.length; at++) {
          if (!cards.includes(hand[at]!)) continue;
          const carried = attributes.length === 0 ? [] : deck.attributes!.sets[sets[at]!]!;
          if (attributes.every((attribute) => carried.includes(attribute))) count++;
        }
        return count >= min && count <= max;
      },
  });
}

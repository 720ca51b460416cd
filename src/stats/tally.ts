import type { Dealt, Problem, ProblemDeck } from '../problem/problem.ts';
import { Repeats } from './repeats.ts';

/** What has been seen so far; grows with the problem, not with the number of deals. */
export interface Tallied {
  readonly slots: readonly Slot[];
  /** Deals added. */
  readonly deals: number;
  /** Those among them whose attributes are known. */
  readonly marked: number;
  /** How many of those are the same card for card, at most. */
  readonly identical: number;
  /** For each slot: the deals that say yes. */
  readonly hits: readonly number[];
  /** [deck][card]: how often the copies were spread over the roles in each way; keys as `spreadKey` makes them. */
  readonly spreads: readonly (readonly ReadonlyMap<string, number>[])[];
}

/** The copies of a card held by each role, by role index, as one key. */
export function spreadKey(copies: readonly number[]): string {
  return copies.join(' ');
}

/** Counts deals of one problem; its memory stops growing after the first hundred thousand. */
export class Tally {
  readonly #problem: Problem;
  readonly #slots: readonly Slot[];
  readonly #hits: number[];
  /** Slot index by family and indices: slots that differ only in `copies` stand side by side, the first here. */
  readonly #cardRole: number[][][];
  readonly #pair: number[][][];
  readonly #seatRole: number[][];
  readonly #seatCard: number[][][];
  readonly #attributeCard: number[][][];
  readonly #attributeRole: number[][][];
  readonly #spreads: Map<string, number>[][];
  readonly #repeats = new Repeats();
  #deals = 0;
  #marked = 0;

  constructor(problem: Problem) {
    this.#problem = problem;
    this.#slots = slots(problem);
    this.#hits = this.#slots.map(() => 0);
    const byDeck = (): number[][][] => problem.decks.map(() => []);
    this.#cardRole = byDeck();
    this.#pair = byDeck();
    this.#seatRole = [];
    this.#seatCard = byDeck();
    this.#attributeCard = byDeck();
    this.#attributeRole = byDeck();
    for (const [i, slot] of this.#slots.entries()) this.#index(slot, i);
    this.#spreads = problem.decks.map(({ cards }) => cards.map(() => new Map()));
  }

  /** Deals added so far. */
  get deals(): number {
    return this.#deals;
  }

  /**
   * Adds one legal deal of the problem. `marked`: whether its attributes are known; where they are not, the deal counts for
   * everything else.
   * @param game as `Repeats.add`
   * @returns false, and nothing is counted, for a game that was here before
   */
  add(dealt: Dealt, marked: boolean, game: string | null = null): boolean {
    if (marked && !this.#repeats.add(dealt, game)) return false;
    this.#deals++;
    if (marked) this.#marked++;
    for (const [seat, role] of dealt.roles.entries()) this.#hits[this.#seatRole[seat]![role]!]!++;
    for (const deck of this.#problem.decks.keys()) this.#addDeck(dealt, deck, marked);
    return true;
  }

  /** What has been seen so far. The value does not change when more deals are added. */
  tallied(): Tallied {
    return {
      slots: this.#slots,
      deals: this.#deals,
      marked: this.#marked,
      identical: this.#repeats.most,
      hits: [...this.#hits],
      spreads: this.#spreads.map((deck) => deck.map((card) => new Map(card))),
    };
  }

  #addDeck(dealt: Dealt, deck: number, marked: boolean): void {
    const { cards, attributes: ofDeck } = this.#problem.decks[deck]!;
    const roles = this.#problem.roles.length;
    const held = cards.map(() => new Array<number>(roles).fill(0));
    const pairs = new Set<number>();
    for (const [seat, hand] of dealt.hands[deck]!.entries()) {
      const role = dealt.roles[seat]!;
      let run = 0;
      for (const [i, card] of hand.entries()) {
        held[card]![role]!++;
        run = i > 0 && hand[i - 1] === card ? run + 1 : 0;
        this.#hits[this.#seatCard[deck]![card]![seat]! + run]!++;
        for (let j = 0; j < i; j++) {
          const slot = this.#pair[deck]![hand[j]!]?.[card];
          if (slot !== undefined) pairs.add(slot);
        }
      }
    }
    // A pair may lie in two hands of one deal: the question is whether some hand holds it.
    for (const slot of pairs) this.#hits[slot]!++;
    for (const [card, copies] of held.entries()) {
      for (const [role, k] of copies.entries()) this.#upTo(this.#cardRole[deck]![card]?.[role], k);
      const key = spreadKey(copies);
      const seen = this.#spreads[deck]![card]!;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    if (ofDeck && marked) this.#addAttributes(dealt, deck, ofDeck.sets);
  }

  #addAttributes(dealt: Dealt, deck: number, sets: readonly (readonly number[])[]): void {
    const onCard = new Map<string, number>();
    const onRole = new Map<string, number>();
    const count = (map: Map<string, number>, key: string): number => {
      const k = map.get(key) ?? 0;
      map.set(key, k + 1);
      return k;
    };
    for (const [seat, hand] of dealt.hands[deck]!.entries())
      for (const [i, card] of hand.entries())
        for (const attribute of sets[dealt.attributeSets[deck]![seat]![i]!]!) {
          const role = dealt.roles[seat]!;
          this.#hits[this.#attributeCard[deck]![attribute]![card]! + count(onCard, `${attribute} ${card}`)]!++;
          this.#hits[this.#attributeRole[deck]![attribute]![role]! + count(onRole, `${attribute} ${role}`)]!++;
        }
  }

  #upTo(first: number | undefined, k: number): void {
    for (let i = 0; i < k; i++) this.#hits[first! + i]!++;
  }

  #index(slot: Slot, i: number): void {
    const put = (table: number[][], row: number, column: number): void => {
      table[row] ??= [];
      table[row][column] ??= i;
    };
    switch (slot.family) {
      case 'card-role':
        put(this.#cardRole[slot.deck]!, slot.card, slot.role);
        break;
      case 'pair':
        put(this.#pair[slot.deck]!, slot.card, slot.other);
        break;
      case 'seat-role':
        put(this.#seatRole, slot.seat, slot.role);
        break;
      case 'seat-card':
        put(this.#seatCard[slot.deck]!, slot.card, slot.seat);
        break;
      case 'attribute-card':
        put(this.#attributeCard[slot.deck]!, slot.attribute, slot.card);
        break;
      case 'attribute-role':
        put(this.#attributeRole[slot.deck]!, slot.attribute, slot.role);
        break;
    }
  }
}

// `Slot`: one yes-or-no question that every deal answers; a tally counts the deals that say yes. All questions are of the form
// "at least `copies`", so that the count of each is binomial and its tail exact, also for a card with many copies.

export type Slot =
  /** The hands of this role hold, together, at least so many copies. */
  | {
      readonly family: 'card-role';
      readonly deck: number;
      readonly card: number;
      readonly role: number;
      readonly copies: number;
    }
  /** Some hand holds both cards (twice the same: two copies). */
  | { readonly family: 'pair'; readonly deck: number; readonly card: number; readonly other: number }
  /** This seat has this role. */
  | { readonly family: 'seat-role'; readonly seat: number; readonly role: number }
  /** This seat holds at least so many copies. */
  | {
      readonly family: 'seat-card';
      readonly deck: number;
      readonly card: number;
      readonly seat: number;
      readonly copies: number;
    }
  /** At least so many copies of this card carry this attribute. */
  | {
      readonly family: 'attribute-card';
      readonly deck: number;
      readonly attribute: number;
      readonly card: number;
      readonly copies: number;
    }
  /** The hands of this role hold, together, at least so many cards with this attribute. */
  | {
      readonly family: 'attribute-role';
      readonly deck: number;
      readonly attribute: number;
      readonly role: number;
      readonly copies: number;
    };

export type Family = Slot['family'];

/** In the order in which they are reported. */
export const FAMILIES: readonly Family[] = [
  'card-role',
  'pair',
  'seat-role',
  'seat-card',
  'attribute-card',
  'attribute-role',
];

/** Every slot of a problem, family by family, each in the order of its indices; `copies` counts up from 1. */
export function slots(problem: Problem): readonly Slot[] {
  const found: Slot[] = [];
  const { roles } = problem;
  for (const [deck, each] of problem.decks.entries()) {
    for (const [card, { copies }] of each.cards.entries())
      for (const role of roles.keys())
        for (const k of upTo(Math.min(copies, places(problem, each, role))))
          found.push({ family: 'card-role', deck, card, role, copies: k });
  }
  for (const [deck, each] of problem.decks.entries()) {
    if (largestHand(problem, each) < 2) continue;
    for (const [card, { copies }] of each.cards.entries())
      for (let other = copies > 1 ? card : card + 1; other < each.cards.length; other++)
        found.push({ family: 'pair', deck, card, other });
  }
  for (const seat of seats(problem)) for (const role of roles.keys()) found.push({ family: 'seat-role', seat, role });
  for (const [deck, each] of problem.decks.entries())
    for (const [card, { copies }] of each.cards.entries())
      for (const seat of seats(problem))
        for (const k of upTo(Math.min(copies, largestHand(problem, each))))
          found.push({ family: 'seat-card', deck, card, seat, copies: k });
  for (const [deck, each] of problem.decks.entries()) {
    for (const [attribute, { count }] of each.attributes?.attributes.entries() ?? []) {
      for (const card of each.attributes!.on)
        for (const k of upTo(Math.min(count, each.cards[card]!.copies)))
          found.push({ family: 'attribute-card', deck, attribute, card, copies: k });
    }
  }
  for (const [deck, each] of problem.decks.entries())
    for (const [attribute, { count }] of each.attributes?.attributes.entries() ?? [])
      for (const role of roles.keys())
        for (const k of upTo(Math.min(count, places(problem, each, role))))
          found.push({ family: 'attribute-role', deck, attribute, role, copies: k });
  return found;
}

function upTo(n: number): readonly number[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
}

function seats(problem: Problem): readonly number[] {
  return Array.from({ length: problem.seats }, (_, i) => i);
}

function places(problem: Problem, deck: ProblemDeck, role: number): number {
  return problem.roles[role]!.count * deck.hand[role]!;
}

function largestHand(problem: Problem, deck: ProblemDeck): number {
  return Math.max(0, ...problem.roles.flatMap(({ count }, role) => (count > 0 ? [deck.hand[role]!] : [])));
}

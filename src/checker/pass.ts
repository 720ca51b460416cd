/**
 * The quick way through the checker: whether a complete deal keeps everything, in one look at each of its cards. It only ever passes a
 * deal: what it does not pass goes the long way, which says what is wrong, if anything is.
 */
import type { PartialCard, PartialDeal } from '../problem/problem.ts';
import type { AttributeId, CardId, RoleId } from '../ruleset/model.ts';
import type { Test } from './form.ts';
import type { Counters } from './hand.ts';
import type { CheckDeck, CheckTable } from './table.ts';

/** What a table says of one card. */
interface PassCard {
  readonly copies: number;
  /** What rules count it. */
  readonly counters: readonly number[];
  /** The sets of attributes that it may carry. */
  readonly sets: readonly (readonly AttributeId[])[];
  /** How many hands of the deal at hand hold so far. */
  held: number;
}

interface PassRole {
  readonly count: number;
  /** By deck. */
  readonly sizes: readonly number[];
  readonly tests: readonly Test[];
  held: number;
}

/**
 * @param tests of the rules in force, for hands of a role
 * @returns whether a deal is complete and keeps every rule and every fact of the table; pins are not looked at
 */
export function passer(
  table: CheckTable,
  counters: Counters,
  tests: (role: RoleId) => readonly Test[],
): (given: PartialDeal) => boolean {
  const roles = new Map(
    [...table.roles].map(([id, count]): [RoleId, PassRole] => {
      const sizes = table.decks.map((deck) => deck.sizes.get(id) ?? 0);
      return [id, { count, sizes, tests: tests(id), held: 0 }];
    }),
  );
  const decks = table.decks.map((deck) => ({ ...deck, cards: passCards(deck, counters) }));
  const least = new Int32Array(counters.size);
  const counts = { least, most: least };
  const carried = new Map<AttributeId, number>();

  function handsPass(given: PartialDeal): boolean {
    for (const [seat, id] of given.roles.entries()) {
      const role = id === null ? undefined : roles.get(id);
      if (role === undefined) return false;
      role.held++;
      least.fill(0);
      for (let d = 0; d < decks.length; d++) {
        const hand = given.hands[d]!.seats[seat];
        if (!hand?.complete || hand.cards.length !== role.sizes[d]) return false;
        for (const card of hand.cards) if (!count(card, decks[d]!.cards)) return false;
      }
      for (const test of role.tests) if (test(counts) !== 'yes') return false;
    }
    return true;
  }

  function count({ card, attributes }: PartialCard, cards: ReadonlyMap<CardId, PassCard>): boolean {
    const known = cards.get(card);
    if (known === undefined) return false;
    known.held++;
    for (const counter of known.counters) least[counter]!++;
    if (attributes.length === 0) return true;
    for (const attribute of attributes) {
      carried.set(attribute, (carried.get(attribute) ?? 0) + 1);
      const counter = counters.ofAttribute(attribute);
      if (counter !== undefined) least[counter]!++;
    }
    return known.sets.some((set) => sameList(set, attributes));
  }

  return (given) => {
    if (!given.marked || given.roles.length !== table.seats || given.hands.length !== decks.length) return false;
    if (!decks.every(({ id }, d) => given.hands[d]!.deck === id)) return false;
    for (const role of roles.values()) role.held = 0;
    for (const { cards } of decks) for (const card of cards.values()) card.held = 0;
    carried.clear();
    if (!handsPass(given)) return false;
    for (const { held, count } of roles.values()) if (held !== count) return false;
    for (const { cards, stock, attributes } of decks) {
      for (const { held, copies } of cards.values()) if (stock ? held > copies : held !== copies) return false;
      for (const { attribute, count } of attributes?.counts ?? [])
        if ((carried.get(attribute) ?? 0) !== count) return false;
    }
    return true;
  };
}

function passCards({ copies, attributes }: CheckDeck, counters: Counters): ReadonlyMap<CardId, PassCard> {
  return new Map(
    [...copies].map(([id, n]): [CardId, PassCard] => {
      const sets = attributes?.on.includes(id) ? attributes.sets : [];
      return [id, { copies: n, counters: counters.ofCard(id), sets, held: 0 }];
    }),
  );
}

/** The same attributes in the same order; any other order is for the long way. */
function sameList(a: readonly AttributeId[], b: readonly AttributeId[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

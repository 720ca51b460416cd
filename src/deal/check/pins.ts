/** Facts that the selection pins: roles and cards of seats, and bans. */
import { type CardsFact, type Fact, type FactCard, factReader } from '../../problem/facts.ts';
import type { Given, GivenCard } from '../../problem/given.ts';
import type { Selection } from '../../problem/selection.ts';
import type { RoleId } from '../../ruleset/ids.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { Violation } from '../check.ts';
import { checkHand } from './hand.ts';
import type { CheckTable } from './table.ts';
import type { Truth } from './truth.ts';

export interface PinnedFact {
  readonly id: string;
  readonly fact: Fact;
}

/** The pins of a selection, read once. */
export function pinnedFacts(ruleset: Ruleset, selection: Selection): readonly PinnedFact[] {
  if (selection.pins.length === 0) return [];
  const reader = factReader({ ruleset, players: selection.players, names: [] });
  return selection.pins.flatMap((id) => reader.fact(id, false).map((fact) => ({ id, fact })));
}

export function checkPins(pins: readonly PinnedFact[], table: CheckTable, given: Given): readonly Violation[] {
  return pins.flatMap(({ id, fact }): readonly Violation[] => {
    const truth =
      fact.kind === 'role' ? roleTruth(fact, given.roles[fact.seat - 1] ?? null) : cardsTruth(fact, table, given);
    if (truth !== 'no') return [];
    const cards = fact.kind === 'cards' ? fact.cards.map(({ card }) => card) : [];
    return [{ kind: 'fact', id, seats: [fact.seat], cards, detail: { what: 'pin' } }];
  });
}

function roleTruth({ role, ban }: Extract<Fact, { kind: 'role' }>, given: RoleId | null): Truth {
  if (given === null) return 'open';
  return (given === role) !== ban ? 'yes' : 'no';
}

function cardsTruth({ seat, cards, ban }: CardsFact, table: CheckTable, given: Given): Truth {
  const roles = given.roles[seat - 1] == null ? [...table.roles.keys()] : [given.roles[seat - 1]!];
  const hands = roles.map((role) => checkHand(given, seat - 1, role));
  const held = hands[0]?.cards ?? [];
  const known = given.marked || cards.every(({ attributes }) => attributes.length === 0);
  if (ban) {
    const [banned] = cards;
    if (known && held.some((card) => isOne(card, banned!))) return 'no';
    return 'open'; // never told as broken unless it is
  }
  const wanted = known ? cards : cards.map((card) => ({ ...card, attributes: [] }));
  const missing = leastMissing(held, wanted);
  const room = Math.max(0, ...hands.map((hand) => table.decks.reduce((sum, deck) => sum + hand.unknown(deck), 0)));
  return missing > room ? 'no' : 'open';
}

function isOne(held: GivenCard, wanted: FactCard): boolean {
  return held.card === wanted.card && wanted.attributes.every((attribute) => held.attributes.includes(attribute));
}

/** How many of the wanted cards cannot each have a held card of their own: what a largest matching leaves out. */
function leastMissing(held: readonly GivenCard[], wanted: readonly FactCard[]): number {
  const takenBy = new Map<number, number>();
  const place = (want: number, tried: Set<number>): boolean =>
    held.some((card, index) => {
      if (tried.has(index) || !isOne(card, wanted[want]!)) return false;
      tried.add(index);
      const other = takenBy.get(index);
      if (other !== undefined && !place(other, tried)) return false;
      takenBy.set(index, want);
      return true;
    });
  return wanted.filter((_, want) => !place(want, new Set())).length;
}

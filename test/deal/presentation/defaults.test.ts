import { describe, expect, it } from 'vitest';
import type { DealFile, DealSeat } from '../../../src/deal/deal-file.ts';
import { discardOrders, openSides, silentSide } from '../../../src/deal/presentation/defaults.ts';
import type { Ruleset } from '../../../src/ruleset/model.ts';
import { table } from './dealt.ts';
import { everyPath } from './every-path.ts';

const v1 = table('v1', { players: 6 });
const v2 = table('v2', { players: 7 });
const deals = (made: typeof v1, count: number) => Array.from({ length: count }, (_, k) => made.deal(`defaults ${k}`));

/** Every order of a hand, as text, each once: written out directly. */
function permutations(cards: readonly string[]): ReadonlySet<string> {
  if (cards.length <= 1) return new Set([cards.join(' ')]);
  return new Set(
    cards.flatMap((first, at) => [...permutations(cards.filter((_, k) => k !== at))].map((rest) => `${first} ${rest}`)),
  );
}

const cardsOf = (seat: DealSeat) => (seat.hands['main' as keyof typeof seat.hands] ?? []).map(({ card }) => card);

function factions(ruleset: Ruleset): ReadonlyMap<string, string | null> {
  return new Map(ruleset.decks.flatMap((deck) => deck.cards.map((card) => [card.id, card.faction] as const)));
}

describe('default discard orders', () => {
  it('v1: exactly uniform among those whose last card is of the own faction; a chooser has one for each open side', () => {
    const faction = factions(v1.ruleset);
    for (const deal of deals(v1, 3)) {
      for (const seat of deal.seats) {
        const open = openSides(v1.ruleset, 6, seat);
        const own: readonly (string | null)[] = open === null ? [seat.role] : open.map(({ needs }) => needs);
        own.forEach((side, at) => {
          const { chances } = everyPath((draw) => {
            const orders = discardOrders(v1.ruleset, 6, seat, draw);
            expect(orders).toHaveLength(own.length);
            return orders[at]?.cards.map(({ card }) => card).join(' ') ?? '';
          });
          const wanted = [...permutations(cardsOf(seat))].filter(
            (order) => faction.get(order.split(' ').at(-1) ?? '') === side,
          );
          expect([...chances.keys()].sort()).toEqual(wanted.sort());
          expect(new Set(chances.values()).size).toBe(1);
        });
      }
    }
  });

  it('v2: the last is any privilege card, two commoners are not told apart', () => {
    for (const deal of deals(v2, 4)) {
      for (const seat of deal.seats) {
        const { chances } = everyPath((draw) => {
          const [order, ...others] = discardOrders(v2.ruleset, 7, seat, draw);
          expect(others).toEqual([]);
          return order?.cards.map(({ card }) => card).join(' ') ?? '';
        });
        const wanted = [...permutations(cardsOf(seat))].filter((order) => !order.endsWith('commoner'));
        expect([...chances.keys()].sort()).toEqual(wanted.sort());
        expect(new Set(chances.values()).size).toBe(1);
      }
    }
  });

  it('a hand without a card that may be last (6.2 left out) still has an order, and says so', () => {
    const [seat] = deals(v1, 1)[0]?.seats ?? [];
    if (seat === undefined) throw new Error('no seat');
    const neutral = ['vest', 'bomb', 'curse'].map((card) => ({ card, name: card, attributes: [] }));
    const poor = { ...seat, role: 'villager', hands: { main: neutral } } as unknown as DealSeat; // as: ids made here
    const { chances } = everyPath((draw) => {
      const [order] = discardOrders(v1.ruleset, 6, poor, draw);
      expect(order?.allowed).toBe(false);
      return order?.cards.map(({ card }) => card).join(' ') ?? '';
    });
    expect(chances.size).toBe(6);
    expect(new Set(chances.values()).size).toBe(1);
  });

  it('other games have none', () => {
    const { ruleset, deal } = table('killer-police');
    expect(discardOrders(ruleset, 12, deal('x').seats[0] as DealSeat, { below: fail, shuffle: fail })).toEqual([]); // as: there is a first seat
  });
});

describe('the chooser', () => {
  const choosers = (made: DealFile) => made.seats.filter(({ role }) => (role as string) === 'chooser');

  it('v1: the factions of which he holds a card, and a silent one is drawn uniformly', () => {
    const faction = factions(v1.ruleset);
    const sizes = new Set<number>();
    for (const deal of deals(v1, 40)) {
      expect(choosers(deal)).toHaveLength(1);
      for (const seat of deal.seats) {
        const open = openSides(v1.ruleset, 6, seat);
        if ((seat.role as string) !== 'chooser') {
          expect(open).toBeNull();
          continue;
        }
        const held = ['killer', 'werewolf', 'villager'].filter((side) =>
          cardsOf(seat).some((card) => faction.get(card) === side),
        );
        expect(open?.map(({ id }) => id)).toEqual(held);
        sizes.add(held.length);
        const { chances } = everyPath((draw) => {
          const silent = silentSide(v1.ruleset, 6, open ?? [], draw);
          expect(silent).toMatchObject({ drawn: true, manner: null });
          return silent?.side.id ?? '';
        });
        expect([...chances.keys()].sort()).toEqual([...held].sort());
        expect(new Set(chances.values()).size).toBe(1);
      }
    }
    // Hands with two and with three factions came up.
    expect(sizes.size).toBeGreaterThan(1);
  });

  it('v2 with 6: villager by default; with 7 not the villagers, drawn, with or against', () => {
    const six = table('v2', { players: 6 });
    const [seat6] = choosers(six.deal('a'));
    const [seat7] = choosers(v2.deal('a'));
    if (seat6 === undefined || seat7 === undefined) throw new Error('no chooser');
    const open6 = openSides(six.ruleset, 6, seat6) ?? [];
    expect(open6.map(({ id }) => id)).toEqual(['killer', 'werewolf', 'villager']);
    expect(everyPath((draw) => JSON.stringify(silentSide(six.ruleset, 6, open6, draw)?.side.id)).chances.size).toBe(1);
    expect(silentSide(six.ruleset, 6, open6, { below: fail, shuffle: fail })).toMatchObject({
      side: { id: 'villager' },
      drawn: false,
    });
    const open7 = openSides(v2.ruleset, 7, seat7) ?? [];
    expect(open7.map(({ id }) => id)).toEqual(['killer', 'werewolf']);
    const { chances, whole } = everyPath((draw) => {
      const silent = silentSide(v2.ruleset, 7, open7, draw);
      return `${silent?.side.id} ${silent?.manner?.id}`;
    });
    expect(chances.size).toBe(4);
    for (const chance of chances.values()) expect(chance * 4).toBe(whole);
  });
});

function fail(): never {
  throw new Error('nothing is drawn here');
}

import { describe, expect, it } from 'vitest';
import { slots, spreadKey, Tally } from '../../src/stats/tally.ts';
import { slotWeights, weighed } from '../counting/odds/observed.ts';
import { small } from '../sat/problems.ts';

describe('tally', () => {
  it.each(Object.entries(small))('answers every question as a direct look at the deals does: %s', (_, each) => {
    const deals = weighed(each).slice(0, 2000);
    const tally = new Tally(each);
    for (const { dealt } of deals) tally.add(dealt, true);
    const { hits, deals: counted, marked } = tally.tallied();
    expect([counted, marked]).toEqual([deals.length, deals.length]);
    const yes = slotWeights(
      each,
      deals.map(({ dealt }) => ({ dealt, weight: 1n })),
    );
    for (const [i, slot] of slots(each).entries()) expect(hits[i], JSON.stringify(slot)).toBe(Number(yes[i]));
  });

  it('counts each spread of a card over the roles', () => {
    const each = small['scoped']!;
    const tally = new Tally(each);
    const deals = weighed(each);
    for (const { dealt } of deals) tally.add(dealt, true);
    const { spreads } = tally.tallied();
    for (const [card, seen] of spreads[0]!.entries()) {
      const direct = new Map<string, number>();
      for (const { dealt } of deals) {
        const copies = each.roles.map((_, role) =>
          dealt.hands[0]!.reduce(
            (sum, hand, seat) => sum + (dealt.roles[seat] === role ? hand.filter((held) => held === card).length : 0),
            0,
          ),
        );
        direct.set(spreadKey(copies), (direct.get(spreadKey(copies)) ?? 0) + 1);
      }
      expect(seen).toEqual(direct);
    }
  });

  it('keeps unknown attributes out of the attributes alone', () => {
    const each = small['marked']!;
    const tally = new Tally(each);
    for (const { dealt } of weighed(each)) tally.add(dealt, false);
    const { hits, slots: list, deals, marked } = tally.tallied();
    expect(deals).toBeGreaterThan(0);
    expect(marked).toBe(0);
    for (const [i, { family }] of list.entries()) if (family.startsWith('attribute')) expect(hits[i]).toBe(0);
    expect(hits.some((count) => count > 0)).toBe(true);
  });
});

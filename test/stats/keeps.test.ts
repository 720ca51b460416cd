import { describe, expect, it } from 'vitest';
import type { Dealt, Problem } from '../../src/problem/problem.ts';
import { keeps } from '../../src/stats/collect.ts';
import { legalDeals } from '../brute/legal-deals.ts';
import { small } from '../sat/problems.ts';

/** The problem without its rules and facts about seats: all deals of the physical cards. */
const free = (each: Problem): Problem => ({ ...each, requirements: [], seatRoles: [] });
const key = (dealt: Dealt): string => JSON.stringify(dealt);

describe('legality of a deal', () => {
  it.each(Object.entries(small))('holds for just the legal deals among all: %s', (_, each) => {
    const legal = new Set([...legalDeals(each)].map(key));
    const keep = keeps(each);
    for (const dealt of legalDeals(free(each))) expect(keep(dealt, true), key(dealt)).toBe(legal.has(key(dealt)));
  });

  it('refuses a wrong number of roles, cards, copies and marks', () => {
    const each = small['marked']!;
    const keep = keeps(each);
    const [dealt] = legalDeals(each);
    expect(keep(dealt!, true)).toBe(true);
    const [first, second] = dealt!.hands[0]!;
    expect(keep({ ...dealt!, roles: [0, 0] }, true)).toBe(false);
    expect(keep({ ...dealt!, hands: [[first!.slice(1), second!]] }, true)).toBe(false);
    expect(keep({ ...dealt!, hands: [[first!, first!]] }, true)).toBe(false);
    const bare = {
      ...dealt!,
      attributeSets: [
        [
          [0, 0],
          [0, 0],
        ],
      ],
    };
    expect(keep(bare, true)).toBe(false);
    expect(keep(bare, false)).toBe(true);
  });
});

/** Chances of repeats, against sums over all outcomes. */
import { describe, expect, it } from 'vitest';
import { lnLikeliest, Repeats, repeatChance } from '../../src/stats/repeats.ts';
import { deck, problem } from '../sat/problems.ts';

const dealt = (card: number) => ({ roles: [0], hands: [[[card]]], attributeSets: [[[0]]] });

describe('repeats', () => {
  it('tells one game given twice from two equal games', () => {
    const repeats = new Repeats();
    expect(repeats.add(dealt(1), 'seed a')).toBe(true);
    expect(repeats.add(dealt(1), 'seed a')).toBe(false);
    expect(repeats.most).toBe(1);
    expect(repeats.add(dealt(1), 'seed b')).toBe(true);
    expect(repeats.add(dealt(1), null)).toBe(true);
    expect(repeats.add(dealt(2), 'seed a')).toBe(true);
    expect(repeats.most).toBe(3);
  });

  it('bounds the chance from above, exactly where all are to be equal', () => {
    expect(Math.exp(repeatChance(2, 2, -Math.log(365)).ln)).toBeCloseTo(1 / 365, 12);
    expect(Math.exp(repeatChance(3, 3, -Math.log(365)).ln)).toBeCloseTo(365 ** -2, 12);
    for (const n of [2, 5, 20]) {
      const distinct = Array.from({ length: n }, (_, k) => (365 - k) / 365).reduce((a, b) => a * b);
      const bound = Math.exp(repeatChance(2, n, -Math.log(365)).ln);
      expect(bound).toBeGreaterThanOrEqual(1 - distinct - 1e-12);
      expect(bound).toBeLessThanOrEqual((n * (n - 1)) / 2 / 365 + 1e-12);
    }
    expect(repeatChance(1, 9, -5).ln).toBe(0);
    expect(repeatChance(2, 100, 0).ln).toBe(0);
  });

  it('knows the likeliest deal: one of all, or as many ways as copies change places', () => {
    const plain = problem([2], [deck([2, 2], [2])]);
    expect(lnLikeliest(plain, 3n)).toBeCloseTo(-Math.log(3), 12);
    const shuffled = { ...plain, decks: plain.decks.map((each) => ({ ...each, weights: 'shuffles' as const })) };
    // Of the 6 ways to part four cards in two hands, 2 · 2 give each hand one card of both kinds.
    expect(lnLikeliest(shuffled, 6n)).toBeCloseTo(Math.log(4 / 6), 12);
    expect(lnLikeliest(plain, 10n ** 400n)).toBeCloseTo(-400 * Math.LN10, 6);
  });
});

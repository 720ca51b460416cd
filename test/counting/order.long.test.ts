/**
 * The order of the deal number on tables too large for brute force: beyond 2^53, with many orbits, with stocks, with copies that weigh.
 * Deals next to each other in number are compared as the design defines the order.
 */
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import type { Dealt, Problem } from '../../src/problem/problem.ts';
import { stream } from '../../src/random/stream.ts';
import { problemOf } from './shipped-problem.ts';

/** What the order compares, from first to last: ascending. */
function orderKey(problem: Problem, { roles, hands, attributeSets }: Dealt): readonly number[] {
  const key = [...roles];
  // More copies come first.
  for (const [deck, { cards }] of problem.decks.entries())
    for (const card of cards.keys())
      for (const hand of hands[deck]!) key.push(-hand.filter((held) => held === card).length);
  for (const [deck, { attributes }] of problem.decks.entries())
    for (const card of attributes?.on ?? [])
      for (const [seat, hand] of hands[deck]!.entries())
        for (const [at, held] of hand.entries()) if (held === card) key.push(attributeSets[deck]![seat]![at]!);
  return key;
}

function before(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}

describe.each([
  ['sanguosha-melee', 8, 'shuffles'],
  ['sanguosha-melee', 5, 'deals'],
  ['v2', 7, 'deals'],
  ['v2', 6, 'shuffles'],
  ['v1', 6, 'shuffles'],
  ['killer-5.0', 12, 'shuffles'],
] as const)('%s, %i players, weighed by %s', (id, players, weights) => {
  const problem = problemOf(id, { players, weights });
  const diagram = compile(problem);
  const { ruleset, selection } = problem;
  const random = stream({ name: 'test', fingerprint: ruleset.fingerprint, selection, seed: 'order', block: 0 });

  it('each number has the deal after that of the number before', () => {
    for (let i = 0; i < 25; i++) {
      const number = random.below(diagram.legal - 1n);
      const [one, next] = [diagram.unrank(number), diagram.unrank(number + 1n)];
      expect(before(orderKey(problem, one), orderKey(problem, next))).toBe(true);
      expect([diagram.rank(one), diagram.rank(next)]).toEqual([number, number + 1n]);
    }
  });

  it('a deal drawn by weight has its neighbours by number on either side of its interval', () => {
    for (let i = 0; i < 25; i++) {
      const at = random.below(diagram.weight);
      const number = diagram.rank(diagram.at(at))!;
      // The first and the last point of the interval, found by halving.
      const first = boundary((point) => diagram.rank(diagram.at(point))! >= number, 0n, at);
      const end = boundary((point) => diagram.rank(diagram.at(point))! > number, at, diagram.weight);
      expect(end - first).toBe(placements(problem, diagram.unrank(number)));
    }
  });
});

/** The least point for which `holds`, which it does from there on; `to` if it holds nowhere before. */
function boundary(holds: (point: bigint) => boolean, from: bigint, to: bigint): bigint {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (holds(middle)) high = middle;
    else low = middle + 1n;
  }
  return low;
}

/** How many placements of physical cards, and of attributes on them, are one deal: by counting arrangements. */
function placements(problem: Problem, { hands, attributeSets }: Dealt): bigint {
  let ways = 1n;
  for (const [deck, { cards, weights }] of problem.decks.entries()) {
    if (weights === 'deals') continue;
    for (const [card, { copies }] of cards.entries()) {
      let left = BigInt(copies);
      const factorial = (n: bigint): bigint => (n < 2n ? 1n : n * factorial(n - 1n));
      ways *= factorial(left);
      for (const [seat, hand] of hands[deck]!.entries()) {
        const sets = hand.flatMap((held, at) => (held === card ? [attributeSets[deck]![seat]![at]!] : []));
        left -= BigInt(sets.length);
        // Copies in one hand are told apart only by their attributes.
        for (const set of new Set(sets)) ways /= factorial(BigInt(sets.filter((other) => other === set).length));
      }
      ways /= factorial(left);
    }
  }
  return ways;
}

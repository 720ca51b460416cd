import { describe, expect, it } from 'vitest';
import { type Deals, draw } from '../../src/deal/draw.ts';
import type { Dealt, Problem } from '../../src/problem/problem.ts';
import { stream } from '../../src/random/stream.ts';
import type { RulesetId } from '../../src/ruleset/model.ts';
import { faultsOf } from '../fault-of.ts';

const problem: Pick<Problem, 'ruleset' | 'selection'> = {
  ruleset: { id: 'toy' as RulesetId, fingerprint: 'a'.repeat(64) }, // as: an id is any string
  selection: { players: 2, set: {}, readings: {}, without: [], pins: [], weights: { main: 'deals' } },
};

/** Deals whose roles spell their number; the weight of each stands in the list. */
function deals(weights: readonly bigint[]): Deals {
  const of = (number: number): Dealt => ({ roles: [number], hands: [], attributeSets: [] });
  return {
    legal: BigInt(weights.length),
    weight: weights.reduce((sum, weight) => sum + weight, 0n),
    at(u) {
      let rest = BigInt(u);
      const number = weights.findIndex((weight) => {
        rest -= weight;
        return rest < 0n;
      });
      return of(number);
    },
    rank: ({ roles }) => BigInt(roles[0] ?? -1),
  };
}

describe('drawing', () => {
  const even = deals(new Array<bigint>(1000).fill(1n));
  const all = [...draw(problem, even, 'moon', { count: 3000 })];

  it('gives the deals of a batch by place, with their numbers', () => {
    expect(all.map(({ index }) => index)).toEqual(Array.from({ length: 3000 }, (_, k) => k));
    for (const { dealt, number } of all) expect(dealt.roles).toEqual([Number(number)]);
    expect([...draw(problem, even, 'moon')]).toEqual(all.slice(0, 1));
  });

  it('gives the same deals again, and for any split of the batch', () => {
    expect([...draw(problem, even, 'moon', { count: 3000 })]).toEqual(all);
    for (const cut of [0, 1, 1023, 1024, 1025, 2048, 2999]) {
      const [before, after] = [
        draw(problem, even, 'moon', { count: cut }),
        draw(problem, even, 'moon', { from: cut, count: 3000 - cut }),
      ];
      expect([...before, ...after]).toEqual(all);
    }
    expect([...draw(problem, even, 'moon', { from: 2500, count: 1 })]).toEqual([all[2500]]);
  });

  it('takes block b of the stream `deal` for the deals from 1024·b', () => {
    const { fingerprint } = problem.ruleset;
    for (const block of [0, 1, 2]) {
      const source = stream({ name: 'deal', fingerprint, selection: problem.selection, seed: 'moon', block });
      const first = Array.from({ length: 100 }, () => BigInt(source.below(1000)));
      expect(all.slice(block * 1024, block * 1024 + 100).map(({ number }) => number)).toEqual(first);
    }
  });

  it('draws other deals for another seed, selection or ruleset', () => {
    const numbers = (other: typeof problem, seed: string) =>
      [...draw(other, even, seed, { count: 20 })].map(({ number }) => number).join();
    const seen = new Set([
      numbers(problem, 'moon'),
      numbers(problem, 'Moon'),
      numbers({ ...problem, selection: { ...problem.selection, without: ['4.3'] } }, 'moon'),
      numbers({ ...problem, ruleset: { ...problem.ruleset, fingerprint: 'b'.repeat(64) } }, 'moon'),
    ]);
    expect(seen.size).toBe(4);
  });

  it('draws by weight, and still tells the deal number', () => {
    const heavy = deals([1n, 5n, 2n]);
    const tally = [0, 0, 0];
    for (const { dealt, number } of draw(problem, heavy, 'sun', { count: 8000 })) {
      expect(dealt.roles[0]).toBe(Number(number));
      tally[Number(number)]!++;
    }
    // expected 1000, 5000, 2000; five standard deviations (30, 43, 39): a fair draw fails once in a million seeds
    expect(Math.abs(tally[0]! - 1000)).toBeLessThan(150);
    expect(Math.abs(tally[1]! - 5000)).toBeLessThan(215);
    expect(Math.abs(tally[2]! - 2000)).toBeLessThan(195);
  });

  it('draws beyond 2^53 and takes a batch at any place', () => {
    const huge: Deals = {
      legal: 10n ** 107n,
      weight: 10n ** 107n,
      at: (u) => ({ roles: [Number(BigInt(u) / 10n ** 106n)], hands: [], attributeSets: [] }),
      rank: () => null,
    };
    const far = [...draw(problem, huge, 'moon', { from: 10 ** 12 + 5, count: 2 })];
    expect(far.map(({ index }) => index)).toEqual([10 ** 12 + 5, 10 ** 12 + 6]);
    for (const { dealt, number } of far) expect(dealt.roles).toEqual([Number(number / 10n ** 106n)]);
  });

  it('refuses a batch whose places are no exact numbers, where counting on would never end', () => {
    const batch = (from: number, count: number) => () => draw(problem, even, 'moon', { from, count }).next();
    expect(faultsOf(batch(Number.MAX_SAFE_INTEGER, 3))).toMatchObject([{ kind: 'bad', code: 'batch-too-far' }]);
    expect(faultsOf(batch(0, 2 ** 53))).toMatchObject([{ kind: 'bad', code: 'batch-too-far' }]);
    expect(batch(Number.MAX_SAFE_INTEGER - 1, 1)().value).toMatchObject({ index: Number.MAX_SAFE_INTEGER - 1 });
  });

  it('says no where nothing is legal', () => {
    expect(faultsOf(() => [...draw(problem, deals([]), 'moon')])).toMatchObject([
      { kind: 'no', code: 'no-legal-deal' },
    ]);
  });
});

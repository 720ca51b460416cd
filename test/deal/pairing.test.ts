import { describe, expect, it } from 'vitest';
import { type Pair, pairInTurn, pairings, pairMost, type RingSide } from '../../src/deal/camps.ts';

/** `A3 D4 …` counterclockwise → the answers as `A1–D3`, in the order of the attackers' numbers; `x` before a name: dead. */
function answers(ring: string, pair: (sides: readonly RingSide[]) => readonly Pair[]): string {
  const names = ring.split(' ');
  const sides = names.map((name): RingSide => (name[0] === 'A' ? 'attacker' : name[0] === 'D' ? 'defender' : 'dead'));
  return pair(sides)
    .map(({ attacker, target }) => `${names[attacker]}–${names[target]}`)
    .sort()
    .join(' ');
}

/** Every ring of this many attackers and defenders. */
function* rings(attackers: number, defenders: number): Generator<RingSide[]> {
  const seats = attackers + defenders;
  for (let set = 0; set < 2 ** seats; set++) {
    const ring = Array.from({ length: seats }, (_, k): RingSide => ((set >> k) & 1 ? 'attacker' : 'defender'));
    if (ring.filter((side) => side === 'attacker').length === attackers) yield ring;
  }
}

describe('pairing', () => {
  it("answers the rulebook's examples", () => {
    expect(answers('A3 D4 A4 D1 D2 D3 A1 A2', pairInTurn)).toBe('A1–D3 A2–D2 A3–D4 A4–D1');
    expect(answers('A3 A4 D1 D2 D3 A1 A2', pairInTurn)).toBe('A1–D3 A2–D3 A3–D2 A4–D1');
    expect(answers('A3 D4 A4 D1 D2 D3 A1', pairInTurn)).toBe('A1–D3 A3–D4 A4–D1');
  });

  it('answers the mirror image of the first, which needs the second priority', () => {
    expect(answers('A2 A1 D3 D2 D1 A4 D4 A3', pairInTurn)).toBe('A1–D3 A2–D2 A3–D4 A4–D1');
  });

  it('counts distances without the dead, wherever they sit', () => {
    expect(answers('A3 x A4 D1 D2 x D3 x A1 A2', pairInTurn)).toBe('A1–D3 A2–D3 A3–D2 A4–D1');
  });

  it('does not depend on where the ring is cut', () => {
    for (const ring of rings(4, 4)) {
      const base = pairInTurn(ring);
      for (let shift = 1; shift < ring.length; shift++) {
        const turned = pairInTurn([...ring.slice(shift), ...ring.slice(0, shift)]);
        const back = turned
          .map(({ attacker, target }) => ({ attacker: (attacker + shift) % 8, target: (target + shift) % 8 }))
          .sort((a, b) => a.attacker - b.attacker);
        expect(back).toEqual(base);
      }
    }
  });

  it('gives every attacker one defender, and every defender one attacker where there are enough', () => {
    for (const [attackers, defenders] of [
      [1, 1],
      [1, 5],
      [2, 3],
      [3, 2],
      [4, 4],
      [5, 1],
      [5, 5],
    ] as const) {
      for (const ring of rings(attackers, defenders)) {
        for (const pair of [pairInTurn, pairMost]) {
          const pairs = pair(ring);
          expect(pairs.map(({ attacker }) => attacker)).toEqual(
            ring.flatMap((side, k) => (side === 'attacker' ? [k] : [])),
          );
          expect(pairs.every(({ target }) => ring[target] === 'defender')).toBe(true);
          expect(new Set(pairs.map(({ target }) => target)).size).toBe(Math.min(attackers, defenders));
        }
      }
    }
  });

  it('has nobody to pair where a side is missing', () => {
    expect(pairings(['attacker', 'dead', 'attacker'])).toEqual([[]]);
    expect(pairings(['defender'])).toEqual([[]]);
    expect(pairings([])).toEqual([[]]);
  });

  it('in both readings makes as many pairs as possible at each distance, the second with the most counterclockwise ones', () => {
    for (const [attackers, defenders] of [
      [3, 3],
      [3, 4],
      [4, 4],
      [5, 5],
    ] as const) {
      for (const ring of rings(attackers, defenders)) {
        const most = best(ring);
        expect(perDistance(ring, pairMost(ring))).toEqual(most);
        // the choice at one distance changes what is left for the next: only the first must agree
        expect(perDistance(ring, pairInTurn(ring))[0]?.pairs).toBe(most[0]?.pairs);
      }
    }
  });

  it('shows both readings where they differ: from 5 against 5 on, and where attackers are more', () => {
    const differing = (attackers: number, defenders: number) =>
      [...rings(attackers, defenders)].filter((ring) => pairings(ring).length === 2).length;
    for (let each = 1; each <= 4; each++) expect(differing(each, each)).toBe(0);
    for (const [attackers, defenders] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ] as const) {
      expect(differing(attackers, defenders)).toBe(0);
    }
    expect(differing(5, 5)).toBeGreaterThan(0);
    expect(differing(5, 4)).toBeGreaterThan(0);
    // A2 D1 A3 D2 A4 is a chain: either A3 stands back for those who have no other, or A4 for the counterclockwise reaches
    expect(answers('A1 A2 D1 A3 D2 A4 A5 D3 D4 D5', pairInTurn)).toBe('A1–D5 A2–D1 A3–D4 A4–D2 A5–D3');
    expect(answers('A1 A2 D1 A3 D2 A4 A5 D3 D4 D5', pairMost)).toBe('A1–D5 A2–D1 A3–D2 A4–D4 A5–D3');
  });
});

interface Tally {
  readonly pairs: number;
  readonly counterclockwise: number;
}

/** For each distance: pairs with a defender of one's own, and how many of them go counterclockwise. */
function perDistance(ring: readonly RingSide[], pairs: readonly Pair[]): readonly Tally[] {
  const seats = ring.length;
  const seen = new Set<number>();
  const first = pairs
    .map(({ attacker, target }) => ({ forward: (target - attacker + seats) % seats, target }))
    .map((pair) => ({ ...pair, distance: Math.min(pair.forward, seats - pair.forward) }))
    .sort((a, b) => a.distance - b.distance)
    .filter(({ target }) => !seen.has(target) && seen.add(target));
  return Array.from({ length: Math.floor(seats / 2) }, (_, k) => {
    const here = first.filter(({ distance }) => distance === k + 1);
    return { pairs: here.length, counterclockwise: here.filter(({ forward }) => forward === k + 1).length };
  });
}

/** By trying all choices, distance by distance: most pairs, then most counterclockwise. */
function best(ring: readonly RingSide[]): readonly Tally[] {
  const seats = ring.length;
  const free = new Set(ring.keys());
  const tallies: Tally[] = [];
  for (let distance = 1; distance <= Math.floor(seats / 2); distance++) {
    const attackers = [...free].filter((seat) => ring[seat] === 'attacker');
    let found: Tally & { readonly used: readonly number[] } = { pairs: -1, counterclockwise: -1, used: [] };
    const go = (k: number, used: readonly number[], counterclockwise: number): void => {
      const attacker = attackers[k];
      if (attacker === undefined) {
        const pairs = used.length / 2;
        if (pairs > found.pairs || (pairs === found.pairs && counterclockwise > found.counterclockwise)) {
          found = { pairs, counterclockwise, used };
        }
        return;
      }
      go(k + 1, used, counterclockwise);
      for (const step of distance * 2 === seats ? [distance] : [distance, -distance]) {
        const target = (attacker + step + seats) % seats;
        if (ring[target] === 'defender' && free.has(target) && !used.includes(target)) {
          go(k + 1, [...used, attacker, target], counterclockwise + (step > 0 ? 1 : 0));
        }
      }
    };
    go(0, [], 0);
    for (const seat of found.used) free.delete(seat);
    tallies.push({ pairs: found.pairs, counterclockwise: found.counterclockwise });
  }
  return tallies;
}

/** Two camps that fight in turn: who acts first in a deal, and the first round's pairing between the seats. */
import type { Camps, RoleId } from '../ruleset/model.ts';
import type { DealFile } from './deal-file.ts';
import { type ExtraKey, extraStream } from './streams.ts';

/** The value of the parameter `first` that leaves it to chance. */
const DRAWN = 'drawn';

/** Id of the camp that acts first: the value of the ruleset's parameter, or drawn in a stream of its own. */
export function firstCamp(camps: Camps, deal: ExtraKey): string {
  const value = deal.selection.set[camps.first];
  if (value !== DRAWN) return String(value);
  return extraStream(deal, 'first').shuffle(camps.camps)[0]!.id; // a ruleset with camps has at least one
}

/**
 * The pairings of the first round (see `pairings`): attackers are the seats of the camp that acts first, defenders all others.
 * @param seats in seat order, all alive
 */
export function pairingsOf(
  camps: Camps,
  first: string,
  seats: readonly { readonly seat: number; readonly role: RoleId }[],
): NonNullable<DealFile['pairings']> {
  const attackers = camps.camps.find(({ id }) => id === first)?.roles ?? [];
  const ring = camps.direction === 'counterclockwise' ? seats : seats.toReversed();
  const sides = ring.map(({ role }): RingSide => (attackers.includes(role) ? 'attacker' : 'defender'));
  return pairings(sides).map((pairs) =>
    pairs
      .map(({ attacker, target }) => ({ attacker: ring[attacker]!.seat, target: ring[target]!.seat }))
      .sort((a, b) => a.attacker - b.attacker),
  );
}

// Pairing (捉对): which defender each attacker takes on in a round. The three priorities of the rulebook are: small distance
// round the ring first, do not spoil a team-mate's pair, counterclockwise first. Written for any ring of attackers and
// defenders; who is which, and which way seats are numbered, is the caller's business.

/** What sits at a place of the ring. The dead are skipped: they count in no distance. */
export type RingSide = 'attacker' | 'defender' | 'dead';

/** Positions in the ring, from 0. Several attackers may share a target. */
export interface Pair {
  readonly attacker: number;
  readonly target: number;
}

/**
 * The pairings of a ring in counterclockwise order: first the one that the priorities give when attackers choose one after the
 * other, then, where it differs, the one that makes as many pairs as possible at each distance, all of them counterclockwise
 * where that costs no pair. The rulebook leaves open which one is meant. Pairs in the order of the attackers.
 * With no attacker or no defender alive the one pairing is empty.
 */
export function pairings(ring: readonly RingSide[]): readonly (readonly Pair[])[] {
  const one = pairInTurn(ring);
  const other = pairMost(ring);
  return same(one, other) ? [one] : [one, other];
}

/**
 * For distance 1, 2, …: as long as some attacker without a target has a free defender at this distance, those with only one such
 * defender take him (of two who claim the same, the one who reaches him counterclockwise); if there is none with only one, each
 * takes the counterclockwise one of his two. Attackers that are left when no defender is free take the nearest, counterclockwise on a tie.
 */
export function pairInTurn(ring: readonly RingSide[]): readonly Pair[] {
  return pairByDistance(ring, (living, distance) => {
    for (;;) {
      const claims = living.attackers().map((attacker) => ({ attacker, targets: living.free(attacker, distance) }));
      const only = claims.filter(({ targets }) => targets.length === 1);
      const both = claims.filter(({ targets }) => targets.length === 2);
      if (only.length + both.length === 0) return;
      for (const { attacker, targets } of only.length > 0 ? only : both) {
        const target = targets[0]!;
        const rival = only.find((claim) => claim.attacker !== attacker && claim.targets[0] === target);
        if (rival === undefined || living.ahead(attacker, distance) === target) living.take(attacker, target);
      }
    }
  });
}

/**
 * For distance 1, 2, …: as many pairs as the attackers and defenders still free allow; of all such choices the one with the most
 * counterclockwise pairs. It is unique: attackers and free defenders at one distance form chains, in which reaches forward
 * (counterclockwise) and backward alternate; all forward ones make the most pairs, except in a chain from a defender to an attacker.
 */
export function pairMost(ring: readonly RingSide[]): readonly Pair[] {
  return pairByDistance(ring, (living, distance) => {
    const forward = living.attackers().filter((attacker) => living.isFree(living.ahead(attacker, distance)));
    const backward = new Set<number>();
    for (const last of living.attackers()) {
      // the last of a chain that ends with an attacker: follow it back; if it begins with a defender, all its reaches go back
      if (living.isFree(living.ahead(last, distance))) continue;
      const chain: number[] = [];
      let attacker = last;
      while (living.waits(attacker) && living.isFree(living.ahead(attacker, -distance))) {
        chain.push(attacker);
        attacker = living.ahead(attacker, -2 * distance);
      }
      if (!living.waits(attacker)) for (const each of chain) backward.add(each);
    }
    for (const attacker of forward)
      if (!backward.has(attacker)) living.take(attacker, living.ahead(attacker, distance));
    for (const attacker of backward) living.take(attacker, living.ahead(attacker, -distance));
  });
}

/** The living of a ring, and who is still without an opponent. Positions are those of the ring. */
interface Living {
  /** Attackers without a target. */
  attackers(): readonly number[];
  waits(position: number): boolean;
  isFree(position: number): boolean;
  /** Who sits so many living places counterclockwise (negative: clockwise). */
  ahead(position: number, distance: number): number;
  /** Free defenders at this distance, the counterclockwise one first, each once. */
  free(attacker: number, distance: number): readonly number[];
  take(attacker: number, target: number): void;
}

function pairByDistance(
  ring: readonly RingSide[],
  choose: (living: Living, distance: number) => void,
): readonly Pair[] {
  const living = ring.flatMap((side, position) => (side === 'dead' ? [] : [position]));
  const place = new Map(living.map((position, k) => [position, k]));
  const waiting = new Set(living.filter((position) => ring[position] === 'attacker'));
  const unclaimed = new Set(living.filter((position) => ring[position] === 'defender'));
  const taken = new Map<number, number>();
  const ahead = (position: number, distance: number) => {
    const k = (place.get(position) ?? 0) + distance;
    return living[((k % living.length) + living.length) % living.length]!; // a remainder of the length: always inside
  };
  const around = (position: number, distance: number) => [
    ...new Set([ahead(position, distance), ahead(position, -distance)]),
  ];
  const state: Living = {
    attackers: () => [...waiting],
    waits: (position) => waiting.has(position),
    isFree: (position) => unclaimed.has(position),
    ahead,
    free: (attacker, distance) => around(attacker, distance).filter((position) => unclaimed.has(position)),
    take: (attacker, target) => {
      waiting.delete(attacker);
      unclaimed.delete(target);
      taken.set(attacker, target);
    },
  };
  if (unclaimed.size === 0) return [];
  const farthest = Math.floor(living.length / 2);
  for (let distance = 1; distance <= farthest; distance++) choose(state, distance);
  for (const attacker of waiting) {
    for (let distance = 1; distance <= farthest && !taken.has(attacker); distance++) {
      const nearest = around(attacker, distance).find((position) => ring[position] === 'defender');
      if (nearest !== undefined) taken.set(attacker, nearest);
    }
  }
  return [...taken].map(([attacker, target]) => ({ attacker, target })).sort((a, b) => a.attacker - b.attacker);
}

function same(a: readonly Pair[], b: readonly Pair[]): boolean {
  return a.length === b.length && a.every(({ target }, k) => target === b[k]?.target);
}

/**
 * The draw of roles, counted like the deal of a card: seats that no fact tells apart are one group, and an orbit says how many of
 * each group get which role. Without facts about seats there is a single orbit.
 */
import { FaultError } from '../fault.ts';
import type { Problem } from '../problem/problem.ts';
import { Product } from './binomial.ts';

/** Seats alike in every fact, and what they are as each role. */
export interface SeatGroup {
  /** 0-based, ascending. */
  readonly seats: readonly number[];
  /** Whether a seat of this group may have the role. */
  readonly open: readonly boolean[];
  /** [role][deck]: indices of the requirements that bind such a seat. */
  readonly requirements: readonly (readonly (readonly number[])[])[];
}

export interface RoleOrbit {
  /** [group][role]: how many seats of the group get the role. */
  readonly split: readonly (readonly number[])[];
  /** How many assignments of roles to seats it has. */
  readonly ways: bigint;
}

/** Most orbits that are worth enumerating: beyond, the problem is given up as too large. */
const MOST_ORBITS = 1_000_000;

export function seatGroups(problem: Problem): readonly SeatGroup[] {
  const groups = new Map<
    string,
    { seats: number[]; open: readonly boolean[]; requirements: SeatGroup['requirements'] }
  >();
  for (let seat = 0; seat < problem.seats; seat++) {
    const facts = problem.seatRoles.filter((fact) => fact.seat === seat);
    const open = problem.roles.map((_, role) => facts.every((fact) => fact.roles.includes(role)));
    const requirements = problem.roles.map((_, role) =>
      problem.decks.map((_, deck) => requirementsOf(problem, seat, role, deck)),
    );
    const key = JSON.stringify([open, requirements]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { seats: [seat], open, requirements });
    else group.seats.push(seat);
  }
  return [...groups.values()];
}

/** @throws FaultError of kind limit where there are too many */
export function roleOrbits(problem: Problem, groups: readonly SeatGroup[]): readonly RoleOrbit[] {
  const total = problem.roles.reduce((sum, { count }) => sum + count, 0);
  if (total !== problem.seats) return [];
  const orbits: RoleOrbit[] = [];
  const left = problem.roles.map(({ count }) => count);
  const split = groups.map(() => problem.roles.map(() => 0));
  const fill = (group: number, role: number, seats: number) => {
    if (group === groups.length) {
      if (orbits.length >= MOST_ORBITS) {
        throw new FaultError({ kind: 'limit', code: 'too-many-role-draws', with: { limit: MOST_ORBITS } });
      }
      orbits.push({ split: split.map((row) => [...row]), ways: waysOf(split) });
      return;
    }
    if (role === left.length) {
      if (seats === 0) fill(group + 1, 0, groups[group + 1]?.seats.length ?? 0);
      return;
    }
    const most = groups[group]!.open[role] ? Math.min(seats, left[role]!) : 0;
    for (let n = most; n >= 0; n--) {
      split[group]![role] = n;
      left[role]! -= n;
      fill(group, role + 1, seats - n);
      left[role]! += n;
    }
    split[group]![role] = 0;
  };
  fill(0, 0, groups[0]?.seats.length ?? 0);
  return orbits;
}

function requirementsOf(problem: Problem, seat: number, role: number, deck: number): readonly number[] {
  return problem.requirements.flatMap((requirement, index) =>
    requirement.deck === deck &&
    (requirement.roles === null || requirement.roles.includes(role)) &&
    (requirement.seats === null || requirement.seats.includes(seat))
      ? [index]
      : [],
  );
}

function waysOf(split: readonly (readonly number[])[]): bigint {
  const product = new Product();
  for (const row of split) {
    let left = row.reduce((sum, n) => sum + n, 0);
    for (const n of row) {
      product.choose(left, n);
      left -= n;
    }
  }
  return BigInt(product.value);
}

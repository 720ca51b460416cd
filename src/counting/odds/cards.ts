/** Where the copies of each card are: by role, by seat. */
import { groupsOf, orbitsOf, type SeatGroupState } from '../deck.ts';
import type { Diagram } from '../diagram.ts';
import { after, afterAsNumbers, type EndLabels, type Flow, out } from './flow.ts';

export interface CardOdds {
  /** Every way in which the copies can lie with the roles, with its weight; what is in no hand is in the stock. */
  readonly spreads: readonly CardSpread[];
  /** [role][copies]: summed over the seats of the role, the weight of the deals in which that seat holds exactly so many copies. */
  readonly hands: readonly (readonly bigint[])[];
  /** [seat][copies]: weight of the deals in which the seat (0-based) holds exactly so many copies. */
  readonly seats: readonly (readonly bigint[])[];
  /** Weight of the deals in which some hand holds two copies or more. */
  readonly doubled: bigint;
}

export interface CardSpread {
  /** Copies held together by the seats of each role, by role index. */
  readonly copies: readonly number[];
  readonly weight: bigint;
}

/** Where the copies of one card of the flow's deck are. */
export function cardOdds(diagram: Diagram, through: Flow, known: EndLabels, card: number): CardOdds {
  const { roles, seats } = diagram.problem;
  const most = through.count.diagram.automaton.layers[card]!.most;
  const spreads = new Map<string, { copies: number[]; weight: bigint }>();
  const hands = roles.map(() => new Array<bigint>(most + 1).fill(0n));
  const groups = diagram.groups.map(() => new Array<bigint>(most + 1).fill(0n));
  let doubled = 0n;
  for (const { counts, weight } of patterns(through, known, card)) {
    const copies = roles.map(() => 0);
    let twice = false;
    for (const [i, seatsWith] of counts.entries()) {
      if (seatsWith === 0) continue;
      const { group, role } = known.list[Math.floor(i / (most + 1))]!;
      const held = i % (most + 1);
      const share = weight * BigInt(seatsWith);
      copies[role]! += held * seatsWith;
      hands[role]![held]! += share;
      groups[group]![held]! += share;
      twice ||= held > 1;
    }
    if (twice) doubled += weight;
    const key = copies.join();
    const spread = spreads.get(key);
    if (spread === undefined) spreads.set(key, { copies, weight });
    else spread.weight += weight;
  }
  const bySeat = Array.from({ length: seats }, (_, seat) => {
    const group = diagram.groups.findIndex((each) => each.seats.includes(seat));
    return groups[group]!.map((sum) => sum / BigInt(diagram.groups[group]!.seats.length));
  });
  return { spreads: [...spreads.values()], hands, seats: bySeat, doubled };
}

/** How many seats of each label get how many copies: `counts[label * (most + 1) + copies]`, with the weight of all such deals. */
interface Pattern {
  readonly counts: Uint8Array;
  readonly weight: bigint;
}

function patterns(through: Flow, known: EndLabels, card: number): Iterable<Pattern> {
  const { diagram } = through.count;
  const layer = diagram.layers[card]!;
  const width = diagram.automaton.layers[card]!.most + 1;
  const labelOf = known.of[card]!;
  const orbits = orbitsOf(diagram, card);
  const asNumber = afterAsNumbers(through, card);
  const counts = new Uint8Array(known.list.length * width);
  /** Patterns by number, and their counts as a number of mixed radix: how many seats, at most all, get one copy, two, … */
  const found = new Map<number | string, { counts: Uint8Array; weight: bigint; index: number }>();
  const list: { counts: Uint8Array; weight: bigint; index: number }[] = [];
  const keyOf = keyMaker(diagram.seats, width, known.list.length);
  let sums: number[] = [];
  let bigSums: bigint[] = [];
  let groups: readonly SeatGroupState[] = [];
  let edge = 0;
  const visit = (split: Int32Array): void => {
    const at = edge++;
    const value = asNumber === null ? after(through, card, layer, at) : asNumber(at);
    if (value === 0 || value === 0n) return;
    counts.fill(0);
    for (let g = 0; g < groups.length; g++) {
      const base = labelOf[groups[g]!.state]! * width;
      for (let copies = 0; copies < width; copies++) counts[base + copies]! += split[g * width + copies]!;
    }
    const key = keyOf(counts);
    let pattern = found.get(key);
    if (pattern === undefined) {
      pattern = { counts: counts.slice(), weight: 0n, index: list.length };
      found.set(key, pattern);
      list.push(pattern);
    }
    if (typeof value === 'number') sums[pattern.index] = (sums[pattern.index] ?? 0) + value;
    else bigSums[pattern.index] = (bigSums[pattern.index] ?? 0n) + value;
  };
  for (let node = 0; node < layer.nodes; node++) {
    const weight = out(through, card, node);
    if (weight === 0n) continue;
    groups = groupsOf(layer, node, diagram.seats);
    edge = layer.start[node]!;
    sums = [];
    bigSums = [];
    orbits(groups, visit);
    // One product of big integers a node and pattern, not one an edge.
    sums.forEach((sum, index) => {
      list[index]!.weight += weight * BigInt(sum);
    });
    bigSums.forEach((sum, index) => {
      list[index]!.weight += weight * sum;
    });
  }
  return list;
}

/** One key for the counts of a pattern: a number where it fits, else a text. Seats without a copy follow from the others. */
function keyMaker(seats: number, width: number, labels: number): (counts: Uint8Array) => number | string {
  if ((seats + 1) ** ((width - 1) * labels) > Number.MAX_SAFE_INTEGER)
    return (counts) => String.fromCharCode(...counts);
  return (counts) => {
    let key = 0;
    for (let i = 0; i < counts.length; i++) if (i % width > 0) key = key * (seats + 1) + counts[i]!;
    return key;
  };
}

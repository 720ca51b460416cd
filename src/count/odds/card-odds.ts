/** Where the copies of each card are: by role, by seat. */
import { groupsOf, orbitsOf } from '../deck-diagram.ts';
import type { Diagram } from '../diagram.ts';
import { after, type Flow, out } from './flow.ts';
import type { Labels } from './labels.ts';

export interface CardOdds {
  /** Every way in which the copies can lie with the roles, with its weight; what is in no hand is in the stock. */
  readonly spreads: readonly Spread[];
  /** [role][copies]: summed over the seats of the role, the weight of the deals in which that seat holds exactly so many copies. */
  readonly hands: readonly (readonly bigint[])[];
  /** [seat][copies]: weight of the deals in which the seat (0-based) holds exactly so many copies. */
  readonly seats: readonly (readonly bigint[])[];
  /** Weight of the deals in which some hand holds two copies or more. */
  readonly doubled: bigint;
}

export interface Spread {
  /** Copies held together by the seats of each role, by role index. */
  readonly copies: readonly number[];
  readonly weight: bigint;
}

/** By card index. */
export function cardOdds(diagram: Diagram, through: Flow, known: Labels): readonly CardOdds[] {
  return through.count.diagram.deck.cards.map((_, card) => oneCard(diagram, through, known, card));
}

function oneCard(diagram: Diagram, through: Flow, known: Labels, card: number): CardOdds {
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

function patterns(through: Flow, known: Labels, card: number): Iterable<Pattern> {
  const { diagram } = through.count;
  const layer = diagram.layers[card]!;
  const width = diagram.automaton.layers[card]!.most + 1;
  const labelOf = known.of[card]!;
  const found = new Map<string, { counts: Uint8Array; weight: bigint }>();
  const counts = new Uint8Array(known.list.length * width);
  for (let node = 0; node < layer.nodes; node++) {
    const weight = out(through, card, node);
    if (weight === 0n) continue;
    const groups = groupsOf(layer, node, diagram.seats);
    const here = new Map<string, bigint>();
    let edge = layer.start[node]!;
    orbitsOf(diagram, card)(groups, (split) => {
      const value = after(through, card, layer, edge++);
      if (value === 0n) return;
      counts.fill(0);
      for (const [g, { state }] of groups.entries())
        for (let copies = 0; copies < width; copies++)
          counts[labelOf[state]! * width + copies]! += split[g * width + copies]!;
      const key = String.fromCharCode(...counts);
      here.set(key, (here.get(key) ?? 0n) + value);
      if (!found.has(key)) found.set(key, { counts: counts.slice(), weight: 0n });
    });
    // One product a node and pattern, not one an edge.
    for (const [key, value] of here) found.get(key)!.weight += weight * value;
  }
  return found.values();
}

/**
 * `Junctions`: the layers where seats told apart are too many to list. A junction is a node of the diagram; beside it goes the
 * group of every seat, and the tellings of the layer's card are tried in the order of the deal number.
 */
import { type DeckCount, groupsOf, orbitsOf } from '../deck.ts';
import { valueAbove } from '../fold.ts';
import type { Making, Places } from './making.ts';
import { type Patterns, shapeOf } from './patterns.ts';
import { bytes, floats, integers } from './pool.ts';

/** A junction's record. */
const GROUPS = 0; // how many
const CODES = 1; // where the values of its codes begin, and in step with them the ways
const NODE = 2;
const FREE = 3; // where the cards that each group still gets begin
const RECORD = 4;

/** A way's record: what follows an orbit. */
const NEXT = 0; // junction + 1; 0 until it is made
const CHILD = 1; // its node
const GROUP_AT = 2; // where the group of a seat at the child begins, by `group * (most + 1) + copies`
const WAY_RECORD = 4;

export class Junctions {
  readonly #deck: DeckCount;
  readonly #patterns: readonly Patterns[];
  /** First layer that is not served here. */
  readonly #end: number;
  readonly #room: number;
  readonly #cardOf: Uint16Array;
  /** By layer: copies of its card, and one more than the most that a hand may get. */
  readonly #copies: Uint8Array;
  readonly #width: Uint8Array;
  readonly #known: Map<number, number>[];
  readonly #junctions = integers();
  readonly #values = floats();
  readonly #wayOf = integers();
  readonly #ways = integers();
  readonly #groupAt = bytes();
  readonly #free = bytes();
  readonly #states: (readonly number[])[] = [];

  /** @param patterns of the card of each layer that is served: all layers before `patterns.length` */
  constructor(deck: DeckCount, patterns: readonly Patterns[], places: Places) {
    this.#deck = deck;
    this.#patterns = patterns;
    this.#end = patterns.length;
    this.#room = places.room;
    this.#cardOf = places.cardOf;
    this.#copies = Uint8Array.from(patterns, (_, card) => deck.diagram.deck.cards[card]!.copies);
    this.#width = Uint8Array.from(patterns, (_, card) => deck.diagram.automaton.layers[card]!.most + 1);
    this.#known = Array.from({ length: patterns.length + 1 }, () => new Map());
  }

  /** The junction of a node. */
  at(card: number, node: number): number {
    const known = this.#known[card]!.get(node);
    if (known !== undefined) return known;
    const junction = this.#make(card, node);
    this.#known[card]!.set(node, junction);
    return junction;
  }

  node(junction: number): number {
    return this.#junctions.data[junction + NODE]!;
  }

  groups(junction: number): number {
    return this.#junctions.data[junction + GROUPS]!;
  }

  /** Hand state of each group, ascending. */
  states(junction: number): readonly number[] {
    return this.#states[junction / RECORD]!;
  }

  /** Deals the card of layer `card` at a junction. @returns the junction after it */
  deal(making: Making, card: number, junction: number): number {
    const copies = this.#copies[card]!;
    const width = this.#width[card]!;
    if (copies === 1) return this.#one(making, card, junction, width);
    if (copies === 2 && width === 2) return this.#two(making, card, junction);
    return this.#any(making, card, junction, copies, width);
  }

  /** A single copy. */
  #one(making: Making, card: number, junction: number, width: number): number {
    const { groups } = making;
    const codes = this.#junctions.data[junction + CODES]!;
    const values = this.#values.data;
    let { left } = making;
    let seat = 0;
    for (; ; seat++) {
      const value = values[codes + groups[seat]!]!;
      if (left < value) break;
      left -= value;
    }
    making.left = left;
    this.#put(making, junction, seat, 0);
    const own = groups[seat]!;
    const way = this.#wayOf.data[codes + own]!;
    const groupAt = this.#ways.data[way + GROUP_AT]!;
    const to = this.#groupAt.data;
    for (let other = 0; other < groups.length; other++) groups[other] = to[groupAt + groups[other]! * width]!;
    groups[seat] = to[groupAt + own * width + 1]!;
    return this.#next(way, card);
  }

  /** Two copies in two hands. */
  #two(making: Making, card: number, junction: number): number {
    const { groups } = making;
    const size = this.#junctions.data[junction + GROUPS]!;
    const codes = this.#junctions.data[junction + CODES]!;
    const values = this.#values.data;
    let { left } = making;
    let first = 0;
    let second = 1;
    let row = codes + groups[0]! * size;
    for (;;) {
      const value = values[row + groups[second]!]!;
      if (left < value) break;
      left -= value;
      if (++second === groups.length) {
        first++;
        second = first + 1;
        row = codes + groups[first]! * size;
      }
    }
    making.left = left;
    this.#put(making, junction, first, 0);
    this.#put(making, junction, second, 0);
    const one = groups[first]!;
    const other = groups[second]!;
    const way = this.#wayOf.data[row + other]!;
    const groupAt = this.#ways.data[way + GROUP_AT]!;
    const to = this.#groupAt.data;
    for (let seat = 0; seat < groups.length; seat++) groups[seat] = to[groupAt + groups[seat]! * 2]!;
    groups[first] = to[groupAt + one * 2 + 1]!;
    groups[second] = to[groupAt + other * 2 + 1]!;
    return this.#next(way, card);
  }

  #any(making: Making, card: number, junction: number, copies: number, width: number): number {
    const { groups } = making;
    const { seats, shapes } = this.#patterns[card]!;
    const size = this.#junctions.data[junction + GROUPS]!;
    const codes = this.#junctions.data[junction + CODES]!;
    let { left } = making;
    let code = 0;
    let pattern = 0;
    for (; ; pattern++) {
      code = shapes[pattern]!;
      for (let i = 0; i < copies; i++) code = code * size + groups[seats[pattern * copies + i]!]!;
      const value = this.#values.data[codes + code]!;
      if (left < value) break;
      left -= value;
    }
    making.left = left;
    const way = this.#wayOf.data[codes + code]!;
    const groupAt = this.#ways.data[way + GROUP_AT]!;
    let at = pattern * copies;
    const end = at + copies;
    for (let seat = 0; seat < groups.length; seat++) {
      let got = 0;
      for (; at < end && seats[at] === seat; at++) this.#put(making, junction, seat, got++);
      groups[seat] = this.#groupAt.data[groupAt + groups[seat]! * width + got]!;
    }
    return this.#next(way, card);
  }

  /** Gives the next copy to a seat that has got `got` of them already. */
  #put(making: Making, junction: number, seat: number, got: number): void {
    const free = this.#free.data[this.#junctions.data[junction + FREE]! + making.groups[seat]!]!;
    const place = seat * this.#room + free - 1 - got;
    const copy = making.copies;
    making.copies = copy + 1;
    making.placeOf[copy] = place;
    making.cards[place] = this.#cardOf[copy]!;
  }

  #next(way: number, card: number): number {
    const next = this.#ways.data[way + NEXT]! - 1;
    if (next >= 0) return next;
    const made = this.at(card + 1, this.#ways.data[way + CHILD]!);
    this.#ways.data[way + NEXT] = made + 1;
    return made;
  }

  #make(card: number, node: number): number {
    const { diagram, deals } = this.#deck;
    const layer = diagram.layers[card]!;
    const groups = groupsOf(layer, node, diagram.seats);
    const junction = this.#junctions.take(RECORD);
    this.#states[junction / RECORD] = groups.map(({ state }) => state);
    this.#junctions.data[junction + GROUPS] = groups.length;
    this.#junctions.data[junction + NODE] = node;
    this.#junctions.data[junction + FREE] = this.#free.put(
      groups.map(({ state }) => diagram.automaton.layers[card]!.free[state]!),
    );
    if (card === this.#end) return junction;
    const { copies } = diagram.deck.cards[card]!;
    const hand = diagram.automaton.layers[card]!;
    const width = hand.most + 1;
    const room = groups.length ** copies * (width > 2 ? 1 << (copies - 1) : 1);
    const codes = this.#values.take(room);
    this.#wayOf.take(room);
    this.#junctions.data[junction + CODES] = codes;
    let edge = layer.start[node]!;
    orbitsOf(diagram, card)(groups, (split) => {
      const child = layer.child[edge++]!;
      const value = Number(valueAbove(diagram, deals, card + 1, child));
      if (value === 0) return;
      const below = groupsOf(diagram.layers[card + 1]!, child, diagram.seats).map(({ state }) => state);
      const groupAt = new Uint8Array(groups.length * width);
      groups.forEach(({ state }, group) => {
        for (let c = 0; c < width; c++) {
          if (split[group * width + c]! > 0) groupAt[group * width + c] = below.indexOf(hand.next[state * width + c]!);
        }
      });
      const way = this.#ways.take(WAY_RECORD);
      this.#ways.data[way + CHILD] = child;
      this.#ways.data[way + GROUP_AT] = this.#groupAt.put(groupAt);
      for (const code of codesOf(split, groups.length, width)) {
        this.#values.data[codes + code] = value;
        this.#wayOf.data[codes + code] = way;
      }
    });
    return junction;
  }
}

/** The codes of all patterns of an orbit, whatever the order of the groups among the seats: the shape, then the groups as digits. */
function codesOf(split: Int32Array, groups: number, width: number): ReadonlySet<number> {
  /** The seats that get something: group and copies of each. */
  const seats: { group: number; copies: number }[] = [];
  for (let group = 0; group < groups; group++) {
    for (let c = 1; c < width; c++) {
      for (let n = split[group * width + c]!; n > 0; n--) seats.push({ group, copies: c });
    }
  }
  const codes = new Set<number>();
  const arrange = (
    left: readonly { group: number; copies: number }[],
    got: readonly { group: number; seat: number }[],
  ) => {
    if (left.length === 0) {
      const shape = shapeOf(got.map(({ seat }) => seat));
      codes.add(got.reduce((code, { group }) => code * groups + group, shape));
      return;
    }
    left.forEach((seat, i) => {
      const given = Array.from({ length: seat.copies }, () => ({ group: seat.group, seat: left.length }));
      arrange([...left.slice(0, i), ...left.slice(i + 1)], [...got, ...given]);
    });
  };
  arrange(seats, []);
  return codes;
}

/**
 * `Dealer`: the same map from numbers to deals as `Diagram.unrank`, made for batches. It serves a single deck whose deals weigh
 * alike and number less than 2^53; `dealerOf` says null to anything else.
 *
 * Three ways through the layers, each where it is the quickest:
 * - junctions: a node of the diagram with the group of every seat beside it; the tellings of the layer's card are tried in order;
 * - situations: seats told apart by their states, with the running totals of all tellings; for late layers, where they are few;
 * - completions written out, once few are left and the situation has been met often: the rest of the cards is one look-up.
 */
import type { Dealt } from '../problem/dealt.ts';
import type { Problem } from '../problem/problem.ts';
import type { DeckCount, RoleDraw } from './deck-count.ts';
import { type DiagramLayer, groupsOf, orbitsOf } from './deck-diagram.ts';
import { type Items, Marker, type Marking } from './marker.ts';

/** Draws of roles that are listed at once. */
const MOST_ROLE_DRAWS = 10_000;
/** Situations of a layer for which it is worth to tell seats apart: each is listed when first met; more from the closing layer on. */
const MOST_SITUATIONS = 2000;
const MOST_CLOSED_SITUATIONS = 16_000;
/** Tellings that are tried one after the other at a junction, and that are listed for a situation. */
const MOST_TRIED = 256;
const MOST_LISTED = 4096;
/** Copies of a card at a junction. */
const MOST_COPIES = 3;
/** Completions that are written out, once a situation has been met so often. */
const MOST_WRITTEN = 1024;
const OFTEN = 4;
const MOST_WRITTEN_BYTES = 64 * 1024 * 1024;

export interface Dealer {
  /** The deal with this number. @param number whole, 0 ≤ number < legal */
  at(number: number): Dealt;
}

/** The part of a diagram that a dealer needs. */
export interface Counted {
  readonly problem: Problem;
  readonly decks: readonly DeckCount[];
  readonly legal: bigint;
  groupOf(seat: number): number;
  rootOf(roles: readonly number[]): number;
  roleDraws(most: number): readonly RoleDraw[] | null;
}

export function dealerOf(diagram: Counted): Dealer | null {
  const { decks, problem, legal } = diagram;
  const deck = decks[0];
  if (decks.length !== 1 || deck === undefined || problem.decks[0]!.weights !== 'deals') return null;
  if (legal === 0n || legal > BigInt(Number.MAX_SAFE_INTEGER) || problem.seats > 254) return null;
  const told = firstTold(deck);
  if (told === null) return null;
  const draws = diagram.roleDraws(MOST_ROLE_DRAWS);
  return draws === null ? null : new FastDealer(diagram, deck, draws, told);
}

/** The first layer from which on situations are few enough; null where some layer suits neither way. */
function firstTold({ diagram }: DeckCount): number | null {
  const { layers, seats, deck, automaton } = diagram;
  let told = layers.length - 1;
  const limit = (layer: number) =>
    layer >= automaton.closing && automaton.closing > 0 ? MOST_CLOSED_SITUATIONS : MOST_SITUATIONS;
  while (told > 0 && arrangements(layers[told - 1]!, seats) <= limit(told - 1)) {
    if (layers[told - 1]!.ways.some((ways: number | bigint) => Number(ways) > MOST_LISTED)) break;
    told--;
  }
  for (let card = 0; card < told; card++) {
    const { copies } = deck.cards[card]!;
    if (deck.stock || copies > MOST_COPIES) return null;
    if (patternsOf(seats, copies, automaton.layers[card]!.most).length > MOST_TRIED) return null;
  }
  return told;
}

/** In how many ways the seats can be arranged over all nodes of a layer. */
function arrangements(layer: DiagramLayer, seats: number): number {
  let sum = 0;
  for (let node = 0; node < layer.nodes && sum <= MOST_CLOSED_SITUATIONS; node++) {
    let ways = 1;
    for (const { from, size } of groupsOf(layer, node, seats)) {
      for (let i = 1; i <= size; i++) ways = (ways * (from + i)) / i;
    }
    sum += ways;
  }
  return sum;
}

/** One way to give the copies of a card to seats: the seats, one more than once if it gets several. */
interface Pattern {
  readonly seats: readonly number[];
  /** Which seats are the same: distinguishes two copies in one hand from one copy in each of two. */
  readonly shape: number;
}

/** All patterns in the order of the deal number: more copies in earlier seats first. */
function patternsOf(seats: number, copies: number, most: number): readonly Pattern[] {
  const found: Pattern[] = [];
  const give = (seat: number, left: number, got: readonly number[]) => {
    if (left === 0) found.push({ seats: got, shape: shapeOf(got) });
    if (left === 0 || seat === seats || found.length > MOST_TRIED) return;
    for (let n = Math.min(left, most); n >= 0; n--) {
      give(seat + 1, left - n, [...got, ...Array.from({ length: n }, () => seat)]);
    }
  };
  give(0, copies, []);
  return found;
}

function shapeOf(seats: readonly number[]): number {
  return seats.reduce((shape, seat, i) => (i > 0 && seats[i - 1] === seat ? shape | (1 << (i - 1)) : shape), 0);
}

/** A node with the seats in groups, before its layer's card is dealt. */
interface Junction {
  readonly node: number;
  readonly groups: number;
  readonly states: readonly number[];
  /** Value of a pattern by its shape and the groups of its seats; 0 where it is not possible. */
  readonly values: Float64Array;
  /** The same for the way on. */
  readonly ways: readonly (Way | undefined)[];
  /** Situations of the next stage by the packed groups of the seats, where that is the next stage. */
  readonly told: Map<number, Situation>;
}

interface Way {
  readonly child: number;
  next: Junction | null;
  /** Group at the child by `group * (most + 1) + copies`. */
  readonly groupAt: Uint8Array;
}

/** Seats told apart before one card is dealt. */
interface Situation {
  readonly card: number;
  readonly states: Uint16Array;
  readonly node: number;
  /** Running totals of the tellings; null until they are listed. */
  ends: Float64Array | null;
  /** For each telling, its seats behind each other, a seat once for each copy it gets. */
  seats: readonly Uint8Array[];
  readonly next: Situation[];
  met: number;
  /** All completions, `width` seats each in card order (255: undealt), or null. */
  written: Uint8Array | null;
  width: number;
  /** Completions of the cards alone: what `written` and `ends` number from the closing layer on. */
  readonly completions: number;
  /** Ways to mark the hands, at the closing layer. */
  readonly factor: number;
  /** At the closing layer: Attributes state of each seat, and what the marker begins with. */
  marked: readonly number[] | null;
  marking: Marking | null;
}

/** A draw of roles and where it enters the layers. */
interface Drawn {
  readonly roles: readonly number[];
  readonly start: number;
  readonly end: number;
  readonly root: Junction;
  /** Group of each seat at the root. */
  readonly groups: Uint8Array;
  /** The root, where situations begin at once. */
  readonly situation: Situation | null;
  /** Attributes class by `seat * cards + card`. */
  readonly classes: Int32Array;
}

class FastDealer implements Dealer {
  readonly #deck: DeckCount;
  readonly #draws: readonly Drawn[];
  /** First layer of situations. */
  readonly #told: number;
  readonly #junctions: (Junction | undefined)[][];
  readonly #patterns: readonly (readonly Pattern[])[];
  readonly #groups: Int32Array;
  readonly #situations: Map<string, Situation>[];
  readonly #marker: Marker | null;
  /** The markable cards of the deal that is being made. */
  readonly #items: Items;
  readonly #markable: Uint8Array;
  readonly #cards: number;
  readonly #copies: readonly number[];
  readonly #seats: number;
  readonly #closing: number;
  readonly #even: number;
  #writtenBytes = 0;

  constructor(diagram: Counted, deck: DeckCount, draws: readonly RoleDraw[], told: number) {
    this.#deck = deck;
    const { cards } = deck.diagram.deck;
    this.#cards = cards.length;
    this.#copies = cards.map((card) => card.copies);
    this.#seats = deck.diagram.seats;
    this.#closing = deck.attributes === null ? -1 : deck.diagram.automaton.closing;
    this.#told = told;
    this.#groups = new Int32Array(this.#seats);
    this.#junctions = Array.from({ length: told + 1 }, () => []);
    this.#patterns = cards
      .slice(0, told)
      .map(({ copies }, card) => patternsOf(this.#seats, copies, deck.diagram.automaton.layers[card]!.most));
    this.#situations = Array.from({ length: cards.length + 1 }, () => new Map());
    this.#markable = new Uint8Array(cards.length);
    for (const card of deck.attributes?.marks.on ?? []) this.#markable[card] = 1;
    const copies = cards.reduce((sum, card) => sum + card.copies, 0);
    this.#items = { count: 0, seat: new Int32Array(copies), card: new Int32Array(copies), at: new Int32Array(copies) };
    this.#marker = deck.attributes === null ? null : new Marker(deck.attributes, cards.length, this.#seats);
    let start = 0;
    this.#draws = draws.map(({ roles, legal }) => {
      const kinds = roles.map((role, seat) => deck.kindOf[diagram.groupOf(seat)]![role]!);
      const states = Uint16Array.from(kinds, (kind) => deck.diagram.automaton.roots[kind]!);
      const classes = new Int32Array(roles.length * cards.length);
      kinds.forEach((kind, seat) => {
        deck.diagram.automaton.classes[kind]?.forEach((cls, card) => {
          classes[seat * cards.length + card] = cls;
        });
      });
      const node = diagram.rootOf(roles);
      const root = this.#junction(0, node);
      const groups = Uint8Array.from(states, (state) => root.states.indexOf(state));
      const situation = told === 0 ? this.#situation(0, states, node) : null;
      const draw = { roles, start, end: start + Number(legal), root, groups, situation, classes };
      start = draw.end;
      return draw;
    });
    // Without facts about seats every draw of roles has the same share.
    const first = this.#draws[0]!.end;
    this.#even = this.#draws.every((draw) => draw.end - draw.start === first) ? first : 0;
  }

  at(number: number): Dealt {
    const draw = this.#drawAt(number);
    let left = number - draw.start;
    const hands: number[][] = [];
    const sets: number[][] = [];
    for (let seat = 0; seat < this.#seats; seat++) {
      hands.push([]);
      sets.push([]);
    }
    const items = this.#items;
    items.count = 0;
    let marking: Marking | null = null;
    let markStates: readonly number[] = [];
    let mark = 0;
    const groups = this.#groups;
    groups.set(draw.groups);
    let junction = draw.root;
    let situation = draw.situation;
    for (let card = 0; card < this.#told; card++) {
      if (card === this.#closing) {
        const factor = Number(this.#deck.deals.factors[junction.node]!);
        const rest = Math.floor(left / factor);
        mark = left - rest * factor;
        left = rest;
        const states = Array.from(groups, (group) => this.#deck.diagram.automaton.attributes[junction.states[group]!]!);
        marking = this.#marker!.root(states);
        markStates = states;
      }
      const { values } = junction;
      const size = junction.groups;
      const patterns = this.#patterns[card]!;
      let at = 0;
      let code = 0;
      for (; ; at++) {
        code = codeOf(patterns[at]!, groups, size);
        const value = values[code]!;
        if (left < value) break;
        left -= value;
      }
      const { seats } = patterns[at]!;
      const way = junction.ways[code]!;
      const marked = this.#markable[card] === 1;
      for (let i = 0; i < seats.length; i++) {
        const seat = seats[i]!;
        if (marked) {
          items.seat[items.count] = seat;
          items.card[items.count] = card;
          items.at[items.count++] = hands[seat]!.length;
        }
        hands[seat]!.push(card);
        sets[seat]!.push(0);
      }
      this.#advance(groups, seats, way.groupAt, this.#deck.diagram.automaton.layers[card]!.most + 1);
      way.next ??= this.#junction(card + 1, way.child);
      junction = way.next;
    }
    situation ??= this.#tell(junction, groups);
    for (let card = this.#told; ; card++) {
      if (card === this.#closing) {
        const { factor } = situation;
        const rest = Math.floor(left / factor);
        mark = left - rest * factor;
        left = rest;
        situation.marked ??= this.#rootStates(situation);
        situation.marking ??= this.#marker!.root(situation.marked);
        marking = situation.marking;
        markStates = situation.marked;
      }
      if (card === this.#cards) break;
      if (situation.written !== null || this.#write(situation)) {
        const { written, width } = situation;
        let at = left * width;
        for (let later = card; later < this.#cards; later++) {
          const marked = this.#markable[later] === 1;
          for (let i = this.#copies[later]!; i > 0; i--) {
            const seat = written![at++]!;
            if (seat === 255) continue;
            if (marked) {
              items.seat[items.count] = seat;
              items.card[items.count] = later;
              items.at[items.count++] = hands[seat]!.length;
            }
            hands[seat]!.push(later);
            sets[seat]!.push(0);
          }
        }
        break;
      }
      const ends = situation.ends ?? this.#list(situation);
      let telling = 0;
      while (left >= ends[telling]!) telling++;
      if (telling > 0) left -= ends[telling - 1]!;
      const seats = situation.seats[telling]!;
      for (let i = 0; i < seats.length; i++) {
        const seat = seats[i]!;
        if (this.#markable[card] === 1) {
          items.seat[items.count] = seat;
          items.card[items.count] = card;
          items.at[items.count++] = hands[seat]!.length;
        }
        hands[seat]!.push(card);
        sets[seat]!.push(0);
      }
      situation = situation.next[telling]!;
    }
    if (marking !== null) this.#marker!.mark(marking, markStates, mark, items, draw.classes, sets);
    return { roles: draw.roles, hands: [hands], sets: [sets] };
  }

  /** Moves every seat to its group at the child. */
  #advance(groups: Int32Array, seats: readonly number[], groupAt: Uint8Array, width: number): void {
    if (seats.length === 1) {
      const seat = seats[0]!;
      const group = groupAt[groups[seat]! * width + 1]!;
      for (let other = 0; other < groups.length; other++) groups[other] = groupAt[groups[other]! * width]!;
      groups[seat] = group;
      return;
    }
    for (let seat = 0, at = 0; seat < groups.length; seat++) {
      let copies = 0;
      for (; at < seats.length && seats[at] === seat; at++) copies++;
      groups[seat] = groupAt[groups[seat]! * width + copies]!;
    }
  }

  #tell(junction: Junction, groups: Int32Array): Situation {
    let key = 0;
    for (let seat = 0; seat < groups.length; seat++) key = key * junction.groups + groups[seat]!;
    let situation = junction.told.get(key);
    if (situation === undefined) {
      const states = Uint16Array.from(groups, (group) => junction.states[group]!);
      situation = this.#situation(this.#told, states, junction.node);
      if (junction.groups ** groups.length <= Number.MAX_SAFE_INTEGER) junction.told.set(key, situation);
    }
    return situation;
  }

  #junction(card: number, node: number): Junction {
    const known = this.#junctions[card]![node];
    if (known !== undefined) return known;
    const { diagram, deals } = this.#deck;
    const layer = diagram.layers[card]!;
    const groups = groupsOf(layer, node, this.#seats);
    const states = groups.map(({ state }) => state);
    const junction = { node, groups: groups.length, states, told: new Map<number, Situation>() };
    if (card >= this.#told) return this.#keep(card, { ...junction, values: new Float64Array(0), ways: [] });
    const { copies } = diagram.deck.cards[card]!;
    const hand = diagram.automaton.layers[card]!;
    const width = hand.most + 1;
    const values = new Float64Array((groups.length ** copies) << (copies - 1));
    const ways: Way[] = [];
    let edge = layer.start[node]!;
    orbitsOf(diagram, card)(groups, (split) => {
      const child = layer.child[edge++]!;
      let value = Number(deals.layers[card + 1]![child]!);
      if (card + 1 === this.#closing) value *= Number(deals.factors[child]!);
      if (value === 0) return;
      const below = groupsOf(diagram.layers[card + 1]!, child, this.#seats).map(({ state }) => state);
      const groupAt = new Uint8Array(groups.length * width);
      groups.forEach(({ state }, group) => {
        for (let c = 0; c < width; c++) {
          if (split[group * width + c]! > 0) groupAt[group * width + c] = below.indexOf(hand.next[state * width + c]!);
        }
      });
      const way: Way = { child, next: null, groupAt };
      for (const code of codesOf(split, groups.length, width, copies)) {
        values[code] = value;
        ways[code] = way;
      }
    });
    return this.#keep(card, { ...junction, values, ways });
  }

  #keep(card: number, junction: Junction): Junction {
    this.#junctions[card]![junction.node] = junction;
    return junction;
  }

  #drawAt(number: number) {
    if (this.#even > 0) return this.#draws[Math.floor(number / this.#even)]!;
    let low = 0;
    let high = this.#draws.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (number < this.#draws[middle]!.end) high = middle;
      else low = middle + 1;
    }
    return this.#draws[low]!;
  }

  #rootStates(situation: Situation): readonly number[] {
    return Array.from(situation.states, (state) => this.#deck.diagram.automaton.attributes[state]!);
  }

  #situation(card: number, states: Uint16Array, node: number): Situation {
    const key = String.fromCharCode(...states);
    const known = this.#situations[card]!.get(key);
    if (known !== undefined) return known;
    const { layers, factors } = this.#deck.deals;
    const situation: Situation = {
      card,
      states,
      node,
      ends: null,
      seats: [],
      next: [],
      met: 0,
      written: null,
      width: 0,
      completions: Number(layers[card]![node]!),
      factor: card === this.#closing ? Number(factors[node]!) : 1,
      marked: null,
      marking: null,
    };
    this.#situations[card]!.set(key, situation);
    return situation;
  }

  /** Lists the tellings of a situation in order. */
  #list(situation: Situation): Float64Array {
    const { card, states, node } = situation;
    const { diagram, deals } = this.#deck;
    const layer = diagram.layers[card]!;
    const hand = diagram.automaton.layers[card]!;
    const width = hand.most + 1;
    const groups = groupsOf(layer, node, this.#seats);
    const groupOf = Array.from(states, (state) => groups.findIndex((group) => group.state === state));
    const found: { letters: Uint8Array; edge: number; value: number }[] = [];
    let edge = layer.start[node]!;
    orbitsOf(diagram, card)(groups, (split) => {
      const child = layer.child[edge]!;
      let value = Number(deals.layers[card + 1]![child]!);
      if (card + 1 === this.#closing) value *= Number(deals.factors[child]!);
      if (value > 0) {
        tellings(split.slice(0, groups.length * width), groupOf, width, (letters) => {
          found.push({ letters, edge, value });
        });
      }
      edge++;
    });
    found.sort((a, b) => moreFirst(a.letters, b.letters));
    const ends = new Float64Array(found.length);
    let end = 0;
    found.forEach(({ value }, i) => {
      end += value;
      ends[i] = end;
    });
    situation.seats = found.map(({ letters }) =>
      Uint8Array.from(Array.from(letters).flatMap((copies, seat) => Array.from({ length: copies }, () => seat))),
    );
    for (const telling of found) {
      const next = states.map((state, seat) => hand.next[state * width + telling.letters[seat]!]!);
      situation.next.push(this.#situation(card + 1, next, layer.child[telling.edge]!));
    }
    situation.ends = ends;
    return ends;
  }

  /** Writes out the completions of a situation if that is worth while; says whether they are there. */
  #write(situation: Situation): boolean {
    const { card, completions } = situation;
    if (completions > MOST_WRITTEN || card < this.#closing || situation.met++ < OFTEN) return false;
    let width = 0;
    for (let later = card; later < this.#cards; later++) width += this.#copies[later]!;
    if (this.#writtenBytes + width * completions > MOST_WRITTEN_BYTES) return false;
    this.#writtenBytes += width * completions;
    const written = new Uint8Array(width * completions).fill(255);
    const row = new Uint8Array(width).fill(255);
    let at = 0;
    const follow = (from: Situation, offset: number) => {
      if (from.card === this.#cards) {
        written.set(row, at);
        at += width;
        return;
      }
      if (from.ends === null) this.#list(from);
      const copies = this.#copies[from.card]!;
      from.seats.forEach((seats, telling) => {
        row.fill(255, offset, offset + copies);
        row.set(seats, offset);
        follow(from.next[telling]!, offset + copies);
      });
    };
    follow(situation, 0);
    situation.written = written;
    situation.width = width;
    return true;
  }
}

/** All tellings of one orbit: the letter of each seat. */
function tellings(
  split: Int32Array,
  groupOf: readonly number[],
  width: number,
  visit: (letters: Uint8Array) => void,
): void {
  const letters = new Uint8Array(groupOf.length);
  const tell = (seat: number) => {
    if (seat === groupOf.length) {
      visit(letters.slice());
      return;
    }
    const base = groupOf[seat]! * width;
    for (let letter = 0; letter < width; letter++) {
      if (split[base + letter] === 0) continue;
      split[base + letter]!--;
      letters[seat] = letter;
      tell(seat + 1);
      split[base + letter]!++;
    }
  };
  tell(0);
}

function moreFirst(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return b[i]! - a[i]!;
  return 0;
}

/** Where a pattern stands in the values of a junction: its shape, then the groups of its seats as digits. */
function codeOf({ seats, shape }: Pattern, groups: Int32Array, size: number): number {
  if (seats.length === 1) return groups[seats[0]!]!;
  let code = shape;
  for (let i = 0; i < seats.length; i++) code = code * size + groups[seats[i]!]!;
  return code;
}

/** The codes of all patterns of an orbit, whatever the order of the groups among the seats. */
function codesOf(split: Int32Array, groups: number, width: number, copies: number): ReadonlySet<number> {
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
      codes.add(got.reduce((code, { group }) => code * groups + group, copies === 1 ? 0 : shape));
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

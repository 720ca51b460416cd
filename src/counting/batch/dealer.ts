/**
 * `Dealer`: the same map from numbers to deals as `Diagram.unrank`, made for batches. It serves a single deck whose deals weigh
 * alike and number less than 2^53; `dealerOf` says null to anything else.
 *
 * Three ways through the layers, one after the other, each where it is the quickest: openings, which are all listed; junctions,
 * where seats told apart would be too many; situations, where they are few again. The deal in the making is one place
 * for each copy; hands are built in the end.
 */
import type { Dealt } from '../../problem/problem.ts';
import { type DeckCount, type DiagramLayer, groupsOf } from '../deck.ts';
import type { Counted } from './counted.ts';
import { handsOf } from './hands.ts';
import { Junctions } from './junctions.ts';
import { type Making, making, type Places, placesOf } from './making.ts';
import { Marker } from './marker.ts';
import { Openings } from './openings.ts';
import { type Patterns, patternsOf } from './patterns.ts';
import { Situations } from './situations.ts';
import { Told } from './told.ts';

/** Situations of a layer for which it is worth to tell seats apart: each is listed when first met; more from the closing layer on. */
const MOST_SITUATIONS = 2000;
const MOST_CLOSED_SITUATIONS = 16_000;
/** Tellings of one card that are listed for a situation, and that are tried one after the other at a junction. */
const MOST_TELLINGS = 4096;
const MOST_TRIED = 256;
/** Copies of a card at a junction. */
const MOST_COPIES = 3;

export interface Dealer {
  /** Number of legal deals, at most 2^53 - 1. */
  readonly legal: number;
  /** The deal with this number. @param number whole, 0 ≤ number < legal */
  at(number: number): Dealt;
}

export function dealerOf(diagram: Counted): Dealer | null {
  const { decks, problem, legal } = diagram;
  const deck = decks[0];
  if (decks.length !== 1 || deck === undefined || problem.decks[0]!.weights !== 'deals') return null;
  if (legal === 0n || legal > BigInt(Number.MAX_SAFE_INTEGER) || problem.seats > 254) return null;
  const told = firstTold(deck);
  const patterns = junctionPatterns(deck, told);
  return patterns === null ? null : BatchDealer.of(diagram, deck, patterns);
}

/** The first layer from which on situations are few enough. */
function firstTold({ diagram, attributes }: DeckCount): number {
  const { layers, seats, automaton } = diagram;
  let told = layers.length - 1;
  const limit = (layer: number) =>
    attributes !== null && layer >= automaton.closing ? MOST_CLOSED_SITUATIONS : MOST_SITUATIONS;
  while (told > 0 && arrangements(layers[told - 1]!, seats) <= limit(told - 1)) {
    if (layers[told - 1]!.ways.some((ways: number | bigint) => Number(ways) > MOST_TELLINGS)) break;
    told--;
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

/** The patterns of the layers before `told`; null where some layer does not suit junctions. */
function junctionPatterns({ diagram }: DeckCount, told: number): readonly Patterns[] | null {
  const { deck, seats, automaton } = diagram;
  const found: Patterns[] = [];
  for (let card = 0; card < told; card++) {
    const { copies } = deck.cards[card]!;
    if (deck.stock || copies > MOST_COPIES) return null;
    const patterns = patternsOf(seats, copies, automaton.layers[card]!.most, MOST_TRIED);
    if (patterns === null) return null;
    found.push(patterns);
  }
  return found;
}

class BatchDealer implements Dealer {
  readonly legal: number;
  readonly #openings: Openings;
  readonly #junctions: Junctions;
  readonly #situations: Situations;
  readonly #told: Told;
  readonly #marker: Marker | null;
  readonly #making: Making;
  /** First layer of situations. */
  readonly #first: number;
  /** Copies of the cards before the closing layer, where junctions serve it; else -1. */
  readonly #closing: number;
  readonly #deck: DeckCount;
  readonly #cards: number;
  /** By draw of roles: Attributes classes by `seat * cards + card`, or the only one. */
  readonly #classes: readonly (Int32Array | number)[];
  /** By draw of roles and seat: cards of the hand. */
  readonly #sizes: readonly Uint8Array[];
  /** By opening: record of the situation after it, or junction there, + 1; 0 until it is asked for. */
  readonly #after: Int32Array;
  /** By opening and seat: group at the junction. */
  readonly #groups: Uint8Array;
  /** By junction, then by the groups of the seats as digits: record of the situation. */
  readonly #met: (Map<number, number> | undefined)[] = [];

  static of(diagram: Counted, deck: DeckCount, patterns: readonly Patterns[]): BatchDealer | null {
    const places = placesOf(deck.diagram.deck, diagram.problem.seats);
    const told = new Told(deck, places);
    const openings = Openings.of(diagram, deck, told);
    return openings === null ? null : new BatchDealer(diagram, deck, patterns, places, told, openings);
  }

  private constructor(
    diagram: Counted,
    deck: DeckCount,
    patterns: readonly Patterns[],
    places: Places,
    told: Told,
    openings: Openings,
  ) {
    const {
      seats,
      automaton,
      deck: { cards, hand },
    } = deck.diagram;
    this.legal = Number(diagram.legal);
    this.#deck = deck;
    this.#told = told;
    this.#openings = openings;
    this.#cards = cards.length;
    this.#marker = deck.attributes === null ? null : new Marker(deck.attributes, places);
    this.#situations = new Situations(deck, told, this.#marker);
    this.#junctions = new Junctions(deck, patterns, places);
    this.#first = Math.max(patterns.length, openings.cards);
    this.#closing = deck.attributes !== null && automaton.closing < this.#first ? automaton.closing : -1;
    this.#making = making(places);
    this.#after = new Int32Array(openings.next.length);
    this.#groups = new Uint8Array(openings.next.length * seats);
    this.#sizes = openings.draws.map(({ roles }) => Uint8Array.from(roles, (role) => hand[role]!));
    this.#classes = openings.draws.map(({ roles }) => {
      const classes = roles.map((role, seat) => automaton.classes[deck.kindOf[diagram.groupOf(seat)]![role]!]!);
      const differing = new Set(deck.attributes?.marks.on.flatMap((card) => classes.map((row) => row[card]!)));
      return differing.size === 1 ? [...differing][0]! : Int32Array.from(classes.flat());
    });
  }

  at(number: number): Dealt {
    const made = this.#making;
    const opening = this.#openings.open(made, number);
    let at = this.#after[opening]! - 1;
    if (at < 0) at = this.#enter(opening);
    const first = this.#first;
    if (this.#openings.cards < first) {
      const { groups } = made;
      const base = opening * groups.length;
      for (let seat = 0; seat < groups.length; seat++) groups[seat] = this.#groups[base + seat]!;
      for (let card = this.#openings.cards; card < first; card++) {
        if (card === this.#closing) this.#close(at);
        at = this.#junctions.deal(made, card, at);
      }
      at = this.#tell(at);
    }
    this.#situations.deal(made, at);
    const draw = this.#openings.drawOf[opening]!;
    if (this.#marker !== null) {
      this.#marker.mark(made, this.#classes[draw]!, this.#cards);
    }
    const { roles } = this.#openings.draws[draw]!;
    const sizes = this.#sizes[draw]!;
    return {
      roles,
      hands: [handsOf(made.cards, made.places, sizes)],
      attributeSets: [handsOf(made.sets, made.places, sizes)],
    };
  }

  /** What comes after an opening: a junction, and the groups of the seats there, or the record of a situation. */
  #enter(opening: number): number {
    const situation = this.#openings.next[opening]!;
    let after: number;
    if (situation.card < this.#first) {
      after = this.#junctions.at(situation.card, situation.node);
      const states = this.#junctions.states(after);
      this.#groups.set(
        Array.from(situation.states, (state) => states.indexOf(state)),
        opening * situation.states.length,
      );
    } else {
      after = this.#situations.of(situation);
    }
    this.#after[opening] = after + 1;
    return after;
  }

  /** At the closing layer, where a junction serves it: sets the number of the marking aside. */
  #close(junction: number): void {
    const made = this.#making;
    const factor = Number(this.#deck.deals.factors[this.#junctions.node(junction)]!);
    const rest = Math.floor(made.left / factor);
    made.mark = made.left - rest * factor;
    made.left = rest;
    const states = this.#junctions.states(junction);
    const { attributes } = this.#deck.diagram.automaton;
    for (let seat = 0; seat < made.groups.length; seat++) {
      made.marked[seat] = attributes[states[made.groups[seat]!]!]!;
    }
    made.marking = this.#marker!.root(made.marked.subarray(0, made.groups.length));
  }

  /** From the last junction to the situation there. */
  #tell(junction: number): number {
    const { groups } = this.#making;
    const size = this.#junctions.groups(junction);
    let code = 0;
    for (let seat = 0; seat < groups.length; seat++) code = code * size + groups[seat]!;
    let met = this.#met[junction];
    if (met === undefined) {
      met = new Map();
      this.#met[junction] = met;
    }
    let record = met.get(code);
    if (record === undefined) {
      const states = this.#junctions.states(junction);
      const told = Uint16Array.from(groups, (group) => states[group]!);
      record = this.#situations.of(this.#told.situation(this.#first, told, this.#junctions.node(junction)));
      // A code beyond 2^53 may be the code of another situation too.
      if (size ** groups.length <= Number.MAX_SAFE_INTEGER) met.set(code, record);
    }
    return record;
  }
}

/**
 * `Diagram`: every legal deal of a Problem at once. It counts them, and it maps deal numbers to deals and back, in the order of
 * the deal number: roles by seat; deck by deck, card by card, the copies of each seat, more first; then attributes.
 */
import type { Dealt, Problem } from '../problem/problem.ts';
import { AttributeOrder, type Measure } from './attributes.ts';
import { type Dealer, dealerOf } from './batch/dealer.ts';
import { type DeckCount, groupsOf, orbitsOf, type RoleDraw, type RootedOrbit } from './deck.ts';
import { edgeFactor, valueAbove } from './fold.ts';
import type { SeatGroup } from './roles.ts';
import { type Told, tellAs, tellAt, type Weighed } from './telling.ts';

/** So many deals are made without the tables of a dealer, which cost as much as some hundred deals. */
const FEW = 16;

export class Diagram {
  readonly problem: Problem;
  readonly groups: readonly SeatGroup[];
  readonly orbits: readonly RootedOrbit[];
  readonly decks: readonly DeckCount[];
  /** Number of legal deals. */
  readonly legal: bigint;
  /** Total weight: `legal` where deals weigh alike, otherwise the legal placements of the physical copies. */
  readonly weight: bigint;
  readonly #groupOf: readonly number[];
  /** Made when a batch is drawn. */
  #dealer: { readonly dealer: Dealer | null } | null = null;
  /** How often a deal was asked for before there was a dealer. */
  #asked = 0;

  constructor(
    problem: Problem,
    groups: readonly SeatGroup[],
    orbits: readonly RootedOrbit[],
    decks: readonly DeckCount[],
  ) {
    this.problem = problem;
    this.groups = groups;
    this.orbits = orbits;
    this.decks = decks;
    const groupOf: number[] = [];
    groups.forEach(({ seats }, group) => {
      for (const seat of seats) groupOf[seat] = group;
    });
    this.#groupOf = groupOf;
    this.legal = this.#total('deals');
    this.weight = this.#total('shuffles');
  }

  /** Nodes of all layers of all decks. */
  get nodes(): number {
    return this.decks.reduce((sum, { diagram }) => sum + diagram.layers.reduce((n, layer) => n + layer.nodes, 0), 0);
  }

  /** The deal with this number. @param number 0 ≤ number < legal @throws RangeError outside */
  unrank(number: bigint): Dealt {
    return this.#at(number, 'deals', this.legal);
  }

  /** The deal whose interval of weight holds `at`, deals in order. @param at 0 ≤ at < weight @throws RangeError outside */
  at(at: bigint | number): Dealt {
    // The dealer's tables are worth their making only for a batch: the first few deals go without.
    if (this.#dealer === null && ++this.#asked > FEW) this.#dealer = { dealer: dealerOf(this) };
    const dealer = this.#dealer?.dealer ?? null;
    if (dealer === null) return this.#at(BigInt(at), 'shuffles', this.weight);
    const number = Number(at);
    if (!(number >= 0 && number < dealer.legal)) throw outside(at, this.weight);
    return dealer.at(number);
  }

  /** Group of a seat (0-based): seats of one group are alike in every fact. */
  groupOf(seat: number): number {
    return this.#groupOf[seat]!;
  }

  /** Node of layer 0 of the first deck under these roles; -1 where nothing is legal. */
  rootOf(roles: readonly number[]): number {
    return this.#orbitOf(roles).roots[0]!;
  }

  /** All draws of roles that leave a legal deal, in the order of the deal number; null if they are more than `most`. */
  roleDraws(most: number): readonly RoleDraw[] | null {
    const live = this.#weighedRoles('deals').map(({ split, value }, i) => ({
      split: Array.from(split),
      legal: value / this.orbits[i]!.ways,
    }));
    const draws: number = this.orbits.reduce((sum, { ways }, i) => (live[i]!.legal > 0n ? sum + Number(ways) : sum), 0);
    if (draws > most) return null;
    const width = this.problem.roles.length;
    const found: RoleDraw[] = [];
    for (const { split, legal } of live) {
      if (legal === 0n) continue;
      const roles: number[] = [];
      const tell = () => {
        if (roles.length === this.problem.seats) {
          found.push({ roles: [...roles], legal });
          return;
        }
        const base = this.#groupOf[roles.length]! * width;
        for (let role = 0; role < width; role++) {
          if (split[base + role]! === 0) continue;
          split[base + role]!--;
          roles.push(role);
          tell();
          roles.pop();
          split[base + role]!++;
        }
      };
      tell();
    }
    return found.sort((a, b) => lexicographic(a.roles, b.roles));
  }

  /** The number of a deal, or null if it is not legal here. */
  rank(dealt: Dealt): bigint | null {
    const { roles } = this.problem;
    const told = tellAs(this.#weighedRoles('deals'), this.#groupOf, roles.length, ascending(roles.length), dealt.roles);
    if (told === null) return null;
    const orbit = this.#orbitOf(dealt.roles);
    const totals = this.#totalsOf(orbit, 'deals');
    let number = told.before;
    let earlier = 1n;
    const tables: AttributeOrder[] = [];
    for (let deck = 0; deck < this.decks.length; deck++) {
      const later = product(totals.slice(deck + 1));
      const walk = this.#walk(
        deck,
        orbit,
        dealt.roles,
        'deals',
        (card, weighed, groups, order) => {
          const wanted = copiesOf(dealt.hands[deck]!, card);
          return tellAs(weighed, groups, order.length, order, wanted);
        },
        earlier * later,
      );
      if (walk === null) return null;
      number += walk.before;
      earlier *= walk.factor;
      if (walk.table !== null) tables[deck] = walk.table;
    }
    let rest = earlier;
    for (let deck = 0; deck < this.decks.length; deck++) {
      const table = tables[deck];
      if (table === undefined) continue;
      rest /= table.factor('deals');
      const before = table.rank(dealt.hands[deck]!, dealt.attributeSets[deck]!);
      if (before === null) return null;
      number += before * rest;
    }
    return number;
  }

  #at(at: bigint, measure: Measure, total: bigint): Dealt {
    if (at < 0n || at >= total) throw outside(at, total);
    const { roles: roleList, seats } = this.problem;
    const drawn = found(
      tellAt(this.#weighedRoles(measure), this.#groupOf, roleList.length, ascending(roleList.length), at),
    );
    const roles = drawn.letters;
    const orbit = this.#orbitOf(roles);
    const totals = this.#totalsOf(orbit, measure);
    let left = at - drawn.before;
    let earlier = 1n;
    const hands: number[][][] = [];
    const tables: (AttributeOrder | null)[] = [];
    for (let deck = 0; deck < this.decks.length; deck++) {
      const dealt: number[][] = Array.from({ length: seats }, () => []);
      const later = product(totals.slice(deck + 1));
      const walk = this.#walk(
        deck,
        orbit,
        roles,
        measure,
        (card, weighed, groups, order, placements) => {
          const told = found(tellAt(weighed, groups, order.length, order, left));
          left = (left - told.before) / placements(told);
          told.letters.forEach((copies, seat) => {
            for (let i = 0; i < copies; i++) dealt[seat]!.push(card);
          });
          return told;
        },
        earlier * later,
      );
      if (walk === null) throw new Error('a counted deal has no way through the diagram');
      earlier *= walk.factor;
      hands.push(dealt);
      tables.push(walk.table);
    }
    let rest = earlier;
    const sets = hands.map((deck, d) => {
      const table = tables[d]!;
      if (table === null) return deck.map((hand) => hand.map(() => 0));
      const own = this.#measureOf(d, measure);
      rest /= table.factor(own);
      const marked = table.at(deck, left, rest, own);
      left = marked.left;
      return marked.sets;
    });
    return { roles, hands, attributeSets: sets };
  }

  /**
   * Goes through the layers of one deck with seats told apart. `step` chooses the copies of each seat at each layer from what is
   * possible there; `scale` is what every completion of this deck's cards still multiplies with.
   */
  #walk(
    deck: number,
    orbit: RootedOrbit,
    roles: readonly number[],
    measure: Measure,
    step: (
      card: number,
      weighed: readonly Weighed[],
      groups: readonly number[],
      order: readonly number[],
      placements: (told: Told) => bigint,
    ) => Told | null,
    scale: bigint,
  ): { before: bigint; factor: bigint; table: AttributeOrder | null } | null {
    const { diagram, attributes, kindOf } = this.decks[deck]!;
    const fold = this.decks[deck]![measure];
    const { automaton, layers, seats } = diagram;
    const kinds = roles.map((role, seat) => kindOf[this.#groupOf[seat]!]![role]!);
    let states = kinds.map((kind) => automaton.roots[kind]!);
    let node = orbit.roots[deck]!;
    if (node < 0) return null;
    let before = 0n;
    let factor = 1n;
    let table: AttributeOrder | null = null;
    const close = (layer: number): boolean => {
      if (attributes === null || layer !== automaton.closing) return true;
      const marked = states.map((state) => automaton.attributes[state]!);
      const classes = kinds.map((kind) => automaton.classes[kind]!);
      table = new AttributeOrder(attributes, marked, classes);
      factor = fold.factors[node]!;
      return factor > 0n;
    };
    if (!close(0)) return null;
    for (let card = 0; card < layers.length - 1; card++) {
      const layer = layers[card]!;
      const hand = automaton.layers[card]!;
      const width = hand.most + 1;
      const groups = groupsOf(layer, node, seats);
      const groupOf = states.map((state) => groups.findIndex((group) => group.state === state));
      const multiplier = scale * (card >= automaton.closing ? factor : 1n);
      const weighed: (Weighed & { edge: number })[] = [];
      let edge = layer.start[node]!;
      orbitsOf(diagram, card)(groups, (split) => {
        const value = edgeFactor(layer, edge, measure) * valueAbove(diagram, fold, card + 1, layer.child[edge]!);
        weighed.push({ split: split.slice(0, groups.length * width), value: value * multiplier, edge });
        edge++;
      });
      const edgeOf = (told: Told) => {
        const split = splitOf(told.letters, groupOf, groups.length, width);
        return weighed.find((orbit) => sameSplit(orbit.split, split))!.edge;
      };
      const placements = (told: Told) =>
        measure === 'shuffles' && layer.placements.length > 0 ? BigInt(layer.placements[edgeOf(told)]!) : 1n;
      const told = step(card, weighed, groupOf, descending(width), placements);
      if (told === null) return null;
      before += told.before;
      node = layer.child[edgeOf(told)]!;
      states = states.map((state, seat) => hand.next[state * width + told.letters[seat]!]!);
      if (!close(card + 1)) return null;
    }
    return { before, factor, table };
  }

  /** In a deck whose deals weigh alike, shuffles are counted as deals. */
  #measureOf(deck: number, measure: Measure): Measure {
    return this.problem.decks[deck]!.weights === 'deals' ? 'deals' : measure;
  }

  #total(measure: Measure): bigint {
    return this.#weighedRoles(measure).reduce((sum, { value }) => sum + value, 0n);
  }

  #weighedRoles(measure: Measure): readonly Weighed[] {
    return this.orbits.map((orbit) => ({
      split: orbit.split.flat(),
      value: orbit.ways * product(this.#totalsOf(orbit, measure)),
    }));
  }

  #totalsOf(orbit: RootedOrbit, measure: Measure): readonly bigint[] {
    return this.decks.map(({ diagram, [measure]: fold }, deck) => {
      const root = orbit.roots[deck]!;
      return root < 0 ? 0n : valueAbove(diagram, fold, 0, root);
    });
  }

  #orbitOf(roles: readonly number[]): RootedOrbit {
    const wanted = splitOf(roles, this.#groupOf, this.groups.length, this.problem.roles.length);
    return this.orbits.find((orbit) => sameSplit(orbit.split.flat(), wanted))!;
  }
}

function outside(number: bigint | number, total: bigint): RangeError {
  return new RangeError(`0 ≤ ${number} < ${total} does not hold`);
}

function copiesOf(hands: readonly (readonly number[])[], card: number): readonly number[] {
  return hands.map((hand) => hand.reduce((copies, held) => copies + (held === card ? 1 : 0), 0));
}

function splitOf(
  letters: readonly number[],
  groupOf: readonly number[],
  groups: number,
  width: number,
): readonly number[] {
  const split = Array.from({ length: groups * width }, () => 0);
  letters.forEach((letter, seat) => {
    split[groupOf[seat]! * width + letter]!++;
  });
  return split;
}

function sameSplit(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}

function lexicographic(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

function ascending(length: number): readonly number[] {
  return Array.from({ length }, (_, i) => i);
}

function descending(length: number): readonly number[] {
  return ascending(length).map((i) => length - 1 - i);
}

function product(values: readonly bigint[]): bigint {
  return values.reduce((all, value) => all * value, 1n);
}

function found<T>(value: T | null): T {
  if (value === null) throw new Error('a counted deal has no place in the order');
  return value;
}

/**
 * The order of the deal number (design: "The deal number"): the roles seat by seat; deck by deck, card by card, the copies of each
 * seat, more first; then the attributes card by card. `follow` goes once through all choices of a deal. A `Chooser` says what is
 * chosen: from a number (`unrank`) or from a deal (`rank`).
 */
import type { Dealt, Problem } from '../problem/problem.ts';
import { AttributeOrder, type Given } from './attribute-order.ts';
import type { Measure } from './attributes.ts';
import { type Exact, exact } from './choice.ts';
import { type DeckCount, type Fold, product } from './fold.ts';
import { type DealtCards, LayerOrder } from './layer-order.ts';
import type { Chooser } from './rank.ts';
import type { RoleOrbit, SeatGroup } from './roles.ts';
import { type Letter, SeatOrder, type Stage } from './seats.ts';

/** What is counted: a `Diagram`. */
interface Counted {
  readonly problem: Problem;
  readonly groups: readonly SeatGroup[];
  readonly groupOf: readonly number[];
  readonly orbits: readonly RoleOrbit[];
  readonly decks: readonly DeckCount[];
}

/** So much is kept of what deals came to; then it is let go, and what is met again is made again. */
const MOST_KEPT = 1_000_000;

export class DealOrder {
  readonly #diagram: Counted;
  readonly #measure: Measure;
  readonly #total: Exact;
  /** Groups of all seats, ascending, as characters. */
  readonly #seats: string;
  readonly #roles: RoleStage;
  readonly #draws: SeatOrder;
  readonly #decks: readonly DeckOrder[];

  /** @param total value of all deals */
  constructor(diagram: Counted, measure: Measure, total: bigint) {
    this.#diagram = diagram;
    this.#measure = measure;
    this.#total = exact(total);
    this.#seats = textOf(diagram.groupOf);
    this.#roles = new RoleStage(diagram, measure);
    this.#draws = new SeatOrder(this.#roles);
    this.#decks = diagram.decks.map((count) => new DeckOrder(count, count[measure]));
  }

  /** Whether so much is kept that the order had better be made anew. */
  get full(): boolean {
    return this.#decks.reduce((kept, deck) => kept + deck.kept, this.#draws.kept) > MOST_KEPT;
  }

  /** The deal that is chosen; null where the chooser finds none. */
  follow(chooser: Chooser): Dealt | null {
    const { groupOf, decks } = this.#diagram;
    const roles: number[] = [];
    this.#draws.begin(this.#seats, this.#total);
    for (const [seat, group] of groupOf.entries()) {
      const role = chooser.role(this.#draws.choice(group), seat);
      if (role < 0) return null;
      roles.push(role);
      this.#draws.take(role);
    }
    const orbit = this.#roles.orbit(this.#draws.served);
    const totals = decks.map((deck) => deck.total(orbit, this.#measure));
    let earlier = 1n;
    const parts: DealtCards[] = [];
    for (const [deck, order] of this.#decks.entries()) {
      chooser.begin(earlier * product(totals.slice(deck + 1)));
      const kinds = roles.map((role, seat) => decks[deck]!.kindOf[groupOf[seat]!]![role]!);
      const part = order.cards(chooser, deck, decks[deck]!.roots[orbit]!, kinds);
      if (part === null) return null;
      earlier *= part.ways;
      parts.push(part);
    }
    const attributeSets: (readonly (readonly number[])[])[] = [];
    for (const [deck, order] of this.#decks.entries()) {
      earlier /= parts[deck]!.ways;
      chooser.begin(earlier);
      const sets = order.attributes(chooser, deck, parts[deck]!);
      if (sets === null) return null;
      attributeSets.push(sets);
    }
    return { roles, hands: parts.map(({ hands }) => hands), attributeSets };
  }
}

class DeckOrder {
  readonly #count: DeckCount;
  readonly #fold: Fold;
  readonly #layers: readonly LayerOrder[];
  readonly #attributes: AttributeOrder | null;
  /** By node of the closing layer: nothing given yet. */
  readonly #given: Given[] = [];
  readonly #markable: readonly boolean[];

  constructor(count: DeckCount, fold: Fold) {
    const { deck } = count.diagram;
    this.#count = count;
    this.#fold = fold;
    this.#layers = deck.cards.map((_, card) => new LayerOrder(count, fold, card));
    this.#attributes = count.attributes === null ? null : new AttributeOrder(count.attributes, fold.measure);
    this.#markable = deck.cards.map((_, card) => deck.attributes?.on.includes(card) ?? false);
  }

  get kept(): number {
    return this.#layers.reduce((sum, { kept }) => sum + kept, this.#attributes?.size ?? 0);
  }

  /** @param root node of layer 0 @param kinds kind of the hand automaton of each seat */
  cards(chooser: Chooser, deck: number, root: number, kinds: readonly number[]): DealtCards | null {
    const { automaton } = this.#count.diagram;
    const dealt: DealtCards = {
      kinds,
      hands: kinds.map(() => []),
      held: this.#attributes && [],
      closing: -1,
      states: [],
      ways: 1n,
    };
    const states = kinds.map((kind) => automaton.roots[kind]!);
    let node = root;
    for (let card = 0; ; card++) {
      if (card === automaton.closing && this.#attributes !== null) {
        dealt.closing = node;
        dealt.states = states.map((state) => automaton.attributes[state]!);
        dealt.ways = this.#fold.factors[node]!;
        chooser.postpone(dealt.ways);
      }
      if (card === this.#layers.length) return dealt;
      node = this.#layers[card]!.deal(node, states, chooser, deck, dealt);
      if (node < 0) return null;
    }
  }

  /** The index of the attribute set of each card of the hands. */
  attributes(chooser: Chooser, deck: number, { kinds, hands, held, closing, states }: DealtCards): number[][] | null {
    const sets = hands.map((hand) => new Array<number>(hand.length).fill(0));
    if (this.#attributes === null || held === null) return sets;
    const { classes } = this.#count.diagram.automaton;
    this.#given[closing] ??= this.#attributes.root(states);
    let at = this.#given[closing];
    for (const item of held) {
      const { seat, card, copies, first } = item;
      if (!this.#markable[card]) continue;
      const choice = this.#attributes.choice(at, states[seat]!, classes[kinds[seat]!]![card]!, copies);
      const k = chooser.attributes(choice, deck, item);
      if (k < 0) return null;
      const option = choice.options[k]!;
      if (this.#fold.measure === 'shuffles') chooser.placed(option.ways);
      for (let i = 0; i < copies; i++) sets[seat]![first + i] = option.sets[i]!;
      states[seat] = option.next;
      at = choice.next[k]!;
    }
    return sets;
  }
}

/** How the seats get their roles: a seat in the state of its group becomes `group * roles + role`. */
class RoleStage implements Stage {
  readonly whole = 0;
  readonly #diagram: Counted;
  readonly #measure: Measure;
  readonly #orbits: ReadonlyMap<string, number>;

  constructor(diagram: Counted, measure: Measure) {
    this.#diagram = diagram;
    this.#measure = measure;
    const width = diagram.problem.roles.length;
    const served = ({ split }: RoleOrbit) =>
      split.flatMap((row, group) => row.flatMap((seats, role) => new Array<number>(seats).fill(group * width + role)));
    this.#orbits = new Map(diagram.orbits.map((orbit, at) => [textOf(served(orbit)), at]));
  }

  letters(group: number, _left: number, served: string): readonly (Letter | null)[] {
    const { roles } = this.#diagram.problem;
    const taken = roles.map(() => 0);
    for (let i = 0; i < served.length; i++) taken[served.charCodeAt(i) % roles.length]!++;
    return roles.map(({ count }, role) =>
      taken[role]! < count && this.#diagram.groups[group]!.open[role]
        ? { state: group * roles.length + role, ways: 1, left: 0 }
        : null,
    );
  }

  value(served: string): Exact {
    const orbit = this.orbit(served);
    if (orbit < 0) return 0;
    return exact(product(this.#diagram.decks.map((deck) => deck.total(orbit, this.#measure))));
  }

  /** Place of the draw among the orbits; -1 where it is none. */
  orbit(served: string): number {
    return this.#orbits.get(served) ?? -1;
  }
}

/** States as characters, ascending. */
function textOf(states: readonly number[]): string {
  return String.fromCharCode(...[...states].sort((a, b) => a - b));
}

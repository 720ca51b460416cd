/**
 * `Diagram`: every legal deal of a Problem at once. It counts them, and it maps deal numbers to deals and back, in the order of
 * the deal number: roles by seat; deck by deck, card by card, the copies of each seat, more first; then attributes.
 */
import type { Dealt, Problem } from '../problem/problem.ts';
import type { Measure } from './attributes.ts';
import { type DeckCount, product } from './fold.ts';
import { DealOrder } from './order.ts';
import { ByDeal, ByNumber } from './rank.ts';
import type { RoleOrbit, SeatGroup } from './roles.ts';

export class Diagram {
  readonly problem: Problem;
  readonly groups: readonly SeatGroup[];
  /** Group of each seat (0-based): seats of one group are alike in every fact. */
  readonly groupOf: readonly number[];
  readonly orbits: readonly RoleOrbit[];
  readonly decks: readonly DeckCount[];
  readonly #totals: Partial<Record<Measure, bigint>> = {};
  /** Made when a deal is asked for, and made anew when too much is kept there. */
  readonly #orders: Partial<Record<Measure, DealOrder>> = {};

  constructor(
    problem: Problem,
    groups: readonly SeatGroup[],
    orbits: readonly RoleOrbit[],
    decks: readonly DeckCount[],
  ) {
    this.problem = problem;
    this.groups = groups;
    this.groupOf = Array.from({ length: problem.seats }, (_, seat) =>
      groups.findIndex(({ seats }) => seats.includes(seat)),
    );
    this.orbits = orbits;
    this.decks = decks;
  }

  /** Number of legal deals. */
  get legal(): bigint {
    return this.#total('deals');
  }

  /** Total weight: `legal` where deals weigh alike, otherwise the legal placements of the physical copies. */
  get weight(): bigint {
    return this.#total('shuffles');
  }

  /** Nodes of all layers of all decks. */
  get nodes(): number {
    return this.decks.reduce((sum, { diagram }) => sum + diagram.layers.reduce((n, layer) => n + layer.nodes, 0), 0);
  }

  /** The deal with this number. @param number 0 ≤ number < legal @throws RangeError outside */
  unrank(number: bigint): Dealt {
    return this.#deal(number, 'deals', this.legal);
  }

  /** The deal whose interval of weight holds `at`, deals in order. @param at 0 ≤ at < weight @throws RangeError outside */
  at(at: bigint | number): Dealt {
    return this.#deal(BigInt(at), 'shuffles', this.weight);
  }

  /** The number of a deal, or null if it is not legal here. */
  rank(dealt: Dealt): bigint | null {
    const chooser = new ByDeal(dealt);
    const found = this.#order('deals').follow(chooser);
    // Cards that were not asked for, in any hand, are in no legal deal.
    const whole = found?.hands.every((deck, d) => deck.every((hand, s) => hand.length === dealt.hands[d]![s]!.length));
    return whole ? chooser.number : null;
  }

  #deal(number: bigint, measure: Measure, total: bigint): Dealt {
    if (number < 0n || number >= total) throw new RangeError(`0 ≤ ${number} < ${total} does not hold`);
    return this.#order(measure).follow(new ByNumber(number))!;
  }

  #order(measure: Measure): DealOrder {
    // Where all deals weigh alike, one order serves both.
    const own = this.problem.decks.some(({ weights }) => weights === 'shuffles') ? measure : 'deals';
    let order = this.#orders[own];
    if (order === undefined || order.full) {
      order = new DealOrder(this, own, this.#total(own));
      this.#orders[own] = order;
    }
    return order;
  }

  #total(measure: Measure): bigint {
    this.#totals[measure] ??= this.orbits.reduce(
      (sum, { ways }, orbit) => sum + ways * product(this.decks.map((deck) => deck.total(orbit, measure))),
      0n,
    );
    return this.#totals[measure];
  }
}

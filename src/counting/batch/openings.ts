/** `Openings`: the draw of roles and the first cards, all of them listed at once, with running totals. */
import type { DeckCount, RoleDraw } from '../deck.ts';
import type { Counted } from './counted.ts';
import { guideOf, partOf } from './guide.ts';
import { list } from './listing.ts';
import type { Making } from './making.ts';
import type { Situation, Told } from './told.ts';

/** Openings that are worth listing. */
const MOST_OPENINGS = 1024;
/** Draws of roles that are listed at once. */
const MOST_ROLE_DRAWS = 10_000;

export class Openings {
  /** Draws of roles, in order. */
  readonly draws: readonly RoleDraw[];
  /** By opening: index of its draw of roles. */
  readonly drawOf: Uint16Array;
  /** By opening: the situation after it. */
  readonly next: readonly Situation[];
  /** Cards dealt in an opening. */
  readonly cards: number;
  readonly #width: number;
  readonly #places: Uint16Array;
  readonly #ends: Float64Array;
  readonly #guide: Int32Array;
  readonly #scale: number;

  private constructor(draws: readonly RoleDraw[], told: Told, roots: readonly Situation[], end: number) {
    const listed =
      end === 0
        ? roots.map((next, from) => ({ from, places: new Uint16Array(0), next }))
        : list(told, roots, end, MOST_OPENINGS);
    this.draws = draws;
    this.drawOf = Uint16Array.from(listed, ({ from }) => from);
    this.next = listed.map(({ next }) => next);
    this.cards = this.next[0]!.card;
    this.#width = listed[0]!.places.length;
    this.#places = new Uint16Array(this.#width * listed.length);
    listed.forEach(({ places }, i) => {
      this.#places.set(places, i * this.#width);
    });
    let total = 0;
    this.#ends = Float64Array.from(this.next, ({ value }) => (total += value));
    this.#scale = listed.length / total;
    this.#guide = guideOf(this.#ends, this.#scale);
  }

  /** Null where the draws of roles are too many to list. */
  static of(diagram: Counted, deck: DeckCount, told: Told): Openings | null {
    const draws = diagram.roleDraws(MOST_ROLE_DRAWS);
    if (draws === null) return null;
    const {
      automaton,
      deck: { cards },
    } = deck.diagram;
    const roots = draws.map(({ roles }) => {
      const states = roles.map((role, seat) => automaton.roots[deck.kindOf[diagram.groupOf(seat)]![role]!]!);
      return told.situation(0, Uint16Array.from(states), diagram.rootOf(roles));
    });
    return new Openings(draws, told, roots, deck.attributes === null ? cards.length : automaton.closing);
  }

  /** Begins the deal with this number. @returns its opening */
  open(making: Making, number: number): number {
    let opening = this.#guide[partOf(number, this.#scale, this.#guide.length)]!;
    while (number >= this.#ends[opening]!) opening++;
    making.left = opening > 0 ? number - this.#ends[opening - 1]! : number;
    const width = this.#width;
    const { placeOf, cards } = making;
    const { cardOf } = making.places;
    for (let copy = 0, at = opening * width; copy < width; copy++, at++) {
      const place = this.#places[at]!;
      placeOf[copy] = place;
      cards[place] = cardOf[copy]!;
    }
    making.copies = width;
    return opening;
  }
}

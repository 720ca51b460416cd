/**
 * `Told`: the situations of a deck with its seats told apart, and the tellings of the next card in each, in the order of the
 * deal number. Everything is found when first asked for, and kept.
 */
import { type DeckCount, groupsOf, orbitsOf } from '../deck.ts';
import { valueAbove } from '../fold.ts';
import type { Places } from './making.ts';

/** Seats told apart before a card is dealt. */
export interface Situation {
  readonly card: number;
  /** Hand state of each seat. */
  readonly states: Uint16Array;
  readonly node: number;
  /** Deals that can follow, up to and at the closing layer with the ways to mark them. */
  readonly value: number;
  /** What can become of the next card; null until it is listed. */
  tellings: readonly Telling[] | null;
  /** Its record in the hot tables, -1 while it has none. */
  record: number;
}

export interface Telling {
  /** The place of each copy. */
  readonly places: Uint16Array;
  readonly next: Situation;
}

export class Told {
  readonly #deck: DeckCount;
  readonly #places: Places;
  readonly #known: readonly Map<string, Situation>[];

  constructor(deck: DeckCount, places: Places) {
    this.#deck = deck;
    this.#places = places;
    this.#known = deck.diagram.layers.map(() => new Map());
  }

  /** @param states hand state of each seat */
  situation(card: number, states: Uint16Array, node: number): Situation {
    const key = String.fromCharCode(...states);
    const known = this.#known[card]!.get(key);
    if (known !== undefined) return known;
    const situation = {
      card,
      states,
      node,
      value: Number(valueAbove(this.#deck.diagram, this.#deck.deals, card, node)),
      tellings: null,
      record: -1,
    };
    this.#known[card]!.set(key, situation);
    return situation;
  }

  /** The tellings of the situation's card that leave a legal deal, in order; none after the last card. */
  tellings(situation: Situation): readonly Telling[] {
    situation.tellings ??= this.#list(situation);
    return situation.tellings;
  }

  #list({ card, states, node }: Situation): readonly Telling[] {
    const { diagram, deals } = this.#deck;
    if (card === diagram.deck.cards.length) return [];
    const layer = diagram.layers[card]!;
    const hand = diagram.automaton.layers[card]!;
    const width = hand.most + 1;
    const { copies } = diagram.deck.cards[card]!;
    const groups = groupsOf(layer, node, diagram.seats);
    const groupOf = Array.from(states, (state) => groups.findIndex((group) => group.state === state));
    const found: { letters: Uint8Array; child: number }[] = [];
    let edge = layer.start[node]!;
    orbitsOf(diagram, card)(groups, (split) => {
      const child = layer.child[edge++]!;
      if (Number(deals.layers[card + 1]![child]!) === 0) return;
      tell(split.slice(0, groups.length * width), groupOf, width, (letters) => found.push({ letters, child }));
    });
    found.sort((a, b) => moreFirst(a.letters, b.letters));
    return found.map(({ letters, child }) => ({
      places: this.#placesOf(letters, copies, states, hand.free),
      next: this.situation(
        card + 1,
        states.map((state, seat) => hand.next[state * width + letters[seat]!]!),
        child,
      ),
    }));
  }

  #placesOf(letters: Uint8Array, copies: number, states: Uint16Array, free: Int32Array): Uint16Array {
    const { room, stock } = this.#places;
    const places = new Uint16Array(copies).fill(stock);
    let at = 0;
    for (let seat = 0; seat < letters.length; seat++) {
      const last = seat * room + free[states[seat]!]! - 1;
      for (let n = 0; n < letters[seat]!; n++) places[at++] = last - n;
    }
    return places;
  }
}

/** All tellings of one orbit: the copies of each seat. */
function tell(
  split: Int32Array,
  groupOf: readonly number[],
  width: number,
  visit: (letters: Uint8Array) => void,
): void {
  const letters = new Uint8Array(groupOf.length);
  const from = (seat: number) => {
    if (seat === groupOf.length) {
      visit(letters.slice());
      return;
    }
    const base = groupOf[seat]! * width;
    for (let letter = 0; letter < width; letter++) {
      if (split[base + letter] === 0) continue;
      split[base + letter]!--;
      letters[seat] = letter;
      from(seat + 1);
      split[base + letter]!++;
    }
  };
  from(0);
}

function moreFirst(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return b[i]! - a[i]!;
  return 0;
}

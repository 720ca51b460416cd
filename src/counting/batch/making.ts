/**
 * `Making`: the one deal that a dealer has in hand. Its parts hand it on and write into it; it is used again for the next deal.
 *
 * A place is where a card lies: `seat * room + free - 1`, with `free` the cards that the hand still gets before this one. So a hand
 * fills up from its last place down to its first, and whoever knows what a hand still gets knows the next place, whatever its
 * size is. One place more, behind all hands, takes what stays in the stock.
 */
import type { ProblemDeck } from '../../problem/problem.ts';

export interface Making {
  /** Number of the deal among those that are still possible. */
  left: number;
  /** Number of the marking among the ways to mark the hands. */
  mark: number;
  /** Where the marker begins. */
  marking: number;
  /** Copies that have their places. */
  copies: number;
  readonly places: Places;
  /** By copy: its place. */
  readonly placeOf: Uint16Array;
  /** By place: its card. */
  readonly cards: Uint16Array;
  /** By place: index of its attribute set. */
  readonly sets: Uint8Array;
  /** By seat: its group at the junction. */
  readonly groups: Uint8Array;
  /** By seat: its Attributes state. */
  readonly marked: Uint16Array;
}

/** The places of one deck. */
export interface Places {
  readonly seats: number;
  /** Places of each seat: the most cards of one hand. */
  readonly room: number;
  readonly stock: number;
  /** By place; of the stock, the number of seats. */
  readonly seatOf: Uint16Array;
  /** By copy, in the order of the cards. */
  readonly cardOf: Uint16Array;
}

export function placesOf({ cards, hand }: ProblemDeck, seats: number): Places {
  const room = Math.max(...hand);
  const stock = seats * room;
  return {
    seats,
    room,
    stock,
    seatOf: Uint16Array.from({ length: stock + 1 }, (_, place) => (place === stock ? seats : Math.floor(place / room))),
    cardOf: Uint16Array.from(cards.flatMap(({ copies }, card) => Array.from({ length: copies }, () => card))),
  };
}

export function making(places: Places): Making {
  return {
    left: 0,
    mark: 0,
    marking: 0,
    copies: 0,
    places,
    placeOf: new Uint16Array(places.cardOf.length),
    cards: new Uint16Array(places.stock + 1),
    sets: new Uint8Array(places.stock + 1),
    groups: new Uint8Array(places.seats),
    marked: new Uint16Array(places.seats + 1),
  };
}

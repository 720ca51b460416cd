/**
 * What one player may know: everything in a private message, and nothing else. No attribute, seed or number is in this value, and
 * of other seats only what the ruleset says that this player knows.
 */

import type { Selection } from '../../problem/selection.ts';
import type { CardId, DeckId, RoleId, Ruleset, Text } from '../../ruleset/model.ts';
import type { DealFile, DealSeat } from '../deal-file.ts';
import { mayBeLast, openSides, type Side } from './defaults.ts';
import {
  cardsInOrder,
  handCards,
  holdsJudge,
  isMeant,
  type Known,
  knownTo,
  liveCards,
  namesNobody,
  places,
} from './knowledge.ts';

export interface Letter {
  readonly players: number;
  /** From 1. */
  readonly seat: number;
  /** Names of all players in seat order, which are public. */
  readonly names: readonly (string | null)[];
  /** Null where every seat of the ruleset has the same role: then the cards say who one is. */
  readonly role: RoleId | null;
  readonly hands: readonly LetterHand[];
  /** Whether this player runs the game and the other cards are void. */
  readonly judge: boolean;
  /** Empty: this player knows nobody. */
  readonly knows: readonly Known[];
  /** The sides open to a chooser; null for everybody else. */
  readonly sides: readonly Side[] | null;
  /** Cards of this hand that may be the last, for each open side of a chooser where it depends on it; null: no such clause. */
  readonly last: readonly { readonly side: Side | null; readonly cards: readonly CardId[] }[] | null;
  readonly points: number | null;
  readonly duties: readonly Text[];
  readonly alias: { readonly name: string; readonly password: string } | null;
}

export interface LetterHand {
  readonly deck: DeckId;
  /** In the order in which they lie where that matters, else in ruleset order. */
  readonly cards: readonly CardId[];
  /** The number of each card round the table; null where there are none. */
  readonly places: readonly number[] | null;
}

/** @throws RangeError where the deal has no such seat. */
export function letter(ruleset: Ruleset, deal: DealFile, seatNumber: number): Letter {
  const seat = deal.seats.find((one) => one.seat === seatNumber);
  if (seat === undefined) throw new RangeError(`no seat ${seatNumber}`);
  return {
    players: deal.players,
    seat: seat.seat,
    names: deal.seats.map((one) => one.name),
    role: ruleset.roles.length > 1 ? seat.role : null,
    hands: hands(ruleset, deal, seat),
    judge: holdsJudge(ruleset, seat),
    knows: knownTo(ruleset, deal.seats, seat),
    sides: openSides(ruleset, deal.players, seat),
    last: lastCards(ruleset, deal, seat),
    points: nightlyPoints(ruleset, seat),
    duties: duties(ruleset, deal.players, deal.selection.set, seat),
    alias: seat.alias ?? null,
  };
}

function hands(ruleset: Ruleset, deal: DealFile, seat: DealSeat): readonly LetterHand[] {
  const numbered = places(ruleset, deal.seats);
  const numbers = numbered?.seats.find((one) => one.seat === seat.seat)?.numbers ?? [];
  return ruleset.decks
    .filter((deck) => seat.hands[deck.id] !== undefined)
    .map((deck) => ({
      deck: deck.id,
      cards: cardsInOrder(seat, deck.id).map((card) => card.card),
      places: numbered?.deck === deck.id && numbers.length > 0 ? numbers : null,
    }));
}

function lastCards(ruleset: Ruleset, deal: DealFile, seat: DealSeat): Letter['last'] {
  const rule = ruleset.presentation.discard;
  if (rule === null) return null;
  const open = rule.last === 'own' ? (openSides(ruleset, deal.players, seat) ?? []) : [];
  const held = new Set(handCards(ruleset, seat).map(({ card }) => card.card));
  return (open.length > 0 ? open : [null]).map((side) => ({
    side,
    cards: [...held].filter(mayBeLast(ruleset, seat, side)),
  }));
}

// The lines of prose that a ruleset gives to one table: notes and duties, with the values of parameters filled in.

type Set = Selection['set'];

/** Notes of this table; `audience` public: those alone that the ruleset makes public. They depend on the selection only. */
export function notes(ruleset: Ruleset, players: number, set: Set, audience: 'public' | 'moderator'): readonly Text[] {
  return ruleset.presentation.notes
    .filter((note) => note.seats.includes(players) && (audience === 'moderator' || note.public))
    .map((note) => fill(ruleset, set, note.text));
}

/** What this player must do, in the ruleset's order. */
export function duties(ruleset: Ruleset, players: number, set: Set, seat: DealSeat): readonly Text[] {
  return ruleset.presentation.duties
    .filter((duty) => duty.seats.includes(players) && (namesNobody(duty.who) || isMeant(ruleset, duty.who, seat)))
    .map((duty) => fill(ruleset, set, duty.text));
}

/** `{killers}` becomes the value of the parameter `killers`, a named value its name; other braces stay as they are. */
function fill(ruleset: Ruleset, set: Set, text: Text): Text {
  const say = (language: keyof Text) =>
    text[language].replace(/\{([^{}]+)\}/g, (whole, id: string) => {
      const value = Object.hasOwn(set, id) ? set[id] : undefined;
      if (value === undefined) return whole;
      const parameter = ruleset.parameters.find((one) => one.id === id);
      const named = parameter?.kind === 'choice' ? parameter.values.find((one) => one.id === value) : undefined;
      return named?.name[language] ?? String(value);
    });
  return { zh: say('zh'), en: say('en') };
}

// Action points a night (v2 3.3): the table's base, and more for each copy held of some cards.

/** Points of this seat in its first night, with the hand as dealt; null where the game has none. */
export function nightlyPoints(ruleset: Ruleset, seat: DealSeat): number | null {
  const points = ruleset.presentation.points;
  if (points === null) return null;
  const worth = new Map(points.each.map(({ card, points: each }) => [card, each]));
  return liveCards(ruleset, seat).reduce((sum, { card }) => sum + (worth.get(card.card) ?? 0), points.base);
}

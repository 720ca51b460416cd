/**
 * What one player is told: everything in a private message, and nothing else. No attribute, seed or number is in this value, and
 * of other seats only what the ruleset says that this player knows.
 */
import type { CardId, DeckId, RoleId } from '../../ruleset/ids.ts';
import type { Ruleset, Text } from '../../ruleset/ruleset.ts';
import type { DealFile, DealSeat } from '../deal-file.ts';
import { openSides, type Side } from './choice.ts';
import { mayBeLast } from './discard.ts';
import { type Known, knownTo } from './knows.ts';
import { duties } from './lines.ts';
import { handCards, holdsJudge } from './live.ts';
import { lying, places } from './places.ts';
import { nightlyPoints } from './points.ts';

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
      cards: lying(seat, deck.id).map((card) => card.card),
      places: numbered?.deck === deck.id && numbers.length > 0 ? numbers : null,
    }));
}

function lastCards(ruleset: Ruleset, deal: DealFile, seat: DealSeat): Letter['last'] {
  const rule = ruleset.talk.discard;
  if (rule === null) return null;
  const open = rule.last === 'own' ? (openSides(ruleset, deal.players, seat) ?? []) : [];
  const held = new Set(handCards(ruleset, seat).map(({ card }) => card.card));
  return (open.length > 0 ? open : [null]).map((side) => ({
    side,
    cards: [...held].filter(mayBeLast(ruleset, seat, side)),
  }));
}

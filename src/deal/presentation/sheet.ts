/** Everything that the moderator runs the game by, worked out from one deal. As secret as the cards. */
import type { CardId, Ruleset, Text } from '../../ruleset/model.ts';
import type { DealFile, DealSeat } from '../deal-file.ts';
import {
  type Default,
  type DiscardOrder,
  type Draw,
  discardOrders,
  openSides,
  type Side,
  silentSide,
} from './defaults.ts';
import { holdsJudge, isMeant, type Known, knownTo, liveCards, type Places, places } from './knowledge.ts';
import { nightlyPoints, notes } from './letter.ts';

export interface Sheet {
  readonly deal: DealFile;
  readonly seats: readonly SheetSeat[];
  readonly inquiries: readonly Inquiry[];
  readonly roster: Roster;
  readonly places: Places | null;
  readonly notes: readonly Text[];
}

export interface SheetSeat {
  readonly dealt: DealSeat;
  readonly judge: boolean;
  readonly knows: readonly Known[];
  /** A chooser's open sides, and what holds if he stays silent; null for everybody else. */
  readonly choice: { readonly open: readonly Side[]; readonly silent: Default | null } | null;
  readonly discard: readonly DiscardOrder[];
  readonly points: number | null;
}

/** The streams of their own that the defaults are drawn from, each used in seat order. */
export interface SheetStreams {
  readonly discard: Draw;
  readonly choice: Draw;
}

export function sheet(ruleset: Ruleset, deal: DealFile, streams: SheetStreams): Sheet {
  return {
    deal,
    seats: deal.seats.map((seat) => sheetSeat(ruleset, deal, seat, streams)),
    inquiries: inquiries(ruleset, deal.seats),
    roster: roster(ruleset, deal.seats),
    places: places(ruleset, deal.seats),
    notes: notes(ruleset, deal.players, deal.selection.set, 'moderator'),
  };
}

function sheetSeat(ruleset: Ruleset, deal: DealFile, seat: DealSeat, streams: SheetStreams): SheetSeat {
  const open = openSides(ruleset, deal.players, seat);
  return {
    dealt: seat,
    judge: holdsJudge(ruleset, seat),
    knows: knownTo(ruleset, deal.seats, seat),
    choice: open === null ? null : { open, silent: silentSide(ruleset, deal.players, open, streams.choice) },
    discard: discardOrders(ruleset, deal.players, seat, streams.discard),
    points: nightlyPoints(ruleset, seat),
  };
}

/** Named groups of seats (鸿门宴: the killer of the odd nights); seats from 1, ascending, perhaps none. */
export type Roster = readonly { readonly name: Text; readonly seats: readonly number[] }[];

export function roster(ruleset: Ruleset, seats: readonly DealSeat[]): Roster {
  return ruleset.presentation.roster.map(({ name, who }) => ({
    name,
    seats: seats.filter((seat) => isMeant(ruleset, who, seat)).map((seat) => seat.seat),
  }));
}

// The answers that the cards that investigate would get about every seat, on the hands as dealt (v1 3.5.1, v2 3.4.1). A card with a
// deceiving attribute makes the answer yes where no card that is asked for is held: a false positive.

export interface Inquiry {
  readonly name: Text;
  /** The cards that may ask. */
  readonly cards: readonly CardId[];
  /** One answer a seat, in seat order. */
  readonly answers: readonly InquiryAnswer[];
}

export interface InquiryAnswer {
  readonly seat: number;
  readonly yes: boolean;
  /** Yes, and only because of attributes. */
  readonly fooled: boolean;
}

export function inquiries(ruleset: Ruleset, seats: readonly DealSeat[]): readonly Inquiry[] {
  return ruleset.presentation.inquiries.map(({ name, cards, asks, fooledBy }) => ({
    name,
    cards,
    answers: seats.map((seat) => {
      const held = liveCards(ruleset, seat);
      const truly = held.some(({ card }) => asks.includes(card.card));
      const marked = held.some(({ card }) => card.attributes.some((attribute) => fooledBy.includes(attribute)));
      return { seat: seat.seat, yes: truly || marked, fooled: marked && !truly };
    }),
  }));
}

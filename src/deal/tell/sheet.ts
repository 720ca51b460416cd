/** Everything that the moderator runs the game by, worked out from one deal. As secret as the cards. */
import type { Ruleset, Text } from '../../ruleset/ruleset.ts';
import type { DealFile, DealSeat } from '../deal-file.ts';
import { type Default, type Draw, openSides, type Side, silentSide } from './choice.ts';
import { type DiscardOrder, discardOrders } from './discard.ts';
import { type Inquiry, inquiries } from './inquiries.ts';
import { type Known, knownTo } from './knows.ts';
import { notes } from './lines.ts';
import { holdsJudge } from './live.ts';
import { type Places, places } from './places.ts';
import { nightlyPoints } from './points.ts';
import { type Group, roster } from './roster.ts';

export interface Sheet {
  readonly deal: DealFile;
  readonly seats: readonly SheetSeat[];
  readonly inquiries: readonly Inquiry[];
  readonly roster: readonly Group[];
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

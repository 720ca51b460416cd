/**
 * The part of a deal file that everybody may see. This is the one door between a deal and the public notice: what is not copied
 * here cannot be published. Left out on purpose: pins (a published pin is a published card), seed, index, number, how many legal
 * deals there are (under pins it tells of the pins), passwords, who is behind which alias, hands, attributes and the stock.
 */
import { byCodePoint } from '../../problem/names.ts';
import type { Selection } from '../../problem/selection.ts';
import type { CardId, RoleId, Ruleset, RulesetId } from '../../ruleset/model.ts';
import type { DealCommitment, DealFile, LogEntry } from '../deal-file.ts';
import { meant, type Places, places } from './knowledge.ts';

export interface PublicPart {
  readonly ruleset: { readonly id: RulesetId; readonly fingerprint: string };
  readonly players: number;
  readonly selection: Omit<Selection, 'pins' | 'players'>;
  /** In seat order; null: no name yet. */
  readonly names: readonly (string | null)[];
  readonly substitutes: readonly string[];
  readonly replaced: readonly LogEntry[];
  /** By code point, so that their order tells nothing. */
  readonly aliases: readonly string[];
  readonly commitment: DealCommitment | null;
  readonly facts: PublicFacts;
}

/** What the game itself shows of a deal to everybody. */
export interface PublicFacts {
  /** Seats (from 1) that the ruleset makes public, with what is shown of them; never empty in both lists. */
  readonly shown: readonly {
    readonly seat: number;
    readonly roles: readonly RoleId[];
    readonly cards: readonly CardId[];
  }[];
  /** Null where there are none, or where the judge is no public card. */
  readonly places: Places | null;
  /** The camp that acts first. */
  readonly first: string | null;
  /** Empty where there is no pairing, or where the camps are no public roles. */
  readonly pairings: NonNullable<DealFile['pairings']>;
}

export function publicPart(ruleset: Ruleset, deal: DealFile): PublicPart {
  const { pins: _, ...selection } = deal.selection;
  return {
    ruleset: deal.ruleset,
    players: deal.players,
    selection,
    names: deal.seats.map((seat) => seat.name),
    substitutes: deal.substitutes ?? [],
    replaced: deal.log ?? [],
    aliases: deal.seats.flatMap((seat) => seat.alias?.name ?? []).sort(byCodePoint),
    commitment: deal.commitment ?? null,
    facts: publicFacts(ruleset, deal),
  };
}

function publicFacts(ruleset: Ruleset, deal: DealFile): PublicFacts {
  const { camps, judge } = ruleset.presentation;
  const open = ruleset.presentation.public;
  const campsShown = camps?.camps.every((camp) => camp.roles.every((role) => open.roles.includes(role))) ?? false;
  const judgeShown = judge === null || open.cards.includes(judge);
  return {
    shown: deal.seats
      .map((seat) => ({ seat: seat.seat, ...meant(ruleset, open, seat) }))
      .filter(({ roles, cards }) => roles.length + cards.length > 0),
    places: judgeShown ? places(ruleset, deal.seats) : null,
    first: camps === null ? null : (deal.first ?? null),
    pairings: campsShown && camps?.pairing ? (deal.pairings ?? []) : [],
  };
}

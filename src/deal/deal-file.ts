/**
 * `DealFile`: a deal as a file, format `ninelives-deal/1` of the contract. It is what `deal` writes and what every other verb
 * about a deal reads: plain JSON, ids for machines, Chinese card names beside them for people. Seats count from 1.
 */
import type { WrittenSelection } from '../problem/selection.ts';
import type { AttributeId, CardId, DeckId, RoleId, RulesetId } from '../ruleset/model.ts';

export const DEAL_FORMAT = 'ninelives-deal/1';

export interface DealFile {
  readonly format: typeof DEAL_FORMAT;
  readonly ruleset: { readonly id: RulesetId; readonly fingerprint: string };
  readonly players: number;
  /** Normalised; the number of seats stands in `players` beside it. */
  readonly selection: Omit<WrittenSelection, 'players'>;
  /** The scheme of the random streams, `ninelives/1`. */
  readonly scheme: string;
  /** Null where the deal was chosen by its number, made by hand or repaired. */
  readonly seed: string | null;
  /** Place of the deal in its batch, 0 or more; null without a seed. */
  readonly index: number | null;
  /** How the deal came to be; absent: drawn from its seed. */
  readonly chosen?: Chosen;
  /** What was drawn where the deal was completed or mended. */
  readonly filled?: Filled;
  /** Decimal: 0 ≤ number < legal. */
  readonly number: string;
  /** Decimal: how many legal deals there are. */
  readonly legal: string;
  /** In seat order, seat 1 first. */
  readonly seats: readonly DealSeat[];
  /** Undealt cards by deck, in their drawn order; only decks whose table declares a stock. */
  readonly stock?: Readonly<Record<DeckId, readonly { readonly card: CardId; readonly name: string }[]>>;
  /** The camp that acts first, by id, also where it was not drawn. */
  readonly first?: string;
  /** The first round's pairing; more than one where the rulebook leaves it open. Seats from 1. */
  readonly pairings?: readonly (readonly { readonly attacker: number; readonly target: number }[])[];
  /** Names of those who may step in. */
  readonly substitutes?: readonly string[];
  /** What became of the names after the deal, oldest first. */
  readonly log?: readonly LogEntry[];
  readonly commitment?: DealCommitment;
}

/**
 * `by-number`: such a deal is no more secret than the number (design: weak seeds). `by-hand`: typed, nothing drawn. `completed`: what was
 * left open was drawn among the legal deals with what was given. `mended`: drawn among the legal deals nearest to what was given.
 */
export type Chosen = 'by-number' | 'by-hand' | 'completed' | 'mended';

export interface Filled {
  readonly seed: string;
  /** Decimal: among how many deals it was drawn; null where only some of them were looked at. */
  readonly among: string | null;
}

/** Somebody stepped in for somebody, came back to an empty seat, left it, or is called otherwise. */
export interface LogEntry {
  /** From 1. */
  readonly seat: number;
  /** Null: nobody sat there. */
  readonly from: string | null;
  /** Null: the seat stays empty. */
  readonly to: string | null;
  /** The same person under another name, such as a misspelt one that was mended. */
  readonly renamed?: true;
}

export interface DealSeat {
  /** From 1. */
  readonly seat: number;
  readonly name: string | null;
  readonly role: RoleId;
  /** By deck, cards in ruleset order, a card once for each copy. */
  readonly hands: Readonly<Record<DeckId, readonly DealCard[]>>;
  /** By deck, where the order of a hand matters: the drawn order, as positions (from 0) in the hand above. */
  readonly order?: Readonly<Record<DeckId, readonly number[]>>;
  readonly alias?: { readonly name: string; readonly password: string };
}

export interface DealCard {
  readonly card: CardId;
  /** The card's Chinese name, for people who read the file; no reader relies on it. */
  readonly name: string;
  /** In ruleset order. */
  readonly attributes: readonly AttributeId[];
}

/** What ties a deal to a commitment that was published before it. */
export interface DealCommitment {
  /** 64 hex digits. */
  readonly hash: string;
  /** The outside value in canonical form; null where none was announced. */
  readonly outside: string | null;
  readonly reserve: boolean;
  /** Why a reserve deal was made; null for the original. */
  readonly reason: string | null;
}

/** The fields that a reader of deal files knows; one that is forgotten here does not compile. */
export const dealFields: Readonly<Record<keyof DealFile, true>> = {
  format: true,
  ruleset: true,
  players: true,
  selection: true,
  scheme: true,
  seed: true,
  index: true,
  chosen: true,
  filled: true,
  number: true,
  legal: true,
  seats: true,
  stock: true,
  first: true,
  pairings: true,
  substitutes: true,
  log: true,
  commitment: true,
};

/** The same for a seat of one. */
export const seatFields: Readonly<Record<keyof DealSeat, true>> = {
  seat: true,
  name: true,
  role: true,
  hands: true,
  order: true,
  alias: true,
};

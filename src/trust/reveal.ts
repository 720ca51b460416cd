/**
 * What is published after the game: the commitment once more, the secret that opens it, the outside values, and the deals that
 * follow from them, line by line. Anybody can make every line again but for replacements and reasons, which are the moderator's
 * word; the seal at the end finds a slip of the pen in those.
 */
import type { DealFile } from '../deal/deal-file.ts';
import { namesDealt } from '../deal/seating.ts';
import { hashOf } from '../digest.ts';
import { type Commitment, commitmentFields, nameFields } from './commitment.ts';
import { type Field, fieldLine } from './document.ts';
import type { Which } from './secret.ts';

export const REVEAL_FORMAT = 'ninelives-reveal/1';

export interface Revealed {
  readonly commitment: Commitment;
  readonly secret: string;
  /** The ordered names; those of the commitment where it holds them. */
  readonly names: readonly string[];
  /** The original, and the reserve after it if there was one. Who sits where is read from `names` of the first seating. */
  readonly deals: readonly RevealedDeal[];
  readonly substitutes: readonly string[];
  /** Who stepped in after the deal, oldest first. */
  readonly replaced: NonNullable<DealFile['log']>;
}

export interface RevealedDeal {
  readonly which: Which;
  /** Names as the commitment seats them, before any replacement. */
  readonly deal: DealFile;
}

/** All fields in their order, the seal last. */
export function revealFields(revealed: Revealed): readonly Field[] {
  const { commitment, names, substitutes, replaced } = revealed;
  const fields = [
    ...commitmentFields(commitment),
    { key: 'secret', value: revealed.secret },
    ...(commitment.names === null ? nameFields(names) : []),
    ...revealed.deals.flatMap(dealFields),
    ...substitutes.map((value, at) => ({ key: `substitute ${at + 1}`, value })),
    ...replaced.map(({ seat, from, to, renamed }, at) => ({
      key: `replaced ${at + 1}`,
      value: JSON.stringify([seat, from, to, ...(renamed ? ['renamed'] : [])]),
    })),
  ];
  return [...fields, { key: 'seal', value: hashOf([REVEAL_FORMAT, ...fields.map(fieldLine)]) }];
}

/** One deal, without what only people read (names of cards) and what nobody may read (passwords). */
export function dealFields({ which, deal }: RevealedDeal): readonly Field[] {
  const { outside, reason } = deal.commitment ?? { outside: null, reason: null };
  const optional = (key: string, value: string | null | undefined): readonly Field[] =>
    value === null || value === undefined ? [] : [{ key: `${which} ${key}`, value }];
  return [
    ...optional('reason', reason),
    ...optional('outside value', outside),
    ...optional('number', deal.number),
    ...optional('of', deal.legal),
    ...deal.seats.flatMap((seat) => [
      ...optional(`name ${seat.seat}`, seat.name),
      ...optional(`role ${seat.seat}`, seat.role),
      ...optional(
        `hands ${seat.seat}`,
        byDeck(seat.hands, ({ card, attributes }) => [card, ...attributes]),
      ),
      ...optional(`order ${seat.seat}`, seat.order && byDeck(seat.order, (at) => at)),
    ]),
    ...optional('stock', deal.stock && byDeck(deal.stock, ({ card }) => card)),
    ...optional('first', deal.first),
  ];
}

/** `[["main",[["slayer"],["vest","killer-mark"]]]]`: JSON without objects, whose keys JavaScript would put in an order of its own. */
function byDeck<T>(decks: Readonly<Record<string, readonly T[]>>, shown: (item: T) => unknown): string {
  return JSON.stringify(Object.entries(decks).map(([deck, items]) => [deck, items.map(shown)]));
}

/** The key of the first field in which two lists differ. */
export function differing(found: readonly Field[], wanted: readonly Field[]): string | null {
  const length = Math.max(found.length, wanted.length);
  for (let at = 0; at < length; at++) {
    const [one, other] = [found[at], wanted[at]];
    if (one?.key !== other?.key || one?.value !== other?.value) return other?.key ?? one?.key ?? null;
  }
  return null;
}

/** The deal as it was before anybody stepped in or left. */
export function withoutReplacements(deal: DealFile): DealFile {
  const names = namesDealt(deal);
  const { log: _, ...rest } = deal;
  return { ...rest, seats: deal.seats.map((seat, at) => ({ ...seat, name: names[at] ?? null })) };
}

// The shape of an outside value, announced by a model of it: `01 02 03 04 05 06 + 07`. A digit of the model stands for any digit,
// a Latin letter for any Latin letter of the same case, any other letter for any other letter; everything else is itself. A run of
// 16 or more characters 0–9 and a–f of one case, with both digits and letters (a block hash, a beacon), stands for any such
// run of that length. Values and models are in canonical form.

/** Whether the value has the shape of the model. */
export function hasShape(model: string, value: string): boolean {
  const hexRuns = [...model.matchAll(HEX_RUN)].filter(([run]) => /\d/.test(run) && /[a-f]/i.test(run));
  let pattern = '';
  let at = 0;
  for (const run of hexRuns) {
    pattern += literally(model.slice(at, run.index));
    pattern += `[0-9${/[a-f]/.test(run[0]) ? 'a-f' : 'A-F'}]{${run[0].length}}`;
    at = run.index + run[0].length;
  }
  return new RegExp(`^${pattern}${literally(model.slice(at))}$`, 'u').test(value);
}

const HEX_RUN = /(?<![\p{L}\p{N}])(?:[0-9a-f]{16,}|[0-9A-F]{16,})(?![\p{L}\p{N}])/gu;

function literally(text: string): string {
  return [...text].map(pattern).join('');
}

function pattern(character: string): string {
  if (/[0-9]/.test(character)) return '[0-9]';
  if (/[a-z]/.test(character)) return '[a-z]';
  if (/[A-Z]/.test(character)) return '[A-Z]';
  if (/\p{L}/u.test(character)) return '(?![A-Za-z])\\p{L}';
  return character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

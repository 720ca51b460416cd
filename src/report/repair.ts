/** A repair for people and as data. */
import type { DealFile } from '../deal/deal-file.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Move } from '../sat/moves.ts';
import type { Repair } from '../sat/repair.ts';
import { dealText } from './deal-text.ts';
import type { ExplanationFile } from './explanation.ts';
import type { Lang } from './language.ts';
import { namesOf } from './names.ts';
import { safe } from './safe.ts';
import type { View } from './view.ts';
import { words } from './words/repair.ts';

/** The JSON of `repair`. */
export interface RepairFile {
  /** Null where no legal deal exists. */
  readonly cost: { readonly cards: number; readonly attributes: number } | null;
  readonly moves: readonly MoveData[];
  readonly deal: DealFile | null;
  /** Why there is none. */
  readonly explanation?: Pick<ExplanationFile, 'conflict' | 'drop'>;
}

/** One move: seats from 1, ids, and its sentence. */
export interface MoveData {
  readonly kind: Move['kind'];
  readonly seats: readonly number[];
  /** `swap`: what the first seat gives and what it gets; `replace`: what leaves and what comes. */
  readonly cards: readonly string[];
  readonly deck?: string;
  /** `role`: the new role. */
  readonly role?: string;
  readonly attribute?: string;
  /** `mark`: whether the attribute is put on. */
  readonly on?: boolean;
  readonly message: string;
}

/** @param names of the players in seat order */
export function repairData(repair: Repair, deal: DealFile, ruleset: Ruleset, lang: Lang): RepairFile {
  return {
    cost: { cards: repair.cards, attributes: repair.attributes },
    moves: repair.moves.map((move) => moveData(move, deal, ruleset, lang)),
    deal,
  };
}

/** What it costs, the moves, and the whole mended deal. It holds every secret there is. */
export function repairText(repair: Repair, deal: DealFile, ruleset: Ruleset, view: View): string {
  const { lang, paint } = view;
  const moves = repair.moves.map((move) => `  - ${safe(moveData(move, deal, ruleset, lang).message)}`);
  const costs = repair.cards + repair.attributes > 0 || repair.moves.some(({ kind }) => kind === 'role');
  const told = costs
    ? words.cost[lang](repair.cards, repair.attributes)
    : (moves.length > 0 ? words.completed : words.none)[lang];
  return `${[paint.strong(told), ...moves].join('\n')}\n\n${dealText(deal, ruleset, view)}`;
}

function moveData(move: Move, deal: DealFile, ruleset: Ruleset, lang: Lang): MoveData {
  const names = namesOf(ruleset, lang);
  const seat = (index: number) => {
    const name = deal.seats[index]?.name;
    return name ? words.player[lang](index + 1, name) : words.seat[lang](index + 1);
  };
  const several = deck(move) !== undefined && ruleset.decks.length > 1 ? { deck: deck(move)! } : {};
  switch (move.kind) {
    case 'role': {
      const from = move.from === null ? '' : names.role(move.from);
      const message = words.role[lang](seat(move.seat), from, names.role(move.to));
      return { kind: move.kind, seats: [move.seat + 1], cards: [], role: move.to, message };
    }
    case 'swap': {
      const [one, two] = move.seats;
      const [card, back] = move.cards.map((id) => names.card(move.deck, id));
      const message = words.swap[lang](seat(one), card!, seat(two), back!);
      return { kind: move.kind, seats: [one + 1, two + 1], cards: move.cards, ...several, message };
    }
    case 'give': {
      const message = words.give[lang](seat(move.from), names.card(move.deck, move.card), seat(move.to));
      return { kind: move.kind, seats: [move.from + 1, move.to + 1], cards: [move.card], ...several, message };
    }
    case 'replace': {
      const [out, by] = [move.card, move.by].map((id) => names.card(move.deck, id));
      const message = words.replace[lang](seat(move.seat), out!, by!);
      return { kind: move.kind, seats: [move.seat + 1], cards: [move.card, move.by], ...several, message };
    }
    case 'leave':
    case 'take': {
      const message = words[move.kind][lang](seat(move.seat), names.card(move.deck, move.card));
      return { kind: move.kind, seats: [move.seat + 1], cards: [move.card], ...several, message };
    }
    case 'mark': {
      const card = names.card(move.deck, move.card);
      const message = words[move.on ? 'markOn' : 'markOff'][lang](
        seat(move.seat),
        card,
        names.attribute(move.attribute),
      );
      const { attribute, on } = move;
      return { kind: move.kind, seats: [move.seat + 1], cards: [move.card], ...several, attribute, on, message };
    }
  }
}

function deck(move: Move): string | undefined {
  return move.kind === 'role' ? undefined : move.deck;
}

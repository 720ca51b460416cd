/** A repair for people and as data. */
import type { DealFile } from '../../deal/deal-file.ts';
import { type Document, gap, indentedList, paragraph } from '../../document/document.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Move } from '../../sat/repair.ts';
import type { Lang } from '../../say/language.ts';
import { namesOf } from '../../say/names.ts';
import { say } from '../../say/say.ts';
import { dealDocument } from '../deal/text.ts';
import { type ExplanationFile, explanationData } from '../explain/answer.ts';
import { explanationDocument } from '../explain/text.ts';
import type { Repaired } from './answer.ts';

/** The JSON of `repair`. */
export interface RepairFile {
  /** Null where no legal deal exists. */
  readonly cost: { readonly cards: number; readonly attributes: number } | null;
  readonly moves: readonly MoveData[];
  /** Decimal: how many legal deals are equally near; null where some of them were left out, or none exists. */
  readonly among: string | null;
  /** One of them, drawn. */
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

type Mended = Extract<Repaired, { readonly verdict: 'mended' }>;
type Impossible = Extract<Repaired, { readonly verdict: 'impossible' }>;

/** @param ruleset with its pool put in */
export function repairData({ repair, deal, among }: Mended, ruleset: Ruleset, lang: Lang): RepairFile {
  return {
    cost: { cards: repair.cards, attributes: repair.attributes },
    moves: repair.moves.map((move) => moveData(move, deal, ruleset, lang)),
    among: among === null ? null : String(among),
    deal,
  };
}

export function impossibleData({ explained }: Impossible, lang: Lang): RepairFile {
  const { conflict, drop } = explanationData(explained, lang);
  const explanation = { ...(conflict && { conflict }), ...(drop && { drop }) };
  return { cost: null, moves: [], among: null, deal: null, explanation };
}

export function impossibleDocument({ explained, byRoles }: Impossible, seconds: number, lang: Lang): Document {
  const { impossible, impossibleRoles } = say[lang].repair;
  const why = explanationDocument(explained, lang, { seconds, given: false });
  return [paragraph(byRoles ? impossibleRoles : impossible), gap, ...why];
}

/** What it costs, and among how many deals it was drawn. Nothing secret. */
export function repairSentence({ repair, among }: Mended, lang: Lang): string {
  const words = say[lang].repair;
  const costs = repair.cards + repair.attributes > 0 || repair.moves.some(({ kind }) => kind !== 'take');
  const drawn = among === 1n ? [] : [words.among(among === null ? null : String(among))];
  const told = costs
    ? words.cost(repair.cards, repair.attributes)
    : repair.moves.length > 0 || among !== 1n
      ? words.completed
      : words.none;
  return [told, ...drawn].join(say[lang].repair.space);
}

/** What it costs, the moves, and the whole mended deal. It holds every secret there is. */
export function repairDocument(mended: Mended, ruleset: Ruleset, lang: Lang): Document {
  const { repair, deal } = mended;
  const moves = repair.moves.map((move) => moveData(move, deal, ruleset, lang).message);
  return [
    paragraph(repairSentence(mended, lang), 'strong'),
    indentedList(moves),
    gap,
    ...dealDocument(deal, ruleset, lang),
  ];
}

function moveData(move: Move, deal: DealFile, ruleset: Ruleset, lang: Lang): MoveData {
  const names = namesOf(ruleset, lang);
  const seat = (index: number) => {
    const name = deal.seats[index]?.name;
    return name ? say[lang].repair.player(index + 1, name) : say[lang].repair.seat(index + 1);
  };
  const several = deck(move) !== undefined && ruleset.decks.length > 1 ? { deck: deck(move)! } : {};
  switch (move.kind) {
    case 'role': {
      const from = move.from === null ? '' : names.role(move.from);
      const message = say[lang].repair.role(seat(move.seat), from, names.role(move.to));
      return { kind: move.kind, seats: [move.seat + 1], cards: [], role: move.to, message };
    }
    case 'swap': {
      const [one, two] = move.seats;
      const [card, back] = move.cards.map(names.card);
      const message = say[lang].repair.swap(seat(one), card!, seat(two), back!);
      return { kind: move.kind, seats: [one + 1, two + 1], cards: move.cards, ...several, message };
    }
    case 'give': {
      const message = say[lang].repair.give(seat(move.from), names.card(move.card), seat(move.to));
      return { kind: move.kind, seats: [move.from + 1, move.to + 1], cards: [move.card], ...several, message };
    }
    case 'replace': {
      const [out, by] = [move.card, move.by].map(names.card);
      const message = say[lang].repair.replace(seat(move.seat), out!, by!);
      return { kind: move.kind, seats: [move.seat + 1], cards: [move.card, move.by], ...several, message };
    }
    case 'leave':
    case 'take': {
      const message = say[lang].repair[move.kind](seat(move.seat), names.card(move.card));
      return { kind: move.kind, seats: [move.seat + 1], cards: [move.card], ...several, message };
    }
    case 'mark': {
      const card = names.card(move.card);
      const message = say[lang].repair[move.on ? 'markOn' : 'markOff'](
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

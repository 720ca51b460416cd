/** The verdict on a given deal, for people and as data. */

import type { Violation } from '../../checker/violation.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import type { CardCount } from '../../deal/judge.ts';
import { type Block, type Document, gap, indentedList, paragraph } from '../../document/document.ts';
import type { PartialDeal } from '../../problem/problem.ts';
import type { Statement } from '../../problem/statement.ts';
import { shownSeed } from '../../random/seeds.ts';
import type { CardId, DeckId, Ruleset } from '../../ruleset/model.ts';
import { type Lang, listed } from '../../say/language.ts';
import { namesOf, type RulesetNames } from '../../say/names.ts';
import { say } from '../../say/say.ts';
import { dealDocument } from '../deal/text.ts';
import { type ExplanationFile, explanationData } from '../explain/answer.ts';
import { conflictText, statementData } from '../explain/conflict.ts';
import type { Completion, Verification } from './answer.ts';

/** The JSON of `verify`, contract: "Verdicts". */
export interface VerdictFile {
  readonly verdict: Verification['verdict'];
  /** Decimal; of a legal deal, null where the memory limit was hit. */
  readonly number: string | null;
  /** Decimal: in how many ways it can be completed; null where it is complete, cannot be, or only the count hit its limit. */
  readonly completions: string | null;
  readonly decks: Readonly<
    Record<string, { readonly extra: readonly CardCount[]; readonly missing: readonly CardCount[] }>
  >;
  /** What is broken; of an impossible deal, the rules and facts that conflict. */
  readonly violations: readonly ViolationData[];
  /** Of an impossible deal: the counting argument and the rules to drop. */
  readonly explanation?: Pick<ExplanationFile, 'conflict' | 'drop'>;
  /** With `--complete`: a completion. */
  readonly deal?: DealFile;
}

/** What the verdict is about, and what was drawn beside it. */
export interface VerdictPart {
  readonly given: PartialDeal;
  /** With its pool put in. */
  readonly ruleset: Ruleset;
  readonly seconds: number;
  /** Whether people are told the deal's number, which gives every hand away. */
  readonly number: boolean;
  /** The completion that was asked for. */
  readonly completion: Completion | null;
}

export function verdictData(verification: Verification, part: VerdictPart, lang: Lang): VerdictFile {
  const { verdict, decks } = verification;
  const { given, ruleset, completion } = part;
  return {
    verdict,
    number: verdict === 'legal' && verification.number !== null ? String(verification.number) : null,
    completions:
      verdict === 'completable' && verification.completions !== null ? String(verification.completions) : null,
    decks: Object.fromEntries(decks.map(({ deck, extra, missing }) => [deck, { extra, missing }])),
    violations: violations(verification, given, ruleset, lang),
    ...(verdict === 'impossible' && { explanation: reasons(verification, ruleset, lang) }),
    ...(completion && { deal: completion.deal }),
  };
}

export function verdictDocument(verification: Verification, part: VerdictPart, lang: Lang): Document {
  const { given, ruleset, completion } = part;
  return [
    { block: 'title', text: `${ruleset.name[lang]} · ${say[lang].violation.players(given.seats)}` },
    ...differences(verification, ruleset, lang),
    verdictBlock(verification, part, lang),
    indentedList(violations(verification, given, ruleset, lang).map(({ message }) => message)),
    ...(verification.verdict === 'impossible' ? counted(verification, ruleset, lang) : []),
    ...(completion === null ? [] : completionBlocks(completion, ruleset, lang)),
  ];
}

function verdictBlock(verification: Verification, { number, seconds }: VerdictPart, lang: Lang): Block {
  const words = say[lang].verification;
  switch (verification.verdict) {
    case 'legal':
      return paragraph(
        number ? words.legalNumber(text(verification.number), text(verification.legal)) : words.legal,
        'good',
      );
    case 'completable':
      return paragraph(words.completable(text(verification.completions)), 'good');
    case 'illegal':
      return paragraph(words.illegal(verification.violations.length), 'bad');
    case 'impossible':
      return paragraph(words.impossible, 'bad');
    case 'unknown':
      return paragraph(words.unknown(seconds), 'warn');
  }
}

function completionBlocks(
  { deal, seed }: NonNullable<VerdictPart['completion']>,
  ruleset: Ruleset,
  lang: Lang,
): Document {
  const { completed, seed: label } = say[lang].verification;
  return [
    gap,
    paragraph(completed),
    ...dealDocument(deal, ruleset, lang),
    ...(seed === null ? [] : [paragraph(`${label}  ${shownSeed(seed)}`)]),
  ];
}

function violations(
  verification: Verification,
  given: PartialDeal,
  ruleset: Ruleset,
  lang: Lang,
): readonly ViolationData[] {
  if (verification.verdict === 'illegal') {
    return verification.violations.map((violation) => violationData(violation, given, ruleset, lang));
  }
  if (verification.verdict !== 'impossible' || verification.explanation.verdict !== 'no') return [];
  const { completed, explanation } = verification;
  return explanation.core.statements.map((statement) => {
    const { kind, id, message } = statementData(statement, completed, ruleset, lang);
    return { kind, id, ...about(statement, completed), message };
  });
}

/** Seats and cards that a statement speaks of. */
function about(
  statement: Statement,
  { requirements, seatRoles, decks }: (Verification & { readonly verdict: 'impossible' })['completed'],
): Pick<ViolationData, 'seats' | 'cards'> {
  switch (statement.kind) {
    case 'pin': {
      const seats = [
        ...requirements
          .filter(({ kind, id }) => kind === 'fact' && id === statement.id)
          .flatMap((each) => each.seats ?? []),
        ...seatRoles.filter(({ id }) => id === statement.id).map(({ seat }) => seat),
      ];
      return { seats: [...new Set(seats)].sort((a, b) => a - b).map((seat) => seat + 1), cards: [] };
    }
    case 'copies':
      return { seats: [], cards: [decks[statement.deck]!.cards[statement.card]!.id] };
    default:
      return { seats: [], cards: [] };
  }
}

function reasons(
  { completed, explanation }: Verification & { readonly verdict: 'impossible' },
  ruleset: Ruleset,
  lang: Lang,
): Pick<ExplanationFile, 'conflict' | 'drop'> {
  const { conflict, drop } = explanationData({ ruleset, problem: completed, explanation }, lang);
  return { ...(conflict && { conflict }), ...(drop && { drop }) };
}

function counted(
  { completed, explanation }: Verification & { readonly verdict: 'impossible' },
  ruleset: Ruleset,
  lang: Lang,
): Document {
  if (explanation.verdict !== 'no' || explanation.counted === null) return [];
  return [paragraph(conflictText(explanation.counted, completed, ruleset, lang))];
}

function differences({ decks }: Verification, ruleset: Ruleset, lang: Lang): Document {
  const names = namesOf(ruleset, lang);
  return decks.flatMap(({ deck, extra, missing }) => {
    const where = decks.length > 1 ? ` ${names.deck(deck)}` : '';
    const line = (label: string, cards: readonly CardCount[]): Document => {
      const shown = cards.map(({ card, copies }) => say[lang].violation.copiesOf(names.card(card), copies));
      return shown.length === 0 ? [] : [paragraph(`${label}${where}  ${shown.join('  ')}`)];
    };
    return [...line(say[lang].verification.extra, extra), ...line(say[lang].verification.missing, missing)];
  });
}

function text(number: bigint | null): string | null {
  return number === null ? null : String(number);
}

// What breaks a rule or a fact in a given deal, as one sentence.

/** The JSON of a violation, contract: "Verdicts". */
export interface ViolationData {
  readonly kind: 'rule' | 'fact';
  readonly id: string;
  readonly seats: readonly number[];
  readonly cards: readonly CardId[];
  readonly message: string;
}

/** @param ruleset with its pool put in */
export function violationData(violation: Violation, given: PartialDeal, ruleset: Ruleset, lang: Lang): ViolationData {
  const { kind, id, seats, cards } = violation;
  return { kind, id, seats, cards, message: violationText(violation, given, ruleset, lang) };
}

/** One sentence without a full stop, with players' names where the deal has them. */
export function violationText(violation: Violation, given: PartialDeal, ruleset: Ruleset, lang: Lang): string {
  const { id, seats, cards, detail } = violation;
  const names = namesOf(ruleset, lang);
  const who = listed(
    seats.map((seat) => say[lang].violation.seat(seat, given.names[seat - 1] ?? null)),
    lang,
  );
  const rule = () => {
    const text = ruleset.rules.find((each) => each.id === id)?.text[lang];
    return text === undefined ? id : say[lang].violation.rule(id, text);
  };
  const deckName = (deck: DeckId) => (ruleset.decks.length > 1 ? names.deck(deck) : null);
  const all = cardsText(cards, names, lang);
  const one = cards[0] === undefined ? '' : names.card(cards[0]);
  switch (detail.what) {
    case 'holds':
    case 'lacks':
      return say[lang].violation[detail.what](who, rule(), all);
    case 'pin':
      return say[lang].violation.pin(who, id);
    case 'role-count':
      return say[lang].violation.roleCount(names.role(detail.role), detail.seats, detail.count, who);
    case 'role-absent':
      return say[lang].violation.roleAbsent(who, names.role(detail.role));
    case 'hand-size':
      return say[lang].violation.handSize(who, detail.held, detail.size, deckName(detail.deck));
    case 'copies':
      return detail.held > detail.copies
        ? say[lang].violation.tooMany(one, detail.held, detail.copies, who)
        : say[lang].violation.tooFew(one, detail.held, detail.copies);
    case 'not-in-play':
      return say[lang].violation.notInPlay(who, one);
    case 'mark-count':
      return say[lang].violation.markCount(names.attribute(detail.attribute), detail.dealt, detail.count, all);
    case 'mark-set':
      return say[lang].violation.markSet(who, all, listed(detail.attributes.map(names.attribute), lang));
  }
}

/** A card once, with its copies, in the order of the list. */
function cardsText(cards: readonly CardId[], names: RulesetNames, lang: Lang): string {
  const copies = new Map<CardId, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return listed(
    [...copies].map(([card, count]) => say[lang].violation.copiesOf(names.card(card), count)),
    lang,
  );
}

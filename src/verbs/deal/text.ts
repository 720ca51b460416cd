/** A deal as the moderator sees it in a terminal: a row a seat, and below it what identifies the deal. */
import type { DealCard, DealFile, DealSeat } from '../../deal/deal-file.ts';
import { cardsInOrder } from '../../deal/presentation/knowledge.ts';
import { guarded } from '../../deal/read/csv.ts';
import {
  apart,
  cell,
  type Document,
  type Fact,
  fact,
  paragraph,
  type Run,
  type Table,
} from '../../document/document.ts';
import { normalise } from '../../problem/selection.ts';
import { isStrongSeed, shownSeed } from '../../random/seeds.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { type Lang, listed } from '../../say/language.ts';
import { namesOf, type RulesetNames } from '../../say/names.ts';
import { type Say, say } from '../../say/say.ts';

/** The deal for people. It holds every secret there is. */
export function dealDocument(deal: DealFile, ruleset: Ruleset, lang: Lang): Document {
  const names = namesOf(ruleset, lang);
  return apart([
    [{ block: 'title', text: `${ruleset.name[lang]} · ${say[lang].deal.players(deal.players)}` }],
    [seatTable(deal, ruleset, names, lang)],
    [{ block: 'facts', rows: facts(deal, ruleset, names, lang) }],
    notes(deal, lang),
  ]);
}

function seatTable(deal: DealFile, ruleset: Ruleset, names: RulesetNames, lang: Lang): Table {
  const words = say[lang].deal;
  const before = [
    { title: words.seat, of: ({ seat }: DealSeat) => cell(seat) },
    ...(deal.seats.some(({ name }) => name !== null)
      ? [{ title: words.player, of: ({ name }: DealSeat) => cell(name ?? '') }]
      : []),
    ...(deal.seats.some(({ alias }) => alias !== undefined)
      ? [{ title: words.alias, of: ({ alias }: DealSeat) => cell(alias?.name ?? '') }]
      : []),
    ...(ruleset.roles.length > 1
      ? [{ title: words.role, of: ({ role }: DealSeat) => cell(names.role(role), names.roleColour(role)) }]
      : []),
  ];
  const hands = ruleset.decks.map(({ id }) => ({
    title: ruleset.decks.length > 1 ? names.deck(id) : words.hand,
    of: (seat: DealSeat) => cardsInOrder(seat, id).map((card) => cardRuns(card, names)),
  }));
  const columns = [...before, ...hands];
  return {
    block: 'table',
    head: columns.map(({ title }) => title),
    rows: deal.seats.map((seat) => columns.map(({ of }) => of(seat))),
    aligned: hands.map((_, at) => before.length + at),
  };
}

/** A card with its attributes behind a star, as deals are written everywhere. */
export function cardRuns({ card, attributes }: DealCard, names: RulesetNames): readonly Run[] {
  return [
    { text: names.card(card), as: names.cardColour(card) },
    ...attributes.map((attribute): Run => ({ text: `*${names.attribute(attribute)}`, as: 'attribute' })),
  ];
}

function facts(deal: DealFile, ruleset: Ruleset, names: RulesetNames, lang: Lang): readonly Fact[] {
  const words = say[lang].deal;
  const camp = ruleset.presentation.camps?.camps.find(({ id }) => id === deal.first);
  const chosen = chosenText(deal, ruleset);
  return [
    ...ruleset.decks.flatMap(({ id }) => {
      const cards = deal.stock?.[id];
      if (cards === undefined) return [];
      const label = ruleset.decks.length > 1 ? `${words.stock}: ${names.deck(id)}` : words.stock;
      return [{ label, cell: cards.map(({ card }) => [{ text: names.card(card) }]) }];
    }),
    ...(deal.first === undefined ? [] : [fact(words.first, camp?.name[lang] ?? deal.first)]),
    ...(deal.pairings ?? []).map((pairing, at) =>
      fact(at === 0 ? words.pairing : words.orPairing, pairingText(pairing)),
    ),
    ...(deal.substitutes?.length ? [fact(words.substitutes, listed(deal.substitutes, lang))] : []),
    ...(chosen.length > 0 ? [fact(words.selection, chosen.join('  '))] : []),
    ...(deal.seed === null ? [] : [fact(words.seed, shownSeed(deal.seed))]),
    ...(deal.index ? [fact(words.index, deal.index)] : []),
    fact(words.number, `${deal.number} ${words.ofLegal(deal.legal)}`),
    fact(words.fingerprint, `${deal.ruleset.id} ${shortFingerprint(deal.ruleset.fingerprint)}`),
  ];
}

/** `1→4  3→2`: seats of attackers and their targets. */
export function pairingText(pairing: NonNullable<DealFile['pairings']>[number]): string {
  return pairing.map(({ attacker, target }) => `${attacker}→${target}`).join('  ');
}

/** What was chosen otherwise than the ruleset does by itself, in the words of the flags. */
function chosenText({ players, selection }: DealFile, ruleset: Ruleset): readonly string[] {
  const usual = normalise(ruleset, { players });
  const differing = <T>(own: Readonly<Record<string, T>>, other: Readonly<Record<string, T>>) =>
    Object.entries(own).flatMap(([key, value]) => (value === other[key] ? [] : [`${key}=${value}`]));
  return [
    ...differing(selection.set, usual.set),
    ...differing(selection.readings, usual.readings),
    ...differing(selection.weights, usual.weights),
    ...selection.without.map((rule) => `−${rule}`),
    ...selection.pins,
  ];
}

/** The part of a fingerprint that people compare; the whole stands in the file. */
export function shortFingerprint(fingerprint: string): string {
  return fingerprint.slice(0, 16);
}

function notes({ chosen, commitment, seed }: DealFile, lang: Lang): Document {
  if (chosen === 'by-number') return [paragraph(say[lang].deal.byNumber, 'warn')];
  if (commitment !== undefined || seed === null || isStrongSeed(seed)) return [];
  return [paragraph(say[lang].deal.weak, 'warn')];
}

// Deals as a table, a row a card, for a spreadsheet: a byte order mark first, so that Chinese spreadsheets read UTF-8, and no cell that
// they take for a formula. `verify` and `bias` read it back.

interface DealCsv {
  /** The byte order mark and the row that names the columns. */
  readonly head: string;
  readonly rows: (deal: DealFile) => string;
}

/**
 * @param ruleset with its pool put in
 * @param batch whether there may be several deals: then a column tells which one a row belongs to
 */
export function dealCsv(ruleset: Ruleset, lang: Lang, batch: boolean): DealCsv {
  const names = namesOf(ruleset, lang);
  const several = ruleset.decks.length > 1;
  const t = (key: keyof Say['csv']) => say[lang].csv[key];
  const title = [
    ...(batch ? [t('deal')] : []),
    ...[t('seat'), t('name'), t('role')],
    ...(several ? [t('deck')] : []),
    ...[t('card'), t('attributes')],
  ];
  return {
    head: `\uFEFF${row(title)}`,
    rows: (deal) =>
      deal.seats
        .flatMap((seat) =>
          ruleset.decks.flatMap(({ id }) =>
            (seat.hands[id] ?? []).map(({ card, attributes }) =>
              row([
                ...(batch ? [String(deal.index ?? 0)] : []),
                ...[String(seat.seat), seat.name ?? '', names.role(seat.role)],
                ...(several ? [names.deck(id)] : []),
                ...[names.card(card), attributes.map(names.attribute).join('+')],
              ]),
            ),
          ),
        )
        .join(''),
  };
}

function row(cells: readonly string[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

function written(cell: string): string {
  const safe = guarded(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A deal as the moderator sees it in a terminal: a row a seat, and below it what identifies the deal. */
import type { DealFile, DealSeat } from '../../deal/deal-file.ts';
import { guarded } from '../../deal/read/csv.ts';
import { plain, type View } from '../../document/paint.ts';
import { type Cell, cell, type Span, table, tableWidth } from '../../document/table.ts';
import { normalise } from '../../problem/selection.ts';
import { isStrongSeed, shownSeed } from '../../random/seeds.ts';
import type { DeckId, Ruleset } from '../../ruleset/model.ts';
import { type Lang, listed } from '../../say/language.ts';
import { namesOf, type RulesetNames } from '../../say/names.ts';
import { type Say, say } from '../../say/say.ts';

/** The deal as text for people. It holds every secret there is. */
export function dealText(deal: DealFile, ruleset: Ruleset, view: View): string {
  const names = namesOf(ruleset, view.lang);
  return `${heading(deal, ruleset, view)}\n\n${seatTable(deal, ruleset, names, view)}\n${table(facts(deal, ruleset, names, view), view)}${notes(deal, view)}`;
}

function heading(deal: DealFile, ruleset: Ruleset, view: View): string {
  const players = say[view.lang].deal.players(deal.players);
  return view.paint.strong(`${ruleset.name[view.lang]} · ${players}`);
}

/** A column a card while that fits the terminal, so that hands can be compared; else the cards of a hand as a list. */
function seatTable(deal: DealFile, ruleset: Ruleset, names: RulesetNames, view: View): string {
  const apart = seatRows(deal, ruleset, names, view, (cards) => cards.map((card) => ({ items: [card] })));
  const rows =
    tableWidth(apart) <= Math.min(view.width, 160)
      ? apart
      : seatRows(deal, ruleset, names, view, (cards) => [{ items: cards }]);
  return table(rows, { ...view, heading: view.paint.faint });
}

type HandCells = (cards: readonly (readonly Span[])[]) => readonly Cell[];

function seatRows(
  deal: DealFile,
  ruleset: Ruleset,
  names: RulesetNames,
  view: View,
  spread: HandCells,
): readonly (readonly Cell[])[] {
  const { lang } = view;
  const has = {
    name: deal.seats.some((seat) => seat.name !== null),
    role: ruleset.roles.length > 1,
    alias: deal.seats.some((seat) => seat.alias !== undefined),
  };
  const hands = ruleset.decks.map((deck) => {
    const cells = deal.seats.map((seat) => spread(handCards(seat, deck.id, names, view)));
    return { deck: deck.id, cells, width: Math.max(...cells.map((own) => own.length)) };
  });
  const fill = (cells: readonly Cell[], width: number) => [...cells, ...Array(width - cells.length).fill(cell(''))];
  const title = (deck: DeckId) => (ruleset.decks.length > 1 ? names.deck(deck) : say[lang].deal.hand);
  const top = [
    cell(say[lang].deal.seat),
    ...(has.name ? [cell(say[lang].deal.player)] : []),
    ...(has.alias ? [cell(say[lang].deal.alias)] : []),
    ...(has.role ? [cell(say[lang].deal.role)] : []),
    ...hands.flatMap(({ deck, width }) => fill([cell(title(deck))], width)),
  ];
  const rows = deal.seats.map((seat, at) => [
    cell(String(seat.seat)),
    ...(has.name ? [cell(seat.name ?? '')] : []),
    ...(has.alias ? [cell(seat.alias?.name ?? '')] : []),
    ...(has.role ? [cell(names.role(seat.role), view.paint.faction(names.roleFaction(seat.role)))] : []),
    ...hands.flatMap(({ cells, width }) => fill(cells[at] ?? [], width)),
  ]);
  return [top, ...rows];
}

/** The cards of one hand, in their drawn order where they lie in one. */
function handCards(seat: DealSeat, deck: DeckId, names: RulesetNames, view: View): readonly (readonly Span[])[] {
  const hand = seat.hands[deck] ?? [];
  const order = seat.order?.[deck] ?? hand.map((_, index) => index);
  return order
    .flatMap((index) => hand[index] ?? [])
    .map((card) => [
      { text: names.card(deck, card.card), paint: view.paint.faction(names.cardFaction(deck, card.card)) },
      ...card.attributes.map((attribute) => ({ text: `*${names.attribute(attribute)}`, paint: view.paint.mark })),
    ]);
}

function facts(deal: DealFile, ruleset: Ruleset, names: RulesetNames, view: View): readonly (readonly Cell[])[] {
  const { lang, paint } = view;
  const row = (name: string, value: string) => [cell(name, paint.faint), cell(value)];
  const camp = ruleset.presentation.camps?.camps.find(({ id }) => id === deal.first);
  const chosen = chosenText(deal, ruleset);
  return [
    ...Object.entries(deal.stock ?? {}).map(([deck, cards]) => [
      // as: the keys of a stock are deck ids
      cell(
        ruleset.decks.length > 1 ? `${say[lang].deal.stock}: ${names.deck(deck as DeckId)}` : say[lang].deal.stock,
        paint.faint,
      ),
      { items: cards.map(({ card }) => [{ text: names.card(deck as DeckId, card), paint: plain }]) },
    ]),
    ...(deal.first === undefined ? [] : [row(say[lang].deal.first, camp?.name[lang] ?? deal.first)]),
    ...(deal.pairings ?? []).map((pairing, index) =>
      row(
        index === 0 ? say[lang].deal.pairing : say[lang].deal.orPairing,
        pairing.map(({ attacker, target }) => `${attacker}→${target}`).join('  '),
      ),
    ),
    ...(deal.substitutes?.length ? [row(say[lang].deal.substitutes, listed(deal.substitutes, lang))] : []),
    ...(chosen.length > 0 ? [row(say[lang].deal.selection, chosen.join('  '))] : []),
    ...(deal.seed === null ? [] : [row(say[lang].deal.seed, shownSeed(deal.seed))]),
    ...(deal.index ? [row(say[lang].deal.index, String(deal.index))] : []),
    row(say[lang].deal.number, `${deal.number} ${say[lang].deal.ofLegal(deal.legal)}`),
    row(say[lang].deal.fingerprint, `${deal.ruleset.id} ${shortFingerprint(deal.ruleset.fingerprint)}`),
  ];
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

function notes(deal: DealFile, view: View): string {
  const warn = (text: string) => `\n${table([[cell(text, view.paint.warn)]], view)}`;
  if (deal.chosen === 'by-number') return warn(say[view.lang].deal.byNumber);
  if (deal.commitment !== undefined || deal.seed === null || isStrongSeed(deal.seed)) return '';
  return warn(say[view.lang].deal.weak);
}

// Deals as a table, a row a card, for a spreadsheet: a byte order mark first, so that Chinese spreadsheets read UTF-8, and no cell that
// they take for a formula. `verify` and `bias` read it back.

export interface DealCsv {
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
                ...[names.card(id, card), attributes.map(names.attribute).join('+')],
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

/** A deal as the moderator sees it in a terminal: a row a seat, and below it what identifies the deal. */
import type { DealFile, DealSeat } from '../deal/deal-file.ts';
import { normalise } from '../problem/normalise.ts';
import { isStrongSeed } from '../random/seeds.ts';
import type { DeckId } from '../ruleset/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { listed } from './language.ts';
import { type Names, namesOf } from './names.ts';
import { plain } from './paint.ts';
import { type Cell, cell, type Span, table, tableWidth } from './table.ts';
import type { View } from './view.ts';
import { words } from './words/deal.ts';

/** The deal as text for people. It holds every secret there is. */
export function dealText(deal: DealFile, ruleset: Ruleset, view: View): string {
  const names = namesOf(ruleset, view.lang);
  return `${heading(deal, ruleset, view)}\n\n${seatTable(deal, ruleset, names, view)}\n${table(facts(deal, ruleset, names, view), view)}${notes(deal, view)}`;
}

function heading(deal: DealFile, ruleset: Ruleset, view: View): string {
  const players = words.players[view.lang](deal.players);
  return view.paint.strong(`${ruleset.name[view.lang]} · ${players}`);
}

/** A column a card while that fits the terminal, so that hands can be compared; else the cards of a hand as a list. */
function seatTable(deal: DealFile, ruleset: Ruleset, names: Names, view: View): string {
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
  names: Names,
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
  const title = (deck: DeckId) => (ruleset.decks.length > 1 ? names.deck(deck) : words.hand[lang]);
  const top = [
    cell(words.seat[lang]),
    ...(has.name ? [cell(words.player[lang])] : []),
    ...(has.alias ? [cell(words.alias[lang])] : []),
    ...(has.role ? [cell(words.role[lang])] : []),
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
function handCards(seat: DealSeat, deck: DeckId, names: Names, view: View): readonly (readonly Span[])[] {
  const hand = seat.hands[deck] ?? [];
  const order = seat.order?.[deck] ?? hand.map((_, index) => index);
  return order
    .flatMap((index) => hand[index] ?? [])
    .map((card) => [
      { text: names.card(deck, card.card), paint: view.paint.faction(names.cardFaction(deck, card.card)) },
      ...card.attributes.map((attribute) => ({ text: `*${names.attribute(attribute)}`, paint: view.paint.mark })),
    ]);
}

function facts(deal: DealFile, ruleset: Ruleset, names: Names, view: View): readonly (readonly Cell[])[] {
  const { lang, paint } = view;
  const row = (name: string, value: string) => [cell(name, paint.faint), cell(value)];
  const camp = ruleset.talk.camps?.camps.find(({ id }) => id === deal.first);
  const chosen = chosenText(deal, ruleset);
  return [
    ...Object.entries(deal.stock ?? {}).map(([deck, cards]) => [
      // as: the keys of a stock are deck ids
      cell(
        ruleset.decks.length > 1 ? `${words.stock[lang]}: ${names.deck(deck as DeckId)}` : words.stock[lang],
        paint.faint,
      ),
      { items: cards.map(({ card }) => [{ text: names.card(deck as DeckId, card), paint: plain }]) },
    ]),
    ...(deal.first === undefined ? [] : [row(words.first[lang], camp?.name[lang] ?? deal.first)]),
    ...(deal.pairings ?? []).map((pairing, index) =>
      row(
        index === 0 ? words.pairing[lang] : words.orPairing[lang],
        pairing.map(({ attacker, target }) => `${attacker}→${target}`).join('  '),
      ),
    ),
    ...(deal.substitutes?.length ? [row(words.substitutes[lang], listed(deal.substitutes, lang))] : []),
    ...(chosen.length > 0 ? [row(words.selection[lang], chosen.join('  '))] : []),
    ...(deal.seed === null ? [] : [row(words.seed[lang], deal.seed)]),
    ...(deal.index ? [row(words.index[lang], String(deal.index))] : []),
    row(words.number[lang], `${deal.number} ${words.ofLegal[lang](deal.legal)}`),
    row(words.fingerprint[lang], `${deal.ruleset.id} ${shortFingerprint(deal.ruleset.fingerprint)}`),
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
  if (deal.chosen === 'by-number') return warn(words.byNumber[view.lang]);
  if (deal.commitment !== undefined || deal.seed === null || isStrongSeed(deal.seed)) return '';
  return warn(words.weak[view.lang]);
}

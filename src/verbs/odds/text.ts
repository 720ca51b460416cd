/** Odds as tables with shading: the darker the block, the likelier. The exact fractions are in the JSON. */

import type { View } from '../../document/paint.ts';
import { type Cell, cell, table } from '../../document/table.ts';
import type { AttributeId, CardId, DeckId, RoleId, Ruleset } from '../../ruleset/model.ts';
import { namesOf } from '../../say/names.ts';
import { say } from '../../say/say.ts';
import { shortFingerprint } from '../deal/text.ts';
import type { OddsFile, Probability } from './answer.ts';

export interface OddsTextOptions {
  /** Whether the seats are shown too. */
  readonly seats: boolean;
  /** Names of the players in seat order; null: seat numbers. */
  readonly names: readonly string[] | null;
}

/** The odds of one table; ends in a newline. */
export function oddsText(odds: OddsFile, ruleset: Ruleset, options: OddsTextOptions, view: View): string {
  const { lang, paint } = view;
  const parts = [heading(odds, ruleset, view)];
  const section = (title: string, rows: readonly (readonly Cell[])[]): void => {
    if (rows.length < 2) return;
    const right = rows[0]!.map((_, column) => column).slice(1);
    parts.push(`${paint.strong(title)}\n${table(rows, { ...view, right, heading: paint.faint })}`);
  };
  if (odds.events.length > 0) parts.push(eventLines(odds, view));
  section(say[lang].odds.cardsByRole, cardsByRole(odds, ruleset, view));
  if (options.seats) {
    section(say[lang].odds.rolesBySeat, rolesBySeat(odds, ruleset, options, view));
    section(say[lang].odds.cardsBySeat, cardsBySeat(odds, ruleset, options, view));
  }
  section(say[lang].odds.attributesByRole, attributesByRole(odds, ruleset, view));
  section(say[lang].odds.attributesByCard, attributesByCard(odds, ruleset, view));
  return parts.join('\n');
}

function heading(odds: OddsFile, ruleset: Ruleset, { lang, paint }: View): string {
  const { pins, weights } = odds.selection;
  const facts = [
    say[lang].odds.ofLegal(odds.legal),
    ...(Object.values(weights).includes('shuffles') ? [say[lang].odds.weighed] : []),
    ...(pins.length > 0 ? [say[lang].odds.pins(pins.join(say[lang].punctuation.semicolon))] : []),
  ];
  const head = `${say[lang].odds.title}  ${ruleset.name[lang]}  ${say[lang].odds.players(odds.players)}`;
  return `${paint.strong(head)}  ${paint.faint(`${ruleset.id} ${shortFingerprint(odds.ruleset.fingerprint)}`)}\n${facts.join(say[lang].punctuation.comma)}\n`;
}

function eventLines(odds: OddsFile, view: View): string {
  const rows = odds.events.map(({ event, probability }) => [
    cell(event),
    shaded(probability, view),
    cell(fractionText(probability), view.paint.faint),
  ]);
  return `${view.paint.strong(say[view.lang].odds.events)}\n${table(rows, { ...view, right: [1] })}`;
}

function cardsByRole(odds: OddsFile, ruleset: Ruleset, view: View): readonly (readonly Cell[])[] {
  const { lang } = view;
  const names = namesOf(ruleset, lang);
  const columns = roleColumns(odds, ruleset, view);
  return [
    [cell(say[lang].odds.card), cell(say[lang].odds.copies), ...columns.map(({ title }) => cell(title))],
    ...odds.cards.map(({ deck, card, copies, roles }) => [
      cardCell(ruleset, names, deck, card, view),
      cell(String(copies)),
      ...columns.map(({ role, of }) => shaded(roles[role]![of], view)),
    ]),
  ];
}

/** One column a role; where a role has several seats, one more for a given one of them. */
function roleColumns(
  odds: OddsFile,
  ruleset: Ruleset,
  { lang }: View,
): readonly { role: string; of: 'some' | 'each'; title: string }[] {
  const first = odds.cards[0]?.roles ?? {};
  return Object.keys(first).flatMap((role) => {
    const name = namesOf(ruleset, lang).role(role as RoleId); // as: ids of the file are the ruleset's own
    const seats = odds.seats.reduce((sum, seat) => sum + Number(seat.roles[role]?.decimal ?? 0), 0);
    const some = { role, of: 'some' as const, title: seats < 1.5 ? name : say[lang].odds.some(name) };
    return seats < 1.5 ? [some] : [some, { role, of: 'each' as const, title: say[lang].odds.each(name) }];
  });
}

function rolesBySeat(
  odds: OddsFile,
  ruleset: Ruleset,
  options: OddsTextOptions,
  view: View,
): readonly (readonly Cell[])[] {
  const names = namesOf(ruleset, view.lang);
  const roles = Object.keys(odds.seats[0]?.roles ?? {});
  if (roles.length < 2) return [];
  return [
    [cell(say[view.lang].odds.seatHeading), ...roles.map((role) => cell(names.role(role as RoleId)))], // as: the ruleset's own
    ...odds.seats.map(({ seat, roles: chances }) => [
      cell(seatName(seat, options, view)),
      ...roles.map((role) => shaded(chances[role]!, view)),
    ]),
  ];
}

function cardsBySeat(
  odds: OddsFile,
  ruleset: Ruleset,
  options: OddsTextOptions,
  view: View,
): readonly (readonly Cell[])[] {
  const names = namesOf(ruleset, view.lang);
  return [
    [cell(say[view.lang].odds.card), ...odds.seats.map(({ seat }) => cell(seatName(seat, options, view)))],
    ...odds.cards.map(({ deck, card, seats }) => [
      cardCell(ruleset, names, deck, card, view),
      ...seats.map(({ holds }) => shaded(holds, view)),
    ]),
  ];
}

function attributesByRole(odds: OddsFile, ruleset: Ruleset, view: View): readonly (readonly Cell[])[] {
  const columns = roleColumns(odds, ruleset, view);
  const names = namesOf(ruleset, view.lang);
  return [
    [cell(say[view.lang].odds.attribute), cell(say[view.lang].odds.copies), ...columns.map(({ title }) => cell(title))],
    ...odds.attributes.map(({ attribute, count, roles }) => [
      cell(names.attribute(attribute as AttributeId), view.paint.mark), // as: the ruleset's own
      cell(String(count)),
      ...columns.map(({ role, of }) => shaded(roles[role]![of], view)),
    ]),
  ];
}

function attributesByCard(odds: OddsFile, ruleset: Ruleset, view: View): readonly (readonly Cell[])[] {
  const names = namesOf(ruleset, view.lang);
  const decks = [...new Set(odds.attributes.map(({ deck }) => deck))];
  return decks.flatMap((deck) => {
    const here = odds.attributes.filter((each) => each.deck === deck);
    return [
      [
        cell(say[view.lang].odds.card),
        ...here.map(({ attribute }) => cell(names.attribute(attribute as AttributeId))), // as: the ruleset's own
      ],
      ...here[0]!.cards.map(({ card }, i) => [
        cardCell(ruleset, names, deck, card, view),
        ...here.map(({ cards }) => shaded(cards[i]!.some, view)),
      ]),
    ];
  });
}

function cardCell(ruleset: Ruleset, names: ReturnType<typeof namesOf>, deck: string, card: string, view: View): Cell {
  const [deckId, cardId] = [deck as DeckId, card as CardId]; // as: ids of the file are the ruleset's own
  const name = names.card(deckId, cardId);
  return cell(
    ruleset.decks.length > 1 ? `${names.deck(deckId)}/${name}` : name,
    view.paint.faction(names.cardFaction(deckId, cardId)),
  );
}

function seatName(seat: number, { names }: OddsTextOptions, { lang }: View): string {
  return names?.[seat - 1] ?? say[lang].odds.seat(seat);
}

/** `62.4 % ▓`: one digit, but never 0 for something that happens nor 100 for something that may not. */
function shaded(chance: Probability, { lang, paint }: View): Cell {
  if (chance.numerator === '0') return cell(`${say[lang].odds.never}  `, paint.faint);
  if (chance.numerator === chance.denominator) return cell('100 % █', paint.strong);
  const value = Number(chance.decimal);
  return cell(`${percent(value)} % ${BLOCKS[Math.floor(value * BLOCKS.length)] ?? BLOCKS.at(-1)}`);
}

const BLOCKS = [' ', '░', '▒', '▓', '█'] as const;

function percent(value: number): string {
  if (value < 0.001) return '<0.1';
  if (value > 0.999) return '>99.9';
  return (value * 100).toFixed(1);
}

/** The fraction where it can be read, else 1 in so many where that says more. */
function fractionText({ numerator, denominator, decimal }: Probability): string {
  return denominator.length <= 12 ? `= ${numerator}/${denominator}` : `= ${decimal}…`;
}

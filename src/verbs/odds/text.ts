/** Odds as tables with shading: the darker the block, the likelier. The exact fractions are in the JSON. */

import type { Probability } from '../../counting/fraction.ts';
import { apart, type Cell, cell, type Document, paragraph, type Table } from '../../document/document.ts';
import type { AttributeId, CardId, DeckId, RoleId, Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { namesOf, type RulesetNames } from '../../say/names.ts';
import { say } from '../../say/say.ts';
import { shortFingerprint } from '../deal/text.ts';
import type { OddsFile } from './answer.ts';

interface OddsTextOptions {
  /** Whether the seats are shown too. */
  readonly seats: boolean;
  /** Names of the players in seat order; null: seat numbers. */
  readonly names: readonly string[] | null;
}

/** The odds of one table. */
export function oddsDocument(odds: OddsFile, ruleset: Ruleset, options: OddsTextOptions, lang: Lang): Document {
  const about: About = { odds, ruleset, names: namesOf(ruleset, lang), players: options.names, lang };
  const words = say[lang].odds;
  const section = (caption: string, { head, rows }: Odds): Document => {
    if (rows.length === 0) return [];
    return [{ block: 'table', caption, head, rows, right: head.map((_, column) => column).slice(1) }];
  };
  return apart([
    heading(about),
    odds.events.length === 0 ? [] : [eventTable(about)],
    section(words.cardsByRole, cardsByRole(about)),
    ...(options.seats
      ? [section(words.rolesBySeat, rolesBySeat(about)), section(words.cardsBySeat, cardsBySeat(about))]
      : []),
    section(words.attributesByRole, attributesByRole(about)),
    ...attributesByCard(about).map((table) => section(words.attributesByCard, table)),
  ]);
}

interface About {
  readonly odds: OddsFile;
  readonly ruleset: Ruleset;
  readonly names: RulesetNames;
  /** In seat order; null: seat numbers. */
  readonly players: readonly string[] | null;
  readonly lang: Lang;
}

type Odds = Required<Pick<Table, 'head' | 'rows'>>;

function heading({ odds, ruleset, lang }: About): Document {
  const { pins, weights } = odds.selection;
  const facts = [
    say[lang].odds.ofLegal(odds.legal),
    ...(Object.values(weights).includes('shuffles') ? [say[lang].odds.weighed] : []),
    ...(pins.length > 0 ? [say[lang].odds.pins(pins.join(say[lang].punctuation.semicolon))] : []),
  ];
  const text = `${say[lang].odds.title}  ${ruleset.name[lang]}  ${say[lang].odds.players(odds.players)}`;
  return [
    { block: 'title', text, aside: `${ruleset.id} ${shortFingerprint(odds.ruleset.fingerprint)}` },
    paragraph(facts.join(say[lang].punctuation.comma)),
  ];
}

function eventTable({ odds, lang }: About): Table {
  const rows = odds.events.map(({ event, probability }) => [
    cell(event),
    shaded(probability, lang),
    cell(fractionText(probability), 'faint'),
  ]);
  return { block: 'table', caption: say[lang].odds.events, rows, right: [1] };
}

function cardsByRole(about: About): Odds {
  const { odds, lang } = about;
  const columns = roleColumns(about);
  return {
    head: [say[lang].odds.card, say[lang].odds.copies, ...columns.map(({ title }) => title)],
    rows: odds.cards.map(({ deck, card, copies, roles }) => [
      cardCell(about, deck, card),
      cell(copies),
      ...columns.map(({ role, of }) => shaded(roles[role]![of], lang)),
    ]),
  };
}

/** One column a role; where a role has several seats, one more for a given one of them. */
function roleColumns({ odds, names, lang }: About): readonly { role: string; of: 'some' | 'each'; title: string }[] {
  return Object.keys(odds.cards[0]?.roles ?? {}).flatMap((role) => {
    const name = names.role(role as RoleId); // as: ids of the file are the ruleset's own
    const seats = odds.seats.reduce((sum, seat) => sum + Number(seat.roles[role]?.decimal ?? 0), 0);
    const some = { role, of: 'some' as const, title: seats < 1.5 ? name : say[lang].odds.some(name) };
    return seats < 1.5 ? [some] : [some, { role, of: 'each' as const, title: say[lang].odds.each(name) }];
  });
}

function rolesBySeat(about: About): Odds {
  const { odds, names, lang } = about;
  const roles = Object.keys(odds.seats[0]?.roles ?? {});
  if (roles.length < 2) return { head: [], rows: [] };
  return {
    head: [say[lang].odds.seatHeading, ...roles.map((role) => names.role(role as RoleId))], // as: the ruleset's own
    rows: odds.seats.map(({ seat, roles: chances }) => [
      cell(seatName(seat, about)),
      ...roles.map((role) => shaded(chances[role]!, lang)),
    ]),
  };
}

function cardsBySeat(about: About): Odds {
  const { odds, lang } = about;
  return {
    head: [say[lang].odds.card, ...odds.seats.map(({ seat }) => seatName(seat, about))],
    rows: odds.cards.map(({ deck, card, seats }) => [
      cardCell(about, deck, card),
      ...seats.map(({ holds }) => shaded(holds, lang)),
    ]),
  };
}

function attributesByRole(about: About): Odds {
  const { odds, names, lang } = about;
  const columns = roleColumns(about);
  return {
    head: [say[lang].odds.attribute, say[lang].odds.copies, ...columns.map(({ title }) => title)],
    rows: odds.attributes.map(({ attribute, count, roles }) => [
      cell(names.attribute(attribute as AttributeId), 'attribute'), // as: the ruleset's own
      cell(count),
      ...columns.map(({ role, of }) => shaded(roles[role]![of], lang)),
    ]),
  };
}

/** A table for each deck whose cards carry attributes. */
function attributesByCard(about: About): readonly Odds[] {
  const { odds, names, lang } = about;
  return [...new Set(odds.attributes.map(({ deck }) => deck))].map((deck) => {
    const here = odds.attributes.filter((each) => each.deck === deck);
    return {
      head: [say[lang].odds.card, ...here.map(({ attribute }) => names.attribute(attribute as AttributeId))], // as: the ruleset's own
      rows: here[0]!.cards.map(({ card }, i) => [
        cardCell(about, deck, card),
        ...here.map(({ cards }) => shaded(cards[i]!.some, lang)),
      ]),
    };
  });
}

function cardCell({ ruleset, names }: About, deck: string, card: string): Cell {
  const [deckId, cardId] = [deck as DeckId, card as CardId]; // as: ids of the file are the ruleset's own
  const name = names.card(cardId);
  return cell(ruleset.decks.length > 1 ? `${names.deck(deckId)}/${name}` : name, names.cardColour(cardId));
}

function seatName(seat: number, { players, lang }: About): string {
  return players?.[seat - 1] ?? say[lang].odds.seat(seat);
}

/** `62.4 % ▓`: one digit, but never 0 for something that happens nor 100 for something that may not. */
function shaded(chance: Probability, lang: Lang): Cell {
  if (chance.numerator === '0') return cell(`${say[lang].odds.never}  `, 'faint');
  if (chance.numerator === chance.denominator) return cell('100 % █', 'strong');
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

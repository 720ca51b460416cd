/** The moderator's sheet: everything about one deal that the game is run by. */
import type { DealCard } from '../../deal/deal-file.ts';
import { cardsInOrder, handCards, type Places } from '../../deal/presentation/knowledge.ts';
import type { Sheet, SheetSeat } from '../../deal/presentation/sheet.ts';
import { type Cell, cell, type Document, type Fact, fact, gap, type Item, paragraph } from '../../document/document.ts';
import { shownSeed } from '../../random/seeds.ts';
import type { DeckId, Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { namesOf, type RulesetNames, seatLabel } from '../../say/names.ts';
import { type Say, say } from '../../say/say.ts';
import { cardRuns, pairingText } from '../deal/text.ts';
import { knownText } from './letter.ts';
import { placesWay, tableFacts } from './notice.ts';

/** @param ruleset with its pool put in */
export function sheetDocument(sheet: Sheet, ruleset: Ruleset, lang: Lang): Document {
  const words = say[lang].publish;
  const about: About = {
    sheet,
    ruleset,
    lang,
    words,
    names: namesOf(ruleset, lang),
    label: (seat) =>
      seatLabel(
        seat,
        sheet.deal.seats.map(({ name }) => name),
      ),
  };
  return [
    {
      block: 'title',
      text: `${ruleset.name[lang]} · ${words.players(sheet.deal.players)} · ${words.sheet}`,
      subtitle: words.secret,
    },
    ...parts.flatMap((part) => part(about)),
  ];
}

interface About {
  readonly sheet: Sheet;
  readonly ruleset: Ruleset;
  readonly lang: Lang;
  readonly words: Say['publish'];
  readonly names: RulesetNames;
  /** A seat with its player. */
  readonly label: (seat: number) => string;
}

/** Each gives its blocks with their heading, or nothing where the game has no such thing. */
const parts: readonly ((about: About) => Document)[] = [
  handsPart,
  rosterPart,
  knowsPart,
  choicePart,
  inquiryPart,
  discardPart,
  placesPart,
  campsPart,
  stockPart,
  notesPart,
  tablePart,
  identityPart,
];

function headed(heading: string, blocks: Document): Document {
  return [gap, { block: 'heading', text: heading }, ...blocks];
}

function headedFacts(heading: string, rows: readonly Fact[]): Document {
  return rows.length === 0 ? [] : headed(heading, [{ block: 'facts', rows }]);
}

function handsPart({ sheet: { seats }, ruleset, words, names }: About): Document {
  const column = {
    name: seats.some(({ dealt }) => dealt.name !== null),
    role: ruleset.roles.length > 1,
    alias: seats.some(({ dealt }) => dealt.alias !== undefined),
    points: seats.some(({ points }) => points !== null),
  };
  const decks = ruleset.decks.filter(({ id }) => seats.some(({ dealt }) => dealt.hands[id] !== undefined));
  const head = [
    words.seat,
    ...(column.name ? [words.player] : []),
    ...(column.role ? [words.role] : []),
    ...(column.points ? [words.pointsColumn] : []),
    ...decks.map(({ id }) => (decks.length > 1 ? names.deck(id) : words.hand)),
    ...(column.alias ? [words.aliasColumn, words.password] : []),
  ];
  const rows = seats.map((seat) => {
    const { dealt, points } = seat;
    return [
      cell(dealt.seat),
      ...(column.name ? [cell(dealt.name ?? '')] : []),
      ...(column.role ? [cell(names.role(dealt.role), names.roleColour(dealt.role))] : []),
      ...(column.points ? [cell(points ?? '')] : []),
      ...decks.map(({ id }) => handCell(ruleset, seat, id, words, names)),
      ...(column.alias ? [cell(dealt.alias?.name ?? ''), cell(dealt.alias?.password ?? '')] : []),
    ];
  });
  return headed(words.hands, [{ block: 'table', head, rows }]);
}

function handCell(
  { presentation }: Ruleset,
  { dealt, judge }: SheetSeat,
  deck: DeckId,
  words: Say['publish'],
  names: RulesetNames,
): Cell {
  return cardsInOrder(dealt, deck).map((card) => [
    ...cardRuns(card, names),
    ...(judge && card.card !== presentation.judge
      ? [{ text: words.inBrackets(words.void), as: 'faint' } as const]
      : []),
  ]);
}

function rosterPart({ sheet, lang, words, label }: About): Document {
  const rows = sheet.roster.map(({ name, seats }) => ({
    label: name[lang],
    cell: seats.length === 0 ? cell(words.nobody, 'faint') : seats.map((seat) => [{ text: label(seat) }]),
  }));
  return headedFacts(words.rosterHeading, rows);
}

function knowsPart({ sheet, lang, words, names, label }: About): Document {
  const players = sheet.deal.seats.map(({ name }) => name);
  const rows = sheet.seats.flatMap(({ dealt, knows }) =>
    knows.map((known) => fact(label(dealt.seat), knownText(known, players, names, lang))),
  );
  return headedFacts(words.knowsHeading, rows);
}

function choicePart({ sheet, lang, words, label }: About): Document {
  const rows = sheet.seats.flatMap(({ dealt, choice }) => {
    if (choice === null) return [];
    const { open, silent } = choice;
    const how = silent?.drawn ? words.silentDrawn : words.silentNamed;
    const said = silent === null ? [] : [silent.side.name[lang], silent.manner?.name[lang] ?? [], how].flat();
    return [
      [
        cell(label(dealt.seat)),
        open.length === 0 ? cell(words.none) : open.map((side) => [{ text: side.name[lang] }]),
        cell(said.join(say[lang].punctuation.semicolon)),
      ],
    ];
  });
  if (rows.length === 0) return [];
  const head = [words.seat, words.open, words.silent];
  return headed(words.choiceHeading, [{ block: 'table', head, rows }]);
}

function inquiryPart({ sheet, lang, words, label }: About): Document {
  if (sheet.inquiries.length === 0) return [];
  const head = [words.inquiry, ...sheet.deal.seats.map(({ seat }) => label(seat))];
  const rows = sheet.inquiries.map(({ name, answers }) => [
    cell(name[lang]),
    ...answers.map(({ yes, fooled }) =>
      fooled ? cell(words.falseYes, 'false') : yes ? cell(words.yes, 'strong') : cell(words.no, 'faint'),
    ),
  ]);
  const fooled = sheet.inquiries.some(({ answers }) => answers.some((answer) => answer.fooled));
  return headed(words.inquiriesHeading, [
    { block: 'table', head, rows },
    ...(fooled ? [paragraph(words.falseNote)] : []),
  ]);
}

function discardPart({ sheet, ruleset, lang, words, names, label }: About): Document {
  const { discard } = ruleset.presentation;
  if (discard === null) return [];
  const sided = sheet.seats.some((seat) => seat.discard.some(({ side }) => side !== null));
  const head = [words.seat, ...(sided ? [words.discardAs] : []), words.order];
  const rows = sheet.seats.flatMap(({ dealt, discard: orders }) =>
    orders.map(({ side, cards, allowed }) => [
      cell(label(dealt.seat)),
      ...(sided ? [cell(side === null ? '' : side.name[lang])] : []),
      [...numbered(cards, names), ...(allowed ? [] : cell(words.noLast, 'false'))],
    ]),
  );
  return headed(words.discardHeading, [
    { block: 'table', head, rows },
    paragraph(`${discard.rule} ${discard.text[lang]}`),
  ]);
}

function numbered(cards: readonly DealCard[], names: RulesetNames): Cell {
  return cards.map((card, at): Item => [{ text: `${at + 1} `, as: 'faint' }, ...cardRuns(card, names)]);
}

function placesPart(about: About): Document {
  const { sheet, lang, words, names, label } = about;
  const { places } = sheet;
  if (places === null) return [];
  const rows = places.seats
    .flatMap(({ seat, numbers }) => {
      const dealt = sheet.deal.seats.find((one) => one.seat === seat);
      const cards = dealt === undefined ? [] : cardsInOrder(dealt, places.deck);
      return numbers.map((number, at) => ({ number, seat, card: cards[at] }));
    })
    .sort((a, b) => a.number - b.number)
    .map(({ number, seat, card }) => [
      cell(number),
      card === undefined ? cell('') : [cardRuns(card, names)],
      cell(label(seat)),
    ]);
  const head = [words.place, words.card, words.seat];
  return headed(words.placesHeading, [
    { block: 'table', head, rows },
    paragraph(placesWay(places, lang)),
    ...judgeLine(about, places),
  ]);
}

function judgeLine({ sheet, ruleset, lang, words, names, label }: About, { judge }: Places): Document {
  const seat = sheet.deal.seats.find((one) => one.seat === judge);
  if (seat === undefined) return [];
  const cards = handCards(ruleset, seat).map(({ card }) =>
    card.card === ruleset.presentation.judge
      ? names.card(card.card)
      : `${names.card(card.card)}${words.inBrackets(words.void)}`,
  );
  const { colon, item } = say[lang].punctuation;
  return [paragraph(`${label(seat.seat)}${colon}${cards.join(item)}`)];
}

function campsPart({ sheet, ruleset, lang, words }: About): Document {
  const { camps } = ruleset.presentation;
  const { first, pairings = [] } = sheet.deal;
  if (camps === null) return [];
  const camp = camps.camps.find(({ id }) => id === first)?.name[lang] ?? first;
  const rows = [
    ...(camp === undefined ? [] : [fact(words.first, camp)]),
    ...pairings.map((pairing, at) => fact(at === 0 ? words.pairing : words.orPairing, pairingText(pairing))),
  ];
  return [...headedFacts(words.campsHeading, rows), ...(pairings.length > 1 ? [paragraph(words.pairingOpen)] : [])];
}

function stockPart({ sheet, ruleset, words, names }: About): Document {
  const rows = ruleset.decks.flatMap(({ id }): readonly Fact[] => {
    const cards = sheet.deal.stock?.[id] ?? [];
    if (cards.length === 0) return [];
    const label = `${names.deck(id)}${words.inBrackets(words.cardCount(cards.length))}`;
    return [{ label, cell: cards.map(({ card }) => [{ text: names.card(card), as: names.cardColour(card) }]) }];
  });
  return headedFacts(words.stockHeading, rows);
}

function notesPart({ sheet, lang, words }: About): Document {
  if (sheet.notes.length === 0) return [];
  return headed(
    words.notesHeading,
    sheet.notes.map((note) => paragraph(note[lang])),
  );
}

function tablePart({ sheet: { deal }, ruleset, lang, words }: About): Document {
  const people = [
    [words.pins, deal.selection.pins],
    [words.substitutes, deal.substitutes ?? []],
    [words.replaced, (deal.log ?? []).map(words.replacement)],
  ] as const;
  return headedFacts(words.tableHeading, [
    ...tableFacts(ruleset, deal.players, deal.selection, lang).map(({ label, text }) => fact(label, text)),
    ...people
      .filter(([, items]) => items.length > 0)
      .map(([label, items]) => ({ label, cell: items.map((text) => [{ text }]) })),
  ]);
}

function identityPart({ sheet: { deal }, words }: About): Document {
  return headedFacts(words.identity, [
    ...(deal.seed === null ? [] : [fact(words.seed, shownSeed(deal.seed))]),
    ...(deal.index ? [fact(words.index, deal.index)] : []),
    fact(words.number, words.numberOf(deal.number, deal.legal)),
    ...(deal.commitment === undefined ? [] : [fact(words.commitment, deal.commitment.hash)]),
    ...(deal.commitment?.outside ? [fact(words.outside, deal.commitment.outside)] : []),
    ...(deal.commitment?.reserve ? [fact(words.reserve, deal.commitment.reason ?? '')] : []),
    fact(words.fingerprint, `${deal.ruleset.id} ${deal.ruleset.fingerprint}`),
  ]);
}

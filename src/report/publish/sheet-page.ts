/** The moderator's sheet as a page of blocks: everything about one deal that the game is run by. */
import type { DealCard, DealSeat } from '../../deal/deal-file.ts';
import { handCards } from '../../deal/tell/live.ts';
import { lying } from '../../deal/tell/places.ts';
import type { Sheet, SheetSeat } from '../../deal/tell/sheet.ts';
import type { DeckId } from '../../ruleset/ids.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { Lang } from '../language.ts';
import { words } from '../words/publish.ts';
import { type Block, type Items, item, type Page, type Run, text } from './blocks.ts';
import { type Labels, labelsOf, seatLabel } from './labels.ts';
import { knownText } from './letter-text.ts';
import { pairingText, placesWay } from './round-table.ts';
import { tableLines } from './table-lines.ts';

/** @param ruleset with its pool put in */
export function sheetPage(sheet: Sheet, ruleset: Ruleset, lang: Lang): Page {
  const setting: Setting = {
    sheet,
    ruleset,
    lang,
    labels: labelsOf(ruleset, lang),
    names: sheet.deal.seats.map(({ name }) => name),
  };
  return {
    title: `${ruleset.name[lang]} · ${words.players[lang](sheet.deal.players)} · ${words.sheet[lang]}`,
    subtitle: words.secret[lang],
    blocks: parts.flatMap((part) => part(setting)),
  };
}

interface Setting {
  readonly sheet: Sheet;
  readonly ruleset: Ruleset;
  readonly lang: Lang;
  readonly labels: Labels;
  readonly names: readonly (string | null)[];
}

/** Each gives its blocks with their heading, or nothing where the game has no such thing. */
const parts: readonly ((setting: Setting) => readonly Block[])[] = [
  handBlocks,
  rosterBlocks,
  knowsBlocks,
  choiceBlocks,
  inquiryBlocks,
  discardBlocks,
  placeBlocks,
  campBlocks,
  stockBlocks,
  noteBlocks,
  tableBlocks,
  identityBlocks,
];

function headed(heading: string, blocks: readonly Block[]): readonly Block[] {
  return [{ block: 'heading', text: heading }, ...blocks];
}

function handBlocks({ sheet, ruleset, lang, labels }: Setting): readonly Block[] {
  const { seats } = sheet;
  const column = {
    name: seats.some(({ dealt }) => dealt.name !== null),
    role: ruleset.roles.length > 1,
    alias: seats.some(({ dealt }) => dealt.alias !== undefined),
    points: seats.some(({ points }) => points !== null),
  };
  const decks = ruleset.decks.filter(({ id }) => seats.some(({ dealt }) => dealt.hands[id] !== undefined));
  const head = [
    words.seat[lang],
    ...(column.name ? [words.player[lang]] : []),
    ...(column.role ? [words.role[lang]] : []),
    ...(column.points ? [words.pointsColumn[lang]] : []),
    ...decks.map(({ id }) => (decks.length > 1 ? labels.deck(id) : words.hand[lang])),
    ...(column.alias ? [words.aliasColumn[lang], words.password[lang]] : []),
  ];
  const rows = seats.map((seat) => [
    text(seat.dealt.seat),
    ...(column.name ? [text(seat.dealt.name ?? '')] : []),
    ...(column.role ? [text(labels.role(seat.dealt.role), labels.roleColour(seat.dealt.role))] : []),
    ...(column.points ? [text(seat.points ?? '')] : []),
    ...decks.map(({ id }) => handItems(ruleset, seat, id, labels)),
    ...(column.alias ? [text(seat.dealt.alias?.name ?? ''), text(seat.dealt.alias?.password ?? '')] : []),
  ]);
  return headed(words.hands[lang], [{ block: 'table', head, rows }]);
}

function handItems(ruleset: Ruleset, { dealt, judge }: SheetSeat, deck: DeckId, labels: Labels): Items {
  return lying(dealt, deck).map((card) => [
    ...cardItem(card, labels),
    ...(judge && card.card !== ruleset.talk.judge
      ? [{ text: words.inBrackets[labels.lang](words.void[labels.lang]), as: 'faint' } as const]
      : []),
  ]);
}

/** A card with its attributes behind a star, as deals are written everywhere. */
function cardItem(card: DealCard, labels: Labels): readonly Run[] {
  return [
    ...item(labels.card(card.card), labels.cardColour(card.card)),
    ...card.attributes.map((attribute): Run => ({ text: `*${labels.attribute(attribute)}`, as: 'mark' })),
  ];
}

function rosterBlocks({ sheet, lang, labels, names }: Setting): readonly Block[] {
  if (sheet.roster.length === 0) return [];
  const rows = sheet.roster.map(({ name, seats }) => ({
    label: labels.of(name),
    items: seatItems(seats, names, lang),
  }));
  return headed(words.rosterHeading[lang], [{ block: 'facts', rows }]);
}

function seatItems(seats: readonly number[], names: readonly (string | null)[], lang: Lang): Items {
  return seats.length === 0 ? text(words.nobody[lang], 'faint') : seats.map((seat) => item(seatLabel(seat, names)));
}

function knowsBlocks({ sheet, lang, labels, names }: Setting): readonly Block[] {
  const rows = sheet.seats.flatMap(({ dealt, knows }) =>
    knows.map((known) => ({ label: seatLabel(dealt.seat, names), items: text(knownText(known, names, labels)) })),
  );
  return rows.length === 0 ? [] : headed(words.knowsHeading[lang], [{ block: 'facts', rows }]);
}

function choiceBlocks({ sheet, lang, names }: Setting): readonly Block[] {
  const rows = sheet.seats.flatMap(({ dealt, choice }) => {
    if (choice === null) return [];
    const { open, silent } = choice;
    const how = (silent?.drawn ? words.silentDrawn : words.silentNamed)[lang];
    const said = silent === null ? [] : [silent.side.name[lang], silent.manner?.name[lang] ?? [], how].flat();
    return [
      [
        text(seatLabel(dealt.seat, names)),
        open.length === 0 ? text(words.none[lang]) : open.map((side) => item(side.name[lang])),
        text(said.join(words.semicolon[lang])),
      ],
    ];
  });
  if (rows.length === 0) return [];
  const head = [words.seat[lang], words.open[lang], words.silent[lang]];
  return headed(words.choiceHeading[lang], [{ block: 'table', head, rows }]);
}

function inquiryBlocks({ sheet, lang, labels, names }: Setting): readonly Block[] {
  if (sheet.inquiries.length === 0) return [];
  const head = [words.inquiry[lang], ...sheet.deal.seats.map(({ seat }) => seatLabel(seat, names))];
  const rows = sheet.inquiries.map(({ name, answers }) => [
    text(labels.of(name)),
    ...answers.map(({ yes, fooled }) =>
      fooled
        ? text(words.falseYes[lang], 'false')
        : yes
          ? text(words.yes[lang], 'strong')
          : text(words.no[lang], 'faint'),
    ),
  ]);
  const fooled = sheet.inquiries.some(({ answers }) => answers.some((answer) => answer.fooled));
  return headed(words.inquiriesHeading[lang], [
    { block: 'table', head, rows },
    ...(fooled ? [{ block: 'lines', lines: [words.falseNote[lang]] } as const] : []),
  ]);
}

function discardBlocks({ sheet, ruleset, lang, labels, names }: Setting): readonly Block[] {
  const { discard } = ruleset.talk;
  if (discard === null) return [];
  const sided = sheet.seats.some((seat) => seat.discard.some(({ side }) => side !== null));
  const head = [words.seat[lang], ...(sided ? [words.discardAs[lang]] : []), words.order[lang]];
  const rows = sheet.seats.flatMap(({ dealt, discard: orders }) =>
    orders.map(({ side, cards, allowed }) => [
      text(seatLabel(dealt.seat, names)),
      ...(sided ? [text(side === null ? '' : side.name[lang])] : []),
      [...numbered(cards, labels), ...(allowed ? [] : [item(words.noLast[lang], 'false')])],
    ]),
  );
  return headed(words.discardHeading[lang], [
    { block: 'table', head, rows },
    { block: 'lines', lines: [`${discard.rule} ${labels.of(discard.text)}`] },
  ]);
}

function numbered(cards: readonly DealCard[], labels: Labels): Items {
  return cards.map((card, at) => [{ text: `${at + 1} `, as: 'faint' }, ...cardItem(card, labels)]);
}

function placeBlocks({ sheet, ruleset, lang, labels, names }: Setting): readonly Block[] {
  const { places } = sheet;
  if (places === null) return [];
  const rows = places.seats
    .flatMap(({ seat, numbers }) => {
      const dealt = sheet.deal.seats.find((one) => one.seat === seat);
      const cards = dealt === undefined ? [] : lying(dealt, places.deck);
      return numbers.map((number, at) => ({ number, seat, card: cards[at] }));
    })
    .sort((a, b) => a.number - b.number)
    .map(({ number, seat, card }) => [
      text(number),
      card === undefined ? text('') : [cardItem(card, labels)],
      text(seatLabel(seat, names)),
    ]);
  const head = [words.place[lang], words.card[lang], words.seat[lang]];
  return headed(words.placesHeading[lang], [
    { block: 'table', head, rows },
    {
      block: 'lines',
      lines: [placesWay(places, lang), ...judgeLine(sheet.deal.seats, ruleset, places.judge, names, labels)],
    },
  ]);
}

function judgeLine(
  seats: readonly DealSeat[],
  ruleset: Ruleset,
  judge: number | null,
  names: readonly (string | null)[],
  labels: Labels,
): readonly string[] {
  const seat = seats.find((one) => one.seat === judge);
  if (seat === undefined) return [];
  const cards = handCards(ruleset, seat).map(({ card }) =>
    card.card === ruleset.talk.judge
      ? labels.card(card.card)
      : `${labels.card(card.card)}${words.inBrackets[labels.lang](words.void[labels.lang])}`,
  );
  return [`${seatLabel(seat.seat, names)}${words.colon[labels.lang]}${cards.join(words.comma[labels.lang])}`];
}

function campBlocks({ sheet, ruleset, lang }: Setting): readonly Block[] {
  const { camps } = ruleset.talk;
  const { first, pairings = [] } = sheet.deal;
  if (camps === null) return [];
  const camp = camps.camps.find(({ id }) => id === first)?.name[lang] ?? first;
  const rows = [
    ...(camp === undefined ? [] : [{ label: words.first[lang], items: text(camp) }]),
    ...pairings.map((pairing, at) => ({
      label: (at === 0 ? words.pairing : words.orPairing)[lang],
      items: text(pairingText(pairing)),
    })),
  ];
  const open: readonly Block[] = pairings.length > 1 ? [{ block: 'lines', lines: [words.pairingOpen[lang]] }] : [];
  return rows.length === 0 ? [] : headed(words.campsHeading[lang], [{ block: 'facts', rows }, ...open]);
}

function stockBlocks({ sheet, lang, labels }: Setting): readonly Block[] {
  const rows = Object.entries(sheet.deal.stock ?? {})
    .filter(([, cards]) => cards.length > 0)
    .map(([deck, cards]) => ({
      label: `${labels.deck(deck)}${words.inBrackets[lang](words.cardCount[lang](cards.length))}`,
      items: cards.map(({ card }) => item(labels.card(card), labels.cardColour(card))),
    }));
  return rows.length === 0 ? [] : headed(words.stockHeading[lang], [{ block: 'facts', rows }]);
}

function noteBlocks({ sheet, lang, labels }: Setting): readonly Block[] {
  if (sheet.notes.length === 0) return [];
  return headed(words.notesHeading[lang], [{ block: 'lines', lines: sheet.notes.map(labels.of) }]);
}

function tableBlocks({ sheet, ruleset, lang }: Setting): readonly Block[] {
  const { deal } = sheet;
  const people = [
    [words.pins[lang], deal.selection.pins],
    [words.substitutes[lang], deal.substitutes ?? []],
    [words.replaced[lang], (deal.log ?? []).map(({ seat, from, to }) => words.replacement[lang](seat, from, to))],
  ] as const;
  const rows = [
    ...tableLines(ruleset, deal.players, deal.selection, lang).map(({ label, text: value }) => ({
      label,
      items: text(value),
    })),
    ...people
      .filter(([, items]) => items.length > 0)
      .map(([label, items]) => ({ label, items: items.map((one) => item(one)) })),
  ];
  return headed(words.tableHeading[lang], [{ block: 'facts', rows }]);
}

function identityBlocks({ sheet, lang }: Setting): readonly Block[] {
  const { deal } = sheet;
  const row = (label: string, value: string | number) => ({ label, items: text(value) });
  const rows = [
    ...(deal.seed === null ? [] : [row(words.seed[lang], deal.seed)]),
    ...(deal.index ? [row(words.index[lang], deal.index)] : []),
    row(words.number[lang], words.numberOf[lang](deal.number, deal.legal)),
    ...(deal.commitment === undefined ? [] : [row(words.commitment[lang], deal.commitment.hash)]),
    ...(deal.commitment?.outside ? [row(words.outside[lang], deal.commitment.outside)] : []),
    ...(deal.commitment?.reserve ? [row(words.reserve[lang], deal.commitment.reason ?? '')] : []),
    row(words.fingerprint[lang], `${deal.ruleset.id} ${deal.ruleset.fingerprint}`),
  ];
  return headed(words.identity[lang], [{ block: 'facts', rows }]);
}

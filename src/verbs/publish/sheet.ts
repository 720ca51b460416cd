/** The moderator's sheet as a page of blocks: everything about one deal that the game is run by. */
import type { DealCard, DealSeat } from '../../deal/deal-file.ts';
import { handCards, lying } from '../../deal/presentation/knowledge.ts';
import type { Sheet, SheetSeat } from '../../deal/presentation/sheet.ts';
import { type Block, type CellItems, item, type Page, type Run, text } from '../../document/blocks.ts';
import { shownSeed } from '../../random/seeds.ts';
import type { DeckId, Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import { type Labels, labelsOf, seatLabel } from './labels.ts';
import { knownText } from './letter.ts';
import { pairingText, placesWay, tableLines } from './notice.ts';

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
    title: `${ruleset.name[lang]} · ${say[lang].publish.players(sheet.deal.players)} · ${say[lang].publish.sheet}`,
    subtitle: say[lang].publish.secret,
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
    say[lang].publish.seat,
    ...(column.name ? [say[lang].publish.player] : []),
    ...(column.role ? [say[lang].publish.role] : []),
    ...(column.points ? [say[lang].publish.pointsColumn] : []),
    ...decks.map(({ id }) => (decks.length > 1 ? labels.deck(id) : say[lang].publish.hand)),
    ...(column.alias ? [say[lang].publish.aliasColumn, say[lang].publish.password] : []),
  ];
  const rows = seats.map((seat) => [
    text(seat.dealt.seat),
    ...(column.name ? [text(seat.dealt.name ?? '')] : []),
    ...(column.role ? [text(labels.role(seat.dealt.role), labels.roleColour(seat.dealt.role))] : []),
    ...(column.points ? [text(seat.points ?? '')] : []),
    ...decks.map(({ id }) => handItems(ruleset, seat, id, labels)),
    ...(column.alias ? [text(seat.dealt.alias?.name ?? ''), text(seat.dealt.alias?.password ?? '')] : []),
  ]);
  return headed(say[lang].publish.hands, [{ block: 'table', head, rows }]);
}

function handItems(ruleset: Ruleset, { dealt, judge }: SheetSeat, deck: DeckId, labels: Labels): CellItems {
  return lying(dealt, deck).map((card) => [
    ...cardItem(card, labels),
    ...(judge && card.card !== ruleset.presentation.judge
      ? [{ text: say[labels.lang].publish.inBrackets(say[labels.lang].publish.void), as: 'faint' } as const]
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
  return headed(say[lang].publish.rosterHeading, [{ block: 'facts', rows }]);
}

function seatItems(seats: readonly number[], names: readonly (string | null)[], lang: Lang): CellItems {
  return seats.length === 0
    ? text(say[lang].publish.nobody, 'faint')
    : seats.map((seat) => item(seatLabel(seat, names)));
}

function knowsBlocks({ sheet, lang, labels, names }: Setting): readonly Block[] {
  const rows = sheet.seats.flatMap(({ dealt, knows }) =>
    knows.map((known) => ({ label: seatLabel(dealt.seat, names), items: text(knownText(known, names, labels)) })),
  );
  return rows.length === 0 ? [] : headed(say[lang].publish.knowsHeading, [{ block: 'facts', rows }]);
}

function choiceBlocks({ sheet, lang, names }: Setting): readonly Block[] {
  const rows = sheet.seats.flatMap(({ dealt, choice }) => {
    if (choice === null) return [];
    const { open, silent } = choice;
    const how = silent?.drawn ? say[lang].publish.silentDrawn : say[lang].publish.silentNamed;
    const said = silent === null ? [] : [silent.side.name[lang], silent.manner?.name[lang] ?? [], how].flat();
    return [
      [
        text(seatLabel(dealt.seat, names)),
        open.length === 0 ? text(say[lang].publish.none) : open.map((side) => item(side.name[lang])),
        text(said.join(say[lang].publish.semicolon)),
      ],
    ];
  });
  if (rows.length === 0) return [];
  const head = [say[lang].publish.seat, say[lang].publish.open, say[lang].publish.silent];
  return headed(say[lang].publish.choiceHeading, [{ block: 'table', head, rows }]);
}

function inquiryBlocks({ sheet, lang, labels, names }: Setting): readonly Block[] {
  if (sheet.inquiries.length === 0) return [];
  const head = [say[lang].publish.inquiry, ...sheet.deal.seats.map(({ seat }) => seatLabel(seat, names))];
  const rows = sheet.inquiries.map(({ name, answers }) => [
    text(labels.of(name)),
    ...answers.map(({ yes, fooled }) =>
      fooled
        ? text(say[lang].publish.falseYes, 'false')
        : yes
          ? text(say[lang].publish.yes, 'strong')
          : text(say[lang].publish.no, 'faint'),
    ),
  ]);
  const fooled = sheet.inquiries.some(({ answers }) => answers.some((answer) => answer.fooled));
  return headed(say[lang].publish.inquiriesHeading, [
    { block: 'table', head, rows },
    ...(fooled ? [{ block: 'lines', lines: [say[lang].publish.falseNote] } as const] : []),
  ]);
}

function discardBlocks({ sheet, ruleset, lang, labels, names }: Setting): readonly Block[] {
  const { discard } = ruleset.presentation;
  if (discard === null) return [];
  const sided = sheet.seats.some((seat) => seat.discard.some(({ side }) => side !== null));
  const head = [say[lang].publish.seat, ...(sided ? [say[lang].publish.discardAs] : []), say[lang].publish.order];
  const rows = sheet.seats.flatMap(({ dealt, discard: orders }) =>
    orders.map(({ side, cards, allowed }) => [
      text(seatLabel(dealt.seat, names)),
      ...(sided ? [text(side === null ? '' : side.name[lang])] : []),
      [...numbered(cards, labels), ...(allowed ? [] : [item(say[lang].publish.noLast, 'false')])],
    ]),
  );
  return headed(say[lang].publish.discardHeading, [
    { block: 'table', head, rows },
    { block: 'lines', lines: [`${discard.rule} ${labels.of(discard.text)}`] },
  ]);
}

function numbered(cards: readonly DealCard[], labels: Labels): CellItems {
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
  const head = [say[lang].publish.place, say[lang].publish.card, say[lang].publish.seat];
  return headed(say[lang].publish.placesHeading, [
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
    card.card === ruleset.presentation.judge
      ? labels.card(card.card)
      : `${labels.card(card.card)}${say[labels.lang].publish.inBrackets(say[labels.lang].publish.void)}`,
  );
  return [
    `${seatLabel(seat.seat, names)}${say[labels.lang].publish.colon}${cards.join(say[labels.lang].publish.comma)}`,
  ];
}

function campBlocks({ sheet, ruleset, lang }: Setting): readonly Block[] {
  const { camps } = ruleset.presentation;
  const { first, pairings = [] } = sheet.deal;
  if (camps === null) return [];
  const camp = camps.camps.find(({ id }) => id === first)?.name[lang] ?? first;
  const rows = [
    ...(camp === undefined ? [] : [{ label: say[lang].publish.first, items: text(camp) }]),
    ...pairings.map((pairing, at) => ({
      label: at === 0 ? say[lang].publish.pairing : say[lang].publish.orPairing,
      items: text(pairingText(pairing)),
    })),
  ];
  const open: readonly Block[] =
    pairings.length > 1 ? [{ block: 'lines', lines: [say[lang].publish.pairingOpen] }] : [];
  return rows.length === 0 ? [] : headed(say[lang].publish.campsHeading, [{ block: 'facts', rows }, ...open]);
}

function stockBlocks({ sheet, lang, labels }: Setting): readonly Block[] {
  const rows = Object.entries(sheet.deal.stock ?? {})
    .filter(([, cards]) => cards.length > 0)
    .map(([deck, cards]) => ({
      label: `${labels.deck(deck)}${say[lang].publish.inBrackets(say[lang].publish.cardCount(cards.length))}`,
      items: cards.map(({ card }) => item(labels.card(card), labels.cardColour(card))),
    }));
  return rows.length === 0 ? [] : headed(say[lang].publish.stockHeading, [{ block: 'facts', rows }]);
}

function noteBlocks({ sheet, lang, labels }: Setting): readonly Block[] {
  if (sheet.notes.length === 0) return [];
  return headed(say[lang].publish.notesHeading, [{ block: 'lines', lines: sheet.notes.map(labels.of) }]);
}

function tableBlocks({ sheet, ruleset, lang }: Setting): readonly Block[] {
  const { deal } = sheet;
  const people = [
    [say[lang].publish.pins, deal.selection.pins],
    [say[lang].publish.substitutes, deal.substitutes ?? []],
    [
      say[lang].publish.replaced,
      (deal.log ?? []).map(({ seat, from, to }) => say[lang].publish.replacement(seat, from, to)),
    ],
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
  return headed(say[lang].publish.tableHeading, [{ block: 'facts', rows }]);
}

function identityBlocks({ sheet, lang }: Setting): readonly Block[] {
  const { deal } = sheet;
  const row = (label: string, value: string | number) => ({ label, items: text(value) });
  const rows = [
    ...(deal.seed === null ? [] : [row(say[lang].publish.seed, shownSeed(deal.seed))]),
    ...(deal.index ? [row(say[lang].publish.index, deal.index)] : []),
    row(say[lang].publish.number, say[lang].publish.numberOf(deal.number, deal.legal)),
    ...(deal.commitment === undefined ? [] : [row(say[lang].publish.commitment, deal.commitment.hash)]),
    ...(deal.commitment?.outside ? [row(say[lang].publish.outside, deal.commitment.outside)] : []),
    ...(deal.commitment?.reserve ? [row(say[lang].publish.reserve, deal.commitment.reason ?? '')] : []),
    row(say[lang].publish.fingerprint, `${deal.ruleset.id} ${deal.ruleset.fingerprint}`),
  ];
  return headed(say[lang].publish.identity, [{ block: 'facts', rows }]);
}

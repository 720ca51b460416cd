/**
 * A deal as a table: a row a card (`seat, name, role, deck, card, attributes`) or a row a seat (the hand in one cell, a cell a
 * deck, or a cell a card). The first row names the columns, in Chinese or English. Commas, tabs or semicolons; the byte order mark is gone already.
 */
import { type Fault, FaultError, type Place } from '../../fault.ts';
import type { GivenCard, GivenHand } from '../../problem/given.ts';
import { type Vocabulary, vocabulary, wordKey } from '../../problem/vocabulary.ts';
import type { DeckId, RoleId } from '../../ruleset/ids.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import { type ListedCard, readCardList } from './card-list.ts';
import { type Column, column, isCardColumn } from './csv-columns.ts';
import { type Row, rowsOf } from './csv-rows.ts';
import type { ListedSeat, Listing } from './listing.ts';
import { isStock, stockOf } from './stock.ts';

/**
 * @param text line ends as `\n`
 * @throws FaultError with place: `csv-broken`, `csv-columns`, `csv-row`, `seat-not-number`, `seat-conflict` (two rows of one seat
 *   that disagree), `seat-twice` (two rows a seat), `unknown-role`, `unknown-deck`, and those of cards
 */
export async function readCsv(text: string, file: string, ruleset: Ruleset): Promise<Listing> {
  const rows = await rowsOf(text, file);
  const head = rows[0];
  const columns = (head?.cells ?? []).map((cell) => (deckNamed(cell, ruleset) ? 'cards' : column(cell)));
  if (!columns.includes('cards') || !(columns.includes('seat') || columns.includes('name'))) {
    throw new FaultError({ kind: 'bad', code: 'csv-columns', with: {}, place: { file, line: head?.line ?? 1 } });
  }
  const oneCard =
    head!.cells.filter((cell) => isCardColumn(cell)).length === 1 &&
    columns.filter((kind) => kind === 'cards').length === 1;
  const words = vocabulary(ruleset);
  const faults: Fault[] = [];
  const seats = new Map<string, Collected>();
  const undealt: ListedCard[] = [];
  for (const row of rows.slice(1)) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const read = readRow(row, columns, head!.cells, ruleset, words, file, faults);
    if (read === null) continue;
    if (read.key === STOCK) {
      undealt.push(...read.cards.map(({ card }) => card));
      continue;
    }
    const before = seats.get(read.key);
    if (before === undefined) seats.set(read.key, read);
    else if (oneCard) merge(before, read, faults);
    else
      faults.push({ kind: 'bad', code: 'seat-twice', with: { seat: read.seat ?? read.name ?? '' }, place: read.place });
    if (faults.length >= MOST_FAULTS) break;
  }
  if (faults.length > 0) throw new FaultError(...faults.slice(0, MOST_FAULTS));
  return { seats: [...seats.values()].map((seat) => listed(seat, ruleset)), stock: stockOf(undealt) };
}

/** Instead of a seat: the cards of this row are undealt. */
const STOCK = 'stock';

const MOST_FAULTS = 20;

/** What the rows of one seat have said so far. */
interface Collected {
  readonly key: string;
  readonly seat: number | null;
  name: string | null;
  role: RoleId | null;
  readonly cards: { readonly card: ListedCard; readonly place: Place }[];
  open: boolean;
  readonly place: Place;
}

function readRow(
  { cells, line }: Row,
  columns: readonly Column[],
  titles: readonly string[],
  ruleset: Ruleset,
  words: Vocabulary,
  file: string,
  faults: Fault[],
): Collected | null {
  const before = faults.length;
  const at = (cell: number): Place => ({ file, line, column: cell + 1 });
  const cellOf = (kind: Column) => columns.indexOf(kind);
  const text = (kind: Column) => cells[cellOf(kind)]?.trim() ?? '';
  const tell = (kind: Column, code: string, fill: Fault['with'], hint?: string) =>
    faults.push({ kind: 'bad', code, with: fill, place: at(cellOf(kind)), ...(hint === undefined ? {} : { hint }) });
  const number = /^(?:座位|第|seat|#)?\s*([0-9]+)\s*号?位?$/iu.exec(text('seat').normalize('NFKC'));
  const name = text('name') === '' ? null : text('name');
  const undealt = number === null && isStock(text('seat') || text('name'));
  if (number === null && text('seat') !== '' && !undealt) tell('seat', 'seat-not-number', { seat: text('seat') });
  if (number === null && text('seat') === '' && name === null) {
    faults.push({ kind: 'bad', code: 'csv-row', with: {}, place: at(0) });
    return null;
  }
  const role = /^[?？]*$/u.test(text('role')) ? null : words.role(text('role'));
  if (role === null && !/^[?？]*$/u.test(text('role'))) {
    tell('role', 'unknown-role', { role: text('role') }, words.closestRole(text('role')));
  }
  const deck = text('deck') === '' ? null : deckNamed(text('deck'), ruleset);
  if (deck === undefined)
    tell('deck', 'unknown-deck', { deck: text('deck'), known: ruleset.decks.map(({ id }) => id) });
  const cards: { card: ListedCard; place: Place }[] = [];
  let open = false;
  columns.forEach((kind, cell) => {
    if (kind !== 'cards') return;
    const marks = columns[cell + 1] === 'attributes' ? (cells[cell + 1]?.trim() ?? '') : '';
    const written = `${cells[cell] ?? ''}${marks === '' ? '' : `（${marks}）`}`;
    const own = deckNamed(titles[cell] ?? '', ruleset) ?? deck ?? null;
    const list = readCardList(written, words, own);
    for (const { offset: _, ...fault } of list.faults) faults.push({ ...fault, place: at(cell) });
    open ||= list.open;
    cards.push(...list.cards.map((card) => ({ card, place: at(cell) })));
  });
  if (faults.length > before) return null;
  const seat = number === null ? null : Number(number[1]);
  const key = undealt ? STOCK : seat === null ? `name ${name}` : `seat ${seat}`;
  return { key, seat, name, role, cards, open, place: at(0) };
}

function deckNamed(text: string, ruleset: Ruleset): DeckId | undefined {
  const key = wordKey(text);
  return ruleset.decks.find(({ id, name }) => [id, name.zh, name.en].some((word) => wordKey(word) === key))?.id;
}

/** One more row of a seat: what both say must agree. */
function merge(seat: Collected, row: Collected, faults: Fault[]): void {
  const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  if (differ(seat.name, row.name) || differ(seat.role, row.role)) {
    const label = seat.seat ?? seat.name ?? '';
    faults.push({
      kind: 'bad',
      code: 'seat-conflict',
      with: { seat: label, line: seat.place.line ?? 0 },
      place: row.place,
    });
    return;
  }
  seat.name ??= row.name;
  seat.role ??= row.role;
  seat.cards.push(...row.cards);
  seat.open ||= row.open;
}

function listed(seat: Collected, ruleset: Ruleset): ListedSeat {
  const hands = new Map<DeckId, GivenHand>();
  for (const { id } of ruleset.decks) {
    const own = seat.cards.filter(({ card }) => card.deck === id);
    if (own.length === 0 && !(seat.open && ruleset.decks.length === 1)) continue;
    const cards: GivenCard[] = own.map(({ card: { card, attributes }, place }) => ({ card, attributes, place }));
    hands.set(id, { cards, complete: !seat.open });
  }
  return { seat: seat.seat, name: seat.name, role: seat.role, hands, place: seat.place };
}

/** Reads the tables: what the rulebook says for each number of seats. */
import { readAmount } from './amount.ts';
import type { Book, Path } from './book.ts';
import type { RoleId } from './ids.ts';
import type { Names } from './names.ts';
import { badSeats } from './read-parameters.ts';
import type { Amount, Deck, Parameter, Role, Table } from './ruleset.ts';
import type { TableFile } from './schema.ts';
import { seatNumbers } from './seats.ts';

/** The numbers of seats that have a table, in the order of the file. Faults noted: `table-none`, `table-twice`, `seats-shape`. */
export function readTableSeats(book: Book): number[] {
  const seen = new Set<number>();
  const entries = book.entries(book.file.tables, ['tables']);
  if (entries.length === 0) book.note('table-none', {}, ['tables'], { onKey: true });
  for (const { key, path } of entries) {
    for (const seats of seatNumbers(key) ?? badSeats(book, key, path)) {
      if (seen.has(seats)) book.note('table-twice', { seats }, path, { onKey: true });
      seen.add(seats);
    }
  }
  return [...seen];
}

/**
 * Faults noted: `table-rest-twice`, `table-hand-missing`, `table-role-absent`, `table-stock-rest`, and those of names.
 * Whether roles fill the seats and cards the places is not judged here: such a table can be read, but not dealt.
 */
export function readTables(
  book: Book,
  names: Names,
  roles: readonly Role[],
  decks: readonly Deck[],
  parameters: readonly Parameter[],
): Table[] {
  return book.entries(book.file.tables, ['tables']).flatMap(({ key, value, path }) => {
    const table = readTable(book, names, roles, decks, parameters, value, path);
    return (seatNumbers(key) ?? []).map((seats) => ({ seats, ...table }));
  });
}

function readTable(
  book: Book,
  names: Names,
  roles: readonly Role[],
  decks: readonly Deck[],
  parameters: readonly Parameter[],
  file: TableFile,
  path: Path,
): Omit<Table, 'seats'> {
  const counts = roleCounts(book, names, parameters, file, path);
  const sitting = roles.filter((role) => counts.has(role.id)).map((role) => role.id);
  const stock = names.idsOf(file.stock, 'deck', [...path, 'stock']);
  for (const deck of decks) {
    if (stock.includes(deck.id) && deck.cards.some((card) => card.copies.kind === 'rest')) {
      book.note('table-stock-rest', { deck: deck.id }, [...path, 'stock']);
    }
  }
  return {
    roles: sitting.map((role) => ({ role, count: counts.get(role) ?? { kind: 'number', value: 0 } })),
    hands: handSizes(book, names, decks, sitting, file, path),
    stock: decks.filter((deck) => stock.includes(deck.id)).map((deck) => deck.id),
    leaveOut: leftOut(names, decks, file, path),
  };
}

function roleCounts(book: Book, names: Names, parameters: readonly Parameter[], file: TableFile, path: Path) {
  const counts = new Map<RoleId, Amount>();
  let rest: string | null = null;
  for (const { key, value, path: at } of book.entries(file.roles, [...path, 'roles'])) {
    const named = names.find(key, ['role'], at, true);
    if (named === null) continue;
    const count = readAmount(book, names, parameters, value, at);
    if (count.kind === 'rest' && rest !== null) book.note('table-rest-twice', { first: rest, second: key }, at);
    if (count.kind === 'rest') rest = key;
    counts.set(named.id, count);
  }
  return counts;
}

function handSizes(
  book: Book,
  names: Names,
  decks: readonly Deck[],
  sitting: readonly RoleId[],
  file: TableFile,
  path: Path,
): Table['hands'] {
  const byDeck = new Map<string, Map<RoleId, number>>();
  for (const { key, value, path: at } of book.entries(file.hands, [...path, 'hands'])) {
    const named = names.find(key, ['deck'], at, true);
    if (named === null) continue;
    const sizes = new Map<RoleId, number>(typeof value === 'number' ? sitting.map((role) => [role, value]) : []);
    for (const entry of typeof value === 'number' ? [] : book.entries(value, at)) {
      const role = names.find(entry.key, ['role'], entry.path, true);
      if (role === null) continue;
      if (!sitting.includes(role.id)) book.note('table-role-absent', { role: role.id }, entry.path, { onKey: true });
      sizes.set(role.id, entry.value);
    }
    byDeck.set(named.id, sizes);
  }
  return decks.map((deck) => ({
    deck: deck.id,
    sizes: sitting.map((role) => {
      const size = byDeck.get(deck.id)?.get(role);
      if (size === undefined) {
        book.note('table-hand-missing', { deck: deck.id, role }, [...path, 'hands', deck.id], { onKey: true });
      }
      return { role, size: size ?? 0 };
    }),
  }));
}

function leftOut(names: Names, decks: readonly Deck[], file: TableFile, path: Path): Table['leaveOut'] {
  const named = names.idsOf(file['leave-out'], 'card', [...path, 'leave-out']);
  return decks.flatMap((deck) => deck.cards.map((card) => card.id)).filter((card) => named.includes(card));
}

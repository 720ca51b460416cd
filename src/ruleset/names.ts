/**
 * `Names`: what the words of a ruleset file stand for. A clause may call a card, role, faction or attribute by its id, its Chinese or
 * English name, or another name that the file lists for it.
 */

import { fold, simplified } from '../spelling.ts';
import type { AttributeId, CardId, DeckId, FactionId, ParameterId, RoleId } from './model.ts';
import type { Book, Path } from './read/book.ts';

/** The brand of each kind of name. */
interface IdsByKind {
  card: CardId;
  faction: FactionId;
  attribute: AttributeId;
  role: RoleId;
  deck: DeckId;
  parameter: ParameterId;
}
export type NameKind = keyof IdsByKind;

export type Named = { readonly [K in NameKind]: { readonly kind: K; readonly id: IdsByKind[K] } }[NameKind];

export class NameIndex {
  private readonly ids = new Map<string, Named[]>();
  private readonly words = new Map<string, Named[]>();
  private readonly written: { readonly word: string; readonly kind: NameKind }[] = [];
  private readonly book: Book;

  constructor(book: Book) {
    this.book = book;
  }

  /** Adds an id with the words that may stand for it. */
  add(named: Named, words: readonly string[]): void {
    push(this.ids, named.id, named);
    this.written.push({ word: named.id, kind: named.kind });
    for (const word of new Set(words.map(fold))) push(this.words, word, named);
    for (const word of words) this.written.push({ word, kind: named.kind });
  }

  /** What a word stands for among these kinds; an id comes before a name. Null, with a fault noted, where that is not one thing. */
  find<K extends NameKind>(
    word: string | number,
    kinds: readonly K[],
    path: Path,
    onKey = false,
  ): Extract<Named, { kind: K }> | null {
    const name = String(word);
    // Narrowing by membership in a list is beyond the compiler.
    const ofKinds = (named: Named): named is Extract<Named, { kind: K }> =>
      (kinds as readonly NameKind[]).includes(named.kind);
    const byId = (this.ids.get(name) ?? []).filter(ofKinds);
    const found = byId.length > 0 ? byId : (this.words.get(fold(name)) ?? []).filter(ofKinds);
    if (found.length === 1) return found[0] ?? null;
    if (found.length > 1) {
      const candidates = found.map((named) => named.id);
      this.book.note('ruleset-name-ambiguous', { name, candidates }, path, { onKey });
      return null;
    }
    if (this.book.dropped.has(name)) {
      this.book.note('ruleset-name-dropped', { name }, path, { onKey });
      return null;
    }
    const known = this.written.filter((entry) => (kinds as readonly NameKind[]).includes(entry.kind));
    const hint = closest(
      name,
      known.map((entry) => entry.word),
    );
    const kind = known.find((entry) => entry.word === hint)?.kind ?? kinds[0] ?? 'card';
    this.book.note('ruleset-name-unknown', { kind, name }, path, { hint, onKey });
    return null;
  }

  /** One word or a list of words, of one kind; those that stand for nothing are noted and left out. */
  idsOf<K extends NameKind>(words: Words | undefined, kind: K, path: Path): IdsByKind[K][] {
    return listOf(words, path).flatMap(({ word, path: at }) => {
      const named = this.find(word, [kind], at);
      // `find` was asked for this one kind.
      return named === null ? [] : [named.id as IdsByKind[K]];
    });
  }
}

export type Words = string | number | readonly (string | number)[];

/** One word or a list of words as a list, each with its path. */
export function listOf(
  words: Words | undefined,
  path: Path,
): readonly { readonly word: string; readonly path: Path }[] {
  if (words === undefined) return [];
  if (typeof words === 'string' || typeof words === 'number') return [{ word: String(words), path }];
  return words.map((word, i) => ({ word: String(word), path: [...path, i] }));
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

// What was probably meant: the candidate with the fewest single-character edits (insert, drop, replace, swap of neighbours) from a
// text that matched nothing. Case, full-width forms and traditional characters do not count as edits.

/**
 * Returns a candidate as it was given, or undefined where none is close: more edits than a third of the longer text, rounded up,
 * or nothing in common. Of two equally close ones the first wins.
 */
export function closest(text: string, candidates: Iterable<string>): string | undefined {
  const wanted = characters(text);
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const given = characters(candidate);
    const longer = Math.max(wanted.length, given.length);
    const allowed = Math.min(Math.ceil(longer / 3), longer - 1);
    if (Math.abs(wanted.length - given.length) > allowed) continue;
    const distance = edits(wanted, given);
    if (distance <= allowed && (best === undefined || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

function characters(text: string): readonly string[] {
  return [...simplified(text.normalize('NFKC').toLowerCase())];
}

/** Optimal string alignment distance. */
function edits(a: readonly string[], b: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(replaced, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, beforeLast[j - 2]! + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/**
 * `Names`: what the words of a ruleset file stand for. A clause may call a card, role, faction or attribute by its id, its Chinese or
 * English name, or another name that the file lists for it.
 */

import type { Book, Path } from './book.ts';
import { closest } from './closest.ts';
import type { AttributeId, CardId, DeckId, FactionId, ParameterId, RoleId } from './ids.ts';

/** The brand of each kind of name. */
interface Kinds {
  card: CardId;
  faction: FactionId;
  attribute: AttributeId;
  role: RoleId;
  deck: DeckId;
  parameter: ParameterId;
}
export type Kind = keyof Kinds;

export type Named = { readonly [K in Kind]: { readonly kind: K; readonly id: Kinds[K] } }[Kind];

export class Names {
  private readonly ids = new Map<string, Named[]>();
  private readonly words = new Map<string, Named[]>();
  private readonly written: { readonly word: string; readonly kind: Kind }[] = [];
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
  find<K extends Kind>(
    word: string | number,
    kinds: readonly K[],
    path: Path,
    onKey = false,
  ): Extract<Named, { kind: K }> | null {
    const name = String(word);
    // Narrowing by membership in a list is beyond the compiler.
    const ofKinds = (named: Named): named is Extract<Named, { kind: K }> =>
      (kinds as readonly Kind[]).includes(named.kind);
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
    const known = this.written.filter((entry) => (kinds as readonly Kind[]).includes(entry.kind));
    const hint = closest(
      name,
      known.map((entry) => entry.word),
    );
    const kind = known.find((entry) => entry.word === hint)?.kind ?? kinds[0] ?? 'card';
    this.book.note('ruleset-name-unknown', { kind, name }, path, { hint, onKey });
    return null;
  }

  /** One word or a list of words, of one kind; those that stand for nothing are noted and left out. */
  idsOf<K extends Kind>(words: Words | undefined, kind: K, path: Path): Kinds[K][] {
    return listOf(words, path).flatMap(({ word, path: at }) => {
      const named = this.find(word, [kind], at);
      // `find` was asked for this one kind.
      return named === null ? [] : [named.id as Kinds[K]];
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

/** Names that differ only in width or case are one name. */
export function fold(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

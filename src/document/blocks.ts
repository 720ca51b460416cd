/**
 * A printed page as data: the moderator's sheet is put together once and then set as plain text or as HTML. Texts are raw here;
 * each setter makes them harmless in its own way.
 */

/** A run of text and what it means; `faction` is the place of a faction among the ruleset's, from 0. */
export interface Run {
  readonly text: string;
  readonly as?: 'strong' | 'faint' | 'mark' | 'false' | { readonly faction: number };
}

/** Items that stay together if they can; a card of a hand is one. */
export type CellItems = readonly (readonly Run[])[];

export type Block =
  | { readonly block: 'heading'; readonly text: string }
  | { readonly block: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly CellItems[])[] }
  /** A label and what belongs to it, a row each. */
  | { readonly block: 'facts'; readonly rows: readonly { readonly label: string; readonly items: CellItems }[] }
  | { readonly block: 'lines'; readonly lines: readonly string[] };

export interface Page {
  readonly title: string;
  readonly subtitle: string;
  readonly blocks: readonly Block[];
}

/** One item of plain text. */
export function item(text: string, as?: Run['as']): readonly Run[] {
  return [as === undefined ? { text } : { text, as }];
}

/** A cell of one plain text. */
export function text(value: string | number, as?: Run['as']): CellItems {
  return [item(String(value), as)];
}

/**
 * What a person reads, as data: a tree of blocks of runs. Each text is raw here, as it came; a setter (`terminal.ts`, `html.ts`,
 * `bbcode.ts`, `markdown.ts`) makes it harmless in the way of its medium, once, and shows what it means.
 */

/** What a run of text means; `faction` is the place of a faction among the ruleset's, from 0. */
export type Meaning =
  | 'strong'
  | 'faint'
  | 'good'
  | 'bad'
  | 'warn'
  /** A hidden attribute on a card. */
  | 'attribute'
  /** An answer that is yes only because of an attribute; an order that a rule does not allow. */
  | 'false'
  | { readonly faction: number };

export interface Run {
  readonly text: string;
  readonly as?: Meaning | null;
}

/** Runs that stay together if they can; a card of a hand is one. */
export type Item = readonly Run[];

/** Items beside each other. */
export type Cell = readonly Item[];

export interface Fact {
  readonly label: string;
  readonly cell: Cell;
}

export interface Table {
  readonly block: 'table';
  readonly caption?: string;
  readonly head?: readonly string[];
  /** A row may have fewer cells than the widest. */
  readonly rows: readonly (readonly Cell[])[];
  /** Columns (from 0) of numbers, set to the right. */
  readonly right?: readonly number[];
  /** Columns (from 0) whose items stand below those of the row above while there is room, so that rows can be compared. */
  readonly aligned?: readonly number[];
}

/** What is cut out and folded: a tab that others may read, and two halves for its holder alone. */
export interface Slip {
  readonly block: 'slip';
  readonly tab: readonly [left: string, right: string];
  /** Says where to fold. */
  readonly fold: string;
  readonly halves: readonly [Document, Document];
}

export type Block =
  /** What the document, or a part of it, is about; `aside` stands beside it, `subtitle` below. */
  | { readonly block: 'title'; readonly text: string; readonly aside?: string; readonly subtitle?: string }
  | { readonly block: 'heading'; readonly text: string }
  /** A line of its own, without a gap before it. */
  | { readonly block: 'paragraph'; readonly runs: Item }
  /** `indented`: below a sentence that it belongs to; the bullet `?` is for what is not certain. */
  | { readonly block: 'list'; readonly items: readonly Item[]; readonly indented?: boolean; readonly bullet?: '?' }
  /** Labels and what belongs to them, a row each. */
  | { readonly block: 'facts'; readonly rows: readonly Fact[] }
  | Table
  | { readonly block: 'gap' }
  | Slip;

export type Document = readonly Block[];

/** A cell of one text. */
export function cell(text: string | number, as: Meaning | null = null): Cell {
  return [[{ text: String(text), as }]];
}

export function paragraph(text: string, as: Meaning | null = null): Block {
  return { block: 'paragraph', runs: [{ text, as }] };
}

export function list(texts: readonly string[]): Block {
  return { block: 'list', items: texts.map((text) => [{ text }]) };
}

/** A list below the sentence that it belongs to. */
export function indentedList(texts: readonly string[], bullet?: '?'): Block {
  return { block: 'list', items: texts.map((text) => [{ text }]), indented: true, ...(bullet && { bullet }) };
}

export function fact(label: string, text: string | number): Fact {
  return { label, cell: cell(text) };
}

export const gap: Block = { block: 'gap' };

/** The parts that hold something, a gap between them. */
export function apart(parts: readonly Document[]): Document {
  return parts.filter((part) => part.length > 0).flatMap((part, at) => (at === 0 ? part : [gap, ...part]));
}

/** Colour, decided once a run and then only asked for by meaning. */
import type { Lang } from '../say/language.ts';

/** 0: none; 1: 16 colours; 2: 256; 3: 16 million. */
export type ColourLevel = 0 | 1 | 2 | 3;

/** Wraps text in colour codes, or not. */
export type Paint = (text: string) => string;

export interface Palette {
  readonly level: ColourLevel;
  readonly strong: Paint;
  readonly faint: Paint;
  readonly good: Paint;
  readonly bad: Paint;
  readonly warn: Paint;
  /** A hidden attribute on a card. */
  readonly mark: Paint;
  /** The colour of the i-th faction of a ruleset, 0-based; plain for null (no faction). */
  readonly faction: (index: number | null) => Paint;
}

/** No colour at all. */
export const plain: Paint = (text) => text;

/** The palette of an output without colours. */
export const colourless: Palette = {
  level: 0,
  strong: plain,
  faint: plain,
  good: plain,
  bad: plain,
  warn: plain,
  mark: plain,
  faction: () => plain,
};

/** The palette of one output stream; the library is loaded only where there is colour. */
export async function palette(level: ColourLevel): Promise<Palette> {
  if (level === 0) return colourless;
  const { Chalk } = await import('chalk');
  const chalk = new Chalk({ level });
  const wheel = [chalk.red, chalk.magenta, chalk.green, chalk.yellow, chalk.cyan, chalk.blue];
  return {
    level,
    strong: chalk.bold,
    faint: chalk.dim,
    good: chalk.green,
    bad: chalk.red,
    warn: chalk.yellow,
    mark: chalk.bold.underline,
    faction: (index) => (index === null ? plain : (wheel[index % wheel.length] ?? plain)),
  };
}

/** For whom and on what a text is made. */
export interface View {
  readonly lang: Lang;
  /** Columns of the terminal; Infinity where there is none. */
  readonly width: number;
  readonly paint: Palette;
}

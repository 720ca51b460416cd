import type { Lang } from './language.ts';
import type { Palette } from './paint.ts';

/** For whom and on what a text is made. */
export interface View {
  readonly lang: Lang;
  /** Columns of the terminal; Infinity where there is none. */
  readonly width: number;
  readonly paint: Palette;
}

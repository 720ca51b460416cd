/** Names and sentences of a ruleset file. */
import type { Text } from './ruleset.ts';

/** A card may be called 7: numbers in the place of a name are taken as they are written. */
export function textOf(file: { readonly zh: string | number; readonly en: string | number }): Text {
  return { zh: String(file.zh), en: String(file.en) };
}

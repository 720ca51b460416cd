/** Every word that a person reads, by language; what a language says is what the English one says, and the types see to it. */
import { en } from './en/index.ts';
import type { Lang } from './language.ts';
import { zh } from './zh/index.ts';

/** The words of one language. */
export type Say = typeof en;

export const say: Readonly<Record<Lang, Say>> = { en, zh };

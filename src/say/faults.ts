/** Words faults: one line each, in the reader's language. */

import { safe } from '../document/safe.ts';
import type { Fault } from '../fault.ts';
import { type Lang, listed } from './language.ts';
import { say } from './say.ts';

/** A fault as one line: place, sentence, and what was probably meant. Safe to print. */
export function wordFault(fault: Fault, lang: Lang): string {
  const hint = fault.hint === undefined ? '' : say[lang].faultHint(fault.hint);
  return safe(`${wordPlace(fault)}${sentence(fault, lang)}${hint}`);
}

function sentence({ code, with: tells }: Fault, lang: Lang): string {
  const filled = Object.fromEntries(
    Object.entries(tells).map(([key, value]) => [key, Array.isArray(value) ? listed(value, lang) : value]),
  );
  const word = say[lang].faults[code] as (w: object) => string; // as: the code says which fill it takes, and that is the fault's
  return word(filled);
}

/** Where a fault was found, before its sentence; empty where it has no place. Not safe to print as it is. */
export function wordPlace({ place }: Fault): string {
  if (place === undefined) return '';
  return `${[place.file, place.line, place.column].filter((part) => part !== undefined).join(':')}: `;
}

/**
 * The catalogue of faults: every code that a stage throws has its sentence here, in both languages. One topic a file in
 * `faults/`; this file only joins them. A test reads the sources and fails for a code without a sentence.
 */
import type { Fault } from '../fault.ts';
import { faults as audit } from './faults/audit.ts';
import { faults as bias } from './faults/bias.ts';
import { faults as check } from './faults/check.ts';
import { faults as cli } from './faults/cli.ts';
import { faults as count } from './faults/count.ts';
import { faults as deal } from './faults/deal.ts';
import { faults as event } from './faults/event.ts';
import { faults as publish } from './faults/publish.ts';
import { faults as reading } from './faults/reading.ts';
import { faults as ruleset } from './faults/ruleset.ts';
import { faults as rulesetParts } from './faults/ruleset-parts.ts';
import { faults as sat } from './faults/sat.ts';
import { faults as seat } from './faults/seat.ts';
import { faults as selection } from './faults/selection.ts';
import { faults as trust } from './faults/trust.ts';
import { type Lang, listed } from './language.ts';
import { safe } from './safe.ts';

/** What fills a sentence; a list comes as words already (`a, b and c`). */
export type Fill = Readonly<Record<string, string | number>>;

/** Words one fault: a full sentence that says what is wrong and, where it is not plain, how to mend it. No final newline. */
export interface Sentence {
  readonly zh: (fill: Fill) => string;
  readonly en: (fill: Fill) => string;
}

/** The faults of one topic, by code. */
export type Sentences = Readonly<Record<string, Sentence>>;

/** Every sentence there is, by code. One topic a line, so that two changes do not meet. */
export const sentences: Sentences = {
  ...bias,
  ...check,
  ...audit,
  ...cli,
  ...count,
  ...deal,
  ...event,
  ...publish,
  ...ruleset,
  ...sat,
  ...rulesetParts,
  ...seat,
  ...selection,
  ...trust,
  ...reading,
};

/**
 * A fault as one line: place, sentence, and what was probably meant. Safe to print.
 * A code without a sentence still says something (and is a bug that a test catches).
 */
export function wordFault(fault: Fault, lang: Lang): string {
  const sentence =
    sentences[fault.code]?.[lang](filled(fault.with, lang)) ?? `${fault.code} ${JSON.stringify(fault.with)}`;
  return safe(`${placed(fault)}${sentence}${fault.hint === undefined ? '' : hinted(fault.hint, lang)}`);
}

function filled(fill: Fault['with'], lang: Lang): Fill {
  return Object.fromEntries(
    Object.entries(fill).map(([key, value]) => [
      key,
      typeof value === 'string' || typeof value === 'number' ? value : listed(value, lang),
    ]),
  );
}

function placed({ place }: Fault): string {
  if (place === undefined) return '';
  return `${[place.file, place.line, place.column].filter((part) => part !== undefined).join(':')}: `;
}

function hinted(hint: string, lang: Lang): string {
  return lang === 'zh' ? `（是否想写“${hint}”？）` : ` (did you mean ${hint}?)`;
}

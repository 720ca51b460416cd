/** Counts as a table: a row a table of the ruleset. */

import type { View } from '../../document/paint.ts';
import { cell, table } from '../../document/table.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import { shortFingerprint } from '../deal/text.ts';
import type { CountFile } from './answer.ts';

/** Counts of one ruleset, in the order given. */
export function countText(counts: readonly CountFile[], ruleset: Ruleset, view: View): string {
  const { lang, paint } = view;
  const weighed = counts.some(({ legal, weight }) => legal !== weight);
  const heading = [
    say[lang].count.players,
    say[lang].count.legal,
    ...(weighed ? [say[lang].count.weight] : []),
    say[lang].count.shuffle,
  ];
  const rows = counts.map((count) => [
    cell(String(count.players)),
    cell(count.legal, count.feasible ? paint.strong : paint.bad),
    ...(weighed ? [cell(count.weight)] : []),
    cell(chance(count.shuffle, lang)),
  ]);
  const title = `${paint.strong(ruleset.name[lang])}  ${paint.faint(`${ruleset.id} ${shortFingerprint(counts[0]?.ruleset.fingerprint ?? '')}`)}`;
  const numbers = weighed ? [0, 1, 2] : [0, 1];
  return `${title}\n\n${table([heading.map((word) => cell(word)), ...rows], { ...view, right: numbers, heading: paint.faint })}`;
}

/** A probability for people: `1 time in about 31,500`; the exact fraction is in the JSON. */
export function chance(shuffle: CountFile['shuffle'], lang: Lang): string {
  const [numerator, denominator] = [BigInt(shuffle.numerator), BigInt(shuffle.denominator)];
  if (numerator === 0n) return say[lang].count.never;
  if (numerator === denominator) return say[lang].count.always;
  if (numerator * 10n > denominator) {
    const tenths = (numerator * 2000n + denominator) / (denominator * 2n);
    return say[lang].count.percent(`${tenths / 10n}.${tenths % 10n}`);
  }
  return say[lang].count.oneIn(grouped((denominator * 2n + numerator) / (numerator * 2n)));
}

/** `31500` as `31,500`; beyond a million in powers of ten. */
function grouped(n: bigint): string {
  const digits = String(n);
  if (digits.length <= 7) return digits.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${digits[0]}.${digits[1]} × 10^${digits.length - 1}`;
}

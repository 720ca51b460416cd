/** Counts as a table: a row a table of the ruleset. */

import { cell, type Document, gap } from '../../document/document.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import { shortFingerprint } from '../deal/text.ts';
import type { CountFile } from './answer.ts';

/** Counts of one ruleset, in the order given. */
export function countDocument(counts: readonly CountFile[], ruleset: Ruleset, lang: Lang): Document {
  const weighed = counts.some(({ legal, weight }) => legal !== weight);
  const head = [
    say[lang].count.players,
    say[lang].count.legal,
    ...(weighed ? [say[lang].count.weight] : []),
    say[lang].count.shuffle,
  ];
  const rows = counts.map((count) => [
    cell(count.players),
    cell(count.legal, count.feasible ? 'strong' : 'bad'),
    ...(weighed ? [cell(count.weight)] : []),
    cell(chance(count.shuffle, lang)),
  ]);
  const aside = `${ruleset.id} ${shortFingerprint(counts[0]?.ruleset.fingerprint ?? '')}`;
  return [
    { block: 'title', text: ruleset.name[lang], aside },
    gap,
    { block: 'table', head, rows, right: weighed ? [0, 1, 2] : [0, 1] },
  ];
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

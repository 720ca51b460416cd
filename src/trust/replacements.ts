/** Replacements in a reveal: the moderator's word, of which only that they follow one from the other can be checked. */
import type { LogEntry } from '../deal/deal-file.ts';
import { followLog } from '../deal/seating.ts';
import { canonicalOutside, canonicalProse } from './canonical.ts';
import type { Commitment } from './commitment.ts';
import type { Turn } from './derive.ts';
import { type Document, jsonOf } from './document.ts';
import { misfit } from './misfit.ts';
import { hasShape, type RevealedDeal } from './reveal.ts';
import type { Which } from './secret.ts';

/** The lines `replaced N`, in their order; the inverse of what `revealFields` writes. */
export function readReplaced({ fields }: Document): readonly LogEntry[] {
  return fields
    .filter(({ key }) => /^replaced \d+$/.test(key))
    .map(({ value }, at): LogEntry => {
      const parts: unknown = jsonOf(value);
      if (!Array.isArray(parts)) throw misfit('audit-replacement', { place: at + 1 });
      const [seat, from, to, renamed, ...more]: readonly unknown[] = parts;
      const named = (name: unknown) => typeof name === 'string' || name === null;
      if (typeof seat !== 'number' || !named(from) || !named(to) || more.length > 0) {
        throw misfit('audit-replacement', { place: at + 1 });
      }
      if (parts.length === 3) return { seat, from, to };
      if (renamed === 'renamed') return { seat, from, to, renamed: true };
      throw misfit('audit-replacement', { place: at + 1 });
    });
}

/** Each entry must follow from the ones before, and bring in a substitute or somebody who sat there before. */
export function checkReplaced(
  deals: readonly RevealedDeal[],
  substitutes: readonly string[],
  replaced: readonly LogEntry[],
): void {
  const dealt = (deals.at(-1)?.deal.seats ?? []).map(({ name }) => name);
  replaced.forEach(({ seat, to, renamed }, at) => {
    const before = followLog(dealt, replaced.slice(0, at));
    if (typeof before === 'number' || typeof followLog(dealt, replaced.slice(0, at + 1)) === 'number') {
      throw misfit('audit-replacement', { place: at + 1 });
    }
    const known = renamed || to === null || before.sat[seat - 1]!.includes(to) || substitutes.includes(to);
    if (!known) throw misfit('audit-replacement', { place: at + 1 });
  });
}

// What a reveal says that its deals were drawn from: outside values and the reason of a reserve deal.

/** The original, and the reserve after it if there was one. */
export function readTurns(commitment: Commitment, fields: ReadonlyMap<string, string>): readonly Turn[] {
  const has = (which: Which) => [...fields.keys()].some((key) => key.startsWith(`${which} `));
  const turns: Turn[] = (['original', 'reserve'] as const)
    .filter((which) => which === 'original' || has(which))
    .map((which) => ({
      which,
      outside: fields.get(`${which} outside value`) ?? null,
      reason: which === 'reserve' ? (fields.get('reserve reason') ?? '') : null,
    }));
  for (const { which, outside, reason } of turns) {
    checkOutside(commitment, which, outside);
    if (reason !== null && (reason === '' || canonicalProse(reason) !== reason)) throw misfit('audit-reason');
  }
  const [original, reserve] = turns;
  if (reserve?.outside != null && reserve.outside === original?.outside) throw misfit('audit-outside-same');
  return turns;
}

function checkOutside({ outside: promised }: Commitment, which: Which, value: string | null): void {
  if (promised === null) {
    if (value !== null) throw misfit('audit-outside-extra', { which });
  } else if (value === null) throw misfit('audit-outside-missing', { which });
  else if (canonicalOutside(value) !== value || !hasShape(promised.like, value)) {
    throw misfit('audit-outside-shape', { which, value, like: promised.like });
  }
}

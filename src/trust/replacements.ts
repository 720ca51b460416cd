/** Replacements in a reveal: the moderator's word, of which only that they follow one from the other can be checked. */
import type { DealFile } from '../deal/deal-file.ts';
import { canonicalOutside, canonicalProse } from './canonical.ts';
import type { Commitment } from './commitment.ts';
import type { Turn } from './derive.ts';
import { type Document, jsonOf } from './document.ts';
import { misfit } from './misfit.ts';
import { hasShape, type RevealedDeal } from './reveal.ts';
import type { Which } from './secret.ts';

/** The lines `replaced N`, in their order. */
export function readReplaced({ fields }: Document): NonNullable<DealFile['log']> {
  return fields
    .filter(({ key }) => /^replaced \d+$/.test(key))
    .map(({ value }, at) => {
      const parts: unknown = jsonOf(value);
      if (!Array.isArray(parts) || parts.length !== 3) throw misfit('audit-replacement', { place: at + 1 });
      const [seat, from, to]: readonly unknown[] = parts;
      if (typeof seat === 'number' && typeof from === 'string' && typeof to === 'string') return { seat, from, to };
      throw misfit('audit-replacement', { place: at + 1 });
    });
}

/** Each must take out who sits there and bring in a substitute who has not come in yet. */
export function checkReplaced(
  deals: readonly RevealedDeal[],
  substitutes: readonly string[],
  replaced: NonNullable<DealFile['log']>,
): void {
  const sitting = [...(deals.at(-1)?.deal.seats ?? [])].map((seat) => seat.name);
  const waiting = new Set(substitutes);
  replaced.forEach(({ seat, from, to }, at) => {
    if (sitting[seat - 1] !== from || !waiting.delete(to)) throw misfit('audit-replacement', { place: at + 1 });
    sitting[seat - 1] = to;
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

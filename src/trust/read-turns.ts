/** What a reveal says that its deals were drawn from: outside values and the reason of a reserve deal. */
import { canonicalOutside, canonicalProse } from './canonical.ts';
import type { Commitment } from './commitment.ts';
import type { Turn } from './derive.ts';
import type { Which } from './key.ts';
import { Misfit } from './misfit.ts';
import { hasShape } from './shape.ts';

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
    if (reason !== null && (reason === '' || canonicalProse(reason) !== reason)) throw new Misfit('audit-reason');
  }
  const [original, reserve] = turns;
  if (reserve?.outside != null && reserve.outside === original?.outside) throw new Misfit('audit-outside-same');
  return turns;
}

function checkOutside({ outside: promised }: Commitment, which: Which, value: string | null): void {
  if (promised === null) {
    if (value !== null) throw new Misfit('audit-outside-extra', { which });
  } else if (value === null) throw new Misfit('audit-outside-missing', { which });
  else if (canonicalOutside(value) !== value || !hasShape(promised.like, value)) {
    throw new Misfit('audit-outside-shape', { which, value, like: promised.like });
  }
}

/** Replacements in a reveal: the moderator's word, of which only that they follow one from the other can be checked. */
import type { DealFile } from '../deal/deal-file.ts';
import type { Document } from './document.ts';
import { jsonOf } from './json-of.ts';
import { Misfit } from './misfit.ts';
import type { RevealedDeal } from './reveal.ts';

/** The lines `replaced N`, in their order. */
export function readReplaced({ fields }: Document): NonNullable<DealFile['log']> {
  return fields
    .filter(({ key }) => /^replaced \d+$/.test(key))
    .map(({ value }, at) => {
      const parts: unknown = jsonOf(value);
      if (!Array.isArray(parts) || parts.length !== 3) throw new Misfit('audit-replacement', { place: at + 1 });
      const [seat, from, to]: readonly unknown[] = parts;
      if (typeof seat === 'number' && typeof from === 'string' && typeof to === 'string') return { seat, from, to };
      throw new Misfit('audit-replacement', { place: at + 1 });
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
    if (sitting[seat - 1] !== from || !waiting.delete(to)) throw new Misfit('audit-replacement', { place: at + 1 });
    sitting[seat - 1] = to;
  });
}

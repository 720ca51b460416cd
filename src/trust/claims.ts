/**
 * What an audit may claim, and what it must not leave unsaid. Never more than is true: hashes prove that nothing was changed
 * afterwards, not that nothing was tried before.
 */
import type { Commitment } from './commitment.ts';

export type Claim =
  /** Nothing that the deal depends on could be chosen once the outside value was known. */
  | 'bound-to-outside'
  /** That holds only if nobody at the table controls the outside value or knew it early. */
  | 'outside-uncontrolled'
  /** No outside value: fixed beforehand, but many secrets could have been tried. */
  | 'many-secrets'
  /** The names came later: their list must have stood there before the outside value existed. */
  | 'names-posted-before'
  /** The names came later and there was no outside value: their order could have been tried. */
  | 'names-tried'
  /** The ruleset is a published file and none that comes with the program: it must be read. */
  | 'own-ruleset'
  /** There was a reserve deal: whether hands had been sent before it, no file can tell. */
  | 'reserve-before-hands'
  /** Replacements are the moderator's word. */
  | 'replacements-word'
  /** Always: one commitment a game, in its thread; an unrevealed one proves nothing; compare the posting times. */
  | 'one-commitment';

export interface Seen {
  readonly commitment: Commitment;
  /** The ruleset is none that comes with the program. */
  readonly own: boolean;
  readonly revealed: boolean;
  readonly reserve: boolean;
  readonly replaced: boolean;
}

export function claims({ commitment, own, revealed, reserve, replaced }: Seen): readonly Claim[] {
  const announced = commitment.outside !== null;
  const later = commitment.names === null;
  return [
    ...(revealed && announced ? (['bound-to-outside'] as const) : []),
    ...(announced ? (['outside-uncontrolled'] as const) : (['many-secrets'] as const)),
    ...(later ? [announced ? ('names-posted-before' as const) : ('names-tried' as const)] : []),
    ...(own ? (['own-ruleset'] as const) : []),
    ...(reserve ? (['reserve-before-hands'] as const) : []),
    ...(replaced ? (['replacements-word'] as const) : []),
    'one-commitment',
  ];
}

/**
 * `Form`: what a rule asks of one hand, in the words of the rulebook. A deal keeps a rule if every hand keeps its form.
 * The plain checker evaluates forms directly; grounding turns them into formulas over bounds.
 */
import type { AttributeId, CardId, FactionId, RoleId } from './ids.ts';

/** What a rule can count in a hand: one card, all cards of a faction, or cards that carry an attribute. */
export type Item =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'faction'; readonly faction: FactionId }
  | { readonly kind: 'attribute'; readonly attribute: AttributeId };

/** Roles that a form speaks of; every other hand keeps it. Null: all roles. */
export type Of = readonly RoleId[] | null;

/**
 * How `own` and `other` are read for a role that has no faction of its own: `none`: no faction is own, so every faction not named
 * is another's; `any`: the hand keeps the form if it does so with one of the factions that may become its own taken as own.
 */
export type Unsided = 'none' | 'any';

/** What a limit of `at-most` or `at-least` counts. `other`: each faction that is neither own nor named in the same form, on its own. */
export type LimitOf = Item | { readonly kind: 'own' } | { readonly kind: 'other' };

export interface Limit {
  readonly of: LimitOf;
  readonly n: number;
}

export type Form =
  /** At least these; an item named k times asks for k copies. */
  | { readonly form: 'holds'; readonly of: Of; readonly items: readonly Item[] }
  /** None of these. */
  | { readonly form: 'never'; readonly of: Of; readonly items: readonly Item[] }
  /** Only hands of these roles may hold these. */
  | { readonly form: 'only'; readonly roles: readonly RoleId[]; readonly items: readonly Item[] }
  /** Never two different ones of these together (two copies of one are no matter). */
  | { readonly form: 'apart'; readonly of: Of; readonly items: readonly Item[] }
  /** Never two copies of one of these; a faction stands for each of its cards. */
  | { readonly form: 'single'; readonly of: Of; readonly items: readonly Item[] }
  | { readonly form: 'at-most'; readonly of: Of; readonly limits: readonly Limit[]; readonly unsided: Unsided }
  | { readonly form: 'at-least'; readonly of: Of; readonly limits: readonly Limit[]; readonly unsided: Unsided }
  | { readonly form: 'all'; readonly parts: readonly Form[] }
  /** `of` stands only at the top or under `all`, so that a hand it does not speak of cannot satisfy an `any` by accident. */
  | { readonly form: 'any'; readonly of: Of; readonly parts: readonly Form[] }
  | { readonly form: 'not'; readonly of: Of; readonly part: Form };

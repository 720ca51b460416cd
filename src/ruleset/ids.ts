/**
 * Branded identifiers: a card id is a string, but a string is no card id.
 * Ids are what files and streams are made of; names are only for people.
 */
type Brand<K extends string> = string & { readonly __brand: K };

export type RulesetId = Brand<'ruleset'>;
export type FactionId = Brand<'faction'>;
export type RoleId = Brand<'role'>;
export type DeckId = Brand<'deck'>;
export type CardId = Brand<'card'>;
export type AttributeId = Brand<'attribute'>;
export type ParameterId = Brand<'parameter'>;
/** A clause number as the rulebook writes it: `4.10` is not `4.1`. */
export type RuleId = Brand<'rule'>;
/** One answer to a clause that can be read in several ways. */
export type ReadingName = Brand<'reading'>;

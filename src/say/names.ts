/** Names of a ruleset's things in the reader's language; an id that the ruleset does not have stands for itself. */
import type { Meaning } from '../document/document.ts';
import type { Amount, AttributeId, Card, CardId, DeckId, FactionId, RoleId, Ruleset } from '../ruleset/model.ts';
import type { Lang } from './language.ts';

export interface RulesetNames {
  readonly role: (id: RoleId) => string;
  readonly deck: (id: DeckId) => string;
  readonly card: (id: CardId) => string;
  /** One line of what the card does, or null. */
  readonly does: (id: CardId) => string | null;
  readonly attribute: (id: AttributeId) => string;
  readonly faction: (id: FactionId) => string;
  /** The meaning of a card's name: its faction; null for a card without one. */
  readonly cardColour: (id: CardId) => Meaning | null;
  /** Of a role's name: its own faction, likewise. */
  readonly roleColour: (id: RoleId) => Meaning | null;
}

/** Looks names up in one ruleset, in which no two cards have one id. */
export function namesOf(ruleset: Ruleset, lang: Lang): RulesetNames {
  const roles = new Map(ruleset.roles.map((role) => [role.id, role]));
  const decks = new Map(ruleset.decks.map((deck) => [deck.id, deck]));
  const attributes = new Map(ruleset.attributes.map((attribute) => [attribute.id, attribute]));
  const factions = new Map(ruleset.factions.map((faction, index) => [faction.id, { faction, index }]));
  const cards = new Map<CardId, Card>(ruleset.decks.flatMap((deck) => deck.cards.map((card) => [card.id, card])));
  const colour = (id: FactionId | null | undefined) => {
    const place = id ? factions.get(id)?.index : undefined;
    return place === undefined ? null : { faction: place };
  };
  return {
    role: (id) => roles.get(id)?.name[lang] ?? id,
    deck: (id) => decks.get(id)?.name[lang] ?? id,
    card: (id) => cards.get(id)?.name[lang] ?? id,
    does: (id) => cards.get(id)?.does?.[lang] ?? null,
    attribute: (id) => attributes.get(id)?.name[lang] ?? id,
    faction: (id) => factions.get(id)?.faction.name[lang] ?? id,
    cardColour: (id) => colour(cards.get(id)?.faction),
    roleColour: (id) => colour(roles.get(id)?.own),
  };
}

/** A number, the name of the parameter that gives it, or the word for all that is left. */
export function amountText(amount: Amount, rest: string): string {
  switch (amount.kind) {
    case 'number':
      return String(amount.value);
    case 'parameter':
      return amount.parameter;
    case 'rest':
      return rest;
  }
}

/** `3 苹果`, or `3` where there is no name yet. */
export function seatLabel(seat: number, names: readonly (string | null)[]): string {
  const name = names[seat - 1] ?? null;
  return name === null ? String(seat) : `${seat} ${name}`;
}

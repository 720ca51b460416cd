/** Names of a ruleset's things in the reader's language; an id that the ruleset does not have stands for itself. */
import type { AttributeId, Card, CardId, DeckId, FactionId, RoleId, Ruleset } from '../ruleset/model.ts';
import type { Lang } from './language.ts';

export interface RulesetNames {
  readonly role: (id: RoleId) => string;
  readonly deck: (id: DeckId) => string;
  readonly card: (deck: DeckId, id: CardId) => string;
  readonly attribute: (id: AttributeId) => string;
  readonly faction: (id: FactionId) => string;
  /** Place of a card's faction among the ruleset's factions, from 0; null for a card without one. */
  readonly cardFaction: (deck: DeckId, id: CardId) => number | null;
  /** Place of a role's own faction, likewise. */
  readonly roleFaction: (id: RoleId) => number | null;
}

/** Looks names up in one ruleset. */
export function namesOf(ruleset: Ruleset, lang: Lang): RulesetNames {
  const roles = new Map(ruleset.roles.map((role) => [role.id, role]));
  const decks = new Map(ruleset.decks.map((deck) => [deck.id, deck]));
  const attributes = new Map(ruleset.attributes.map((attribute) => [attribute.id, attribute]));
  const factions = new Map(ruleset.factions.map((faction, index) => [faction.id, { faction, index }]));
  const cards = new Map<DeckId, ReadonlyMap<CardId, Card>>(
    ruleset.decks.map((deck) => [deck.id, new Map(deck.cards.map((card) => [card.id, card]))]),
  );
  const place = (id: FactionId | null | undefined) => (id ? (factions.get(id)?.index ?? null) : null);
  return {
    role: (id) => roles.get(id)?.name[lang] ?? id,
    deck: (id) => decks.get(id)?.name[lang] ?? id,
    card: (deck, id) => cards.get(deck)?.get(id)?.name[lang] ?? id,
    attribute: (id) => attributes.get(id)?.name[lang] ?? id,
    faction: (id) => factions.get(id)?.faction.name[lang] ?? id,
    cardFaction: (deck, id) => place(cards.get(deck)?.get(id)?.faction),
    roleFaction: (id) => place(roles.get(id)?.own),
  };
}

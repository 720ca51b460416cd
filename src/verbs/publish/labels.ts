/** Names of a ruleset's things where only an id is at hand, and of seats with their players. */

import type { Run } from '../../document/blocks.ts';
import type { CardId, RoleId, Ruleset, Text } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';

export interface Labels {
  readonly lang: Lang;
  readonly of: (text: Text) => string;
  readonly role: (id: RoleId) => string;
  readonly card: (id: CardId) => string;
  /** One line of what the card does, or null. */
  readonly does: (id: CardId) => string | null;
  /** How a card or role is coloured. */
  readonly cardColour: (id: CardId) => Run['as'];
  readonly roleColour: (id: RoleId) => Run['as'];
  readonly attribute: (id: string) => string;
  readonly deck: (id: string) => string;
}

/** Card ids are unique in a ruleset, so a card is found without its deck. */
export function labelsOf(ruleset: Ruleset, lang: Lang): Labels {
  const cards = new Map(ruleset.decks.flatMap((deck) => deck.cards.map((card) => [card.id, card])));
  const roles = new Map(ruleset.roles.map((role) => [role.id, role]));
  const attributes = new Map<string, Text>(ruleset.attributes.map(({ id, name }) => [id, name]));
  const decks = new Map<string, Text>(ruleset.decks.map(({ id, name }) => [id, name]));
  const colour = (faction: string | null | undefined): Run['as'] => {
    const at = ruleset.factions.findIndex(({ id }) => id === faction);
    return at < 0 ? undefined : { faction: at };
  };
  return {
    lang,
    of: (text) => text[lang],
    role: (id) => roles.get(id)?.name[lang] ?? id,
    card: (id) => cards.get(id)?.name[lang] ?? id,
    does: (id) => cards.get(id)?.does?.[lang] ?? null,
    cardColour: (id) => colour(cards.get(id)?.faction),
    roleColour: (id) => colour(roles.get(id)?.own),
    attribute: (id) => attributes.get(id)?.[lang] ?? id,
    deck: (id) => decks.get(id)?.[lang] ?? id,
  };
}

/** `3 苹果`, or `3` where there is no name yet. */
export function seatLabel(seat: number, names: readonly (string | null)[]): string {
  const name = names[seat - 1] ?? null;
  return name === null ? String(seat) : `${seat} ${name}`;
}

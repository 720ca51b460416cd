/**
 * `Ruleset`: one rulebook's dealing part as plain, immutable, JSON-able data, with every name resolved to an id.
 * It is what the reader makes of a YAML file and what the build ships; nothing in it depends on a selection.
 * Orders matter: roles, decks, cards and attributes stand in the order of the deal number (design: "The deal number").
 */

/** A sentence or a name in both languages. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

/** How deals of a deck are weighed: every legal deal alike, or every legal shuffle of the physical cards alike. */
export type Weights = 'deals' | 'shuffles';

export interface Ruleset {
  readonly id: RulesetId;
  readonly name: Text;
  readonly about: Text;
  readonly factions: readonly Faction[];
  readonly roles: readonly Role[];
  readonly decks: readonly Deck[];
  readonly attributes: readonly Attribute[];
  readonly attributeFacts: readonly AttributeFact[];
  readonly parameters: readonly Parameter[];
  /** In the file's order; the first is the default of the verbs that take one table. */
  readonly tables: readonly Table[];
  readonly readings: readonly Reading[];
  /** In the file's order. */
  readonly rules: readonly Rule[];
  readonly presentation: Presentation;
}

export interface Faction {
  readonly id: FactionId;
  readonly name: Text;
}

export interface Role {
  readonly id: RoleId;
  readonly name: Text;
  /** The faction that counts as this role's own; null for a role that has none yet (the chooser). */
  readonly own: FactionId | null;
  /** For a role without an own faction: those that may become its own. Empty for every other role. */
  readonly mayOwn: readonly FactionId[];
}

export interface Deck {
  readonly id: DeckId;
  readonly name: Text;
  readonly weights: Weights;
  /** Whether `--pool` may replace the cards of this deck by a list of names, one copy each. At most one deck of a ruleset. */
  readonly pool: boolean;
  readonly cards: readonly Card[];
}

export interface Card {
  readonly id: CardId;
  readonly name: Text;
  readonly faction: FactionId | null;
  /** Copies in play; `rest` is whatever fills the places of the table. No copies: not in play (clauses may still name the card). */
  readonly copies: Amount;
  /** Other names under which people write this card. */
  readonly also: readonly string[];
  /** One line, in our own words, of what the card does; null where the ruleset says nothing. */
  readonly does: Text | null;
}

/** A number that a table or a selection settles. */
export type Amount =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'parameter'; readonly parameter: ParameterId }
  /** Whatever fills the table; `least` of it (0 where absent), else the selection is refused. */
  | { readonly kind: 'rest'; readonly least?: number };

/** A hidden attribute of a dealt card. */
export interface Attribute {
  readonly id: AttributeId;
  readonly name: Text;
  readonly also: readonly string[];
}

/**
 * How many of each attribute there are, on which cards, and how they may share a card. A fact of the ruleset, under its clause number.
 * The cards that may carry them are of one deck; an attribute belongs to one such fact; a deck has at most one.
 */
export interface AttributeFact {
  readonly id: RuleId;
  readonly text: Text;
  readonly deck: DeckId;
  readonly plan: ByReading<AttributePlan>;
}

export interface AttributePlan {
  /** Cards that may carry an attribute, in deck order. */
  readonly on: readonly CardId[];
  /** How often each attribute lies on dealt cards, in ruleset order; once at least. */
  readonly counts: readonly { readonly attribute: AttributeId; readonly count: number }[];
  /** The sets of attributes that one card may carry, `[]` first, in the order of the deal number (a prefix before its extensions). */
  readonly sets: readonly (readonly AttributeId[])[];
}

/** A value that does not depend on a reading (`rule` null, one case) or takes one case for each option of a reading. */
export interface ByReading<T> {
  readonly rule: RuleId | null;
  readonly cases: readonly { readonly reading: ReadingName | null; readonly value: T }[];
}

export type Parameter = NumberParameter | ChoiceParameter;

export interface NumberParameter {
  readonly kind: 'number';
  readonly id: ParameterId;
  readonly name: Text;
  /** Inclusive. */
  readonly min: number;
  readonly max: number;
  /** One entry for each table, by its number of seats. */
  readonly defaults: readonly { readonly seats: number; readonly value: number }[];
}

export interface ChoiceParameter {
  readonly kind: 'choice';
  readonly id: ParameterId;
  readonly name: Text;
  readonly values: readonly { readonly id: string; readonly name: Text }[];
  /** One entry for each table, in the order of the tables: the default, and the values that this table allows (the default among them). */
  readonly defaults: readonly { readonly seats: number; readonly value: string; readonly allowed: readonly string[] }[];
}

/** What a ruleset says for one number of seats. */
export interface Table {
  /** 1..n seats; unique in the ruleset. */
  readonly seats: number;
  /** In ruleset order, roles that do not sit at this table left out. At most one `rest`. */
  readonly roles: readonly { readonly role: RoleId; readonly count: Amount }[];
  /** For each deck in ruleset order: the hand size of each role that sits at this table. */
  readonly hands: readonly {
    readonly deck: DeckId;
    readonly sizes: readonly { readonly role: RoleId; readonly size: number }[];
  }[];
  /** Decks with an undealt stock at this table; any other deck must fit its places exactly. */
  readonly stock: readonly DeckId[];
  /** Cards that are not in play at this table. */
  readonly leaveOut: readonly CardId[];
}

/** A clause that can be read in two or more ways; the first option is the default. */
export interface Reading {
  readonly rule: RuleId;
  readonly options: readonly { readonly name: ReadingName; readonly text: Text }[];
}

/** One dealing clause, under the rulebook's number. */
export interface Rule {
  readonly id: RuleId;
  readonly text: Text;
  readonly form: ByReading<Form>;
}

/** Cards, roles or both: the seats of one of these roles, or whose hand holds one of these cards. Unordered union. */
export interface Who {
  readonly roles: readonly RoleId[];
  readonly cards: readonly CardId[];
}

/**
 * What the moderator's outputs need beyond a legal deal. None of it changes which deals are legal.
 * Every entry is optional data: an empty list or null means that the game has no such thing.
 */
export interface Presentation {
  /** Whom everybody may see: seats of these roles with their role, seats holding these cards with that card. */
  readonly public: Who;
  /** What seats learn at the start: `who` is told which seats are `learns` (`together`: without telling which is which). */
  readonly knows: readonly {
    readonly who: Who;
    readonly learns: Who;
    readonly together: boolean;
    readonly text: Text;
  }[];
  /** The card whose holder runs the game and whose other cards are void; null where there is none. */
  readonly judge: CardId | null;
  /** Questions that a card may ask about a seat; told yes if it holds one of `asks` or a card that carries one of `fooledBy`. */
  readonly inquiries: readonly {
    readonly cards: readonly CardId[];
    readonly name: Text;
    readonly asks: readonly CardId[];
    readonly fooledBy: readonly AttributeId[];
  }[];
  /** The order in which a hand is lost and which card may be last (底牌): one of the own faction, or one of these cards. */
  readonly discard: { readonly rule: RuleId; readonly last: 'own' | readonly CardId[]; readonly text: Text } | null;
  /** A side that a role must choose after the deal. */
  readonly choice: Choice | null;
  /** Action points a night: `base`, and more for each copy held of some cards. */
  readonly points: {
    readonly base: number;
    readonly each: readonly { readonly card: CardId; readonly points: number }[];
  } | null;
  /** Decks whose hands lie in an order that matters: it is drawn in a stream of its own. */
  readonly order: readonly DeckId[];
  /** How the cards of `deck` are numbered round the table: in `direction`, from the seat after the judge, the judge's own without. */
  readonly places: { readonly deck: DeckId; readonly direction: Direction } | null;
  /** Whether every player gets an alias with a password. */
  readonly aliases: boolean;
  /** The least number of substitutes that are listed and get no card; 0 where the game has none. */
  readonly substitutes: number;
  /** Named groups of seats on the moderator's sheet (the killer of the odd nights). */
  readonly roster: readonly { readonly name: Text; readonly who: Who }[];
  /** Lines of the moderator's sheet and the public notice; `{killers}` stands for the value of a parameter. */
  readonly notes: readonly { readonly seats: readonly number[]; readonly public: boolean; readonly text: Text }[];
  /** Lines of the private message: what a player must do and by when. `who` empty: everybody. */
  readonly duties: readonly { readonly seats: readonly number[]; readonly who: Who; readonly text: Text }[];
  /** Two camps that fight in turn, who acts first, and how attackers and defenders are paired. */
  readonly camps: Camps | null;
}

/** The way round the table in which seat numbers rise. */
export type Direction = 'clockwise' | 'counterclockwise';

export interface Choice {
  readonly rule: RuleId;
  readonly role: RoleId;
  readonly text: Text;
  readonly sides: readonly {
    readonly id: string;
    readonly name: Text;
    /** Open only to a hand with a card of this faction; null: open to every hand. */
    readonly needs: FactionId | null;
    /** Tables at which this side is open. */
    readonly seats: readonly number[];
    /** A second choice that goes with this side (with or against the other one); empty where there is none. */
    readonly manner: readonly { readonly id: string; readonly name: Text }[];
  }[];
  /** For each table: the side of a role that stays silent, or `drawn` uniformly among the open ones. */
  readonly silent: readonly { readonly seats: number; readonly side: string }[];
}

export interface Camps {
  readonly camps: readonly { readonly id: string; readonly name: Text; readonly roles: readonly RoleId[] }[];
  /** The choice parameter that says which camp acts first; its value `drawn` is drawn in a stream of its own. */
  readonly first: ParameterId;
  /** Seat numbers rise in this direction. */
  readonly direction: Direction;
  /** Whether the first round's pairing (捉对) is shown with the deal. */
  readonly pairing: boolean;
}

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

// `Form`: what a rule asks of one hand, in the words of the rulebook. A deal keeps a rule if every hand keeps its form.
// The plain checker evaluates forms directly; grounding turns them into formulas over bounds.

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

/** A ruleset file's text under the name that places carry and that tells files apart. */
export interface RulesetSource {
  readonly file: string;
  readonly text: string;
}

/**
 * Finds what a file extends.
 * @param reference as it is written after `extends`
 * @param from the file in which it is written
 * @returns null where there is none
 */
export type Open = (reference: string, from: string) => RulesetSource | null;

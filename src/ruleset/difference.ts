/**
 * What differs between two rulesets, as far as it decides deals or what is shown of them; and the first ruleset with some of the
 * differences taken over, so that the effect of each can be counted.
 */
import {
  attributeFactOf,
  canonical,
  cardOf,
  deckOf,
  type Json,
  parameterOf,
  presentedOf,
  readingOf,
  roleOf,
  ruleOf,
  tableOf,
} from './fingerprint.ts';
import type { Deck, Ruleset } from './model.ts';

/** Parts of a ruleset that have entries under ids of their own. `order`: the same entries in another order. */
export type Section =
  | 'role'
  | 'deck'
  | 'card'
  | 'attribute'
  | 'order'
  | 'attributes'
  | 'parameter'
  | 'table'
  | 'reading'
  | 'rule'
  | 'presentation';

export interface Difference {
  readonly section: Section;
  /** Of the entry: a clause number, a card's id, a number of seats, the name of a list whose order differs. */
  readonly id: string;
  readonly change: 'added' | 'dropped' | 'changed';
  /** The group that takes effect together (`Step.key`); null where nothing of it can change how many deals are legal. */
  readonly step: string | null;
}

/** Differences that can only be taken over together, and the first ruleset with them. */
export interface ChangeStep {
  /** `rule 4.4.10`, `reading 4.4.5`, `attributes`, `cards and tables`. */
  readonly key: string;
  readonly differences: readonly Difference[];
  /** The first ruleset with these differences alone. */
  readonly ruleset: Ruleset;
}

/**
 * @returns differences in the order: roles, decks, cards, attributes, orders, attributes of cards, parameters, tables, readings, rules, presentation
 */
export function differences(from: Ruleset, to: Ruleset): readonly Difference[] {
  const changed = changedReadings(from, to);
  const follows = new Map([...to.rules, ...from.rules].map((rule) => [String(rule.id), rule.form.rule]));
  const stepOf = (section: Section, id: string): string | null => {
    if (section === 'presentation' || section === 'deck' || section === 'order') return null;
    if (section === 'reading') return `reading ${id}`;
    if (section === 'attributes' || section === 'attribute') return 'attributes';
    if (section !== 'rule') return LAYOUT;
    const reading = follows.get(id);
    return reading !== undefined && reading !== null && changed.has(reading) ? `reading ${reading}` : `rule ${id}`;
  };
  return sections(from, to).flatMap(([section, before, after]) =>
    compare(before, after).map(({ id, change }) => ({ section, id, change, step: stepOf(section, id) })),
  );
}

/** The steps from one ruleset to the other that may change how many deals are legal, in the order of the differences. */
export function steps(from: Ruleset, to: Ruleset): readonly ChangeStep[] {
  const groups = new Map<string, Difference[]>();
  for (const difference of differences(from, to)) {
    if (difference.step !== null) groups.set(difference.step, [...(groups.get(difference.step) ?? []), difference]);
  }
  return [...groups].map(([key, group]) => ({ key, differences: group, ruleset: taken(from, to, key, group) }));
}

const LAYOUT = 'cards and tables';

function taken(from: Ruleset, to: Ruleset, key: string, group: readonly Difference[]): Ruleset {
  if (key === LAYOUT) {
    const { factions, roles, decks, parameters, tables } = to;
    return { ...from, factions, roles, decks, parameters, tables };
  }
  if (key === 'attributes') {
    // With the readings that the attributes follow.
    const readings = mixed(
      from.readings,
      to.readings,
      new Set(to.attributeFacts.map((fact) => String(fact.plan.rule))),
      (one) => one.rule,
    );
    return { ...from, attributes: to.attributes, attributeFacts: to.attributeFacts, readings };
  }
  const rules = new Set(group.filter(({ section }) => section === 'rule').map(({ id }) => id));
  const followed = group.flatMap(({ section, id }) =>
    section === 'reading' ? [id] : to.rules.filter((rule) => rule.id === id).map((rule) => String(rule.form.rule)),
  );
  const facts = followed.some((rule) => to.attributeFacts.some((fact) => fact.plan.rule === rule))
    ? to.attributeFacts
    : from.attributeFacts;
  return {
    ...from,
    attributeFacts: facts,
    attributes: facts === to.attributeFacts ? to.attributes : from.attributes,
    readings: mixed(from.readings, to.readings, new Set(followed), (one) => one.rule),
    rules: mixed(from.rules, to.rules, rules, (one) => one.id),
  };
}

/** The first list with the entries of these ids as the second list has them. */
function mixed<T>(
  from: readonly T[],
  to: readonly T[],
  ids: ReadonlySet<string>,
  idOf: (one: T) => string,
): readonly T[] {
  const theirs = new Map(to.filter((one) => ids.has(idOf(one))).map((one) => [idOf(one), one]));
  const kept = from.flatMap((one) => {
    const id = idOf(one);
    if (!ids.has(id)) return [one];
    const other = theirs.get(id);
    theirs.delete(id);
    return other === undefined ? [] : [other];
  });
  return [...kept, ...theirs.values()];
}

function changedReadings(from: Ruleset, to: Ruleset): ReadonlySet<string> {
  return new Set(
    compare(entries(from.readings, readingOf, 'rule'), entries(to.readings, readingOf, 'rule')).map(({ id }) => id),
  );
}

type Entries = ReadonlyMap<string, string>;

function sections(from: Ruleset, to: Ruleset): readonly (readonly [Section, Entries, Entries])[] {
  const both = (of: (ruleset: Ruleset) => Entries) => [of(from), of(to)] as const;
  return [
    ['role', ...both((ruleset) => entries(ruleset.roles, roleOf))],
    ['deck', ...both((ruleset) => entries(ruleset.decks, deckOf))],
    ['card', ...both((ruleset) => new Map(ruleset.decks.flatMap(cardsOf)))],
    ['attribute', ...both((ruleset) => new Map(ruleset.attributes.map(({ id }) => [id, ''])))],
    ['order', orders(from, to), orders(to, from)],
    ['attributes', ...both((ruleset) => entries(ruleset.attributeFacts, attributeFactOf))],
    ['parameter', ...both((ruleset) => entries(ruleset.parameters, parameterOf))],
    ['table', ...both((ruleset) => entries(ruleset.tables, tableOf, 'seats'))],
    ['reading', ...both((ruleset) => entries(ruleset.readings, readingOf, 'rule'))],
    ['rule', ...both((ruleset) => entries(ruleset.rules, ruleOf))],
    [
      'presentation',
      ...both(
        (ruleset) => new Map(Object.entries(presentedOf(ruleset)).map(([key, value]) => [key, canonical(value)])),
      ),
    ],
  ];
}

function cardsOf(deck: Deck): (readonly [string, string])[] {
  return deck.cards.map((card) => [card.id, canonical([deck.id, cardOf(card)])] as const);
}

function entries<T>(list: readonly T[], of: (one: T) => { readonly [key: string]: Json }, key = 'id'): Entries {
  return new Map(
    list.map((one) => {
      const value = of(one);
      return [String(value[key]), canonical(value)] as const;
    }),
  );
}

/** The orders of what both have: of the deal number, and so of every deal. */
function orders(ruleset: Ruleset, other: Ruleset): Entries {
  const lists = (one: Ruleset): readonly (readonly [string, readonly string[]])[] => [
    ['roles', one.roles.map(({ id }) => id)],
    ['decks', one.decks.map(({ id }) => id)],
    ['cards', one.decks.flatMap((deck) => deck.cards.map(({ id }) => id))],
    ['attributes', one.attributes.map(({ id }) => id)],
  ];
  const theirs = new Map(lists(other));
  return new Map(
    lists(ruleset).map(([name, ids]) => [name, ids.filter((id) => theirs.get(name)?.includes(id)).join(' ')]),
  );
}

/** Of two maps: what the second changes and adds in its order, then what it drops. */
function compare(before: Entries, after: Entries): readonly Pick<Difference, 'id' | 'change'>[] {
  const changed = [...after].flatMap(([id, text]) => {
    const old = before.get(id);
    if (old === text) return [];
    return [{ id, change: old === undefined ? ('added' as const) : ('changed' as const) }];
  });
  const dropped = [...before.keys()].filter((id) => !after.has(id)).map((id) => ({ id, change: 'dropped' as const }));
  return [...changed, ...dropped];
}

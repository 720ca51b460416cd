/**
 * The fingerprint of a ruleset: what decides deals and what is shown of them, and nothing else. A mended typo keeps it; another
 * order of cards changes it. It goes into every stream of random numbers and every deal file, so it is frozen with the scheme.
 */
import { hashOfText } from '../digest.ts';
import type {
  AttributeFact,
  AttributePlan,
  ByReading,
  Camps,
  Card,
  Choice,
  Deck,
  Form,
  Item,
  Limit,
  Of,
  Parameter,
  Reading,
  Role,
  Rule,
  Ruleset,
  Table,
  Who,
} from './model.ts';

/**
 * SHA-256 over the canonical JSON of: ids; roles, decks, cards and attributes in their order; copies, factions, weights, hand sizes,
 * stocks and attributes; parameters with ranges and defaults; tables; readings with their defaults; the forms of the rules; who sees and
 * knows what; and what is drawn in streams of their own. Orders without a meaning (tables, rules, the names inside `apart`) are sorted.
 * @returns 64 lower-case hex digits
 */
export function fingerprint(ruleset: Ruleset): string {
  const known = remembered.get(ruleset);
  if (known !== undefined) return known;
  const made = hashOfText(canonical(decisive(ruleset)));
  remembered.set(ruleset, made);
  return made;
}

/** Rulesets do not change; one run asks several times. */
const remembered = new WeakMap<Ruleset, string>();

/** Takes over what the build has computed of a shipped ruleset: it is a tenth of the time that dealing one deal may take. */
export function rememberFingerprint(ruleset: Ruleset, made: string): void {
  remembered.set(ruleset, made);
}

// What of a ruleset decides deals and what is shown of them, as canonical data: the fingerprint is made of it, and two rulesets are
// compared by it. Orders without a meaning (tables, rules, the names inside `apart`) are sorted away.

export type Json = string | number | boolean | null | readonly Json[] | Canonical | { readonly [key: string]: Json };

/** A value that is canonical text already, so that nothing is written twice while lists are sorted. */
class Canonical {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** JSON text with the keys of every object sorted by code unit. */
export function canonical(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (value instanceof Canonical) return value.text;
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`).join(',')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Everything of a ruleset that its fingerprint covers. Its keys are frozen: another word would change every fingerprint. */
export function decisive(ruleset: Ruleset): Json {
  const { factions, roles, decks, attributes, attributeFacts, parameters, tables, readings, rules } = ruleset;
  return {
    format: 'ninelives-ruleset/1',
    id: ruleset.id,
    factions: sorted(factions.map((faction) => faction.id)),
    roles: roles.map(roleOf),
    decks: decks.map((deck) => ({ ...deckOf(deck), cards: deck.cards.map(cardOf) })),
    attributes: attributes.map((attribute) => attribute.id),
    marks: sorted(attributeFacts.map(attributeFactOf)),
    parameters: sorted(parameters.map(parameterOf)),
    tables: sorted(tables.map(tableOf)),
    readings: sorted(readings.map(readingOf)),
    rules: sorted(rules.map(ruleOf)),
    told: presentedOf(ruleset),
  };
}

type CanonicalFields = { readonly [key: string]: Json };

export function roleOf(role: Role): CanonicalFields {
  return { id: role.id, own: role.own, mayOwn: sorted(role.mayOwn) };
}

/** Without its cards. */
export function deckOf(deck: Deck): CanonicalFields {
  return { id: deck.id, weights: deck.weights, pool: deck.pool };
}

export function cardOf(card: Card): CanonicalFields {
  return { id: card.id, faction: card.faction, copies: { ...card.copies } };
}

export function attributeFactOf(fact: AttributeFact): CanonicalFields {
  return { id: fact.id, deck: fact.deck, plan: byReading(fact.plan, planOf) };
}

export function readingOf({ rule, options }: Reading): CanonicalFields {
  return {
    rule,
    default: options[0]?.name ?? null,
    options: sorted(options.map((option) => option.name)),
  };
}

export function ruleOf(rule: Rule): CanonicalFields {
  return { id: rule.id, form: byReading(rule.form, formOf) };
}

function planOf(plan: AttributePlan): Json {
  return { on: plan.on, counts: plan.counts.map((count) => ({ ...count })), sets: plan.sets };
}

export function parameterOf(parameter: Parameter): CanonicalFields {
  const { id, kind } = parameter;
  if (parameter.kind === 'number') {
    const defaults = sorted(parameter.defaults.map(({ seats, value }) => ({ seats, value })));
    return { id, kind, min: parameter.min, max: parameter.max, defaults };
  }
  return {
    id,
    kind,
    values: sorted(parameter.values.map((value) => value.id)),
    defaults: sorted(
      parameter.defaults.map(({ seats, value, allowed }) => ({ seats, value, allowed: sorted(allowed) })),
    ),
  };
}

export function tableOf(table: Table): CanonicalFields {
  return {
    seats: table.seats,
    roles: sorted(table.roles.map(({ role, count }) => ({ role, count: { ...count } }))),
    hands: sorted(
      table.hands.map(({ deck, sizes }) => ({ deck, sizes: sorted(sizes.map(({ role, size }) => ({ role, size }))) })),
    ),
    stock: sorted(table.stock),
    leaveOut: sorted(table.leaveOut),
  };
}

function byReading<T>(value: ByReading<T>, of: (value: T) => Json): Json {
  return {
    rule: value.rule,
    cases: sorted(value.cases.map(({ reading, value: inCase }) => ({ reading, value: of(inCase) }))),
  };
}

function formOf(form: Form): Json {
  const { form: word } = form;
  switch (form.form) {
    case 'holds':
      // A card named twice asks for two copies: this list is no set.
      return { word, of: ofOf(form.of), items: sorted(form.items.map(itemOf)) };
    case 'never':
    case 'apart':
    case 'single':
      return { word, of: ofOf(form.of), items: distinct(form.items.map(itemOf)) };
    case 'only':
      return { word, roles: distinct(form.roles), items: distinct(form.items.map(itemOf)) };
    case 'at-most':
    case 'at-least':
      return { word, of: ofOf(form.of), limits: distinct(form.limits.map(limitOf)), unsided: form.unsided };
    case 'all':
      return { word, parts: distinct(form.parts.map(formOf)) };
    case 'any':
      return { word, of: ofOf(form.of), parts: distinct(form.parts.map(formOf)) };
    case 'not':
      return { word, of: ofOf(form.of), part: formOf(form.part) };
  }
}

function ofOf(of: Of): Json {
  return of === null ? null : distinct(of);
}

function itemOf(item: Item): Json {
  return { ...item };
}

function limitOf({ of, n }: Limit): Json {
  return { of: { ...of }, n };
}

/** What the game itself shows of a deal, and what is drawn beside it. */
export function presentedOf({ presentation }: Ruleset): CanonicalFields {
  return {
    public: whoOf(presentation.public),
    knows: sorted(
      presentation.knows.map(({ who, learns, together }) => ({ who: whoOf(who), learns: whoOf(learns), together })),
    ),
    judge: presentation.judge,
    order: sorted(presentation.order),
    places: presentation.places === null ? null : { ...presentation.places },
    aliases: presentation.aliases,
    discard:
      presentation.discard === null
        ? null
        : presentation.discard.last === 'own'
          ? 'own'
          : distinct(presentation.discard.last),
    choice: presentation.choice === null ? null : choiceOf(presentation.choice),
    camps: presentation.camps === null ? null : campsOf(presentation.camps),
  };
}

function choiceOf({ role, sides, silent }: Choice): Json {
  return {
    role,
    // In their order: it is the order in which the drawn default falls on them.
    sides: sides.map(({ id, needs, seats }) => ({ id, needs, seats: sorted(seats) })),
    silent: sorted(silent.map(({ seats, side }) => ({ seats, side }))),
  };
}

function campsOf({ first, direction, pairing, camps }: Camps): Json {
  return { first, direction, pairing, camps: camps.map(({ id, roles }) => ({ id, roles: distinct(roles) })) };
}

function whoOf(who: Who): Json {
  return { roles: distinct(who.roles), cards: distinct(who.cards) };
}

/** By canonical text: an order that means nothing, made one. */
function sorted(values: readonly Json[]): readonly Canonical[] {
  return values
    .map(canonical)
    .sort()
    .map((text) => new Canonical(text));
}

function distinct(values: readonly Json[]): readonly Canonical[] {
  return [...new Set(values.map(canonical))].sort().map((text) => new Canonical(text));
}

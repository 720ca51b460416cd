/**
 * The fingerprint of a ruleset: what decides deals and what is told of them, and nothing else. A mended typo keeps it; another
 * order of cards changes it. It goes into every stream of random numbers and every deal file, so it is frozen with the scheme.
 */
import { createHash } from 'node:crypto';
import type { Form, Item, Limit, Of } from './form.ts';
import type { ByReading, Deck, MarkPlan, Parameter, Ruleset, Table, Who } from './ruleset.ts';

/**
 * SHA-256 over the canonical JSON of: ids; roles, decks, cards and attributes in their order; copies, factions, weights, hand sizes,
 * stocks and marks; parameters with ranges and defaults; tables; readings with their defaults; the forms of the rules; who sees and
 * knows what; and what is drawn in streams of their own. Orders without a meaning (tables, rules, the names inside `apart`) are sorted.
 * @returns 64 lower-case hex digits
 */
export function fingerprint(ruleset: Ruleset): string {
  return createHash('sha256')
    .update(canonical(decisive(ruleset)))
    .digest('hex');
}

/** JSON with the keys of every object sorted by code unit, so that two ways to build one value are one text. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

function canonical(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`).join(',')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function decisive(ruleset: Ruleset): Json {
  return {
    format: 'ninelives-ruleset/1',
    id: ruleset.id,
    factions: sorted(ruleset.factions.map((faction) => faction.id)),
    roles: ruleset.roles.map((role) => ({ id: role.id, own: role.own, mayOwn: sorted(role.mayOwn) })),
    decks: ruleset.decks.map(deckOf),
    attributes: ruleset.attributes.map((attribute) => attribute.id),
    marks: sorted(ruleset.marks.map((mark) => ({ id: mark.id, deck: mark.deck, plan: byReading(mark.plan, planOf) }))),
    parameters: sorted(ruleset.parameters.map(parameterOf)),
    tables: sorted(ruleset.tables.map(tableOf)),
    readings: sorted(
      ruleset.readings.map(({ rule, options }) => ({
        rule,
        default: options[0]?.name ?? null,
        options: sorted(options.map((option) => option.name)),
      })),
    ),
    rules: sorted(ruleset.rules.map((rule) => ({ id: rule.id, form: byReading(rule.form, formOf) }))),
    ...toldAndDrawn(ruleset),
  };
}

function deckOf(deck: Deck): Json {
  return {
    id: deck.id,
    weights: deck.weights,
    pool: deck.pool,
    cards: deck.cards.map((card) => ({ id: card.id, faction: card.faction, copies: { ...card.copies } })),
  };
}

function planOf(plan: MarkPlan): Json {
  return { on: plan.on, counts: plan.counts.map((count) => ({ ...count })), sets: plan.sets };
}

function parameterOf(parameter: Parameter): Json {
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

function tableOf(table: Table): Json {
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

/** What is told of a deal by the game itself, and what is drawn beside it. */
function toldAndDrawn({ talk }: Ruleset): { readonly [key: string]: Json } {
  return {
    public: whoOf(talk.public),
    knows: sorted(
      talk.knows.map(({ who, learns, together }) => ({ who: whoOf(who), learns: whoOf(learns), together })),
    ),
    drawn: {
      order: sorted(talk.order),
      aliases: talk.aliases,
      discard: talk.discard === null ? null : talk.discard.last === 'own' ? 'own' : distinct(talk.discard.last),
      choice:
        talk.choice === null
          ? null
          : {
              role: talk.choice.role,
              // In their order: it is the order in which the drawn default falls on them.
              sides: talk.choice.sides.map(({ id, needs, seats }) => ({ id, needs, seats: sorted(seats) })),
              silent: sorted(talk.choice.silent.map(({ seats, side }) => ({ seats, side }))),
            },
      first:
        talk.camps === null
          ? null
          : {
              parameter: talk.camps.first,
              camps: talk.camps.camps.map(({ id, roles }) => ({ id, roles: distinct(roles) })),
            },
    },
  };
}

function whoOf(who: Who): Json {
  return { roles: distinct(who.roles), cards: distinct(who.cards) };
}

/** By canonical text: an order that means nothing, made one. */
function sorted(values: readonly Json[]): readonly Json[] {
  return values
    .map((value) => ({ value, text: canonical(value) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ value }) => value);
}

function distinct(values: readonly Json[]): readonly Json[] {
  const seen = new Set<string>();
  return sorted(values).filter((value) => {
    const text = canonical(value);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

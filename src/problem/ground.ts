/**
 * Grounding: Ruleset × Selection → `Problem`. Amounts are settled, readings chosen, rules left out, names turned into indices, the
 * forms of the rules into formulas over bounds of one hand, pins into facts. Nothing after this stage knows a name.
 *
 *     Ruleset ──amounts──▶ roles, decks ──┬─ rules ──▶ requirements
 *     Selection ─────────────────────────┴─ pins ───▶ requirements, seatRoles
 */

import { FaultError } from '../fault.ts';
import { fingerprint } from '../ruleset/fingerprint.ts';
import type {
  AttributeFact,
  AttributeId,
  CardId,
  FactionId,
  Form,
  Item,
  Limit,
  Of,
  Role,
  RoleId,
  Rule,
  Ruleset,
} from '../ruleset/model.ts';
import { withPool } from '../ruleset/pool.ts';
import { type Amounts, amounts } from './amounts.ts';
import { allOf, anyOf, bound, conjuncts, not, TRUE } from './formula.ts';
import { groundFacts } from './pins.ts';
import type { DeckAttributes, Formula, Problem, ProblemDeck, Requirement } from './problem.ts';
import { chosen, type Selection } from './selection.ts';

/**
 * `ruleset` without its pool put in (the selection carries it), `selection` normalised. Throws faults `negative-rest`, `pool-too-small`
 * and `rule-decks` (a rule that speaks of cards of two decks). A deck that does not fit, or roles that do not sum to the seats, are no
 * faults: such a problem has no legal deal.
 */
export function ground(ruleset: Ruleset, selection: Selection): Problem {
  const played = selection.pool === undefined ? ruleset : withPool(ruleset, selection.pool);
  const settled = amounts(played, selection.players, selection.set);
  const roles = settled.roles.filter((role) => role.count > 0);
  const decks = settled.decks.map((deck) => groundDeck(played, selection, { ...settled, roles }, deck));
  const base: Problem = {
    ruleset: { id: ruleset.id, fingerprint: fingerprint(ruleset) },
    selection,
    seats: settled.table.seats,
    roles,
    decks,
    requirements: [],
    seatRoles: [],
  };
  const pins = groundFacts(base, selection.pins);
  return {
    ...base,
    requirements: [...groundRules(ruleset, played, base), ...pins.requirements],
    seatRoles: pins.seatRoles,
  };
}

function groundDeck(
  ruleset: Ruleset,
  selection: Selection,
  { table, roles }: Amounts,
  { deck, cards, stock }: Amounts['decks'][number],
): ProblemDeck {
  const sizes = table.hands.find((hands) => hands.deck === deck.id)?.sizes ?? [];
  const inPlay = cards.filter((card) => card.copies > 0);
  const marking = ruleset.attributeFacts.find((candidate) => candidate.deck === deck.id);
  return {
    id: deck.id,
    weights: selection.weights[deck.id] ?? deck.weights,
    cards: inPlay,
    hand: roles.map((role) => sizes.find((entry) => entry.role === role.id)?.size ?? 0),
    stock,
    attributes: marking === undefined ? null : groundMarks(marking, selection, inPlay),
  };
}

function groundMarks(marking: AttributeFact, selection: Selection, cards: ProblemDeck['cards']): DeckAttributes | null {
  const plan = chosen(marking.plan, selection.readings);
  if (plan.counts.length === 0) return null;
  const on = new Set<string>(plan.on);
  const ids = plan.counts.map(({ attribute }) => attribute);
  return {
    id: marking.id,
    on: cards.flatMap((card, index) => (on.has(card.id) ? [index] : [])),
    attributes: plan.counts.map(({ attribute, count }) => ({ id: attribute, count })),
    sets: plan.sets.map((set) => set.map((attribute) => ids.indexOf(attribute))),
  };
}

// The rules in force → requirements: each form, role by role, as formulas over bounds of one hand in one deck. Formulas that several
// roles share become one requirement with a list of roles; what must hold all together becomes separate requirements of one id.

/**
 * In the ruleset's order of rules. `written`: the ruleset without its pool put in, so that a rule about a card which the pool does not
 * have still belongs to that card's deck. Throws fault `rule-decks` where one rule speaks of cards of several decks.
 */
function groundRules(written: Ruleset, ruleset: Ruleset, problem: Problem): readonly Requirement[] {
  const without = new Set(problem.selection.without);
  return ruleset.rules
    .filter((rule) => !without.has(rule.id))
    .flatMap((rule) => groundRule(written, ruleset, problem, rule));
}

function groundRule(written: Ruleset, ruleset: Ruleset, problem: Problem, rule: Rule): readonly Requirement[] {
  const form = chosen(rule.form, problem.selection.readings);
  const words = deckWords(ruleset, problem, deckOf(written, rule, form));
  const roles = problem.roles.map(({ id }) => ruleset.roles.find((role) => role.id === id)!);
  // Key → the formula and the roles that must keep it; a Map keeps the order in which the rule says things.
  const found = new Map<string, { readonly formula: Formula; readonly roles: number[] }>();
  for (const part of topParts(form))
    roles.forEach((role, index) => {
      for (const formula of conjuncts(formulaOf(part, role, words))) {
        const key = formulaKey(formula);
        const known = found.get(key);
        if (known === undefined) found.set(key, { formula, roles: [index] });
        else if (known.roles.at(-1) !== index) known.roles.push(index);
      }
    });
  return [...found.values()].map(({ formula, roles: scope }) => ({
    kind: 'rule',
    id: rule.id,
    roles: scope.length === roles.length ? null : [...scope].sort((a, b) => a - b),
    seats: null,
    deck: words.deck,
    formula,
  }));
}

/** The things that forms speak of, as indices of one deck. */
interface DeckWords {
  readonly deck: number;
  readonly cards: (item: Extract<Item, { kind: 'card' | 'faction' }>) => readonly number[];
  /** Null: no card in play can carry this attribute. */
  readonly mark: (attribute: AttributeId) => { readonly on: readonly number[]; readonly mark: number } | null;
  /** Every faction of the ruleset. */
  readonly factions: readonly FactionId[];
}

function deckWords(ruleset: Ruleset, problem: Problem, deck: number): DeckWords {
  const { cards, attributes: marks } = problem.decks[deck]!;
  const byId = new Map<CardId, number>(cards.map((card, index) => [card.id, index]));
  const byFaction = new Map<FactionId, number[]>();
  for (const card of ruleset.decks[deck]!.cards) {
    const index = byId.get(card.id);
    if (card.faction !== null && index !== undefined)
      byFaction.set(card.faction, [...(byFaction.get(card.faction) ?? []), index]);
  }
  return {
    deck,
    factions: ruleset.factions.map((faction) => faction.id),
    cards: (item) => {
      if (item.kind === 'faction') return byFaction.get(item.faction) ?? [];
      const index = byId.get(item.card);
      return index === undefined ? [] : [index];
    },
    mark: (attribute) => {
      const mark = marks?.attributes.findIndex(({ id }) => id === attribute) ?? -1;
      return marks === null || mark < 0 ? null : { on: marks.on, mark };
    },
  };
}

function topParts(form: Form): readonly Form[] {
  return form.form === 'all' ? form.parts.flatMap(topParts) : [form];
}

function formulaKey(formula: Formula): string {
  return JSON.stringify(formula, (_, value) => (value === Number.POSITIVE_INFINITY ? 'no limit' : value));
}

/** What a form asks of a hand of one role. */
function formulaOf(form: Form, role: Role, words: DeckWords): Formula {
  if ('of' in form && !speaksOf(form.of, role.id)) return TRUE;
  switch (form.form) {
    case 'holds':
      return allOf(counted(form.items).map(([item, n]) => count(item, n, Number.POSITIVE_INFINITY, words)));
    case 'never':
      return none(form.items, words);
    case 'only':
      return form.roles.includes(role.id) ? TRUE : none(form.items, words);
    case 'apart':
      return allOf(
        pairs(counted(form.items).map(([item]) => item)).map(([a, b]) =>
          anyOf([count(a, 0, 0, words), count(b, 0, 0, words)]),
        ),
      );
    case 'single':
      return allOf(
        form.items.flatMap((item) =>
          item.kind === 'attribute'
            ? [count(item, 0, 1, words)]
            : words.cards(item).map((card) => bound([card], [], 0, 1)),
        ),
      );
    case 'at-most':
    case 'at-least': {
      const { form: sort, limits, unsided } = form;
      if (role.own !== null || unsided === 'none' || role.mayOwn.length === 0)
        return limited(sort, limits, role.own, words);
      return anyOf(role.mayOwn.map((own) => limited(sort, limits, own, words)));
    }
    case 'all':
      return allOf(form.parts.map((part) => formulaOf(part, role, words)));
    case 'any':
      return anyOf(form.parts.map((part) => formulaOf(part, role, words)));
    case 'not':
      return not(formulaOf(form.part, role, words));
  }
}

function speaksOf(of: Of, role: RoleId): boolean {
  return of === null || of.includes(role);
}

/** min ≤ how many of this item a hand holds ≤ max. */
function count(item: Item, min: number, max: number, words: DeckWords): Formula {
  if (item.kind !== 'attribute') return bound(words.cards(item), [], min, max);
  const marked = words.mark(item.attribute);
  return marked === null ? bound([], [], min, max) : bound(marked.on, [marked.mark], min, max);
}

/** None of these: one bound for all cards, one for each attribute. */
function none(items: readonly Item[], words: DeckWords): Formula {
  const cards = items.flatMap((item) => (item.kind === 'attribute' ? [] : words.cards(item)));
  const attributes = items.filter((item) => item.kind === 'attribute');
  return allOf([bound(cards, [], 0, 0), ...attributes.map((item) => count(item, 0, 0, words))]);
}

/** `own`: the faction that counts as own, null where none does. */
function limited(
  sort: 'at-most' | 'at-least',
  limits: readonly Limit[],
  own: FactionId | null,
  words: DeckWords,
): Formula {
  const named = new Set(limits.flatMap(({ of }) => (of.kind === 'faction' ? [of.faction] : [])));
  const others = words.factions.filter((faction) => faction !== own && !named.has(faction));
  const limit = (item: Item, n: number) =>
    sort === 'at-most' ? count(item, 0, n, words) : count(item, n, Number.POSITIVE_INFINITY, words);
  return allOf(
    limits.flatMap(({ of, n }) => {
      if (of.kind === 'other') return others.map((faction) => limit({ kind: 'faction', faction }, n));
      if (of.kind !== 'own') return [limit(of, n)];
      if (own !== null) return [limit({ kind: 'faction', faction: own }, n)];
      return [sort === 'at-most' ? bound([], [], 0, n) : bound([], [], n, Number.POSITIVE_INFINITY)];
    }),
  );
}

/** Each different item once, in order, with how often it is named. */
function counted(items: readonly Item[]): readonly (readonly [Item, number])[] {
  const found = new Map<string, [Item, number]>();
  for (const item of items) {
    const key = JSON.stringify(item);
    const known = found.get(key);
    if (known === undefined) found.set(key, [item, 1]);
    else known[1]++;
  }
  return [...found.values()];
}

function pairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const));
}

/** The one deck that a rule speaks of. */
function deckOf(ruleset: Ruleset, rule: Rule, form: Form): number {
  if (ruleset.decks.length === 1) return 0;
  const items = itemsOf(
    form,
    ruleset.factions.map((faction) => faction.id),
  );
  const named = ruleset.decks.flatMap((deck, index) => {
    const cards = new Set(deck.cards.map((card) => card.id));
    const marks = ruleset.attributeFacts.filter((marking) => marking.deck === deck.id);
    const here = items.some((item) => {
      if (item.kind === 'card') return cards.has(item.card);
      if (item.kind === 'faction') return deck.cards.some((card) => card.faction === item.faction);
      return marks.some(({ plan }) =>
        plan.cases.some(({ value }) => value.counts.some(({ attribute }) => attribute === item.attribute)),
      );
    });
    return here ? [index] : [];
  });
  if (named.length === 1) return named[0]!;
  const decks = (named.length === 0 ? ruleset.decks : named.map((index) => ruleset.decks[index]!)).map(({ id }) => id);
  throw new FaultError({ kind: 'bad', code: 'rule-decks', with: { rule: rule.id, decks } });
}

/** What a form speaks of; `own` and `other` may be any faction. */
function itemsOf(form: Form, factions: readonly FactionId[]): readonly Item[] {
  switch (form.form) {
    case 'holds':
    case 'never':
    case 'only':
    case 'apart':
    case 'single':
      return form.items;
    case 'at-most':
    case 'at-least':
      return form.limits.flatMap(({ of }) =>
        of.kind === 'own' || of.kind === 'other'
          ? factions.map((faction): Item => ({ kind: 'faction', faction }))
          : [of],
      );
    case 'all':
    case 'any':
      return form.parts.flatMap((part) => itemsOf(part, factions));
    case 'not':
      return itemsOf(form.part, factions);
  }
}

/**
 * Random small rulesets with a selection, for laws that must hold for every ruleset: one to four seats, one or two decks, stocks, decks
 * that do not fit, attributes, every form of rule, readings, rules left out, pins and bans. Small enough for brute force.
 */
import fc from 'fast-check';
import type { Selection, SelectionRequest } from '../../src/problem/selection.ts';
import { normalise } from '../../src/problem/selection.ts';
import type {
  Attribute,
  AttributeFact,
  AttributePlan,
  Deck,
  Form,
  Item,
  Limit,
  LimitOf,
  Of,
  ReadingName,
  Role,
  RoleId,
  Rule,
  Ruleset,
  RulesetId,
  Table,
} from '../../src/ruleset/model.ts';
import { attribute, cardId, deckId, faction, n, noPresentation, role, ruleId, text } from '../problem/sample.ts';

export interface RandomCase {
  readonly ruleset: Ruleset;
  readonly selection: Selection;
}

export interface Sizes {
  readonly seats: number;
  /** Cards that the hands of one deck hold together. */
  readonly places: number;
}

const FACTIONS = ['red', 'blue', 'grey'];
const READING = ruleId('r0');

export function randomCase({ seats, places }: Sizes = { seats: 4, places: 7 }): fc.Arbitrary<RandomCase> {
  return randomRuleset(seats, places)
    .chain((ruleset) => fc.record({ ruleset: fc.constant(ruleset), request: randomRequest(ruleset) }))
    .map(({ ruleset, request }) => ({ ruleset, selection: normalise(ruleset, request) }));
}

function randomRuleset(maxSeats: number, maxPlaces: number): fc.Arbitrary<Ruleset> {
  return fc
    .record({
      roles: fc.array(fc.record({ count: fc.integer({ min: 1, max: 2 }), side: fc.integer({ min: 0, max: 4 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      decks: fc.array(randomDeck(maxPlaces), { minLength: 1, maxLength: 2 }),
      mark: fc.option(randomMark(), { nil: null, freq: 1 }),
    })
    .chain(({ roles: drawn, decks: drafts, mark }) => {
      const kept = drawn.filter(
        (_, index) => drawn.slice(0, index + 1).reduce((sum, { count }) => sum + count, 0) <= maxSeats,
      );
      const roles = kept.map(({ side }, index): Role => {
        const own = side < FACTIONS.length ? faction(FACTIONS[side]!) : null;
        return {
          id: role(`role${index}`),
          name: text(`身份${index}`),
          own,
          mayOwn: side === 3 ? [faction('red'), faction('blue')] : [],
        };
      });
      const seats = kept.reduce((sum, { count }) => sum + count, 0);
      const decks = drafts.map((draft, index) => deckOf(draft, index, kept));
      const table: Table = {
        seats,
        roles: roles.map(({ id }, index) => ({ role: id, count: n(kept[index]!.count) })),
        hands: decks.map(({ deck, sizes }) => ({
          deck: deck.id,
          sizes: roles.map(({ id }, index) => ({ role: id, size: sizes[index]! })),
        })),
        stock: decks.flatMap(({ deck, stock }) => (stock ? [deck.id] : [])),
        leaveOut: [],
      };
      const attributes: readonly Attribute[] = ['m0', 'm1'].map((id) => ({
        id: attribute(id),
        name: text(`印${id}`),
        also: [],
      }));
      const marks = mark === null ? [] : [markingOf(mark, decks[0]!.deck)];
      const base: Ruleset = {
        id: 'random' as RulesetId, // made here
        name: text('随机'),
        about: text('随机'),
        factions: FACTIONS.map((id) => ({ id: faction(id), name: text(`方${id}`) })),
        roles,
        decks: decks.map(({ deck }) => deck),
        attributes: mark === null ? [] : attributes,
        attributeFacts: marks,
        parameters: [],
        tables: [table],
        readings: [],
        rules: [],
        presentation: noPresentation,
      };
      return fc.array(randomForms(base), { maxLength: 4 }).map((forms) => withRules(base, forms));
    });
}

interface DeckDraft {
  readonly sizes: readonly number[];
  readonly copies: readonly number[];
  readonly factions: readonly number[];
  readonly stock: boolean;
  readonly shuffles: boolean;
  readonly misfit: boolean;
  readonly maxPlaces: number;
}

function randomDeck(maxPlaces: number): fc.Arbitrary<DeckDraft> {
  return fc.record({
    sizes: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
    copies: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 4 }),
    factions: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
    stock: fc.boolean(),
    shuffles: fc.boolean(),
    misfit: fc.integer({ min: 0, max: 9 }).map((k) => k === 0),
    maxPlaces: fc.constant(maxPlaces),
  });
}

function deckOf(draft: DeckDraft, index: number, roles: readonly { readonly count: number }[]) {
  let places = 0;
  const sizes = roles.map(({ count }, k) => {
    const size = Math.min(draft.sizes[k]!, Math.floor((draft.maxPlaces - places) / count));
    places += size * count;
    return size;
  });
  let left = places;
  const copies = draft.copies.map((wanted) => {
    const taken = Math.min(wanted, left);
    left -= taken;
    return taken;
  });
  const last = draft.stock ? left + 1 : draft.misfit ? left + 1 : left;
  const deck: Deck = {
    id: deckId(`deck${index}`),
    name: text(`牌堆${index}`),
    weights: draft.shuffles ? 'shuffles' : 'deals',
    pool: false,
    cards: [...copies, last].map((number, k) => ({
      id: cardId(`${'abcdefghij'[index * 5 + k]}`),
      name: text(`牌${index}${k}`),
      faction: draft.factions[k]! < FACTIONS.length ? faction(FACTIONS[draft.factions[k]!]!) : null,
      copies: n(number),
      also: [],
      does: null,
    })),
  };
  return { deck, sizes, stock: draft.stock };
}

interface MarkDraft {
  readonly on: readonly boolean[];
  readonly counts: readonly number[];
  readonly sets: readonly boolean[];
}

function randomMark(): fc.Arbitrary<MarkDraft> {
  return fc.record({
    on: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    counts: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 2 }),
    sets: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  });
}

function markingOf(draft: MarkDraft, deck: Deck): AttributeFact {
  const ids = draft.counts.map((_, index) => attribute(`m${index}`));
  const possible = ids.length === 1 ? [[ids[0]!]] : [[ids[0]!], [ids[0]!, ids[1]!], [ids[1]!]];
  const plan: AttributePlan = {
    on: deck.cards.filter((_, index) => draft.on[index] || index === 0).map(({ id }) => id),
    counts: ids.map((id, index) => ({ attribute: id, count: draft.counts[index]! })),
    sets: [[], ...possible.filter((_, index) => draft.sets[index] || index === 0)],
  };
  return {
    id: ruleId('m'),
    text: text('属性'),
    deck: deck.id,
    plan: { rule: null, cases: [{ reading: null, value: plan }] },
  };
}

/** One form, or two between which a reading chooses; all items of one deck. */
function randomForms(ruleset: Ruleset): fc.Arbitrary<readonly Form[]> {
  return fc.integer({ min: 0, max: ruleset.decks.length - 1 }).chain((deck) => {
    const one = randomForm(ruleset, itemsOf(ruleset, deck), 2);
    return fc.oneof({ weight: 4, arbitrary: one.map((form) => [form]) }, { weight: 1, arbitrary: fc.tuple(one, one) });
  });
}

function itemsOf(ruleset: Ruleset, deck: number): fc.Arbitrary<Item> {
  const { cards } = ruleset.decks[deck]!;
  const items: Item[] = cards.map(({ id }) => ({ kind: 'card', card: id }));
  for (const side of FACTIONS) {
    const decks = ruleset.decks.filter((other) => other.cards.some((card) => card.faction === side));
    // A faction that two decks have would make the rule speak of two decks.
    if (decks.length === 1 && decks[0] === ruleset.decks[deck]) items.push({ kind: 'faction', faction: faction(side) });
  }
  if (deck === 0)
    for (const { attribute: id } of ruleset.attributeFacts[0]?.plan.cases[0]?.value.counts ?? [])
      items.push({ kind: 'attribute', attribute: id });
  return fc.constantFrom(...items);
}

function randomForm(ruleset: Ruleset, item: fc.Arbitrary<Item>, depth: number, inner = false): fc.Arbitrary<Form> {
  const ids = ruleset.roles.map(({ id }) => id);
  const of: fc.Arbitrary<Of> = inner
    ? fc.constant(null)
    : fc.option(fc.subarray<RoleId>(ids, { minLength: 1 }), { nil: null });
  const items = fc.array(item, { minLength: 1, maxLength: 3 });
  const sided = ruleset.decks.length === 1;
  const limitOf: fc.Arbitrary<LimitOf> = sided
    ? fc.oneof(item, fc.constantFrom<LimitOf>({ kind: 'own' }, { kind: 'other' }))
    : item;
  const limits: fc.Arbitrary<readonly Limit[]> = fc.array(
    fc.record({ of: limitOf, n: fc.integer({ min: 0, max: 2 }) }),
    {
      minLength: 1,
      maxLength: 2,
    },
  );
  const unsided = fc.constantFrom('none' as const, 'any' as const);
  const plain: fc.Arbitrary<Form>[] = [
    fc.record({ form: fc.constant('holds' as const), of, items: fc.array(item, { minLength: 1, maxLength: 2 }) }),
    fc.record({ form: fc.constant('never' as const), of, items }),
    fc.record({ form: fc.constant('only' as const), roles: fc.subarray<RoleId>(ids, { minLength: 1 }), items }),
    fc.record({ form: fc.constant('apart' as const), of, items }),
    fc.record({ form: fc.constant('single' as const), of, items }),
    fc.record({ form: fc.constant('at-most' as const), of, limits, unsided }),
    fc.record({ form: fc.constant('at-least' as const), of, limits, unsided }),
  ];
  if (depth === 0) return fc.oneof(...plain);
  const part = randomForm(ruleset, item, depth - 1, true);
  const topPart = randomForm(ruleset, item, depth - 1, inner);
  return fc.oneof(
    ...plain,
    fc.record({ form: fc.constant('all' as const), parts: fc.array(topPart, { minLength: 1, maxLength: 2 }) }),
    fc.record({ form: fc.constant('any' as const), of, parts: fc.array(part, { minLength: 1, maxLength: 3 }) }),
    fc.record({ form: fc.constant('not' as const), of, part }),
  );
}

/** Rules r0, r1, …; r0 has a reading where two forms were drawn for it, others take the first. */
function withRules(base: Ruleset, forms: readonly (readonly Form[])[]): Ruleset {
  const names = ['first', 'second'].map((name) => name as ReadingName); // made here
  const twofold = forms[0]?.length === 2;
  const rules = forms.map(
    (options, index): Rule => ({
      id: ruleId(`r${index}`),
      text: text(`条款${index}`),
      form:
        index === 0 && twofold
          ? { rule: READING, cases: options.map((value, k) => ({ reading: names[k]!, value })) }
          : { rule: null, cases: [{ reading: null, value: options[0]! }] },
    }),
  );
  return {
    ...base,
    readings: twofold ? [{ rule: READING, options: names.map((name) => ({ name, text: text(name) })) }] : [],
    rules,
  };
}

function randomRequest(ruleset: Ruleset): fc.Arbitrary<SelectionRequest> {
  const seats = ruleset.tables[0]!.seats;
  const cards = ruleset.decks.flatMap((deck) => deck.cards.map(({ id }) => id));
  const marks = ruleset.attributeFacts[0]?.plan.cases[0]?.value.counts.map((entry) => entry.attribute) ?? [];
  const seat = fc.integer({ min: 1, max: seats });
  const held = fc
    .record({ card: fc.constantFrom(...cards), marks: fc.subarray(marks) })
    .map(({ card, marks: carried }) => [card, ...carried].join('*'));
  const fact = fc.oneof(
    fc.tuple(seat, fc.constantFrom(...ruleset.roles)).map(([who, { id }]) => `${who}=${id}`),
    fc.tuple(seat, fc.array(held, { minLength: 1, maxLength: 2 })).map(([who, list]) => `${who}:${list.join(',')}`),
  );
  const some = fc.oneof(
    { weight: 2, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.array(fact, { maxLength: 1 }) },
  );
  return fc.record({
    readings: ruleset.readings.length === 0 ? fc.constant({}) : fc.constantFrom({}, { [READING]: 'second' }),
    without: fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.subarray(ruleset.rules.map(({ id }) => id as string)) },
    ),
    pins: some,
    bans: some,
  });
}

/**
 * Forms of rules, word by word as the model defines them, compiled once for each role into tests over the counts of a hand. Nothing is
 * grounded: what a form counts is counted in the hand.
 */
import type { CardId, FactionId, Form, Item, Limit, LimitOf, Role } from '../ruleset/model.ts';
import type { CheckHand, Counters, Counts } from './hand.ts';
import type { CheckTable } from './table.ts';

/** Three-valued truth: what a deal that is not complete leaves open is neither kept nor broken. */
export type Truth = 'yes' | 'no' | 'open';

/** Whether a hand keeps a form. */
export type Test = (counts: Counts) => Truth;

/** The forms of one table: compiles and blames. */
export interface Forms {
  /** The test of a form for hands of a role. */
  readonly test: (form: Form, role: Role) => Test;
  /** What breaks a form in a hand that breaks it. */
  readonly blame: (form: Form, role: Role, hand: CheckHand) => Blame;
}

interface Blame {
  /** A card once for each copy. Of what is lacking only cards are named: of a faction or an attribute any would do. */
  readonly cards: readonly CardId[];
  /** Whether something is missing, rather than too much. */
  readonly lacks: boolean;
}

/** The test that every hand keeps. */
export const kept: Test = () => 'yes';
const broken: Test = () => 'no';

export function formsOf(table: CheckTable, counters: Counters): Forms {
  const between = (item: Item, min: number, max: number): Test => {
    const index = counters.of(item);
    return ({ least, most }) => within(least[index]!, most[index]!, min, max);
  };
  const atLeast = (item: Item, n: number) => between(item, n, Number.POSITIVE_INFINITY);
  const atMost = (item: Item, n: number) => between(item, 0, n);

  function test(form: Form, role: Role): Test {
    if ('of' in form && form.of !== null && !form.of.includes(role.id)) return kept;
    switch (form.form) {
      case 'holds':
        return every(form.items.map((item) => atLeast(item, timesNamed(item, form.items))));
      case 'never':
        return every(form.items.map((item) => atMost(item, 0)));
      case 'only':
        return form.roles.includes(role.id) ? kept : every(form.items.map((item) => atMost(item, 0)));
      case 'apart':
        return every(
          form.items.flatMap((a, index) =>
            form.items
              .slice(index + 1)
              .filter((b) => !sameItem(a, b))
              .map((b) => some([atMost(a, 0), atMost(b, 0)])),
          ),
        );
      case 'single':
        return every(form.items.flatMap((item) => singles(item, table).map((one) => atMost(one, 1))));
      case 'at-most':
        return some(
          sides(form.unsided, role).map((own) =>
            every(
              form.limits.flatMap(({ of, n }) => counted(of, own, form.limits, table).map((item) => atMost(item, n))),
            ),
          ),
        );
      case 'at-least':
        return some(
          sides(form.unsided, role).map((own) =>
            every(
              form.limits.flatMap(({ of, n }) => {
                // `own` without an own faction counts nothing, which is less than one.
                if (of.kind === 'own' && own === null) return [n > 0 ? broken : kept];
                return counted(of, own, form.limits, table).map((item) => atLeast(item, n));
              }),
            ),
          ),
        );
      case 'all':
        return every(form.parts.map((part) => test(part, role)));
      case 'any':
        return some(form.parts.map((part) => test(part, role)));
      case 'not': {
        const inner = test(form.part, role);
        return (counts) => opposite(inner(counts));
      }
    }
  }

  function blame(form: Form, role: Role, hand: CheckHand): Blame {
    const { least, most } = hand.counts;
    const cardsOf = (item: Item) =>
      hand.cards
        .filter(({ card, attributes }) =>
          item.kind === 'attribute' ? attributes.includes(item.attribute) : counters.counts(item, card),
        )
        .map(({ card }) => card);
    const held = (items: readonly Item[]): Blame => ({ cards: merged(items.map(cardsOf)), lacks: false });
    const beyond = (n: number) => (item: Item) => least[counters.of(item)]! > n;
    switch (form.form) {
      case 'holds':
        return {
          lacks: true,
          cards: form.items.flatMap((item, index) => {
            if (item.kind !== 'card' || form.items.findIndex((other) => sameItem(item, other)) < index) return [];
            const missing = timesNamed(item, form.items) - least[counters.of(item)]!;
            return Array<CardId>(Math.max(0, missing)).fill(item.card);
          }),
        };
      case 'never':
      case 'only':
        return held(form.items);
      case 'apart': {
        const there = form.items.filter(beyond(0));
        return held(there.filter((item) => there.some((other) => !sameItem(item, other))));
      }
      case 'single':
        return held(form.items.flatMap((item) => singles(item, table)).filter(beyond(1)));
      case 'at-most': {
        const [own = null] = sides(form.unsided, role);
        return held(form.limits.flatMap(({ of, n }) => counted(of, own, form.limits, table).filter(beyond(n))));
      }
      case 'at-least': {
        const [own = null] = sides(form.unsided, role);
        const short = form.limits.flatMap(({ of, n }) =>
          counted(of, own, form.limits, table).filter((item) => most[counters.of(item)]! < n),
        );
        return { ...held(short), lacks: true };
      }
      case 'all': {
        const failed = form.parts.filter((part) => test(part, role)(hand.counts) === 'no');
        const blames = failed.map((part) => blame(part, role, hand));
        return { cards: merged(blames.map(({ cards }) => cards)), lacks: blames.some(({ lacks }) => lacks) };
      }
      case 'any':
        return form.parts[0] === undefined ? { cards: [], lacks: false } : blame(form.parts[0], role, hand);
      case 'not':
        return { cards: [...new Set(held(named(form.part)).cards)], lacks: false };
    }
  }
  return { test, blame };
}

/** The factions that may be taken as own in turn: one, null where there is none. */
function sides(unsided: 'none' | 'any', { own, mayOwn }: Role): readonly (FactionId | null)[] {
  return own === null && unsided === 'any' && mayOwn.length > 0 ? mayOwn : [own];
}

/** The items that a limit counts, each on its own. */
function counted(of: LimitOf, own: FactionId | null, limits: readonly Limit[], table: CheckTable): readonly Item[] {
  if (of.kind === 'own') return table.factions.filter(({ id }) => id === own).map(({ item }) => item);
  if (of.kind !== 'other') return [of];
  const named = (faction: FactionId) =>
    limits.some((limit) => limit.of.kind === 'faction' && limit.of.faction === faction);
  return table.factions.filter(({ id }) => id !== own && !named(id)).map(({ item }) => item);
}

/** A faction stands for each of its cards. */
function singles(item: Item, table: CheckTable): readonly Item[] {
  return item.kind === 'faction' ? (table.factions.find(({ id }) => id === item.faction)?.cards ?? []) : [item];
}

function timesNamed(item: Item, items: readonly Item[]): number {
  return items.filter((other) => sameItem(item, other)).length;
}

function sameItem(a: Item, b: Item): boolean {
  if (a.kind === 'card') return b.kind === 'card' && a.card === b.card;
  if (a.kind === 'faction') return b.kind === 'faction' && a.faction === b.faction;
  return b.kind === 'attribute' && a.attribute === b.attribute;
}

/** What a form speaks of by name. */
function named(form: Form): readonly Item[] {
  if ('parts' in form) return form.parts.flatMap(named);
  if ('part' in form) return named(form.part);
  if ('items' in form) return form.items;
  return form.limits.flatMap(({ of }) => (of.kind === 'own' || of.kind === 'other' ? [] : [of]));
}

/** Cards of several lists that may overlap: each as often as the list that has most of it. */
function merged(lists: readonly (readonly CardId[])[]): readonly CardId[] {
  return [...new Set(lists.flat())].flatMap((card) => {
    const times = Math.max(...lists.map((list) => list.filter((other) => other === card).length));
    return Array<CardId>(times).fill(card);
  });
}

function every(tests: readonly Test[]): Test {
  const parts = tests.filter((part) => part !== kept);
  if (parts.length === 0) return kept;
  if (parts.length === 1) return parts[0]!;
  return (counts) => {
    let found: Truth = 'yes';
    for (const part of parts) {
      const one = part(counts);
      if (one === 'no') return 'no';
      if (one === 'open') found = 'open';
    }
    return found;
  };
}

function some(tests: readonly Test[]): Test {
  if (tests.includes(kept)) return kept;
  if (tests.length === 0) return broken;
  if (tests.length === 1) return tests[0]!;
  return (counts) => {
    let found: Truth = 'no';
    for (const part of tests) {
      const one = part(counts);
      if (one === 'yes') return 'yes';
      if (one === 'open') found = 'open';
    }
    return found;
  };
}

function opposite(truth: Truth): Truth {
  return truth === 'open' ? 'open' : truth === 'yes' ? 'no' : 'yes';
}

/** Whether a number that lies in `least..most` lies in `min..max`. */
export function within(least: number, most: number, min: number, max: number): Truth {
  if (most < min || least > max) return 'no';
  return least >= min && most <= max ? 'yes' : 'open';
}

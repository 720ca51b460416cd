/**
 * Direct evaluation of a rule's form on one hand, word by word as form.ts defines it. Nothing is grounded: what is counted is counted
 * in the hand.
 */
import type { Form, Item, LimitOf } from '../../ruleset/form.ts';
import type { CardId, FactionId } from '../../ruleset/ids.ts';
import { type CheckHand, type Count, countItem } from './hand.ts';
import type { CheckTable } from './table.ts';
import { every, opposite, some, type Truth, within } from './truth.ts';

export interface Finding {
  readonly truth: Truth;
  /** Where it is broken: the cards that break it, or those that are missing. A faction or an attribute shows as the cards held of it. */
  readonly cards: readonly CardId[];
  /** Whether something is missing, rather than too much. */
  readonly lacks: boolean;
}

export function evaluate(form: Form, hand: CheckHand, table: CheckTable): Finding {
  if ('of' in form && form.of !== null && !form.of.includes(hand.role)) return kept;
  const count = (item: Item) => countItem(table, hand, item);
  switch (form.form) {
    case 'holds':
      return both(
        distinct(form.items).map(([item, n]) => {
          const held = count(item);
          const missing = item.kind === 'card' ? Array<CardId>(Math.max(0, n - held.least)).fill(item.card) : [];
          return { truth: within(held.least, held.most, n, INFINITE), cards: missing, lacks: true };
        }),
      );
    case 'never':
      return both(form.items.map((item) => atMost(count(item), 0)));
    case 'only':
      return form.roles.includes(hand.role) ? kept : both(form.items.map((item) => atMost(count(item), 0)));
    case 'apart':
      return both(pairs(distinct(form.items).map(([item]) => item)).map((pair) => notBoth(pair.map(count))));
    case 'single':
      return both(
        form.items
          .flatMap((item) => (item.kind === 'faction' ? cardsOf(item.faction, table) : [item]))
          .map((item) => atMost(count(item), 1)),
      );
    case 'at-most':
    case 'at-least': {
      const role = table.role(hand.role);
      const sides: readonly (FactionId | null)[] =
        role.own === null && form.unsided === 'any' && role.mayOwn.length > 0 ? role.mayOwn : [role.own];
      return either(
        sides.map((own) =>
          both(form.limits.map(({ of, n }) => limit(form.form, counted(of, own, form.limits, table), n, count))),
        ),
      );
    }
    case 'all':
      return both(form.parts.map((part) => evaluate(part, hand, table)));
    case 'any':
      return either(form.parts.map((part) => evaluate(part, hand, table)));
    case 'not':
      return {
        truth: opposite(evaluate(form.part, hand, table).truth),
        cards: mentioned(form.part, hand, table),
        lacks: false,
      };
  }
}

const INFINITE = Number.POSITIVE_INFINITY;
const kept: Finding = { truth: 'yes', cards: [], lacks: false };

/** All of these; shows what breaks it. */
function both(findings: readonly Finding[]): Finding {
  const broken = findings.filter(({ truth }) => truth === 'no');
  if (broken.length === 0) return { ...kept, truth: every(findings.map(({ truth }) => truth)) };
  return {
    truth: every(findings.map(({ truth }) => truth)),
    cards: [...new Set(broken.flatMap(({ cards }) => cards))].flatMap((card) => most(broken, card)),
    lacks: broken.some(({ lacks }) => lacks),
  };
}

/** One of these; shows the way that comes closest, which is the first. */
function either(findings: readonly Finding[]): Finding {
  return { ...(findings[0] ?? kept), truth: some(findings.map(({ truth }) => truth)) };
}

function most(findings: readonly Finding[], card: CardId): readonly CardId[] {
  const times = Math.max(...findings.map(({ cards }) => cards.filter((other) => other === card).length));
  return Array<CardId>(times).fill(card);
}

function atMost({ least, most: up, cards }: Count, n: number): Finding {
  return { truth: within(least, up, 0, n), cards, lacks: false };
}

function notBoth(counts: readonly Count[]): Finding {
  const absent = counts.map((count) => within(count.least, count.most, 0, 0));
  return { truth: some(absent), cards: counts.flatMap(({ cards }) => cards), lacks: false };
}

/** The items that a limit counts, each on its own. */
function counted(
  of: LimitOf,
  own: FactionId | null,
  limits: Extract<Form, { form: 'at-most' }>['limits'],
  table: CheckTable,
): readonly Item[] {
  if (of.kind === 'own') return table.factions.filter(({ id }) => id === own).map(({ item }) => item);
  if (of.kind !== 'other') return [of];
  const named = (faction: FactionId) =>
    limits.some((entry) => entry.of.kind === 'faction' && entry.of.faction === faction);
  return table.factions.filter(({ id }) => id !== own && !named(id)).map(({ item }) => item);
}

function limit(form: 'at-most' | 'at-least', items: readonly Item[], n: number, count: (item: Item) => Count): Finding {
  if (form === 'at-most') return both(items.map((item) => atMost(count(item), n)));
  // `own` without an own faction counts nothing, which is less than one.
  const counts = items.length === 0 ? [{ least: 0, most: 0, cards: [] }] : items.map(count);
  return both(
    counts.map(({ least, most: up, cards }) => ({ truth: within(least, up, n, INFINITE), cards, lacks: true })),
  );
}

function cardsOf(faction: FactionId, table: CheckTable): readonly Item[] {
  return table.factions.find(({ id }) => id === faction)?.cards ?? [];
}

/** Cards of the hand that a form speaks of. */
function mentioned(form: Form, hand: CheckHand, table: CheckTable): readonly CardId[] {
  if ('parts' in form) return [...new Set(form.parts.flatMap((part) => mentioned(part, hand, table)))];
  if ('part' in form) return mentioned(form.part, hand, table);
  const items =
    'items' in form
      ? form.items
      : form.limits.flatMap(({ of }) => (of.kind === 'own' || of.kind === 'other' ? [] : [of]));
  return [...new Set(items.flatMap((item) => countItem(table, hand, item).cards))];
}

/** Each different item with how often it is named. */
function distinct(items: readonly Item[]): readonly (readonly [Item, number])[] {
  return items.flatMap((item, index) => {
    const first = items.findIndex((other) => sameItem(item, other));
    return first === index ? [[item, items.filter((other) => sameItem(item, other)).length] as const] : [];
  });
}

function sameItem(a: Item, b: Item): boolean {
  if (a.kind === 'card') return b.kind === 'card' && a.card === b.card;
  if (a.kind === 'faction') return b.kind === 'faction' && a.faction === b.faction;
  return b.kind === 'attribute' && a.attribute === b.attribute;
}

function pairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b): readonly [T, T] => [a, b]));
}

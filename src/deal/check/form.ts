/**
 * Direct evaluation of a rule's form on one hand, word by word as form.ts defines it. Nothing is grounded: what is counted is counted
 * in the hand.
 */
import type { Form, Item, Limit, LimitOf } from '../../ruleset/form.ts';
import type { FactionId } from '../../ruleset/ids.ts';
import { type CheckHand, countItem } from './hand.ts';
import type { CheckTable } from './table.ts';
import { every, opposite, some, type Truth, within } from './truth.ts';

export function evaluate(form: Form, hand: CheckHand, table: CheckTable): Truth {
  if ('of' in form && form.of !== null && !form.of.includes(hand.role)) return 'yes';
  const least = (item: Item, n: number) => between(item, n, Number.POSITIVE_INFINITY, hand, table);
  const most = (item: Item, n: number) => between(item, 0, n, hand, table);
  switch (form.form) {
    case 'holds':
      return every(form.items, (item) => least(item, timesNamed(item, form.items)));
    case 'never':
      return every(form.items, (item) => most(item, 0));
    case 'only':
      return form.roles.includes(hand.role) ? 'yes' : every(form.items, (item) => most(item, 0));
    case 'apart':
      return every(form.items, (a, index) =>
        every(form.items.slice(index + 1), (b) => (sameItem(a, b) ? 'yes' : some([a, b], (item) => most(item, 0)))),
      );
    case 'single':
      return every(form.items, (item) => every(singles(item, table), (one) => most(one, 1)));
    case 'at-most':
      return some(sides(form.unsided, hand, table), (own) =>
        every(form.limits, ({ of, n }) => every(counted(of, own, form.limits, table), (item) => most(item, n))),
      );
    case 'at-least':
      return some(sides(form.unsided, hand, table), (own) =>
        every(form.limits, ({ of, n }) => {
          // `own` without an own faction counts nothing, which is less than one.
          if (of.kind === 'own' && own === null) return n > 0 ? 'no' : 'yes';
          return every(counted(of, own, form.limits, table), (item) => least(item, n));
        }),
      );
    case 'all':
      return every(form.parts, (part) => evaluate(part, hand, table));
    case 'any':
      return some(form.parts, (part) => evaluate(part, hand, table));
    case 'not':
      return opposite(evaluate(form.part, hand, table));
  }
}

/** The factions that may be taken as own in turn: one, null where there is none. */
export function sides(unsided: 'none' | 'any', { role }: CheckHand, table: CheckTable): readonly (FactionId | null)[] {
  const { own, mayOwn } = table.role(role);
  return own === null && unsided === 'any' && mayOwn.length > 0 ? mayOwn : [own];
}

/** The items that a limit counts, each on its own. */
export function counted(
  of: LimitOf,
  own: FactionId | null,
  limits: readonly Limit[],
  table: CheckTable,
): readonly Item[] {
  if (of.kind === 'own') return table.factions.filter(({ id }) => id === own).map(({ item }) => item);
  if (of.kind !== 'other') return [of];
  const named = (faction: FactionId) =>
    limits.some((limit) => limit.of.kind === 'faction' && limit.of.faction === faction);
  return table.factions.filter(({ id }) => id !== own && !named(id)).map(({ item }) => item);
}

/** A faction stands for each of its cards. */
export function singles(item: Item, table: CheckTable): readonly Item[] {
  return item.kind === 'faction' ? (table.factions.find(({ id }) => id === item.faction)?.cards ?? []) : [item];
}

export function timesNamed(item: Item, items: readonly Item[]): number {
  return items.filter((other) => sameItem(item, other)).length;
}

export function sameItem(a: Item, b: Item): boolean {
  if (a.kind === 'card') return b.kind === 'card' && a.card === b.card;
  if (a.kind === 'faction') return b.kind === 'faction' && a.faction === b.faction;
  return b.kind === 'attribute' && a.attribute === b.attribute;
}

function between(item: Item, min: number, max: number, hand: CheckHand, table: CheckTable): Truth {
  const { least, most } = countItem(table, hand, item);
  return within(least, most, min, max);
}

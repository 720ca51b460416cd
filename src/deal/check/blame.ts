/** What breaks a rule: the cards of the hand that are too many, or those that it lacks. Asked only where the rule is broken. */
import type { Form, Item } from '../../ruleset/form.ts';
import type { CardId } from '../../ruleset/ids.ts';
import { counted, evaluate, sameItem, sides, singles, timesNamed } from './form.ts';
import { type CheckHand, countItem, itemCards } from './hand.ts';
import type { CheckTable } from './table.ts';

export interface Blame {
  /** A card once for each copy. Of what is lacking only cards are named: of a faction or an attribute any would do. */
  readonly cards: readonly CardId[];
  /** Whether something is missing, rather than too much. */
  readonly lacks: boolean;
}

/** `form` is broken by `hand`. */
export function blame(form: Form, hand: CheckHand, table: CheckTable): Blame {
  const held = (items: readonly Item[]) => too(items.flatMap((item) => [itemCards(table, hand, item)]));
  const beyond = (n: number) => (item: Item) => countItem(table, hand, item).least > n;
  switch (form.form) {
    case 'holds':
      return {
        lacks: true,
        cards: form.items.flatMap((item, index) => {
          if (item.kind !== 'card' || form.items.findIndex((other) => sameItem(item, other)) < index) return [];
          const missing = timesNamed(item, form.items) - countItem(table, hand, item).least;
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
      const [own = null] = sides(form.unsided, hand, table);
      return held(form.limits.flatMap(({ of, n }) => counted(of, own, form.limits, table).filter(beyond(n))));
    }
    case 'at-least': {
      const [own = null] = sides(form.unsided, hand, table);
      const short = form.limits.flatMap(({ of, n }) =>
        counted(of, own, form.limits, table).filter((item) => countItem(table, hand, item).most < n),
      );
      return { ...held(short), lacks: true };
    }
    case 'all': {
      const broken = form.parts.filter((part) => evaluate(part, hand, table) === 'no');
      const blames = broken.map((part) => blame(part, hand, table));
      return { cards: too(blames.map(({ cards }) => cards)).cards, lacks: blames.some(({ lacks }) => lacks) };
    }
    case 'any':
      return form.parts[0] === undefined ? { cards: [], lacks: false } : blame(form.parts[0], hand, table);
    case 'not':
      return {
        cards: [...new Set(too(named(form.part).map((item) => itemCards(table, hand, item))).cards)],
        lacks: false,
      };
  }
}

/** Cards of several lists that may overlap: each as often as the list that has most of it. */
function too(lists: readonly (readonly CardId[])[]): Blame {
  const cards = [...new Set(lists.flat())].flatMap((card) => {
    const times = Math.max(...lists.map((list) => list.filter((other) => other === card).length));
    return Array<CardId>(times).fill(card);
  });
  return { cards, lacks: false };
}

/** What a form speaks of by name. */
function named(form: Form): readonly Item[] {
  if ('parts' in form) return form.parts.flatMap(named);
  if ('part' in form) return named(form.part);
  if ('items' in form) return form.items;
  return form.limits.flatMap(({ of }) => (of.kind === 'own' || of.kind === 'other' ? [] : [of]));
}

/** Given deals for tests: a deal as somebody would write it down, and what goes wrong when people deal by hand. */
import fc from 'fast-check';
import type { Dealt, PartialCard, PartialDeal, PartialHand, Problem } from '../../src/problem/problem.ts';
import type { CardId, RoleId } from '../../src/ruleset/model.ts';

/** Everything that a deal says. */
export function written(problem: Problem, dealt: Dealt): PartialDeal {
  return {
    seats: problem.seats,
    roles: dealt.roles.map((role) => problem.roles[role]!.id),
    hands: problem.decks.map(({ id, cards, attributes: marks }, deck) => ({
      deck: id,
      seats: dealt.hands[deck]!.map((hand, seat) => ({
        complete: true,
        cards: hand.map((card, at) => ({
          card: cards[card]!.id,
          attributes: (marks?.sets[dealt.attributeSets[deck]![seat]![at]!] ?? []).map(
            (index) => marks!.attributes[index]!.id,
          ),
        })),
      })),
    })),
    marked: true,
    names: dealt.roles.map(() => null),
  };
}

/** One thing that happens to a deal; numbers pick seats, cards and so on, modulo what there is. */
export interface Blow {
  readonly what:
    | 'move'
    | 'swap'
    | 'duplicate'
    | 'drop'
    | 'attribute'
    | 'role'
    | 'stranger'
    | 'forget-hand'
    | 'forget-cards'
    | 'forget-role';
  readonly pick: readonly [number, number, number, number];
}

const changing = ['move', 'swap', 'duplicate', 'drop', 'attribute', 'role', 'stranger'] as const;
const forgetting = ['forget-hand', 'forget-cards', 'forget-role'] as const;

/** Damage as fast-check makes it; with `forget`, also by leaving things unsaid. */
export function blows(forget: boolean, most = 3): fc.Arbitrary<readonly Blow[]> {
  const n = fc.nat({ max: 10_000 });
  const what = fc.constantFrom<Blow['what']>(...changing, ...(forget ? forgetting : []));
  return fc.array(fc.record({ what, pick: fc.tuple(n, n, n, n) }), { maxLength: most });
}

export function damaged(problem: Problem, given: PartialDeal, hits: readonly Blow[]): PartialDeal {
  return hits.reduce((now, blow) => hit(problem, now, blow), given);
}

function hit(problem: Problem, given: PartialDeal, { what, pick: [a, b, c, d] }: Blow): PartialDeal {
  const deck = a % given.hands.length;
  const one = b % given.seats;
  const two = (one + 1 + (c % Math.max(1, given.seats - 1))) % given.seats;
  const hand = (seat: number): PartialHand | null => given.hands[deck]!.seats[seat]!;
  const cards = (seat: number): readonly PartialCard[] => hand(seat)?.cards ?? [];
  const put = (changes: Readonly<Record<number, readonly PartialCard[]>>) =>
    withHands(given, deck, (seat, old) => {
      const change = changes[seat];
      return change && old ? { ...old, cards: change } : old;
    });
  const at = cards(one).length > 0 ? d % cards(one).length : -1;
  const card = cards(one)[at];
  switch (what) {
    case 'move':
      return card && hand(two) ? put({ [one]: cards(one).toSpliced(at, 1), [two]: [...cards(two), card] }) : given;
    case 'swap': {
      const back = cards(two)[c % Math.max(1, cards(two).length)];
      if (!card || !back || one === two) return given;
      return put({ [one]: cards(one).with(at, back), [two]: cards(two).with(cards(two).indexOf(back), card) });
    }
    case 'duplicate':
      return card ? put({ [one]: [...cards(one), card] }) : given;
    case 'drop':
      return card ? put({ [one]: cards(one).toSpliced(at, 1) }) : given;
    case 'attribute': {
      const marks = problem.decks[deck]!.attributes;
      if (!card || !marks) return given;
      const set = marks.sets[c % marks.sets.length]!.map((index) => marks.attributes[index]!.id);
      return put({ [one]: cards(one).with(at, { ...card, attributes: set }) });
    }
    case 'role': {
      const role = problem.roles[c % problem.roles.length]!.id;
      return { ...given, roles: given.roles.with(one, role) };
    }
    case 'stranger':
      // as: a card id that no deck has
      return card ? put({ [one]: cards(one).with(at, { card: 'stranger' as CardId, attributes: [] }) }) : given;
    case 'forget-hand':
      return withHands(given, deck, (seat, old) => (seat === one ? null : old));
    case 'forget-cards':
      return withHands(given, deck, (seat, old) =>
        seat === one && old ? { cards: old.cards.slice(0, d % (old.cards.length + 1)), complete: false } : old,
      );
    case 'forget-role':
      return { ...given, roles: given.roles.with(one, null as RoleId | null) };
  }
}

function withHands(
  given: PartialDeal,
  deck: number,
  change: (seat: number, old: PartialHand | null) => PartialHand | null,
): PartialDeal {
  return {
    ...given,
    hands: given.hands.map((hands, at) =>
      at === deck ? { ...hands, seats: hands.seats.map((old, seat) => change(seat, old)) } : hands,
    ),
  };
}

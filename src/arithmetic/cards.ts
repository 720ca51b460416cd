/** Counting arguments about the cards of one deck: in one hand, in all hands, against the places. */
import { isFalse } from '../problem/formula.ts';
import type { Problem } from '../problem/problem.ts';
import type { Statement } from '../problem/statement.ts';
import type { Conflict } from './conflict.ts';
import {
  copiesOf,
  type HandBound,
  type HandGroup,
  handGroups,
  needOf,
  roomFor,
  statementOf,
  sum,
  unique,
} from './hands.ts';

export function cardConflicts(problem: Problem, deck: number): readonly Conflict[] {
  const groups = handGroups(problem, deck);
  return [
    ...places(problem, deck),
    ...absent(problem, deck),
    ...groups.flatMap((group) => [...oneHand(problem, deck, group)]),
    ...holders(problem, deck, groups),
    ...(problem.decks[deck]!.stock ? [] : spread(problem, deck, groups)),
  ];
}

function* places(problem: Problem, deck: number): Generator<Conflict> {
  const { cards, hand, stock } = problem.decks[deck]!;
  const copies = sum(cards.map((card) => card.copies));
  const held = sum(problem.roles.map(({ count }, role) => count * hand[role]!));
  if (copies === held || (stock && copies > held)) return;
  const statements: readonly Statement[] = [
    ...copiesOf(
      deck,
      cards.map((_, card) => card),
    ),
    ...problem.roles.flatMap((_, role): readonly Statement[] => [
      { kind: 'hand', deck, role },
      { kind: 'role', role },
    ]),
  ];
  yield { kind: 'cards-places', deck, cards: copies, places: held, statements };
}

function* absent(problem: Problem, deck: number): Generator<Conflict> {
  for (const requirement of problem.requirements) {
    if (requirement.deck !== deck || !isFalse(requirement.formula)) continue;
    const { id, roles, seats } = requirement;
    // A rule for some roles fails only because one of them sits at the table; a fact of a seat fails by itself.
    const seated: readonly Statement[] = roles === null || seats !== null ? [] : [{ kind: 'role', role: roles[0]! }];
    yield { kind: 'absent', deck, id, statements: [statementOf(requirement), ...seated] };
  }
}

function* oneHand(problem: Problem, deck: number, group: HandGroup): Generator<Conflict> {
  const all = problem.decks[deck]!.cards.map((_, card) => card);
  const { of: hand, because, sized, size: places } = group;
  for (const { cards, min, max, attributes, minBecause, maxBecause } of group.bounds)
    if (min > max && attributes.length === 0) {
      const statements = unique([...because, ...minBecause, ...maxBecause]);
      yield { kind: 'clash', deck, hand, cards, need: min, room: max, statements };
    }
  const need = needOf(group, all);
  if (need.n > places)
    yield {
      kind: 'crowded',
      deck,
      hand,
      need: need.n,
      places,
      statements: unique([...because, sized, ...need.because]),
    };
  const room = roomFor(problem, deck, group, all);
  if (room.n < places)
    yield {
      kind: 'unfilled',
      deck,
      hand,
      room: room.n,
      places,
      statements: unique([...because, sized, ...room.because]),
    };
}

function* holders(problem: Problem, deck: number, groups: readonly HandGroup[]): Generator<Conflict> {
  for (const cards of countedSets(groups, [])) {
    const copies = sum(cards.map((card) => problem.decks[deck]!.cards[card]!.copies));
    const asking = groups.map((group) => ({ group, ...needOf(group, cards) })).filter(({ n }) => n > 0);
    const need = sum(asking.map(({ group, n }) => n * group.count));
    if (need <= copies) continue;
    const statements = unique([
      ...asking.flatMap(({ group, because }) => [...because, ...group.because]),
      ...copiesOf(deck, cards),
    ]);
    yield {
      kind: 'holders',
      deck,
      cards,
      seats: sum(asking.map(({ group }) => group.count)),
      need,
      copies,
      statements,
    };
  }
}

function* spread(problem: Problem, deck: number, groups: readonly HandGroup[]): Generator<Conflict> {
  if (sum(groups.map(({ count }) => count)) !== problem.seats) return; // not every hand is known here
  const single = problem.decks[deck]!.cards.map((_, card) => [card]);
  for (const cards of countedSets(groups, single)) {
    const copies = sum(cards.map((card) => problem.decks[deck]!.cards[card]!.copies));
    const rooms = groups.map((group) => ({ group, ...roomFor(problem, deck, group, cards) }));
    const room = sum(rooms.map(({ group, n }) => n * group.count));
    if (room >= copies) continue;
    const statements = unique([
      ...rooms.flatMap(({ group, because }) => [...because, ...group.because]),
      ...copiesOf(deck, cards),
    ]);
    yield { kind: 'spread', deck, cards, copies, room, statements };
  }
}

/** Sets of cards that bounds count whatever their attributes, each once, and what `more` adds. */
function countedSets(
  groups: readonly HandGroup[],
  more: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const sets = groups.flatMap(({ bounds }) => bounds.filter(countsCards).map(({ cards }) => cards));
  return [...new Map([...more, ...sets].map((set) => [set.join(), set])).values()];
}

function countsCards({ attributes }: HandBound): boolean {
  return attributes.length === 0;
}

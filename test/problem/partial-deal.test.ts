import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arithmetic } from '../../src/arithmetic/arithmetic.ts';
import { check } from '../../src/checker/check.ts';
import { withPartialDeal } from '../../src/problem/partial-deal.ts';
import type { PartialDeal } from '../../src/problem/problem.ts';
import { familyCase, familyCases, fromFamily } from '../brute/family.ts';
import { givenFrom } from '../brute/given.ts';
import { legalDeals } from '../brute/legal-deals.ts';
import { agrees, randomPart } from '../brute/random-given.ts';
import { attribute, cardId, deckId, role } from './sample.ts';

const overlay = familyCase(fromFamily('overlay'), { readings: { 3.4: 'overlay' } });
const roles = familyCase(fromFamily('roles'), {});

const nothing: PartialDeal = {
  seats: 3,
  roles: [null, null, null],
  hands: [{ deck: deckId('main'), seats: [null, null, null] }],
  marked: false,
  names: [null, null, null],
};
const held = (...cards: string[]) =>
  cards.map((text) => {
    const [card, ...marks] = text.split('*');
    return { card: cardId(card!), attributes: marks.map(attribute) };
  });
const first = (cards: string[], complete: boolean, marked: boolean): PartialDeal => ({
  ...nothing,
  marked,
  hands: [{ deck: deckId('main'), seats: [{ cards: held(...cards), complete }, null, null] }],
});
const ids = (problem: ReturnType<typeof withPartialDeal>) => [
  ...new Set(problem.requirements.slice(0).map(({ id }) => id)),
];

describe('facts of a given deal', () => {
  it('nothing given, nothing added', () => {
    expect(withPartialDeal(overlay.problem, nothing)).toEqual(overlay.problem);
  });

  it('roles', () => {
    const { seatRoles } = withPartialDeal(roles.problem, {
      ...nothing,
      roles: [role('villager'), null, role('nobody')],
    });
    expect(seatRoles).toEqual([
      { id: '1=villager', seat: 0, roles: [1] },
      { id: '3=nobody', seat: 2, roles: [] },
    ]);
  });

  it.each<[string, string[], boolean, boolean, string[]]>([
    ['complete', ['a', 'c'], true, false, ['1:a', '1:c', '1:=a,c']],
    ['incomplete', ['a'], false, false, ['1:a']],
    ['two copies', ['b', 'b'], true, false, ['1:b,b', '1:=b,b']],
    ['marks', ['a*seer-mark*blue-mark', 'a'], true, true, ['1:a,a*blue-mark*seer-mark', '1:=a,a*blue-mark*seer-mark']],
    ['a card not in play', ['ghost'], false, false, ['1:ghost']],
    ['an empty hand', [], true, false, ['1:=']],
  ])('%s: %j', (_, cards, complete, marked, wanted) => {
    expect(ids(withPartialDeal(overlay.problem, first(cards, complete, marked)))).toEqual(wanted);
  });

  it('what is not in play cannot be kept, and counting says so', () => {
    const problem = withPartialDeal(overlay.problem, first(['ghost'], false, false));
    expect(legalDeals(problem)).toEqual([]);
    expect(arithmetic(problem)).toContainEqual({
      kind: 'absent',
      deck: 0,
      id: '1:ghost',
      statements: [{ kind: 'pin', id: '1:ghost' }],
    });
  });

  it('a set of marks that no card may carry cannot be kept', () => {
    expect(legalDeals(withPartialDeal(overlay.problem, first(['a*red-mark*blue-mark'], false, true)))).toEqual([]);
    expect(legalDeals(withPartialDeal(overlay.problem, first(['c*red-mark'], false, true)))).toEqual([]);
    expect(legalDeals(withPartialDeal(overlay.problem, first(['c*red-mark'], false, false))).length).toBeGreaterThan(0);
  });

  it('names the deck where there are several', () => {
    const two = familyCase(fromFamily('two-decks'), {});
    const given: PartialDeal = {
      ...nothing,
      seats: 2,
      roles: [null, null],
      hands: [
        { deck: deckId('heroes'), seats: [{ cards: held('zhang', 'liu'), complete: true }, null] },
        { deck: deckId('game'), seats: [null, { cards: held('dodge'), complete: false }] },
      ],
    };
    const problem = withPartialDeal(two.problem, given);
    const facts = problem.requirements.filter(({ kind }) => kind === 'fact');
    expect(facts.map(({ id, deck, seats }) => [id, deck, seats])).toEqual([
      ['1:zhang', 0, [0]],
      ['1:liu', 0, [0]],
      ['1:heroes/=zhang,liu', 0, [0]],
      ['2:dodge', 1, [1]],
    ]);
  });

  it('refuses a deal for another number of seats', () => {
    expect(() => withPartialDeal(overlay.problem, { ...nothing, seats: 4 })).toThrow(TypeError);
  });
});

describe('half-told deals', () => {
  const sources = familyCases
    .map((one) => ({
      ...one,
      legal: legalDeals(one.problem),
      free: legalDeals({ ...one.problem, requirements: [] }, 200),
    }))
    .filter(({ free }) => free.length > 0);
  const told = fc.constantFrom(...sources).chain((one) =>
    fc
      .tuple(
        fc.constantFrom(...one.free),
        fc.constantFrom(...(one.legal.length === 0 ? one.free : one.legal)),
        fc.boolean(),
      )
      .chain(([free, legal, useFree]) => randomPart(givenFrom(one.problem, useFree ? free : legal)))
      .map((given) => ({ one, given })),
  );

  it('leave open exactly the legal deals that agree with them', () => {
    let open = 0;
    let none = 0;
    fc.assert(
      fc.property(told, ({ one, given }) => {
        const agreeing = one.legal.filter((dealt) => agrees(givenFrom(one.problem, dealt), given));
        expect(legalDeals(withPartialDeal(one.problem, given))).toEqual(agreeing);
        agreeing.length > 0 ? open++ : none++;
      }),
      { seed: 5, numRuns: 250 },
    );
    expect(open).toBeGreaterThan(50);
    expect(none).toBeGreaterThan(20);
  });

  it('are broken by themselves only if no legal deal agrees, and then counting is never wrong either', () => {
    let broken = 0;
    fc.assert(
      fc.property(told, ({ one, given }) => {
        const agreeing = one.legal.filter((dealt) => agrees(givenFrom(one.problem, dealt), given));
        const violations = check(one.ruleset, one.selection, given);
        const conflicts = arithmetic(withPartialDeal(one.problem, given));
        if (agreeing.length > 0) expect([violations, conflicts]).toEqual([[], []]);
        if (violations.length > 0) broken++;
      }),
      { seed: 6, numRuns: 400 },
    );
    expect(broken).toBeGreaterThan(20);
  });
});

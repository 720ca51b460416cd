import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arithmetic } from '../../../src/arithmetic/arithmetic.ts';
import { check } from '../../../src/checker/check.ts';
import { compile } from '../../../src/counting/compile.ts';
import { complete } from '../../../src/deal/draw.ts';
import { partialDealOf } from '../../../src/deal/from-file.ts';
import { ground } from '../../../src/problem/ground.ts';
import { withPartialDeal } from '../../../src/problem/partial-deal.ts';
import type { Dealt, PartialDeal, Problem } from '../../../src/problem/problem.ts';
import { normalise } from '../../../src/problem/selection.ts';
import type { CardId, DeckId } from '../../../src/ruleset/model.ts';
import { type Verification, verify } from '../../../src/verbs/verify/answer.ts';
import { familyCase, familyCases, fromFamily } from '../../brute/family.ts';
import { legalDeals } from '../../brute/legal-deals.ts';
import { agrees, randomPart } from '../../brute/random-given.ts';
import { weightOf } from '../../brute/weight.ts';
import { shipped, shippedTexts } from '../../ruleset/shipped.ts';
import { blows, damaged, written } from '../../sat/damage.ts';
import { models } from '../../sat/models.ts';

const LIMITS = { seconds: 20 };
const nothing: ReadonlyMap<DeckId, readonly CardId[]> = new Map();

describe('the verdict on a given deal, against every legal deal one by one', () => {
  const cases = familyCases
    .map((one) => ({ ...one, legal: legalDeals(one.problem) }))
    .filter(({ legal }) => legal.length > 0);

  it('is what brute force says, for whole, damaged and half-told deals of the family', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...cases).chain((one) =>
          fc.record({
            one: fc.constant(one),
            given: fc.constantFrom(...one.legal).chain((dealt) =>
              fc.oneof(
                blows(true).map((hits) => damaged(one.problem, written(one.problem, dealt), hits)),
                randomPart(written(one.problem, dealt)),
              ),
            ),
          }),
        ),
        async ({ one: { ruleset, problem, legal }, given }) => {
          const verdict = await verify(ruleset, problem, given, nothing, LIMITS);
          const agreeing = legal.filter((dealt) => agrees(written(problem, dealt), given));
          const [only] = agreeing;
          if (only === undefined) {
            const broken = check(ruleset, problem.selection, given).length > 0;
            expect(verdict.verdict).toBe(broken ? 'illegal' : 'impossible');
          } else if (verdict.verdict === 'legal') {
            expect(agreeing).toHaveLength(1);
            expect(verdict.number).toBe(BigInt(legal.indexOf(only)));
          } else {
            expect(verdict).toMatchObject({ verdict: 'completable', completions: BigInt(agreeing.length) });
            expect(isWhole(problem, given)).toBe(false);
          }
        },
      ),
      { seed: 7, numRuns: 100 },
    );
  });

  it('draws completions by their weights', () => {
    const { ruleset, problem } = familyCase(fromFamily('marked-shuffles'), {});
    const legal = legalDeals(problem);
    const given: PartialDeal = { ...written(problem, legal[0]!), roles: legal[0]!.roles.map(() => null) };
    const half: PartialDeal = {
      ...given,
      hands: given.hands.map((hands) => ({
        ...hands,
        seats: hands.seats.map((hand, seat) => (seat === 0 ? hand : null)),
      })),
    };
    const agreeing = legal.filter((dealt) => agrees(written(problem, dealt), half));
    const total = agreeing.reduce((sum, dealt) => sum + weightOf(problem, dealt), 0n);
    const completions = compile(withPartialDeal(problem, half));
    expect([completions.legal, completions.weight]).toEqual([BigInt(agreeing.length), total]);
    const draws = 4000;
    const seen = new Map<string, number>();
    for (let seed = 0; seed < draws; seed++) {
      const { number, seats } = complete(ruleset, problem, completions, seatNames(problem), `seed ${seed}`);
      expect(agrees(partialDealOf(ruleset, { seats }), half)).toBe(true);
      seen.set(number, (seen.get(number) ?? 0) + 1);
    }
    for (const dealt of agreeing) {
      const share = Number(weightOf(problem, dealt)) / Number(total);
      const deviation = Math.sqrt(draws * share * (1 - share));
      // six standard deviations: less than once in 10^8 for each of the deals
      expect(Math.abs((seen.get(String(legal.indexOf(dealt))) ?? 0) - draws * share)).toBeLessThan(6 * deviation + 1);
    }
  });
});

describe('on the shipped rulesets', () => {
  it.each([...shippedTexts.keys()])(
    'checker, diagram and solver agree on damaged and half-told deals of %s',
    async (id) => {
      const ruleset = shipped(id);
      const problem = ground(
        ruleset,
        normalise(ruleset, { players: Math.min(...ruleset.tables.map(({ seats }) => seats)) }),
      );
      const diagram = compile(problem);
      await fc.assert(
        fc.asyncProperty(
          fc
            .bigInt({ min: 0n, max: diagram.legal - 1n })
            .map((number) => diagram.unrank(number))
            .chain((dealt) => blows(true).map((hits) => damaged(problem, written(problem, dealt), hits))),
          async (given) => {
            const verdict = await verify(ruleset, problem, given, nothing, LIMITS);
            agreed(verdict, withPartialDeal(problem, given), diagram.rank.bind(diagram));
          },
        ),
        { seed: 11, numRuns: 8 },
      );
    },
  );

  it('tells cards beyond the deck and cards that are missing', async () => {
    const ruleset = shipped('v1');
    const problem = ground(ruleset, normalise(ruleset, { players: 5 }));
    const whole = written(problem, compile(problem).unrank(0n));
    const twice = damaged(problem, whole, [{ what: 'duplicate', pick: [0, 0, 0, 4] }]);
    expect((await verify(ruleset, problem, twice, nothing, LIMITS)).decks).toEqual([
      { deck: 'main', extra: [{ card: 'vest', copies: 1 }], missing: [] },
    ]);
    const stranger = damaged(problem, whole, [{ what: 'stranger', pick: [0, 0, 0, 4] }]);
    expect((await verify(ruleset, problem, stranger, nothing, LIMITS)).decks).toEqual([
      { deck: 'main', extra: [{ card: 'stranger', copies: 1 }], missing: [{ card: 'vest', copies: 1 }] },
    ]);
  });

  it('holds a listed stock against the hands', async () => {
    const ruleset = fromFamily('stock');
    const { problem } = familyCase(ruleset, {});
    const dealt = legalDeals(problem)[0]!;
    const deck = problem.decks.findIndex(({ stock }) => stock);
    const { id, cards } = problem.decks[deck]!;
    const left = cards.flatMap(({ id: card, copies }, index) =>
      new Array<CardId>(copies - dealt.hands[deck]!.flat().filter((held) => held === index).length).fill(card),
    );
    const given = written(problem, dealt);
    const judged = (stock: readonly CardId[]) => verify(ruleset, problem, given, new Map([[id, stock]]), LIMITS);
    expect((await judged(left.toReversed())).verdict).toBe('legal');
    const short = await judged(left.slice(1));
    expect(short).toMatchObject({ verdict: 'illegal', decks: { [deck]: { missing: [{ card: left[0], copies: 1 }] } } });
    const long = await judged([...left, left[0]!]);
    expect(long).toMatchObject({ verdict: 'illegal', violations: [{ kind: 'fact', id: 'copies', cards: [left[0]] }] });
  });

  it('finds a card too many among undealt cards where the table has no stock', async () => {
    const ruleset = shipped('v1');
    const problem = ground(ruleset, normalise(ruleset, { players: 5 }));
    const [deck] = problem.decks;
    const whole = written(problem, compile(problem).unrank(0n));
    const judged = (given: typeof whole, stock: readonly CardId[]) =>
      verify(ruleset, problem, given, new Map([[deck!.id, stock]]), LIMITS);
    expect((await judged(whole, [])).verdict).toBe('legal');
    const [{ id: card }] = [deck!.cards[0]!];
    expect(await judged(whole, [card])).toMatchObject({
      verdict: 'illegal',
      decks: [{ extra: [{ card, copies: 1 }], missing: [] }],
      violations: [{ kind: 'fact', id: 'copies', cards: [card] }],
    });
  });

  it('answers at its limits what can be answered', async () => {
    const ruleset = shipped('v1');
    const problem = ground(ruleset, normalise(ruleset, { players: 6 }));
    const whole = written(problem, compile(problem).unrank(0n));
    const half = damaged(
      problem,
      { ...whole, roles: new Array(6).fill(null), marked: false },
      [0, 1, 2, 3, 4, 5].map((seat) => ({ what: 'forget-cards', pick: [0, seat, 0, 1] })),
    );
    // ten kilobytes are not enough to count, but the checker and the solver need none of them
    const tight = { seconds: 20, memory: 0.01 };
    const judged = (given: PartialDeal) => verify(ruleset, problem, given, nothing, tight);
    expect(await judged(whole)).toMatchObject({ verdict: 'legal', number: null });
    expect(await judged(half)).toMatchObject({ verdict: 'completable', completions: null });
    const saint = { cards: [{ card: 'saint' as CardId, attributes: [] }], complete: false }; // as: v1 has this card, not with 6 players
    const out: PartialDeal = {
      ...half,
      hands: half.hands.map((hands) => ({ ...hands, seats: hands.seats.with(2, saint) })),
    };
    expect(await judged(out)).toMatchObject({ verdict: 'illegal', violations: [{ id: 'copies', seats: [3] }] });
  });
});

function agreed(verdict: Verification, problem: Problem, rank: (dealt: Dealt) => bigint | null): void {
  const counted = compile(problem).legal;
  const possible = arithmetic(problem).length === 0 && !models(problem).next().done;
  expect(possible).toBe(counted > 0n);
  switch (verdict.verdict) {
    case 'legal':
      expect(counted).toBe(1n);
      expect(verdict.number).toBe(rank(verdict.dealt));
      break;
    case 'completable':
      expect(verdict.completions).toBe(counted);
      break;
    default:
      expect(counted).toBe(0n);
  }
}

function isWhole(problem: Problem, given: PartialDeal): boolean {
  return (
    given.roles.every((role) => role !== null || problem.roles.length === 1) &&
    given.hands.every(({ seats }) => seats.every((hand) => hand?.complete)) &&
    (given.marked || problem.decks.every(({ attributes: marks }) => marks === null))
  );
}

function seatNames(problem: Problem): readonly null[] {
  return new Array<null>(problem.seats).fill(null);
}

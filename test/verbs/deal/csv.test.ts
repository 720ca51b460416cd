import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/counting/compile.ts';
import { openDeal } from '../../../src/deal/read/format.ts';
import { listedSeats, seated } from '../../../src/deal/read/listing.ts';
import { toFile } from '../../../src/deal/to-file.ts';
import { ground } from '../../../src/problem/ground.ts';
import { normalise } from '../../../src/problem/selection.ts';
import { dealCsv } from '../../../src/verbs/deal/text.ts';
import { shipped } from '../../ruleset/shipped.ts';

const odd = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((name) => name.trim())
  .filter((name) => name !== '' && !/\p{Cc}|\p{Zl}|\p{Zp}/u.test(name));
const names = fc.uniqueArray(
  fc.oneof(odd, fc.constantFrom('=1+1', '+7', '-x', '@me', 'a,b', '"q"', "'=1", "'", '__proto__', '7')),
  {
    minLength: 8,
    maxLength: 8,
  },
);

describe('deals as a table', () => {
  it.each([
    ['v1', 6],
    ['v2', 7],
    ['hongmenyan', 10],
    ['sanguosha-melee', 3],
  ] as const)('come back as they went out: %s', async (id, players) => {
    const ruleset = shipped(id);
    const problem = ground(ruleset, normalise(ruleset, { players }));
    const diagram = compile(problem);
    const part = {
      dealt: diagram.unrank(diagram.legal / 3n),
      seed: null,
      index: null,
      number: diagram.legal / 3n,
      legal: diagram.legal,
    };
    await fc.assert(
      fc.asyncProperty(names, fc.constantFrom('zh' as const, 'en' as const), async (some, lang) => {
        const seats = Array.from({ length: players }, (_, k) => some[k] ?? null);
        const deal = toFile(ruleset, problem, { ...part, names: seats });
        const csv = dealCsv(ruleset, lang, false);
        const text = csv.head + csv.rows(deal);
        // no cell begins like a formula
        expect(
          text
            .slice(1)
            .split('\r\n')
            .flatMap((line) => line.split(','))
            .filter((cell) => /^[=+\-@\t]/.test(cell)),
        ).toEqual([]);
        const listing = await (await openDeal(new TextEncoder().encode(text), 'deal.csv')).read(ruleset);
        const given = seated(listing, ruleset, listedSeats(listing));
        expect(given.names).toEqual(seats);
        expect(given.roles).toEqual(deal.seats.map(({ role }) => role));
        for (const { deck, seats: hands } of given.hands) {
          expect(hands.map((hand) => hand?.cards.map(({ card, attributes }) => ({ card, attributes })))).toEqual(
            deal.seats.map(({ hands: own }) => own[deck]?.map(({ card, attributes }) => ({ card, attributes }))),
          );
        }
      }),
      { seed: 3, numRuns: 30 },
    );
  });

  it('tell deals of a batch apart', () => {
    const ruleset = shipped('hongmenyan');
    const csv = dealCsv(ruleset, 'zh', true);
    expect(csv.head).toBe('\uFEFF局,座位,玩家,身份,牌,属性\r\n');
  });
});

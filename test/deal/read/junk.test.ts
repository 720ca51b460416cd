import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDeal } from '../../../src/deal/read/format.ts';
import { listedSeats, seated } from '../../../src/deal/read/listing.ts';
import { FaultError, MOST_FAULTS } from '../../../src/fault.ts';
import { wordFault } from '../../../src/say/faults.ts';
import { shipped } from '../../ruleset/shipped.ts';

const v1 = shipped('v1');
const melee = shipped('sanguosha-melee');

const PASTED = `1. 苹果（杀手）：杀手、恶魔、狼人、先知、防弹衣
2. 楼兰（狼人）：杀手、狼人、巫师、占卜、？
4. 阿杰（平民）：占卜、先知、反狙击手、必杀*杀手属性、诅咒（狼人属性）
`;
const TABLE = '座位,玩家,身份,牌,属性\n1,苹果,杀手,杀手,\n1,苹果,杀手,必杀,杀手属性\n2,"楼\n兰",狼人,?,\n';
const JSON_TEXT = `{"format": "ninelives-deal/1", "players": 5, "ruleset": {"id": "v1", "fingerprint": null}, "selection": {"pins": []},
  "seats": [{"seat": 1, "name": "a\\"b", "role": "killer", "hands": {"main": [{"card": "slayer", "attributes": []}, "?"]}}]}`;

/** Characters that mean something to one reader or another, and some that mean nothing. */
const piece = fc.constantFrom(
  ...':：、，,;；()（）[]【】*＊×x?？.。#@="\'{}\\/／ \t\n\u3000\u200b\ufeff0123456789',
  '杀手',
  '必杀',
  '杀手属性',
  '苹果',
  '座位',
  '剩余牌',
  'Killer',
  'a',
  '\u{1F600}',
  '\ud800',
);
const junk = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

/** A real file with a few things cut out, doubled or put in. */
const damagedFile = fc
  .tuple(
    fc.constantFrom(PASTED, TABLE, JSON_TEXT),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 6 }), fc.oneof(junk, piece)), { maxLength: 4 }),
  )
  .map(([text, hits]) =>
    hits.reduce<string>((now, [place, cut, put]) => {
      const at = place % (now.length + 1);
      return now.slice(0, at) + put + now.slice(at + cut);
    }, text),
  );

describe('whatever a file holds', () => {
  it('it is read, or refused with sentences and places; nothing else happens', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(junk, damagedFile),
        fc.constantFrom('deal', 'deal.csv', 'deal.json'),
        async (text, file) => {
          await readsOrRefuses(new TextEncoder().encode(text), file);
        },
      ),
      { seed: 5, numRuns: 600 },
    );
  });

  it('bytes as well', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 80 }), (bytes) => readsOrRefuses(bytes, 'deal')),
      { seed: 6, numRuns: 200 },
    );
  });

  it.each([
    ['spaces after a bracket', `1. a (${' '.repeat(100_000)}`],
    ['spaces before the end', `1：杀手${' '.repeat(100_000)}x`],
    ['spaces before a number', `${' '.repeat(100_000)}x：杀手`],
    ['brackets', `1. ${'('.repeat(100_000)}：杀手`],
    ['closed brackets', `1. ${'()'.repeat(50_000)}：杀手`],
    ['colons', ':'.repeat(100_000)],
    ['stars', `1：杀手${'*'.repeat(100_000)}`],
    ['digits', `${'9'.repeat(100_000)}：杀手`],
    ['one card after the other', `1：${'杀手 '.repeat(100_000)}`],
    ['separators', `1：${'、'.repeat(100_000)}`],
    ['copies', `1：${'杀手×99、'.repeat(500)}`],
    ['quotes', `{"seats": "${'\\"'.repeat(1_000_000)}"}`],
    ['a long string of JSON', `{"seats": "${'x'.repeat(3_500_000)}"}`],
    ['a table of one cell', `座位,牌\n1,${'杀手、'.repeat(30_000)}`],
    ['a table of many columns', `座位,牌\n1${',杀手'.repeat(30_000)}`],
    ['a heading of many columns', `座位${',牌'.repeat(3000)}\n1${',杀手'.repeat(3000)}`],
  ])('%s without end do not hold it up', async (_, text) => {
    await readsOrRefuses(new TextEncoder().encode(text), 'deal');
  });
});

async function readsOrRefuses(bytes: Uint8Array, file: string): Promise<void> {
  for (const ruleset of [v1, melee]) {
    try {
      const listing = await (await openDeal(bytes, file)).read(ruleset);
      const seats = listedSeats(listing);
      if (seats < 10_000) seated(listing, ruleset, seats);
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      expect(error.faults.length).toBeGreaterThan(0);
      expect(error.faults.length).toBeLessThanOrEqual(MOST_FAULTS);
      for (const fault of error.faults) {
        expect(fault.kind).toBe('bad');
        for (const lang of ['zh', 'en'] as const) expect(wordFault(fault, lang)).not.toMatch(/undefined|NaN|^\S+ \{"/);
      }
    }
  }
}

import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../src/ruleset/fingerprint.ts';
import { readRuleset } from '../../src/ruleset/read/read.ts';
import { shipped, shippedText, shippedTexts } from './shipped.ts';

const v1 = shippedText('v1');
const of = (text: string) => fingerprint(readRuleset(text, { file: 'test.yaml' }));

/** The text with one piece replaced, which must be there. */
function changed(text: string, ...pieces: readonly (readonly [string, string])[]): string {
  return pieces.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`not in the text: ${from}`);
    return before.replace(from, to);
  }, text);
}

describe('the fingerprint keeps', () => {
  test.each<[string, string]>([
    ['prose', changed(v1, ['人人都有一张能当底牌的', '每人手里有底牌'])],
    ['names', changed(v1, ['zh: 恶魔, en: Demon', 'zh: 魔鬼, en: Devil'])],
    ['short forms', changed(v1, ['also: [反狙击]', 'also: [反狙击, 反狙]'])],
    ['comments', `# a comment\n${v1}`],
    [
      'the order of roles at a table',
      changed(v1, ['{ killer: 1, werewolf: 1, villager: rest }', '{ villager: rest, werewolf: 1, killer: 1 }']),
    ],
    ['the order of names inside apart', changed(v1, ['apart: [sniper, counter]', 'apart: [counter, sniper]'])],
    ['a name written twice in single', changed(v1, ['single: [slayer,', 'single: [slayer, slayer,'])],
    [
      'the order of limits',
      changed(v1, [
        '{ own: 2, other: 1, neutral: 3 }, unsided: none',
        '{ neutral: 3, other: 1, own: 2 }, unsided: none',
      ]),
    ],
    ['a Chinese name in the place of an id', changed(v1, ['apart: [sniper, counter]', 'apart: [狙击手, 反狙击]'])],
    [
      'the order of rules',
      changed(
        v1,
        [
          '  4.4.1: { zh: 狙击手和反狙击手不同手, en: Sniper and Counter-sniper never together, apart: [sniper, counter] }\n',
          '',
        ],
        ['\npresentation:', '  4.4.1: { zh: 甲, en: A, apart: [sniper, counter] }\n\npresentation:'],
      ),
    ],
    ['notes and duties', changed(v1, ['24小时内跟帖签到', '一天内跟帖签到'])],
    ['what inquiries are told', changed(v1, ['asks: [seer] }', 'asks: [prophet] }'])],
  ])('%s', (_, text) => {
    expect(of(text)).toBe(of(v1));
  });
});

describe('the fingerprint changes with', () => {
  const cases: [string, string][] = [
    ['the id', changed(v1, ['id: v1', 'id: v1-home'])],
    ['an id of a card', v1.replaceAll('soulbinder', 'binder')],
    ['copies', changed(v1, ['faction: killer, copies: 2, does', 'faction: killer, copies: 1, does'])],
    ['a faction', changed(v1, ['en: Bomb, faction: neutral', 'en: Bomb, faction: villager'])],
    ['the order of cards', swapBlocks(v1, '      slayer:\n', '      demon:\n', '      wolf:\n')],
    [
      'the order of roles',
      changed(
        v1,
        ['  killer: { zh: 杀手, en: killer, own: killer }\n', ''],
        ['  chooser: { zh', '  killer: { zh: 杀手, en: killer, own: killer }\n  chooser: { zh'],
      ),
    ],
    [
      'the order of attributes',
      changed(
        v1,
        ['      killer-mark: { zh: 杀手属性, en: killer attribute, also: [杀手标记], count: 2 }\n', ''],
        [
          '    exclusive: [[k',
          '      killer-mark: { zh: 杀手属性, en: killer attribute, count: 2 }\n    exclusive: [[k',
        ],
      ),
    ],
    ['a hand size', changed(v1, ['hands: { main: 4 }', 'hands: { main: 3 }'])],
    ['weights', changed(v1, ['weights: deals', 'weights: shuffles'])],
    ['a form', changed(v1, ['apart: [sniper, counter]', 'single: [sniper, counter]'])],
    [
      'a limit',
      changed(v1, [
        '{ own: 2, other: 1, neutral: 3 }, unsided: none',
        '{ own: 2, other: 1, neutral: 4 }, unsided: none',
      ]),
    ],
    ['who has no side', changed(v1, ['neutral: 3 }, unsided: none', 'neutral: 3 }, unsided: any'])],
    ['how many attributes', changed(v1, ['also: [狼人标记], count: 2', 'also: [狼人标记], count: 1'])],
    ['how attributes share a card', changed(v1, ['    exclusive: [[killer-mark, werewolf-mark]]\n', ''])],
    [
      'the default of a reading',
      changed(
        v1,
        ['    unaligned: { zh: 自选', '    zero: { zh: 自选'],
        ['    any-one: { zh', '    unaligned: { zh'],
        ['zero: {', 'any-one: {'],
      ),
    ],
    ['a table', changed(v1, ['  6:\n', '  7:\n'], ['seats: 6, public', 'seats: 7, public'])],
    ['a card left out', changed(v1, ['leave-out: [saint]', 'leave-out: [bomb]'])],
    ['what is public', changed(v1, ['presentation:\n', 'presentation:\n  public: { roles: [killer] }\n'])],
    [
      'what seats know',
      changed(v1, [
        'presentation:\n',
        'presentation:\n  knows: [{ zh: 知, en: know, who: { roles: [killer] }, learns: { roles: [werewolf] } }]\n',
      ]),
    ],
    ['which card may be last', changed(v1, ['last: own', 'last: [slayer]'])],
    ['a side to choose', changed(v1, ['silent: drawn', 'silent: villager'])],
    ['whether aliases are drawn', changed(v1, ['presentation:\n', 'presentation:\n  aliases: true\n'])],
    ['whether hands have an order', changed(v1, ['presentation:\n', 'presentation:\n  order: main\n'])],
  ];
  test.each(cases)('%s', (_, text) => {
    expect(of(text)).not.toBe(of(v1));
  });
  test('each of these differently', () => {
    expect(new Set([...cases.map(([, text]) => of(text)), of(v1)]).size).toBe(cases.length + 1);
  });
});

test('is 64 hex digits, and the same for a ruleset that went through JSON', () => {
  const ruleset = shipped('v2');
  expect(fingerprint(ruleset)).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprint(JSON.parse(JSON.stringify(ruleset)))).toBe(fingerprint(ruleset));
});

/** The text with two neighbouring blocks exchanged: from `first` to before `second`, and from `second` to before `end`. */
function swapBlocks(text: string, first: string, second: string, end: string): string {
  const [a, b, c] = [text.indexOf(first), text.indexOf(second), text.indexOf(end)];
  return text.slice(0, a) + text.slice(b, c) + text.slice(a, b) + text.slice(c);
}

test('the fingerprints of the shipped rulesets are frozen: every stream and every deal file holds one', () => {
  // A change here makes every published deal of that ruleset unverifiable: it needs a reason, and a line in the release notes.
  const found = Object.fromEntries([...shippedTexts.keys()].sort().map((id) => [id, fingerprint(shipped(id))]));
  expect(found).toMatchInlineSnapshot(`
    {
      "hongmenyan": "8b5b6f1aa3b25d815082f88b365fc06167c8d585d16b354d6e5cddafb99e48b9",
      "killer-5.0": "a6e4ca263852f6aa565994635f4b8d98da6dd6e496350e3fb5c0e9c3398ba546",
      "killer-forum": "f57370576dc878e36ffbe633b5df23d09c33a29997ca051871d9c0725c56c99f",
      "killer-police": "45aaff009975fe701155f7ac8c1795ccc5ec59154d33dd64a7432304293ec76d",
      "sanguosha-melee": "53b874030fc51d22703b1e794f95b23a39d1d6c3de31a52d729c0ec7c58cc9b3",
      "v1": "974dc6b346899c29e1731fa702160aa75fd1b59f2645f790d902594d55379546",
      "v2": "d783fda8fe21c7e689e4fc5f4cb88273624a5f06ca49c4c9a343149b1ac743dc",
    }
  `);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openDeal } from '../../../src/deal/read/format.ts';
import { listedSeats, seated } from '../../../src/deal/read/listing.ts';
import { type Fault, MOST_FAULTS } from '../../../src/fault.ts';
import type { PartialDeal } from '../../../src/problem/problem.ts';
import type { Ruleset } from '../../../src/ruleset/model.ts';
import { readRuleset } from '../../../src/ruleset/read/read.ts';
import { wordFault } from '../../../src/say/faults.ts';
import { faultsOfPromise } from '../../fault-of.ts';

const v1 = shipped('v1');
const v2 = shipped('v2');
const melee = shipped('sanguosha-melee');

/** Deal number 0 of v1 with 5 players, from issue 2. */
const LINES = `1. 苹果（杀手）：杀手、恶魔、狼人、先知、防弹衣
2. 楼兰（狼人）：杀手、狼人、巫师、占卜、狼毒
3. 警花（平民）：恶魔、巫师、狙击手、禁锢、特赦
4. 阿杰（平民）：占卜、先知、反狙击手、必杀*杀手属性、诅咒*狼人属性
5. 小雨（平民）：束魂、巫医、炸弹、庇佑*杀手属性、圣人*狼人属性
`;

const CARDS = [
  ['slayer', 'demon', 'wolf', 'prophet', 'vest'],
  ['slayer', 'wolf', 'witch', 'seer', 'wolfsbane'],
];

describe('pasted lines', () => {
  it('are read with number, name, role, cards and attributes', async () => {
    const given = await read(LINES, v1);
    expect(given.seats).toBe(5);
    expect(given.names).toEqual(['苹果', '楼兰', '警花', '阿杰', '小雨']);
    expect(given.roles).toEqual(['killer', 'werewolf', 'villager', 'villager', 'villager']);
    expect(hands(given).slice(0, 2)).toEqual(CARDS);
    expect(hands(given)[3]).toEqual(['seer', 'prophet', 'counter', 'deathblow*killer-mark', 'curse*werewolf-mark']);
    expect(given.marked).toBe(true);
    expect(given.hands[0]?.seats.every((hand) => hand?.complete)).toBe(true);
    expect(given.hands[0]?.seats[0]?.cards[1]?.place).toEqual({ file: 'deal', line: 1, column: 14 });
  });

  it.each([
    [
      'ASCII punctuation',
      (text: string) => text.replaceAll('（', '(').replaceAll('）', ')').replaceAll('：', ': ').replaceAll('、', ', '),
    ],
    [
      'full-width commas and stops',
      (text: string) => text.replaceAll('、', '，').replaceAll('. ', '．').replaceAll('\n', '。\n'),
    ],
    ['spaces between', (text: string) => text.replaceAll('、', ' ')],
    ['slashes between', (text: string) => text.replaceAll('、', '／')],
    ['numbers in brackets', (text: string) => text.replace(/^(\d)\. /gm, '（$1）')],
    ['numbers with 号', (text: string) => text.replace(/^(\d)\. /gm, '$1号 ')],
    [
      'full-width numbers and a comma',
      (text: string) => text.replace(/^(\d)\. /gm, (_, n: string) => `${'０１２３４５'[Number(n)]}、`),
    ],
    ['a colon after the number', (text: string) => text.replace(/^(\d)\. /gm, '$1：')],
    ['no numbers', (text: string) => text.replace(/^\d\. /gm, '')],
    ['another order', (text: string) => text.trim().split('\n').reverse().join('\n')],
    ['comments and empty lines', (text: string) => `# 第三局\n\n${text.replaceAll('\n', '\n\n')}`],
    ['attributes in brackets', (text: string) => text.replace(/\*(..属性)/g, '（$1）')],
    ['a full-width star', (text: string) => text.replaceAll('*', '＊')],
    ['short forms', (text: string) => text.replace('反狙击手', '反狙击').replaceAll('杀手属性', '杀手标记')],
    ['indents and trailing commas', (text: string) => text.replace(/^/gm, '  ').replaceAll('\n', '、\n')],
  ])('may have %s', async (_, change) => {
    const expected = await read(LINES, v1);
    const given = await read(change(LINES), v1);
    expect(hands(given)).toEqual(hands(expected));
    expect(given.roles).toEqual(expected.roles);
    expect(given.names).toEqual(expected.names);
  });

  it('may be in English and in ids', async () => {
    const english = LINES.replace(/[\u4e00-\u9fff]+(?=[、\n*])/g, (name) => card(name)?.name.en ?? name).replace(
      /（(杀手|狼人|平民)）/g,
      (_, role: string) => `（${v1.roles.find(({ name }) => name.zh === role)?.name.en}）`,
    );
    expect(english).toContain('Sniper');
    expect(hands(await read(english, v1))).toEqual(hands(await read(LINES, v1)));
    const marked = await read('1: Deathblow*killer attribute*werewolf attribute, Vest (killer attribute)', v1);
    expect(hands(marked)).toEqual([['deathblow*killer-mark*werewolf-mark', 'vest*killer-mark']]);
    const ids = LINES.replace(/[\u4e00-\u9fff]+(?=[、\n*])/g, (name) => card(name)?.id ?? name);
    expect(hands(await read(ids, v1))).toEqual(hands(await read(LINES, v1)));
  });

  it('may have the role behind a space', async () => {
    const spaced = LINES.replace(/（(.+?)）/gu, ' $1')
      .replace('2. ', '2号 ')
      .replace('警花 ', '警花　');
    const [given, expected] = [await read(spaced, v1), await read(LINES, v1)];
    expect([given.names, given.roles]).toEqual([expected.names, expected.roles]);
    expect(hands(given)).toEqual(hands(expected));
    const english = await read('1. Red Apple red vanguard: Strike\n2. red Ann: Dodge', melee);
    expect(english.names).toEqual(['Red Apple', 'red Ann']);
    expect(english.roles).toEqual([melee.roles.find(({ name }) => name.en === 'red vanguard')?.id, null]);
  });

  it('may leave cards, roles and seats open', async () => {
    const given = await read(
      '1. （杀手）：杀手、?、？\n2. 楼兰：占卜、先知、狙击手、圣人、炸弹\n3. 警花（？）\n4. （平民）：？\n5. 阿杰（平民）：',
      v1,
    );
    expect(given.roles).toEqual(['killer', null, null, 'villager', 'villager']);
    expect(given.hands[0]?.seats.map((hand) => hand && [hand.cards.length, hand.complete])).toEqual([
      [1, false],
      [5, true],
      null,
      [0, false],
      null,
    ]);
    expect(given.marked).toBe(false);
  });

  it('may have odd names', async () => {
    const names = ['苹果（小号）', 'a:b', '狙击手', '__proto__', '=1+1', '2pac', '👩‍👩‍👧', '[x]', '楼兰'];
    for (const name of names) {
      for (const line of [`1. ${name}（杀手）：杀手、恶魔`, `1. ${name}（？）: 杀手 恶魔`]) {
        const given = await read(line, v1);
        expect([given.names, hands(given)]).toEqual([[name], [['slayer', 'demon']]]);
      }
    }
    expect((await read('1. a:b：杀手、恶魔', v1)).names).toEqual(['a:b']);
    expect((await read('@007（杀手）：杀手、恶魔', v1)).names).toEqual(['007']);
    expect((await read('1. 杀手：杀手、恶魔', v1)).roles).toEqual(['killer']);
  });

  it('take several copies, cards with a slash in their name and several attributes', async () => {
    const given = await read(
      '1. 苹果（杀手）：杀手、庶民×2、狙击手／圣人*杀手属性*占卜属性、占卜/束魂（先知属性、狼人属性）',
      v2,
    );
    expect(hands(given)).toEqual([
      [
        'slayer',
        'commoner',
        'commoner',
        'sniper-saint*killer-mark*seer-mark',
        'seer-soulbinder*prophet-mark*werewolf-mark',
      ],
    ]);
    expect(hands(await read('1：庶民x3、庶民*1', v2))).toEqual([['commoner', 'commoner', 'commoner', 'commoner']]);
  });

  it.each<[string, string, string, number, number]>([
    ['an unknown card', '1. 苹果（杀手）：杀手、反阻击手', 'unknown-card', 1, 14],
    ['an unknown role', '1. 苹果（杀生）：杀手', 'unknown-role', 1, 7],
    ['an unknown attribute', '1. 苹果（杀手）：必杀*杀人属性', 'unknown-attribute', 1, 14],
    ['an unknown one of several', '1：杀手 恶魔 先只', 'unknown-card', 1, 9],
    ['no colon', '1. 苹果 杀手 恶魔', 'line-no-colon', 1, 12],
    ['two colons', '1. 苹果（杀手）：杀手：恶魔、圣人', 'line-two-colons', 1, 13],
    ['two colons round a card', '1：杀手：恶魔、圣人', 'line-two-colons', 1, 5],
    ['no copies', '1：杀手×0', 'card-copies', 1, 3],
    ['an attribute twice', '1：必杀*杀手属性*杀手属性', 'attribute-twice', 1, 11],
    ['a seat twice', '1：杀手\n1：恶魔', 'seat-twice', 2, 1],
    ['seat 0', '0：杀手\n1：恶魔', 'seat-range', 1, 1],
    ['a number that is none', '1：杀手\n99999999999999999999：恶魔', 'seats-unclear', 0, 0],
    ['a line without a number', '1：杀手\n苹果：恶魔', 'seat-numbers', 2, 1],
    ['two equal names', '1. 苹果：杀手\n2. 苹果：恶魔', 'name-twice', 2, 1],
    ['junk', 'lorem ipsum\ndolor sit', 'line-no-colon', 1, 12],
  ])('refuse %s', async (_, text, code, line, column) => {
    const faults = await faultsOfPromise(read(text, v1));
    expect(faults[0]).toMatchObject({ kind: 'bad', code });
    if (line > 0) expect(faults[0]?.place).toEqual({ file: 'deal', line, column });
    worded(faults);
  });

  it('tell what was probably meant', async () => {
    const [fault] = await faultsOfPromise(read('1：反阻击手', v1));
    expect(fault?.hint).toBe('反狙击手');
  });

  it('are told in one go, but not without end', async () => {
    expect(await faultsOfPromise(read('1：xx\n2：yy\n3：杀手', v1))).toHaveLength(2);
    expect((await faultsOfPromise(read('junk\n'.repeat(5000), v1))).length).toBeLessThanOrEqual(MOST_FAULTS);
  });
});

describe('tables', () => {
  const perCard = `座位,玩家,身份,牌,属性\n${rows()
    .flatMap(({ seat, name, role, cards }) => cards.map(([text, mark]) => `${seat},${name},${role},${text},${mark}`))
    .join('\n')}\n`;
  const perSeat = `seat,name,role,cards\n${rows()
    .map(
      ({ seat, name, role, cards }) =>
        `${seat},${name},${role},${cards.map(([text, mark]) => (mark ? `${text}*${mark}` : text)).join('、')}`,
    )
    .join('\n')}\n`;
  const perCell = `座位,玩家,身份,手牌1,手牌2,手牌3,手牌4,手牌5\n${rows()
    .map(
      ({ seat, name, role, cards }) =>
        `${seat},${name},${role},${cards.map(([text, mark]) => (mark ? `${text}*${mark}` : text)).join(',')}`,
    )
    .join('\n')}\n`;

  it.each([
    ['a row a card', perCard],
    ['a row a seat', perSeat],
    ['a cell a card', perCell],
    ['tabs', perCell.replaceAll(',', '\t')],
    ['semicolons', perCard.replaceAll(',', ';')],
    ['quotes', perSeat.replace(/,([^,\n]+)$/gm, ',"$1"')],
  ])('are read: %s', async (_, text) => {
    const [given, expected] = [await read(text, v1), await read(LINES, v1)];
    expect(hands(given)).toEqual(hands(expected));
    expect([given.names, given.roles, given.marked]).toEqual([expected.names, expected.roles, true]);
  });

  it.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 with the high byte first', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['lines of Windows', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
  ])('may be written in %s', async (_, encode) => {
    for (const text of [perCard, perSeat, LINES]) {
      expect(hands(await read(encode(text), v1))).toEqual(hands(await read(LINES, v1)));
    }
  });

  it('name decks in a column or above the cells', async () => {
    const [hero] = melee.decks[0]!.cards;
    const [game] = melee.decks[1]!.cards;
    const given = await read(
      `座位,牌堆,牌\n1,${melee.decks[0]!.id},${hero!.id}\n1,${melee.decks[1]!.name.zh},${game!.name.zh}`,
      melee,
    );
    expect(given.hands.map(({ seats }) => seats[0]?.cards.map(({ card: id }) => id))).toEqual([[hero!.id], [game!.id]]);
    const crossed = await faultsOfPromise(read(`座位,牌堆,牌\n1,${melee.decks[1]!.id},${hero!.id}`, melee));
    expect(crossed).toMatchObject([{ code: 'card-other-deck' }]);
  });

  it('may have a column a deck, and a row of undealt cards', async () => {
    const [heroes, game] = melee.decks;
    const text = `座位,身份,${heroes!.name.zh},${game!.name.en}\n1,红方前锋,${heroes!.cards[0]!.name.zh}、${heroes!.cards[1]!.name.zh},${game!.cards[0]!.name.zh}×2\n`;
    const given = await read(text, melee);
    expect(given.hands.map(({ seats }) => seats[0]?.cards.map(({ card: id }) => id))).toEqual([
      [heroes!.cards[0]!.id, heroes!.cards[1]!.id],
      [game!.cards[0]!.id, game!.cards[0]!.id],
    ]);
    for (const more of [`剩余牌,,${heroes!.cards[2]!.name.zh},`, `剩余牌（武将）：${heroes!.cards[2]!.name.zh}`]) {
      const whole = more.includes('：') ? `1：${heroes!.cards[0]!.name.zh}\n${more}` : `${text}${more}`;
      const listing = await (await openDeal(new TextEncoder().encode(whole), 'deal')).read(melee);
      expect([listing.seats.length, listing.stock]).toEqual([1, new Map([[heroes!.id, [heroes!.cards[2]!.id]]])]);
    }
  });

  it.each<[string, string, string]>([
    ['no known columns', 'a,b,c\n1,2,3', 'csv-columns'],
    ['a seat that is no number', '座位,牌\n一,杀手', 'seat-not-number'],
    ['an unknown card', '座位,牌\n1,杀首', 'unknown-card'],
    ['an unknown role', '座位,身份,牌\n1,杀首,杀手', 'unknown-role'],
    ['an unknown deck', '座位,牌堆,牌\n1,副,杀手', 'unknown-deck'],
    ['rows that disagree', '座位,玩家,牌\n1,苹果,杀手\n1,楼兰,恶魔', 'seat-conflict'],
    ['a seat twice', '座位,手牌\n1,杀手、恶魔\n1,圣人', 'seat-twice'],
    ['a row without a seat', '座位,牌\n,杀手', 'csv-row'],
    ['an open quote', '座位,牌\n1,"杀手', 'csv-broken'],
  ])('are refused with %s', async (_, text, code) => {
    const faults = await faultsOfPromise(read(text, v1, 'deal.csv'));
    expect(faults[0]).toMatchObject({ kind: 'bad', code, place: { file: 'deal.csv' } });
    worded(faults);
  });

  it('tell the line of a row, also below a cell of several lines', async () => {
    const faults = await faultsOfPromise(read('座位,玩家,手牌\n1,苹果,"杀手\n恶魔"\n2,楼兰,杀首', v1, 'deal.csv'));
    expect(faults[0]?.place).toEqual({ file: 'deal.csv', line: 4, column: 3 });
  });
});

describe('JSON', () => {
  const whole = {
    format: 'ninelives-deal/1',
    players: 2,
    seats: [
      {
        seat: 1,
        name: '苹果',
        role: 'killer',
        hands: { main: [{ card: 'slayer', name: '杀手', attributes: [] }, { card: '?' }] },
      },
      { seat: 2, role: null, hands: { main: ['必杀', { card: 'vest', attributes: ['killer-mark'] }] } },
    ],
  };

  it('is read whole or with parts missing', async () => {
    for (const text of [JSON.stringify(whole), JSON.stringify([whole]), `\uFEFF${JSON.stringify(whole, null, 2)}`]) {
      const given = await read(text, v1);
      expect(given.roles).toEqual(['killer', null]);
      expect(given.hands[0]?.seats.map((hand) => hand?.complete)).toEqual([false, true]);
      expect(hands(given)[1]).toEqual([card('必杀')!.id, 'vest*killer-mark']);
    }
    const bare = await read('{"seats":[{"seat":2},{"seat":1,"hands":{"main":null}}]}', v1);
    expect(bare.hands[0]?.seats).toEqual([null, null]);
  });

  it.each<[string, string, string, number, number]>([
    ['a broken one', '{"seats": [\n  {"seat": 1,}\n]}', 'json-broken', 2, 14],
    ['one that ends too early', '{"seats": [', 'json-broken', 1, 12],
    ['comments', '{"seats": [], // x\n}', 'json-broken', 1, 15],
    ['a key twice', '{"seats": [],\n "seats": []}', 'json-key-twice', 2, 2],
    ['a key twice inside', '{"seats": [{"seat": 1, "name": "a:", "name": "b"}]}', 'json-key-twice', 1, 38],
    ['no seats', '{"players": 5}', 'deal-field-missing', 1, 1],
    ['seats that are no list', '{"seats": {}}', 'deal-field', 1, 11],
    ['a field that is none', '{"seats": [{"seat": 1}], "seat": 1}', 'deal-field-unknown', 1, 34],
    ['a seat field that is none', '{"seats": [{"seat": 1,\n"hand": []}]}', 'deal-field-unknown', 2, 9],
    ['an unknown card', '{"seats": [{"hands": {"main": [\n"slayr"]}}]}', 'unknown-card', 2, 1],
    [
      'an unknown attribute',
      '{"seats": [{"hands": {"main": [{"card": "vest", "attributes": ["x-mark"]}]}}]}',
      'unknown-attribute',
      1,
      64,
    ],
    ['an unknown deck', '{"seats": [{"hands": {"mian": []}}]}', 'unknown-deck', 1, 31],
    ['an unknown role', '{"seats": [{"role": "kiler"}]}', 'unknown-role', 1, 21],
    ['many deals', '[{"seats": [{"seat": 1}]}, {"seats": [{"seat": 1}]}]', 'deals-many', 0, 0],
    ['lines of JSON', '{"seats": []}\n{"seats": []}\n', 'deals-many', 0, 0],
    ['a list of no deal', '[]', 'deals-many', 0, 0],
    ['a list of numbers', '[1]', 'deal-field', 1, 2],
    ['another format', '{"format": "ninelives-deal/2", "seats": [{"seat": 1}]}', 'deal-field', 1, 12],
  ])('is refused: %s', async (_, text, code, line, column) => {
    const faults = await faultsOfPromise(read(text, v1));
    expect(faults[0]).toMatchObject({ kind: 'bad', code });
    if (line > 0) expect(faults[0]?.place).toEqual({ file: 'deal', line, column });
    worded(faults);
  });

  it('nested without end is refused like any other junk', async () => {
    for (const text of ['['.repeat(200_000), `${'[{"a":'.repeat(50_000)}1`]) {
      expect((await faultsOfPromise(read(text, v1)))[0]?.code).toBe('json-broken');
    }
  });
});

function shipped(id: string): Ruleset {
  const file = new URL(`../../../rulesets/${id}.yaml`, import.meta.url);
  return readRuleset(readFileSync(file, 'utf8'), { file: `${id}.yaml` });
}

async function read(content: string | Uint8Array, ruleset: Ruleset, file = 'deal'): Promise<PartialDeal> {
  const open = await openDeal(typeof content === 'string' ? new TextEncoder().encode(content) : content, file);
  const listing = await open.read(ruleset);
  return seated(listing, ruleset, listedSeats(listing));
}

/** Cards of the first deck by seat, `card*attribute`. */
function hands(given: PartialDeal): string[][] {
  return given.hands[0]!.seats.map((hand) =>
    (hand?.cards ?? []).map(({ card: id, attributes }) => [id, ...[...attributes].sort()].join('*')),
  );
}

function card(zh: string) {
  return v1.decks[0]!.cards.find(({ name }) => name.zh === zh);
}

function rows() {
  return LINES.trim()
    .split('\n')
    .map((line) => {
      const [, seat, name, role, cards] = /^(\d)\. (.*)（(.*)）：(.*)$/.exec(line)!;
      return {
        seat,
        name,
        role,
        cards: cards!.split('、').map((item) => [item.split('*')[0]!, item.split('*')[1] ?? ''] as const),
      };
    });
}

function worded(faults: readonly Fault[]): void {
  for (const fault of faults) {
    for (const lang of ['zh', 'en'] as const) expect(wordFault(fault, lang)).not.toMatch(/undefined|\{"/);
  }
}

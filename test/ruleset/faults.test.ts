/** Every fault that the reader can find: its code, its place, and what was meant. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Fault, FaultError, type Place } from '../../src/fault.ts';
import { readRuleset } from '../../src/ruleset/read/read.ts';
import { wordFault } from '../../src/say/faults.ts';

const base = `id: small
name: { zh: 小, en: small }
about: { zh: 小, en: small }
factions:
  red: { zh: 红, en: red side }
  gray: { zh: 灰, en: gray side }
roles:
  boss: { zh: 头目, en: boss, own: red }
  folk: { zh: 百姓, en: folk }
  guest: { zh: 客, en: guest }
parameters:
  knives: { zh: 刀数, en: knives, min: 1, max: 3, default: 2 }
  first: { zh: 先, en: first, values: { red: { zh: 红, en: red }, gray: { zh: 灰, en: gray } }, default: red }
decks:
  main:
    zh: 牌
    en: cards
    cards:
      knife: { zh: 刀, en: Knife, faction: red, copies: knives }
      shield: { zh: 反狙击手, en: Shield, faction: gray, also: [盾] }
      stone: { zh: 石, en: Stone, faction: gray, copies: rest, also: [灰] }
  extra:
    zh: 副牌
    en: extra cards
    cards:
      coin: { zh: 币, en: Coin, copies: 9 }
attributes:
  '3.1': { zh: 星, en: stars, on: gray, kinds: { star: { zh: 星, en: star, count: 1 } } }
readings:
  '4.1':
    one: { zh: 一, en: one }
    two: { zh: 二, en: two }
tables:
  4:
    roles: { boss: 1, folk: rest }
    hands: { main: 2, extra: 1 }
    stock: extra
rules:
  4.1:
    zh: 刀盾
    en: knife and shield
    under:
      one: { apart: [knife, shield] }
      two: { of: boss, never: shield }
  4.10: { zh: 刀, en: knife, of: boss, holds: knife }
`;

test('the base of these tests is sound, and 4.1 is not 4.10', () => {
  const ruleset = readRuleset(base, { file: 'small.yaml' });
  expect(ruleset.rules.map((rule) => rule.id)).toEqual(['4.1', '4.10']);
});

/** `at`: the words at which the place points; none where the place is the file. */
type Case = [what: string, from: string, to: string, code: string, at: string, hint?: string];

const cases: Case[] = [
  // the text
  ['nothing', base, '', 'ruleset-empty', ''],
  ['only a comment', base, '# to come\n', 'ruleset-empty', ''],
  ['a list', base, '- a\n- b\n', 'ruleset-not-a-mapping', ''],
  ['nothing of a ruleset', base, 'services: {}', 'ruleset-no-ruleset', ''],
  ['another format', base, '{ "format": "ninelives-deal/1" }', 'ruleset-other-format', '"ninelives'],
  ['a sentence', base, 'Dear moderator', 'ruleset-not-a-mapping', ''],
  ['a NUL', 'zh: 小', 'zh: "小\0"', 'ruleset-not-text', ''],
  ['bytes that were no UTF-8', 'zh: 小', 'zh: \uFFFD', 'ruleset-not-text', ''],
  ['half a megabyte of junk', base, `a: ${'x'.repeat(600_000)}`, 'ruleset-too-large', ''],
  ['a bomb of anchors', base, bomb(), 'ruleset-too-large', ''],
  ['ten thousand brackets', base, `a: ${'['.repeat(100_000)}`, 'ruleset-too-deep', ''],
  ['an open brace', 'name: { zh: 小, en: small }', 'name: { zh: 小, en: small', 'ruleset-syntax', 'about:'],
  ['an anchor in itself', 'name: {', 'name: &a { x: *a,', 'ruleset-syntax', '*a'],
  ['a key that is a list', 'id: small', '? [a, b]\n: c\nid: small', 'ruleset-key-kind', '[a'],
  ['__proto__', 'id: small', '__proto__: 1\nid: small', 'ruleset-key-kind', '__proto__:'],
  ['a key twice', '  gray: {', '  red: { zh: 又红, en: again }\n  gray: {', 'ruleset-key-twice', 'red:'],
  ['a clause twice', '  4.10: {', '  4.1: {', 'ruleset-key-twice', '4.1:'],
  // the shape
  ['a slip in a section', 'factions:', 'fractions:', 'ruleset-key-unknown', 'fractions:', 'factions'],
  ['a slip in a card', 'faction: gray, also', 'facton: gray, also', 'ruleset-key-unknown', 'facton:', 'faction'],
  ['a slip in a form', 'holds: knife', 'hold: knife', 'ruleset-key-unknown', 'hold:', 'holds'],
  ['a form that is none', 'holds: knife', 'together: [knife, shield]', 'rule-form-unknown', 'together:'],
  [
    'a form that is none in a form',
    'apart: [knife, shield]',
    'all: [{ together: knife }]',
    'rule-form-unknown',
    'together:',
  ],
  // full-width signs
  ['a full-width colon at the top', 'id: small', 'id： small', 'ruleset-full-width', '： small'],
  ['a full-width colon before a brace', 'name: {', 'name： {', 'ruleset-full-width', '： {'],
  ['a full-width colon after a section', 'rules:\n', 'rules：\n', 'ruleset-full-width', '：'],
  ['a full-width colon at the first key', '    zh: 刀盾', '    zh：刀盾', 'ruleset-full-width', '：刀盾'],
  ['a full-width colon at the last key', 'knife and shield\n    under:', 'x\n    under：', 'ruleset-full-width', '：'],
  ['a full-width colon after a text', '    en: knife and shield', '    en：knife', 'ruleset-full-width', '：knife'],
  ['a full-width colon in braces', 'copies: 9', 'copies： 9', 'ruleset-full-width', '： 9'],
  ['a full-width colon and no blank', 'en: Coin', 'en：Coin', 'ruleset-full-width', '：Coin'],
  ['a full-width colon after a clause', '  4.10: {', '  4.10： {', 'ruleset-full-width', '： {'],
  ['a full-width comma between keys', '币, en', '币， en', 'ruleset-full-width', '， en'],
  ['a full-width comma in a list', '[knife, shield]', '[knife，shield]', 'ruleset-full-width', 'knife，'],
  ['the comma of a list in a sentence', '[knife, shield]', 'knife、shield', 'ruleset-full-width', 'knife、'],
  [
    'full-width parentheses',
    'name: { zh: 小, en: small }',
    'name: （zh: 小, en: small）',
    'ruleset-full-width',
    '（zh',
  ],
  ['full-width braces', 'name: { zh: 小, en: small }', 'name: ｛zh: 小, en: small｝', 'ruleset-full-width', '｛zh'],
  ['full-width brackets', '[knife, shield]', '［knife, shield］', 'ruleset-full-width', '］'],
  ['full-width quotes', 'en: knife and shield', 'en: “knife: shield”', 'ruleset-full-width', '“knife'],
  ['a full-width blank', '  red: {', '\u3000\u3000red: {', 'ruleset-full-width', '\u3000'],
  ['nothing but full-width colons', base, 'id：small\nname：small', 'ruleset-full-width', '：small'],
  // words of YAML
  ['a tab', '  red: {', '\tred: {', 'ruleset-syntax', '\tred'],
  ['a comma in a sentence', 'en: knife, of', 'en: knife, of course yes, of', 'ruleset-comma', 'of'],
  ['no tables', section('tables:', 'rules:'), '', 'ruleset-key-missing', 'id:'],
  ['no English', 'zh: 反狙击手, en: Shield,', 'zh: 反狙击手,', 'ruleset-key-missing', 'shield:'],
  ['no deck', section('decks:', 'attributes:'), 'decks: none\n', 'ruleset-kind', 'none'],
  ['words for a number', 'min: 1', 'min: one', 'ruleset-kind', 'one'],
  ['a map for a list', 'apart: [knife, shield]', 'apart: { knife: 1 }', 'ruleset-kind', '{'],
  ['half a seat', '{ main: 2,', '{ main: 2.5,', 'ruleset-kind', '2.5'],
  ['other weights', '    zh: 副牌', '    weights: dice\n    zh: 副牌', 'ruleset-value', 'dice'],
  ['an empty list', 'apart: [knife, shield]', 'apart: []', 'ruleset-list-short', '[]'],
  ['fewer than none', '{ main: 2,', '{ main: -2,', 'ruleset-number', '-2'],
  ['a number in quotes', 'copies: 9', 'copies: "9"', 'amount-shape', '"9"'],
  ['half a card', 'copies: 9', 'copies: 1.5', 'amount-shape', '1.5'],
  ['a sum', 'copies: knives', 'copies: knives + 1', 'amount-shape', 'knives + 1'],
  ['a full-width number', 'boss: 1,', 'boss: １,', 'amount-shape', '１'],
  ['no amount', 'copies: 9', 'copies: ', 'amount-shape', '}'],
  ['a million and one', '{ main: 2,', '{ main: 1000001,', 'ruleset-number', '1000001'],
  ['a Chinese id', '      knife: {', '      刀子: {', 'ruleset-key-shape', '刀子:'],
  ['a table in words', '  4:\n', '  four:\n', 'ruleset-key-shape', 'four:'],
  ['a clause with a space', '  4.10: {', '  rule 4.10: {', 'ruleset-key-shape', 'rule'],
  // the names
  [
    'an unknown card',
    'apart: [knife, shield]',
    'apart: [knife, 反阻击手]',
    'ruleset-name-unknown',
    '反阻击手]',
    '反狙击手',
  ],
  ['an unknown role', 'of: boss, holds', 'of: bos, holds', 'ruleset-name-unknown', 'bos', 'boss'],
  ['an unknown faction', 'own: red', 'own: rd', 'ruleset-name-unknown', 'rd', 'red'],
  ['an unknown parameter', 'copies: knives', 'copies: knifes', 'ruleset-name-unknown', 'knifes', 'knives'],
  ['an unknown deck', 'stock: extra', 'stock: extras', 'ruleset-name-unknown', 'extras', 'extra'],
  [
    'an unknown attribute',
    'stars, on: gray,',
    'stars, on: gray, counts: { stat: 1 },',
    'ruleset-name-unknown',
    'stat:',
    'star',
  ],
  ['one name for two', 'holds: knife', 'holds: 灰', 'ruleset-name-ambiguous', '灰'],
  ['a reserved id', '      coin:', '      rest:', 'ruleset-id-reserved', 'rest:'],
  ['a card like a faction', '      coin:', '      gray:', 'ruleset-id-twice', 'gray:'],
  ['two cards of one name', 'also: [盾]', 'also: [ＳＴＯＮＥ]', 'ruleset-name-twice', 'stone:'],
  // roles, decks, parameters, tables
  ['two kinds of side', 'own: red }', 'own: red, may-own: gray }', 'role-own-and-may-own', 'boss:'],
  [
    'two pools',
    section('decks:', 'attributes:'),
    section('decks:', 'attributes:').replaceAll('    zh:', '    pool: true\n    zh:'),
    'deck-pool-twice',
    'true',
  ],
  ['two rests in a deck', 'faction: gray, also', 'copies: rest, also', 'deck-rest-twice', 'rest'],
  ['a least of no rest', 'faction: gray, also', 'least: 1, also', 'rule-word-misplaced', 'least:'],
  ['min over max', 'min: 1', 'min: 4', 'parameter-bounds', '4'],
  ['a default outside', 'default: 2', 'default: 4', 'parameter-default-outside', '4'],
  ['no default for a table', 'default: 2', 'default: { 5: 2 }', 'parameter-default-missing', 'default:'],
  ['two defaults', 'default: 2', "default: { 4: 2, '3-5': 1 }", 'table-twice', "'3-5':"],
  ['a default of no value', 'default: red', 'default: reb', 'parameter-value-unknown', 'reb', 'red'],
  ['a default refused', 'default: red', 'default: red, allow: { 4: gray }', 'parameter-default-refused', 'red'],
  ['a choice as a count', 'copies: knives', 'copies: first', 'amount-not-a-number', 'first'],
  ['a range backwards', '  4:\n', '  9-4:\n', 'seats-shape', '9-4:'],
  ['a million seats', '  4:\n', '  4-1000000:\n', 'seats-shape', '4-1000000:'],
  ['no table at all', section('tables:', 'rules:'), 'tables: {}\n', 'table-none', 'tables:'],
  ['a table in two ranges', '  4:\n', '  4, 3-5:\n', 'table-twice', '4'],
  ['two rests at a table', 'boss: 1,', 'boss: rest,', 'table-rest-twice', 'rest'],
  ['a hand not given', '{ main: 2, extra: 1 }', '{ main: 2 }', 'table-hand-missing', 'hands:'],
  ['a hand of one not there', 'extra: 1 }', 'extra: { boss: 1, folk: 1, guest: 1 } }', 'table-role-absent', 'guest:'],
  ['a stock of a full deck', 'stock: extra', 'stock: main', 'table-stock-rest', 'main'],
  // clauses and readings
  ['no form', ', of: boss, holds: knife', '', 'rule-form-none', '4.10:'],
  ['two forms', 'holds: knife', 'holds: knife, never: stone', 'rule-form-many', 'never:'],
  ['a form beside under', '    under:', '    of: boss\n    under:', 'rule-form-many', 'of:'],
  ['may-hold alone', 'holds: knife', 'holds: knife, may-hold: stone', 'rule-word-misplaced', 'may-hold:'],
  ['unsided without sides', 'holds: knife', 'at-most: { stone: 1 }, unsided: any', 'rule-word-misplaced', 'unsided:'],
  ['only without what', 'of: boss, holds: knife', 'only: boss', 'ruleset-key-missing', '4.10:'],
  ['of inside any', 'of: boss, holds: knife', 'any: [{ of: boss, never: stone }]', 'rule-of-inside', 'of:'],
  ['only inside not', 'of: boss, holds: knife', 'not: { only: boss, may-hold: stone }', 'rule-of-inside', 'only:'],
  ['of twice', 'holds: knife', 'all: [{ of: folk, never: stone }]', 'rule-of-twice', 'of:'],
  ['apart from nothing', 'apart: [knife, shield]', 'apart: knife', 'rule-apart-short', 'knife'],
  ['by without under', 'holds: knife', 'holds: knife, by: 4.1', 'rule-by-alone', 'by:'],
  ['under without readings', '    under:', '    by: 4.11\n    under:', 'rule-reading-none', '4.11', '4.1'],
  ['an unknown reading', 'two: { of', 'tow: { of', 'rule-under-unknown', 'tow:', 'two'],
  ['a reading left out', '      two: { of: boss, never: shield }\n', '', 'rule-under-missing', 'under:'],
  ['a fact and a rule', "  '3.1':", "  '4.10':", 'rule-and-attributes', '4.10:'],
  ['two decks in one clause', 'apart: [knife, shield]', 'apart: [knife, coin]', 'rule-decks', 'one:'],
  ['one answer', '    two: { zh: 二, en: two }\n', '', 'reading-short', "'4.1':"],
  [
    'a reading for nothing',
    "  '4.1':\n",
    "  4.2: { a: { zh: 甲, en: a }, b: { zh: 乙, en: b } }\n  '4.1':\n",
    'reading-unused',
    '4.2:',
  ],
  // attributes
  ['attributes on two decks', 'stars, on: gray', 'stars, on: [gray, coin]', 'attributes-decks', '[gray'],
  [
    'two clauses for a deck',
    'count: 1 } } }',
    'count: 1 } } }\n  3.2: { zh: 甲, en: a, on: gray, kinds: { moon: { zh: 月, en: moon, count: 1 } } }',
    'attributes-deck-twice',
    '3.2:',
  ],
  [
    'an attribute twice',
    'count: 1 } } }',
    'count: 1 } } }\n  3.2: { zh: 甲, en: a, on: coin, kinds: { star: { zh: 星, en: star, count: 1 } } }',
    'ruleset-id-twice',
    'star:',
  ],
  [
    'an attribute of another clause',
    'count: 1 } } }',
    'count: 1 } } }\n  3.2: { zh: 甲, en: a, on: coin, kinds: { moon: { zh: 月, en: moon } }, counts: { moon: 1, star: 1 } }',
    'attribute-elsewhere',
    'star:',
  ],
  ['an attribute without a number', ', count: 1 }', ' }', 'attribute-uncounted', 'star:'],
  ['attributes without cards', 'stars, on: gray', 'stars', 'ruleset-key-missing', "'3.1':"],
  [
    'an attribute that shares a card and is none',
    'stars, on: gray,',
    'stars, on: gray, only-with: { star: [star] }, exclusive: [[star, moon]],',
    'ruleset-name-unknown',
    'moon]]',
  ],
  // what the outputs need
  [
    'places without a judge',
    'rules:',
    'presentation: { places: { deck: main, direction: clockwise } }\nrules:',
    'places-judge',
    'places:',
  ],
  [
    'an unknown parameter in a note',
    'rules:',
    "presentation: { notes: [{ zh: '{knifes}', en: '{knives}' }] }\nrules:",
    'note-parameter-unknown',
    "'{knifes}'",
    'knives',
  ],
  [
    'seats of a note',
    'rules:',
    'presentation: { notes: [{ zh: 甲, en: a, seats: x-y }] }\nrules:',
    'seats-shape',
    'seats:',
  ],
  ['an unknown side', 'rules:', choice('silent: redd'), 'choice-side-unknown', 'redd', 'red'],
  ['a side that is closed', 'rules:', choice('silent: red', ', seats: 9'), 'choice-side-closed', 'red'],
  [
    'three camps',
    'rules:',
    camps(
      'a: { zh: 甲, en: a, roles: boss }, b: { zh: 乙, en: b, roles: folk }, c: { zh: 丙, en: c, roles: folk }',
      'first',
    ),
    'camps-two',
    'camps:',
  ],
  [
    'camps without a first',
    'rules:',
    camps('a: { zh: 甲, en: a, roles: boss }, b: { zh: 乙, en: b, roles: folk }', 'knives'),
    'camps-first',
    'knives',
  ],
];

describe('a ruleset file with', () => {
  test.each<Case>(cases)('%s', (_, from, to, code, at, hint) => {
    if (!base.includes(from)) throw new Error(`not in the base: ${from}`);
    const text = base.replace(from, () => to);
    const faults = faultsOf(text);
    const fault = faults.find((one) => one.code === code);
    expect(fault, JSON.stringify(faults)).toBeDefined();
    expect(fault?.place?.file).toBe('small.yaml');
    expect(
      wordsAt(text, fault?.place).startsWith(at) && (at !== '' || fault?.place?.line === undefined),
      JSON.stringify(fault),
    ).toBe(true);
    if (hint !== undefined) expect(fault?.hint).toBe(hint);
  });
});

test('an unknown card is told in one sentence, with what was meant', () => {
  const [fault] = faultsOf(base.replace('apart: [knife, shield]', 'apart: [knife, 反阻击手]'));
  expect(fault && wordFault(fault, 'en')).toBe('small.yaml:43:29: unknown card 反阻击手 (did you mean 反狙击手?)');
});

test.each<[from: string, to: string, en: string, zh: string]>([
  [
    'copies: 9',
    'copies: "9"',
    'small.yaml:26:40: 9 is no amount: write a whole number without quotes (0 to 1,000,000), the id of a parameter, or rest; nothing is calculated here',
    'small.yaml:26:40: “9”不是数量：写不带引号的整数（0 到 1000000）、参数的编号，或 rest；这里不做算术',
  ],
  [
    'copies: knives',
    'copies: knives + 1',
    'small.yaml:19:56: knives + 1 is no amount: write a whole number without quotes (0 to 1,000,000), the id of a parameter, or rest; nothing is calculated here',
    'small.yaml:19:56: “knives + 1”不是数量：写不带引号的整数（0 到 1000000）、参数的编号，或 rest；这里不做算术',
  ],
  [
    'name: {',
    'name： {',
    'small.yaml:2:5: YAML does not take the full-width ： for punctuation; write :',
    'small.yaml:2:5: 全角的“：”在 YAML 里不算标点；要写 :',
  ],
  [
    'apart: [knife, shield]',
    'together: [knife, shield]',
    'small.yaml:43:14: there is no form together; a clause says one of holds, never, only, apart, single, at-most, at-least, all, any and not',
    'small.yaml:43:14: 没有“together”这种形式；一条规则写其中一个：holds、never、only、apart、single、at-most、at-least、all、any 和 not',
  ],
  ['name: { zh: 小, en: small }', 'name: { zh: 小, en: small', '', 'small.yaml:3:1: 不是正确的 YAML：'],
])('%s as %s is told in both languages', (from, to, en, zh) => {
  const [fault] = faultsOf(base.replace(from, to));
  if (fault === undefined) throw new Error('no fault');
  expect(wordFault(fault, 'en')).toContain(en);
  expect(wordFault(fault, 'zh')).toContain(zh);
});

test('the words of YAML are said in both languages', () => {
  for (const bad of [
    'a: b: c',
    'a: [b',
    'a: "b',
    '\ta: b',
    'a: *b',
    'a: "\\q"',
    'a: @b',
    '--- a\n--- b',
    '&a &b c: d',
  ]) {
    for (const fault of faultsOf(bad)) {
      expect(fault.code, bad).toBe('ruleset-syntax');
      expect(wordFault(fault, 'zh').replace(/^[^：]*YAML：/, ''), bad).toMatch(/[一-鿿]/);
      expect(wordFault(fault, 'en'), bad).toMatch(/this is no proper YAML: [a-z]/);
    }
    expect(faultsOf(bad).length, bad).toBeGreaterThan(0);
  }
});

test('faults come all together, in the order of the text', () => {
  const text = base
    .replace('holds: knife', 'holds: knive')
    .replace('own: red', 'own: rad')
    .replace('stock: extra', 'stock: extre');
  expect(faultsOf(text).map((fault) => [fault.place?.line, fault.hint])).toEqual([
    [8, 'red'],
    [37, 'extra'],
    [45, 'knife'],
  ]);
});

test('an attribute that a plan does not count cannot share a card', () => {
  const text = base
    .replace('kinds: {', 'kinds: { moon: { zh: 月, en: moon },')
    .replace('stars, on: gray,', 'stars, on: gray, exclusive: [[star, moon]],');
  expect(faultsOf(text).map((fault) => fault.code)).toContain('attribute-not-counted');
});

test('more than 4,096 sets on one card are refused', () => {
  const many = Array.from({ length: 13 }, (_, i) => `m${i}: { zh: 属${i}, en: mark ${i}, count: 1 }, `).join('');
  const text = base.replace('kinds: { star:', `kinds: { ${many}star:`);
  expect(faultsOf(text).map((fault) => fault.code)).toContain('attribute-sets-many');
});

describe('every code of the reader', () => {
  const used = new Set(
    readdirSync('src/ruleset', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [
        ...readFileSync(`src/ruleset/${file}`, 'utf8').matchAll(
          /\b(?:note|fail|found|bad)\(\s*'([a-z0-9-]+)'|fault\(\s*'bad',\s*'([a-z0-9-]+)'/g,
        ),
      ])
      .flatMap(([, code, other]) => code ?? other ?? [])
      .filter((code) => code.includes('-')),
  );
  test('is tried here', () => {
    expect(used.size).toBeGreaterThan(50);
    const tried = new Set<string>([
      ...cases.map(([, , , code]) => code),
      'attribute-not-counted',
      'attribute-sets-many',
    ]);
    const elsewhere = [
      'ruleset-is-folder',
      'ruleset-unreadable',
      'extends-not-found',
      'extends-cycle',
      'extends-same-id',
      'extends-drop-unknown',
      'ruleset-name-dropped',
    ];
    expect([...used].filter((code) => !tried.has(code) && !elsewhere.includes(code))).toEqual([]);
  });
});

function faultsOf(text: string): readonly Fault[] {
  try {
    readRuleset(text, { file: 'small.yaml' });
  } catch (error) {
    if (error instanceof FaultError) return error.faults;
    throw error;
  }
  return [];
}

/** The rest of the line from a place on. */
function wordsAt(text: string, place: Place | undefined): string {
  if (place?.line === undefined) return '';
  return (text.split('\n')[place.line - 1] ?? '').slice((place.column ?? 1) - 1);
}

function section(from: string, to: string): string {
  return base.slice(base.indexOf(from), base.indexOf(to));
}

function bomb(): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let i = 1; i < 9; i += 1)
    lines.push(
      `a${i}: &a${i} [${Array(10)
        .fill(`*a${i - 1}`)
        .join(', ')}]`,
    );
  return lines.join('\n');
}

function choice(silent: string, more = ''): string {
  return `presentation: { choice: { rule: 2, role: folk, zh: 选, en: choose, sides: { red: { zh: 红, en: red${more} } }, ${silent} } }\nrules:`;
}

function camps(list: string, first: string): string {
  return `presentation: { camps: { camps: { ${list} }, first: ${first}, direction: clockwise } }\nrules:`;
}
